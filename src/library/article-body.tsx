// Renders an article's tree as styled elements.
import { Fragment, type ReactNode } from 'react'
import { type ArticleElement, type ArticleNode, anchorOf, textOf } from './text-tree.ts'

const list = 'my-[0.9em] grid marker:text-pine'

function elementOf(element: ArticleElement): ReactNode {
  const inside = <Nodes of={element.children} />
  switch (element.tag) {
    case 'h2': {
      const title = textOf(element)
      const practice = title.startsWith('Practice')
      return (
        <h2
          id={anchorOf(title)}
          className={`mt-[1.6em] mb-[0.5em] ${practice ? 'rounded-2xl bg-moss px-5 py-3 text-[1.4em]' : 'text-[1.55em]'}`}
        >
          {inside}
        </h2>
      )
    }
    case 'p':
      return <p className="my-[0.9em]">{inside}</p>
    case 'ul':
      return <ul className={`${list} list-disc gap-[0.45em] pl-[1.4em]`}>{inside}</ul>
    case 'ol':
      return (
        <ol
          start={element.start}
          className={`${list} list-decimal gap-[0.6em] pl-[1.6em] marker:font-semibold`}
        >
          {inside}
        </ol>
      )
    case 'li':
      return <li className="pl-1 [&>p]:my-0">{inside}</li>
    case 'blockquote':
      return (
        <blockquote className="my-[1.2em] rounded-2xl border-l-4 border-dawn bg-sand px-5 py-2">
          {inside}
        </blockquote>
      )
    case 'strong':
      return <strong className="font-semibold">{inside}</strong>
    case 'em':
      return <em>{inside}</em>
    case 'a':
      return <a href={element.href}>{inside}</a>
    case 'br':
      return <br />
    default:
      return inside
  }
}

function Nodes({ of }: { of: ArticleNode[] }) {
  return of.map((node, place) => (
    <Fragment key={place}>{typeof node === 'string' ? node : elementOf(node)}</Fragment>
  ))
}

export function ArticleBody({ text }: { text: ArticleNode[] }) {
  return <Nodes of={text} />
}
