// What the coach says in an emergency after all its questions were asked: it stays with the next step and the numbers until the person denies
// the danger or help has arrived.
import { type DangerKind, type Family, familyOf } from '../script/danger.ts'
import type { CoachLanguage } from '../script/wording.ts'

type Place = 'life' | 'body' | 'otherBody' | 'violence'

const ofOthers: ReadonlySet<DangerKind> = new Set(['overdose', 'child_swallowed', 'third_party'])
const placeOf: Record<Family, Place | undefined> = {
  life: 'life',
  medical: 'body',
  violence: 'violence',
  advice: undefined,
}

type Staying = { said: readonly string[]; ask: readonly string[] }

const staying: Record<CoachLanguage, Record<Place, Staying>> = {
  en: {
    life: {
      said: [
        'I’m still here. Until someone is next to you, keep what you could use far away. You can {crisis}, also just to hear a voice.',
        'You don’t have to explain it well. “I’m not safe and I don’t want to be alone” is enough, to anyone near you, or {crisis}.',
        'Only the next minutes count, not the whole night. Go where another person is: a lit room, a front desk, an emergency room. You can {crisis} on the way.',
        'I’m not going anywhere. If it gets closer, {emergency}. If it stays like this, {crisis}; they stay on the line as long as you need.',
      ],
      ask: ['What’s happening right now?', 'Who is nearest to you?', 'Are you on your way to someone?'],
    },
    body: {
      said: [
        'This still can’t wait. {Emergency}, or let someone drive you to an emergency room now.',
        'It’s all right to bother someone tonight. One line is enough: “I need you to take me to the emergency room.” If nobody can, {emergency}.',
        'You don’t have to be sure that it’s bad enough; let them decide that. {Emergency}, unlock the door, and sit where someone can see you.',
        'I’m still here. Write down what you took or stopped, and when, so you can tell them. {Emergency}.',
      ],
      ask: [
        'Who is on the way to you?',
        'What’s different since your last message?',
        'Is anyone with you now?',
      ],
    },
    otherBody: {
      said: [
        'Stay right there. {Emergency} if no one has called; they stay on the phone and tell you what to do.',
        'You’re doing it. Don’t leave them alone, and unlock the door for the medics. {Emergency} again if anything changes.',
        'I’m still here. Keep watching them, and keep the phone on speaker. {Emergency}.',
      ],
      ask: ['What do you see right now?', 'Is help on the way?', 'What has changed?'],
    },
    violence: {
      said: [
        'If you can leave without being stopped, go now: a neighbor, a store, your car, a fire station. {Emergency} as soon as you can.',
        'Stay near a door, away from the kitchen, with the phone in your hand. {Emergency}; if you can’t speak, leave the line open.',
        'You know this person best. If your gut says go, go. The hotline below plans it with you. If it starts, {emergency}.',
        'None of this is your fault. Your safety goes before the house, the things and the questions later. {Emergency} if it starts.',
      ],
      ask: ['Where are you right now?', 'Can you get out?', 'Who could you go to?'],
    },
  },
  es: {
    life: {
      said: [
        'Sigo aquí. Hasta que haya alguien a tu lado, ten lejos lo que podrías usar. Puedes {crisis}, aunque sea para oír una voz.',
        'No tienes que explicarlo bien. «No estoy a salvo y no quiero quedarme a solas» basta, con quien esté cerca, o puedes {crisis}.',
        'Solo cuentan los próximos minutos, no toda la noche. Ve a donde haya otra persona: un cuarto con luz, una recepción, urgencias. En el camino puedes {crisis}.',
        'No me voy. Si se acerca más, {emergency}. Si sigue así, puedes {crisis}; se quedan en la línea lo que haga falta.',
      ],
      ask: ['¿Qué está pasando ahora mismo?', '¿Quién está más cerca de ti?', '¿Ya vas hacia alguien?'],
    },
    body: {
      said: [
        'Esto sigue sin poder esperar. {Emergency}, o que alguien te lleve ya a urgencias.',
        'Está bien molestar a alguien hoy. Basta una frase: «Necesito que me lleves a urgencias». Si nadie puede, {emergency}.',
        'No tienes que estar seguro de que es tan grave; eso lo deciden allá. {Emergency}, abre la puerta y siéntate donde te vean.',
        'Sigo aquí. Apunta qué tomaste o dejaste, y cuándo, para decírselo. {Emergency}.',
      ],
      ask: [
        '¿Quién va en camino?',
        '¿Qué ha cambiado desde tu último mensaje?',
        '¿Hay alguien contigo ahora?',
      ],
    },
    otherBody: {
      said: [
        'Quédate ahí. {Emergency} si nadie llamó; se quedan al teléfono y te dicen qué hacer.',
        'Lo estás haciendo. No le dejes a solas y abre la puerta para los paramédicos. {Emergency} otra vez si algo cambia.',
        'Sigo aquí. No dejes de mirarle, y deja el teléfono en altavoz. {Emergency}.',
      ],
      ask: ['¿Qué ves ahora mismo?', '¿Ya viene la ayuda?', '¿Qué ha cambiado?'],
    },
    violence: {
      said: [
        'Si puedes salir sin que te detenga, sal ya: una vecina, una tienda, tu carro, los bomberos. {Emergency} en cuanto puedas.',
        'Quédate cerca de una puerta, lejos de la cocina, con el teléfono en la mano. {Emergency}; si no puedes hablar, deja la línea abierta.',
        'Tú conoces mejor a esa persona. Si algo te dice que te vayas, vete. La línea de abajo lo planea contigo. Si empieza, {emergency}.',
        'Nada de esto es tu culpa. Tu seguridad va antes que la casa, las cosas y lo que venga después. {Emergency} si empieza.',
      ],
      ask: ['¿Dónde estás ahora mismo?', '¿Puedes salir?', '¿A dónde podrías ir?'],
    },
  },
}

/** The lines for a kind of danger; undefined if the coach does not stay with it. */
export function stayingWith(kind: DangerKind, language: CoachLanguage): Staying | undefined {
  const place = ofOthers.has(kind) ? 'otherBody' : placeOf[familyOf[kind]]
  return place && staying[language][place]
}

const medicsAreThere =
  /\b((they'?re|they are|medics?( are| is)?|paramedics( are)?|(the )?ambulance( is)?|ems( is)?|cops are|help is) (here|inside|with (him|her|me|us|them)|working on (him|her)|taking (him|her|me))( now)?|they (got|just got) here|they'?re in the driveway|(ambulance|medics|they|paramedics) (got|took|have|has) (him|her|them|me)|ya (llegaron|estan aqui|llego la ambulancia)|llego la ambulancia|se (lo|la) (estan llevando|llevaron)|(lo|la) estan atendiendo)\b/
const someoneIsThere =
  /^(ok(ay)?[,. ]+)?((he|she|they|my \w+|mi \w+)('s|'re| is| are| just)? (just )?(here|got here|with me|holding me)( now)?|ya (llego|esta aqui)( mi \w+)?|mi \w+ ya (llego|esta aqui|esta conmigo))\W*$/

export const helpComes =
  /\b(they'?re|they are|(the )?ambulance|help|medics|paramedics)('s| is| are)? ?(already |now |\d+ min\w* )*(coming|on (the|their|its) way|away|outside|pulling (in|up))\b|\b(i|we|she|he|someone|my \w+)('m|'s| is| am)? ?(just |already )?(called|calling|on the phone with) (911|an ambulance)\b|\b(viene|vienen|llega) la ambulancia\b|\bla ambulancia (ya )?viene\b|\bya (vienen|van) en camino\b|\bse oye la sirena\b|\bya llam(e|amos|aron) (al 911|a la ambulancia)\b/

/** Whether a message (normalized) says that medics are on their way. */
export const isHelpComing = (said: string): boolean => helpComes.test(said)

/** Whether a message (normalized) says that medics are there or, in danger to the writer's own life, someone is. */
export const isHelpThere = (family: Family, said: string): boolean =>
  (family === 'medical' && medicsAreThere.test(said)) || (family === 'life' && someoneIsThere.test(said))

export const helpArrived: Record<CoachLanguage, { body: string; life: string }> = {
  en: {
    body: 'Good. They take it from here, and you did the hard part. Tell them what was taken or stopped, and when. Shaking afterwards is normal: sit down, drink some water, and call someone for yourself.',
    life: 'I’m glad you’re not by yourself now. Tell them what you told me, in one line, and let them keep what you could use. Stay together through the night, and come back here whenever you want.',
  },
  es: {
    body: 'Qué bueno. Ahora siguen ellos, y tú hiciste lo difícil. Diles qué se tomó o se dejó, y cuándo. Temblar después es normal: siéntate, toma agua y llama a alguien para ti.',
    life: 'Qué bueno que ya no estás a solas. Dile en una frase lo que me dijiste a mí, y que guarde lo que podrías usar. Pasen la noche juntos, y vuelve aquí cuando quieras.',
  },
}
