import type { Category } from './articles.ts'

/** The tint of each category's badge. */
export const tones: Record<Category, 'sky' | 'moss' | 'sand' | 'dawn'> = {
  Psychology: 'sky',
  Nutrition: 'sand',
  Fitness: 'dawn',
  Spiritual: 'moss',
  Breathwork: 'sky',
  'Self-Care': 'sand',
}
