// Telling people: partner, children, parents, friends, a new date; trust, lies and apologies.
import type { PreparedAnswer } from './prepared-answer.ts'

export const tellingAnswers: PreparedAnswer[] = [
  {
    id: 'tell-partner',
    asks: {
      en: [
        'how do I tell my wife I have a problem',
        "my husband doesn't know I'm using",
        "I've been hiding my drinking from my girlfriend",
        'need to come clean to my partner',
        'what words do I use to tell my boyfriend I relapsed',
        'should I tell my spouse everything',
      ],
      es: [
        'cómo le digo a mi esposa que tengo un problema',
        'mi marido no sabe que consumo',
        'le escondo a mi novia que bebo',
        'quiero confesarle a mi pareja',
        'con qué palabras le digo a mi novio que recaí',
        'le cuento todo a mi cónyuge',
      ],
    },
    answer: {
      en: 'Pick a calm, sober hour, sit down, and start with one sentence: "I have a problem with drinking, I’ve hidden it, and I’m getting help on Tuesday." Then listen. Bring one step you’ve already taken; it says more than promises.',
      es: 'Elige una hora tranquila y en sobriedad, siéntense y empieza con una frase: «Tengo un problema con la bebida, te lo escondí y el martes voy por ayuda». Luego escucha. Lleva un paso ya dado; dice más que las promesas.',
    },
    more: {
      en: 'Tips:\n- Say what’s true now, without every detail tonight.\n- Don’t blame them, the job, or stress.\n- Expect anger, tears or silence. They don’t have to answer right away.\n- Have somewhere to go afterward, like a meeting or a friend.\n- If you’re afraid they could hurt you, talk to 1-800-799-7233 first.',
      es: 'Ideas:\n- Di lo que es cierto hoy, sin todos los detalles esta noche.\n- No culpes a tu pareja, al trabajo ni al estrés.\n- Espera enojo, lágrimas o silencio. No tiene que responder ya.\n- Ten a dónde ir después: una reunión o un amigo.\n- Si temes que te haga daño, habla antes con 1-800-799-7233.',
    },
    ask: 'counselor',
  },
  {
    id: 'tell-little-kids',
    asks: {
      en: [
        'how do I explain rehab to my 5 year old',
        'what do I tell my little kids about my drinking',
        'daddy is going away to treatment how do I say it',
        'my toddler saw me drunk',
        'my daughter asks why mommy is sick',
        'telling young children about addiction',
      ],
      es: [
        'cómo le explico la rehabilitación a mi hijo de 5 años',
        'qué les digo a mis niños pequeños de mi forma de beber',
        'papá se va a tratamiento, cómo lo digo',
        'mi niño me vio borracha',
        'mi hija pregunta por qué mamá está enferma',
        'hablar de adicción con niños chicos',
      ],
    },
    answer: {
      en: 'Keep it to three short lines: "I have an illness that makes me drink too much. It’s not your fault. Doctors are helping me." Then tell them what stays the same: who picks them up, who puts them to bed. Repeat it on other days.',
      es: 'Bastan tres frases: «Tengo una enfermedad que me hace beber demasiado. No es tu culpa. Los doctores me están ayudando». Después dile lo que sigue igual: quién lo recoge, quién lo acuesta. Repítelo otros días.',
    },
    more: {
      en: 'Children under about eight mostly need to know:\n- they didn’t cause it and can’t fix it;\n- you love them;\n- who’s looking after them today.\n\nAnswer the question they asked, no more. Draw it, if talking is hard. If they seem scared, clingy or start wetting the bed, ask their doctor or a school counselor.',
      es: 'Los niños pequeños necesitan saber:\n- que no lo causaron ni lo pueden arreglar;\n- que los quieres;\n- quién los cuida hoy.\n\nResponde lo que preguntan y nada más. Dibujen, si cuesta hablar. Si tienen mucho miedo o vuelven a mojar la cama, pregunta a su médico o al consejero de la escuela.',
    },
    source: { title: 'NACoA: help for children of parents with addiction', url: 'https://nacoa.org' },
    ask: 'counselor',
  },
  {
    id: 'tell-school-kids',
    asks: {
      en: [
        "my 10 year old asks if I'm an alcoholic",
        'what do I tell my kids at school age about using',
        'my son found my stash',
        'kids heard us fight about drugs',
        'how honest should I be with my nine year old',
        'my kid is embarrassed because of me',
      ],
      es: [
        'mi hijo de 10 años pregunta si soy alcohólico',
        'qué les cuento a mis hijos de primaria sobre el consumo',
        'mi hijo encontró lo que yo escondía',
        'los niños nos oyeron pelear por las drogas',
        'qué tan honesto soy con mi hija de nueve',
        'mi hijo se avergüenza de mí',
      ],
    },
    answer: {
      en: 'Ask first what they’ve seen and what they think it means. Then tell the truth in small pieces: it’s an illness, you’re treating it, they didn’t cause it and can’t cure it. Give them one adult besides you they can ask anything.',
      es: 'Pregunta primero qué ha visto y qué cree que significa. Luego di la verdad por partes: es una enfermedad, la estás tratando, no la causó ni la puede curar. Dale otro adulto, además de ti, a quien pueda preguntar todo.',
    },
    source: { title: 'NACoA: help for children of parents with addiction', url: 'https://nacoa.org' },
    ask: 'counselor',
  },
  {
    id: 'tell-teen',
    asks: {
      en: [
        'should I tell my teenager about my past with drugs',
        'my 16 year old knows I use',
        'talking to teens about my recovery',
        'my teen hates me because of my drinking',
        "how do I talk to my daughter who's 14 about rehab",
        'my teenager throws my past in my face',
      ],
      es: [
        'le cuento a mi adolescente mi pasado con drogas',
        'mi hijo de 16 sabe que consumo',
        'hablar con adolescentes de mi recuperación',
        'mi hijo adolescente me odia por beber',
        'cómo hablo con mi hija de 14 de la rehabilitación',
        'mi hija adolescente me echa en cara el pasado',
      ],
    },
    answer: {
      en: 'Tell them the plain truth without war stories, and say "You’ve got a right to be angry." Ask what hurt most, and don’t defend yourself. Mention that addiction runs in families, so it’s good for them to know. Then show up on time, again and again.',
      es: 'Dile la verdad sin historias de aventuras, y di: «Tienes derecho a estar enojado». Pregunta qué le dolió más y no te defiendas. Cuéntale que la adicción puede venir de familia; le sirve saberlo. Después, cumple a tiempo, una y otra vez.',
    },
    ask: 'counselor',
  },
  {
    id: 'tell-parents',
    asks: {
      en: [
        "how do I tell my mom I'm addicted",
        "my parents think I'm doing great in college",
        'scared to tell my dad I use',
        'my religious family would never understand',
        "I need my parents help but I'm ashamed",
        'coming clean to my family',
      ],
      es: [
        'cómo le digo a mi mamá que soy adicto',
        'mis papás creen que voy bien en la universidad',
        'me da miedo decirle a mi papá que consumo',
        'mi familia religiosa no lo va a entender',
        'necesito ayuda de mis padres y me da vergüenza',
        'confesar a mi familia',
      ],
    },
    answer: {
      en: 'Start with the parent or relative who’s easiest, and say what you need: "I’m in trouble with pills. I need you to come with me to an appointment." A text is fine if you can’t say it out loud. You can tell the rest later.',
      es: 'Empieza por el familiar con quien sea más fácil y di qué necesitas: «Tengo un problema con las pastillas. Necesito que me acompañes a una cita». Un mensaje sirve si no puedes decirlo en voz alta. Lo demás puede venir después.',
    },
    ask: 'counselor',
  },
  {
    id: 'tell-friends',
    asks: {
      en: [
        'what do I tell my friends about not drinking',
        'my buddies will laugh if I quit',
        'how to say no to friends who party',
        "do I have to announce I'm sober",
        "friends keep asking why I don't come out",
        'losing friends because I stopped',
      ],
      es: [
        'qué les digo a mis amigos de que ya no bebo',
        'mis cuates se van a reír si lo dejo',
        'cómo digo no a amigos fiesteros',
        'tengo que anunciar que estoy sobrio',
        'preguntan por qué ya no salgo',
        'pierdo amigos porque dejé de consumir',
      ],
    },
    answer: {
      en: 'Tell one friend first, the kindest one, and ask them to back you up. For the rest: "I’m not drinking right now, it’s better for me." Offer something else: food, a game, a morning plan. The ones who push are telling you something.',
      es: 'Cuéntale primero a un amigo, el más amable, y pídele que te respalde. A los demás: «Ahora no bebo, me hace bien». Propón otra cosa: comer, jugar, algo por la mañana. Los que presionan te están diciendo algo.',
    },
    ask: 'sponsor',
  },
  {
    id: 'tell-date',
    asks: {
      en: [
        "when do I tell a date I'm sober",
        'first date and she wants to meet at a bar',
        'do I put sober in my dating profile',
        "new guy doesn't know I'm in recovery",
        "how to tell someone I'm seeing about my past",
        'will they run if I say I was an addict',
      ],
      es: [
        'cuándo le digo a una cita que no bebo',
        'primera cita y quiere ir a un bar',
        'pongo sobrio en mi perfil de citas',
        'el chico nuevo no sabe que estoy en recuperación',
        'cómo cuento mi pasado a alguien con quien salgo',
        'se va a ir si digo que fui adicto',
      ],
    },
    answer: {
      en: 'Say "I don’t drink" before the first date and suggest coffee, food or a walk. That’s all they need then. Share more when you’d like them to stay in your life, usually over the next few dates. How they react is good information for you.',
      es: 'Di «no bebo» antes de la primera cita y propón café, comida o un paseo. Por ahora basta. Cuenta más cuando quieras que esa persona siga en tu vida, en las siguientes citas. Su reacción es información útil para ti.',
    },
    ask: 'counselor',
  },
  {
    id: 'tell-doctor',
    asks: {
      en: [
        'do I have to tell my doctor I use drugs',
        'scared my doctor will judge me for drinking',
        "will it go on my medical record that I'm an addict",
        'should I be honest about how much I drink with the doctor',
        'how do I bring up my problem at an appointment',
        'will my doctor call the cops',
      ],
      es: [
        'le digo a mi médico que consumo',
        'me da miedo que el doctor me juzgue por beber',
        'queda en mi expediente que soy adicto',
        'digo la verdad de cuánto bebo en la consulta',
        'cómo saco el tema en una cita médica',
        'el médico llama a la policía si digo que uso drogas',
      ],
    },
    answer: {
      en: 'Say it in the first minute: "I use this, about this often, and I’d like help." Doctors need it to treat you safely, and what you say is private, with narrow legal exceptions. Ask: "Who can see this?" If they shame you, you can change doctors.',
      es: 'Dilo en el primer minuto: «Uso esto, más o menos así de seguido, y quiero ayuda». El médico lo necesita para tratarte sin riesgo, y es privado, con pocas excepciones legales. Pregunta: «¿Quién puede ver esto?». Si te avergüenza, puedes cambiar de médico.',
    },
    ask: 'doctor',
  },
]
