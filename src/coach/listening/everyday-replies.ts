// Replies to statements about ordinary days and close people: a quiet day, a lie, a kindness, someone far away.
import type { ListeningReply } from './listening-reply.ts'

export const everydayReplies: readonly ListeningReply[] = [
  {
    id: 'days.ordinary',
    who: 'self',
    glad: true,
    cue: /\b(normal|quiet|regular|ordinary|uneventful|pretty good|decent|boring but (good|fine)) (day|week|weekend|evening)\b|\bnothing (much|special|new|big|to report)\b|\bsame old\b|\b(went to|worked|work),? (work,? )?came home\b|\b(dia|semana) (normal|tranquil[oa])\b|\bnada (nuevo|especial)\b|\btodo (tranquilo|normal)\b/,
    not: /\?/,
    en: {
      reflect: 'An ordinary day. After a hard stretch those are worth a lot.',
      help: 'Notice what was in it: the meal, the sleep, the hour that used to be hard. That’s what a good week is made of.',
      ask: 'What was the best part of it?',
    },
    es: {
      reflect: 'Un día normal. Después de una mala racha valen mucho.',
      help: 'Fíjate qué tuvo: la comida, el sueño, la hora que antes era difícil. De eso está hecha una buena semana.',
      ask: '¿Qué fue lo mejor?',
    },
  },
  {
    id: 'days.quiet-head',
    who: 'self',
    glad: true,
    cue: /\b(forgot|forget|didn'?t (even |once )?think|haven'?t (even )?thought|barely thought) (about )?(drinking|using|it|smoking|weed|gambling|betting|booze|pills)\b|\b(no|ni) (me acorde|pense) (de|en) (tomar|eso|fumar|apostar|consumir)\b|\bse me olvido (tomar|que queria)\b/,
    not: /\?/,
    en: {
      reflect:
        'Hours went by and it didn’t cross your mind. That’s the brain getting used to living without it.',
      help: 'It won’t be every day yet, and a day full of it doesn’t undo this one.',
      ask: 'What were you busy with in those hours?',
    },
    es: {
      reflect: 'Pasaron horas y ni te acordaste. El cerebro se va acostumbrando a vivir sin eso.',
      help: 'Todavía no será cada día, y un día lleno de ganas no borra este.',
      ask: '¿Qué hacías en esas horas?',
    },
  },
  {
    id: 'grief.years-together',
    at: ['grief'],
    cue: /\b(married|together|best friends)( for)? (\d+|\w+) years\b|^(\w+[.,]? )?\d{1,2} years( (together|married))?\W*$|\b(\d+|\w+) anos (juntos|casados|de casados)\b|^\d{1,2} anos( juntos)?\W*$/,
    not: /\?/,
    en: {
      reflect: 'That many years leave a mark on every hour of the day.',
      help: 'You don’t have to fill the whole gap. Start with one hour, the one you always had together, and put a person or a task into it.',
      ask: 'Which hour of the day is it for you?',
    },
    es: {
      reflect: 'Tantos años dejan huella en cada hora del día.',
      help: 'No hay que llenar todo el hueco. Empieza con una hora, la que siempre era de los dos, y pon ahí a alguien o algo que hacer.',
      ask: '¿Qué hora del día es para ti?',
    },
  },
  {
    id: 'life.lied',
    who: 'self',
    cue: /\b(i )?(lied|have been lying|'?ve been lying|keep lying|told (him|her|them|my \w+) (it was|i was|that i was|a lie))\b|\bsaid i was at\b|\b(le|les) (dije|menti) que (era|estaba|fui|andaba)\b|\b(menti|le he mentido|ando mintiendo)\b/,
    not: /\?/,
    en: {
      reflect: 'You covered it with a lie, and now you carry the lie, too.',
      help: 'It usually takes one sentence to undo: “What I told you wasn’t true. I was ashamed.” The sooner, the smaller it stays.',
      ask: 'What makes it hard to say that sentence?',
    },
    es: {
      reflect: 'Lo tapaste con una mentira, y ahora cargas también con ella.',
      help: 'Casi siempre se deshace con una frase: «Lo que te dije no era verdad. Me dio vergüenza». Cuanto antes, más chica se queda.',
      ask: '¿Qué hace difícil decir esa frase?',
    },
  },
  {
    id: 'life.depend-on-me',
    who: 'self',
    cue: /\b(i'?ve|i have|i) (got |have )?(two|three|four|\d|a) (kids?|children|little ones|daughters?|sons?)( and (a|the) (mortgage|house|rent|bills|wife|husband)\w*|\b.{0,20}\b(depend|rely|to feed|mouths))\b|\b(depend|rel(y|ies)|counting) on me\b|\bmouths to feed\b|\b(dependen|cuentan) (de|con)migo\b|\bdependen de mi\b|\btengo (dos|tres|cuatro|\d) hijos\b/,
    not: /\?/,
    en: {
      reflect: 'There are people who count on you, so there’s a lot at stake.',
      help: 'That’s pressure, and it’s a reason that holds on bad days. Write their names on something that you see in the hardest hour.',
      ask: 'What are you most afraid they’d lose?',
    },
    es: {
      reflect: 'Hay gente que cuenta contigo, así que hay mucho en juego.',
      help: 'Es presión, y también una razón que aguanta en los días malos. Escribe sus nombres en algo que veas en la peor hora.',
      ask: '¿Qué temes más que pierdan?',
    },
  },
  {
    id: 'people.comments-weight',
    cue: /\b(asks?|comments?|talks?|says?|jokes?|remarks?|criticizes?) .{0,16}(about|on) my (weight|body|food|plate|eating|belly|looks)\b|\bcalled me (fat|skinny|chubby)\b|\b(habla|opina|comenta|pregunta|se burla) (de|sobre|por) mi (peso|cuerpo|panza|comida)\b|\bme dij\w+ gord[oa]\b/,
    not: /\?/,
    en: {
      reflect: 'Every remark like that lands on the sorest spot.',
      help: 'You can end it with one line and then change the subject: “I don’t talk about my weight anymore. How’s your garden?” Say it each time, in the same words.',
      ask: 'How long has that been going on?',
    },
    es: {
      reflect: 'Cada comentario así cae donde más duele.',
      help: 'Lo puedes cortar con una frase y cambiar de tema: «De mi peso ya no hablo. ¿Cómo va tu jardín?». Cada vez, con las mismas palabras.',
      ask: '¿Desde cuándo es así?',
    },
  },
  {
    id: 'people.took-kids',
    who: 'self',
    path: 'family',
    cue: /\b(she|he|wife|husband|my ex) (took|left with|has) (the|my|our) (kids|children|girls|boys|daughter|son|baby)\b|\bse (llevo|fue con) (a )?(los|las|mis?) (ninos|ninas|hijos|hijas|hija|hijo|bebe)\b/,
    not: /\?/,
    en: {
      reflect: 'The house must be very quiet without them.',
      help: 'Don’t argue about it by text tonight. One calm line is enough: “I want them to be okay. I’m getting help. When can I see them?” Then do one thing you can show: an appointment, a meeting, a test.',
      ask: 'When did you last see them?',
    },
    es: {
      reflect: 'La casa ha de estar muy callada sin ellos.',
      help: 'Esta noche no lo discutas por mensajes. Basta una línea tranquila: «Quiero que estén bien. Voy a buscar ayuda. ¿Cuándo los puedo ver?». Y luego haz algo que puedas mostrar: una cita, una reunión, una prueba.',
      ask: '¿Cuándo los viste por última vez?',
    },
  },
  {
    id: 'use.testing-myself',
    who: 'self',
    cue: /\b(wanted|trying|just) to (see|prove|know|test|find out) (if i (could|can)|that i (could|can)|i could|whether i (could|can)|myself)\b|\btest(ed|ing)? myself\b|\bsat (there|in (a|the) bar)\b|\bqueria (ver|saber) si (podia|aguantaba)\b|\bponerme a prueba\b/,
    not: /\?/,
    en: {
      reflect: 'Part of you wanted proof that you could be near it.',
      help: 'You got through it this time. The trouble with tests is that they get repeated until one fails, so the better proof is not needing the test.',
      ask: 'What was going on that day before you went there?',
    },
    es: {
      reflect: 'Una parte de ti quería comprobar que podías estar cerca.',
      help: 'Esta vez lo lograste. Lo malo de las pruebas es que se repiten hasta que una falla; mejor prueba es no necesitarla.',
      ask: '¿Qué pasaba ese día antes de ir?',
    },
  },
  {
    id: 'life.deals-at-home',
    who: 'self',
    cue: /\b(roommate|housemate|brother|cousin|neighbor|boyfriend|girlfriend|guy i live with)\b.{0,20}\b(deals|sells|dealing|selling)\b|\bout of (our|my) (apartment|house|place)\b|\bcandy store\b|\b(mi )?(compa|roomie|companero|primo|hermano|vecino)\b.{0,20}\b(vende|distribuye)\b/,
    not: /\?/,
    en: {
      reflect: 'You come home from not using to a place where it’s always there.',
      help: 'Until you can move, make one room yours: a lock on the door, nothing in it, and an agreement that no one sells or uses near you. And be out of the house at the busy hours.',
      ask: 'Which hours are the worst there?',
    },
    es: {
      reflect: 'Llegas de no consumir a un lugar donde siempre hay.',
      help: 'Mientras no puedas mudarte, que un cuarto sea tuyo: con llave, sin nada adentro y con el acuerdo de que nadie venda ni use cerca de ti. Y fuera de casa en las horas de más gente.',
      ask: '¿Qué horas son las peores ahí?',
    },
  },
  {
    id: 'relative.far-away',
    cue: /\b(i'?m|i am|i live) (in|so far|far away|across|\d+ (hours|miles)|a thousand)\b.{0,30}\b(she|he|they|mom|dad|her|him)('s| is| are)? (in|there|back)\b|\bcan'?t be there\b|\bnot there (for|with) (her|him|them)\b|\bi'?m not there\b|\bno estoy (ahi|alla|con (ella|el))\b|\bvivo (muy )?lejos\b|\besta(n)? (alla|lejos)\b/,
    not: /\?/,
    en: {
      reflect: 'You’re far away, and that makes every call heavier.',
      help: 'Choose one fixed thing you can do from there: a call at the same hour each day, or being the one who talks to the doctors. It helps them more than a bad conscience does.',
      ask: 'Who is there with them that you trust?',
    },
    es: {
      reflect: 'Estás lejos, y eso hace más pesada cada llamada.',
      help: 'Elige algo fijo que puedas hacer desde ahí: una llamada diaria a la misma hora, o ser quien habla con los médicos. Ayuda más que la culpa.',
      ask: '¿Quién está ahí que te dé confianza?',
    },
  },
  {
    id: 'relative.called-names',
    cue: /\b(called|calls|calling) me (a |an |the )?(monster|selfish|heartless|cruel|traitor|bad (son|daughter|mother|father|wife|husband|person)|cold|bitch|names|everything)\b|\bme (dijo|llamo|dice) (egoista|mal[oa] (hij[oa]|madre|padre)|monstruo|traidor[a]?|cruel|de todo)\b/,
    not: /\?/,
    en: {
      reflect: 'You held the line and got hurt for it.',
      help: 'When someone depends on a substance, the person who says no becomes the enemy for a while. It’s the need that’s talking. You don’t have to answer it; “I love you, and it’s still no” is enough.',
      ask: 'How are you feeling about it now?',
    },
    es: {
      reflect: 'Te mantuviste firme, y te lastimaron por eso.',
      help: 'Cuando alguien depende de algo, quien dice que no se vuelve el enemigo por un rato. Habla la necesidad. No hace falta contestar; basta «te quiero, y sigue siendo no».',
      ask: '¿Cómo te sientes con eso ahora?',
    },
  },
  {
    id: 'life.ex-moves-on',
    cue: /\b(she|he|my ex|they) (just )?(got|is|are|'s) (engaged|married|pregnant|remarried|seeing (someone|somebody)|with someone( else| new)?|dating)\b|\bmoved on\b|\b(ella|el|mi ex) (se (comprometio|caso|va a casar)|ya tiene (novi[oa]|a alguien|otr[oa])|anda con)\b/,
    not: /\?/,
    en: {
      reflect: 'So their life goes on without you in it, and that’s a strange thing to read.',
      help: 'Stay off their pages for two weeks, and have someone take your phone in the evening if you must. It doesn’t have to hurt for a reason; it may just need time and company.',
      ask: 'Who could you tell about it tonight?',
    },
    es: {
      reflect: 'Su vida sigue sin ti, y es raro enterarse así.',
      help: 'Dos semanas sin ver sus páginas, y que alguien guarde tu teléfono en la noche si hace falta. No tiene que doler por una razón; a veces solo necesita tiempo y compañía.',
      ask: '¿A quién se lo podrías contar hoy?',
    },
  },
  {
    id: 'people.small-kindness',
    glad: true,
    cue: /\b(she|he|they|my \w+|someone|a (lady|guy|friend|nurse|stranger)) (((made|brought|gave|bought|cooked) me|drove me|held my|hugged me)(?= (a|an|some|dinner|breakfast|lunch|soup|food|coffee|tea|home|hand|flowers)\b)|hugged me)(?!.{0,20}\b(pills?|drink|beer|shot|weed|hard time)\b)|\b(me (hizo|trajo|regalo|dio|abrazo|preparo|llevo) (un|una|de|a|algo|comida))\b/,
    not: /\?/,
    en: {
      reflect: 'Someone was good to you, without asking for anything.',
      help: 'Let it be simple. You can say one line back, “That helped today,” and stay a little longer.',
      ask: 'How does it feel to be looked after a bit?',
    },
    es: {
      reflect: 'Alguien fue bueno contigo, sin pedir nada.',
      help: 'Deja que sea simple. Puedes decirle una línea, «hoy me ayudó», y quedarte un rato más.',
      ask: '¿Qué se siente que te cuiden un poco?',
    },
  },
  {
    id: 'days.undoes-blocks',
    who: 'self',
    cue: /\b(i )?(just |always |then |end up )?(uninstall|unblock|undo|disable|reinstall|delete|turn (it|them) off|get around)(ed|s|ing)?\b.{0,16}\b(it|them|blockers?|the (block|app|apps|blocker))\b|\bdownload(ed)? it again\b|\b(la|lo|los) (desinstalo|desbloqueo|vuelvo a (bajar|instalar))\b/,
    not: /\?/,
    en: {
      reflect: 'A block that you can undo yourself lasts about as long as the urge lets it.',
      help: 'Give the other half of it to someone: they set the password or hold the card, and you’d have to ask them. That minute is often enough.',
      ask: 'Who could hold that password?',
    },
    es: {
      reflect: 'Un bloqueo que tú puedes quitar dura lo que te dejen las ganas.',
      help: 'Dale la otra mitad a alguien: que ponga la contraseña o guarde la tarjeta, y tendrías que pedírsela. Ese minuto muchas veces basta.',
      ask: '¿Quién podría guardar la contraseña?',
    },
  },
]
