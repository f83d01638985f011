// Replies to what people tell about their days in recovery: slips that nobody saw, what helped, what is missing, doubts about the coach.
import type { ListeningReply } from './listening-reply.ts'

export const daysReplies: readonly ListeningReply[] = [
  {
    id: 'days.blackout',
    who: 'self',
    cue: /\bblack(ed|ing)? ?out\b|\b(don'?t|dont|can'?t|didn'?t) (even )?remember (last night|anything|how i|getting|sending|what|half|coming|the)\b|\bwoke up (with|in|next|on|to)\b|\b(no (me acuerdo|recuerdo)|se me borro|amaneci (en|con))\b/,
    not: /\?|\b(dream|sueno)\b/,
    en: {
      reflect: 'Missing part of a night is frightening, also when nothing bad seems to have happened.',
      help: 'In a blackout the brain stops recording, and it says something about how fast it went down. Write down today what you know and what you don’t, while it’s fresh. If it’s happened more than once, that alone is a good reason to talk with a doctor.',
      ask: 'What worries you most about the missing hours?',
    },
    es: {
      reflect: 'Que te falte parte de una noche da miedo, aunque parezca que no pasó nada.',
      help: 'En una laguna el cerebro deja de grabar, y dice algo de qué tan rápido fue. Anota hoy lo que sabes y lo que no. Si ya pasó más de una vez, con eso basta para hablarlo con un médico.',
      ask: '¿Qué te preocupa más de esas horas?',
    },
  },
  {
    id: 'days.weekends',
    who: 'self',
    cue: /\b(only|just|like|mostly|it'?s) (on |every )?weekends?\b|\bevery (single )?(weekend|friday|saturday)\b|\b(not|don'?t|dont|never) .{0,16}during the week\b|\b(cada|todos los|solo los|nomas los) (fin(es)? de semana|viernes|sabados?)\b|\bentre semana no\b/,
    not: /\?|\b(work|shift|kids|custody)\b/,
    en: {
      reflect: 'So the week is all right, and then the weekend isn’t.',
      help: 'Then it’s two evenings to plan, and not seven. Take this Friday: something booked from six to ten, with food in it and someone who isn’t drinking or using.',
      ask: 'What does a Friday usually look like?',
    },
    es: {
      reflect: 'Entonces la semana va bien, y el fin de semana no.',
      help: 'Son dos noches que planear, y no siete. Empieza por este viernes: algo apartado de seis a diez, con comida y con alguien que no tome ni consuma.',
      ask: '¿Cómo es un viernes normal?',
    },
  },
  {
    id: 'days.fraud',
    who: 'self',
    cue: /\b(fraud|impost[eo]r|poster (boy|child|girl)|hypocrite|living a lie|two faced|double life|faking)\b|\b(everyone|everybody|they all|people) (at my \w+ )?(thinks?|believes?) (i'?m|i am|im) (doing|fine|so|the|great|sober|okay)\b|\b(fraude|farsante|hipocrita|doble vida|todos creen que)\b/,
    en: {
      reflect: 'They see one person and you know about another, and the gap wears on you.',
      help: 'The gap closes with one true sentence to one person. No speech to everyone is needed. Choose the one you trust most in that circle, and do it before you next have to stand in front of them.',
      ask: 'Who would that be?',
    },
    es: {
      reflect: 'Ven a una persona y tú sabes de otra, y esa distancia desgasta.',
      help: 'Se cierra con una frase verdadera a una sola persona. No hace falta un discurso para todos. Elige a quien más confianza le tengas, y hazlo antes de volver a pararte enfrente.',
      ask: '¿Quién sería?',
    },
  },
  {
    id: 'days.cut-off',
    who: 'self',
    glad: true,
    cue: /\b(blocked|deleted|unfollowed|threw (out|away)|poured (it|them|out)|flushed|got rid of|gave away|uninstalled|unsubscribed|left the (group|chat)) ?(him|her|them|it|the|his|her|my|all|everything)?\b|\b(lo|la|los) (bloquee|borre|tire)\b/,
    not: /\b(again|but|pero|should|should i|tomorrow)\b|\?/,
    en: {
      reflect: 'You cut it off yourself. That’s a strong move.',
      help: 'Put something in the space right away, because the quiet after can be loud: tell one person what you did, and eat something.',
      ask: 'How is it, now that it’s gone?',
    },
    es: {
      reflect: 'Lo cortaste tú. Es un paso fuerte.',
      help: 'Pon algo en ese hueco enseguida, porque el silencio de después puede sonar fuerte: cuéntaselo a alguien y come algo.',
      ask: '¿Cómo se siente, ahora que ya no está?',
    },
  },
  {
    id: 'days.helped',
    who: 'self',
    glad: true,
    cue: /\b(that |it |the \w+ |hot \w+ |\w+ing )?(really |kinda |actually |sort of )?(helped|worked)( a (little|bit|lot)| some| actually)?\W*$|\b(me (ayudo|sirvio)|si funciono)\b/,
    not: /\b(nothing|never|not|n't|hasn'?t|before|nada|nunca)\b/,
    en: {
      reflect: 'Good, so that’s one thing you know works for you.',
      help: 'Start a short list on your phone of what helps, easiest first, for the hour when thinking is hard.',
      ask: 'What else belongs on that list?',
    },
    es: {
      reflect: 'Bien, entonces ya sabes algo que te sirve.',
      help: 'Empieza en el teléfono una lista corta de lo que ayuda, lo más fácil primero, para la hora en que cuesta pensar.',
      ask: '¿Qué más va en esa lista?',
    },
  },
  {
    id: 'days.went-to-meeting',
    who: 'self',
    glad: true,
    path: 'first_meeting',
    cue: /\b(i )?(went|made it|finally went|just got back|been going) (to|from) (a|my first|the|an|my) (\w+ )?(meeting|aa|na|group)\b|\bfui a (una|mi primera) (junta|reunion)\b/,
    not: /\?|\b(but|hated|weird|not for me|pero)\b/,
    en: {
      reflect: 'You walked into the room. Many people put that off for years.',
      help: 'Go back to the same one twice more before you judge it, and come home with one phone number.',
      ask: 'What was it like in there?',
    },
    es: {
      reflect: 'Entraste a la sala. Mucha gente lo pospone años.',
      help: 'Vuelve a la misma dos veces más antes de juzgarla, y regresa con un número de teléfono.',
      ask: '¿Cómo fue estar ahí?',
    },
  },
  {
    id: 'days.slipped-away',
    who: 'self',
    cue: /\b(haven'?t|havent|hadn'?t) (been|seen|called|gone|talked|checked)\b.{0,30}\b(in|for) (\w+ )?(months|weeks|a while|ages|forever|years)\b|\b(stopped|quit) (going|calling|seeing|taking|doing)\b|\bfell off\b|\b(deje de (ir|llamar|tomar mi)|hace (meses|semanas) que no voy)\b/,
    not: /\?|\b(drink|using|smoking)\b/,
    en: {
      reflect: 'You had that, and then it slipped away.',
      help: 'They expect people to come back; it’s an ordinary call. “I’ve been gone a while and I’d like to come in again” is the whole script.',
      ask: 'What was going on when it slipped?',
    },
    es: {
      reflect: 'Tenías eso, y se fue soltando.',
      help: 'Esperan que la gente vuelva; es una llamada común. «Falté un tiempo y quisiera regresar» es todo lo que hay que decir.',
      ask: '¿Qué pasaba cuando se soltó?',
    },
  },
  {
    id: 'days.close-without',
    who: 'self',
    path: 'love',
    cue: /\b(sex|dating|dates?|intima\w+|kiss\w*|touch\w*|hooking up|bed)\b.{0,30}\b(sober|without (it|using|drinking))\b|\b(never|can'?t|won'?t) (ever )?connect\b|\bhaven'?t (had sex|been with anyone|dated)\b|\b(sexo|intimidad|pareja) .{0,16}(sobri[oa]|sin (tomar|consumir))\b/,
    not: /\?/,
    en: {
      reflect: 'Being close to someone without it feels like starting from zero.',
      help: 'It’s awkward for nearly everyone at first, and then it gets real. Slow is fine: daytime, somewhere with an end, and say it early, “I’m sober, so I’m a bit shy.” The ones who stay are the ones you want.',
      ask: 'What do you miss most?',
      chips: ['The touch', 'The ease', 'Feeling wanted', 'All of it'],
    },
    es: {
      reflect: 'Estar cerca de alguien sin eso se siente como empezar de cero.',
      help: 'Al principio es incómodo para casi todos, y luego se vuelve de verdad. Despacio se vale: de día, con hora de salida, y dilo pronto: «Estoy sobrio, me da un poco de pena». Quien se queda es quien te conviene.',
      ask: '¿Qué es lo que más extrañas?',
      chips: ['El contacto', 'La soltura', 'Sentirme deseado', 'Todo'],
    },
  },
  {
    id: 'days.veteran',
    who: 'self',
    cue: /\bi'?m a (vet|veteran|marine)\b|\bin the (army|marines|navy|military|service|corps)\b|\b(fireworks|deployed|deployment|iraq|afghanistan)\b|\bsoy veteran[oa]\b/,
    not: /\?/,
    en: {
      reflect: 'Some of it came home with you, and your body still answers to it.',
      help: 'Vet Centers talk with people who’ve been there, free, about nights and drinking and not only about crisis. 988 and then 1 reaches someone at any hour who knows this.',
      ask: 'What sets it off most these days?',
    },
    es: {
      reflect: 'Una parte volvió contigo a casa, y tu cuerpo todavía le responde.',
      help: 'En los Vet Centers hablas gratis con gente que estuvo ahí, de las noches y de la bebida, y no solo de crisis. En el 988, opción 1, contesta a toda hora alguien que lo conoce.',
      ask: '¿Qué lo enciende más estos días?',
    },
  },
  {
    id: 'days.hidden-buying',
    who: 'self',
    path: 'money',
    cue: /\b(bought|ordered|buying|spent)\b.{0,30}(\$ ?\d|\b(clothes|shoes|stuff|things|packages|amazon|online|again)\b)|\b(hid|hide|hiding) (the )?(bags|boxes|packages|receipts|purchases)\b|\b(compre|comprando) .{0,20}(ropa|cosas|otra vez|en linea)\b/,
    not: /\b(drugs|weed|beer|wine|vodka|pills|dope|coke|cigarettes|house|car)\b|\?/,
    en: {
      reflect: 'The buying gives you a lift, and then it has to be hidden.',
      help: 'Two brakes that work: no saved cards on the phone, and a day’s wait with the thing left in the cart. And one person who looks at the statement with you once a week.',
      ask: 'What was going on just before you bought it?',
    },
    es: {
      reflect: 'Comprar te levanta un rato, y luego hay que esconderlo.',
      help: 'Dos frenos que sirven: ninguna tarjeta guardada en el teléfono, y esperar un día con la cosa en el carrito. Y una persona que mire contigo el estado de cuenta cada semana.',
      ask: '¿Qué pasaba justo antes de comprarlo?',
    },
  },
  {
    id: 'days.only-thing',
    who: 'self',
    cue: /\bonly (thing|way|time) (that |i )?(makes?|helps?|gives?|feel|relax|works?|sleep|calms?)\b|\b(lo unico|la unica (cosa|forma)) que\b/,
    not: /\?/,
    en: {
      reflect: 'It’s the one thing that still does something for you, and it costs you.',
      help: 'So taking it away leaves a hole, unless something goes in first. Put one small good thing in the same hour before you cut anything: warm food, a voice, a walk with music.',
      ask: 'What does it give you, even for ten minutes?',
    },
    es: {
      reflect: 'Es lo único que todavía te da algo, y te cuesta.',
      help: 'Quitarlo deja un hueco, a menos que antes entre otra cosa. Pon algo pequeño y bueno en esa misma hora antes de cortar nada: comida caliente, una voz, caminar con música.',
      ask: '¿Qué te da, aunque sean diez minutos?',
    },
  },
  {
    id: 'days.fix-something',
    who: 'self',
    path: 'boredom',
    cue: /\b(could|can|might|gonna|should) (prob(ably)? |maybe )?(fix|build|repair|paint|restore|clean out|work on)\b|\b(the |my )(boat|truck|motor|engine|garage|bike|yard|garden|deck)\b.{0,20}\b(broke|broken|needs|a mess)\b|\b(podria|puedo) (arreglar|pintar|construir)\w*/,
    not: /\?|\b(marriage|relationship|this|him|her|things)\b/,
    en: {
      reflect: 'Something to fix with your hands. That’s a good kind of hour.',
      help: 'Set it up today so that it’s easy to begin: tools out, one part, one hour. The whole job can take all season.',
      ask: 'What’s the first thing it needs?',
    },
    es: {
      reflect: 'Algo que arreglar con las manos. Es una buena clase de hora.',
      help: 'Déjalo listo hoy para que sea fácil empezar: la herramienta afuera, una pieza, una hora. El trabajo entero puede llevar toda la temporada.',
      ask: '¿Qué es lo primero que necesita?',
    },
  },
  {
    id: 'days.doctor-unaware',
    cue: /\b(doctor|psychiatrist|ob|midwife|therapist|counselor)('s)? (doesn'?t|dont|doesnt) know\b|\b(haven'?t|havent|never|didn'?t) (told|tell|mentioned|said).{0,16}\b(doctor|therapist|counselor|psychiatrist)\b|\bmi (doctor|medico|terapeuta) no sabe\b/,
    who: 'self',
    en: {
      reflect: 'That part hasn’t been said in that room yet.',
      help: 'You can open with: “There’s something I’d like to tell you, and I’m nervous about it.” They’ve heard it many times, it’s confidential, and it changes what’s safe for you.',
      ask: 'What worries you about saying it?',
    },
    es: {
      reflect: 'Esa parte todavía no se ha dicho en ese consultorio.',
      help: 'Puedes empezar: «Hay algo que quiero decirle, y me pone nervioso». Lo han oído muchas veces, es confidencial y cambia lo que es seguro para ti.',
      ask: '¿Qué te preocupa de decirlo?',
    },
  },
  {
    id: 'days.private',
    who: 'self',
    cue: /\b(private person|introvert\w*|not a (group|people|joiner|sharing)( person)?|(don'?t|not) (like|good at|into|comfortable) (groups|talking|sharing|strangers|people|speaking))\b|\b(soy (muy )?(reservad|timid|privad)\w*|no me gusta (hablar|compartir|la gente))\b/,
    not: /\?/,
    en: {
      reflect: 'Talking in front of people isn’t your way, and it doesn’t have to be.',
      help: 'One counselor, your own doctor, or a meeting with camera off and text only all count. What matters is that one person notices how you’re doing.',
      ask: 'Which of those could you stand?',
      chips: ['A counselor', 'My doctor', 'Online, camera off', 'None yet'],
    },
    es: {
      reflect: 'Hablar frente a gente no es lo tuyo, y no tiene que serlo.',
      help: 'Un terapeuta, tu médico o una reunión con cámara apagada y solo texto también cuentan. Lo que importa es que una persona note cómo vas.',
      ask: '¿Cuál de esas aguantarías?',
      chips: ['Un terapeuta', 'Mi médico', 'En línea, sin cámara', 'Ninguna aún'],
    },
  },
  {
    id: 'days.letter',
    cue: /\b(write|writing|wrote) (him |her |them |a |the |my |it )+letter\b|\bletter (and|but) (not|don'?t|never) send\b|\b(escribir|escribo|escribi) (le )?una carta\b/,
    not: /\?/,
    en: {
      reflect: 'A letter that may never be sent is an odd thing to be asked for.',
      help: 'Write it badly and fast, ten minutes, no greeting. It’s there so that you find out what you’d want to say. It can stay in a drawer.',
      ask: 'What would the first sentence be?',
    },
    es: {
      reflect: 'Una carta que tal vez nunca se mande es algo raro de pedir.',
      help: 'Escríbela mal y rápido, diez minutos, sin saludo. Es para que descubras qué quisieras decir. Puede quedarse en un cajón.',
      ask: '¿Cuál sería la primera frase?',
    },
  },
  {
    id: 'days.body-aches',
    who: 'self',
    cue: /\b(legs?|body|bones|muscles|skin|stomach|everything) (hurts?|aches?|won'?t stop|wont stop|is killing|crawl\w*|cramp\w*)\b|\brestless legs?\b|\b(chills|goosebumps|runny nose|yawning)\b|\bme duelen? (todo|los huesos|las piernas|el cuerpo)\b|\bescalofrios\b/,
    not: /\?|\b(chest|pecho|blood|sangre)\b/,
    en: {
      reflect: 'Your body is working its way through this, and it’s miserable.',
      help: 'Small sips often, plain food, warm baths, and stretch or walk before bed. There is medicine that takes much of the edge off; a clinic or a telehealth doctor can often start it within days. Confusion, fits or chest pain mean 911.',
      ask: 'Is anyone with you while you go through it?',
    },
    es: {
      reflect: 'Tu cuerpo está atravesando esto, y es muy pesado.',
      help: 'Sorbos pequeños y seguidos, comida sencilla, baños tibios, y estirarte o caminar antes de dormir. Hay medicina que quita buena parte; una clínica o un médico por internet suele poder empezarla en días. Confusión, convulsiones o dolor de pecho: 911.',
      ask: '¿Hay alguien contigo mientras lo pasas?',
    },
  },
  {
    id: 'days.never-felt-it',
    cue: /\b(you|u) (don'?t|can'?t|wouldn'?t|couldn'?t|never) (even )?(know|understand|get|felt|feel|been|had)\b|\bdo you even (know|understand|get)\b|\bwhat (do|would) you know( about)?\b|\bhave you ever (been|felt|had|drank|craved)\b|\b(tu )?(no sabes|que sabes tu|nunca has sentido)\b/,
    en: {
      reflect: 'No. I’m a program, and I’ve never felt it.',
      help: 'What I have is what people who went through it found useful. So tell me how it is for you, and I’ll stay with the practical part: the next hour, what to say, where to call.',
      ask: 'What’s it like for you right now?',
    },
    es: {
      reflect: 'No. Soy un programa y nunca lo he sentido.',
      help: 'Lo que tengo es lo que les sirvió a quienes lo pasaron. Cuéntame cómo es para ti, y yo me quedo con lo práctico: la próxima hora, qué decir, a dónde llamar.',
      ask: '¿Cómo es para ti ahora?',
    },
  },
]
