// Prepared answers about one subject, and the words of it that a talk must contain. The classifier alone finds the medicines for drinking in
// "is there anything besides ibuprofen that works".

type Subject = { ids: readonly string[]; words: RegExp }

const subjects: readonly Subject[] = [
  {
    ids: [
      'other-drinking-medicine',
      'medicine-for-drinking',
      'alcohol-craving',
      'alcohol-taper',
      'drinking-limits',
      'hangover-help',
      'anxiety-after-drinking',
      'alcohol-for-guests',
      'sober-hosting',
      'dry-january',
    ],
    words:
      /\b(drink\w*|drank|drunk|alcohol\w*|beers?|wine|vodka|whiske?y|booze|liquor|hung ?over|hangover|sober|bars?|naltrexone|antabuse|tom(o|a|ar|e|ando|aba)|beb\w+|cervezas?|vino|copas?|tragos?|crud[oa]|borrach\w*|naltrexona)\b/,
  },
  {
    ids: ['night-eating', 'bingeing', 'food-addiction-real', 'after-binge-next-day', 'hungry-since-quitting'],
    words:
      /\b(eat\w*|ate|food|bing\w*|meals?|snack\w*|fridge|hungry|starv\w*|sugar|weigh\w*|diet\w*|com(er|i|o|e|iendo)|comida|atrac\w*|picar|refri|hambre|azucar|peso|dieta)\b/,
  },
  {
    ids: ['body-image'],
    words:
      /\b(body|mirror|weigh\w*|fat|skinny|ugly|scars?|teeth|(hate|how) (how )?i look|compar\w*|cuerpo|espejo|gord[oa]|flac[oa]|fe[oa]|cicatrices|dientes|me veo)\b/,
  },
  {
    ids: ['caffeine'],
    words:
      /\b(too much|how much|all day|anxiety|anxious|headache|jitter\w*|addict\w*|trigger\w*|bad for|energy drinks?|caffeine|cafeina|demasiado|ansiedad|dolor|bebidas)\b/,
  },
  {
    ids: ['borrow-from-family'],
    words:
      /\b(borrow\w*|len[dt]\w*|loan|bail|owe[ds]?|ask(ed|ing)? (my|them|him|her)|help me pay|prest\w+|pedir\w*|deb(o|er))\b/,
  },
  {
    ids: ['blames-me', 'not-my-fault-relative'],
    words:
      /\b(blam\w*|fault|because of me|(make|makes|made|drive|drives|driving) (him|her|them)|my doing|caus\w*|nag\w*|culpa\w*|por mi|lo hago|la hago|regan\w*)\b/,
  },
]

/** Whether a talk (normalized) has a word of what a prepared answer is about. */
export const namesSubject = (id: string, talk: string): boolean =>
  subjects.every(({ ids, words }) => !ids.includes(id) || words.test(talk))
