// Article texts, one chunk each, loaded when an article is opened or the library is searched.
import type { Article } from './articles.ts'
import type { ArticleSource } from './sources.ts'
import type { ArticleNode } from './text-tree.ts'

export type ArticleText = {
  article: Article
  text: ArticleNode[]
  cautions: string[]
  sources: ArticleSource[]
}

const files = import.meta.glob<ArticleText>('./articles/*.md', { import: 'default' })

/** Loads an article's text with its sources and cautions; throws if there is none. */
export async function articleText(id: string): Promise<ArticleText> {
  const read = files[`./articles/${id}.md`]
  if (!read) throw new Error(`there is no article ${id}`)
  return read()
}
