import { Bookmark, Clock } from 'lucide-react'
import { Badge } from '../platform/ui/badge.tsx'
import { ButtonLink } from '../platform/ui/button.tsx'
import { ArticleScene } from './article-scene.tsx'
import { tones } from './article-tones.ts'
import type { Article } from './articles.ts'
import { HighlightedText } from './search/highlighted-text.tsx'
import { ReadingMark } from './your-reading.tsx'

type ArticleCardProps = {
  article: Article
  words: string[]
  /** An excerpt with the search hit. */
  snippet?: { text: string; words: string[] } | undefined
  saved: boolean
  /** The library URL with its search, to return to. */
  from: string
}

export function ArticleCard({ article, words, snippet, saved, from }: ArticleCardProps) {
  const more = article.tags.length - 3
  return (
    <li className="group relative flex flex-col gap-3 rounded-card border border-line bg-paper-raised p-5 shadow-card transition-colors duration-150 hover:border-pine">
      <div className="-mx-5 -mt-5 mb-1 overflow-hidden rounded-t-card">
        <ArticleScene id={article.id} category={article.category} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={tones[article.category]}>{article.category}</Badge>
        <span className="flex items-center gap-3 text-sm text-ink-soft">
          {saved ? (
            <span className="flex items-center gap-1 text-pine">
              <Bookmark aria-hidden size={16} strokeWidth={1.75} /> Saved
            </span>
          ) : null}
          <span className="flex items-center gap-1">
            <Clock aria-hidden size={16} strokeWidth={1.75} /> {article.readTime} min
          </span>
        </span>
      </div>
      <h2 id={`title-${article.id}`} className="text-xl">
        <HighlightedText text={article.title} words={words} />
      </h2>
      <p className="line-clamp-3 text-ink-soft">
        <HighlightedText text={article.excerpt} words={words} />
      </p>
      {snippet ? (
        <p className="border-l-3 border-dawn pl-3 text-sm text-ink-soft">
          <span className="sr-only">In the text: </span>
          <HighlightedText text={snippet.text} words={snippet.words} />
        </p>
      ) : null}
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {article.tags.slice(0, 3).map((tag) => (
          <li key={tag}>
            <Badge tone="plain">
              <span>
                <HighlightedText text={tag} words={words} />
              </span>
            </Badge>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Badge tone="plain">+{more} more</Badge>
          </li>
        ) : null}
      </ul>
      {/* The link covers the whole card, so that a click anywhere opens the article. */}
      <div className="mt-auto flex min-h-11 items-center justify-between gap-3">
        <ButtonLink
          to={`/library/${article.id}`}
          state={{ from }}
          variant="outline"
          aria-describedby={`title-${article.id}`}
          className="shrink-0 after:absolute after:inset-0 after:rounded-card"
        >
          Read Article
        </ButtonLink>
        <ReadingMark id={article.id} />
      </div>
    </li>
  )
}
