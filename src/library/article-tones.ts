import type { ArticleCategory } from './articles.ts'

/** The badge color of each category. */
export const tones: Record<ArticleCategory, 'sky' | 'moss' | 'sand' | 'dawn'> = {
  Psychology: 'sky',
  Nutrition: 'sand',
  Fitness: 'dawn',
  Spiritual: 'moss',
  Breathwork: 'sky',
  'Self-Care': 'sand',
}
