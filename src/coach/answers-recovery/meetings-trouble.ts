// When a meeting goes wrong, and everything about sponsors.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const meetingsTroubleAnswers: PreparedAnswer[] = [
  {
    id: 'disliked-meeting',
    asks: {
      en: [
        'i hated my first meeting',
        'aa isnt for me',
        'the meeting was weird and depressing',
        'everyone was a cult member lol',
        'went to na and felt worse after',
        'do i have to go back if i didnt like it',
      ],
      es: [
        'no me gustó mi primera reunión',
        'aa no es para mí',
        'la reunión fue rara y deprimente',
        'parece una secta',
        'fui a na y salí peor',
        'tengo que volver si no me gustó',
      ],
    },
    answer: {
      en: 'Try a different one this week: another time, another room, or another kind, such as SMART or LifeRing. Rooms differ a lot. What bothered you? That tells you what to look for. If no group fits, counseling works too.',
      es: 'Prueba otra esta semana: otra hora, otra sala u otro tipo, como SMART o LifeRing. Cambian mucho entre sí. ¿Qué te molestó? Eso te dice qué buscar. Si ningún grupo te queda, la consejería también sirve.',
    },
    ask: 'counselor',
  },
  {
    id: 'thirteenth-stepping',
    asks: {
      en: [
        'a guy at my meeting keeps hitting on me',
        'what is 13th stepping',
        'my sponsor made a pass at me',
        'old timer wont stop texting me',
        'got creeped on at na',
        'someone touched me at a meeting',
      ],
      es: [
        'un tipo de la reunión no deja de coquetearme',
        'qué es el paso trece',
        'mi padrino se me insinuó',
        'un veterano del grupo me escribe a cada rato',
        'me acosaron en la reunión',
        'alguien me tocó en la reunión',
      ],
    },
    answer: {
      en: "It isn't your fault, and you don't owe anyone politeness. Block the number, tell a person in the group you trust, and go to another meeting, maybe women-only or online. If someone touched or threatened you, you can call the police or RAINN at 1-800-656-4673.",
      es: 'No es tu culpa y no le debes amabilidad a nadie. Bloquea el número, cuéntalo a alguien de confianza del grupo y ve a otra reunión, quizá solo de mujeres o en línea. Si te tocó o amenazó, puedes llamar a la policía o a RAINN: 1-800-656-4673.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
    danger: true,
  },
  {
    id: 'meeting-safety',
    asks: {
      en: [
        'is it safe to give my number at a meeting',
        'people were using in the parking lot of the meeting',
        'someone offered me drugs at na',
        'how do i stay safe at meetings',
        'ran into my old dealer at a meeting',
        'should i take a ride from someone i met at aa',
      ],
      es: [
        'es seguro dar mi número en una reunión',
        'había gente consumiendo afuera de la reunión',
        'me ofrecieron droga en na',
        'cómo me cuido en las reuniones',
        'me encontré a mi dealer en la reunión',
        'acepto que me lleve alguien que conocí en aa',
      ],
    },
    answer: {
      en: "If someone offers you something, leave now and call one person from the street. For next time: meet people in public first, get your own ride, and share your number only with people you choose. Tell the group's secretary, or switch meetings.",
      es: 'Si alguien te ofrece algo, vete ya y llama a una persona desde la calle. Para otra vez: conoce a la gente primero en público, ve por tu cuenta y da tu número solo a quien tú quieras. Avisa al secretario del grupo o cambia de reunión.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
    danger: true,
  },
  {
    id: 'find-sponsor',
    asks: {
      en: [
        'how do i find a sponsor',
        'how do i ask someone to sponsor me',
        'what do i look for in a sponsor',
        'scared to ask for a sponsor',
        'what if they say no to being my sponsor',
        'need a sponsor asap',
      ],
      es: [
        'cómo consigo padrino',
        'cómo le pido a alguien que sea mi madrina',
        'qué busco en un padrino',
        'me da pena pedir padrino',
        'y si me dice que no',
        'necesito un padrino pronto',
      ],
    },
    answer: {
      en: 'Listen for someone who has what you\'d like and seems kind. After the meeting ask, "Could you be my sponsor, or a temporary one?" A no is usually about time, not you. It\'s often suggested that it not be someone you could be attracted to.',
      es: 'Fíjate en alguien que tenga lo que tú quieres y sea amable. Al terminar, pregunta: "¿Podrías ser mi padrino, aunque sea por un tiempo?". Un no suele ser por falta de tiempo, no por ti. Suele sugerirse que no sea alguien que te pueda atraer.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'what-is-sponsor',
    asks: {
      en: [
        'what does a sponsor do',
        'do i have to have a sponsor',
        'is a sponsor like a therapist',
        'do sponsors get paid',
        'whats the point of a sponsor',
        'how often do you call your sponsor',
      ],
      es: [
        'qué hace un padrino',
        'es obligatorio tener padrino',
        'un padrino es como un terapeuta',
        'le pagan al padrino',
        'para qué sirve una madrina',
        'cada cuánto se llama al padrino',
      ],
    },
    answer: {
      en: "A sponsor is a member with more time sober who shares how they did it, takes calls, and often guides you through the steps. It's free and you choose it. They aren't a therapist, doctor, or boss, so medicine stays with your prescriber.",
      es: 'Un padrino es un miembro con más tiempo sobrio que cuenta cómo lo hizo, contesta llamadas y muchas veces te guía en los pasos. Es gratis y tú eliges. No es terapeuta, médico ni jefe: las medicinas se ven con quien las receta.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'change-sponsor',
    asks: {
      en: [
        "what if I don't like my sponsor",
        "my sponsor and I don't get along",
        'how do i fire my sponsor',
        'my sponsor is controlling',
        'can i change sponsors',
        'how do i break up with my sponsor nicely',
        'my sponsor never calls back',
        'my sponsor told me to stop my meds',
      ],
      es: [
        'y si no me cae bien mi padrino',
        'cómo dejo a mi padrino',
        'mi padrino es muy controlador',
        'puedo cambiar de madrina',
        'cómo termino bien con mi padrino',
        'mi madrina nunca me contesta',
        'mi padrino dice que deje mis medicinas',
      ],
    },
    answer: {
      en: 'You can change any time, and a text is enough: "Thank you for your help. I\'m going to work with someone else." You don\'t have to explain. If a sponsor told you to stop a medicine, keep taking it and call your prescriber.',
      es: 'Puedes cambiar cuando quieras, y basta un mensaje: "Gracias por tu ayuda. Voy a trabajar con otra persona". No tienes que explicar. Si te dijo que dejaras una medicina, sigue tomándola y llama a quien te la receta.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'sponsor-relapsed',
    asks: {
      en: [
        'my sponsor relapsed',
        'found out my sponsor is drinking again',
        'my sponsor died what do i do',
        'if they couldnt stay sober how can i',
        'my sponsor ghosted me',
        'lost my sponsor',
      ],
      es: [
        'mi padrino recayó',
        'me enteré de que mi madrina volvió a tomar',
        'murió mi padrino, qué hago',
        'si él no pudo, cómo voy a poder yo',
        'mi padrino desapareció',
        'me quedé sin padrino',
      ],
    },
    answer: {
      en: "That hurts, and it can shake your own footing. Call another sober person today and get to a meeting or your counselor. Their path isn't a forecast of yours. You can care about them and still ask someone else to sponsor you.",
      es: 'Eso duele y puede moverte el piso. Llama hoy a otra persona sobria y ve a una reunión o con tu consejero. Su camino no anuncia el tuyo. Puedes quererlo y a la vez pedirle a otra persona que sea tu padrino.',
    },
    ask: 'counselor',
  },
  {
    id: 'no-sponsor',
    asks: {
      en: [
        'can i stay sober without a sponsor',
        'i dont want a sponsor',
        'im too shy for a sponsor',
        'is it ok to not work with anyone',
        'havent had a sponsor in 2 years',
        'any program without sponsors',
      ],
      es: [
        'puedo seguir sobrio sin padrino',
        'no quiero padrino',
        'soy muy tímido para tener madrina',
        'está bien no trabajar con nadie',
        'llevo dos años sin padrino',
        'hay programas sin padrinos',
      ],
    },
    answer: {
      en: 'Yes, many people do. What counts is having at least one person who knows how you really are. Pick who that is and text them today. SMART, LifeRing, and counseling work without sponsors.',
      es: 'Sí, muchas personas lo hacen. Lo que cuenta es que al menos una persona sepa cómo estás de verdad. Elige quién y escríbele hoy. SMART, LifeRing y la consejería funcionan sin padrinos.',
    },
    source: { title: 'SMART Recovery', url: 'https://smartrecovery.org' },
  },
  {
    id: 'being-sponsor',
    asks: {
      en: [
        'someone asked me to sponsor them',
        'am i ready to be a sponsor',
        'how do i sponsor someone',
        'my sponsee keeps relapsing',
        'my sponsee calls 10 times a day help',
        'im burned out from sponsoring',
      ],
      es: [
        'me pidieron ser padrino',
        'estoy listo para apadrinar',
        'cómo se es una buena madrina',
        'mi ahijado recae una y otra vez',
        'mi ahijada me llama diez veces al día',
        'estoy cansado de apadrinar',
      ],
    },
    answer: {
      en: "Ask your own sponsor or a longtime member to talk it through this week. Share what worked for you, and set call times. You can't keep anyone sober. If you hear about suicide or an overdose, that's for 988 or 911, not for you alone.",
      es: 'Háblalo esta semana con tu propio padrino o alguien con más tiempo. Comparte lo que te sirvió y pon horarios de llamada. No puedes mantener sobrio a nadie. Si oyes de suicidio o sobredosis, eso es para el 988 o el 911, no para ti solo.',
    },
    ask: 'sponsor',
    danger: true,
  },
  {
    id: 'shy-making-friends',
    asks: {
      en: [
        'i dont know anyone at meetings and leave right after',
        'how do i make sober friends',
        'nobody talks to me at aa',
        'i feel left out at my group',
        'everybody already knows each other',
        'too awkward to talk to people after the meeting',
      ],
      es: [
        'no conozco a nadie y me voy en cuanto termina',
        'cómo hago amigos sobrios',
        'nadie me habla en el grupo',
        'me siento fuera de lugar en la reunión',
        'todos ya se conocen',
        'me da pena hablar con la gente al final',
      ],
    },
    answer: {
      en: 'Go to the same meeting three weeks in a row and get there ten minutes early. Offer to set out chairs or make coffee: it gives you something to do and people start to say hi. Then ask one person for their number.',
      es: 'Ve a la misma reunión tres semanas seguidas y llega diez minutos antes. Ofrece acomodar sillas o hacer el café: te da algo que hacer y la gente empieza a saludarte. Luego pídele el número a una persona.',
    },
    ask: 'counselor',
  },
  {
    id: 'moved-town-meetings',
    asks: {
      en: [
        'just moved and lost all my meetings',
        'traveling for work need meetings',
        'starting over in a new city sober',
        'how do i keep my home group if i move',
        'on vacation where are meetings',
        'night shift no meetings fit my schedule',
      ],
      es: [
        'me mudé y perdí mis reuniones',
        'viajo por trabajo y necesito reuniones',
        'empiezo de nuevo sobrio en otra ciudad',
        'cómo sigo con mi grupo si me mudo',
        'estoy de vacaciones, dónde hay reunión',
        'trabajo de noche y no hay reunión a mi hora',
      ],
    },
    answer: {
      en: "Look up two meetings near you on Cairn right now and put one in your calendar. Go early and say you're new in town. Ask whether your old group has a video link, and fill odd hours with online meetings.",
      es: 'Busca ahora dos reuniones cerca en Cairn y anota una. Llega temprano y di que eres nuevo en la ciudad. Pregunta si tu grupo de antes tiene enlace de video y cubre las horas raras con reuniones en línea.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
]
