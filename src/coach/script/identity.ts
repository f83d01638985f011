// The notice that the coach is software: at the start, every three hours of use, and when asked (safety B2 48, 49, 51).
import { type CoachLanguage, choose, type WordingPart } from './wording.ts'

const asks: readonly RegExp[] = [
  /\bdo you (ever |even |really )?(get|feel|have) (tired|bored|sick|lonely|sad|annoyed|angry|anything|feelings|emotions)\b|\b(tu )?(te cansas|te aburres|sientes algo|tienes sentimientos)\b/,
  /\b(are|r) (you|u) (really |actually |even |just |only |still |truly )?(an? )?(real|human|person|people|robot|bot|chat ?bot|machine|computer|software|program|ai|a\.i\.|artificial|alive|somebody|someone|man|woman|guy|automated|script|therapist|counsel+or|doctor|sponsor|nurse|psychologist)\b/,
  /\bare you my \w+ or an? (computer|machine|bot|robot|program|ai)\b/,
  /\b(am i|is this|are we) (really |actually |just )?(talking|speaking|chatting|texting|writing) (to|with) (an? )?(real |actual |live )?(human|person|people|robot|bot|machine|computer|ai|someone|somebody|program)\b/,
  /\bis (this|there|it) (really |just |only )?(an? )?(real |actual |live )?(human|person|robot|bot|chat ?bot|machine|computer|ai|program|someone|somebody)\b(?! (for|that|to|who|near|in|like)\b)/,
  /\b(who|what) (exactly |really |am i )?(are you|is this|is behind|am i talking)\b/,
  /\b(what('?s| is) this|que es esto)[, ]+(so )?(an? |una? )(robot|bot|machine|maquina|computer|computadora|program|programa|ai|ia|chat ?bot)\b/,
  /\b(you'?re|you are) (just |only |not )?(really )?(an? )?(robot|bot|machine|computer|ai|program|real|human|chat ?bot)\b.*\?|\b(human or|person or|bot or|machine or)\b/,
  /\b(do|can) you (have|feel|really feel|actually feel) (any )?(feelings?|emotions?|pain|love|sad|lonely|anything)\b/,
  /\bdo you (really |actually )?(understand|care|have a (body|heart|soul|name|family|life)|get tired|sleep)\b/,
  /\bis (anyone|anybody|someone|somebody) (really |actually )?(there|reading|on the other (end|side)|typing|listening)\b/,
  /\b(chat ?gpt|claude|gemini|siri|alexa)\b/,
  /\b(eres|sos) (realmente |de verdad |acaso |solo |una? )*(human[oa]|persona|real|robot|bot|maquina|computadora|ordenador|programa|ia|inteligencia artificial|hombre|mujer|terapeuta|psicolog[oa]|doctora?|medic[oa]|padrino|consejer[oa])\b/,
  /\b(estoy|estamos) (hablando|chateando|escribiendo) (con|a) (una? )?(persona|human[oa]|robot|bot|maquina|computadora|ia|programa|alguien)\b/,
  /\b(esto es|hay|es esto|es) (una? )?(persona|human[oa]|robot|bot|maquina|ia|programa|alguien)( real)?( ahi| aqui| detras| leyendo)?\W*$/,
  /\b(quien|que) eres\b|\bcon quien (hablo|estoy hablando)\b/,
  /\b(tienes|puedes sentir|sientes) (sentimientos|emociones|dolor|algo|amor|tristeza)\b/,
  /\bhay alguien (ahi|leyendo|del otro lado|al otro lado)\b|\bhumano o (robot|maquina|bot)\b|\bpersona o (robot|maquina|bot|programa)\b/,
]

/** Whether a message (normalized) asks if the coach is a person. */
const compliments =
  /\b(not bad|pretty good|good|great|funny|smart|kind|nice|better|nada mal|muy bien|buen[oa]?) (for|para (ser )?)/

// "Con quién hablo de esto" looks for a person to tell.
const whomToTell = /\b(con quien|a quien|who) .{0,20}\b(de|sobre|about) (eso|esto|it|that|this|mi|my)\b/
export function asksWhatIAm(said: string): boolean {
  return !compliments.test(said) && !whomToTell.test(said) && asks.some((pattern) => pattern.test(said))
}

export type Mode = 'guided' | 'engine'

const opening: Record<CoachLanguage, Record<Mode, string>> = {
  en: {
    guided:
      'Before we start: I am Cairn’s coach, a computer program and not a human being. I cannot feel human emotion. I am not therapy or emergency care, I cannot call anyone for you, and I can be wrong. What I say comes from prepared answers and follows a guide; no AI engine is used.',
    engine:
      'Before we start: I am Cairn’s coach, a computer program and not a human being. I cannot feel human emotion. I am not therapy or emergency care, I cannot call anyone for you, and I can be wrong. An AI engine helps to write my answers, and each one is checked before you see it.',
  },
  es: {
    guided:
      'Antes de empezar: soy el guía de Cairn, un programa de computadora y no un ser humano. No puedo sentir emociones humanas. No soy terapia ni atención de urgencias, no puedo llamar a nadie por ti y puedo equivocarme. Lo que digo viene de respuestas preparadas y sigue una guía; no se usa ningún motor de IA.',
    engine:
      'Antes de empezar: soy el guía de Cairn, un programa de computadora y no un ser humano. No puedo sentir emociones humanas. No soy terapia ni atención de urgencias, no puedo llamar a nadie por ti y puedo equivocarme. Un motor de IA ayuda a escribir mis respuestas, y cada una se revisa antes de que la veas.',
  },
}

const again: Record<CoachLanguage, readonly string[]> = {
  en: [
    'A reminder, as I give every few hours: I am a computer program, not a human being, and I cannot feel human emotion.',
    'It has been some hours, so I say it again: this is software talking. I am not human and cannot feel human emotion.',
  ],
  es: [
    'Un recordatorio que doy cada pocas horas: soy un programa de computadora, no un ser humano, y no puedo sentir emociones humanas.',
    'Han pasado unas horas, así que lo repito: esto es software. No soy humano y no puedo sentir emociones humanas.',
  ],
}

const answers: Record<CoachLanguage, readonly string[]> = {
  en: [
    'I am a computer program, not a human being, and I cannot feel human emotion. No person reads along while we talk.',
    'I am software. There is no human behind these words, and I have no feelings. I am not a therapist, a doctor or a sponsor either.',
    'You are talking to a machine: a computer program, not human, with no emotions of its own. If you want a real voice, a friend, a meeting or a help line beats me.',
    'Not a person: a computer program. I cannot feel human emotion, and I can get things wrong.',
  ],
  es: [
    'Soy un programa de computadora, no un ser humano, y no puedo sentir emociones humanas. Ninguna persona lee mientras hablamos.',
    'Soy software. No hay nadie humano detrás de estas palabras y no tengo sentimientos. Tampoco soy terapeuta, médico ni padrino.',
    'Hablas con una máquina: un programa de computadora, no humano, sin emociones propias. Para una voz viva, un amigo, una reunión o una línea de ayuda son mejores que yo.',
    'No soy una persona, sino un programa de computadora. No puedo sentir emociones humanas y puedo equivocarme.',
  ],
}

const fair: Record<CoachLanguage, readonly string[]> = {
  en: [
    'It’s fair to want to know who’s on the other side.',
    'You want to know where you stand, and that makes sense.',
    'Good question.',
  ],
  es: [
    'Es justo querer saber quién está del otro lado.',
    'Quieres saber con quién tratas, y tiene sentido.',
    'Buena pregunta.',
  ],
}

const onward: Record<CoachLanguage, readonly string[]> = {
  en: [
    'Knowing that, what would help you right now?',
    'So, where would you like to pick up?',
    'How do you feel about talking with a program?',
    'What would you like to use this time for?',
  ],
  es: [
    'Sabiendo eso, ¿qué te serviría ahora?',
    'Dicho esto, ¿por dónde quieres seguir?',
    '¿Cómo es para ti hablar con un programa?',
    '¿Qué te gustaría hacer con este rato?',
  ],
}

const pause: Record<CoachLanguage, readonly string[]> = {
  en: [
    'We’ve been talking for a good while. A break would do you good: some water, some air, and a person if one’s nearby. It’s fine to leave, and nothing is lost.',
    'This has been a long talk. Maybe rest your eyes and reach out to someone in person. Come back or don’t, it’s up to you.',
  ],
  es: [
    'Ya llevamos un buen rato. Una pausa hace bien: agua, aire y una persona si hay alguien cerca. Puedes irte sin problema, nada se pierde.',
    'Ha sido una charla larga. Quizá sea hora de descansar la vista y buscar a alguien de carne y hueso. Puedes volver o no, como quieras.',
  ],
}

/** The notice in an answer to danger, where help comes first and the notice last. */
const brief: Record<CoachLanguage, string> = {
  en: 'I am a computer program, not a human being, and cannot feel human emotion.',
  es: 'Soy un programa de computadora, no un ser humano, y no puedo sentir emociones humanas.',
}

export const identity = { brief, opening, again, answers, fair, onward, pause }

const noticeEverySeconds = 3 * 60 * 60
const longSessionSeconds = 60 * 60
const longSessionTurns = 60

type Session = {
  language: CoachLanguage
  salt: number
  used: string[]
  /** Instants in milliseconds. */
  noticeAt: number
  pausedAt: number
  sessionFrom: number
  sessionTurns: number
}

/** The notices that are due: that the coach is software, and a break after a long session. */
export function noticesDue<State extends Session>(
  state: State,
  mode: Mode,
  now: number,
): { state: State; parts: WordingPart[] } {
  const parts: WordingPart[] = []
  let next = state
  if (state.noticeAt === 0) {
    parts.push({ kind: 'notice', text: identity.opening[state.language][mode] })
    next = { ...next, noticeAt: now }
  } else if (now - state.noticeAt >= noticeEverySeconds * 1000) {
    const chosen = choose('notice', identity.again[state.language], state.used, state.salt)
    parts.push({ kind: 'notice', text: chosen.text })
    next = { ...next, noticeAt: now, used: chosen.used }
  }
  const long = now - state.sessionFrom > longSessionSeconds * 1000 || state.sessionTurns > longSessionTurns
  if (long && state.pausedAt === 0) {
    const chosen = choose('pause', identity.pause[state.language], next.used, state.salt)
    parts.push({ kind: 'notice', text: chosen.text })
    next = { ...next, pausedAt: now, used: chosen.used }
  }
  return { state: next, parts }
}
