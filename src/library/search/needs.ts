// What people search for in their own words, and the articles that answer it. Works offline.

type Need = { words: RegExp; articles: string[] }

const needs: Need[] = [
  {
    words: /\b(relaps\w*|slip(ped)?|lapsed?|used again|drank again|i (used|drank)|fell off|start over)\b/,
    articles: ['addiction-brain-changes', '12-steps-psychology', 'local-resource-integration'],
  },
  {
    words: /\b(insomnia|sleepless|awake|(can'?t|cannot|not) sleep|trouble sleeping|nightmares?)\b/,
    articles: ['box-breathing-basics', 'movement-as-medicine', 'havening-techniques'],
  },
  {
    words:
      /\b(craving|an urge|strong urges?|want(ing)? (to|a) (drink|beer|use|smoke|bet|gamble|get high)|need a drink|about to (use|drink)|tempted)\b/,
    articles: ['addiction-brain-changes', 'box-breathing-basics', 'movement-as-medicine'],
  },
  {
    words:
      /\b((everyone|everybody|friends|they all) (drinks?|uses?|smokes?)|party|parties|peer pressure|say no|social)\b/,
    articles: ['masculine-feminine-healing', '12-steps-psychology', 'attachment-theory-recovery'],
  },
  {
    words: /\b(feel(ing)? (nothing|numb|empty|flat)|numb|empty|bored|boredom|no joy|anhedonia)\b/,
    articles: ['addiction-brain-changes', 'polyvagal-theory-addiction', 'movement-as-medicine'],
  },
  {
    words: /\b(lonely|alone|loneliness|no friends|isolated|trust)\b/,
    articles: ['attachment-theory-recovery', 'havening-techniques', 'local-resource-integration'],
  },
  {
    words: /\b(anxious|anxiety|panic|worry|worried|nervous|stress(ed)?|overwhelmed)\b/,
    articles: ['box-breathing-basics', 'polyvagal-theory-addiction', 'havening-techniques'],
  },
  {
    words: /\b(angry|rage|furious|temper|mad at)\b/,
    articles: ['basic-kung-fu-workout', 'polyvagal-theory-addiction', 'movement-as-medicine'],
  },
  {
    words: /\b(depress\w*|sad|hopeless|down)\b/,
    articles: ['movement-as-medicine', 'gut-brain-connection', 'polyvagal-theory-addiction'],
  },
  {
    words: /\b(shame|ashamed|guilt\w*|hate myself|worthless)\b/,
    articles: ['masculine-feminine-healing', 'jungian-archetypes-recovery', '12-steps-psychology'],
  },
  {
    words: /\b(hungry|appetite|eat(ing)?|food|sugar|weight|diet|shak(y|es|ing)|detox|withdrawals?|sick)\b/,
    articles: ['detox-nutrition-guide', 'gut-brain-connection'],
  },
  {
    words: /\b(first meeting|higher power|god|sponsor|aa|na|steps?)\b/,
    articles: ['12-steps-psychology', 'attachment-theory-recovery'],
  },
  {
    words: /\b(rehab|treatment|housing|homeless|job|money|insurance|therapist|doctor)\b/,
    articles: ['local-resource-integration'],
  },
  {
    words: /\b(trauma\w*|ptsd|flashbacks?|triggered|abused?)\b/,
    articles: ['polyvagal-theory-addiction', 'havening-techniques', 'attachment-theory-recovery'],
  },
  {
    words: /\b(mushrooms?|shrooms|lsd|ketamine|ayahuasca|mdma|microdos\w*)\b/,
    articles: ['entheogen-research-awareness'],
  },
]

/** The articles that answer a search in everyday words, best first. */
export function articlesForNeed(query: string): string[] {
  const words = query.normalize('NFC').replaceAll('’', "'").toLowerCase()
  return [...new Set(needs.filter((need) => need.words.test(words)).flatMap((need) => need.articles))]
}

/** The situations on the library's first screen; each is a search. */
export const situations = ['I can’t sleep', 'I slipped', 'Everyone drinks', 'I feel nothing'] as const
