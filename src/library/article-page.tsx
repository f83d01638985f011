import { ArrowRight, Clock, TriangleAlert } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useRead } from '../platform/browser/call.browser.ts'
import { Badge } from '../platform/ui/badge.tsx'
import { ButtonLink } from '../platform/ui/button.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleScene } from './article-scene.tsx'
import { type ArticleText, articleText } from './article-text.browser.ts'
import { tones } from './article-tones.ts'
import { ArticleTools } from './article-tools.tsx'
import { type ArticleReview, articleReviews } from './contract.ts'
import { ContinueHere, UsefulMark } from './reading-here.tsx'
import { useReadingPlace } from './reading-place.browser.ts'
import { nextSourceCheck, sourcesChecked } from './source-check.ts'
import type { ArticleSource } from './sources.ts'
import { anchorOf, headingsOf, paragraphsOf } from './text-tree.ts'
import { TimeLeft } from './time-left.tsx'

/** An article page with its text loaded, so that prerendering and hydration match. */
export async function articlePage(id: string): Promise<ComponentType> {
  const content = await articleText(id)
  return function LoadedArticle() {
    return <ArticlePage content={content} />
  }
}

function ArticlePage({ content }: { content: ArticleText }) {
  const { article, text, cautions, sources } = content
  const body = useRef<HTMLDivElement>(null)
  const offer = useReadingPlace(article.id, body)
  const aloud = [article.title, article.excerpt, ...cautions, ...paragraphsOf(text)]
  return (
    <div className="page pb-section">
      <BackLink />
      <article className="grid grid-cols-1 lg:grid-cols-[minmax(0,43.6em)_minmax(14rem,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <header className="article-text grid grid-cols-1 gap-5 pb-6">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone={tones[article.category]}>{article.category}</Badge>
            <span className="flex items-center gap-1.5 text-sm text-ink-soft">
              <Clock aria-hidden size={16} strokeWidth={1.75} />
              {article.readTime} min, including {article.practiceMinutes} of practice
            </span>
          </p>
          <h1 className="text-4xl sm:text-5xl">{article.title}</h1>
          <p className="text-[1.15em] text-ink-soft">{article.excerpt}</p>
          <PreparedBy id={article.id} />
          <ul aria-label="Tags" className="flex flex-wrap gap-2 print:hidden">
            {article.tags.map((tag) => (
              <li key={tag}>
                <Badge tone="plain">{tag}</Badge>
              </li>
            ))}
          </ul>
          <ArticleTools id={article.id} paragraphs={aloud} />
        </header>
        <Contents headings={headingsOf(text)} />
        <div className="article-text">
          <TimeLeft body={body} minutes={article.readTime} />
          <div className="mb-6 overflow-hidden rounded-card">
            <ArticleScene id={article.id} category={article.category} />
          </div>
          {cautions.length > 0 ? <Caution paragraphs={cautions} /> : null}
          <div ref={body}>
            <ArticleBody text={text} />
          </div>
          <UsefulMark id={article.id} />
          <aside
            aria-label="One next step"
            className="mt-10 grid justify-items-start gap-3 rounded-card bg-moss p-6 print:hidden"
          >
            <p className="font-display text-[1.3em] font-semibold">One next step</p>
            <ButtonLink to={article.next.to}>
              {article.next.label} <ArrowRight aria-hidden strokeWidth={1.75} />
            </ButtonLink>
          </aside>
          <Sources named={sources} />
        </div>
      </article>
      <div className="mt-8">
        <BackLink />
      </div>
      {offer ? <ContinueHere {...offer} /> : null}
    </div>
  )
}

/** Returns to the list with its search, if the reader came from there. */
function BackLink() {
  const { state } = useLocation()
  const [to, setTo] = useState('/library')
  useEffect(() => {
    const from: unknown = state?.from
    if (typeof from === 'string' && from.startsWith('/library')) setTo(from)
  }, [state])
  return (
    <ButtonLink to={to} variant="quiet" className="-ml-5 mt-4 mb-2 print:hidden">
      ← Back to Library
    </ButtonLink>
  )
}

function Caution({ paragraphs }: { paragraphs: string[] }) {
  return (
    <section
      aria-label="Please read this first"
      className="mb-8 grid break-inside-avoid gap-3 rounded-card border-2 border-line-strong bg-sand p-5 sm:p-6"
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <TriangleAlert aria-hidden strokeWidth={1.75} className="shrink-0 text-clay" /> Please read this first
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="text-[0.9em] text-ink-soft">This article is not medical advice.</p>
    </section>
  )
}

function Contents({ headings }: { headings: string[] }) {
  return (
    <nav
      aria-label="On this page"
      className="self-start lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-6 print:hidden"
    >
      <p className="mb-3 font-semibold max-lg:sr-only">On this page</p>
      <ol className="contents-list">
        {headings.map((heading) => (
          <li key={heading}>
            <Link to={`#${anchorOf(heading)}`} replace className="text-ink-soft hover:text-ink">
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Names a reviewer only where the operator's settings do. Without a response from the server no one is named. */
function PreparedBy({ id }: { id: string }) {
  const { data } = useRead(articleReviews)
  const review = data?.find(({ article }) => article === id)
  return (
    <p className="text-sm text-ink-soft">
      Prepared by the Cairn project from the sources below; <ReviewedBy review={review} />
    </p>
  )
}

function ReviewedBy({ review }: { review: ArticleReview | undefined }) {
  if (!review) return 'not yet reviewed by a clinician.'
  return (
    <>
      {review.isCurrent ? '' : 'an earlier version was '}reviewed by <bdi>{review.reviewer}</bdi> on{' '}
      {day.format(new Date(review.date))}
      {review.isCurrent ? '' : ', this one not yet'}.
    </>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function Sources({ named }: { named: ArticleSource[] }) {
  return (
    <section aria-label="Sources" className="mt-10 border-t border-line pt-6 text-[0.9em]">
      <h2 className="mb-3 text-[1.3em]">Sources</h2>
      <ul className="grid gap-2.5 text-ink-soft">
        {named.map(({ author, year, title, published }) => (
          <li key={title}>
            {`${author} (${year}). `}
            <cite>{title}</cite>
            {`${/[?!.]$/.test(title) ? '' : '.'} ${published}.`}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        {`Sources last checked on ${day.format(new Date(sourcesChecked))}; next check by ${day.format(new Date(nextSourceCheck))}. `}
        Something wrong or unclear? <a href="/contact">Tell us.</a>
      </p>
    </section>
  )
}
