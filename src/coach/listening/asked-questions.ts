// What each question of the coach asks for, and the reply to a short answer: "three weeks", "my sister", "no, not yet".
import type { CoachLanguage } from '../script/wording.ts'

/** The form of a short answer. */
export type AnswerShape = 'value' | 'none' | 'unsure' | 'yes' | 'no'

export type AskedQuestion = {
  id: string
  /** On the normalized question, in English and Spanish. */
  cue: RegExp
  /** On the normalized answer: what counts as a value; by default any phrase. */
  value?: RegExp
  /** `{value}` stands for the words of the answer. */
  says: Partial<Record<AnswerShape, Record<CoachLanguage, readonly string[]>>>
}

const spans =
  /\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple( of)?|many|several|half|un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|pocos|varios|medio) (more |and a half )?(minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|minutos?|horas?|dias?|noches?|semanas?|mes(es)?|anos?)\b|^((since )?(always|forever)|ages|years|months|weeks|days|my whole life|all my life|a (long )?while|(desde )?siempre|toda la vida|anos|meses|semanas|dias|mucho tiempo)\b/
const times =
  /\b(\d{1,2}( ?(am|pm)|:\d\d)?|mornings?|noon|lunch|afternoons?|evenings?|nights?|midnight|dinner|breakfast|bed(time)?|weekends?|(mon|tues|wednes|thurs|fri|satur|sun)days?|after|before|when|work|payday|tonight|tomorrow|today|mananas?|tardes?|noches?|mediodia|cena|fines? de semana|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|despues|antes|cuando|quincena|hoy|ahora)\b/
const people =
  /\b(my|our|mi|mis) ([\w-]+ ){0,2}?(wife|husband|mom|mum|mother|dad|father|parents?|son|daughter|kids?|brothers?|sisters?|girlfriend|boyfriend|partner|fiancee?|roommates?|grand(ma|pa|mother|father)|aunt|uncle|cousins?|nephew|niece|friends?|buddy|buddies|ex|boss|neighbou?rs?|coworkers?|family|folks|sponsees?|in laws?|mother in law|pastor|priest|coach|teacher|dog|cat|espos[oa]|marido|mujer|mama|papa|madre|padre|padres|hij[oa]s?|herman[oa]s?|novi[oa]|pareja|prim[oa]s?|ti[oa]s?|abuel[oa]s?|sobrin[oa]s?|suegr[oa]s?|cunad[oa]s?|compadre|comadre|jefe|jefa|vecin[oa]s?|companer[oa]s?|familia|vieja|viejo|mejor amig[oa]|pana|carnal|perr[oa]|gat[oa])\b|\b(she|he|they|him|her|them|sponsor|counsell?or|therapist|doctor|nurse|pastor|priest|friends?|group|meeting|someone|ella|el|ellos|padrino|madrina|terapeuta|medico|amig[oa]s?|grupo|alguien)\b/

const triggers =
  /\b(lonely|alone|stress\w*|bored\w*|ang(er|ry)|mad|sad|tired|anxi\w*|empty|numb|hungry|fight|fought|argu\w*|yelled|work|boss|payday|money|called|texted|party|bar|drive|driving|home|sol[oa]|estres\w*|aburrid\w*|enoj\w*|triste|cansad\w*|ansi\w*|vaci\w*|hambre|pelea\w*|trabajo|dinero|fiesta|casa|llamo)\b/
const resources =
  /\b(help\w*|used to|call\w*|talk\w*|walk\w*|pray\w*|god|church|meetings?|sponsor|gym|lift\w*|r[ua]n\w*|music|guitar|read\w*|showers?|kids|family|sleep\w*|cook\w*|eat\w*|gum|patch\w*|gam(e|es|ing)|tv|movies?|dog|work\w*|ayud\w*|llam\w*|camin\w*|rez\w*|dios|iglesia|reuni\w*|musica|le[ei]r|dormir|cocin\w*|familia|hij[oa]s)\b/
const gains =
  /\b(calm\w*|relax\w*|friends?|fun|escape|quiet|confiden\w*|sleep|numb\w*|energy|company|peace|break|relief|rush|excit\w*|forget\w*|feel\w*|not (feeling|thinking)|comfort|control|habit|social|courage|calma|relaj\w*|amig[oa]s|divers\w*|silencio|confianza|dormir|energia|compania|paz|alivio|olvid\w*|sentir\w*|no pensar|control|costumbre)\b/
const fears =
  /^(that|if|que|si) \w|\b(los(e|ing)|fail\w*|relaps\w*|judg\w*|alone|people|family|money|what|being|seeing|toasts?|nights?|pain|dying|leav\w*|finding out|find out|kids|job|mornings?|weekends?|evenings?|perder\w*|fallar|recaer|gente|noches?|sol[oa]|que|brindis|familia|dinero|trabajo)\b/
const actions =
  /\b(i'?ll|i will|i could|i can|gonna|going to|call|text|go|walk|leave|take|watch|read|eat|cook|clean|shower|sleep|block|delete|drink (water|tea)|play|drive|pray|meeting|tea|water|gum|music|podcast|voy a|puedo|llamar|mandar|salir|ir|caminar|comer|dormir|borrar|bloquear|leer|rezar|musica|agua|te)\b/

/** In this order; the first whose cue is in the question counts. */
export const askedQuestions: readonly AskedQuestion[] = [
  {
    id: 'told',
    cue: /\b(have you (been able to (talk|say|tell)|said|told|talked|two talked|asked)|what have you (two )?(said|told)|(has|ha|has podido) (hablado|hablar|dicho|decir)|le has (dicho|contado)|han (hablado|dicho)|(lo|le) (han|has) hablado|ya hablaste)\b/,
    says: {
      no: {
        en: [
          'Then you still get to choose how it starts. A quiet morning, one sentence about what you saw, one about what worries you, and then you wait.',
          'Okay, not yet. It may help to write down the one sentence that has to be said, so that it doesn’t get lost when your heart pounds.',
        ],
        es: [
          'Entonces todavía eliges cómo empieza. Una mañana tranquila, una frase de lo que viste, otra de lo que te preocupa, y esperas.',
          'Bueno, todavía no. Ayuda anotar la frase que no puede faltar, para que no se pierda cuando te lata el corazón.',
        ],
      },
      yes: {
        en: [
          'So it’s out in the open. The second talk is usually easier than the first.',
          'You said it. That’s the part most people put off for months.',
        ],
        es: [
          'Entonces ya está dicho. La segunda plática suele ser más fácil que la primera.',
          'Lo dijiste. Es lo que casi todos dejan para después.',
        ],
      },
    },
  },
  {
    id: 'knows',
    cue: /\b((does|do) (any(one|body)( else)?|someone|your doctor|they)\b.*\bknow|who (already )?knows|alguien (mas )?(lo )?sabe|quien (ya )?(lo )?sabe|sabe (ya )?(tu|alguien))/,
    value: people,
    says: {
      none: {
        en: [
          'So you carry all of it by yourself. One person who knows changes that more than anything you can do on your own.',
          'No one, then. A secret like that gets heavier every week; telling one person takes most of the weight off.',
        ],
        es: [
          'Entonces lo cargas todo a solas. Que una persona lo sepa cambia más que cualquier cosa que hagas por tu cuenta.',
          'Nadie, entonces. Un secreto así pesa más cada semana; con una persona que lo sepa baja casi todo.',
        ],
      },
      value: {
        en: [
          'Then you’re not alone with it. You can ask for one concrete thing: a call at the hard hour, or holding the card.',
          'Good that someone knows. What helps now is asking for something specific, so they don’t have to guess.',
        ],
        es: [
          'Entonces no lo cargas a solas. Puedes pedir algo concreto: una llamada en la hora difícil, o que guarde la tarjeta.',
          'Qué bueno que alguien sabe. Ahora ayuda pedir algo preciso, para que no tenga que adivinar.',
        ],
      },
      yes: {
        en: ['Good, then you’re not alone with it. Ask them for one concrete thing this week.'],
        es: ['Bien, entonces no lo cargas a solas. Pide una cosa concreta esta semana.'],
      },
    },
  },
  {
    id: 'person',
    cue: /(^|[,:] )(and )?(who (else |there )?(could|can|would|might|may|will|is|are|in|from|there|looks|do you|crossed|already|comes|gets)|who’?'?s (on|with)|whose)\b|\b(con quien|a quien|quien(es)? (mas |ahi )?(podria|puede|seria|esta|te|en|de|cuida|va|viene|es|quisieras|llamarias))\b/,
    value: people,
    says: {
      value: {
        en: [
          '{value}. A short text is enough to start: “Rough day. Do you have ten minutes?”',
          '{value}. It’s easier to reach out before it gets bad than after.',
          '{value}. It’s easier if you say at once what you need: company, or someone to listen.',
        ],
        es: [
          '{value}. Para empezar basta un mensaje: «Día difícil. ¿Tienes diez minutos?».',
          '{value}. Es más fácil buscar a alguien antes de que se ponga feo que después.',
          '{value}. Es más fácil si dices desde el principio qué necesitas: compañía o que te escuchen.',
        ],
      },
      none: {
        en: [
          'No one comes to mind, and that’s part of what makes it so heavy. An online meeting needs no one you know: camera off, and you listen.',
          'Then let’s not wait for a friend to turn up. At 1-800-662-4357 a person answers at any hour, for free, and that counts as company.',
        ],
        es: [
          'No se te ocurre nadie, y eso es parte de lo que pesa. A una reunión en línea puedes entrar sin conocer a nadie: sin cámara, y escuchas.',
          'Entonces no esperes a que aparezca un amigo. En el 1-800-662-4357 contesta una persona a cualquier hora, gratis y en español, y eso también es compañía.',
        ],
      },
      unsure: {
        en: ['You don’t have to know yet. Think of who was kind to you in the last month, even in passing.'],
        es: ['No tienes que saberlo ahora. Piensa en quién te trató bien este mes, aunque fuera de paso.'],
      },
    },
  },
  {
    id: 'duration',
    cue: /\b(how long|since when|cuanto (tiempo|lleva|hace)|desde (cuando|hace cuanto))\b/,
    value: spans,
    says: {
      unsure: {
        en: ['Hard to say when it began; these things come in slowly.'],
        es: ['Es difícil decir cuándo empezó; estas cosas llegan despacio.'],
      },
    },
  },
  {
    id: 'hour',
    cue: /\b((what|which|whose) (hours?|time|part|break|day|one of the day)|when in the day|hour of the day|time of day|when does|hardest (hours|part of the day)|when (could|will|do you)|(a )?que (hora|parte del dia|momento|dia)|cual hora|cuando (podrias|vas|llega|pasa|es mas))\b/,
    value: times,
    says: {
      value: {
        en: [
          '{value}. Then put something there before the hour comes: food, a call, or somewhere else to be.',
          '{value}. It helps that it’s one spot and not the whole day, because one spot can be planned.',
        ],
        es: [
          '{value}. Entonces pon algo ahí antes de que llegue: comida, una llamada o estar en otro lado.',
          '{value}. Ayuda que sea un momento y no todo el día, porque un momento se puede planear.',
        ],
      },
      unsure: {
        en: [
          'Then it comes at any hour. Jot down the time whenever it hits; in three days you’ll see a pattern.',
        ],
        es: ['Entonces llega a cualquier hora. Anota la hora cada vez; en tres días verás el patrón.'],
      },
    },
  },
  {
    id: 'before',
    cue: /\b((going on|feeling|happening|happened) .{0,30}\bbefore\b|hour before|right before|what mood|set(s)? it off|first small turn|what were you feeling|(pasaba|sentias|pasa|sientes) .{0,20}\bantes\b|justo antes|hora de antes)\b/,
    value: triggers,
    says: {
      value: {
        en: [
          '{value}. So the urge didn’t come from nowhere, and that moment is where a plan belongs.',
          'So the urge doesn’t come from nowhere, and that moment is where a plan belongs.',
          '{value}. That’s your early sign. When you notice it, take care of that first, before the urge gets strong.',
        ],
        es: [
          '{value}. Entonces no llegó de la nada, y en ese momento es donde va el plan.',
          'Entonces las ganas no llegan de la nada, y en ese momento es donde va el plan.',
          '{value}. Es tu aviso. Cuando lo notes, atiende eso primero, antes de que las ganas crezcan.',
        ],
      },
      unsure: {
        en: ['Often it’s one of four: hungry, angry, lonely, tired. Next time, check those first.'],
        es: [
          'Muchas veces es una de cuatro: hambre, enojo, soledad, cansancio. La próxima vez revisa esas primero.',
        ],
      },
    },
  },
  {
    id: 'helped',
    cue: /\b(help(ed|s) (even |the |you |a )|has carried|carried you|have you tried|what have you (tried|used)|settled you|holding you up|made the difference|gotten you this far|what did you do|helped you do|get through the last|que (te )?(ha |te ha )?(ayud\w+|sostenid\w+|probado|funcion\w+|traido hasta)|como pasaste)\b/,
    value: resources,
    says: {
      value: {
        en: [
          '{value}. You know that one works for you, so it goes to the top of the list.',
          '{value}. That’s worth more than anything I could suggest, because it’s yours and it’s tested.',
        ],
        es: [
          '{value}. Eso ya sabes que te funciona, así que va primero en la lista.',
          '{value}. Vale más que cualquier cosa que yo proponga, porque es tuyo y ya está probado.',
        ],
      },
      none: {
        en: [
          'Then the next try should be of another kind: a person, a medicine, or a place. More willpower isn’t the missing piece.',
        ],
        es: [
          'Entonces lo siguiente tiene que ser de otro tipo: una persona, una medicina o un lugar. Lo que falta no es más fuerza de voluntad.',
        ],
      },
      unsure: {
        en: [
          'That’s okay. Sometimes the things that help are too small to notice, like eating or leaving early.',
        ],
        es: ['Está bien. A veces lo que ayuda es tan pequeño que no se nota, como comer o irse temprano.'],
      },
    },
  },
  {
    id: 'gives',
    cue: /\b((does|did|do) (it|gaming|that) give|(do|did) you get from it|(do|did) you (like|enjoy|miss)|you miss (the )?most|really (need|looking for)|que (te (da|daba|dio)|buscabas|extranas|te gustaba))\b/,
    value: gains,
    says: {
      value: {
        en: [
          '{value}. That’s a real need, and it doesn’t go away by itself. It needs a second way to be met.',
          '{value}. No wonder it’s hard to let go of. Part of the work is finding a little of that somewhere else.',
        ],
        es: [
          '{value}. Es una necesidad de verdad, y no se va sola. Necesita otro camino.',
          '{value}. Con razón cuesta soltarlo. Parte del trabajo es encontrar un poco de eso en otro lado.',
        ],
      },
      none: {
        en: [
          'Then it takes and gives nothing back anymore. That’s usually the point where letting go gets a bit easier.',
        ],
        es: ['Entonces quita y ya no da nada. Suele ser el punto en que soltarlo cuesta un poco menos.'],
      },
    },
  },
  {
    id: 'fear',
    cue: /\b(worr(y|ies)|afraid|scares?|hardest|unsure about|the worst|preocupa|miedo|asusta|mas dificil|lo peor)\b/,
    value: fears,
    says: {
      value: {
        en: [
          '{value}. Then plan for that one first, and the rest gets smaller.',
          '{value}. I can see why that part keeps you up.',
        ],
        es: [
          '{value}. Entonces planea eso primero, y lo demás se hace más chico.',
          '{value}. Se entiende que sea lo que te quita el sueño.',
        ],
      },
      none: {
        en: ['Good, then fear isn’t what’s in the way.'],
        es: ['Bien, entonces el miedo no es lo que estorba.'],
      },
    },
  },
  {
    id: 'plan',
    cue: /\b((what|which|how|where|when)\b.{0,40}\b(could|can|will|would) you (do|try|put|stay|start|leave|finish|fit|be|drop|eat|settle|stop|spend|close|make|get|manage)|can you (get|block|leave|go|do)|what could be|which (of those|block|one|door)|want to try|next (small )?(move|step)|que (podrias|puedes|vas a|harias)|como (vas|saldrias)|cual (de esas )?(puedes|podrias)|puedes (salir|bloquear|irte)|siguiente paso)\b/,
    value: actions,
    says: {
      value: {
        en: [
          'Good, that’s small enough to really happen. Put a time on it and it’s likelier.',
          'That’s something you can do. Tell one person that you’ll do it, and it gets harder to skip.',
        ],
        es: [
          'Bien, es lo bastante pequeño para que pase. Ponle hora y es más probable.',
          'Eso sí lo puedes hacer. Díselo a alguien, y ya no es tan fácil saltárselo.',
        ],
      },
      none: {
        en: [
          'Then it’s too big as it stands. Cut it down to something that takes two minutes.',
          'Okay, not that. Something smaller counts: a glass of water, the other room, one text.',
        ],
        es: [
          'Entonces así es demasiado grande. Redúcelo a algo de dos minutos.',
          'Bueno, eso no. Algo más pequeño cuenta: un vaso de agua, otro cuarto, un mensaje.',
        ],
      },
      unsure: {
        en: [
          'Then don’t decide the whole evening. Just the next ten minutes: stand up, water, another room.',
        ],
        es: [
          'Entonces no decidas toda la noche. Solo los próximos diez minutos: levántate, agua, otro cuarto.',
        ],
      },
      yes: {
        en: ['Good. Do that before you write back; I’ll be here.'],
        es: ['Bien. Hazlo antes de contestar; aquí sigo.'],
      },
    },
  },
]

/** The question of that text, if its kind is known. */
export const askedQuestionIn = (asked: string): AskedQuestion | undefined =>
  askedQuestions.find(({ cue }) => cue.test(asked))

type DurationWordings = Record<'short' | 'middle' | 'long', Record<CoachLanguage, readonly string[]>>

/** How long something hard has lasted. */
export const troubleFor: DurationWordings = {
  short: {
    en: ['{value}. So it’s still fresh.'],
    es: ['{value}. Entonces está fresco todavía.'],
  },
  middle: {
    en: ['{value} of that would wear anyone down.'],
    es: ['{value} así cansan a cualquiera.'],
  },
  long: {
    en: ['{value}. That’s a long time to live with it, so give the way out some time, too.'],
    es: ['{value}. Es mucho tiempo de vivir con eso, así que dale tiempo también a la salida.'],
  },
}

/** How long someone has gone without. */
export const withoutFor: DurationWordings = {
  short: {
    en: ['{value}. The first stretch is the hardest on the body, and it doesn’t stay like this.'],
    es: ['{value}. El primer tramo es lo más duro para el cuerpo, y no se queda así.'],
  },
  middle: {
    en: ['{value}. The body is past the roughest part by now; the head takes longer.'],
    es: ['{value}. El cuerpo ya pasó lo peor; la cabeza tarda más.'],
  },
  long: {
    en: ['{value}. Nobody gave you that; you did it day by day. One bad stretch doesn’t take it back.'],
    es: ['{value}. Eso nadie te lo regaló; lo hiciste día por día. Una mala racha no lo borra.'],
  },
}

const wholeSpan = new RegExp(
  `^((about|like|almost|nearly|over|for|maybe|around|just|only|hace|como|casi|unos|llevo|ya)\\W* )*(${spans.source})( (now|so far|or so|straight|tomorrow|today|sober|clean|in|ya|sobri[oa]|limpi[oa]))*\\W*$`,
)

/** Whether a message (normalized) only says how long, and how long that is. */
export function spanIn(said: string): keyof DurationWordings | undefined {
  if (!wholeSpan.test(said)) return undefined
  const days = Number(/\b(\d+) (days?|dias?)\b/.exec(said)?.[1] ?? 0)
  if (days >= 90) return 'long'
  if (days >= 14) return 'middle'
  if (days > 0) return 'short'
  if (/\b(years?|decades?|life|forever|always|anos?|vida|siempre)\b/.test(said)) return 'long'
  return /\b(weeks?|months?|while|semanas?|mes(es)?|tiempo)\b/.test(said) ? 'middle' : 'short'
}

const alone = (names: string) =>
  new RegExp(
    `^((mostly|mainly|just|some|only|usually|like|and|de|la|el|pura|mas que nada)\\W* )*(${names})\\b`,
  )

/** The first thing to say about a substance that a short message names. */
export const substances: readonly {
  id: string
  cue: RegExp
  says: Record<CoachLanguage, readonly string[]>
}[] = [
  {
    id: 'stimulants',
    cue: alone(
      'meth|crystal|tina|coke|cocaine|crack|adderall|speed|stimulants?|coca|cocaina|cristal|perico|piedra',
    ),
    says: {
      en: [
        '{value}. With stimulants the first weeks are mostly sleep, hunger and short, sharp urges, and each urge passes in minutes.',
      ],
      es: [
        '{value}. Con estimulantes las primeras semanas son sobre todo sueño, hambre y ganas cortas y fuertes, y cada una pasa en minutos.',
      ],
    },
  },
  {
    id: 'opioids',
    cue: alone(
      'heroin|fent\\w*|dope|oxy\\w*|percs?|percocets?|norcos?|vicodin|hydros?|pain ?(pills|killers|meds)|opioids?|opiates?|kratom|heroina|fentanilo|opioides',
    ),
    says: {
      en: [
        '{value}. With opioids nobody has to do it by willpower: buprenorphine or methadone takes most of the sickness and the pull away, and a clinic can often start it within days.',
      ],
      es: [
        '{value}. Con opioides no hay que hacerlo a pura voluntad: la buprenorfina o la metadona quitan casi todo el malestar y las ganas, y una clínica puede empezar muchas veces en pocos días.',
      ],
    },
  },
  {
    id: 'cannabis',
    cue: alone('weed|pot|cannabis|thc|edibles?|dabs?|carts?|mota|marihuana|hierba'),
    says: {
      en: [
        '{value}. Expect bad sleep, little appetite and a short temper for a week or two after stopping; it eases after that.',
      ],
      es: [
        '{value}. Al dejarla vienen una o dos semanas de mal dormir, poca hambre y mal humor; después cede.',
      ],
    },
  },
  {
    id: 'sedatives',
    cue: alone('benzos?|xan\\w*|klonopins?|ativan|valium|clonazepam|alprazolam|rivotril'),
    says: {
      en: [
        '{value}. One thing first: don’t stop that suddenly on your own; a doctor brings you down slowly and safely.',
      ],
      es: [
        '{value}. Una cosa primero: no lo dejes de golpe por tu cuenta; un médico te baja despacio y sin riesgo.',
      ],
    },
  },
  {
    id: 'alcohol',
    cue: alone(
      'alcohol|beers?|wine|vodka|whiske?y|liquor|tequila|rum|drinking|booze|cerveza|vino|mezcal|ron|trago',
    ),
    says: {
      en: ['{value}. If it’s every day, see a doctor before you stop; that makes it safer and a lot easier.'],
      es: ['{value}. Si es diario, ve a un médico antes de dejarlo; así es más seguro y mucho más fácil.'],
    },
  },
]

const every =
  /^((about|like|almost|mostly|pretty much|maybe|si|yes|yeah|como|casi)\W* )*(every|each|all|cada|tod[oa]s? l[oa]s?|todo el) (single )?(\d+ )?(hours?|days?|nights?|mornings?|evenings?|weekends?|horas?|dias?|noches?|mananas?|dia|noche|fines? de semana)\b|^(daily|diario|a diario)\b/

/** How often something happens. */
export const frequency: Record<CoachLanguage, readonly string[]> = {
  en: ['{value}. So it has a fixed place in your day, and that place is where to begin.'],
  es: ['{value}. Entonces tiene su lugar fijo en el día, y por ese lugar se empieza.'],
}
export const saysHowOften = (said: string) => every.test(said)

const timesAYear: Record<string, number> = { day: 365, week: 52, month: 12, dia: 365, semana: 52, mes: 12 }
const spending =
  /^((about|like|around|maybe|roughly|como|unos) )*\$?(\d[\d,.]*)( (dollars|bucks|dolares|pesos))? (?:a|per|each|every|al|a la|por) (day|week|month|dia|semana|mes)\b/

/** The sum of a year, for money by the day, week or month; undefined if a message is not such an amount. */
export function yearlySum(said: string): number | undefined {
  const [, , , amount = '', , , period = ''] = spending.exec(said) ?? []
  const sum = Number(amount.replaceAll(/[,.]/g, '')) * (timesAYear[period] ?? Number.NaN)
  return Number.isFinite(sum) && sum > 0 ? sum : undefined
}
export const spendings: Record<CoachLanguage, readonly string[]> = {
  en: ['{value}. That’s about {year} a year, so you’d notice soon if it stopped.'],
  es: ['{value}. Son unos {year} al año, así que se notaría pronto si parara.'],
}
