// Short things that people say and that want one particular answer, before anything else is asked.
import type { Language } from './wording.ts'

type Moment = { id: string; cue: RegExp } & Record<Language, readonly string[]>

const moments: readonly Moment[] = [
  {
    id: 'bad',
    cue: /^(really |pretty |so |very |kinda |just |im |i'?m |i am |i feel |feeling |it'?s |its |it was |been )*(bad|awful|terrible|horrible|shit+y?|like (shit|crap)|crap(py)?|rough|a mess|not (so |too |very |really |doing )*(good|great|well|ok|okay))( today| tonight| lately)?\W*$|^(muy |estoy |me siento |ando |pues )*(mal|fatal|horrible|terrible|de la (chingada|mierda))( hoy)?\W*$/,
    en: [
      'A bad one, then. You need not dress it up here.',
      'That bad. I am glad that you are not keeping it to yourself.',
    ],
    es: ['Mal, entonces. Aquí no hay que disimularlo.', 'Así de mal. Qué bueno que no te lo guardas.'],
  },
  {
    id: 'messed_up',
    cue: /\b(i )?(really |totally |just )?(fucked|messed|screwed) (it |this |everything )?up( again| bad(ly)?| so bad)?\W*$|\bla (cague|regue)\b|\bmeti la pata\b/,
    en: [
      'Something happened that you wish had not, and you came to say so.',
      'You feel that you spoiled something. It can be looked at without blame.',
    ],
    es: [
      'Pasó algo que no querías, y viniste a decirlo.',
      'Sientes que algo se echó a perder. Se puede mirar sin culpas.',
    ],
  },
  {
    id: 'fed_up',
    cue: /\b(this|that|it|thats|its)('?s| is)? (total |complete |all |so |such )*(bullshit|bs|crap|stupid|pointless|a joke|dumb)\b|^(fuck|screw) (this|that|it)( all)?\W*$|\b(esto|eso|todo) es (una )?(mierda|estupidez|tonteria|porqueria|pendejada)\b/,
    en: [
      'You have had enough of this, and you may say so here.',
      'You are fed up, and that is allowed here.',
    ],
    es: [
      'Estás hasta el límite con esto, y aquí puedes decirlo.',
      'Te tiene harto, y eso también cabe aquí.',
    ],
  },
  {
    id: 'made_to',
    cue: /\b(po|probation( officer)?|parole( officer)?|judge|court|wife|husband|mom|dad|parents|boss) (is |are )?(makes?|making|made|forc\w+|order\w*|sent) me\b|\bcourt.?ordered\b|\bme (obligan?|obligaron|mandaron|mando el juez)\b/,
    en: ['Somebody else decided that you should do this. What you make of it is still yours.'],
    es: ['Alguien más decidió que hicieras esto. Lo que saques de aquí sigue siendo tuyo.'],
  },
  {
    id: 'dismissed',
    cue: /^(whatever|who cares|idc|i don'?t care|meh|so what|big deal|me da igual|que mas da)\W*$/,
    en: ['You would rather not go into it. That is all right.', 'It hardly seems worth saying. Fair.'],
    es: ['Prefieres no entrar en eso. Está bien.', 'Parece que ni vale la pena decirlo. Se vale.'],
  },
  {
    id: 'lecture',
    cue: /\b(lecture|judge|preach|scold|yell at) (to |at )?me\b|\b(me vas a|vas a|vienes a) (reganar|juzgar|sermonear)/,
    en: ['No lecture here. What you do is yours to decide.'],
    es: ['Aquí no hay sermón. Lo que haces lo decides tú.'],
  },
  {
    id: 'it_hurts',
    cue: /^(yeah|yes|yep|si|pues)?,? ?(it|that|this)? ?(really |just )*(sucks|hurts|stinks)\W*$|^(si,? )?(duele|esta feo)( mucho)?\W*$/,
    en: ['Yes. That hurts.', 'It does.'],
    es: ['Sí. Eso duele.', 'Así es.'],
  },
  {
    id: 'deaths',
    cue: /\b(we|i) lost (one|two|three|four|a patient|another|a kid|somebody|\d+)( patients?| people| kids?)?( today| tonight| this week| last night)?\b|\b(patients?|people|somebody|someone|a kid) died (today|tonight|on my shift|last night)\b|\b(se (nos|me) murio|perdimos a) (un|una|dos|tres)\b/,
    en: ['People died, and you were there. That is a lot to carry home.'],
    es: ['Murió gente, y tú estabas ahí. Es mucho para llevarlo a casa.'],
  },
  {
    id: 'secret',
    cue: /\b(no ?body|no one|noone|nadie) (else )?(knows|lo sabe|sabe)\b|\b(wife|husband|mom|dad|mother|father|parents|family|partner|girlfriend|boyfriend|kids|boss) (still )?(doesn'?t|don'?t) know\b|\b(no lo sabe[n]?|no saben) (mi|mis)\b/,
    en: ['So you have been holding this by yourself, unseen.', 'It takes strength to keep that covered.'],
    es: ['Entonces lo llevas a escondidas y sin ayuda.', 'Taparlo cuesta mucha fuerza.'],
  },
  {
    id: 'wait',
    cue: /^(actually |no |ok |oh )*(wait|hold on|espera(te)?)\W*$/,
    en: ['I am here. Take your time.'],
    es: ['Aquí sigo. Con calma.'],
  },
  {
    id: 'sad_face',
    cue: /^[\s😞😔😢😭💔😩😣😖🥺🙁]+$/u,
    en: ['That face says a lot. Words can come later.'],
    es: ['Esa cara dice mucho. Las palabras pueden venir después.'],
  },
  {
    id: 'angry_face',
    cue: /^[\s😡🤬😠👿]+$/u,
    en: ['That is anger, and it may be here.'],
    es: ['Eso es enojo, y aquí cabe.'],
  },
  {
    id: 'nobody',
    cue: /^(i have |i got |got )?(no ?body|no one|noone)\b|\b(nobody|no one|noone) (at home|to talk|around|left|cares|helps|is (there|here))\b|^nadie\b|\bno (tengo|hay) (a )?nadie\b|\bno tengo (a|con) quien (llamar|hablar|contar)/,
    en: [
      'Nobody there: that makes each hard thing heavier.',
      'So you have to carry it without a person beside you.',
    ],
    es: ['Sin nadie al lado, todo pesa más.', 'Entonces te toca cargarlo sin compañía.'],
  },
  {
    id: 'no_reply',
    cue: /\b(didn'?t|doesn'?t|isn'?t|won'?t|not) (pick(ing)? up|answer(ing)?( me)?|repl(y|ying)|text(ing)? back|call(ing)? back)\b|\b(no answer|voice ?mail|left me on read)\b|\bno (me )?contest[ao]\b/,
    en: ['You reached out, and nobody picked up. The reaching still counts.'],
    es: ['Buscaste a alguien y no contestó. Haber buscado cuenta igual.'],
  },
  {
    id: 'reached',
    cue: /\b(she|he|they) (answered|replied|texted back|wrote back|picked up|called back|is coming|are coming|is on (her|his|the) way)\b|^(ya )?(me )?(contesto|respondio)\b/,
    en: ['So there is a person with you in this now.', 'Somebody is there. You made that happen.'],
    es: ['Entonces ya hay alguien contigo en esto.', 'Hay alguien ahí. Eso lo lograste tú.'],
  },
  {
    id: 'not_today',
    cue: /\b(haven'?t|have not|didn'?t|did not) (used?|drank|drunk|drink|had a drink|smoked?|gambled?|bet)( at all| anything)? (today|tonight|yet|since)\b|\b(no he (tomado|bebido|consumido|fumado|usado)( nada)? hoy|hoy no he (tomado|bebido|consumido|fumado|usado))\b/,
    en: ['Not today. You did that.', 'Today you have not, and that was not nothing.'],
    es: ['Hoy no. Eso lo hiciste tú.', 'Hoy no, y eso no es cualquier cosa.'],
  },
  {
    id: 'what_to_say',
    cue: /\b(how|what) (do|can|should|would) i (even )?(tell|say|explain)\b|\bdon'?t know (what|how) to (say|tell)\b|\bcomo (le|se lo|les) (digo|explico|cuento)\b|\bno se (que|como) decir/,
    en: [
      'The first sentence is the hardest. It can be as short as "Something happened, and I want you to hear it from me."',
      'You want to say it right. Short and true is enough; it need not be said well.',
    ],
    es: [
      'La primera frase es la más difícil. Puede ser tan corta como «Pasó algo, y quiero que lo oigas de mí».',
      'Quieres decirlo bien. Corto y cierto basta; no tiene que salir bonito.',
    ],
  },
  {
    id: 'losing_them',
    cue: /\b(s?he|they)('?ll| will|'?s going to|'?s gonna| is going to| are going to) (leave|hate|never forgive|kick) me\b|\b(shell|hell|theyll) (leave|hate) me\b|\bme (va|van) a (dejar|odiar|correr)\b/,
    en: ['You are afraid of losing someone over this.'],
    es: ['Te da miedo perder a alguien por esto.'],
  },
  {
    id: 'small_hours',
    cue: /\b(it'?s|its) (only |already |like )?[1-5] ?(am|a\.m\.|in the morning)\b|\bson las (dos|tres|cuatro|[2-4]) de la (manana|madrugada)\b/,
    en: ['At this hour everything weighs more.'],
    es: ['A esta hora todo pesa más.'],
  },
  {
    id: 'may_i',
    cue: /\b(can|could|may) i (ask|tell) you (something|a question)\b|\bpuedo (preguntarte|decirte|contarte|hacerte una pregunta)\b/,
    en: ['Of course. Say it as it comes.'],
    es: ['Claro. Dilo como salga.'],
  },
  {
    id: 'where_to_begin',
    cue: /\b(don'?t|do not) (even |really )?know where to (start|begin)\b|\bwhere (do|should) i (even )?(start|begin)\b|\bno se (por donde|como|ni por donde) empezar\b/,
    en: ['There is no right place to begin.'],
    es: ['No hay un lugar correcto para empezar.'],
  },
  {
    id: 'maybe',
    cue: /^(maybe|perhaps|kind ?of|sort ?of|kinda|sometimes|a little|i guess( so)?|tal vez|quizas?|a veces|mas o menos|un poco|supongo( que si)?)\W*$/,
    en: ['A maybe, then.', 'Somewhere between yes and no.'],
    es: ['Un tal vez, entonces.', 'Algo entre el sí y el no.'],
  },
  {
    id: 'fine',
    cue: /^(im |i'?m |i am |doing |estoy )?(fine|good|alright|all right|not bad|bien|todo bien)\W*$/,
    en: ['All right, that is something.', 'So it is bearable just now.'],
    es: ['Bien, ya es algo.', 'Entonces ahora se puede llevar.'],
  },
  {
    id: 'nothing',
    cue: /^(nothing( much| really| comes to mind)?|nada( mas)?)\W*$/,
    en: ['Nothing comes up just now, and that is fine.'],
    es: ['Ahora no sale nada, y está bien.'],
  },
]

/** The moment in a message (made plain), with its words in a language. */
export function momentIn(
  said: string,
  language: Language,
): { id: string; words: readonly string[] } | undefined {
  const straight = said.replace(/\b(don|didn|doesn|isn|haven|won|can)t\b/g, "$1't")
  const found = moments.find(({ cue }) => cue.test(straight))
  return found && { id: found.id, words: found[language] }
}
