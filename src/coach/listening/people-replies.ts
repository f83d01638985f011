// Replies to statements about other people: an angry or silent relative, estranged children, people out of reach.
import type { ListeningReply } from './listening-reply.ts'

export const peopleReplies: readonly ListeningReply[] = [
  {
    id: 'relative.kids-safety',
    cue: /\b(ex|father|dad|mom|mother|husband|wife|he|she)\b.{0,30}\b(picking up|picks up|drives?|drove|driving|driven)\b.{0,30}\b(kids?|children|them|son|daughter|baby|school)\b|\b(maneja|recoge|llevo|lleva) .{0,16}(los ninos|mis hijos|al nino|a mi hij)/,
    not: /\?|\b(pick me|drove me|drives me crazy)\b/,
    path: 'relative',
    en: {
      reflect:
        'Your kids are about to be with someone you don’t trust right now, and that’s a hard place to stand.',
      help: 'If you believe someone is about to drive drunk with them, call 911. Short of that: write down date, time and what you heard, and call your lawyer, legal aid or the family court’s help desk before the day. Courts can order testing or supervised visits.',
      ask: 'What do you have in writing so far?',
    },
    es: {
      reflect: 'Tus hijos van a estar con alguien en quien ahora no confías, y es una posición difícil.',
      help: 'Si crees que alguien va a manejar tomado con ellos, llama al 911. Si no: anota fecha, hora y lo que oíste, y llama antes de ese día a tu abogado, a ayuda legal o a la oficina del juzgado familiar. Un juez puede ordenar pruebas o visitas supervisadas.',
      ask: '¿Qué tienes por escrito hasta ahora?',
    },
  },
  {
    id: 'relative.court-order',
    cue: /\b(court order|custody (order|agreement|schedule)|restraining order|judge (said|ordered))\b|\b(orden (del juez|judicial)|el juez (dijo|ordeno))\b/,
    not: /\?/,
    en: {
      reflect: 'So there’s an order, and it limits what you can do on your own.',
      help: 'Orders can be changed quickly when there’s danger. Ask a lawyer, legal aid or the court’s self-help desk about an emergency motion, and bring your notes with dates. Don’t break it on your own before you’ve asked.',
      ask: 'Who could you call about it first?',
    },
    es: {
      reflect: 'Entonces hay una orden, y limita lo que puedes hacer por tu cuenta.',
      help: 'Una orden puede cambiarse rápido cuando hay peligro. Pregunta a un abogado, a ayuda legal o en el juzgado por una petición urgente, y lleva tus notas con fechas. No la rompas por tu cuenta antes de preguntar.',
      ask: '¿A quién podrías llamar primero?',
    },
  },
  {
    id: 'relative.no-answer',
    cue: /\b(sponsee|sponsor|friend|he|she|they|son|daughter|brother|sister)\b.{0,20}\b(stopped|quit|not|won'?t|isn'?t|hasn'?t|doesn'?t) (answer\w*|text\w*|reply\w*|respond\w*|call\w*|pick\w* up)\b|\bno (me )?(contesta|responde)( los mensajes| el telefono)?\b|\bdejo de (contestar|escribir)/,
    en: {
      reflect: 'They’ve gone quiet, and the quiet lets you imagine the worst.',
      help: 'One short message that asks for nothing: “Thinking of you. The door’s open, no explanation needed.” Then leave it for a few days. Going silent is very often shame, and has little to do with you.',
      ask: 'When did you last hear from them, and how did they sound?',
    },
    es: {
      reflect: 'Dejó de contestar, y el silencio te hace imaginar lo peor.',
      help: 'Un mensaje corto que no pida nada: «Pienso en ti. La puerta está abierta, sin explicaciones». Después déjalo unos días. Quedarse callado muchas veces es vergüenza y tiene poco que ver contigo.',
      ask: '¿Cuándo supiste de esa persona por última vez, y cómo sonaba?',
    },
  },
  {
    id: 'relative.my-fault',
    cue: /\b(my fault|did something wrong|what did i do|was i too|i was too (pushy|hard|soft|easy|strict)|if i (had|hadn'?t)|should'?ve? (have )?(seen|known|done|noticed)|failed (him|her|them)|bad (mother|father|parent|mom|dad|wife|husband))\b|\b(es mi culpa|fue mi culpa|que hice mal|mala (madre|esposa)|mal padre|debi (darme|haber|hacer))\b/,
    not: /\?|\b(i drank|i used|my (drinking|using))\b/,
    en: {
      reflect: 'You’re going back over what you did, looking for the place where it was your fault.',
      help: 'You may have made mistakes and still not be the reason. What’s in your hands is one thing done differently from here, and you can say it once: “I pushed too hard, and I’m sorry.”',
      ask: 'Which moment do you keep going back to?',
    },
    es: {
      reflect: 'Repasas lo que hiciste, buscando dónde estuvo tu culpa.',
      help: 'Puedes haberte equivocado y aun así no ser la causa. En tus manos está hacer una cosa distinta desde ahora, y decirla una vez: «Te presioné de más, y lo siento».',
      ask: '¿A qué momento vuelves siempre?',
    },
  },
  {
    id: 'relative.storm',
    who: 'other',
    cue: /\b(she|he|they|my (son|daughter|kid|teen\w*)) (gets?|got|is|was|goes|went|acts?|turns?) (so |really |very |super )?(angry|mad|furious|upset|mean|nasty|crazy|off)\b|\b(slams?|slammed|throws? a fit|tantrum|cried for)\b|\b(se (enoja|enojo|pone|puso) .{0,12}(furios|agresiv|mal|como loc)?\w*)\b/,
    not: /\b(hit|hits|punch|push|shov|hurt|pega|golpe|empuj|threw (a|the|it))\w*/,
    path: 'relative',
    en: {
      reflect: 'Any limit you set sets off a storm, and you’re left standing in it.',
      help: 'Say the rule when it’s calm, in one sentence, and don’t argue it in the storm: “I can see you’re furious. The answer is still no.” Then leave the room. Anger about losing it shows how strong the pull is; it passes.',
      ask: 'How are things once the storm is over?',
    },
    es: {
      reflect: 'Cada límite que pones desata una tormenta, y te deja en medio.',
      help: 'Di la regla en calma, en una frase, y no la discutas en la tormenta: «Veo que te enojas mucho. La respuesta sigue siendo no». Luego sal del cuarto. El enojo por perderlo muestra cuánto jala; pasa.',
      ask: '¿Cómo están las cosas cuando pasa la tormenta?',
    },
  },
  {
    id: 'relative.wants-but-cannot',
    who: 'other',
    path: 'relative',
    cue: /\b(says?|said|wants?|tries|tried) .{0,20}(to )?(quit|stop|be sober)\b.{0,20}\b(but|can'?t|cannot|couldn'?t)\b|\bquiere dejarl[oa]\b.{0,16}\b(pero|no puede)\b/,
    en: {
      reflect: 'They want out, and wanting it isn’t enough on its own.',
      help: 'That sentence is a door, so have one concrete thing ready: “I’ll sit next to you while you call,” with a doctor’s number or 1-800-662-4357 on the table. Same day, if you can.',
      ask: 'Would they let you make that call together?',
    },
    es: {
      reflect: 'Quiere salir, y con querer no basta.',
      help: 'Esa frase es una puerta, así que ten lista una cosa concreta: «Me siento contigo mientras llamas», con el número del médico o el 1-800-662-4357 a la mano. El mismo día, si se puede.',
      ask: '¿Te dejaría hacer esa llamada juntos?',
    },
  },
  {
    id: 'relative.did-it-too',
    cue: /\b(hypocrite|i (used to|did|also) (smoke|drink|use|vape|do it)( it)?( too| myself| at (his|her|their) age)|i was (the same|like that|worse) at)\b|\b(yo tambien (fumaba|tomaba|lo hacia)|hipocrita)\b/,
    who: 'other',
    en: {
      reflect: 'You did it too once, so it feels wrong to be the one who says no.',
      help: 'It gives you the best opening there is: “I did this for years. I know how hard stopping was, and I wish someone had helped me.” That’s honest, and it’s hard to argue with.',
      ask: 'Do they know that part of your story?',
    },
    es: {
      reflect: 'Tú también lo hiciste, y por eso se siente raro ser quien dice que no.',
      help: 'Te da la mejor entrada: «Yo lo hice años. Sé lo que cuesta dejarlo, y ojalá alguien me hubiera ayudado». Es honesto y difícil de discutir.',
      ask: '¿Conoce esa parte de tu historia?',
    },
  },
  {
    id: 'relative.under-my-roof',
    who: 'other',
    path: 'relative',
    cue: /\b(doesn'?t|don'?t|won'?t|refuses to|not) (work|have a job|study|help|do anything|pay|clean|get up|go to (school|class))\b|\b(all day (in|on)|lives (with me|in my|at home)|in my (house|basement|home))\b|\bno (trabaja|estudia|ayuda|hace nada|se hace cargo)\b|\btodo el dia (en|encerrad)/,
    en: {
      reflect: 'It’s your roof, and you’re the one holding it all up.',
      help: 'You can ask for something in return for the room: hours of work, a class, or treatment, with a date. Put it on paper in three lines, and say now what happens if it isn’t done.',
      ask: 'What’s the one thing you need to see first?',
    },
    es: {
      reflect: 'Es tu techo, y tú sostienes todo.',
      help: 'Puedes pedir algo a cambio del cuarto: horas de trabajo, una clase o tratamiento, con fecha. Ponlo en papel en tres líneas y di desde ahora qué pasa si no se cumple.',
      ask: '¿Qué es lo primero que necesitas ver?',
    },
  },
  {
    id: 'relative.raised',
    who: 'other',
    cue: /\b(i|we) (raised|brought up|adopted) (him|her|them|my)\b|\bsince (he|she) was (a baby|little|born|\w+ years? old|small)\b|\b(lo|la) crie\b|\bdesde (chiquit|que nacio|pequen)\w*/,
    en: {
      reflect: 'You brought them up, so this hurts in your own home.',
      help: 'Love and a limit fit in one sentence: “I raised you, I love you, and I won’t watch this in my house.” Saying it doesn’t take the love back.',
      ask: 'What were they like before all this?',
    },
    es: {
      reflect: 'Lo criaste tú, así que es tu propio corazón el que está en esa casa.',
      help: 'El amor y el límite caben en una frase: «Te crié, te quiero, y en mi casa no voy a ver esto». Decirlo no quita el cariño.',
      ask: '¿Cómo era antes de todo esto?',
    },
  },
  {
    id: 'relative.pity',
    who: 'other',
    cue: /\b(feel|feeling) (so )?(sorry|bad|guilty) (for|about) (him|her|them|my|kicking|saying|throwing)\b|\bcan'?t (just )?(throw|kick|turn|leave) (him|her|them)\b|\b(heart breaks|breaks my heart|soft on (him|her))\b|\bme da (lastima|pena|cosa|remordimiento)\b|\bse me parte el (alma|corazon)\b/,
    en: {
      reflect: 'When you think of following through, your heart goes soft.',
      help: 'Then pick a limit you could keep even on a soft day. A small one that stays beats a big one that you take back on Sunday.',
      ask: 'Which limit could that be?',
    },
    es: {
      reflect: 'Cuando piensas en cumplirlo, se te ablanda el corazón.',
      help: 'Entonces elige un límite que puedas cumplir hasta en un día blando. Uno pequeño que se queda vale más que uno grande que quitas el domingo.',
      ask: '¿Cuál podría ser?',
    },
  },
  {
    id: 'people.closed-door',
    cue: /\b(doesn'?t|don'?t|won'?t|didn'?t) want (to (hear|see|talk|speak|know|meet)|anything to do with|me (there|around|in))\b|\b(cut me off|blocked me|disowned me|wants nothing to do)\b|\bno quiere (verme|saber (nada )?de mi|hablar(me)?|nada conmigo)\b|\bme (bloqueo|saco de su vida)\b/,
    who: 'self',
    en: {
      reflect: 'That door is closed for now, and you’re standing outside of it.',
      help: 'You can respect it and still make it right in ways that need no answer: pay back what you owe through someone else, stay steady, be easy to find. Doors sometimes open years later.',
      ask: 'What would you want them to know, if they ever ask?',
    },
    es: {
      reflect: 'Por ahora esa puerta está cerrada, y tú estás afuera.',
      help: 'Puedes respetarla y aun así reparar de maneras que no piden respuesta: pagar lo que debes por medio de alguien, mantenerte firme, ser fácil de encontrar. A veces se abre años después.',
      ask: '¿Qué quisieras que supiera, si un día pregunta?',
    },
  },
  {
    id: 'people.child-not-met',
    cue: /\b(never|haven'?t|havent) (even )?(met|seen|held) (her|him|them|my (niece|nephew|grand\w+))\b|\b(has|had) a (new )?baby\b|\bno conozco a mi (niet|sobrin)\w*/,
    who: 'self',
    not: /\b(pregnan|my wife|my girlfriend)\w*/,
    en: {
      reflect: 'There’s a child out there you’d like to know.',
      help: 'Start a box for that child: a note each birthday, dated. It gives the waiting a shape, and it stays true whatever happens between the grown-ups.',
      ask: 'What would you write in the first one?',
    },
    es: {
      reflect: 'Hay una personita a la que quisieras conocer.',
      help: 'Empieza una caja para esa criatura: una nota con fecha en cada cumpleaños. Le da forma a la espera, y sigue siendo cierto pase lo que pase entre los grandes.',
      ask: '¿Qué escribirías en la primera?',
    },
  },
  {
    id: 'people.noticed',
    cue: /\b(daughter|son|wife|husband|kids?|friends?|boss|neighbor|sister|brother|mom|dad|coworker|doctor|girlfriend|boyfriend) (has |have |just )?(commented|noticed|mentioned|said something|made a comment|pointed (it )?out|brought it up|asked (me )?(about|if i))\b|\bmi (hij[oa]|espos[oa]|jefe|herman[oa]|amig[oa]) (ya )?(se dio cuenta|me comento|me dijo algo|lo noto)\b/,
    not: /\b(plate|weight|body|belly|fat|thin|skinny|plato|peso|cuerpo|gord[oa])\b/,
    who: 'self',
    en: {
      reflect: 'So it’s been seen, and it stayed with you.',
      help: 'You can use that: “You said something the other day. You were right to, and I’m working on it.” It turns someone who saw it into someone on your side.',
      ask: 'How was it to hear that?',
    },
    es: {
      reflect: 'Entonces alguien lo vio, y se te quedó.',
      help: 'Lo puedes usar: «El otro día me dijiste algo. Tenías razón, y estoy en eso». Convierte a quien lo vio en alguien de tu lado.',
      ask: '¿Cómo fue oír eso?',
    },
  },
  {
    id: 'people.right-about-me',
    who: 'self',
    path: 'family',
    cue: /\b(wife|husband|girlfriend|boyfriend|partner|she|he|mom|kids)\b.{0,16}\b(says?|thinks|told me|said)\b.{0,24}\b(two people|2 people|different person|not (myself|the same)|mean|never (there|home|present)|jekyll|changed)\b|\b(she|he|they)('s| is|'re)? ?(not|ain'?t|isn'?t) wrong\b|\b(she|he|they)('s|'re| is| are) (probably |kind of )?right\b|\b(tiene(n)? razon|soy otra persona|me dice que cambio)\b/,
    en: {
      reflect: 'You hear what they say about it, and part of you agrees.',
      help: 'You could answer with one sentence and one act: “You’re right that I’m not the same when I drink. This week I’m doing ___.” That lands better than a promise for life.',
      ask: 'What do they miss most about you on the good days?',
    },
    es: {
      reflect: 'Oyes lo que dicen de eso, y una parte de ti está de acuerdo.',
      help: 'Puedes contestar con una frase y un hecho: «Tienes razón, no soy igual cuando tomo. Esta semana voy a ___». Cae mejor que una promesa para toda la vida.',
      ask: '¿Qué extrañan de ti en los días buenos?',
    },
  },
]
