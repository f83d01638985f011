import type { Category } from './articles.ts'

/** The badge color of each category. */
export const tones: Record<Category, 'sky' | 'moss' | 'sand' | 'dawn'> = {
  Psychology: 'sky',
  Nutrition: 'sand',
  Fitness: 'dawn',
  Spiritual: 'moss',
  Breathwork: 'sky',
  'Self-Care': 'sand',
}
