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
    ids: ['relapsed-now', 'learn-from-relapse'],
    words:
      /\b(drank|drunk|drink\w*|us(ed|ing)|relaps\w*|slip\w*|laps\w*|smok\w*|bet|gambl\w*|bing\w*|high|fell off|messed up|screwed up|picked up|went back|porn|watched|played|reca\w+|tome|bebi|consum\w+|aposte|fume|volvi a|resbal\w*|desliz|cai|atrac\w*)\b/,
  },
  {
    ids: ['leave-rehab-early'],
    words:
      /\b(rehab\w*|program|treatment|detox\w*|facility|center|inpatient|unit|ama|staff|pack\w*|roommates?|days in|check (my ?self )?out|hate it here|anexo|centro|clinica|tratamiento|programa|internad[oa]|rehabilitacion|alta|companer[oa]s? de cuarto|no aguanto)\b/,
  },
  {
    ids: ['coach-cost'],
    words:
      /\b(cost\w*|pric\w*|pay\w*|paid|free|premium|subscri\w*|money|charg\w*|plans?|account|trial|cobr\w*|cuest\w*|gratis|pag\w+|suscrip\w*|precio)\b/,
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
