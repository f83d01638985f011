// What a person would ask back to something that was told, where no prepared situation fits: about who, when, how much, or what it is like.
import type { CoachLanguage } from './wording.ts'

type FollowUp = { id: string; cue: RegExp; ask: Record<CoachLanguage, string> }

const followUps: readonly FollowUp[] = [
  {
    id: 'hidden',
    cue: /\b(nobody|no one|no one else|doesn'?t|don'?t|didn'?t) knows?\b|\b(hide|hiding|hid|secret)\b|\b(nadie|no) (lo )?sabe\b|\b(escond\w*|a escondidas|secreto)\b/,
    ask: {
      en: 'Who would be the safest person to know?',
      es: '¿Quién sería la persona más segura para saberlo?',
    },
  },
  {
    id: 'money',
    cue: /\b(lost|down|owe|spent|blew|perdi|debo|gaste)\b.{0,30}(\$|\d|money|savings|paycheck|rent|dinero|sueldo|ahorros|renta)/,
    ask: { en: 'Does anyone else know the number yet?', es: '¿Alguien más sabe ya la cifra?' },
  },
  {
    id: 'ahead',
    cue: /\b(tomorrow|next (week|month)|this weekend|in \d+ (days|hours|weeks)|on (mon|tues|wednes|thurs|fri|satur|sun)day|coming up|manana|la proxima semana|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este fin de semana)\b/,
    ask: { en: 'Which part of it worries you most?', es: '¿Qué parte te preocupa más?' },
  },
  {
    id: 'much',
    cue: /\b\d+ ?(hours?|beers?|drinks?|grams?|packs?|pills?|bars|bottles?|times|cervezas|horas|cajetillas|pastillas|veces)\b|\b(every|all) (day|night)\b|\b(todos los dias|todas las noches|todo el dia|diario)\b/,
    ask: { en: 'How long has it been like that?', es: '¿Desde hace cuánto es así?' },
  },
  {
    id: 'sleep',
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
    cue: /\b(tried|nothing works|again and again|intente|he intentado|nada funciona|otra vez)\b/,
    ask: {
      en: 'What helped the longest, even if it stopped working?',
      es: '¿Qué ayudó más tiempo, aunque luego dejara de servir?',
    },
  },
  {
    id: 'person',
    cue: /\b(my|our) (wife|husband|partner|boyfriend|girlfriend|mom|mother|dad|father|son|daughter|brother|sister|kids|friend|roommate|boss|ex|cousin|aunt|uncle)\b|\b(he|she|they)\b|\bmis? (espos[oa]|marido|mujer|pareja|novi[oa]|mama|papa|hij[oa]s?|herman[oa]|amig[oa]|jef[ea]|ex)\b|\b(el|ella|ellos)\b/,
    ask: { en: 'How are things between the two of you?', es: '¿Cómo están las cosas entre ustedes?' },
  },
  {
    id: 'work',
    cue: /\b(work|job|laid off|fired|shift|boss|trabaj\w*|empleo|turno|jefe)\b/,
    ask: { en: 'What does a normal day look like for you now?', es: '¿Cómo es un día normal para ti ahora?' },
  },
  {
    id: 'stopped',
    cue: /\b(quit|stopped|sober|clean|off (it|meth|coke|weed|heroin)|without (a )?(drink|drinking)|deje|dejado|sobri[oa]|limpi[oa]|sin (tomar|beber|consumir|fumar))\b/,
    ask: { en: 'When in the day is it hardest?', es: '¿A qué hora del día es más difícil?' },
  },
  {
    id: 'use',
    cue: /\b(drink\w*|drank|us(e|ed|ing)|smok\w*|vap\w*|gambl\w*|bet\w*|high|tom(o|e|ando)|beb\w*|fum\w*|apost\w*|consum\w*)\b/,
    ask: { en: 'What’s usually going on right before?', es: '¿Qué suele pasar justo antes?' },
  },
  {
    id: 'hurt',
    cue: /\b(hurt\w*|pain\w*|alone|lonely|cry\w*|empty|ashamed|angry|duele|dolor|sol[oa]|llor\w*|vaci[oa]|verguenza|enojad[oa])\b/,
    ask: { en: 'When did it start to feel like that?', es: '¿Cuándo empezó a sentirse así?' },
  },
  {
    id: 'any.stay',
    cue: /./,
    ask: { en: 'Which part of that stays with you?', es: '¿Qué parte de eso se te queda?' },
  },
  { id: 'any.then', cue: /./, ask: { en: 'What happened after that?', es: '¿Qué pasó después?' } },
  {
    id: 'any.wish',
    cue: /./,
    ask: { en: 'How would you like it to be instead?', es: '¿Cómo te gustaría que fuera?' },
  },
]

/** The question that fits what was told (normalized) and was not asked yet. @param specific leaves out those that fit anything */
export function followUpFor(
  said: string,
  language: CoachLanguage,
  used: readonly string[],
  specific = false,
): { key: string; ask: string } | undefined {
  const found = followUps.find(
    ({ id, cue }) =>
      cue.test(said) && !used.includes(`followUp.${id}`) && !(specific && id.startsWith('any.')),
  )
  return found && { key: `followUp.${found.id}`, ask: found.ask[language] }
}
