// Replies to statements about gambling, nicotine, food, games, medicines and sleep.
import type { ListeningReply } from './listening-reply.ts'

export const behaviorsReplies: readonly ListeningReply[] = [
  {
    id: 'gambling.chasing',
    path: 'gambling',
    cue: /\b(win|won|make|get) (it|that|the money|my money|some|everything) (all )?back\b|\bone (more|big|last) (bet|win|parlay|spin|hand)\b|\bchas(e|ing) (it|my losses|losses)\b|\b(recuperar(lo|la)?|desquitar\w*) (lo|el dinero|todo)?\b/,
    not: /\b(trust|kids|license|job|wife|husband|her|him|confianza|hij)\w*/,
    en: {
      reflect: 'The thought is that one good one would put it all right.',
      help: 'That thought is how the hole gets deeper; nearly everyone who chases knows it. The money that’s gone is the cheapest it will ever be tonight. Put the phone in another room and give your banking login to someone for a week.',
      ask: 'Who could hold the money or the phone for a few days?',
    },
    es: {
      reflect: 'La idea es que una buena jugada lo arreglaría todo.',
      help: 'Con esa idea se hace más hondo el hoyo; casi todos los que persiguen lo perdido lo saben. Esta noche es cuando menos has perdido. Deja el teléfono en otro cuarto y dale a alguien el acceso al banco por una semana.',
      ask: '¿Quién podría guardar el dinero o el teléfono unos días?',
    },
  },
  {
    id: 'gambling.lost',
    path: 'gambling',
    cue: /\bput (\$ ?)?\d{2,} on\b|\b(down|lost|blew|owe|out|dropped|lose|losing|in the hole)\b.{0,24}(\$ ?\d|\d+ ?k\b|\d{3,}|grand|thousand|paycheck|rent|savings|everything|college)\b.{0,40}(parlay|bet|gambl|slot|casino|poker|sport|blackjack|draftkings|fanduel|online)?|\b(perdi|debo|aposte|meti|llevo perdid\w+)\b.{0,24}(\d{3,}|mil|quincena|sueldo|ahorros|renta|todo)/,
    topics: ['gambling'],
    en: {
      reflect: 'You said it, and that’s the hard part.',
      help: 'Tonight the job is to stop it growing: a blocker on the phone (BetBlocker is free), cards and transfers in someone else’s hands, and self-exclusion on the sites you use. Debts can be sorted next week; 1-800-MY-RESET is free and knows how.',
      ask: 'Does anyone else know how much?',
      chips: ['Nobody', 'Part of it', 'Yes'],
    },
    es: {
      reflect: 'Lo dijiste, y eso es lo que más cuesta.',
      help: 'Hoy toca que no crezca: un bloqueador en el teléfono (BetBlocker es gratis), tarjetas y transferencias en manos de otra persona, y autoexclusión en los sitios que usas. Las deudas se ordenan la otra semana; el 1-800-MY-RESET es gratis.',
      ask: '¿Alguien más sabe cuánto?',
      chips: ['Nadie', 'Una parte', 'Sí'],
    },
  },
  {
    id: 'nicotine.gum',
    path: 'nicotine',
    cue: /\b(gum|lozenges?|patch(es)?|inhaler|chicles?|parches?|pastillas)\b.{0,24}\b(tast\w*|gross|awful|sucks?|nasty|burn\w*|hiccup\w*|itch\w*|fall\w*|don'?t work|doesn'?t work|not working|like ass|sabe\w*|asco|pica\w*|no (sirve|funciona)\w*)\b/,
    en: {
      reflect: 'That stuff is no treat, and you’re putting up with it anyway.',
      help: 'With gum: chew slowly until it tingles, then park it in your cheek; chewing fast makes it burn. Mint, lozenges or a patch suit many people better. A pharmacist can tell you which fits, for free.',
      ask: 'Have you tried another kind yet?',
      chips: ['Patch', 'Lozenge', 'Only this one'],
    },
    es: {
      reflect: 'Eso no es ningún premio, y aun así lo aguantas.',
      help: 'Con el chicle: mastica despacio hasta que pique y déjalo en la mejilla; masticar rápido quema. A muchos les va mejor la menta, la pastilla o el parche. Un farmacéutico te dice gratis cuál te conviene.',
      ask: '¿Has probado otro tipo?',
      chips: ['Parche', 'Pastilla', 'Solo este'],
    },
  },
  {
    id: 'nicotine.breaks',
    path: 'nicotine',
    cue: /\b(smoke|smoking|vape) breaks?\b|\b(coworkers?|guys|friends?|everyone|boss|husband|wife)\b.{0,30}\b(smok(es|ing|e)|vap(es|ing)|light(s|ing)? up|going out for)\b|\b(salir|salen|sale) a fumar\b/,
    topics: ['nicotine'],
    en: {
      reflect: 'The break was half of it, and everyone else still gets theirs.',
      help: 'Take the break anyway, somewhere else: to the far door, with cold water, five minutes. And tell them once: “I quit, so please don’t offer me one for a month.” People usually go along.',
      ask: 'Which break of the day is hardest to skip?',
      chips: ['The first', 'Lunch', 'After work', 'In the car'],
    },
    es: {
      reflect: 'El descanso era la mitad del gusto, y los demás siguen teniéndolo.',
      help: 'Toma el descanso igual, en otro lado: cinco minutos, lejos, con agua fría. Y dilo una vez: «Lo dejé; por favor no me ofrezcas en un mes». La gente suele respetarlo.',
      ask: '¿Cuál descanso cuesta más?',
      chips: ['El primero', 'La comida', 'A la salida', 'En el coche'],
    },
  },
  {
    id: 'food.skipped',
    path: 'food',
    cue: /\b(skip(ped|ping)?|missed|haven'?t (had|eaten)|didn'?t (eat|have)|forgot) (my |any |to eat )?(breakfast|lunch|dinner|meals?|anything|all day|today)\b|\b(me salte|no (comi|he comido|desayune)|sin (comer|desayunar))\b/,
    en: {
      reflect: 'A long gap, and then the body wants everything at once.',
      help: 'That’s how bodies work, and it’s not a lack of will. Eating something every three to four hours, also the morning after, is the best-tested way to break that pattern. Plain food counts.',
      ask: 'What could you eat in the next few hours?',
    },
    es: {
      reflect: 'Un hueco largo, y luego el cuerpo lo quiere todo de golpe.',
      help: 'Así funcionan los cuerpos, no es falta de voluntad. Comer algo cada tres o cuatro horas, también la mañana siguiente, es lo que mejor rompe ese patrón. La comida sencilla cuenta.',
      ask: '¿Qué podrías comer en las próximas horas?',
    },
  },
  {
    id: 'food.after',
    path: 'food',
    topics: ['food'],
    cue: /\b(every (day|night)|all week|again|(a|the|an) (whole|entire)(?! (time|way|ride|day|week))|can'?t stop)\b|\b(tod(os los dias|as las noches|a la semana)|otra vez|no puedo parar)\b/,
    en: {
      reflect: 'So it’s more than one bad evening; it has a rhythm by now.',
      help: 'Don’t make up for it by skipping tomorrow. Breakfast is what breaks the loop. And a doctor or an eating disorder helpline knows this exactly and won’t be shocked.',
      ask: 'What’s usually happening in the hour before?',
    },
    es: {
      reflect: 'Entonces no es una mala noche; ya tiene ritmo.',
      help: 'No lo compenses saltándote comidas mañana. El desayuno es lo que corta el círculo. Y un médico o una línea de trastornos de la alimentación conoce esto y no se va a espantar.',
      ask: '¿Qué suele pasar en la hora de antes?',
    },
  },
  {
    id: 'gaming.hours',
    path: 'gaming',
    cue: /\b(played|playing|play|gamed|gaming|grind(ing)?|on (my )?(phone|pc|xbox|league|fortnite|discord)) (for |like |about )?\d+ hours\b|\b(til|till|until) (\d|the sun|sunrise|morning)\b.{0,20}\b(play|gam|ranked|raid)\w*|\bjugue \d+ horas\b/,
    en: {
      reflect: 'That’s a whole day spent on it.',
      help: 'Don’t fight it at the desk. Change what’s around it: the machine out of the bedroom, an alarm across the room, one fixed thing at the hour you’d log in, with a person in it.',
      ask: 'What does it give you that the rest of the day doesn’t?',
      chips: ['Being good at it', 'My friends are there', 'I don’t think', 'Just habit'],
    },
    es: {
      reflect: 'Ahí se fue un día entero.',
      help: 'No lo pelees frente a la pantalla. Cambia lo de alrededor: la máquina fuera del cuarto, una alarma al otro lado y algo fijo a la hora en que entrarías, con alguien.',
      ask: '¿Qué te da que no te da el resto del día?',
      chips: ['Soy bueno en eso', 'Ahí están mis amigos', 'No pienso', 'Pura costumbre'],
    },
  },
  {
    id: 'medicine.two-opinions',
    path: 'medication',
    cue: /\b(suboxone|methadone|bup\w*|naltrexone|vivitrol|sublocade|meds|medicine|antidepress\w*|metadona|medicina|medicamento)\b.{0,60}\b(not|isn'?t|its not|ain'?t|no es)\b.{0,12}\b(real|sober|sobriety|clean|recovery|recuperacion|sobriedad)\b|\b(legal high|swapping|trading|replacing|crutch)\b/,
    not: /\?/,
    en: {
      reflect: 'Someone told you it doesn’t count, and that stings.',
      help: 'It counts. Taking a medicine as prescribed is recovery, and for opioids it’s one of the best protections against dying there is. AA’s own pamphlet says members shouldn’t play doctor. “This is between me and my doctor” is a full answer.',
      ask: 'Whose opinion on this do you trust most?',
    },
    es: {
      reflect: 'Alguien te dijo que eso no cuenta, y eso cala.',
      help: 'Cuenta. Tomar una medicina como la recetaron es recuperación, y con los opioides es de lo que más protege la vida. El folleto de AA dice que los miembros no deben jugar al doctor. «Eso es entre mi médico y yo» es una respuesta completa.',
      ask: '¿En quién confías más en este tema?',
    },
  },
  {
    id: 'sleep.hours',
    who: 'self',
    path: 'sleep',
    cue: /\b(slept|sleep(ing)?|get(ting)?) (maybe |about |like |only )?([1-4]|two|three|four) hours\b|(?<!pick(ed|s)? )\b(up|awake) (since|at \d|all night|every (hour|night|two))\b|\b(can'?t|couldn'?t|not) (really )?(sleep|fall asleep|stay asleep)\b|\bno (puedo|pude) dormir\b|\bdormi (\d|dos|tres|cuatro) horas\b/,
    en: {
      reflect: 'A night like that makes everything louder the next day.',
      help: 'Bad sleep is one of the last things to settle, usually weeks. Get up at the same hour anyway, no naps after three, coffee only before noon, and if you’ve been awake twenty minutes, get up and read something dull. If it goes past a few weeks, a doctor can help without anything habit-forming.',
      ask: 'Is it falling asleep, or waking up?',
      chips: ['Falling asleep', 'Waking up', 'Both', 'Dreams'],
    },
    es: {
      reflect: 'Una noche así hace todo más ruidoso al día siguiente.',
      help: 'El sueño es de lo último que se acomoda, suele tardar semanas. Levántate igual a la misma hora, sin siestas después de las tres, café solo en la mañana, y si llevas veinte minutos despierto, párate y lee algo aburrido. Si pasa de unas semanas, un médico puede ayudar sin nada que enganche.',
      ask: '¿Te cuesta dormirte o te despiertas?',
      chips: ['Dormirme', 'Me despierto', 'Las dos', 'Sueños'],
    },
  },
  {
    id: 'feel.flat',
    path: 'low',
    cue: /\bfeel (absolutely |just )?(nothing|numb|flat|empty|dead inside|gray)\b|\b(just |kinda |kind of |pretty )+(meh|blah|flat|numb)\b|\b(turned|drained) .{0,12}colou?r\b|\bnothing (is|feels|makes me) (fun|good|happy|exciting)\b|\bno (siento nada|me da gusto nada)\b|\bnada me (emociona|gusta|da gusto)\b/,
    not: /\b(die|kill|suicid|morir|matar)\w*/,
    en: {
      reflect: 'Everything is flat, even the things you know are good.',
      help: 'After stimulants, alcohol or opioids, the part of the brain that does joy runs low for months, and then it comes back in patches. Moving your body, daylight before noon and people help it along. Flat for more than a few weeks is worth telling a doctor, in those words.',
      ask: 'When was the last moment, even ten seconds, that had some color in it?',
    },
    es: {
      reflect: 'Todo está plano, hasta lo que sabes que es bueno.',
      help: 'Después de estimulantes, alcohol u opioides, la parte del cerebro que da alegría anda baja por meses, y luego vuelve a ratos. Ayudan mover el cuerpo, luz antes de mediodía y gente. Si dura semanas, díselo a un médico con esas palabras.',
      ask: '¿Cuál fue el último momento, aunque fueran diez segundos, con algo de color?',
    },
  },
  {
    id: 'feel.angry-at',
    path: 'anger',
    cue: /\b(pissed( me)? off|so (mad|angry)|furious|fuming|want to (scream|punch a wall|throw)|enojad[oa]|encabronad[oa]|me da (mucho )?coraje)\b/,
    en: {
      reflect: 'You’re angry, and from what you say there’s a reason.',
      help: 'Anger wants the body first: walk fast, push against a wall, cold water on your face. Write what you’d like to say and send nothing until tomorrow. It will still be true then.',
      ask: 'What was the moment that did it?',
    },
    es: {
      reflect: 'Te da coraje, y por lo que cuentas hay motivo.',
      help: 'El enojo primero quiere cuerpo: camina rápido, empuja una pared, agua fría en la cara. Escribe lo que quisieras decir y no mandes nada hasta mañana. Seguirá siendo cierto.',
      ask: '¿Cuál fue el momento que lo prendió?',
    },
  },
  {
    id: 'feel.tired',
    who: 'self',
    cue: /\b(so|really|just|too|im|i'm|i am) (\w+ )?(tired|exhausted|drained|worn out|burn(ed|t) out|beat|wiped)\b|\b(muy|tan|bien|ando|estoy) (cansad[oa]|agotad[oa])\b/,
    en: {
      reflect: 'You’re running on empty.',
      help: 'Tired is when most slips happen, so lower the bar today: food, water, one thing done, bed early. Everything else can be tomorrow’s.',
      ask: 'What’s one thing you could drop today?',
    },
    es: {
      reflect: 'Andas sin gasolina.',
      help: 'Con cansancio pasan casi todos los deslices, así que hoy baja la vara: comida, agua, una cosa hecha y temprano a la cama. Lo demás puede ser de mañana.',
      ask: '¿Qué podrías soltar hoy?',
    },
  },
  {
    id: 'gambling.again',
    path: 'gambling',
    topics: ['gambling'],
    cue: /\b(relapsed|slipped|started (again|up)|back (to|at|on) (it|betting|gambling|the slots)|bet again|gambl(ed|ing) again|again last night)\b|\b(recai|volvi a (apostar|jugar)|otra vez aposte)\b/,
    en: {
      reflect: 'You went back to it, and you’re saying so before it gets bigger. That’s worth a lot.',
      help: 'Three things today, in this order: close the access (blocker, self-exclusion, bank login to someone else), tell one person the true number, and get to a GA meeting online. Nothing gets won back tonight.',
      ask: 'What’s still open right now: an app, a card, cash?',
    },
    es: {
      reflect: 'Volviste a eso, y lo dices antes de que crezca. Vale mucho.',
      help: 'Hoy tres cosas, en este orden: cierra el acceso (bloqueador, autoexclusión, la clave del banco en otras manos), dile la cifra real a alguien y entra a una reunión de Jugadores Anónimos en línea. Esta noche no se recupera nada.',
      ask: '¿Qué sigue abierto ahora: una app, una tarjeta, efectivo?',
    },
  },
  {
    id: 'gambling.cannot-stop',
    path: 'gambling',
    topics: ['gambling'],
    cue: /\b(can'?t|cannot) stop\b|\bkeep (betting|gambling|going back|playing)\b|\bno puedo (parar|dejar)\b|\bsigo (apostando|jugando)\b/,
    en: {
      reflect: 'You want to stop, and it keeps pulling you back to the next one.',
      help: 'Willpower is weak against something in your pocket, so move the fight: a blocker with the longest lock, your pay into an account someone else sees, and no live games alone. 1-800-MY-RESET answers day and night, for free.',
      ask: 'How do you usually get to it?',
      chips: ['An app', 'A casino', 'A store', 'With friends'],
    },
    es: {
      reflect: 'Quieres parar, y siempre te jala la siguiente.',
      help: 'La voluntad puede poco contra algo que traes en la bolsa, así que mueve la pelea: un bloqueador con el plazo más largo, tu sueldo en una cuenta que alguien más vea, y nada de partidos en vivo a solas. El 1-800-MY-RESET contesta día y noche, gratis.',
      ask: '¿Cómo llegas a eso casi siempre?',
      chips: ['Una app', 'Un casino', 'Una tienda', 'Con amigos'],
    },
  },
]
