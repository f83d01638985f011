// Gaming, screens, porn and food: what people ask about them.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const behaviorQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'gaming-real-cut-down',
    asks: {
      en: [
        'is gaming addiction real',
        'how do I cut down on gaming without losing my online friends',
        'is playing games all day an addiction',
        'my only friends are in the game',
        'what if I keep playing past my limit',
        'is my husband addicted to video games or just lazy',
        'do I have to uninstall my games',
      ],
      es: [
        'la adicción a los videojuegos existe',
        'cómo juego menos sin perder a mis amigos en línea',
        'jugar todo el día es adicción',
        'mis únicos amigos están en el juego',
        'y si me paso de la hora',
        'mi esposo es adicto a los videojuegos o flojo',
        'tengo que desinstalar los juegos',
      ],
    },
    answer: {
      en: 'Yes, the WHO lists gaming disorder: when play goes on in spite of real harm to sleep, work, or people, for months. You don’t have to lose your friends. Tell them your hours, play the ones with them, and drop the solo grind; voice chat without the game counts too. If you overrun, tomorrow’s stop has to be set by a timer or a person, not by you.',
      es: 'Sí, la OMS la reconoce: cuando se juega a pesar de daños reales en sueño, trabajo o gente, durante meses. No tienes que perder a tus amigos. Diles tu horario, juega lo que es con ellos y quita lo demás; hablar sin jugar también cuenta. Si te pasas, que mañana el alto lo ponga un reloj u otra persona.',
    },
    ask: 'counselor',
  },
  {
    id: 'scrolling-limits',
    asks: {
      en: [
        'is scrolling an addiction',
        'I scroll for seven hours a day',
        'I deleted the app and reinstalled it',
        'does grayscale help with phone addiction',
        'how do I stop scrolling in bed',
        'tiktok addiction',
        'how do I stop looking at my phone at night',
      ],
      es: [
        'ver el teléfono todo el día es adicción',
        'paso siete horas en tiktok',
        'borré la app y la volví a instalar',
        'sirve poner el teléfono en blanco y negro',
        'cómo dejo el teléfono en la cama',
        'adicción a tiktok',
        'cómo dejo de ver el celular en la noche',
      ],
    },
    answer: {
      en: 'It isn’t an official diagnosis, but hours you don’t choose are worth changing. What helps most is distance: charge it outside the bedroom and buy a cheap alarm. Grayscale, no notifications, and logging out each time add friction. Reinstalling is normal; let someone else set the app-limit code. Put something else in the first and last half hour.',
      es: 'No es un diagnóstico oficial, pero las horas que no eliges valen un cambio. Lo que más ayuda es distancia: cárgalo fuera del cuarto y usa un despertador. Blanco y negro, sin avisos y cerrar sesión añaden freno. Reinstalar es normal; que otro ponga el código del límite. Pon otra cosa en la primera y última media hora.',
    },
    ask: 'counselor',
  },
  {
    id: 'porn-effects',
    asks: {
      en: [
        'is watching porn every day normal',
        'does porn cause erection problems',
        'does porn mess with erections',
        'do I have to tell my wife about porn',
        'how much porn is too much',
        'how do I stop porn on my phone',
        'should I tell my girlfriend I watch porn',
      ],
      es: [
        'es normal ver porno todos los días',
        'el porno causa problemas de erección',
        'le tengo que decir a mi esposa del porno',
        'cuánto porno es demasiado',
        'cómo dejo el porno en el teléfono',
        'la adicción al porno existe',
        'le digo a mi novia que veo porno',
      ],
    },
    answer: {
      en: 'How much matters less than whether you can stop and what it costs you. Some people notice trouble with erections that gets better after weeks without; a doctor should check other causes. Nobody can order you to tell a partner; if you do, do it calm and planned, best after one step taken. On the phone: a blocker with someone else’s code, out of the bedroom.',
      es: 'Importa menos cuánto que si puedes parar y qué te cuesta. Algunos notan problemas de erección que mejoran tras semanas sin verlo; un médico debe revisar otras causas. Nadie te obliga a contarlo; si lo haces, en calma, con plan y un paso ya dado. En el teléfono: bloqueador con clave de otra persona y fuera del cuarto.',
    },
    ask: 'doctor',
  },
  {
    id: 'after-binge-next-day',
    asks: {
      en: [
        'should I skip breakfast after a binge',
        'do I fast to make up for a binge',
        'how do I make up for overeating',
        'what do I eat the day after a binge',
        'is bingeing an addiction or an eating disorder',
        "why can't I stop eating",
        'how do I tell my doctor about bingeing',
        'what would a dietitian do',
      ],
      es: [
        'me salto el desayuno después de un atracón',
        'ayuno para compensar el atracón',
        'qué como al día siguiente de un atracón',
        'el atracón es adicción o trastorno',
        'por qué no puedo parar de comer',
        'cómo le digo al doctor de los atracones',
        'me da pena contarle al doctor',
        'qué hace un nutriólogo',
      ],
    },
    answer: {
      en: 'Eat breakfast. Skipping or fasting sets up the next binge. Ordinary meals every three to four hours, starting with the next one, is the real repair. Doctors call it binge eating disorder, and it’s treatable. To say it: "I lose control with food, about this often, and I want help." A dietitian builds regular meals with you, not a diet.',
      es: 'Desayuna. Saltarte comidas prepara el siguiente atracón. Comer normal cada tres o cuatro horas, desde la próxima comida, es la reparación. Se llama trastorno por atracón y se trata. Para decirlo: «Pierdo el control con la comida, así de seguido, y quiero ayuda». Un nutriólogo arma comidas regulares contigo, no una dieta.',
    },
    ask: 'doctor',
  },
  {
    id: 'behavior-groups',
    asks: {
      en: [
        'is there an AA for food',
        'are there meetings for porn addiction',
        'is there a group for gamers',
        'are there meetings for shopping addiction',
        'are there online meetings for binge eating',
        'is there a group for women gamblers',
        'support group for sex addiction',
        'meetings for phone addiction',
      ],
      es: [
        'hay un AA para la comida',
        'hay grupos para la adicción al porno',
        'hay un grupo para jugadores de videojuegos',
        'hay reuniones para compras compulsivas',
        'hay grupos en línea para atracones',
        'hay grupo de mujeres jugadoras',
        'grupo para adicción al sexo',
      ],
    },
    answer: {
      en: 'Yes, and nearly all meet online. Overeaters Anonymous is for food. Gamblers Anonymous has groups for women, too. SAA and SLAA are for sex and love. CGAA is for games, and ITAA is for phones. Debtors Anonymous is for spending. SMART Recovery takes any of these. Listen to one tonight with the camera off.',
      es: 'Sí, casi todos con reuniones en línea: Comedores Compulsivos Anónimos, Jugadores Anónimos (algunas para mujeres), SAA y SLAA para sexo y amor, CGAA para videojuegos, ITAA para pantallas, Deudores Anónimos para compras. SMART Recovery acepta cualquier conducta. Hoy escucha una con la cámara apagada.',
    },
    ask: 'counselor',
  },
]
