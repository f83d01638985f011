// An article's text as a tree of elements, and as plain words: for search, for its excerpts, and for reading aloud.

/** A text, or an element with its children. The build writes these from the Markdown, so that no page carries a parser. */
export type Node = string | Element
export type Element = { tag: string; href?: string; start?: number; children: Node[] }

export function textOf(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

const blocks = new Set(['h2', 'h3', 'p', 'li'])

function isBlock(node: Node): node is Element {
  return typeof node !== 'string' && (blocks.has(node.tag) || node.children.some(isBlock))
}

/** What is worth reading aloud, one after another, headings included. */
export function paragraphsOf(nodes: Node[]): string[] {
  return nodes
    .flatMap((node) => {
      if (typeof node === 'string') return []
      return node.children.some(isBlock)
        ? paragraphsOf(node.children)
        : [textOf(node).replaceAll('\n', ' ').trim()]
    })
    .filter((paragraph) => paragraph !== '')
}

/** The headings of the second level, in order: the article's contents. */
export function headingsOf(nodes: Node[]): string[] {
  return nodes.flatMap((node) => (typeof node !== 'string' && node.tag === 'h2' ? [textOf(node)] : []))
}

/** The address of a heading inside its page. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
