// Replies to statements about work, people, money, feelings and plans.
import type { ListeningReply } from './listening-reply.ts'

export const lifeReplies: readonly ListeningReply[] = [
  {
    id: 'life.asked-to-speak',
    at: ['grief'],
    cue: /\b(asked|wants?|want) me to (speak|say (something|a few)|give|talk|read)\b|\b(eulogy|say something at the)\b|\b(me pidi\w+|quieren) que (hable|diga|lea)\b/,
    en: {
      reflect: 'You were asked because you mattered to each other. That’s an honor, and it’s frightening.',
      help: 'Three short things are enough: one true story, one thing you loved, one line of thanks. Write it big on a card, and have someone ready to take over if your voice goes.',
      ask: 'Which story comes to mind first?',
    },
    es: {
      reflect: 'Te lo pidieron porque fueron importantes el uno para el otro. Es un honor, y da miedo.',
      help: 'Bastan tres cosas cortas: una historia verdadera, algo que querías de esa persona y una línea de gracias. Escríbelo grande en una tarjeta, y que alguien pueda seguir si se te va la voz.',
      ask: '¿Qué historia te viene primero?',
    },
  },
  {
    id: 'life.their-things',
    at: ['grief'],
    cue: /\b(looking at|reading|listening to|scrolling|kept|keep|wear\w*|sleep\w* (in|with)) .{0,20}(texts?|messages?|photos?|pictures?|voicemails?|shirt|hoodie|jacket|clothes|room|phone|bed|chair|side)\b|\b(ver|viendo|veo|leyendo|leo|escucho|escuchando) .{0,20}(mensajes|fotos|audios|ropa|cuarto)\b/,
    en: {
      reflect: 'You go back to what’s left of them, because there they’re still close.',
      help: 'There’s nothing wrong with that. It helps to choose the hour: twenty minutes by day and with a person to call after, rather than alone at night.',
      ask: 'Which one do you go back to most?',
    },
    es: {
      reflect: 'Vuelves a lo que quedó, porque ahí todavía está cerca.',
      help: 'No tiene nada de malo. Ayuda elegir la hora: veinte minutos de día y con alguien a quien llamar después, y no a solas de noche.',
      ask: '¿A cuál vuelves más?',
    },
  },
  {
    id: 'life.empty-place',
    at: ['grief'],
    cue: /\b(chair|table|side of the bed|house|apartment|room|seat|evenings?|mornings?|dinner|holiday|birthday)\b.{0,40}\b(empty|quiet|without|alone|silent|not the same)\b|\b(silla|mesa|casa|cama|cuarto|noches?|cena)\b.{0,40}\b(vaci[oa]|silencio|sin (el|ella)|sol[oa])\b/,
    en: {
      reflect: 'That spot is where you feel it: the place is there, and the person isn’t.',
      help: 'Change one thing about that hour. Sit somewhere else, eat at a different time, have a standing call right then. It isn’t forgetting them; it gives you a way through the hour.',
      ask: 'Who could you call at that time of day?',
    },
    es: {
      reflect: 'Ahí es donde se siente: el lugar sigue y la persona no.',
      help: 'Cambia una cosa de esa hora. Siéntate en otro lado, come a otra hora, ten una llamada fija. No es olvidar; es una manera de pasar la hora.',
      ask: '¿A quién podrías llamar a esa hora?',
    },
  },
  {
    id: 'life.yelled-at',
    cue: /\b(boss|manager|supervisor|foreman|customer|coworker|teacher|landlord|chef|he|she)\b.{0,30}\b(yelled|screamed|cussed|chewed|humiliated|embarrassed|snapped|went off|wrote me up|threatened to fire|belittled)\b|^(he |she |they )?(yelled|screamed|snapped) at me\b|\b(jef[ea]|gerente|supervisor|cliente|maestr[oa])\b.{0,30}\b(grito|regano|humillo|insulto|amenazo con correrme)\b|^me (grito|regano|humillo)\b/,
    who: 'self',
    path: 'work',
    en: {
      reflect: 'Being yelled at stays in the body long after it’s over.',
      help: 'Calm your body first: a fast walk, cold water on your wrists, food. Then write what happened in three lines with the date, for yourself or for HR, and leave it till tomorrow.',
      ask: 'How are you feeling now?',
      chips: ['Anger', 'Hurt', 'I want to get out of it', 'I feel small'],
    },
    es: {
      reflect: 'Que te griten se queda en el cuerpo mucho después.',
      help: 'Primero baja el cuerpo: camina rápido, agua fría en las muñecas, come. Luego escribe en tres líneas qué pasó y la fecha, para ti o para recursos humanos, y déjalo hasta mañana.',
      ask: '¿Qué te queda ahora?',
      chips: ['Coraje', 'Dolor', 'Quiero escaparme', 'Me siento poca cosa'],
    },
  },
  {
    id: 'life.work',
    who: 'self',
    path: 'work',
    cue: /^(just |it'?s |its )?(work|job|the job|my job)( stuff| stress| things| again)?\W*$|\b(work|job|shift|boss|trabajo|turno)\b.{0,20}\b(stuff|stress\w*|killing|sucks?|hell|rough|brutal|insane|crazy|too much|awful|shit\w*|pesad\w*|horrible|infierno|me mata)\b|^(cosas |problemas )?(del|en el) (trabajo|jale)\W*$/,
    en: {
      reflect: 'Work got to you.',
      help: 'Put something between work and home today that isn’t a drink or a screen: ten minutes parked, a walk around the block, food first. Those ten minutes decide a lot of evenings.',
      ask: 'What happened there?',
    },
    es: {
      reflect: 'El trabajo te pegó.',
      help: 'Hoy pon algo entre el trabajo y la casa que no sea un trago ni una pantalla: diez minutos en el coche, una vuelta a la cuadra, comer primero. En ese hueco se decide casi toda la noche.',
      ask: '¿Qué pasó ahí?',
    },
  },
  {
    id: 'life.missed',
    cue: /\b(missed|forgot( about)?|skipped|slept through|(was|showed up) late (for|to)|didn'?t (show up|make it|go) (for|to)|blew off) (my |his |her |the |our |a )?(\w+'?s? ){0,3}(birthday|dinner|wedding|recital|game|graduation|shift|class|appointment|court|funeral|party|anniversary|flight|interview|visit|pickup)\b|\b(falte a|olvide|se me olvido|no fui a(l)?|llegue tarde a(l)?) .{0,24}(cumple\w*|cena|boda|partido|graduacion|turno|clase|cita|fiesta|aniversario|entrevista)\b/,
    who: 'self',
    en: {
      reflect: 'You missed something that mattered to you, and that’s the part that stings.',
      help: 'A short apology without a reason goes a long way: “I missed it, and I’m sorry. Can I make it up to you on Saturday?” Today is better than next week.',
      ask: 'Have you two talked since?',
    },
    es: {
      reflect: 'Te perdiste algo que te importaba, y eso es lo que arde.',
      help: 'Una disculpa corta y sin explicación sirve mucho: «No estuve, y lo siento. ¿Te lo puedo compensar el sábado?». Hoy es mejor que en una semana.',
      ask: '¿Han hablado desde entonces?',
    },
  },
  {
    id: 'life.silence',
    cue: /\b(didn'?t|doesn'?t|won'?t|hasn'?t) (even )?(say|said|reply|replied|answer\w*|respond\w*|look at me|text back|call back)( a word| anything| back)?\b|\b(silent treatment|left me on read|ghosted|shut the door|rolled (his|her|their) eyes|walked (out|away)|won'?t look at me|won'?t talk to me)\b|\bno (me )?(dijo nada|contesto|contesta|hablo|respondio|ha contestado)\b/,
    // "Dad won't say his name" is about the dead.
    not: /\b(say|said|says) (his|her|their) name\b/,
    who: 'self',
    en: {
      reflect: 'The silence says more to you than words would have.',
      help: 'You can break it without defending yourself: “I know I hurt you. I’m not asking you to say anything. I’m going to do ___ this week.” Then do that one thing.',
      ask: 'What do you think the silence means?',
    },
    es: {
      reflect: 'Ese silencio te dice más que las palabras.',
      help: 'Puedes romperlo sin defenderte: «Sé que te lastimé. No te pido que digas nada. Esta semana voy a ___». Y luego haz esa sola cosa.',
      ask: '¿Qué crees que significa el silencio?',
    },
  },
  {
    id: 'life.old-hobby',
    who: 'self',
    path: 'boredom',
    cue: /\bi used to (play|paint|run|draw|cook|ride|write|fish|hike|lift|sing|dance|box|read|skate|garden|surf|swim|knit|build|coach|climb|bike|make|photograph\w*|do)\b(?! (coke|meth|drugs|heroin|it|that|this|lines|xanax|pills))|\bantes (yo )?(tocaba|corria|pintaba|dibujaba|cocinaba|bailaba|leia|escribia|cantaba|jugaba (futbol|basquet))\b/,
    // "I used to run a trauma bay" is a job.
    not: /\bused to (run|make|do|build|coach|lift|write) (an?|the|my|our|money|sure|people|him|her|them|up|out|for)\b/,
    en: {
      reflect: 'That’s a piece of you from before all this. Those pieces often come back first.',
      help: 'Borrow one or buy it used, and give it fifteen minutes, badly. Nobody has to hear or see the first try.',
      ask: 'What did you like about it back then?',
    },
    es: {
      reflect: 'Es una parte de ti de antes de todo esto. Esas partes suelen volver primero.',
      help: 'Pídelo prestado o cómpralo usado, y dale quince minutos, aunque salga mal. Nadie tiene que ver el primer intento.',
      ask: '¿Qué te gustaba de eso?',
    },
  },
  {
    id: 'life.feels-silly',
    cue: /\b(feels?|sounds?|seems?) (kinda |kind of |so |really |pretty |a (little|bit) )?(dumb|stupid|silly|lame|corny|embarrassing|pathetic)\b|\btoo (old|late) (for|to)\b|\b(se siente|suena|me siento) (medio |muy )?(tont[oa]|ridicul[oa]|rar[oa])\b|\b(muy|demasiado) (viej[oa]|tarde)\b/,
    not: /\b(you|this (bot|app|chat)|app|bot|talking to)\b|\bi('m| am)? (just |really )?feel(ing)? (so |really |pretty |like )?(a )?(stupid|dumb|pathetic)\b/,
    en: {
      reflect:
        'It feels a bit silly, and you’re thinking about it anyway. That says there’s something in it.',
      help: 'Make it so small that nobody could watch: ten minutes, door closed, no plan to be good at it.',
      ask: 'When could those ten minutes be?',
    },
    es: {
      reflect: 'Se siente un poco ridículo, y aun así lo estás pensando. Por algo será.',
      help: 'Hazlo tan pequeño que nadie lo vea: diez minutos, puerta cerrada, sin tener que hacerlo bien.',
      ask: '¿Cuándo podrían ser esos diez minutos?',
    },
  },
  {
    id: 'life.someone-there',
    cue: /\bi could (go (there|to (my|his|her))|stay (with|at)|crash (with|at))\b|\b(my|the) \w+( \w+)? (is|seems) (cool|sober|kind|safe|nice|chill)\b|\b(my|the) \w+( \w+)? doesn'?t (drink|use|smoke)\b|\b(there'?s|theres|there is|i know|i have|i've got|met) (this |a |an |one |some )(guy|woman|girl|man|lady|friend|person|someone|neighbor|cousin|coworker|kid|old timer|dude)\b|\bmy (cousin|aunt|uncle|neighbor|sister|brother|grandma|friend|buddy|sponsor) \w*[.,]? ?(she|he)('s| has| is|'ll| would| makes| always| lives)\b|\b(hay|conozco|tengo) (a )?(un|una) (tipo|senora|senor|amig[oa]|compa|vecin[oa]|prim[oa]|companer[oa]|conocid[oa])\b/,
    not: /\bbut (he|she)('?s| is)? (always|never)\b|\b(bar|dealer|dying|died|using|drunk|hit|sells|selling)\b|\b(who|that|que) (\w+ )?(hugs?|hugging|touch\w*|stares?|staring|grab\w*|follow\w*|won'?t|keeps?|yells?|hates?|bull(y|ies)|looks? at|me (mira|abraza|toca|sigue|molesta|odia))\b|can'?t stop thinking|\bcrush\b/,
    en: {
      reflect: 'So there is someone.',
      help: 'A small ask with a day in it works best, like “Coffee Saturday?” or “Can I call you tonight around eight?” People who get it usually like being asked.',
      ask: 'What could you ask for, this week?',
    },
    es: {
      reflect: 'Entonces sí hay alguien.',
      help: 'Funciona pedir algo pequeño y con día: «¿Un café el sábado?» o «¿Te puedo llamar hoy a las ocho?». A quien lo entiende le suele gustar que le pidan.',
      ask: '¿Qué le podrías pedir esta semana?',
    },
  },
  {
    id: 'life.new-town',
    who: 'self',
    path: 'loneliness',
    cue: /\b(just |recently )?moved (to|here|back|across|away)\b|\bnew (in|to) (town|the (city|area|neighborhood|state)|this (town|city|area|place|state|neighborhood))\b|\bdon'?t know (a single|anyone|anybody|many|any) ?(person|people|sober|one|soul)?.{0,12}(here|in|around|at)\b|\b(me mude|soy nuev[oa] (aqui|en)|acabo de llegar|no conozco a nadie)\b/,
    en: {
      reflect: 'A new place, and none of your people in it. That’s lonely even when the move was right.',
      help: 'Pick one meeting and go three weeks in a row, ten minutes early; faces turn into names around the third time. And call someone from before today: they’d rather hear from you than wonder.',
      ask: 'What did you have back there that you miss most?',
    },
    es: {
      reflect: 'Un lugar nuevo y sin tu gente. Se siente soledad aunque la mudanza fuera buena idea.',
      help: 'Elige una reunión y ve tres semanas seguidas, diez minutos antes; a la tercera las caras ya tienen nombre. Y hoy llama a alguien de antes: prefiere saber de ti.',
      ask: '¿Qué tenías allá que más extrañas?',
    },
  },
  {
    id: 'life.outsider',
    cue: /\b(everybody|everyone|they all|they) (there )?(already |all )?(knew|knows?) each other\b|\bcliqu\w*|\b(nobody|no one) (talked|said (hi|hello|a word)|spoke|looked) ?(to|at)? ?me\b|\b(didn'?t|don'?t) (feel like i )?(fit in|belong)\b|\b(big|huge|loud) (speaker )?meeting\b|\b(nadie me (hablo|saludo)|todos se conocian|no encajo|no encaje)\b/,
    path: 'first_meeting',
    en: {
      reflect: 'You walked in, and it looked like everyone else already belonged.',
      help: 'One visit says little. Small and beginners’ meetings are easier to get into: come ten minutes early, ask whoever makes the coffee if you can help, and say “I’m new here” once.',
      ask: 'What kind of group would feel easier?',
      chips: ['Small', 'Women', 'Men', 'Young people', 'Online'],
    },
    es: {
      reflect: 'Llegaste y parecía que todos ya eran de ahí.',
      help: 'Una visita dice poco. Las reuniones chicas y de principiantes son más fáciles: llega diez minutos antes, ofrece ayudar con el café y di una vez «Es mi primera vez aquí».',
      ask: '¿Qué grupo te sería más fácil?',
      chips: ['Chico', 'De mujeres', 'De hombres', 'De jóvenes', 'En línea'],
    },
  },
  {
    id: 'life.only-pet',
    cue: /\btalk(ing)? to my (cat|dog)\b|\b(just|only) me and (the|my) (cat|dog|walls?|tv|couch)\b|\bwork(ing)? from home\b|\b(hablo con mi (gato|perro)|solo (yo|estoy) con mi (gato|perro))\b/,
    who: 'self',
    path: 'loneliness',
    en: {
      reflect: 'That’s some company, and a lot of quiet.',
      help: 'One thing outside the house at the same hour each day does more than it sounds: the same coffee place, the same walk, an online meeting where they learn your name.',
      ask: 'What hour of the day is quietest?',
    },
    es: {
      reflect: 'Es algo de compañía, y mucho silencio.',
      help: 'Una cosa fuera de casa a la misma hora cada día ayuda más de lo que parece: el mismo café, la misma caminata, una reunión en línea donde se aprendan tu nombre.',
      ask: '¿Cuál es la hora más callada del día?',
    },
  },
  {
    id: 'life.someone-came',
    glad: true,
    cue: /\b(my \w+|she|he|they) (came|hugged me|showed up|forgave me|said (he|she|they)('s|'re| is| are| was| were) proud|called me|told me (he|she|they) (loves?|missed?)|smiled|cried and)\b|\b(mi \w+|ella|el) (vino|me abrazo|me perdono|me llamo|me dijo que (me quiere|esta orgullos[oa]))\b/,
    not: /\b(sleeves|mangas|wasn'?t|wasnt|didn'?t|didnt|not|never|no estaba|no (le )?conteste|missed|last time|too|sorry|perdon|tambien|promis\w*|swore)\b|\b(drunk|high|yell|scream|mad|angry|but|pero|hit|cops|police|borrach)\w*/,
    en: {
      reflect: 'After everything, that happened. I can see why it hit you.',
      help: 'Tell them so, in one line, tonight: “It meant a lot that you were there.” People remember that for years.',
      ask: 'What was that moment like?',
    },
    es: {
      reflect: 'Después de todo, pasó eso. Se entiende que te moviera.',
      help: 'Díselo hoy en una línea: «Significó mucho que estuvieras». Eso se recuerda por años.',
      ask: '¿Cómo fue ese momento?',
    },
  },
  {
    id: 'life.meeting-someone',
    cue: /\b(wants?|going|gonna|agreed|supposed|get|getting) to (see|meet|visit|talk to|have (coffee|lunch|dinner) with) (me|him|her|them|my \w+)\b|\b(haven'?t|hasn'?t) (seen|talked|spoken|heard)\b.{0,30}\b(years?|months?|since)\b|\bfirst time in (\w+) (years|months)\b|\b(quiere|vamos a|voy a) (verme|vernos|ver a mi|hablar con mi)\b|\b(no (la|lo|nos) (veo|vemos|he visto)|no hablamos) (desde|hace)\b/,
    not: /\?|\b(dealer|bar|funeral|court)\b/,
    en: {
      reflect: 'You’re about to meet someone you share a lot of history with.',
      help: 'Let them set the pace, and keep it short. One plain sentence is enough to start: “I’m glad you came, and I’ll listen.” Plan a call with someone for right after, whichever way it goes.',
      ask: 'What do you hope for in the first ten minutes?',
    },
    es: {
      reflect: 'Viene un encuentro con mucha historia.',
      help: 'Deja que esa persona marque el ritmo, y que sea corto. Para empezar basta: «Qué bueno que viniste, y te escucho». Deja lista una llamada para después, salga como salga.',
      ask: '¿Qué esperas de los primeros diez minutos?',
    },
  },
  {
    id: 'life.worst-memory',
    who: 'self',
    path: 'shame',
    cue: /\b(passed out|blacked out|threw up|drunk|wasted|high|fell|made a scene) (at|in front of|during) (my|her|his|the|their|everyone)\b|\b(she|he|they|my \w+) saw me (drunk|high|passed out|like that|using|fall)\b|\blast time (she|he|they) saw me\b|\bused to (find|see|watch) me\b|\bfound me (on|passed|drunk|asleep)\b|\b(me vio|me vieron) (borrach|drogad|tirad|asi)\w*|\b(borrach[oa]|tom[eé]) en (su|la|el) (boda|graduacion|cumpleanos|fiesta)\b/,
    not: /\bat the end\b|\b(don'?t|never) want to be\b/,
    en: {
      reflect: 'That picture of you from that day is still in your head, and you think it’s in theirs.',
      help: 'You can’t take the day back. You can name it once, without excuses, “I was drunk at your day, and I’m sorry,” and then let how you show up now do the talking.',
      ask: 'What would you want them to know about you today?',
    },
    es: {
      reflect: 'Esa imagen tuya de ese día sigue en tu cabeza, y crees que en la suya también.',
      help: 'El día no se puede borrar. Puedes nombrarlo una vez y sin excusas: «Estuve mal en tu día, y lo siento», y dejar que lo demás lo diga cómo llegas ahora.',
      ask: '¿Qué quisieras que supiera de ti hoy?',
    },
  },
  {
    id: 'life.no-money',
    path: 'money',
    cue: /\b(can'?t|cannot|cant) afford\b|\bno (money|insurance)\b|\b(i'?m|im|we'?re) (so |totally |completely )?broke\b|\btoo expensive\b|\b(don'?t|dont) have (it|the money|any money|insurance)\b|\bno (tengo|hay) (dinero|seguro|feria|con que)\b|\bmuy caro\b/,
    not: /\?/,
    en: {
      reflect: 'The money isn’t there, and that makes everything else tighter.',
      help: 'Two free calls today: 211 for rent, food and bills, and 1-800-662-4357 for treatment that’s free or by income. If someone is waiting for money from you, call before the due date; early callers usually get more time.',
      ask: 'What’s due first?',
    },
    es: {
      reflect: 'El dinero no alcanza, y eso aprieta todo lo demás.',
      help: 'Hoy, dos llamadas gratis: el 211 para renta, comida y recibos, y el 1-800-662-4357 para tratamiento gratis o según ingresos. Si debes algo, llama antes de que venza; a quien llama antes le suelen dar más tiempo.',
      ask: '¿Qué vence primero?',
    },
  },
  {
    id: 'life.failing-school',
    who: 'self',
    cue: /\b(failed|failing|flunk\w*|dropped|kicked) (out )?(of |out of )?(two |three |a |my |all |some )?(class(es)?|courses?|semester|exams?|school|college|finals?)\b|\b(academic probation|lost my scholarship)\b|\b(reprobe|repruebo|reprobando|perdi (la beca|el semestre)|deje la (escuela|universidad))\b/,
    en: {
      reflect: 'That’s a real cost, and you said it straight.',
      help: 'Schools can undo more than you’d think: retakes, incompletes, a medical withdrawal. One email this week to an adviser: “I had a bad semester and I’d like to get back on track. Can we talk?”',
      ask: 'Is there one class that can still be saved?',
    },
    es: {
      reflect: 'Es un costo real, y lo dijiste de frente.',
      help: 'Las escuelas pueden arreglar más de lo que crees: repetir, dejar pendiente, una baja médica. Un correo esta semana: «Tuve un mal semestre y quiero retomarlo. ¿Podemos hablar?».',
      ask: '¿Hay una materia que todavía se pueda salvar?',
    },
  },
  {
    id: 'life.what-else',
    who: 'self',
    path: 'boredom',
    cue: /\b(don'?t|dont) know what (else )?(i'?d|i would|to|i) (even )?do (with|without|instead|all day|else|anymore)?\b|\bnothing (else )?to do\b|\bwork,? (meeting|home|couch|sleep|gym)|\bsame thing every (day|night)\b|\bjust (sit|lay|lie) (around|there|on)\b|\bno se que (mas )?(hacer|haria) (sin|con|todo)\b|\bno hay nada que hacer\b|\b(siempre|todo) lo mismo\b/,
    en: {
      reflect: 'It used to fill the day, and now the day is just long.',
      help: 'Don’t try to replace all of it. Take back one hour, at the same time each day, outside your room, with a thing that has an end: a class, a pickup game, a shift of volunteering.',
      ask: 'Which hour of the day drags most?',
    },
    es: {
      reflect: 'Eso llenaba el día, y ahora el día es largo.',
      help: 'No intentes reemplazarlo todo. Recupera una hora, siempre la misma, fuera de tu cuarto, con algo que termine: una clase, un partido, un turno de voluntariado.',
      ask: '¿Qué hora se te hace más larga?',
    },
  },
  {
    id: 'life.disgust',
    who: 'self',
    path: 'shame',
    cue: /\bfeel (so |really |like )?(disgusting|gross|disgusted|pathetic|weak|stupid|worthless|(a |such a |like )?(failure|loser|idiot|fraud|hypocrite)|like (shit|crap|trash|garbage))\b|\b(such|what) an? (idiot|failure|loser|mess)\b|\b(me (doy asco|siento (una )?(basura|asco|inutil|fracasad[oa]))|que (idiota|tont[oa]) soy)\b/,
    en: {
      reflect: 'You’re being very hard on yourself right now.',
      help: 'That disgust tells you how much you wanted it to go differently. It isn’t a fact about you. Wash your face, drink some water, and don’t decide anything about yourself tonight.',
      ask: 'What would you say to a friend who told you this?',
    },
    es: {
      reflect: 'Te estás tratando muy duro ahora mismo.',
      help: 'Ese asco dice cuánto querías que fuera distinto. No es un hecho sobre ti. Lávate la cara, toma agua y no decidas nada sobre ti esta noche.',
      ask: '¿Qué le dirías a una amistad que te contara esto?',
    },
  },
  {
    id: 'life.unsure',
    who: 'self',
    cue: /\b(don'?t|dont|do not) know if (i|we) (can|should|want|could|will|have|am|'m)\b|\bnot sure (if |that )?i (can|want|should|could)\b|\bdon'?t think i can\b|\b(no se si (puedo|quiero|debo|deba|voy|ir|pueda)|no creo que pueda)\b/,
    not: /\?|\b(anymore|go on|live|alive|seguir|vivir)\b/,
    en: {
      reflect: 'Part of you wants to, and part of you doubts you can.',
      help: 'You don’t have to decide about all of it. Decide the first ten minutes and your way out. You’re allowed to leave, and you’re allowed to change your mind.',
      ask: 'What would make it a little more possible?',
    },
    es: {
      reflect: 'Una parte de ti quiere, y otra duda de poder.',
      help: 'No tienes que decidir todo. Decide los primeros diez minutos y por dónde te sales. Te puedes ir, y puedes cambiar de idea.',
      ask: '¿Qué lo haría un poco más posible?',
    },
  },
  {
    id: 'life.afraid-it-happens',
    cue: /\b(scared|afraid|terrified|nervous|worried|freaking out) (that |of |about |i'?ll |i'?m |he'?ll |she'?ll |to |the )\w+|\b(tengo|me da|con) (mucho |tanto )?miedo (de|que|a)\b/,
    en: {
      reflect: 'You’re playing it through in your head, and it keeps ending badly.',
      help: 'Put the fear in one sentence with a second half: “I’m scared that ___, and if it happens I’ll ___.” The second half is what lets you breathe.',
      ask: 'How would yours end?',
    },
    es: {
      reflect: 'Lo repasas en la cabeza, y siempre termina mal.',
      help: 'Pon el miedo en una frase con segunda mitad: «Tengo miedo de ___, y si pasa, voy a ___». La segunda mitad es la que deja respirar.',
      ask: '¿Cómo terminaría la tuya?',
    },
  },
  {
    id: 'life.who-to-believe',
    cue: /\bdon'?t know (who|what|which) (to (listen|believe|trust|do)|is right)\b|\beveryone (says|tells me) something (else|different)\b|\bno se a quien (creer|hacerle caso|escuchar)\w*|\bcada quien (me )?dice\b/,
    en: {
      reflect: 'Two people you respect pull in different directions, and you’re in the middle.',
      help: 'On medicine and health, the people who trained for it know more; on staying sober day by day, the people who live it do. You can tell both of them that, and still keep both.',
      ask: 'What does your own experience of the last months tell you?',
    },
    es: {
      reflect: 'Dos personas a las que respetas tiran para lados distintos, y tú en medio.',
      help: 'De medicina y salud sabe más quien la estudió; de seguir sobrio día a día, quien lo vive. Se lo puedes decir a ambas, y quedarte con ambas.',
      ask: '¿Qué te dice tu propia experiencia de estos meses?',
    },
  },
  {
    id: 'life.sorry-before',
    who: 'self',
    cue: /\b(said|told (her|him|them)|apologi[sz]ed) (i'?m |i was )?(sorry )?.{0,10}(a (hundred|million|thousand) times|so many times|before|over and over)\b|\bmy (sorry|apolog\w+|word) (means?|doesn'?t mean|is) (nothing|anything|worthless)\b|\b(ya (le )?(pedi perdon|dije perdon)|mi palabra ya no)\b/,
    en: {
      reflect: 'You’ve said sorry so often that the word feels used up.',
      help: 'Then leave the word for later and name what you did, how it hurt, and what is different now, with something they can check. Ask what they need, and listen without answering back.',
      ask: 'What’s one thing that’s different now that they can see for themselves?',
    },
    es: {
      reflect: 'Has pedido perdón tantas veces que la palabra se gastó.',
      help: 'Deja la palabra para después y nombra qué hiciste, cómo dolió y qué es distinto ahora, con algo que se pueda comprobar. Pregunta qué necesita y escucha sin responder.',
      ask: '¿Qué es distinto ahora y se puede ver?',
    },
  },
  {
    id: 'life.day-named',
    cue: /^(on |this |it'?s |its |next |maybe |el |este )*(mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,40}$|^(tomorrow|tonight|next week|this weekend|in (two|three|\d+) (days|weeks))\W{0,2}$|^(el |este |para el )*(lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b.{0,40}$|^(manana|hoy en la noche|la (otra|proxima) semana|este fin)\W*$/,
    not: /\?|\b(would (have|be)|cumpliria|start|starts|empiez[oa]|tampoco|fui|fue|estuve|pare|tome|vino|was|were|did\w*|went|came|had)\b/,
    en: {
      reflect: 'Then there’s a little time to get ready.',
      help: 'Three things to have in your pocket by then: what you’ll say first, how you’ll leave, and who you’ll call after.',
      ask: 'Which of the three do you want to work out now?',
      chips: ['What I’ll say', 'How I’ll leave', 'Who I’ll call'],
    },
    es: {
      reflect: 'Entonces hay un poco de tiempo para prepararte.',
      help: 'Tres cosas para ese día: qué dirás primero, cómo te irás y a quién llamarás después.',
      ask: '¿Cuál de las tres quieres ver ahora?',
      chips: ['Qué voy a decir', 'Cómo me voy', 'A quién llamo'],
    },
  },
  {
    id: 'life.school-dream',
    glad: true,
    who: 'self',
    cue: /\b(want|thinking (about|of)|hope|going|like|love) (to )?(go(ing)? back to school|start(ing)? (school|a business|over|classes)|get(ting)? my (ged|degree|license|kids back)|travel|buy(ing)? a|learn(ing)?|train(ing)? (for|to)|run(ning)? a)\b|\bquiero (estudiar|volver a la escuela|aprender|viajar|abrir un|sacar mi)\b/,
    not: /\?/,
    en: {
      reflect: 'There’s something you want again. That’s worth taking seriously.',
      help: 'Give it one small real step this week, something with a name and a date: one call, one form, one hour of looking. Small enough that a bad day can’t stop it.',
      ask: 'What would that first step be?',
    },
    es: {
      reflect: 'Hay algo que vuelves a querer. Vale la pena tomarlo en serio.',
      help: 'Dale un paso real esta semana, con nombre y fecha: una llamada, un formulario, una hora de buscar. Tan pequeño que un mal día no lo detenga.',
      ask: '¿Cuál sería ese primer paso?',
    },
  },
  {
    id: 'life.illness',
    cue: /\b(diagnos(is|ed)|stage (\d|one|two|three|four)|cancer|tumor|chemo|hospice|icu|stroke|heart attack|dementia|alzheimer'?s|in the hospital)\b|\b(diagnostic(o|aron)|cancer|tumor|quimio|hospital(izad[oa])?|terapia intensiva|derrame|infarto)\b/,
    not: /\?|\b(work\w* .{0,12}hospital|shifts?|nights|nurse|my (liver|blood)|i was diagnosed|bipolar|adhd|anxiety|overdos)\w*/,
    en: {
      reflect: 'News like that is a lot to carry, and you’re in the middle of it.',
      help: 'Tell one person in your recovery today, before the next visit or call. And choose ahead what you do in the first hour after each hard piece of news: a walk, a voice, food.',
      ask: 'Who is with you in this?',
    },
    es: {
      reflect: 'Una noticia así es mucho, y estás en medio de ella.',
      help: 'Díselo hoy a alguien de tu recuperación, antes de la próxima visita o llamada, para no pasarlo a solas. Y decide qué harás en la primera hora tras cada mala noticia: caminar, una voz, comer.',
      ask: '¿Quién está contigo en esto?',
    },
  },
  {
    id: 'life.kids-back',
    who: 'self',
    glad: true,
    cue: /\b(got|have|getting|won) (my|our) (kids?|son|daughter|children|boys?|girls?) (back|home)\b|\b(asleep|home) in (their|his|her) own (beds?|rooms?)\b|\b(unsupervised|reunif\w+|case (is )?closed)\b|\bme (devolvieron|regresaron) a mis? hij\w*/,
    en: {
      reflect: 'Your kids are home. You did the visits, the tests, the waiting, and here they are.',
      help: 'Protect it with boring things: the same bedtime, the same meeting each week, and one person you can call when the day gets loud. The first weeks together are often harder than expected, and that’s normal.',
      ask: 'What was the best minute of it so far?',
    },
    es: {
      reflect: 'Tus hijos están en casa. Hiciste las visitas, las pruebas, la espera, y aquí están.',
      help: 'Cuídalo con cosas aburridas: la misma hora de dormir, la misma reunión cada semana y alguien a quien llamar cuando el día se ponga ruidoso. Las primeras semanas juntos suelen costar más de lo esperado, y es normal.',
      ask: '¿Cuál ha sido el mejor minuto hasta ahora?',
    },
  },
  {
    id: 'life.owe-friend',
    who: 'self',
    path: 'money',
    cue: /\b(i )?owe (my |him|her|them|a |some|this |people)\b.{0,30}\b(\d|money|cash|rent)\b|\b(pay|paying) (him|her|them) back\b|\b(wants|asking for|needs) (his|her|their|the) money\b|\ble debo (dinero|\d)|\bpagarle\b/,
    not: /\b(dealer|plug|loan shark)\b/,
    en: {
      reflect: 'It’s money, and it’s also a friendship that’s on the line.',
      help: 'Go to them before they ask again, with a number you can hold: “I can give you 50 every second Friday, starting this one.” Small and on time repairs more than a big promise. And have someone else handle your pay for now.',
      ask: 'What amount could you really manage each payday?',
    },
    es: {
      reflect: 'Es dinero, y también es una amistad en juego.',
      help: 'Ve antes de que te vuelva a cobrar, con una cifra que puedas cumplir: «Te doy tanto cada quincena, desde esta». Poco y a tiempo repara más que una promesa grande. Y que alguien más maneje tu sueldo por ahora.',
      ask: '¿Cuánto podrías de verdad cada quincena?',
    },
  },
  {
    id: 'life.widowed',
    path: 'grief',
    cue: /\bmy (wife|husband|partner|spouse) (passed|died|has been gone|is gone)\b|\b(i'?m a|been a) widow(er|ed)?\b|\b(since|after) (my wife|my husband|she|he) (passed|died)\b|\bmi (espos[oa]|marido|mujer) (murio|fallecio|ya no esta)\b|\b(enviude|soy viud[oa])\b/,
    not: /\?|\boverdos\w*/,
    en: {
      reflect: 'You lost the person you’d have told all this to.',
      help: 'Lonely after a loss like that isn’t something to get over; it’s something to have company in. A grief group through a hospice is free, and one regular thing at the same hour each week, cards, coffee, a meeting, gives the week a place to lean on.',
      ask: 'What was a usual evening with them like?',
    },
    es: {
      reflect: 'Perdiste a la persona a quien le contarías todo esto.',
      help: 'Esa soledad no se supera sin más; se lleva en compañía. Un grupo de duelo de un hospicio es gratis, y algo fijo a la misma hora cada semana, cartas, café, una reunión, le da a la semana dónde apoyarse.',
      ask: '¿Cómo era una tarde normal con esa persona?',
    },
  },
  {
    id: 'life.found-out',
    who: 'self',
    path: 'family',
    cue: /\b(wife|husband|girlfriend|boyfriend|partner|she|he|mom|dad|boss|they) (just )?(found (out|my|the|it|everything)|knows now|saw (my|the|everything)|caught me|went through my)\b|\b(staying|sleeping|gone|went|moved) (at|to|with|back to) (her|his) (mother|mom|parents|sister|brother|friend)\w*\b|\b(me descubrio|se entero|encontro mis?|se fue con su (mama|familia))\b/,
    not: /\?/,
    en: {
      reflect: 'It’s out in the open now, in a way you didn’t choose.',
      help: 'Don’t explain and don’t ask for forgiveness yet. Three lines are enough for today: “It’s true. I’m getting help for it. You don’t have to answer.” Then really get it, a group or a counselor this week, so that the second line is true.',
      ask: 'What have you two said to each other since?',
    },
    es: {
      reflect: 'Ya salió a la luz, y no como tú querías.',
      help: 'No expliques ni pidas perdón todavía. Por hoy bastan tres líneas: «Es verdad. Voy a buscar ayuda. No tienes que contestarme». Y luego búscala de verdad esta semana, un grupo o un terapeuta.',
      ask: '¿Qué se han dicho desde entonces?',
    },
  },
  {
    id: 'life.freezes',
    who: 'self',
    cue: /\b(i )?(freeze( up)?|froze|go blank|choke up|stutter|knot in my stomach|stomach (is )?in knots|hands? (sweat|shake) when)\b|\b(me (quedo en blanco|trabo|paralizo)|nudo en (el estomago|la garganta))\b/,
    not: /\?/,
    en: {
      reflect: 'Your body hits the brakes before you’ve said a word.',
      help: 'Have one sentence written down and read it from the phone; nobody minds. Breathe out longer than in while you wait. And “I’ll just listen today” is a complete sentence in any room.',
      ask: 'What would you like to be able to say, if it came easily?',
    },
    es: {
      reflect: 'Tu cuerpo pisa el freno antes de que digas nada.',
      help: 'Ten una frase escrita y léela del teléfono; a nadie le importa. Suelta el aire más largo de lo que entra mientras esperas. Y «hoy solo escucho» es una frase completa en cualquier sala.',
      ask: '¿Qué quisieras poder decir, si saliera fácil?',
    },
  },
  {
    id: 'life.like-my-parent',
    who: 'self',
    path: 'grief',
    cue: /\b(mom|mother|dad|father|brother|sister) (died|passed)\b.{0,60}\b(i'?m|im|i am|me) (the one|just like|doing the same|next|drinking|pouring|turning into)\b|\b(turning into|becoming|just like) my (mom|mother|dad|father)\b|\b(me estoy volviendo|igual que) mi (papa|mama|padre|madre)\b/,
    en: {
      reflect: 'You saw where it led, and now you see your own hand doing the same thing.',
      help: 'That you see it is the difference. Grief and drinking feed each other, so take both to one person: a doctor this week, with that very sentence, and an Adult Children meeting, where many in the room have the same story.',
      ask: 'What did you promise yourself back then?',
    },
    es: {
      reflect: 'Viste a dónde llevó, y ahora ves tu propia mano haciendo lo mismo.',
      help: 'Que lo veas es la diferencia. El duelo y la bebida se alimentan, así que lleva los dos a una persona: un médico esta semana, con esa misma frase, y un grupo de hijos adultos, donde muchos tienen la misma historia.',
      ask: '¿Qué te prometiste entonces?',
    },
  },
  {
    id: 'life.concentrate',
    who: 'self',
    cue: /\b(can'?t|cant|hard to|trouble|unable to) (concentrat\w*|focus|think (straight|clearly)|remember (things|anything))\b|\b(brain fog|foggy|scatterbrained)\b|\b(no (puedo|logro) concentrar\w*|se me olvida todo|ando en las nubes)\b/,
    not: /\?/,
    en: {
      reflect: 'Your head isn’t all the way back yet, and work doesn’t wait for it.',
      help: 'Fog in the first weeks is the brain rebuilding; it usually lifts over one to three months. Until then: one task at a time on paper, a short walk every ninety minutes, food before noon, and sleep first. If it gets worse, tell a doctor.',
      ask: 'Which part of the workday is the foggiest?',
    },
    es: {
      reflect: 'La cabeza todavía no vuelve del todo, y el trabajo no espera.',
      help: 'La niebla de las primeras semanas es el cerebro rehaciéndose; suele levantarse en uno a tres meses. Mientras: una tarea a la vez en papel, caminar un poco cada hora y media, comer antes de mediodía y primero dormir. Si empeora, díselo a un médico.',
      ask: '¿Qué parte del día es la más nublada?',
    },
  },
  {
    id: 'life.afraid-of-firing',
    who: 'self',
    path: 'work',
    cue: /\b(get(ting)? (fired|canned|let go)|fire me|los(e|ing) my job|lay me off)\b|\b(me (corra|corran|corren|van a correr|despida|despidan)|perder (el|mi) trabajo)\b/,
    not: /\?/,
    en: {
      reflect: 'You’re afraid of losing the job over this.',
      help: 'Before you say anything there, ask in private: an employee assistance program or an employment lawyer can tell you what protects you. People who ask for help before something happens are usually better protected than those who are caught.',
      ask: 'What do they know so far?',
    },
    es: {
      reflect: 'Te da miedo perder el trabajo por esto.',
      help: 'Antes de decir nada ahí, pregunta en privado: el programa de apoyo al empleado o un abogado laboral te dice qué te protege. Quien pide ayuda antes de que pase algo suele estar mejor protegido que a quien descubren.',
      ask: '¿Qué saben hasta ahora?',
    },
  },
]
