// Cases about feelings, sleep, anger, loneliness, shame, and good and bad days.
import type { TalkCase } from './talk-case.ts'

export const feelingCases: readonly TalkCase[] = [
  {
    id: 'cannot-sleep',
    path: 'sleep',
    says: {
      en: [
        "I can't sleep",
        "it's 3am and I'm wide awake",
        "I haven't slept in days since I quit",
        'lying awake thinking',
        'insomnia is killing my recovery',
      ],
      es: [
        'no puedo dormir',
        'son las tres y sigo despierto',
        'llevo días sin dormir desde que lo dejé',
        'insomnio',
      ],
    },
    en: {
      reflect: 'Awake while everyone else sleeps: everything gets louder at this hour.',
      help: 'Stop trying for a bit: get up, keep the lights low, do something dull, and go back when your eyes are heavy. Cold water on your wrists or slow breaths out can help. Sleep often takes weeks to settle after quitting; tell a doctor if it’s been longer.',
      ask: 'What’s going through your head when you lie there?',
    },
    es: {
      reflect: 'Tú sin dormir y los demás dormidos: a esta hora todo suena más fuerte.',
      help: 'Deja de intentarlo un rato: levántate, luz baja, algo aburrido, y vuelve cuando pesen los ojos. Ayuda agua fría en las muñecas o soltar el aire despacio. El sueño tarda semanas en acomodarse después de dejarlo; si ya es más, díselo a un médico.',
      ask: '¿Qué te da vueltas cuando te acuestas?',
    },
  },
  {
    id: 'using-dream',
    path: 'sleep',
    says: {
      en: [
        'I had a dream that I used',
        'using dreams scare me',
        'I woke up thinking I had relapsed',
        'nightmares every night',
      ],
      es: ['soñé que consumía', 'desperté pensando que había recaído', 'tengo pesadillas'],
    },
    en: {
      reflect: 'You woke up not knowing if it was real. That’s a horrible few seconds.',
      help: 'It was a dream; you didn’t use. Dreams like that are very common in recovery and don’t mean you want to go back. Get up, turn a light on, say today’s date out loud, and tell someone about it in the morning.',
      ask: 'How did you feel when you saw it wasn’t real?',
      chips: ['Relieved', 'Guilty', 'Craving', 'Shaken'],
    },
    es: {
      reflect: 'Despertaste sin saber si era real. Esos segundos son horribles.',
      help: 'Fue un sueño; no consumiste. Son muy comunes en la recuperación y no significan que quieras volver. Levántate, prende una luz, di la fecha de hoy en voz alta, y cuéntaselo a alguien en la mañana.',
      ask: '¿Qué sentiste al ver que no era real?',
      chips: ['Alivio', 'Culpa', 'Ganas', 'Susto'],
    },
  },
  {
    id: 'anxious',
    path: 'anxiety',
    says: {
      en: [
        "I'm so anxious I can't breathe",
        'my heart is racing and I feel panicky',
        'panic attack',
        'I feel on edge all day',
        'I worry about everything',
      ],
      es: [
        'tengo mucha ansiedad',
        'siento que me da un ataque de pánico',
        'estoy nervioso todo el día',
        'me preocupa todo',
      ],
    },
    en: {
      reflect: 'Your body is sounding an alarm, and it’s hard to think over it.',
      help: 'Breathe out longer than you breathe in: in for 4, out for 6, ten times. Feel both feet on the floor and name five things you see. Panic peaks within about ten minutes. If there’s chest pain, or it starts after stopping alcohol or benzos, get medical care.',
      ask: 'What was happening just before it started?',
    },
    es: {
      reflect: 'Tu cuerpo tiene prendida una alarma, y cuesta pensar así.',
      help: 'Suelta el aire más largo que como lo tomas: 4 adentro, 6 afuera, diez veces. Siente los pies en el piso y nombra cinco cosas que ves. El pánico llega a su punto más alto en unos diez minutos. Si duele el pecho, o empezó tras dejar alcohol o benzos, busca atención médica.',
      ask: '¿Qué pasaba justo antes de que empezara?',
    },
  },
  {
    id: 'low-mood',
    path: 'low',
    says: {
      en: [
        'I feel so down',
        "I'm depressed",
        'I feel numb and empty',
        "I can't get out of bed",
        'nothing matters anymore',
        'I cry all the time',
      ],
      es: [
        'me siento muy mal',
        'estoy deprimido',
        'me siento vacío',
        'no puedo levantarme de la cama',
        'lloro todo el tiempo',
      ],
    },
    en: {
      reflect: 'It’s heavy, and nothing feels good right now.',
      help: 'When it’s like this, small counts: water, a window open, one message to one person. Low mood after quitting is common, and when it lasts more than two weeks it deserves a doctor or counselor, because it can be treated.',
      ask: 'Has it been getting so bad that you think about not being alive?',
      chips: ['No', 'Sometimes', 'Yes'],
    },
    es: {
      reflect: 'Pesa, y le ha ido quitando el color a las cosas.',
      help: 'Cuando está así, lo pequeño cuenta: agua, una ventana abierta, un mensaje a alguien. El bajón después de dejarlo es común, y si dura más de dos semanas merece un médico o terapeuta, porque se trata.',
      ask: '¿Ha llegado a ser tanto que piensas en no seguir con vida?',
      chips: ['No', 'A veces', 'Sí'],
    },
  },
  {
    id: 'angry',
    path: 'anger',
    says: {
      en: [
        "I'm so angry",
        'I want to punch a wall',
        'I blew up at my kids',
        'my boss humiliated me and I am furious',
        'I had a huge fight',
      ],
      es: ['estoy furioso', 'quiero golpear la pared', 'le grité a mis hijos', 'tuve una pelea muy fuerte'],
    },
    en: {
      reflect: 'You’re angry, and it’s still running through you.',
      help: 'Let the heat drop before you answer anyone: walk fast for ten minutes, cold water on your face, no texting back yet. Anger usually guards something: hurt, fear, or being treated as if you don’t count.',
      ask: 'Under the anger, what hurt?',
    },
    es: {
      reflect: 'Estás enojado, y todavía te corre por dentro.',
      help: 'Deja bajar el calor antes de contestar: camina rápido diez minutos, agua fría en la cara, no respondas mensajes todavía. El enojo casi siempre cuida algo: dolor, miedo, o que te trataron como si no contaras.',
      ask: 'Debajo del enojo, ¿qué dolió?',
    },
  },
  {
    id: 'lonely',
    path: 'loneliness',
    says: {
      en: [
        "I'm so lonely",
        'I have no friends anymore',
        'nobody calls me',
        'I spend every weekend alone',
        'I moved here and I know no one',
      ],
      es: ['me siento muy solo', 'ya no tengo amigos', 'nadie me llama', 'paso solo los fines de semana'],
    },
    en: {
      reflect: 'You’re by yourself a lot, and it’s wearing you down.',
      help: 'Loneliness lies: it says no one wants to hear from you. Start below talking: sit in a café, a library, an online meeting with the camera off. Then one text to someone from before: “Thinking of you, how are you?”',
      ask: 'Who crossed your mind lately that you haven’t called?',
    },
    es: {
      reflect: 'Pasas mucho tiempo a solas, y te va desgastando.',
      help: 'La soledad miente: dice que nadie quiere saber de ti. Empieza por menos que hablar: un café, una biblioteca, una reunión en línea sin cámara. Después un mensaje a alguien de antes: «Me acordé de ti, ¿cómo estás?».',
      ask: '¿De quién te has acordado y no has llamado?',
    },
  },
  {
    id: 'ashamed',
    path: 'shame',
    says: {
      en: [
        "I'm so ashamed of what I did",
        'I hate who I was when I was using',
        'I did terrible things',
        "I can't forgive myself",
        'I feel like a piece of garbage',
      ],
      es: [
        'me da mucha vergüenza lo que hice',
        'odio quien era cuando consumía',
        'hice cosas terribles',
        'no me puedo perdonar',
      ],
    },
    en: {
      reflect: 'You look at what you did and you can hardly stand it.',
      help: 'Feeling it means your values are still there. Guilt says “I did something bad” and can be repaired; shame says “I am bad” and keeps people using. Say one piece of it to one safe person; it shrinks when it’s heard.',
      ask: 'What’s the one thing that comes back most?',
    },
    es: {
      reflect: 'Miras lo que hiciste y casi no lo aguantas.',
      help: 'Que duela quiere decir que tus valores siguen ahí. La culpa dice «hice algo malo» y se repara; la vergüenza dice «soy malo» y mantiene el consumo. Cuenta un pedazo a alguien de confianza; al ser escuchado se hace más chico.',
      ask: '¿Qué es lo que más regresa?',
    },
  },
  {
    id: 'overwhelmed',
    path: 'talk',
    says: {
      en: [
        'everything is too much',
        "I'm overwhelmed with everything at once",
        'my life is falling apart',
        "I don't know where to start, it's all a mess",
        'work kids bills I cannot cope',
      ],
      es: [
        'todo es demasiado',
        'estoy rebasado con todo',
        'mi vida se cae a pedazos',
        'no sé por dónde empezar',
      ],
    },
    en: {
      reflect: 'It’s all coming at you at once, and it’s too much.',
      help: 'You don’t have to solve it tonight. Write down everything that’s pressing, then circle the one thing that truly can’t wait until tomorrow. Usually it’s fewer than it feels.',
      ask: 'If you had to pick, what’s the most pressing one?',
    },
    es: {
      reflect: 'Te cae todo junto, y no hay piso.',
      help: 'No tienes que resolverlo hoy. Escribe todo lo que aprieta y marca lo único que de verdad no puede esperar a mañana. Casi siempre es menos de lo que parece.',
      ask: 'Si tuvieras que elegir, ¿qué es lo más urgente?',
    },
  },
  {
    id: 'bad-day',
    path: 'talk',
    says: {
      en: [
        'I had a terrible day',
        'today was awful',
        'rough day',
        'everything went wrong today',
        "I'm not doing well",
        'not great',
      ],
      es: ['tuve un día horrible', 'hoy todo salió mal', 'no estoy bien', 'un día pesado'],
    },
    en: {
      reflect: 'A bad one. I’m glad you came by with it.',
      help: 'Before you sort it out: eat something, drink some water, sit down. A bad day on an empty stomach is a worse day.',
      ask: 'What was the worst part of it?',
    },
    es: {
      reflect: 'Un día malo. Qué bueno que viniste a decirlo.',
      help: 'Antes de ordenarlo: come algo, toma agua, siéntate. Un mal día con el estómago vacío es peor.',
      ask: '¿Qué fue lo peor?',
    },
  },
  {
    id: 'good-day',
    path: 'milestone',
    glad: true,
    says: {
      en: [
        'today was a good day',
        "I'm feeling good today",
        'things are going well',
        'I feel proud of myself',
        'I am happy today',
        'I slept well for the first time',
      ],
      es: ['hoy fue un buen día', 'hoy me siento bien', 'todo va bien', 'estoy orgulloso de mí'],
    },
    en: {
      reflect: 'That’s good to hear. You get to have good days, and this is one.',
      help: 'Take a second to notice what went into it, so you can find the way back to it.',
      ask: 'What made the difference today?',
    },
    es: {
      reflect: 'Qué gusto. También te tocan días buenos, y este es uno.',
      help: 'Date un momento para ver qué lo hizo posible, y así encontrar otra vez el camino.',
      ask: '¿Qué hizo la diferencia hoy?',
    },
  },
  {
    id: 'milestone-day',
    path: 'milestone',
    glad: true,
    says: {
      en: [
        "I'm 30 days sober today!",
        'one year clean!',
        'I got my 90 day chip',
        '100 days without gambling',
        'today is my sobriety anniversary',
        'six months without smoking',
      ],
      es: [
        '¡hoy cumplo 30 días sobrio!',
        '¡un año limpio!',
        'me dieron mi ficha de 90 días',
        'cien días sin apostar',
      ],
    },
    en: {
      reflect: 'Congratulations! You did that, one day after another, and the hard ones count double.',
      help: 'Mark it somehow: tell someone who’ll be happy for you, do something you’d never have done before.',
      ask: 'How does it feel, and who have you told?',
    },
    es: {
      reflect: '¡Felicidades! Lo lograste, un día tras otro, y los difíciles cuentan doble.',
      help: 'Celébralo de algún modo: cuéntaselo a alguien que se alegre, haz algo que antes no habrías hecho.',
      ask: '¿Qué se siente, y a quién se lo contaste?',
    },
  },
  {
    id: 'said-no',
    path: 'milestone',
    glad: true,
    says: {
      en: [
        'I said no to a drink today',
        'someone offered and I walked away',
        'I made it through the weekend sober',
        'I poured it all down the sink',
        'the craving passed',
        'I blocked my dealer',
      ],
      es: [
        'hoy dije que no',
        'me ofrecieron y me fui',
        'pasé el fin de semana sin tomar',
        'lo tiré todo por el fregadero',
        'ya se me pasaron las ganas',
      ],
    },
    en: {
      reflect: 'You did it. In the exact moment where it used to go the other way.',
      help: 'That’s worth remembering in detail, because it’s proof you can do it again: where you were, what you said, what you did right after.',
      ask: 'What helped you do it?',
    },
    es: {
      reflect: 'Lo hiciste. Justo en el momento en que antes salía al revés.',
      help: 'Vale la pena recordarlo con detalle, porque prueba que puedes otra vez: dónde estabas, qué dijiste, qué hiciste después.',
      ask: '¿Qué te ayudó?',
    },
  },
  {
    id: 'traumatic-memory',
    path: 'low',
    says: {
      en: [
        'I keep having flashbacks',
        'I was abused as a child and I drink to forget',
        'memories from the war come back',
        'something happened to me and I never told anyone',
        'PTSD makes me want to use',
      ],
      es: [
        'me vienen recuerdos muy fuertes',
        'abusaron de mí de niño y tomo para olvidar',
        'me pasó algo y nunca lo conté',
        'tengo estrés postraumático',
      ],
    },
    en: {
      reflect:
        'Something happened to you, and using has been a way to keep it away. That makes sense, and it wasn’t your fault.',
      help: 'You don’t have to tell the details, here or anywhere, before you’re ready. When it floods you: name where you are, today’s date, five things you see. A trauma counselor can treat this alongside recovery.',
      ask: 'Are you safe where you are right now?',
      chips: ['Yes', 'Not sure', 'No'],
    },
    es: {
      reflect:
        'Te pasó algo, y consumir ha sido una forma de mantenerlo lejos. Tiene sentido, y no fue culpa tuya.',
      help: 'No tienes que contar detalles, ni aquí ni en ningún lado, antes de que quieras. Cuando te inunde: di dónde estás, la fecha, cinco cosas que ves. Un terapeuta de trauma puede tratar esto junto con la recuperación.',
      ask: '¿Estás a salvo donde estás ahora?',
      chips: ['Sí', 'No sé', 'No'],
    },
  },
  {
    id: 'who-am-i',
    path: 'motivation',
    says: {
      en: [
        "I don't know who I am without it",
        'who am I sober',
        'my whole identity was partying',
        'I lost myself',
      ],
      es: ['no sé quién soy sin eso', 'mi vida era la fiesta', 'me perdí a mí mismo'],
    },
    en: {
      reflect: 'It was part of who you were for so long that without it there’s a blank.',
      help: 'You don’t have to know yet. Try things at low stakes, the way you’d taste food: one class, one old hobby, one new person, and notice what leaves you a little more awake.',
      ask: 'Before all this, what did you like doing?',
    },
    es: {
      reflect: 'Fue parte de ti tanto tiempo que sin eso queda un hueco.',
      help: 'No tienes que saberlo todavía. Prueba sin compromiso, como quien prueba comida: una clase, un gusto viejo, una persona nueva, y fíjate qué te deja un poco más despierto.',
      ask: 'Antes de todo esto, ¿qué te gustaba hacer?',
    },
  },
  {
    id: 'stage-fright-social',
    path: 'anxiety',
    says: {
      en: [
        "I can't talk to people sober",
        'dating sober terrifies me',
        'I feel awkward without a drink',
        'social anxiety',
      ],
      es: [
        'no puedo hablar con la gente sin tomar',
        'salir con alguien sobrio me da miedo',
        'me siento raro sin una copa',
      ],
    },
    en: {
      reflect: 'The drink was what got you through the door with people.',
      help: 'It gets easier with short, planned doses: arrive early, have something in your hand, one question ready to ask others, and permission to leave after 40 minutes. Most people are busy worrying about themselves.',
      ask: 'What’s the next time you’ll be around people?',
    },
    es: {
      reflect: 'El trago era lo que te abría la puerta con la gente.',
      help: 'Se vuelve más fácil en ratos cortos y planeados: llega temprano, ten algo en la mano, lleva una pregunta lista y permiso de irte a los 40 minutos. Casi todos están ocupados pensando en sí mismos.',
      ask: '¿Cuándo es la próxima vez que verás gente?',
    },
  },
]
