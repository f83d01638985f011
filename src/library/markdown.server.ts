// Converts Markdown to a tree at build time with react-markdown. Raw HTML stays text; URLs are sanitized.
import { Fragment, isValidElement, type ReactNode } from 'react'
import Markdown from 'react-markdown'
import type { ArticleNode } from './text-tree.ts'

/** The tree of a Markdown text, without white space between blocks. */
export function treeOf(markdown: string): ArticleNode[] {
  return nodesOf(Markdown({ children: markdown })).filter(
    (node) => typeof node !== 'string' || node.trim() !== '',
  )
}

type Props = { children?: ReactNode; href?: string; start?: number }

function nodesOf(rendered: ReactNode): ArticleNode[] {
  if (typeof rendered === 'string') return [rendered]
  if (Array.isArray(rendered)) return rendered.flatMap(nodesOf)
  if (!isValidElement<Props>(rendered)) return []
  const { children, href, start } = rendered.props
  if (rendered.type === Fragment) return nodesOf(children)
  const holdsBlocks = ['ul', 'ol', 'li', 'blockquote'].includes(String(rendered.type))
  return [
    {
      tag: String(rendered.type),
      ...(href === undefined ? {} : { href }),
      ...(start === undefined ? {} : { start }),
      children: nodesOf(children).filter((node) => !holdsBlocks || node !== '\n'),
    },
  ]
}
