// An article as a tree of elements and as plain text, for search, excerpts and reading aloud.

/** A text or an element with children, generated from Markdown at build time. */
export type ArticleNode = string | ArticleElement
export type ArticleElement = { tag: string; href?: string; start?: number; children: ArticleNode[] }

export function textOf(node: ArticleNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

const blocks = new Set(['h2', 'h3', 'p', 'li'])

function isBlock(node: ArticleNode): node is ArticleElement {
  return typeof node !== 'string' && (blocks.has(node.tag) || node.children.some(isBlock))
}

/** The paragraphs and headings to read aloud. */
export function paragraphsOf(nodes: ArticleNode[]): string[] {
  return nodes
    .flatMap((node) => {
      if (typeof node === 'string') return []
      return node.children.some(isBlock)
        ? paragraphsOf(node.children)
        : [textOf(node).replaceAll('\n', ' ').trim()]
    })
    .filter((paragraph) => paragraph !== '')
}

/** The second-level headings: the table of contents. */
export function headingsOf(nodes: ArticleNode[]): string[] {
  return nodes.flatMap((node) => (typeof node !== 'string' && node.tag === 'h2' ? [textOf(node)] : []))
}

/** The fragment id of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
