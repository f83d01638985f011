// Statements and short questions that are answered by rule, because their words match the wrong answers by meaning: an appointment that was
// missed, a sponsor who quit, a sentence in years, "and wine?" after a medicine. They come before every answer by meaning.
import { stillBaby } from '../danger/danger-in-acts.ts'
import type { StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { inTalk } from './rule-replies-in-talk.ts'

export type RuleText = { reflect?: string; step?: string; ask?: string }

export type RuleReply = {
  id: string
  /** On the normalized message, in English and Spanish. */
  cue: RegExp
  not?: RegExp
  /** Only if the message asks something. */
  asks?: true
  /** Only if the message itself or one that is remembered matches. */
  about?: RegExp
  /** Only if one of the last messages (normalized) matches. */
  spoke?: RegExp
  /** `spoke` is looked for in all messages that are remembered: a medicine named at the start of a talk. */
  early?: true
  /** `spoke` is looked for in the message just before only. */
  next?: true
  /** Only if none of the last messages (normalized) matches. */
  silent?: RegExp
  who?: 'self' | 'other'
  /** Not in a talk about one of these. */
  notTopics?: readonly StoryTopic[]
  /** The message is about the writer, also where it names a relative. */
  own?: true
  /** Only if no answer by meaning depends on the talk. */
  last?: true
  /** The beginning of the answer is given again, instead of none. */
  again?: true
  /** Ids of prepared answers; the first one that was not given yet is used, else the text. */
  answers?: readonly string[]
} & Partial<Record<CoachLanguage, RuleText>>

/** "Is that normal?": asks to judge what the previous messages say. */
export const judges =
  /^(and |so |but |ok |like |y |pero )*((is|was) (it|this|that) (\w+ ){0,2}?(normal|bad|ok(ay)?|wrong|weird|dangerous|safe|serious|a problem|unhealthy|a lot|too much|enough|fine|crazy|dumb|stupid|mean|selfish|too far|my fault|overkill|common|typical|a thing|a real thing)( for (me|him|her))?|is it just me|(eso |esto )?(es|esta) (muy )?(malo|mal|grave|peligroso|normal|comun|mucho|raro|bien)|(eso |esto )?(es normal|existe|pasa|le pasa a (otros|otras|mas gente)))\W*$/

const relatives =
  '(wife|husband|mom|mum|mother|dad|father|parents|son|daughter|kids?|brother|sister|girlfriend|boyfriend|partner|roommate|grandma|aunt|uncle|cousin|nephew|niece|friend|grandson|stepdad|stepmom|tio|tia|prim[oa]|sobrin[oa]|amig[oa]|esposa|esposo|marido|mujer|mama|papa|hij[oa]|herman[oa]|novi[oa]|pareja)'
const antidepressants =
  '(lexapro|zoloft|effexor|prozac|paxil|celexa|cymbalta|wellbutrin|pristiq|trintellix|sertraline|escitalopram|venlafaxine|paroxetine|fluoxetine|duloxetine|antidepressants?|ssri|sertralina|paroxetina|fluoxetina|venlafaxina|antidepresivos?)'
const span = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) (months?|years?|yrs|mes(es)?|anos?)`
const bareSpan = new RegExp(
  String.raw`^(only |about |like |almost |for |another |otros? |como |casi |le dieron |got )*${span}( (left|to go|now|so far|ya|mas|total))?\W*$`,
)
const locked =
  /\b(jail|county|prison|sentenc\w*|locked up|upstate|serving|parole|convicted|pleaded|carcel|penal|presa|preso|condena\w*|sentencia\w*)\b/

// In a message that also mentions a loss, use that is happening now is answered first.
const inUse =
  /\b(bottle|drinking|drank|drunk|using|used|high|dealer|relaps\w*|stopped eating|not eating|hurt my ?self|botella|tomando|tome|recai|consum\w*)\b/

const aboutMedicines: readonly RuleReply[] = [
  ...(
    [
      ['naltrexone', /\b(naltrexone|vivitrol|revia|naltrexona)\b/, ['drink-on-naltrexone']],
      ['disulfiram', /\b(antabuse|disulfiram|disulfiramo)\b/, ['disulfiram', 'disulfiram-wait']],
      [
        'medicine',
        new RegExp(
          String.raw`\b(gabapentin\w*|trazodone|seroquel|hydroxyzine|ambien|xanax|klonopin|ativan|buspirone|methadone|suboxone|metformin|antibiotics?|quetiapina|clonazepam|metadona|${antidepressants})\b`,
        ),
        ['alcohol-with-meds'],
      ],
    ] as const
  ).map(([id, spoke, answers]) => ({
    id: `drink-with-${id}`,
    cue: /^(ok |so |and |but |y |pero |what about|how about|what if i have|can i (still )?(have|drink)|puedo tomar(me)?)*( ?(with|on|con|una?|some|a|a glass of|un vaso de))*( ?)(wine|beers?|alcohol|a drink|drinks?|liquor|vodka|champagne|vino|cervezas?|trago|copa|alcohol)( (with|on) (it|that|them)| con eso)?\W*$/,
    spoke,
    answers,
    en: {
      step: 'The same goes for any drink, wine and beer too: ask the pharmacist about yours by phone, and leave it out until they’ve answered.',
    },
    es: {
      step: 'Vale para cualquier bebida, también vino y cerveza: pregunta por teléfono al farmacéutico por la tuya, y no tomes hasta que te conteste.',
    },
  })),
  {
    id: 'brain-zaps',
    cue: /\b((brain|head) (zaps?|shivers?)|electric(al)? (shocks?|zaps?|jolts?) (in|through) my (head|brain)|zaps? in my (head|brain)|descargas? (electricas? )?en la cabeza|toques en la cabeza)\b/,
    not: /\b(seiz\w*|passed out|faint\w*|convuls\w*)\b/,
    silent:
      /\b(xanax|klonopin|ativan|valium|benzos?|clonazepam|rivotril|alprazolam|lorazepam|drink\w*|alcohol|vodka|tomar|beber)\b/,
    en: {
      reflect: 'Many people get those zaps after they stop or miss an antidepressant, and they’re scary.',
      step: 'Call the person who prescribes it, or a pharmacist, today and tell them when the last one was. Don’t change the dose by yourself. If you faint, get confused, have a seizure, or stop wanting to live, that’s for 911 or 988 right away.',
      ask: 'When did you take the last one?',
    },
    es: {
      reflect: 'A muchas personas les dan esas descargas al dejar u olvidar un antidepresivo, y asustan.',
      step: 'Llama hoy a quien te lo receta o a un farmacéutico y di cuándo fue la última. No cambies la dosis por tu cuenta. Si te desmayas, te confundes, convulsionas o ya no quieres vivir, llama enseguida al 911 o al 988.',
      ask: '¿Cuándo tomaste la última?',
    },
  },
  {
    id: 'zaps-judged',
    cue: judges,
    spoke: /\b((brain|head) (zaps?|shivers?)|electric(al)? (shocks?|zaps?)|descargas|toques en la cabeza)\b/,
    en: {
      step: 'I can’t examine you. The zaps alone usually pass within weeks, and your prescriber can make it easier, so call today. Fainting, confusion, a seizure, a pounding heart, or thoughts of dying are different: then call 911 or 988 now.',
      ask: 'Is any of those happening?',
    },
    es: {
      step: 'No puedo examinarte. Solas, las descargas suelen pasar en semanas, y quien te receta puede hacerlo más llevadero, así que llama hoy. Desmayo, confusión, convulsión, el corazón muy acelerado o ideas de morir son otra cosa: entonces llama ya al 911 o al 988.',
      ask: '¿Te pasa algo de eso?',
    },
  },
  {
    id: 'stopped-antidepressant',
    cue: new RegExp(
      String.raw`\b(stopped|quit|ran out of|off|came off|coming off|deje|se me acabo|se me acabaron) (taking |my |the |la |el |mi |de tomar )*${antidepressants}\b`,
    ),
    not: /\b(should|can|want to|thinking|going to|quiero|puedo|drink\w*|alcohol)\b/,
    en: {
      reflect: 'Stopping one of those can be rough, even when it was time.',
      step: 'Call the person who prescribed it, or a pharmacist, today, and say when the last one was: dizziness, zaps, bad sleep and a low mood are common, and they can help. If the mood drops fast or you stop wanting to live, call or text 988.',
      ask: 'What have you noticed since?',
    },
    es: {
      reflect: 'Dejar uno de esos puede ser pesado, aunque ya tocara.',
      step: 'Llama hoy a quien te lo recetó o a un farmacéutico y di cuándo fue la última: mareo, descargas, mal sueño y bajón son comunes, y te pueden ayudar. Si el ánimo cae rápido o ya no quieres vivir, llama al 988.',
      ask: '¿Qué has notado desde entonces?',
    },
  },
  {
    id: 'their-prescription',
    cue: new RegExp(
      String.raw`\b(my|mi) (\w+ )?${relatives} (just |now )?(takes?|is on|'s on|got (prescribed|put on)|was (prescribed|put on)|started|toma|esta con) (\w+ )?(adderall|ritalin|vyvanse|concerta|suboxone|methadone|naltrexone|vivitrol|${antidepressants})\b`,
    ),
    not: /\b(sell\w*|snort\w*|crush\w*|too (much|many)|not sleep\w*|without|buy\w*|stole|steal\w*|mine|my (adderall|pills|meds)|high|street|more than|again|addict\w*|hook\w*|abus\w*|drink\w*|worried|scared|vende|roba|demasiad\w*|preocup\w*)\b/,
    en: {
      reflect: 'Okay. A medicine by itself doesn’t tell me whether something is wrong.',
      ask: 'Is something about it worrying you, or does it stir something up for you?',
    },
    es: {
      reflect: 'Bien. Una medicina sola no me dice si algo anda mal.',
      ask: '¿Te preocupa algo de eso, o a ti te mueve algo?',
    },
  },
]

const aboutAppointments: readonly RuleReply[] = [
  {
    id: 'missed-test',
    cue: /\b(slept (through|thru)|missed|skipped|forgot|blew off|late (to|for)) (\w+ ){0,2}(ua|uas|drug test|urine test|drop(?! ?-?off)|color|call-?in|test line|breathalyzer|ua today)\b|\b(falte a|se me paso|no fui a|perdi) (mi |la |el )?(prueba|examen|antidoping)( de (orina|drogas))?\b/,
    not: /\b(can i|what (if|happens)|que pasa si|exam(en)? de (manejo|matematicas))\b/,
    answers: ['missed-drug-test'],
  },
  {
    id: 'missed-officer',
    cue: /\bmy (po|p\.?o\.?|probation officer|parole officer|officer|case ?worker|caseworker) (just )?(called|texted|came by|left (me )?a (message|voicemail)|stopped by)\b.{0,30}\b(didn'?t|wasn'?t|missed|ignored|couldn'?t)\b|\b(missed|forgot|skipped|blew off|slept (through|thru)|didn'?t go (to|see)|no fui (con|a ver a)|falte (a mi cita )?con|se me paso) (\w+ ){0,4}(po|probation( officer)?|parole( officer)?|check ?-?in with my po|oficial|agente)\b/,
    en: {
      reflect: 'That sits in your stomach until you’ve talked to them.',
      step: 'Call back now, before they look for you, and leave a message: your name, the time, “I missed you, and I’m calling to set it right.” Then send the same in a short text or email, so there’s a record. If you might test positive, call your lawyer first.',
      ask: 'Can you call in the next hour?',
    },
    es: {
      reflect: 'Eso no te va a dejar en paz hasta que hables.',
      step: 'Llama ahora, antes de que te busquen, y deja mensaje: tu nombre, la hora, «Falté y llamo para arreglarlo». Luego manda lo mismo por mensaje o correo, para que quede registro. Si podrías salir positivo, llama antes a tu abogado.',
      ask: '¿Puedes llamar en la próxima hora?',
    },
  },
  {
    id: 'forgot-medicine-away',
    cue: /\b(forgot|left) (my|the) (suboxone|subs|methadone|naltrexone|meds|medicine|pills|antabuse|patches|inhaler|medication) (at home|back home|behind|in (the|my) \w+|at (my|the) \w+)\b|\b(olvide|deje) (mi |mis |la |las |el )(suboxone|metadona|medicina|medicinas|pastillas) en\b/,
    not: /\b(kids?|child|toddler|baby|nin[oa]s?)\b/,
    en: {
      reflect: 'That’s a bad moment to notice it.',
      step: 'Call your clinic or prescriber now, also after hours: they can often send a bridge prescription to a pharmacy near you. Any pharmacist can tell you what’s possible there. Don’t fill the gap with something else.',
      ask: 'When was your last dose?',
    },
    es: {
      reflect: 'Mal momento para darse cuenta.',
      step: 'Llama ahora a tu clínica o a quien te receta, también fuera de horario: muchas veces mandan una receta puente a una farmacia cerca de ti. El farmacéutico te dice qué se puede. No llenes el hueco con otra cosa.',
      ask: '¿Cuándo fue tu última dosis?',
    },
  },
  {
    id: 'sponsor-left',
    cue: /\b(my |mi )(sponsor|padrino|madrina) (just )?(fired|dropped|dumped|ditched|quit on|let go of|gave up on|blocked|ghosted) me\b|\bmy sponsor (quit|dropped out|stopped answering)\b|\b(mi )?(padrino|madrina) (ya no quiere|me dejo|ya no me contesta|me corto)\b|\b(got|was) (fired|dropped) by my sponsor\b/,
    not: inUse,
    own: true,
    en: {
      reflect: 'That hurts, and it leaves a gap right where you’d call for help.',
      step: 'Today: text one other person from your list or group, “My sponsor and I stopped. Can I call you this week?” At your next meeting ask for a temporary sponsor; many groups have people who say yes. What was said doesn’t undo your time.',
      ask: 'Who’s one person in that room you could text?',
    },
    es: {
      reflect: 'Duele, y deja un hueco justo donde pedías ayuda.',
      step: 'Hoy: escríbele a otra persona de tu lista o grupo, «Ya no tengo padrino. ¿Te puedo llamar esta semana?». En la próxima junta pide uno temporal; en muchos grupos hay quien dice que sí. Lo que te dijo no borra tu tiempo.',
      ask: '¿A quién de ahí le podrías escribir?',
    },
  },
  {
    id: 'therapist-left',
    cue: /\bmy (therapist|counselor|psychiatrist|doctor|case ?manager|case ?worker|prescriber) (just )?(quit|left(?! (me )?(a|an|some|the) (\w+ )?(voicemail|message|note|card|text))|is leaving|retired|is retiring|moved away|dropped me|dumped me|fired me|went on leave|got fired)\b|\bmi (terapeuta|psicolog[oa]|consejer[oa]|psiquiatra|doctora?) (se fue|renuncio|se jubilo|ya no trabaja|me dejo)\b/,
    not: inUse,
    own: true,
    en: {
      reflect: 'You told that person things, and now you’d have to start over.',
      step: 'Call the office this week and ask three things: who takes over, when your first appointment is, and who refills your medicine until then. Ask them to send your notes, so that you don’t have to tell it all again.',
      ask: 'When would your next appointment have been?',
    },
    es: {
      reflect: 'A esa persona le contaste cosas, y ahora toca empezar de nuevo.',
      step: 'Llama esta semana al consultorio y pregunta tres cosas: quién sigue contigo, cuándo es tu primera cita y quién surte tu medicina mientras tanto. Pide que manden tus notas, para no contarlo todo otra vez.',
      ask: '¿Cuándo te tocaba la próxima cita?',
    },
  },
  {
    id: 'out-of-sober-living',
    cue: /\b(kicked|threw|put) (me )?out of (the |my )?(sober (living|house|home)|halfway( house)?|oxford( house)?|recovery house)\b|\b(kicked|thrown|put) out of (the |my )?(sober (living|house|home)|halfway( house)?|oxford( house)?)\b|\bme (sacaron|corrieron) (de la|del) (casa de (vida sobria|medio camino)|anexo|centro)\b/,
    own: true,
    en: {
      reflect: 'That’s your bed and your people gone at once.',
      step: 'First tonight: call 211 for a bed, and ask the house manager which other houses have room; oxfordvacancies.com lists open Oxford Houses. Take your medicine, ID and phone charger with you. Then tell one person from the program where you’ll sleep.',
      ask: 'Where can you be tonight?',
    },
    es: {
      reflect: 'Son tu cama y tu gente, todo de golpe.',
      step: 'Primero esta noche: llama al 211 por una cama y pregunta al encargado qué otras casas tienen lugar; oxfordvacancies.com muestra casas Oxford con espacio. Llévate tu medicina, identificación y cargador. Luego dile a alguien del programa dónde vas a dormir.',
      ask: '¿Dónde puedes estar esta noche?',
    },
  },
  {
    id: 'call-the-judge',
    cue: /\b(what|how) (do|should|would) i (call|address|greet) (the|a|my) (judge|magistrate)\b|\b(call|say to) the judge (sir|ma'?am|your honor)\b|\bcall (him|her) (your honor|sir|ma'?am)\b|\bdo i say (your honor|sir|ma'?am)\b|\bcomo (le digo|me dirijo|le hablo|se le dice) (al?|a la|con el) (juez|jueza)\b|^how do i talk to (the|a) judge\W*$/,
    en: {
      step: '“Your Honor,” each time: “Yes, Your Honor,” “No, Your Honor.” Stand when you speak, answer only what was asked, and let your lawyer do the rest.',
      ask: 'What do you think the judge will ask you?',
    },
    es: {
      step: '«Su Señoría», cada vez: «Sí, Su Señoría», «No, Su Señoría». Ponte de pie al hablar, contesta solo lo que te pregunten y deja lo demás a tu abogado. Puedes pedir intérprete gratis.',
      ask: '¿Qué crees que te va a preguntar?',
    },
  },
]

const aboutSetbacks: readonly RuleReply[] = [
  ...[
    {
      id: 'still-baby',
      cue: stillBaby,
    },
    { id: 'still-baby-judged', cue: judges, spoke: /\bbaby (hasn'?t|isn'?t|stopped)\b|\bbebe (ya )?no se\b/ },
  ].map((one) => ({
    ...one,
    en: {
      step: 'Don’t wait with this. If you’re pregnant, call your labor and delivery unit now, at any hour, and go in. If the baby is born and isn’t waking up, call 911.',
      ask: 'Who can take you there?',
    },
    es: {
      step: 'Con esto no esperes. Si estás embarazada, llama ya al área de partos de tu hospital, a cualquier hora, y ve. Si el bebé ya nació y no despierta, llama al 911.',
      ask: '¿Quién puede llevarte?',
    },
  })),
  {
    id: 'missed-class',
    cue: /\b(missed|skipped|forgot|didn'?t (go|make it) to|falte a|no fui a) (my |the |mi |la )?(dui |dwi |iop |anger management |court[- ]ordered |parenting )*(class(es)?|iop|aa for court|clase)( (for|de|por) (the |my )?(dui|dwi|court|iop|juzgado))?\b/,
    not: /\b(math|english|history|gym|college|yoga|dance|exam)\b/,
    spoke: /\b(dui|dwi|iop|court|judge|probation|po|ordered|juez|juzgado|libertad)\b/,
    answers: ['missed-court-meeting'],
  },
  {
    id: 'late-for-court',
    cue: /\b(late (for|to)|going to miss|gonna miss|won'?t make it to|voy tarde (a|al)|no alcanzo a llegar (a|al)) (my |the |la |mi )?(court|hearing|arraignment|juzgado|corte|audiencia)\b/,
    en: {
      step: 'Call the clerk’s office and your lawyer right now and say when you’ll be there; leave it as a message if nobody picks up. Then go, however late it is. If it’s already over, ask the clerk how to be put back on the calendar today.',
      ask: 'How far away are you?',
    },
    es: {
      step: 'Llama ya a la secretaría del juzgado y a tu abogado y di a qué hora llegas; si no contestan, deja mensaje. Y ve, aunque sea tarde. Si ya terminó, pregunta ahí mismo cómo te ponen otra vez en la lista de hoy.',
      ask: '¿Qué tan lejos estás?',
    },
  },
  {
    id: 'lost-bed',
    cue: /\b(gave (my|away my|our) (bed|spot|place)( away)?|(lost|cancel(l)?ed) my (bed|spot))\b.{0,30}\b(detox|rehab|treatment|program|center)?\b|\b(perdi mi (cama|lugar)|le dieron mi (cama|lugar))\b/,
    en: {
      reflect: 'You were ready to go, and now there’s a wait.',
      step: 'Call back now, ask for the waitlist, and at what hour beds open up; then call each morning at that hour. 1-800-662-4357 can look for another bed. If you drink daily or take benzos, don’t stop by yourself while you wait.',
      ask: 'What would keep you going until then?',
    },
    es: {
      reflect: 'Ya estabas listo para ir, y ahora toca esperar.',
      step: 'Llama ahora, pide la lista de espera y pregunta a qué hora se liberan camas; luego llama cada mañana a esa hora. En el 1-800-662-4357 te buscan otra cama. Si bebes a diario o tomas benzodiacepinas, no pares por tu cuenta mientras esperas.',
      ask: '¿Qué te ayudaría a aguantar hasta entonces?',
    },
  },
  {
    id: 'insurance-ended',
    cue: /\b(my )?(insurance|medicaid|coverage) (just )?(lapsed|ended|ran out|got (cut|cancel\w*)|was (cut|cancel\w*)|dropped me|kicked me off)\b|\b(perdi|se me acabo|me quitaron) (el|mi) (seguro|medicaid)\b/,
    answers: ['no-insurance'],
  },
  {
    id: 'threw-out-medicine',
    cue: /\b(flushed|threw (out|away)|tossed|dumped|tire|tire a la basura) (all )?(of )?(my|mis|mi) (meds|medicines?|medication|prescriptions?|antidepressants?|lithium|seizure meds|suboxone|methadone|buprenorphine|medicinas?|medicamentos?)\b/,
    not: /\b(expired|old|left ?over)\b/,
    en: {
      reflect: 'Something made you want to be done with them.',
      step: 'Call the person who prescribed them, or a pharmacist, today and tell them which ones are gone. Some medicines are dangerous to stop from one day to the next, and they can replace them without blame.',
      ask: 'Which ones were they, and when did you last take them?',
    },
    es: {
      reflect: 'Algo te hizo querer acabar con ellas.',
      step: 'Llama hoy a quien te las recetó o a un farmacéutico y di cuáles ya no tienes. Algunas es peligroso dejarlas de un día para otro, y te las pueden reponer sin regaños.',
      ask: '¿Cuáles eran, y cuándo tomaste la última?',
    },
  },
]

const aboutTime: readonly RuleReply[] = [
  {
    id: 'their-sentence',
    cue: bareSpan,
    spoke: new RegExp(
      String.raw`^(?=.*(?:${locked.source})).*\b((my|our|mi) (\w+ )?${relatives}|(he|she|they)('s|'re| is| are| was| got| has)?|le dieron)\b`,
    ),
    en: {
      reflect: 'That’s a long time to be without each other.',
      step: 'Ask the facility’s counselor which groups or treatment are open inside, and how to sign up. And choose one fixed day of the week to write or call; it gives both of you something to count on.',
      ask: 'How often can you talk to each other?',
    },
    es: {
      reflect: 'Es mucho tiempo sin estar cerca.',
      step: 'Pregunta a la consejera del lugar qué grupos o tratamiento hay adentro y cómo anotarse. Y elijan un día fijo de la semana para escribir o llamar; es algo con lo que los dos pueden contar.',
      ask: '¿Cada cuánto pueden hablar?',
    },
  },
  {
    id: 'own-sentence',
    cue: bareSpan,
    spoke: locked,
    en: {
      reflect: 'That’s a long time to look at.',
      step: 'Take it in pieces: who comes to visit or writes, what treatment or classes there are, and what your lawyer says about credit for time or programs.',
      ask: 'Which part of it weighs on you most right now?',
    },
    es: {
      reflect: 'Es mucho tiempo para verlo de golpe.',
      step: 'Por partes: quién viene o escribe, qué tratamiento o clases hay, y qué dice tu abogado de los descuentos por tiempo o programas.',
      ask: '¿Qué parte te pesa más ahora?',
    },
  },
  {
    id: 'which-time',
    cue: new RegExp(
      String.raw`^(my|mi) (\w+ )?${relatives} (just )?(got|gets|le dieron) ${span}( today| yesterday| hoy)?\W*$`,
    ),
    silent: locked,
    en: {
      reflect: 'I want to be sure I get this right.',
      ask: 'Is that time to serve, or time without using?',
    },
    es: { reflect: 'Quiero entenderte bien.', ask: '¿Es condena, o es tiempo sin consumir?' },
  },
  {
    id: 'not-too-old',
    cue: /^(i'?m|im|i am|tengo) (1[89]|[2-9]\d)( years old| anos)?\W*$/,
    spoke: /\btoo (old|late|young)\b|\b(muy|demasiado) (viej[oa]|tarde|grande)\b/,
    en: {
      reflect: 'It isn’t too late at that age; people start over at every age.',
      ask: 'What would you want to be different a year from now?',
    },
    es: {
      reflect: 'A esa edad no es tarde; hay quien empieza a cualquier edad.',
      ask: '¿Qué quisieras distinto dentro de un año?',
    },
  },
  {
    id: 'part-of-a-life',
    cue: bareSpan,
    spoke:
      /\b(married|marriage|divorc\w*|separat\w*|together|(wife|husband|girlfriend|boyfriend|partner|he|she) (just |has )?left|left me|broke up|nurse|teacher|worked|working (at|for|as)|job|career|company|drove|driver|lived|casad[oa]s?|divorci\w*|separ\w*|trabaj\w*|juntos|vivi(mos|do)?)\b/,
    silent:
      /\b(sober|clean|quit|drink\w*|drank|us(e|ed|ing)|relaps\w*|sobri[oa]|limpi[oa]|tomar|consum\w*)\b/,
    en: {
      reflect: 'That’s a big part of a life.',
      ask: 'What did those years give you, and what did they cost you?',
    },
    es: {
      reflect: 'Es una parte grande de una vida.',
      ask: '¿Qué te dieron esos años, y qué te costaron?',
    },
  },
]

const aboutPeople: readonly RuleReply[] = [
  {
    id: 'they-are-sober',
    cue: new RegExp(
      String.raw`^(my|mi) (\w+ )?${relatives}('s| is| esta) (been )?(sober|clean|in recovery|sobri[oa]|limpi[oa])( now| ya)?\W*$`,
    ),
    en: { reflect: 'That’s good to hear.', ask: 'And how is it for you, living next to that?' },
    es: { reflect: 'Qué bueno oírlo.', ask: '¿Y cómo es para ti vivirlo de cerca?' },
  },
  {
    id: 'found-mine',
    cue: new RegExp(
      String.raw`\b(my|our|mi) (\w+ )?${relatives} (just )?(found|saw|caught me with|walked in on me|encontro|vio|me cacho con) (my|the|mis?|el|la) (\w+ )?(vape|vapes|cigs?|cigarett?es?|zyns?|pills|weed|stash|bottles?|edibles?|flask|lighter|pipe|needles?|scratch (offs|tickets)|betting app|receipts?|pastillas|botellas?|cigarros|vapeador|mota)\b|\b(my|our) (\w+ )?${relatives} (just )?caught me (with|smoking|vaping|drinking|betting|using|gambling|high|drunk)\b`,
    ),
    not: /\b(overdos\w*|passed out|unconscious|kill\w*|hit|hurt|kids? (ate|got into)|child|toddler|of (water|soda|juice)|blood pressure|prescri\w*|vitamins?|allerg\w*)\b/,
    own: true,
    en: {
      reflect: 'So it came out before you could say it yourself.',
      step: 'One plain line helps more than reasons: “Yes, it’s mine. I haven’t managed to stop yet, and I want to.” Then let them be upset for a bit without arguing.',
      ask: 'What has been said so far?',
    },
    es: {
      reflect: 'Salió a la luz antes de que tú lo dijeras.',
      step: 'Una frase clara ayuda más que las razones: «Sí, es mío. Todavía no logro dejarlo, y quiero». Después deja que se moleste un rato, sin discutir.',
      ask: '¿Qué se han dicho hasta ahora?',
    },
  },
  {
    id: 'long-listening',
    cue: /\b(talked|chewed|bent) my ear( off)?\b|\b(talked|went on)( at me)? (for )?(\d+|an|two|three|four|half an) (hours?|hrs)\b|\b(hablo|me platico) (por )?(\d+|una|dos|tres|cuatro) horas?\b/,
    en: {
      reflect: 'That’s a lot of listening.',
      ask: 'Was it good company, or did something about it bother you?',
    },
    es: {
      reflect: 'Es mucho escuchar.',
      ask: '¿Fue buena compañía, o algo de eso te incomodó?',
    },
  },
  {
    id: 'unwanted-touch',
    cue: /\b(hugs? (me )?(\w+ )?(too (long|much|hard|close)|longer than)|(keeps?|always|won'?t stop) (hugging|touching|star(ing|es)|flirting|asking me out|standing (so |too )?close|looking at me)|touch(es|ing)? my (arm|shoulder|back|hand|hair|knee|leg)|stands? too close|won'?t take no|rubs? my (shoulders?|back|leg)|(who|that) (\w+ )?stares? at me|me soba|me abraza (mucho|demasiado|muy)|me toca (el|la|los|las) (brazo|hombro|espalda|mano|rodilla|pierna)|no acepta un no)\b/,
    not: /\b(my|mi) (husband|wife|mom|dad|son|daughter|boyfriend|girlfriend|dog|espos[oa]|hij[oa])\b/,
    en: {
      reflect: 'You don’t want that, and that’s reason enough.',
      step: 'A short line works: “I don’t hug,” with half a step back. Tell one person there, a chair of the meeting, a manager or HR, and write down the dates. If it becomes more, or you feel unsafe, you can call 1-800-656-4673 (RAINN), any hour.',
      ask: 'Does anyone there know about it?',
    },
    es: {
      reflect: 'No lo quieres, y con eso basta.',
      step: 'Sirve una frase corta: «No me gusta que me toquen», con medio paso atrás. Díselo a alguien de ahí, quien coordina, un jefe o recursos humanos, y apunta las fechas. Si pasa a más o no te sientes a salvo, puedes llamar al 1-800-656-4673 (RAINN), a cualquier hora.',
      ask: '¿Alguien de ahí lo sabe?',
    },
  },
  {
    id: 'not-fed',
    cue: /\b(no (le|les|lo|los) dan (bien )?de comer|(don'?t|doesn'?t|barely|hardly|won'?t|not) (even )?(feed|feeding) (him|her|them)|(isn'?t|aren'?t|not|barely) (being |getting )?fed)\b/,
    not: /\b(kids?|baby|babies|child|children|toddler|dog|cat|my ex|grandson|granddaughter|nephew|niece|niet[oa]|sobrin[oa]|bottle|nin[oa]s?|bebe|perr[oa])\b/,
    en: {
      reflect: 'It’s hard to eat your own dinner, knowing that.',
      step: 'Write down the days and what was missing, then ask for the person in charge or the medical unit and read it to them. If nothing changes: in jail, a lawyer or the sheriff’s complaint line; in a care home, the long-term care ombudsman.',
      ask: 'How did you find out?',
    },
    es: {
      reflect: 'Cuesta sentarse a comer sabiendo eso.',
      step: 'Apunta los días y qué faltó, y pide hablar con la persona encargada o el área médica. Si nada cambia: en la cárcel, el abogado o derechos humanos; en un anexo o asilo, la secretaría de salud. Pregunta también si puedes llevar comida o depositarle.',
      ask: '¿Cómo te enteraste?',
    },
  },
  {
    id: 'makes-enabler',
    cue: /\b(make|makes|making) me (an? )?(enabler|codependent|part of it)\b|\bam i (an )?enabl(ing|er)\b|\bis (that|this|it) enabling\b|\b(me hace|soy) (complice|codependiente|alcahuete|alcahueta)\b|\b(lo|la) estoy (solapando|alcahueteando)\b/,
    answers: ['enabling'],
    en: {
      step: 'I can’t put that name on you. The test is the same for this one: whether it helps them live, or helps them keep using.',
      ask: 'Which of the two is it, most weeks?',
    },
    es: {
      step: 'Yo no puedo ponerte ese nombre. La prueba es la misma: si le ayuda a vivir, o a seguir consumiendo.',
      ask: '¿Cuál de las dos es, casi siempre?',
    },
  },
]

const aboutUse: readonly RuleReply[] = [
  {
    id: 'ate-edible',
    cue: /^(it was |just |only |i |i'?ve |ate |had |took |just ate |comi |me comi |fue )*(just |only )?((an?|the|half an?|half a|some|one|two|un|una|media?) ?|\d+ ?mg )(\d+ ?mg )?(edibles?|gumm(y|ies)(?! (bears?|worms?|vitamins?))|pot brownies?|weed (brownie|cookie|gummy|candy)s?|brownie (from|with|out of)|thc \w+|gomita|brownie de mota|comestible)\b/,
    not: /\b(my (kid|son|daughter|baby|toddler|dog|cat)|(he|she|they) (ate|took|found|got)|year old|dos ninos|too (many|much)|whole (bag|pack|bottle)|can'?t (breathe|move|see)|chest|dying|die)\b/,
    en: {
      reflect: 'An edible. Thanks for telling me.',
      step: 'It can take two hours or more to feel it, so don’t take another, stay off the road, and have someone around. If your chest hurts, you can’t stay awake, or you see things, call 911.',
      ask: 'How are you with it: did you plan it, or did it feel like a slip?',
    },
    es: {
      reflect: 'Un comestible. Gracias por decirlo.',
      step: 'Puede tardar dos horas o más en sentirse, así que no comas otro, no manejes y que alguien esté cerca. Si te duele el pecho, no puedes quedarte despierto o ves cosas, llama al 911.',
      ask: '¿Cómo lo ves tú: lo tenías pensado, o se siente como un desliz?',
    },
  },
  {
    id: 'ate-one',
    cue: /^(so |ok |and )*i (just )?(ate|took) (one|two|half( of one)?|some|a couple)( of (them|those))?([,. ]+(and |but )?(nobody|no one) (saw|knows|noticed))?\W*$|^(ya )?me (comi|tome) (uno|una|dos|media|medio)([,. ]+(y )?nadie (vio|sabe))?\W*$/,
    notTopics: ['food'],
    silent: /\b(cake|pizza|cookies?|donuts?|ice cream|binge\w*|pills?|tylenol|advil|dose)\b/,
    en: {
      reflect: 'Okay. I don’t want to guess.',
      ask: 'What was it, and how do you feel right now?',
    },
    es: { reflect: 'Bien. No quiero adivinar.', ask: '¿Qué fue, y cómo te sientes ahora?' },
  },
]

// The statement before "is that normal?".
const judged: readonly RuleReply[] = [
  {
    id: 'judged-control',
    cue: judges,
    spoke:
      /\b(push(es|ed)|shov(es|ed)|hits?|slap(s|ped)|grab(s|bed)|chok(es|ed)|kick(s|ed)|threw \w+ at) me\b(?! out)|\b(takes|took|keeps|hides) my (paycheck|money|card|keys|phone|meds|passport|id)\b|\b(checks|goes through|tracks) my (phone|location|texts)\b|\bwon'?t let me\b|\bme (empujo|empuja|pego|pega|jalonea|revisa|quita|encierra)\b|\bno me deja\b/,
    en: {
      step: 'It isn’t okay, and it isn’t your fault. People at 1-800-799-7233 (National Domestic Violence Hotline) can tell you what they see in it, any hour; you don’t have to leave or decide anything to call.',
      ask: 'Are you safe with that person today?',
    },
    es: {
      step: 'No está bien, y la culpa no es tuya. Puedes llamar al 1-800-799-7233 (violencia doméstica), a cualquier hora y en español, y contarlo; para llamar no hace falta irse ni decidir nada.',
      ask: '¿Estás a salvo hoy con esa persona?',
    },
  },
  {
    id: 'judged-pills',
    cue: judges,
    spoke: /\b(i|i'?ve) (just |already )?(took|taken|swallowed|mixed)\b|\bme (tome|trague)\b|\b(mezcle)\b/,
    en: {
      step: 'I can’t tell you that it’s safe. Call Poison Help at 1-800-222-1222 now, say what it was and when; it’s free, and they tell you what to do. If you get very sleepy, breathe slowly, or your chest hurts, call 911.',
      ask: 'How do you feel right now?',
    },
    es: {
      step: 'No puedo decirte que es seguro. Llama ya a Poison Help, 1-800-222-1222, y di qué fue y cuándo; es gratis y te dicen qué hacer. Si te da mucho sueño, respiras lento o te duele el pecho, llama al 911.',
      ask: '¿Cómo te sientes ahora?',
    },
  },
  {
    id: 'judged-dreams',
    cue: judges,
    spoke: /\b(dream\w*|nightmares?|sueno con|sone|pesadillas?)\b/,
    answers: ['using-dreams'],
    en: {
      step: 'Yes, it’s common, in the first months most of all, and it doesn’t mean that you’ll use. If the dreams keep you from sleeping for weeks, a doctor can help with that.',
      ask: 'What’s in them, mostly?',
    },
    es: {
      step: 'Sí, es común, sobre todo los primeros meses, y no significa que vayas a recaer. Si no te dejan dormir por semanas, un médico puede ayudar.',
      ask: '¿Qué pasa en ellos, casi siempre?',
    },
  },
  {
    id: 'judged-crying',
    cue: judges,
    spoke: /\b(cry|crying|cried|tears|weepy|lloro|llorando|llore|lagrimas)\b/,
    who: 'self',
    answers: ['crying'],
    en: {
      step: 'Yes, many people cry more in the first weeks without it; the feelings come back before the calm does. See a doctor if it’s most of the day for two weeks, or if you stop sleeping or eating.',
      ask: 'What’s usually going on when it starts?',
    },
    es: {
      step: 'Sí, muchos lloran más las primeras semanas sin consumir; los sentimientos vuelven antes que la calma. Ve al médico si es casi todo el día por dos semanas, o si dejas de dormir o comer.',
      ask: '¿Qué pasa normalmente cuando empieza?',
    },
  },
  {
    id: 'judged-lapse',
    cue: judges,
    who: 'self',
    spoke:
      /\b(i|i'?ve|i'?d|yo)\b.*\b(had|drank|drunk|used|smoked|vaped|bet|took|tome|fume|bebi|consumi)\b.*\b(after|since|before|despues de|desde) (\w+ )?(\d+|a|one|two|three|six|nine|un|dos|tres|seis) ?(days?|weeks?|months?|years?|dias?|semanas?|mes(es)?|anos?)\b/,
    en: {
      step: 'It happens to many people, and it’s a sign to act on today: tell one person, get rid of what’s left, and plan the next evening. The days before it still count.',
      ask: 'Who could you tell today?',
    },
    es: {
      step: 'Le pasa a mucha gente, y es señal de hacer algo hoy: dile a una persona, deshazte de lo que quede y planea la próxima noche. Los días de antes cuentan.',
      ask: '¿A quién se lo podrías decir hoy?',
    },
  },
  {
    id: 'judged-alcohol-free',
    cue: judges,
    spoke:
      /\b(na|n a|non ?-?alcoholic|alcohol ?-?free|mocktails?|0\.0|zero|sin alcohol) ?(beers?|wine|drinks?|cerveza)?\b/,
    en: {
      step: 'It depends on what it does to you. For some it’s a help; for others the taste starts a craving. Watch the hour after one: if you want the real thing then, leave it out. “Non-alcoholic” can still be up to 0.5 percent, so ask your pharmacist if you take disulfiram.',
      ask: 'What happens in the hour after one?',
    },
    es: {
      step: 'Depende de lo que te provoque. A unos les sirve; a otros el sabor les despierta las ganas. Fíjate en la hora de después: si entonces quieres la de verdad, mejor no. «Sin alcohol» puede tener hasta 0.5 por ciento; si tomas disulfiram, pregunta al farmacéutico.',
      ask: '¿Qué pasa en la hora de después?',
    },
  },
  {
    id: 'judged-no-meetings',
    cue: judges,
    who: 'self',
    spoke:
      /\b(stopped|quit|skipp\w+|haven'?t been|not going|don'?t go|deje de ir|ya no voy)\b.{0,24}\b(meetings?|group|aa|na|church|therapy|juntas?|reuniones|grupo|terapia)\b/,
    en: {
      step: 'Not by itself. What matters is what’s there instead: someone who’d notice a bad week, and a place where you can say it. If both are missing, that’s the part to mend, by a meeting or another way.',
      ask: 'Who would notice a bad week now?',
    },
    es: {
      step: 'Por sí solo no. Importa qué hay en su lugar: alguien que note una mala semana y un sitio donde decirlo. Si faltan las dos cosas, esa es la parte que hay que arreglar, con juntas o de otro modo.',
      ask: '¿Quién notaría hoy una mala semana?',
    },
  },
  {
    id: 'judged-lie',
    cue: judges,
    who: 'self',
    spoke:
      /\b(lied|lying|didn'?t tell|hid (it|that)|hiding|made up|menti|no le dije|le oculte)\b.*\b(sponsor|wife|husband|mom|dad|counselor|therapist|doctor|po|girlfriend|boyfriend|padrino|madrina|espos[oa]|mama|doctora?)?\b/,
    en: {
      step: 'Many people do it, and it gets heavier with time. You can undo it with one sentence: “What I told you wasn’t true. Here’s what it was.” It usually goes over better when you bring it up yourself.',
      ask: 'When do you see or call them next?',
    },
    es: {
      step: 'Pasa mucho, y entre más tiempo, más pesa. Se corrige con una frase: «Lo que te dije no era verdad. Fue así». Casi siempre se toma mejor si lo dices tú.',
      ask: '¿Cuándo vuelves a hablar con esa persona?',
    },
  },
  {
    id: 'judged-sleep',
    cue: judges,
    who: 'self',
    spoke: /\b(sleep\w*|slept|nap\w*|tired|exhausted|insomnia|awake|duermo|dormir|cansad[oa]|insomnio)\b/,
    en: {
      step: 'It’s common: after quitting, sleep is often too much or too little for some weeks. If it’s the same after a month, if you snore and gasp, or if you can’t stay awake while driving, see a doctor.',
      ask: 'How long has it been like that?',
    },
    es: {
      step: 'Es común: al dejarlo, unas semanas se duerme de más o de menos. Si en un mes sigue igual, si roncas y te falta el aire, o si te duermes manejando, ve al médico.',
      ask: '¿Desde cuándo es así?',
    },
  },
  {
    id: 'judged-flat',
    cue: judges,
    who: 'self',
    spoke:
      /\b(ganas de nada|nada me (gusta|importa|alegra)|no interest|don'?t (enjoy|care about) (anything|a thing)|nothing is fun|bored with everything)\b/,
    answers: ['numb-flat'],
    en: {
      step: 'It’s common in the first months. If it lasts most of the day for two weeks, tell a doctor just that; it can be treated.',
      ask: 'When was the last time that something felt a little good?',
    },
    es: {
      step: 'Es común los primeros meses. Si dura casi todo el día por dos semanas, dile eso a un médico; se trata.',
      ask: '¿Cuándo fue la última vez que algo se sintió un poco bien?',
    },
  },
  {
    id: 'judged-senses',
    cue: judges,
    who: 'self',
    spoke:
      /\b(smell\w*|tast(e|es|ing)|hear(ing)?|see(ing)?|oigo|escucho|veo|huelo|me huele)\b.{0,40}\b(there isn'?t|isn'?t (any|there)|not there|no one'?s there|nobody'?s there|aren'?t there|that aren'?t|don'?t exist|no hay|no esta)\b/,
    en: {
      step: 'A smell or taste out of nowhere can come with a craving or a memory, and many people know it. If it lasts for days, tell a doctor. Seeing or hearing things, confusion, shaking or fever in the days after you stop drinking or taking benzos is an emergency: then call 911.',
      ask: 'When do you notice it?',
    },
    es: {
      step: 'Un olor o un sabor de la nada puede venir con las ganas o con un recuerdo, y le pasa a mucha gente. Si dura días, díselo a un médico. Ver u oír cosas, confusión, temblor o fiebre en los días después de dejar el alcohol o las benzodiacepinas es una emergencia: entonces llama al 911.',
      ask: '¿Cuándo lo notas?',
    },
  },
  {
    id: 'judged-shakes',
    cue: judges,
    who: 'self',
    spoke:
      /\bhands? (shake|are shak(y|ing)|tremble)\b|\b(get|getting|got) (shaky|the shakes)\b|\b(tiemblan|temblor(es)? en) (las|mis) manos\b/,
    answers: ['alcohol-withdrawal'],
    en: {
      step: 'It needs a look today. If you drink daily or take benzos, shaking can be the start of withdrawal, and that can get dangerous fast: call a doctor today, and 911 for a seizure, confusion, fever or seeing things.',
      ask: 'When was the last one?',
    },
    es: {
      step: 'Hay que verlo hoy. Si tomas a diario o usas benzodiacepinas, temblar puede ser el comienzo de la abstinencia, y se agrava rápido: llama hoy a un médico, y al 911 si hay convulsión, confusión, fiebre o ves cosas.',
      ask: '¿Cuándo fue lo último?',
    },
  },
  {
    id: 'judged-legs',
    cue: judges,
    who: 'self',
    spoke:
      /\b(legs?|piernas)\b.{0,30}\b(jump\w*|kick\w*|twitch\w*|restless|nuts|crazy|electric|crawl\w*|ach(e|ing)|mov\w*|brincan|se mueven|inquietas)\b|\brestless legs\b/,
    en: {
      step: 'Yes, many people have restless legs at night after they stop opioids, kratom or alcohol, mostly for days to a few weeks. Walking, stretching and a warm bath help a little, and a doctor can do more. With alcohol or benzos, shaking, fever or seeing things means 911.',
      ask: 'How many nights has it been?',
    },
    es: {
      step: 'Sí, a mucha gente se le mueven las piernas de noche al dejar opioides, kratom o alcohol, casi siempre unos días o semanas. Caminar, estirar y un baño tibio ayudan algo, y un médico puede hacer más. Con alcohol o benzodiacepinas, temblor, fiebre o ver cosas significa llamar al 911.',
      ask: '¿Cuántas noches llevas así?',
    },
  },
  {
    id: 'judged-body',
    cue: judges,
    spoke:
      /\b(poop\w*|pee(ing)?|rash|swollen|numb|tingl\w*|pains?|hurts?|headaches?|dizzy|nause\w*|constipat\w*|diarrhea|period|itch\w*|stomach|bruis\w*|lump|fever|cough\w*|sweat\w*|palpitations|ears? ring\w*|popo|roncha|hinchad[oa]|duele|dolor|mare\w*|nauseas?|fiebre|tos|estre\w*imiento|diarrea|comezon)\b/,
    en: {
      step: 'I can’t examine you, so I won’t say that it’s fine. A pharmacist or a nurse line can tell you today; describe it just like that. With blood, chest pain, fever, fainting, or pain that keeps getting worse, go to an emergency room or call 911.',
      ask: 'Is any of those happening?',
    },
    es: {
      step: 'No puedo examinarte, así que no voy a decir que está bien. Un farmacéutico o una línea de enfermería te dice hoy; cuéntalo tal cual. Con sangre, dolor de pecho, fiebre, desmayo o un dolor que va en aumento, ve a urgencias o llama al 911.',
      ask: '¿Te pasa algo de eso?',
    },
  },
  {
    id: 'judged-temper',
    cue: judges,
    who: 'self',
    spoke: /\b(i|le|les) (\w+ )?(yelled|screamed|snapped|shouted|cursed|grite|conteste feo)\b/,
    en: {
      step: 'It hurt, and you noticed, which many people don’t. What counts is what comes after: say sorry without a reason, and tell them what you’ll do when it gets loud the next time.',
      ask: 'What usually comes right before it?',
    },
    es: {
      step: 'Dolió, y lo notaste. Cuenta lo que sigue: pide perdón sin dar razones, y di qué vas a hacer la próxima vez que suba el tono.',
      ask: '¿Qué suele pasar justo antes?',
    },
  },
  {
    id: 'judged-found-out',
    cue: judges,
    who: 'self',
    spoke: /\b(found|caught|encontro|cacho)\b.{0,24}\b(my|mi|mis|me)\b/,
    en: {
      step: 'It’s uncomfortable, and not the worst thing: nothing has to be hidden from them now. What counts is the next talk. Keep it short, true, and with one thing that you’ll do this week.',
      ask: 'What would that one thing be?',
    },
    es: {
      step: 'Es incómodo, y no es lo peor: ya no hay que esconderle nada. Cuenta la próxima plática. Que sea corta, verdadera y con una cosa que vas a hacer esta semana.',
      ask: '¿Qué cosa sería?',
    },
  },
  {
    id: 'cannot-judge',
    cue: judges,
    who: 'self',
    last: true,
    spoke: /\w/,
    en: {
      reflect: 'I can’t judge that from a few lines, and I don’t want to guess.',
      step: 'Three things say more than a yes or no: how often it happens, what it costs you in sleep, money, health or trust, and whether you could leave it for two weeks. If it’s about your body, a doctor or pharmacist can tell you, often by phone.',
      ask: 'Which of the three would worry you most?',
    },
    es: {
      reflect: 'No puedo juzgarlo por unas líneas, y no quiero adivinar.',
      step: 'Tres cosas dicen más que un sí o un no: qué tan seguido pasa, qué te cuesta en sueño, dinero, salud o confianza, y si podrías dejarlo dos semanas. Si es del cuerpo, un médico o farmacéutico te dice, muchas veces por teléfono.',
      ask: '¿Cuál de las tres te preocuparía más?',
    },
  },
  {
    id: 'cannot-judge-other',
    cue: judges,
    who: 'other',
    last: true,
    spoke: /\w/,
    en: {
      reflect: 'I can’t judge that from here, and I don’t want to guess.',
      step: 'What says more: whether anyone is in danger, whether it’s more often than a few months ago, and what it costs you in sleep, money or peace. Someone at 1-800-662-4357 can go through it with you, for free.',
      ask: 'Which of these fits?',
    },
    es: {
      reflect: 'Desde aquí no puedo juzgarlo, y no quiero adivinar.',
      step: 'Dice más esto: si hay alguien en peligro, si pasa más que hace unos meses y qué te cuesta a ti, en sueño, dinero o calma. En el 1-800-662-4357 lo pueden ver contigo, gratis y en español.',
      ask: '¿Cuál de estas queda?',
    },
  },
]

// Short questions about the next minutes, a doubt about oneself, and what this program can know.
const aboutNow: readonly RuleReply[] = [
  {
    id: 'next-minutes',
    cue: /\b(what (do|should|can|could) i do|what to do|tell me what to do|give me something to do|que hago|dime que hago) .{0,8}\b(next|proximos|siguientes) (few |couple of |\d+ |five |ten |fifteen |twenty |thirty |pocos |cinco |diez |quince |veinte )?(minutes?|mins?|half hour|hour|minutos|media hora|hora)\b/,
    who: 'self',
    en: {
      step: 'Minute one: put it out of reach, the phone face down in another room or the bottle down the sink. Minutes two to five: get outside, or into the shower, and stay there. Minutes five to ten: call or text one person and say “I’m about to, stay on with me.” If no one picks up, people at 1-800-662-4357 do, at any hour.',
      ask: 'Which of these are you doing first?',
    },
    es: {
      step: 'Minuto uno: ponlo lejos, el teléfono boca abajo en otro cuarto o la botella al fregadero. Del dos al cinco: sal, o métete a bañar, y quédate ahí. Del cinco al diez: llama o escríbele a una persona y di «estoy a punto, quédate conmigo». Si nadie contesta, en el 1-800-662-4357 sí, a cualquier hora y en español.',
      ask: '¿Cuál haces primero?',
    },
  },
  {
    id: 'has-not-lived-it',
    cue: /\b(how (would|could|can|do) you (even |possibly |really )?(know|understand|get)\b.{0,24}\b(feels?|like|it|this|that)|(you|u) (don'?t|can'?t|wouldn'?t|couldn'?t) (even |possibly |really )*(know|understand) (what|how) (this|it|that)( is like| feels?)|como (vas a|puedes|podrias) (saber|entender) (como|lo que) se siente|tu no sabes (como|lo que) se siente)\W*$/,
    en: {
      reflect: 'I don’t. I’m a program, and I haven’t felt any of this.',
      step: 'People who have are in meetings, any day, also online. What I can do is listen, answer what I know, and help you find the next small step.',
      ask: 'What does it feel like for you?',
    },
    es: {
      reflect: 'No lo sé. Soy un programa y no he sentido nada de esto.',
      step: 'Quienes sí lo han vivido están en las reuniones, cualquier día, también en línea. Yo puedo escuchar, contestar lo que sé y ayudarte con el siguiente paso.',
      ask: '¿Cómo se siente para ti?',
    },
  },
  {
    id: 'losing-license',
    cue: /\b(los(e|ing)|cost me|keep) (my |the |a )?((nursing|medical|pharmacy|teaching|law|professional) )?licen[cs]e\b|\bperder (mi|la) (licencia|cedula)\b|\bme (quitan|van a quitar) (mi|la) (licencia|cedula)\b/,
    spoke:
      /\b(nurse|hospital|clinic|med cart|leftover meds|pharmacy|pharmacist|doctor|surgeon|paramedic|emt|dentist|patients|teacher|attorney|enfermer\w+|pacientes|farmacia)\b/,
    answers: ['professional-license'],
  },
  {
    id: 'tell-the-dentist',
    cue: /^(so |ok |and |but )*(what|how) (do|should|can) i (even )?(tell|say to|say it to|ask) (him|her|them|the (dentist|doctor|surgeon))\W*$|^(y )?(que|como) (se lo|le) digo( al (dentista|doctor|cirujano))?\W*$/,
    spoke: /\b(dentist|oral surgeon|surgeon|surgery|root canal|extraction|dentista|cirujano|cirugia|muela)\b/,
    en: {
      step: '“I’m in recovery from opioids. What can we do without them?” is enough, and you can say it on the phone before you go. Ask which pain medicine is safe next to what you take. If there’s no way around one: the fewest days, held by someone you trust, and one call a day to a person who knows.',
      ask: 'Who could hold it, if it came to that?',
    },
    es: {
      step: '«Estoy en recuperación de opioides. ¿Qué podemos hacer sin ellos?» basta, y puedes decirlo por teléfono antes de ir. Pregunta qué medicina para el dolor es segura con lo que tomas. Si no hay de otra: los menos días posibles, que los guarde alguien de confianza, y una llamada al día a quien lo sabe.',
      ask: '¿Quién podría guardarlos, si hiciera falta?',
    },
  },
  {
    id: 'not-make-it-worse',
    cue: /\b(how do i|what can i do to|how to) (not|avoid|keep from|stop) mak(e|ing) (it|this|things) (any )?worse\b|\bcomo (le hago para no|no) empeorarlo\b/,
    spoke: new RegExp(String.raw`\b(my|our|mi|mis) (\w+ )?${relatives}s?\b`),
    en: {
      step: 'Pick a calm hour and say what you found, once. Ask one open question and let the silence work. No searching the room, no threats you won’t keep, no secret tests. Then tell them what stays the same: that you’re there.',
      ask: 'What’s the one sentence you want them to hear?',
    },
    es: {
      step: 'Busca una hora tranquila y di una sola vez lo que encontraste. Haz una pregunta abierta y aguanta el silencio. Sin revisar el cuarto, sin amenazas que no vas a cumplir, sin pruebas a escondidas. Y dile lo que no cambia: que ahí estás.',
      ask: '¿Cuál es la frase que quieres que oiga?',
    },
  },
  {
    id: 'who-am-i-to-talk',
    cue: /\bwho am i to (talk|judge|say( anything)?|lecture|tell (him|her|them))\b|\b(con que cara|quien soy yo para)\b/,
    en: {
      reflect: 'Having been there doesn’t take away your right to worry.',
      step: 'It makes you easier to believe. Something like “I did it too, and it got harder to stop than I thought. I don’t want that for you” says both.',
      ask: 'How would that sound in your own words?',
    },
    es: {
      reflect: 'Haber pasado por ahí no te quita el derecho a preocuparte.',
      step: 'Te hace más creíble. Algo como «yo también lo hice, y dejarlo costó más de lo que pensé. No quiero eso para ti» dice las dos cosas.',
      ask: '¿Cómo sonaría con tus palabras?',
    },
  },
  {
    id: 'sober-and-unkind',
    cue: /\b(he|she|my (husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|son|daughter|brother|sister))('s| is| has| quit| stopped|'s been| has been)?\b.{0,30}\b(sober|clean|drinking|using)\b.{0,30}\b(still )?(an? )?(jerk|mean|asshole|grumpy|irritable|distant|moody|miserable|nasty|rude|short with me)\b/,
    not: /\b(hits?|hit|push\w*|threw|threat\w*|chok\w*|grab\w*|scared of|afraid of|when (he|she) (drinks|uses)|still drinking|gets drunk)\b/,
    en: {
      reflect: 'You waited for sober, and sober didn’t bring the kindness with it.',
      step: 'It happens a lot in the first year: the drink is gone, and what it covered isn’t yet. You can be glad of the months and still say what hurts: one moment, one sentence, at a calm time. Al-Anon is for this part too.',
      ask: 'Which moment would you want to be different?',
    },
    es: {
      reflect: 'Esperabas que dejara de consumir, y con eso no llegó el buen trato.',
      step: 'Pasa mucho en el primer año: ya no está la bebida, y lo que tapaba sigue ahí. Puedes alegrarte de los meses y decir lo que duele: un momento, una frase, en calma. Al-Anon también es para esto.',
      ask: '¿Qué momento quisieras que fuera distinto?',
    },
  },
  {
    id: 'daily-calls',
    cue: /\b(my )?sponsor (wants|asks|asked|told|expects|makes|is making) me (to )?(call|phone|text|check in)\b|\bmi padrino (quiere|me pide) que (le )?(llame|marque)\b/,
    en: {
      reflect: 'A call every day can feel like a lot.',
      step: 'Most sponsors want the contact more than the call. You can say: “Calls make me freeze. Can I text every day and call once a week?” Set one fixed time, and it stops being a decision.',
      ask: 'What would you be able to do every day?',
    },
    es: {
      reflect: 'Una llamada diaria puede sentirse como mucho.',
      step: 'A casi todos los padrinos les importa más el contacto que la llamada. Puedes decirle: «me bloqueo al teléfono, ¿te escribo diario y te llamo una vez por semana?». Con una hora fija deja de ser una decisión.',
      ask: '¿Qué sí podrías hacer cada día?',
    },
  },
  {
    id: 'feels-fake',
    cue: /\b(feel(s|ing)? like (i'?m |im |i am |a |an )*(faking|fake|fraud|imposter|impostor|pretending|lying to everyone)|like a (fraud|fake|phony)|imposter syndrome|siento (que )?(estoy )?(fingiendo|actuando)|me siento (un fraude|una farsante|un farsante|fals[oa]))\b/,
    own: true,
    en: {
      reflect: 'A lot of people feel like that, also with a good stretch behind them.',
      step: 'The days are real whether or not they feel real. What usually helps is saying exactly this to someone with more time than you: “I still feel like I’m faking it.” You’ll see them nod.',
      ask: 'When does it hit you most?',
    },
    es: {
      reflect: 'A mucha gente le pasa, también con buen tiempo encima.',
      step: 'Los días son reales, se sientan o no. Suele ayudar decirle justo esto a alguien con más tiempo: «todavía siento que estoy fingiendo». Vas a ver cómo asiente.',
      ask: '¿Cuándo lo sientes más?',
    },
  },
]

export const ruleReplies: readonly RuleReply[] = [
  ...inTalk,
  ...aboutNow,
  ...aboutMedicines,
  ...aboutAppointments,
  ...aboutSetbacks,
  ...aboutTime,
  ...aboutPeople,
  ...aboutUse,
  ...judged,
]
