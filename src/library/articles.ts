// The fifteen articles in order. Their texts are the Markdown files in articles/.
import { titles } from './titles.ts'

export const categories = [
  'Psychology',
  'Nutrition',
  'Fitness',
  'Spiritual',
  'Breathwork',
  'Self-Care',
] as const
export type ArticleCategory = (typeof categories)[number]

export type Article = {
  id: string
  title: string
  excerpt: string
  category: ArticleCategory
  /** Minutes to read plus minutes of practice in the article. */
  readTime: number
  practiceMinutes: number
  tags: string[]
  /** The next step in Cairn that the article ends with. */
  next: { label: string; to: string }
}

export const articles: Article[] = [
  {
    id: 'addiction-brain-changes',
    title: titles['addiction-brain-changes'],
    excerpt:
      'Why wanting can grow while liking fades, what a craving really is, and how the same brain that learned addiction learns its way out.',
    category: 'Psychology',
    readTime: 8,
    practiceMinutes: 2,
    tags: ['brain', 'dopamine', 'cravings', 'urge surfing', 'hope'],
    next: { label: 'Breathe through a small wave', to: '/breathe' },
  },
  {
    id: 'attachment-theory-recovery',
    title: titles['attachment-theory-recovery'],
    excerpt:
      'Our first bonds taught us what to expect from others. What that has to do with addiction, and how security can be earned later in life.',
    category: 'Psychology',
    readTime: 10,
    practiceMinutes: 4,
    tags: ['attachment', 'relationships', 'childhood', 'trust', 'sponsor'],
    next: { label: 'Find a room that is there every week', to: '/meetings' },
  },
  {
    id: 'polyvagal-theory-addiction',
    title: titles['polyvagal-theory-addiction'],
    excerpt:
      'Racing, shut down, or safe: a simple ladder of body states, what each of them needs, and an honest word about what science does not agree on.',
    category: 'Psychology',
    readTime: 12,
    practiceMinutes: 5,
    tags: ['nervous system', 'trauma', 'vagus nerve', 'calm', 'grounding'],
    next: { label: 'Follow a slow breath', to: '/breathe' },
  },
  {
    id: 'jungian-archetypes-recovery',
    title: titles['jungian-archetypes-recovery'],
    excerpt:
      'A letter from Carl Jung stands near the start of Alcoholics Anonymous. Meet the figures he described, and talk with a part of yourself.',
    category: 'Psychology',
    readTime: 15,
    practiceMinutes: 8,
    tags: ['Jung', 'shadow', 'archetypes', 'inner work', 'writing'],
    next: { label: 'Share what you found, first names only', to: '/forum' },
  },
  {
    id: '12-steps-psychology',
    title: titles['12-steps-psychology'],
    excerpt:
      'What each group of Steps asks for, what research says about why it works, what people misunderstand, and what to do if a room does not fit.',
    category: 'Psychology',
    readTime: 12,
    practiceMinutes: 5,
    tags: ['12 steps', 'AA', 'NA', 'groups', 'evidence', 'first meeting'],
    next: { label: 'Find a first meeting', to: '/meetings' },
  },
  {
    id: 'detox-nutrition-guide',
    title: titles['detox-nutrition-guide'],
    excerpt:
      'What the body is short of after drinking or using, what to eat when you can hardly eat, and how steady food makes steadier days.',
    category: 'Nutrition',
    readTime: 10,
    practiceMinutes: 3,
    tags: ['nutrition', 'early recovery', 'withdrawal', 'blood sugar', 'vitamins', 'low budget'],
    next: { label: 'Know the danger signs of withdrawal', to: '/help/withdrawal' },
  },
  {
    id: 'gut-brain-connection',
    title: titles['gut-brain-connection'],
    excerpt:
      'How belly and mind talk with each other, what alcohol and drugs do to that talk, and what food can and can’t do about it.',
    category: 'Nutrition',
    readTime: 12,
    practiceMinutes: 5,
    tags: ['microbiome', 'nutrition', 'mood', 'fermented food', 'mindful eating'],
    next: { label: 'Put a meal plan on this week’s list', to: '/recovery-tracker' },
  },
  {
    id: 'movement-as-medicine',
    title: titles['movement-as-medicine'],
    excerpt:
      'Why moving a little eases cravings, mood and sleep, how much is enough, when more is not better, and ten minutes for any body.',
    category: 'Fitness',
    readTime: 15,
    practiceMinutes: 10,
    tags: ['exercise', 'mood', 'sleep', 'cravings', 'walking', 'habits'],
    next: { label: 'Mark today’s movement as done', to: '/recovery-tracker' },
  },
  {
    id: 'basic-kung-fu-workout',
    title: titles['basic-kung-fu-workout'],
    excerpt:
      'Stand, breathe, strike the air, and stop an inch before. Eleven minutes that train strength, and the pause between wanting and acting.',
    category: 'Fitness',
    readTime: 18,
    practiceMinutes: 11,
    tags: ['kung fu', 'exercise', 'anger', 'discipline', 'body', 'boundaries'],
    next: { label: 'Breathe for five minutes afterward', to: '/breathe' },
  },
  {
    id: 'entheogen-research-awareness',
    title: titles['entheogen-research-awareness'],
    excerpt:
      'A sober look at psilocybin, ibogaine and the rest: real findings, real dangers, special questions in recovery, and wonder without a substance.',
    category: 'Spiritual',
    readTime: 20,
    practiceMinutes: 10,
    tags: ['psychedelics', 'research', 'safety', 'awe', 'spirituality', 'medicines'],
    next: { label: 'Talk it over in a meeting first', to: '/meetings' },
  },
  {
    id: 'box-breathing-basics',
    title: titles['box-breathing-basics'],
    excerpt:
      'A pattern you can learn in a minute and use anywhere. Why it works, the common mistakes, and what to do if holding is not for you.',
    category: 'Breathwork',
    readTime: 12,
    practiceMinutes: 6,
    tags: ['breathing', 'anxiety', 'cravings', 'sleep', 'beginners'],
    next: { label: 'Breathe the box now', to: '/breathe' },
  },
  {
    id: 'wim-hof-method',
    title: titles['wim-hof-method'],
    excerpt:
      'Ice, quick breathing and determination: what studies found, why the breathing can kill in water, and a safe way to keep the good part.',
    category: 'Breathwork',
    readTime: 16,
    practiceMinutes: 9,
    tags: ['Wim Hof', 'cold', 'breathing', 'safety', 'distress tolerance'],
    next: { label: 'Choose slow breathing instead', to: '/breathe' },
  },
  {
    id: 'havening-techniques',
    title: titles['havening-techniques'],
    excerpt:
      'Slow strokes and a small task for the mind: how to use them for everyday stress, what is known, what is not, and when to go with a professional.',
    category: 'Self-Care',
    readTime: 18,
    practiceMinutes: 11,
    tags: ['touch', 'self-soothing', 'stress', 'trauma', 'sleep', 'loneliness'],
    next: { label: 'Write down who and what helps you', to: '/safety-plan' },
  },
  {
    id: 'masculine-feminine-healing',
    title: titles['masculine-feminine-healing'],
    excerpt:
      'Two families of strength live in every human being. How we lost one of them, what addiction lent us, and how to call the missing half home.',
    category: 'Spiritual',
    readTime: 22,
    practiceMinutes: 14,
    tags: ['gender', 'balance', 'boundaries', 'self-compassion', 'family', 'spirituality'],
    next: { label: 'Tell others which sentence you still obey', to: '/forum' },
  },
  {
    id: 'local-resource-integration',
    title: titles['local-resource-integration'],
    excerpt:
      'The eight kinds of help, where to ask, how to tell a good place, what to say on the phone, and a map that you draw for yourself.',
    category: 'Self-Care',
    readTime: 20,
    practiceMinutes: 13,
    tags: ['community', 'treatment', 'housing', 'helplines', 'planning', 'recovery capital'],
    next: { label: 'Search meetings near you and online', to: '/meetings' },
  },
]

/** The four stats below the list; hours are rounded. */
export const libraryStats = {
  articles: articles.length,
  categories: new Set(articles.map((article) => article.category)).size,
  hours: Math.round(articles.reduce((sum, article) => sum + article.readTime, 0) / 60),
  tags: new Set(articles.flatMap((article) => article.tags)).size,
}

export function articleOf(id: string): Article | undefined {
  return articles.find((article) => article.id === id)
}
