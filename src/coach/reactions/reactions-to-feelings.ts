// Reactions to messages that name a feeling of the writer.
import { feeling, type Reaction } from './reaction.ts'

const glad = String.raw`happy|happier|proud|glad|relieved|excited|thrilled|grateful|wonderful|hopeful|laughed|love (?:him|her|them|it)|feliz|felices|content[oa]s?|orgullos[oa]|alegre|alegria|aliviad[oa]|alivio|emocionad[oa]|ilusion|me rei|lo quiero|la quiero`
const bad = String.raw`sad|scared|afraid|terrified|nervous|anxious|worried|annoyed|angry|mad|guilty|ashamed|embarrass\w*|cried|crying|hate (?:him|her|them|it)|hurts?|lonely|triste|miedo|asustad[oa]|nervios[oa]?|preocupad[oa]|enojad[oa]|coraje|culpa|verguenza|llore|llorando|duele|odio|sol[oa]`

export const reactionsToFeelings: readonly Reaction[] = [
  {
    id: 'mixed',
    cue: new RegExp(
      String.raw`^(?=.*\b(?:${glad})\b)(?=.*\b(?:${bad})\b).*(?:\bbut\b|\bthen\b|\band\b|\byet\b|\bpero\b|\baunque\b|\by\b|\bluego\b)|\bpart of me\b|\b(?:una )?parte de mi (?:quiere|dice|sabe|siente|piensa)\b|\bpor un lado\b|\bmixed feelings\b|\bsentimientos encontrados\b|\bbittersweet\b`,
    ),
    not: /\b(not|no longer|isn'?t|wasn'?t|no (es|era|estoy)) (\w+ )?(sad|angry|mad|scared|tristeza?|miedo|coraje|enojad[oa])\b/,
    en: {
      says: [
        'Both can be true at the same time.',
        'Those two can sit right next to each other.',
        'You don’t have to pick one of the two.',
      ],
      asks: [
        'Which of the two is louder right now?',
        'Which of the two surprised you more?',
        'Which one do you want to talk about?',
      ],
    },
    es: {
      says: [
        'Las dos cosas pueden ser ciertas a la vez.',
        'Caben las dos cosas.',
        'No tienes que escoger una de las dos.',
      ],
      asks: [
        '¿Cuál de las dos pesa más ahora?',
        '¿Cuál de las dos te sorprendió más?',
        '¿De cuál de las dos quieres hablar?',
      ],
    },
  },
  {
    id: 'glad',
    ...feeling(
      String.raw`happy|happier|proud|glad|relieved|so relieved|excited|thrilled|grateful|wonderful|best (?:day|night|week)|so good|feels? good|felt good|made my (?:day|night|week)|feliz|felices|content[oa]s?|orgullos[oa]|alegria|aliviad[oa]|que alivio|emocionad[oa]|contentisim[oa]|me dio (?:mucho )?gusto|que (?:bonito|lindo)`,
    ),
    noIdea: true,
    quiet: true,
    en: {
      says: [
        'I’m glad.',
        'That’s good to hear.',
        'You get to enjoy that.',
        'That’s a good thing to have today.',
      ],
      asks: [
        'What was the best part of it?',
        'Who else would love to hear that?',
        'What helped it go that way?',
      ],
    },
    es: {
      says: ['Qué gusto.', 'Qué bueno leer eso.', 'Disfrútalo.', 'Qué bien te viene eso hoy.'],
      asks: ['¿Qué fue lo mejor?', '¿Quién más se alegraría de saberlo?', '¿Qué ayudó a que saliera así?'],
    },
  },
  {
    id: 'fear',
    ...feeling(
      String.raw`scared|scares me|scary|afraid|terrified|terrifies me|freaks? me out|freaking out|dread(?:ing)?|miedo|asustad[oa]|me asusta|me aterra|terror|panico|pavor`,
    ),
    quiet: true,
    en: {
      says: ['That sounds scary.', 'Being afraid of that makes sense.', 'That’s a real fear.'],
      asks: [
        'What part of it scares you most?',
        'What do you picture happening?',
        'What would make it a little less scary?',
      ],
    },
    es: {
      says: ['Claro que da miedo.', 'Se entiende ese miedo.', 'Es un miedo de verdad.'],
      asks: [
        '¿Qué parte te da más miedo?',
        '¿Qué te imaginas que puede pasar?',
        '¿Qué lo haría un poco menos difícil?',
      ],
    },
  },
  {
    id: 'shame',
    ...feeling(
      String.raw`ashamed|embarrass(?:ed|ing)|humiliat(?:ed|ing)|guilty|guilt|feel like a (?:clown|fool|fraud|failure|joke)|verguenza|avergonzad[oa]|culpable|(?:con|tengo|siento|la|de) culpa|me da pena|quede con (?:una |la )?pena|remordimiento`,
    ),
    quiet: true,
    en: {
      says: ['That’s not easy to say, and you said it.', 'Thank you for being straight about that.'],
      asks: [
        'What would you say to a friend who told you that?',
        'Which part of it weighs the most?',
        'Who could hear that without judging you?',
      ],
    },
    es: {
      says: ['No es fácil decirlo, y lo dijiste.', 'Gracias por decirlo sin adornos.'],
      asks: [
        '¿Qué le dirías a alguien que quieres si te contara eso?',
        '¿Qué parte pesa más?',
        '¿Quién podría escuchar eso sin juzgarte?',
      ],
    },
  },
  {
    id: 'tears',
    ...feeling(
      String.raw`i (?:\w+ )?(?:cried|cry)|crying|in tears|tear(?:ed|ing) up|teared up|bawl(?:ed|ing)|llor(?:e|o|ando|aba)|me solte llorando|lagrimas|ganas de llorar`,
    ),
    noIdea: true,
    quiet: true,
    en: {
      says: ['That went deep.', 'Let the tears come.', 'Tears make sense there.'],
      asks: ['What were the tears about, do you think?', 'How are you now, after the tears?'],
    },
    es: {
      says: ['Eso te llegó hondo.', 'Se vale llorar.', 'Ese llanto tiene sentido.'],
      asks: ['¿De qué crees que era ese llanto?', '¿Cómo te quedaste después de llorar?'],
    },
  },
  {
    id: 'missing',
    cue: /\bi (really |still |just |do )*miss(ed)? (?!(work|the (bus|train|call|meeting|shift|appointment)|my (dose|shift|bus|train|meeting|appointment|meds|flight)|a (dose|call|day|meeting|shift)|class|school)\b)|\b(l[oa]s?|te|me hace[ns]?|lo|la) (mucha )?(extrano|falta)\b|\b(extrano|echo de menos) (a |el |la |los |las |mi|esos?|esas?|como)/,
    not: /\b(drinking|using|the (high|buzz|bottle)|getting high|beber|tomar|fumar|consumir|drogarme)\b/,
    noIdea: true,
    quiet: true,
    en: {
      says: ['You carry that with you.', 'Missing like that doesn’t keep a schedule.'],
      asks: ['What do you miss most?', 'When does it hit you hardest?'],
    },
    es: {
      says: ['Eso se lleva dentro.', 'Extrañar así no tiene horario.'],
      asks: ['¿Qué es lo que más extrañas?', '¿En qué momento pega más?'],
    },
  },
  {
    id: 'hurt',
    ...feeling(
      String.raw`(?:it|that|this|really|still) hurts?|hurt me|hurts me|betrayed|heartbroken|broke my heart|rejected|(?:me|eso|esto|lo que) (?:mas )?(?:me )?(?:duele|dolio)|dolid[oa]|traicionad[oa]|me partio el (?:alma|corazon)|me lastimo`,
    ),
    quiet: true,
    en: {
      says: ['Of course that hurts.', 'That hurts. I’m sorry.', 'That’s a sore spot, and no wonder.'],
      asks: ['What about it hurts the most?', 'What would have helped in that moment?'],
    },
    es: {
      says: ['Claro que duele.', 'Eso duele. Lo siento.', 'Con razón te duele.'],
      asks: ['¿Qué es lo que más duele?', '¿Qué te hubiera ayudado en ese momento?'],
    },
  },
  {
    id: 'anger',
    ...feeling(
      String.raw`angry|furious|(?:so )?pissed off|i'?m pissed|i'?m (?:so )?mad|makes me (?:so )?mad|so mad|fed up|annoyed|annoys me|sick of|livid|rabia|coraje|enojad[oa]|encabronad[oa]|furios[oa]|me (?:emputa|encabrona|enoja|molesta|indigna|revienta)|hart[oa]|estoy que muerdo`,
    ),
    en: {
      says: [
        'That gets under your skin.',
        'I can see why that gets to you.',
        'There’s a lot of heat in that.',
      ],
      asks: ['What about it gets to you most?', 'What would you say, if you could just say it?'],
    },
    es: {
      says: ['Se entiende el coraje.', 'Eso molesta, claro.', 'Con razón te prende.'],
      asks: ['¿Qué es lo que más te molesta de eso?', '¿Qué dirías si pudieras decirlo tal cual?'],
    },
  },
  {
    id: 'worn',
    ...feeling(
      String.raw`tired|i'?m beat|dead on my feet|exhausted|exhausting|worn out|drained|wiped|burn(?:t|ed) out|no energy|running on (?:fumes|empty)|cansad[oa]|agotad[oa]|cansancio|rendid[oa]|muert[oa] de cansancio|sin fuerzas|ya no puedo mas|no doy mas`,
    ),
    quiet: true,
    en: {
      says: [
        'That wears a person out.',
        'No wonder you’re worn out.',
        'That takes a lot of strength every day.',
      ],
      asks: [
        'What takes the most out of you?',
        'When did you last get a real break?',
        'What could wait until tomorrow?',
      ],
    },
    es: {
      says: ['Eso cansa a cualquiera.', 'Con razón no te queda energía.', 'Es mucho desgaste.'],
      asks: [
        '¿Qué es lo que más te desgasta?',
        '¿Cuándo descansaste de verdad por última vez?',
        '¿Qué puede esperar a mañana?',
      ],
    },
  },
  {
    id: 'lonely',
    ...feeling(
      String.raw`lonely|loneliness|lonelier|all alone|so alone|feel alone|by myself again|no one to talk to|nobody to talk to|soledad|(?:me siento|estoy|ando|tan|muy|bien) sol[oa]|no tengo (?:a )?(?:nadie|con quien)`,
    ),
    en: {
      says: ['That’s a lonely place to be.', 'That’s a lot to be alone with.'],
      asks: ['Who would you want next to you, if you could pick?', 'When is it loneliest?'],
    },
    es: {
      says: ['Es mucho para vivirlo a solas.', 'Pesa cuando no hay nadie al lado.'],
      asks: ['¿A quién te gustaría tener al lado?', '¿A qué hora se siente más?'],
    },
  },
  {
    id: 'worry',
    ...feeling(
      String.raw`worried|worry(?:ing)?|worries me|nervous|nerves|nerve ?wrac?king|anxious|anxiety|stressed|stressful|on edge|preocupad[oa]|me preocupa|nervios[oa]?|ansiedad|ansios[oa]|angustia(?:d[oa])?|estres(?:ad[oa])?`,
    ),
    en: {
      says: [
        'That’s a lot to have on your mind.',
        'I can see why that stays on your mind.',
        'That would put a lot of people on edge.',
      ],
      asks: ['What part of it keeps coming back?', 'What would take some of the pressure off?'],
    },
    es: {
      says: [
        'Es mucho para traer en la cabeza.',
        'Se entiende que no te lo puedas quitar de la cabeza.',
        'Eso pone en tensión a cualquiera.',
      ],
      asks: ['¿Qué parte vuelve una y otra vez?', '¿Qué te quitaría un poco de presión?'],
    },
  },
  {
    id: 'sad',
    ...feeling(
      String.raw`sad|sadness|sadder|heavy heart|feeling (?:so |really )?(?:low|down)|miserable|triste|tristeza|decaid[oa]|bajonead[oa]|con el animo (?:por los suelos|bajo)`,
    ),
    quiet: true,
    en: {
      says: ['I’m sorry. That’s sad.', 'That’s a heavy thing to carry.'],
      asks: ['What’s the saddest part of it?', 'When is it heaviest?'],
    },
    es: {
      says: ['Lo siento. Es triste.', 'Pesa, y se entiende.'],
      asks: ['¿Qué es lo más triste de eso?', '¿En qué momento pesa más?'],
    },
  },
  {
    id: 'much',
    ...feeling(
      String.raw`overwhelm(?:ed|ing)|too much|a lot right now|so much at once|drowning in|stuck|torn|abrumad[oa]|agobiad[oa]|demasiado|atorad[oa]|atascad[oa]|todo (?:junto|al mismo tiempo|a la vez)|se me junta todo`,
    ),
    en: {
      says: ['That’s a lot at once.', 'You don’t have to solve all of it today.'],
      asks: ['Which piece of it is most urgent?', 'What would be the smallest piece to start with?'],
    },
    es: {
      says: ['Es mucho junto.', 'No hay que resolverlo todo hoy.'],
      asks: ['¿Cuál es la parte más urgente?', '¿Cuál sería la parte más pequeña para empezar?'],
    },
  },
  {
    id: 'bored',
    ...feeling(String.raw`bored|boring|nothing to do|aburrid[oa]|aburrimiento|me aburro|sin nada que hacer`),
    en: {
      says: ['Empty hours get long.', 'Time moves slowly like that.'],
      asks: ['Which hours are the emptiest?', 'What used to be fun, before all this?'],
    },
    es: {
      says: ['Las horas vacías se hacen largas.', 'Así el tiempo no pasa.'],
      asks: ['¿Qué horas son las más vacías?', '¿Qué te divertía antes de todo esto?'],
    },
  },
]
