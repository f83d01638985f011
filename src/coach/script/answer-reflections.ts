// Acknowledges a reply by the type of the question: a named person, a plan, a feeling.
import type { CoachLanguage } from './wording.ts'

const kinds = {
  person: [
    'person',
    'company',
    'ally',
    'one',
    'with',
    'share',
    'tell',
    'help',
    'others',
    'thanks',
    'keep_company',
  ],
  action: [
    'next',
    'after',
    'exit',
    'now',
    'release',
    'small',
    'give',
    'repair',
    'step',
    'tiny',
    'ifthen',
    'meet',
    'clear',
    'avoid',
    'guard',
    'pause',
    'keep',
    'mark',
    'hands',
    'control',
    'words',
    'sentence',
    'ask',
  ],
  time: ['when', 'hours', 'morning', 'hard', 'day', 'end', 'evening', 'basics', 'long', 'pattern'],
  resource: ['past', 'helped', 'liked', 'did', 'before_calm', 'learn', 'good', 'look', 'fit', 'confidence'],
  weight: [
    'worst',
    'barrier',
    'hurt',
    'story',
    'worry',
    'what',
    'first',
    'hardest',
    'cost',
    'cash',
    'weight',
    'lost',
    'limits',
    'list',
  ],
  value: [
    'values',
    'want',
    'matter',
    'hope',
    'year',
    'wish',
    'whynot',
    'importance',
    'saved',
    'see',
    'say',
    'need',
    'different',
  ],
  body: ['body', 'today', 'feel', 'inside', 'under', 'mind', 'difference', 'safe', 'care'],
} as const

export type AnswerKind = keyof typeof kinds

/** The type of answer that a step (`situation.step`) asked for. */
export function answerKind(step: string | undefined): AnswerKind | undefined {
  const id = step?.split('.')[1] ?? ''
  const all = Object.entries(kinds) as [AnswerKind, readonly string[]][]
  return all.find(([, ids]) => ids.includes(id))?.[0]
}

export const answerReflections: Record<CoachLanguage, Record<AnswerKind, readonly string[]>> = {
  en: {
    person: [
      'So there’s someone you could reach.',
      'You have someone in mind.',
      'You don’t have to do it all alone, then.',
    ],
    action: [
      'That’s something you can actually do.',
      'That’s a concrete step.',
      'Good, that’s small enough to really happen.',
    ],
    time: [
      'So that’s your hard time.',
      'Now you know when to have support ready.',
      'That’s the hour to plan for.',
    ],
    resource: [
      'That has worked for you before.',
      'So you already know one thing that helps.',
      'You’ve got some proof of your own.',
    ],
    weight: [
      'So that’s the hardest part.',
      'That’s where it hurts most.',
      'I can see why that one weighs on you.',
    ],
    value: [
      'So that’s what matters to you in this.',
      'That’s what you’re hoping for.',
      'That’s worth working toward.',
    ],
    body: [],
  },
  es: {
    person: [
      'Entonces hay alguien a quien puedes buscar.',
      'Tienes a alguien en mente.',
      'Así no lo haces todo a solas.',
    ],
    action: [
      'Eso sí lo puedes hacer.',
      'Es un paso concreto.',
      'Bien, es lo bastante pequeño para que pase.',
    ],
    time: [
      'Entonces esa es tu hora difícil.',
      'Ya sabes cuándo tener apoyo listo.',
      'Esa es la hora que hay que planear.',
    ],
    resource: ['Eso ya te ha funcionado.', 'Ya conoces algo que ayuda.', 'Tienes tu propia prueba.'],
    weight: ['Entonces eso es lo más difícil.', 'Ahí es donde más duele.', 'Se entiende que eso pese.'],
    value: ['Entonces eso es lo que te importa.', 'Eso es lo que esperas.', 'Vale la pena ir hacia allá.'],
    body: [],
  },
}
