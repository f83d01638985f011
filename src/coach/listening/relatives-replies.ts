// Replies to what people tell about someone else who drinks, uses or gambles.
import type { ListeningReply } from './listening-reply.ts'

export const relativesReplies: readonly ListeningReply[] = [
  {
    id: 'relative.found',
    who: 'other',
    path: 'relative',
    cue: /\b(found|finding|discovered|saw) (out |all |some |more )?(a|an|the|his|her|their|empty|two|three|bottles?|pills?|needles?)?\b.{0,24}\b(bottles?|cans|pipe|pen|bag(gies?)?|needles?|pills?|foil|straws?|vape|stash|receipts?|syringe|edibles|cart)\b|\b(encontre|halle|descubri)\b.{0,30}\b(botellas?|latas|pipa|bolsita|jeringas?|pastillas|vape|recibos?|foco)\b/,
    en: {
      reflect: 'Finding it makes the worry real, and that’s a hard minute to have on your own.',
      help: 'You don’t have to confront anyone tonight. Remember where and when you found it, put anything dangerous where no child can reach it, and pick a sober hour to say what you saw.',
      ask: 'Have you said anything about it yet?',
      chips: ['Not yet', 'Yes, and it went badly', 'Yes, and we talked'],
    },
    es: {
      reflect: 'Encontrarlo vuelve real la preocupación, y es un momento duro para vivirlo a solas.',
      help: 'No tienes que encarar a nadie esta noche. Recuerda dónde y cuándo lo hallaste, pon lo peligroso fuera del alcance de los niños y busca una hora sobria para decir lo que viste.',
      ask: '¿Ya le dijiste algo?',
      chips: ['Todavía no', 'Sí, y salió mal', 'Sí, y hablamos'],
    },
  },
  {
    id: 'relative.denies',
    who: 'other',
    path: 'relative',
    cue: /\b(he|she|they) (just |always |still |only )?(said|says|swears|swore|claims|claimed|denies|denied|insists?|tells me|told me|thinks?)\b.{0,30}\b(old|nothing|not (his|hers|theirs|true|that bad|a problem)|fine|normal|a phase|overreact\w*|crazy|imagin\w*|stress|under control|one|only|doesn'?t|isn'?t|wasn'?t|didn'?t|no problem)\b|\b(dice|dijo|jura|niega|asegura) (que )?.{0,24}\b(normal|nada|viej[oa]|no es|exager\w*|loca?|controla|puede|una etapa|estres|mentira|problema)\b/,
    en: {
      reflect: 'You have what you saw, and you have that explanation, and the two don’t match.',
      help: 'You don’t need a confession to act. “I hear you, and I’m still worried” ends the argument without giving in.',
      ask: 'What would you want to happen next?',
    },
    es: {
      reflect: 'Tienes lo que viste y tienes esa explicación, y no coinciden.',
      help: 'No necesitas que lo admita para actuar. «Te escucho, y me sigue preocupando» termina la discusión sin ceder.',
      ask: '¿Qué quisieras que pasara ahora?',
    },
  },
  {
    id: 'relative.promises',
    who: 'other',
    path: 'relative',
    cue: /\b(he|she|they|(my|our) \w+) (has |have |'s )?(always |keeps? |just )?(promis(es|ed|ing)|swore|swears|vow(s|ed))\b|\b(says|said|saying) (he|she|they)('ll|'s going to| will| is going to|'re going to) (stop|quit|change|get help)\b|\b(me )?(promete|prometio|juro|jura) (que )?|\bdice que (ya )?(va a|lo va a) (dejar|cambiar|parar)\w*/,
    en: {
      reflect: 'You’ve been promised this before, and part of you wants to believe it again.',
      help: 'Go by actions with a date on them: an appointment made, a meeting this week. A promise without a date isn’t a plan yet, and you can say that kindly.',
      ask: 'What would you need to see to trust it a little?',
    },
    es: {
      reflect: 'Ya te lo han prometido antes, y una parte de ti quiere creerlo otra vez.',
      help: 'Fíjate en hechos con fecha: una cita hecha, una reunión esta semana. Una promesa sin fecha todavía no es un plan, y se puede decir con cariño.',
      ask: '¿Qué tendrías que ver para confiar un poco?',
    },
  },
  {
    id: 'relative.checking',
    who: 'other',
    path: 'relative',
    cue: /\b(check(ing)?|smell(ing)?|snoop\w*|search(ed|ing)? (his|her|the|through)|go(ing)? through (his|her)|track(ing)? (his|her|him)|count(ing)? (the |his |her )?(bottles|pills|beers|drinks)|watch(ing)? (his|her|him) every|like a (cop|detective|spy|hawk))\b|\b(lo|la|le) (reviso|vigilo|huelo|espio|sigo)\b|\b(revis|vigil|esculc|cont)ando(le|lo|la)?\b/,
    en: {
      reflect: 'You’ve become the detective in your own home, and it’s wearing you out.',
      help: 'Checking rarely stops it, and it costs you your evenings. Try one night off: no smelling, no counting, one thing that’s only yours.',
      ask: 'What would you do with that hour if you weren’t checking?',
    },
    es: {
      reflect: 'Te has vuelto detective en tu propia casa, y eso te desgasta.',
      help: 'Revisar casi nunca lo detiene, y te cuesta tus noches. Prueba una noche libre: sin oler, sin contar, con algo que sea solo tuyo.',
      ask: '¿Qué harías con esa hora si no estuvieras revisando?',
    },
  },
  {
    id: 'relative.money',
    who: 'other',
    path: 'relative',
    cue: /\b(steal(s|ing)?|stole|robs|robbed|spen(ds|t|ding)|blew|blows|borrow(s|ed)|tak(es|ing)|took|pawned|sold|drained|emptied|maxed)\b.{0,40}\b(money|rent|paycheck|cash|cards?|savings|account|tv|jewelry|ring|tools|laptop|purse|wallet|from me|from us)\b|\b(roba|robo|gasta|gasto|se llevo|se lleva|vendio|empeno|me quita|saco|vacio)\b.{0,40}\b(dinero|quincena|renta|tarjetas?|ahorros|tele|joyas|anillo|herramientas?|celular|cosas|sueldo)\b|\bme roba\b/,
    en: {
      reflect: 'It’s costing you money, and it’s costing you trust in your own home.',
      help: 'This week, move cards, cash and valuables out of reach, and pay bills directly instead of handing over cash. That protects you, and it gives the habit less to live on.',
      ask: 'What do you need to protect first?',
      chips: ['The rent', 'My card or account', 'Things in the house'],
    },
    es: {
      reflect: 'Te cuesta dinero, y te cuesta la confianza en tu propia casa.',
      help: 'Esta semana pon tarjetas, efectivo y cosas de valor fuera de su alcance, y paga las cuentas directo en vez de dar efectivo. Te protege, y le da menos de qué vivir al consumo.',
      ask: '¿Qué tienes que proteger primero?',
      chips: ['La renta', 'Mi tarjeta o cuenta', 'Cosas de la casa'],
    },
  },
  {
    id: 'relative.police',
    who: 'other',
    path: 'relative',
    cue: /\b(call(ing)?|called|report(ing)?) (the )?(police|cops|911)\b.{0,20}(on|about)?|\bpress charges\b|\b(llam\w+|denunci\w+|hablar(le)?) (a )?(la )?(policia|patrulla)\b/,
    en: {
      reflect: 'Calling the police on someone you love feels like crossing a line.',
      help: 'If anyone is in danger, call 911 and say at once that this is a person with an addiction. For theft without danger you can wait a day: change the locks and cards first, and ask a lawyer or legal aid what a report would set off.',
      ask: 'Is anyone in danger tonight, or is it about what was taken?',
      chips: ['Someone is in danger', 'It’s about what was taken', 'Both'],
    },
    es: {
      reflect: 'Llamar a la policía por alguien a quien quieres se siente como cruzar una línea.',
      help: 'Si alguien está en peligro, llama al 911 y di de entrada que es una persona con una adicción. Por un robo sin peligro puedes esperar un día: cambia primero chapas y tarjetas, y pregunta en ayuda legal qué provoca una denuncia.',
      ask: '¿Hay peligro esta noche, o es por lo que se llevó?',
      chips: ['Hay peligro', 'Es por lo que se llevó', 'Las dos cosas'],
    },
  },
  {
    id: 'relative.kids',
    who: 'other',
    path: 'relative',
    cue: /\b((the|my|our|his|her) (kids?|children|little ones|boys|girls|toddler|baby)|(two|three|four) (kids|boys|girls|children)|they'?re \d+ and \d+|(he|she)'?s (only )?\d{1,2}\W*$)|\b((mis|los|nuestros|sus) (hij[oa]s|nin[oa]s|chamac[oa]s|peques)|(dos|tres|cuatro) (hij[oa]s|nin[oa]s)|el bebe)\b/,
    not: /\b(my (son|daughter)|mi hij[oa]) (is|was|has|drinks|uses|toma|consume|usa)\b/,
    en: {
      reflect: 'There are children in this, so you’re carrying their evenings as well as yours.',
      help: 'They do better with three sentences than with silence: “There’s a sickness in our family. It isn’t your fault. You can always come to me.” One more grown-up who knows, like a teacher or an aunt, helps a lot.',
      ask: 'What have they noticed so far?',
    },
    es: {
      reflect: 'Hay niños en esto, así que cargas sus noches además de la tuya.',
      help: 'Les ayudan más tres frases que el silencio: «Hay una enfermedad en la familia. No es tu culpa. Siempre puedes venir conmigo». Otro adulto que sepa, una maestra o una tía, ayuda mucho.',
      ask: '¿Qué han notado hasta ahora?',
    },
  },
  {
    id: 'relative.not-said',
    who: 'other',
    path: 'relative',
    cue: /\b(haven'?t|have not|didn'?t|did not|not) (really |even )?(said|say|told|tell|asked|ask|talk(ed)?|brought|confront\w*)\b|\b(no le he|no le|todavia no|aun no) (dicho|digo|dije|hablado|preguntado)\b/,
    en: {
      reflect: 'You’ve held it in so far. That leaves you time to choose your words.',
      help: 'Two sentences are enough: what you saw, and what worries you. Then stop and listen, even to the silence. A morning is usually better than midnight.',
      ask: 'What are you afraid will happen when you say it?',
    },
    es: {
      reflect: 'Hasta ahora te lo has guardado. Eso te deja tiempo para elegir las palabras.',
      help: 'Bastan dos frases: lo que viste y lo que te preocupa. Después calla y escucha, también el silencio. Suele ser mejor una mañana que la medianoche.',
      ask: '¿Qué temes que pase cuando se lo digas?',
    },
  },
  {
    id: 'relative.fight',
    who: 'other',
    path: 'relative',
    cue: /\b(we|he|she|they|i) (just |always |both |all )?(fought|fight|argued?|arguing|yell(s|ed|ing)?|scream(s|ed|ing)?|blew up|lost it|slammed)\b|\b(big|huge|another) (fight|argument|blowup)\b|\b(nos )?(peleamos|pelee|discutimos|gritamos|me grito|le grite|gritos|pleito)\b/,
    not: /\b(hit|hits|punch|push|shov|threw|hurt|pega|golpe|empuj)\w*/,
    en: {
      reflect: 'It turned into a fight, and now everyone is further apart than before.',
      help: 'Leave the subject alone for a day. Then one calm opening: “I don’t want to fight. I’m worried. Can we talk for five minutes?” If it heats up, stop there and try again another day.',
      ask: 'How are things between you right now?',
    },
    es: {
      reflect: 'Se volvió pleito, y ahora están más lejos que antes.',
      help: 'Deja el tema en paz un día. Después, una entrada tranquila: «No quiero pelear. Me preocupo. ¿Hablamos cinco minutos?». Si sube de tono, para ahí e inténtalo otro día.',
      ask: '¿Cómo están las cosas entre ustedes ahora?',
    },
  },
  {
    id: 'relative.other-parent',
    who: 'other',
    path: 'relative',
    cue: /\b((his|her|their|the kid'?s|my) (dad|father|mom|mother|stepdad|stepmom|grandma|parents|family|husband|wife|in-?laws)) (just |always |keeps? |still )?(says|thinks|wants|tells|believes|blames|ignores|covers|gives|won'?t)\b|\b((su|mi) (papa|mama|padre|madre|abuela|suegra|familia|esposo|marido|esposa)) (me )?(dice|cree|piensa|quiere|opina|culpa|lo (tapa|cubre|consiente))\b/,
    en: {
      reflect: 'You two don’t see it the same way, and that leaves you more alone with it.',
      help: 'Before the next talk, agree on one rule and one consequence between you, however small. One message from both of you counts more than the perfect message from one.',
      ask: 'Is there one thing you both agree on?',
    },
    es: {
      reflect: 'No lo ven igual, y eso te deja con más carga a ti.',
      help: 'Antes de la próxima plática, pónganse de acuerdo en una regla y una consecuencia, aunque sea pequeña. Un solo mensaje de los dos vale más que el mensaje perfecto de uno.',
      ask: '¿Hay una cosa en la que sí estén de acuerdo?',
    },
  },
  {
    id: 'relative.leaving',
    who: 'other',
    path: 'relative',
    cue: /\b(leav(e|ing)|divorc\w*|separat\w*|mov(e|ing) out|kick(ed|ing)? (him|her|them) out|throw (him|her|them) out|done with (him|her|it all)|walk away)\b|\b(dejarlo|dejarla|separar\w*|divorci\w*|corr(er|a|erlo|erla)|echar(lo|la)|irme de la casa|lo corra|la corra)\b/,
    not: /\?/,
    en: {
      reflect: 'You’re asking yourself how long you can live like this.',
      help: 'You don’t have to settle it in the middle of a bad week. Write two short lists: what would let you stay, and what would make you go. Show them to one person on your side.',
      ask: 'What would have to change for you to stay?',
    },
    es: {
      reflect: 'Te estás preguntando cuánto tiempo puedes vivir así.',
      help: 'No tienes que resolverlo en plena mala semana. Haz dos listas cortas: qué te dejaría quedarte y qué te haría irte. Enséñaselas a alguien de tu lado.',
      ask: '¿Qué tendría que cambiar para que te quedaras?',
    },
  },
  {
    id: 'relative.covering',
    who: 'other',
    path: 'relative',
    cue: /\b(call(ed|ing)? in (sick )?for|cover(ed|ing)? (up )?for|lied? for|lying for|mak(e|ing) excuses|made excuses|clean(ed|ing)? up after|bail(ed|ing)? (him|her) out)\b|\b(lo|la) (cubro|cubri|tapo|tape|disculpo)\b|\b(mentir|mentido|menti) por\b/,
    en: {
      reflect: 'You’ve been holding it together for two, so that it doesn’t show.',
      help: 'You can step back one thing at a time: no calls to the boss, no paying that fine. Say it ahead, not in the moment: “I won’t call in for you anymore. I will drive you to the doctor.”',
      ask: 'Which of those would you most like to stop doing?',
    },
    es: {
      reflect: 'Has estado sosteniendo las cosas por dos, para que no se note.',
      help: 'Puedes soltar una cosa a la vez: ya no llamar al jefe, ya no pagar esa multa. Dilo antes y no en el momento: «Ya no voy a avisar por ti. Al médico sí te llevo».',
      ask: '¿Cuál de esas cosas te gustaría dejar de hacer primero?',
    },
  },
  {
    id: 'relative.said-yes',
    who: 'other',
    path: 'relative',
    glad: true,
    cue: /\b(he|she|they|my \w+)('s| is| has| just)? ?(finally )?(agreed|said yes|going to (rehab|treatment|detox|a meeting|aa|na)|went to (rehab|treatment|detox|a meeting|aa|na)|checked in|started (treatment|rehab|therapy)|called (the|a) (doctor|clinic|hotline)|wants (help|to stop|to quit))\b|\b(acepto|dijo que si|quiere (ayuda|dejarlo)|entro a (rehabilitacion|tratamiento)|fue a (una )?(junta|reunion))\b/,
    en: {
      reflect: 'That’s a real step, and you’ve waited for it a long time.',
      help: 'Let it be theirs: ask “What would help?” and don’t run it for them. And hold on to your own support, because the first weeks go up and down.',
      ask: 'How is it for you, now that it’s happening?',
    },
    es: {
      reflect: 'Es un paso de verdad, y llevas mucho esperándolo.',
      help: 'Que sea suyo: pregunta «¿Qué te ayudaría?» y no lo dirijas tú. Y sigue con tu propio apoyo, porque las primeras semanas suben y bajan.',
      ask: '¿Cómo es para ti, ahora que está pasando?',
    },
  },
  {
    id: 'relative.where',
    who: 'other',
    path: 'relative',
    cue: /\b(hasn'?t|didn'?t|never) (come|came|been|call\w*|answer\w*|text\w*) ?(home|back|me)?\b|\b(missing|not answering|won'?t answer|don'?t know where (he|she|they))\b|\b(no (ha llegado|llega|contesta|regresa|volvio)|no se donde (esta|anda))\b/,
    en: {
      reflect: 'Not knowing where they are is its own kind of torture.',
      help: 'Set yourself an hour after which you act: call their friends, the nearby hospitals, the jail line. If you have reason to fear for their life, call 911 now and ask for a welfare check. Until then, have one person sit up with you, even by phone.',
      ask: 'How long has it been, and is that unusual?',
    },
    es: {
      reflect: 'No saber dónde está es una tortura aparte.',
      help: 'Ponte una hora límite para actuar: llamar a sus amigos, a los hospitales cercanos, a la cárcel. Si temes por su vida, llama ya al 911. Mientras, que alguien te acompañe, aunque sea por teléfono.',
      ask: '¿Cuánto lleva así, y es raro en esa persona?',
    },
  },
  {
    id: 'relative.worn',
    who: 'other',
    path: 'relative',
    cue: /\b(so|really|just|too|im|i'm|i am) (\w+ )?(tired|exhausted|drained|worn out|burn(ed|t) out|done|fed up)\b|\bcan'?t (take|do|handle|live (like|with)) (it|this)( anymore)?\b|\b(ya no (aguanto|puedo)|cansad[oa]|agotad[oa]|hart[oa])\b/,
    en: {
      reflect: 'You’re worn down, and no wonder. You’ve been on duty for a long time.',
      help: 'Take one thing off your plate this week: a night at a friend’s, an Al-Anon meeting online with the camera off, one call after ten that you don’t pick up. You can love someone and be off duty.',
      ask: 'When did you last have a few hours to yourself?',
    },
    es: {
      reflect: 'Traes mucho cansancio, y cómo no. Llevas mucho tiempo de guardia.',
      help: 'Quítate una cosa esta semana: una noche con una amistad, una reunión de Al-Anon en línea con la cámara apagada, una llamada después de las diez que no contestas. Se puede querer a alguien y descansar.',
      ask: '¿Cuándo tuviste por última vez unas horas para ti?',
    },
  },
  {
    id: 'relative.jail',
    path: 'relative',
    cue: /\b(called|calls|calling) .{0,16}(from|collect).{0,16}(jail|county|prison|lockup)\b|\b(in|from|back in) (county|jail|prison|lockup)\b|\bbail (him|her|them) out\b|\b(esta (pres[oa]|en la carcel)|lo agarro la policia|pagar(le)? la fianza)\b/,
    not: /\bi (was|am|'m|got|did)\b|\?/,
    en: {
      reflect: 'The phone rings, and you’re asked to fix it again.',
      help: 'You can answer without paying: “I love you. I won’t post bail. I’ll pick up the phone on Sunday, and I’ll drive you to treatment the day you get out.” And know this: after jail the body takes much less, so have naloxone at home before that day.',
      ask: 'What do you want your part in this to be?',
    },
    es: {
      reflect: 'Suena el teléfono, y otra vez te toca arreglarlo.',
      help: 'Puedes contestar sin pagar: «Te quiero. No voy a pagar la fianza. El domingo te contesto, y el día que salgas te llevo a tratamiento». Y ten presente: después de la cárcel el cuerpo aguanta mucho menos, así que ten naloxona en casa antes de ese día.',
      ask: '¿Cuál quieres que sea tu parte en esto?',
    },
  },
  {
    id: 'relative.still-on-pills',
    who: 'other',
    path: 'relative',
    cue: /\b(still|keeps?) (taking|on|refilling|getting|asking for) .{0,20}(pain ?(pills|meds|killers)|pills|oxy\w*|norcos?|percs?|percocet|vicodin|tramadol|meds|script)\b|\b(sigue tomando|no deja) .{0,16}(pastillas|medicamento|analgesic)\w*/,
    en: {
      reflect:
        'It began with real pain, and somewhere along the way it became something else, and you saw it.',
      help: 'Start from care: “I think the pills have stopped being about your back. Can we ask the doctor together?” A sudden stop is rough, so it’s a doctor’s plan and not a hidden bottle. Naloxone in the house is a seat belt, and no accusation.',
      ask: 'What have you noticed that worries you most?',
    },
    es: {
      reflect: 'Empezó con un dolor real, y en el camino se volvió otra cosa, y tú lo viste.',
      help: 'Empieza por el cariño: «Creo que las pastillas ya no son por el dolor. ¿Le preguntamos juntos al médico?». Parar de golpe es duro, así que va con plan médico y no escondiendo el frasco. La naloxona en casa es un cinturón, no una acusación.',
      ask: '¿Qué has notado que te preocupa más?',
    },
  },
  {
    id: 'relative.gamer',
    who: 'other',
    path: 'relative',
    cue: /\b(son|daughter|kid|brother|husband|boyfriend|he|she)\b.{0,24}\b(games?|gaming|plays?|playing|computer|xbox|fortnite|on (his|her) (phone|pc|screen))\b.{0,30}\b(all (day|night)|never|won'?t|until|hours|instead|doesn'?t)\b|\bmi (hij[oa]|herman[oa]|esposo|niet[oa])\b.{0,40}\b(jugando|videojuegos?|computadora|celular|consola|pantalla)\b/,
    not: /\?/,
    en: {
      reflect:
        'You’re losing them to that screen, an hour at a time, and you’re right there in the next room.',
      help: 'Taking it away all at once mostly brings war. Try trading: one meal a day at the table without screens, the machine out of the bedroom at night, and one thing a week you do together that they pick. Ask once what the game gives them, and only listen.',
      ask: 'What did they like before it was only that?',
    },
    es: {
      reflect: 'Lo vas perdiendo en esa pantalla, hora tras hora, y tú estás en el cuarto de al lado.',
      help: 'Quitarla de golpe casi siempre trae guerra. Prueba el trueque: una comida al día en la mesa sin pantallas, la máquina fuera del cuarto de noche, y algo juntos a la semana que elija él o ella. Pregunta una vez qué le da el juego, y solo escucha.',
      ask: '¿Qué le gustaba antes de que fuera solo eso?',
    },
  },
  {
    id: 'relative.on-my-own',
    who: 'other',
    cue: /\b(single (mom|mother|dad|parent)|on my own (with|in)|all by myself|just me (and|raising)|no (help|one to help))\b|\b(yo sola|sola no puedo|madre soltera|no tengo (ayuda|quien))\b/,
    en: {
      reflect: 'You’re doing this with no second pair of hands.',
      help: 'Get one grown-up on your side this week: a school counselor, an aunt or uncle they respect, or a parents’ group (Nar-Anon and SMART Family meet online). You don’t need someone to take over, only someone to say, “I’d do the same.”',
      ask: 'Is there one grown-up they still listen to?',
    },
    es: {
      reflect: 'Haces esto sin nadie que te eche la mano.',
      help: 'Consigue esta semana a un adulto de tu lado: la orientadora de la escuela, un tío al que respete o un grupo de padres (Nar-Anon y SMART Familia se reúnen en línea). No hace falta que lo resuelva, solo que te diga: «Yo haría lo mismo».',
      ask: '¿Hay un adulto al que todavía escuche?',
    },
  },
]
