// Follow-up questions if no prepared situation fits: about who, when, how much, or what it is like.
import type { CoachLanguage } from './wording.ts'

type FollowUp = {
  id: string
  cue: RegExp
  not?: RegExp
  /** Only about the person who writes. */
  own?: true
  ask: Record<CoachLanguage, string>
}

const followUps: readonly FollowUp[] = [
  {
    id: 'did',
    cue: /^(ok(ay)?|kay|done|listo|ya|yes|yeah|just|bueno)?[,. ]*(i |i've |just |already |ya |lo |la )*(did it|poured|threw (it|them)|tossed|flushed|drove (off|away|past|home)|walked (away|out|past)|blocked|deleted|hung up|got rid|lo hice|la tire|lo tire|tire|bloquee|borre|sali de)\b/,
    ask: { en: 'How do the next hours look from here?', es: '¿Cómo se ven las próximas horas desde aquí?' },
  },
  {
    id: 'hidden',
    cue: /\b(nobody|no one|no one else) knows?\b|(?<!^(and |so |but )?)(?<!\b(i|we) (still |really |just )?)\b(doesn'?t|don'?t|didn'?t) know\b|\b(hide|hiding|hid|secret)\b|\b(nadie|no) (lo )?sabe\b|\b(escond\w*|a escondidas|secreto)\b/,
    not: /\b(hid|hide|hiding) (his|her|their|the) (pills?|bottles?|keys|meds|box|wallet|cards?)\b|\b(le|les) escond\w+\b/,
    ask: {
      en: 'Who would be the safest person to know?',
      es: '¿Quién sería la persona más segura para saberlo?',
    },
  },
  {
    id: 'money',
    cue: /\b(lost|down|owe|spent|blew|perdi|debo|gaste|meti)\b.{0,30}(\$|\d|money|savings|paycheck|rent|dinero|sueldo|ahorros|renta|quincena)/,
    ask: { en: 'Does anyone else know the number yet?', es: '¿Alguien más sabe ya la cifra?' },
  },
  {
    id: 'near',
    // "I cried in the kitchen" and "cake is in the fridge" name no temptation.
    cue: /^(?=.*\b(bottles?|beers?|wine|vodka|whiske?y|tequila|liquor|alcohol|booze|drinks?|stash|bag|weed|coke|pills?|dope|meth|vape|cigarettes?|bar|store|dealer|casino|slots|botellas?|cervezas?|vino|pastillas?|mota|coca|cigarros?|cantina|tienda)\b)(?!.*\b(cake|pies?|turkey|food|dinner|milk|soup|cookies|keys|mail|letter|dog|cat|baby|kids?|pastel|pavo|comida|cena|leche|llaves|perr[oa]|gat[oa]|bebe|nin[oa]s?)\b).*\b(right here|in front of me|next to me|in the (fridge|kitchen|drawer|house|car|cabinet)|on the (table|counter)|down the (street|hall)|around the corner|on my way|aqui (mismo|enfrente)|en (el refri|la cocina|el cajon|la mesa)|a la vuelta|en camino)\b/,
    ask: {
      en: 'What would put more distance between you and it?',
      es: '¿Qué pondría más distancia entre tú y eso?',
    },
  },
  {
    id: 'alone',
    cue: /\b(alone|lonely|by myself|no one to|nobody to|(estoy|ando|vivo|siento|quede|quedo|sigo|tan|muy|a|bien|aqui) sol[oa]s?|sol[oa]s?(?=\W*$)|nadie con quien)\b/,
    ask: {
      en: 'Who comes closest to someone you could call?',
      es: '¿Quién es lo más cercano a alguien a quien podrías llamar?',
    },
  },
  {
    id: 'lossof',
    cue: /^(?!.*\b(gpa|phone|battery|car|truck|joke|tired|feet|grades|wrong|internet|lawn)\b).*\b(died|dead|passed away|funeral|buried|miss (him|her|them)|murio|fallecio|entierro|funeral|extran\w+)\b/,
    ask: { en: 'What do you miss most about them?', es: '¿Qué es lo que más extrañas?' },
  },
  {
    id: 'count',
    own: true,
    cue: /^(?=.*\b(clean|sober|dry|without|off|no|quit|stopped|in recovery|free|since|limpi[oa]|sobri[oa]|sin|deje|llevo|cumpl\w+|ya)\b|\W*((i'?m |im |i'?ve |i |have |got |on |at |tengo |voy )*(day )?\w+ ?(days?|weeks?|months?|years?|dias?|semanas?|meses|anos?)?( (now|today|so far|in|ya|hoy))*\W*$)).*\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|first|un|una|dos|tres|cuatro|cinco|seis) (days?|nights?|weeks?|months?|years?|dias?|noches?|semanas?|mes(es)?|anos?)\b(?!.{0,8}\b(ago|old)\b)|\bday (\d+|one|two|three)\b/,
    not: /\b(left|to go|remaining|married|together|on paper|probation|parole|jail|prison|suspen\w*|banned|grounded|plano|flat|was|were|had|before|until|till|takes?|every|each|works?|worked|working|job|drink(ing)?|us(e|ing)|old|pregnan\w*|notice|late|behind|faltan?|quedan?|casad[oa]s?|carcel|era|tenia|llevaba|cada|trabaj\w*|embaraz\w*|gone|stare|staring|insoportable|unbearable|cranky|enferm[oa]|sick|muert[oa]|murio|died|dead)\b/,
    ask: { en: 'What has gotten you this far?', es: '¿Qué te ha traído hasta aquí?' },
  },
  {
    id: 'much',
    own: true,
    cue: /\b(\d+|one|two|three|four|five|six|a|un|una|dos|tres) ?(hours?|hrs|beers?|drinks?|grams?|packs?|pills?|bars|bottles?|cans|times|x|cervezas|horas|cajetillas|pastillas|veces|latas) (a|per|each|every|al|por|cada|a la) (day|night|evening|week|dia|noche|semana)\b|\bevery (single )?(day|night|evening|morning|weekend)\b|\b(todos los dias|todas las noches|todo el dia|a diario|diario)\b/,
    ask: { en: 'How long has it been like that?', es: '¿Desde hace cuánto es así?' },
  },
  {
    id: 'sleep',
    own: true,
    cue: /\b(sleep\w*|slept|awake|tired|exhausted|dorm\w*|duermo|despiert[oa]|cansad[oa]|agotad[oa])\b/,
    ask: { en: 'What do the nights look like right now?', es: '¿Cómo son las noches ahora?' },
  },
  {
    id: 'fear',
    cue: /\b(scared|afraid|worried|terrified|nervous|miedo|preocup\w*|nervios\w*)\b/,
    ask: {
      en: 'What do you picture when you think of the worst?',
      es: '¿Qué imaginas cuando piensas en lo peor?',
    },
  },
  {
    id: 'tried',
    own: true,
    cue: /\b(tried|nothing works|again and again|intente|he intentado|nada funciona|otra vez|probe)\b/,
    ask: {
      en: 'What helped the longest, even if it stopped working?',
      es: '¿Qué ayudó más tiempo, aunque luego dejara de servir?',
    },
  },
  {
    id: 'cannot',
    own: true,
    cue: /\b(i can'?t|i couldn'?t|cannot|no puedo|no pude)\b/,
    ask: { en: 'What makes that so hard right now?', es: '¿Qué lo hace tan difícil ahora?' },
  },
  {
    id: 'person',
    cue: /\b(my|our|mis?) \w+\b.{0,30}\b(doesn'?t|don'?t|won'?t|never|hates?|mad|angry|yell\w*|fight\w*|argu\w*|blames?|fought|no (me )?(entiende|escucha|cree)|grita|pelea\w*|enojad[oa])\b/,
    ask: { en: 'What do you wish they understood?', es: '¿Qué quisieras que entendiera?' },
  },
  {
    id: 'work',
    own: true,
    cue: /^(?=.*\b(work|job|shifts?|boss|trabaj\w*|empleo|turnos?|jef[ea])\b)(?=.*\b(hate|long|hard|stress\w*|tired|exhaust\w*|hours|hrs|doubles?|nights|overtime|mean|too much|kill\w*|yell\w*|short ?staffed|slow|boring|dread|odio|pesad[oa]|cansad[oa]|doble|noche|grita|horas)\b)/,
    ask: {
      en: 'What would make the workday a little lighter?',
      es: '¿Qué haría un poco más ligero el día de trabajo?',
    },
  },
  {
    id: 'stopped',
    own: true,
    cue: /^(?=(\S+ ){0,7}\S+$).*\b(quit|stopped|sober|clean|off (it|meth|coke|weed|heroin)|without (a )?(drink|drinking)|deje|dejado|sobri[oa]|limpi[oa]|sin (tomar|beber|consumir|fumar))\b/,
    not: /\bif (i|i'?m|im|you|he|she)\b|\bclean(ed|ing)?( up)? (ua|uas|ua'?s|drug|urine|test|clothes|house|room|sheets|the|my|a|out|up|shirt)\b|\b(quit|stopped) (my|the|a|going|talking|calling|answering|trying|work)\b|\bwas\b|\b(deje|dejado) (a|el trabajo|la escuela|de (ir|hablar|llamar))\b/,
    ask: { en: 'When in the day is it hardest?', es: '¿A qué hora del día es más difícil?' },
  },
  {
    id: 'use',
    own: true,
    cue: /\b(i|i'?m|i am|we) (\w+ ){0,2}?(drink(ing)?|use|using|smok(e|ing)|vap(e|ing)|gambl(e|ing)|bet(ting)?|get (high|drunk|wasted))\b|\b(tomo|bebo|fumo|apuesto|consumo|me drogo)\b/,
    not: /\b(don'?t|didn'?t|haven'?t|not|never|no longer|stopped|quit|used to|can'?t|won'?t|ya no|no)\b/,
    ask: { en: 'What’s usually going on right before?', es: '¿Qué suele pasar justo antes?' },
  },
  {
    id: 'hurt',
    cue: /\b(hurt\w*|pain\w*|cry\w*|empty|ashamed|angry|mad|duele|dolor|llor\w*|vaci[oa]|verguenza|enojad[oa])\b/,
    ask: { en: 'When did it start to feel like that?', es: '¿Cuándo empezó a sentirse así?' },
  },
]

const ownWords =
  /\b(i|i'm|i've|im|ive|my|me|we|yo|mi|me|llevo|estoy|tengo|tome|tomo|fumo|duermo|trabajo|deje|bebo|apuesto|consumo)\b/

/** A matching question (on normalized text) that was not asked yet. */
export function followUpFor(
  said: string,
  language: CoachLanguage,
  used: readonly string[],
  isOwn = true,
): { key: string; ask: string } | undefined {
  const found = followUps.find(
    ({ id, cue, not, own }) =>
      cue.test(said) &&
      !not?.test(said) &&
      (!own || (isOwn && ownWords.test(said))) &&
      !used.includes(`followUp.${id}`),
  )
  return found && { key: `followUp.${found.id}`, ask: found.ask[language] }
}
