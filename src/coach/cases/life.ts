// Cases about partners, children, work, money, court, meetings, and health.
import type { TalkCase } from './talk-case.ts'

export const lifeCases: readonly TalkCase[] = [
  {
    id: 'breakup',
    path: 'loneliness',
    says: {
      en: [
        'my wife left me',
        'my girlfriend broke up with me',
        'he wants a divorce',
        'she moved out because of my drinking',
        'we split up',
      ],
      es: [
        'mi esposa me dejó',
        'mi novia terminó conmigo',
        'quiere el divorcio',
        'se fue por mi forma de tomar',
      ],
    },
    en: {
      reflect: 'They’re gone, and the place you come home to isn’t the same.',
      help: 'Tonight is for getting through, not for winning them back. Have someone stay on the phone or on the couch, eat, and put no messages out after ten at night.',
      ask: 'Who can be with you this evening?',
    },
    es: {
      reflect: 'Ya no está, y el lugar al que llegas no es el mismo.',
      help: 'Esta noche es para pasarla, no para recuperar a nadie. Que alguien te acompañe por teléfono o en el sillón, come algo, y ningún mensaje después de las diez.',
      ask: '¿Quién puede estar contigo hoy?',
    },
  },
  {
    id: 'losing-them',
    path: 'family',
    says: {
      en: [
        "she's going to leave me",
        'he said one more time and he is gone',
        "I'm going to lose my family",
        'my wife gave me an ultimatum',
        'they will never forgive me',
      ],
      es: ['me va a dejar', 'voy a perder a mi familia', 'me dio un ultimátum', 'nunca me van a perdonar'],
    },
    en: {
      reflect: 'You’re afraid of losing them over this, and that fear makes everything louder.',
      help: 'You can’t decide for them, and promises rarely move anyone anymore. What they can see can: one appointment made, one meeting gone to, the truth told before they find it. Do one of those before the next talk.',
      ask: 'What’s one thing they could see from you this week?',
    },
    es: {
      reflect: 'Temes perder a tu gente por esto, y ese miedo lo hace todo más fuerte.',
      help: 'No puedes decidir por nadie, y las promesas ya casi no mueven. Sí lo que se ve: una cita hecha, una reunión, la verdad dicha antes de que la descubran. Haz una de esas antes de la próxima plática.',
      ask: '¿Qué podrían ver de ti esta semana?',
    },
  },
  {
    id: 'no-trust',
    path: 'family',
    says: {
      en: [
        "my wife doesn't trust me even though I'm sober",
        'my husband smells my breath every night',
        'she keeps throwing it in my face',
        'my family treats me like I am still using',
        'how do I earn trust back',
      ],
      es: [
        'mi esposa no confía aunque ya no tomo',
        'me huele el aliento todas las noches',
        'me lo echan en cara',
        '¿cómo recupero su confianza?',
      ],
    },
    en: {
      reflect: 'You’re doing the work, and at home you’re still on trial. That hurts.',
      help: 'Trust comes back by months of small, boring proof, and slower than is fair. You can offer things (where you are, a meeting you go to, open accounts) without begging. And you can say once how the checking feels, when it’s calm.',
      ask: 'What’s one small thing that would show them you mean it?',
    },
    es: {
      reflect: 'Estás haciendo tu parte, y en casa sigues en juicio. Duele.',
      help: 'La confianza vuelve con meses de pruebas pequeñas y aburridas, más lento de lo justo. Puedes ofrecer cosas (dónde estás, a qué reunión vas, cuentas abiertas) sin rogar. Y decir una vez, con calma, cómo se siente que te revisen.',
      ask: '¿Qué cosa pequeña les mostraría que va en serio?',
    },
  },
  {
    id: 'telling-partner',
    path: 'family',
    says: {
      en: [
        'how do I tell my wife I relapsed',
        "I don't know how to tell my family I'm an addict",
        'should I tell my girlfriend',
        'I have to tell my kids the truth',
        'how do I tell my parents',
      ],
      es: [
        '¿cómo le digo a mi esposa que recaí?',
        'no sé cómo decirle a mi familia',
        '¿le digo a mi novia?',
        'tengo que decirles a mis hijos',
      ],
    },
    en: {
      reflect: 'You want them to hear it from you, and you’re afraid of their face when they do.',
      help: 'Short and whole works: what happened, that you’re safe, what you’re already doing about it. “I drank on Friday. I’m okay. I called my counselor, and I wanted you to know from me.” Pick a calm hour, sober, sitting down.',
      ask: 'What’s the reaction you’re most afraid of?',
    },
    es: {
      reflect: 'Quieres que lo sepan por ti, y te da miedo su cara cuando lo oigan.',
      help: 'Sirve corto y completo: qué pasó, que estás a salvo y qué estás haciendo ya. «Tomé el viernes. Estoy bien. Ya llamé a mi terapeuta y quería que lo supieras por mí». Elige una hora tranquila, sobrio, sentados.',
      ask: '¿Qué reacción te da más miedo?',
    },
  },
  {
    id: 'parent-guilt',
    path: 'shame',
    says: {
      en: [
        'I feel like a terrible mother because of my using',
        'my kids saw me drunk',
        "I missed my daughter's childhood",
        "my kids won't talk to me",
        'I failed my children',
      ],
      es: [
        'me siento mala madre por consumir',
        'mis hijos me vieron borracho',
        'me perdí la infancia de mi hija',
        'mis hijos no me hablan',
      ],
    },
    en: {
      reflect: 'It’s about your kids, and that’s where it hurts the most.',
      help: 'Children need a parent who’s honest and comes back more than one who never failed. A few words fitting their age are enough: “I was sick from drinking. It wasn’t your fault. I’m getting help.” Then being there, week after week.',
      ask: 'What would you most like them to know?',
    },
    es: {
      reflect: 'Se trata de tus hijos, y ahí es donde más duele.',
      help: 'Más que un padre o madre que nunca falló, necesitan a alguien honesto que vuelve. Bastan pocas palabras según su edad: «Estuve enfermo por tomar. No fue tu culpa. Estoy recibiendo ayuda». Y después estar, semana tras semana.',
      ask: '¿Qué es lo que más quisieras que supieran?',
    },
  },
  {
    id: 'custody',
    path: 'family',
    says: {
      en: [
        'they took my kids away',
        'CPS is involved',
        'I lost custody of my son',
        'I want my children back',
        'I only see my daughter with supervision',
      ],
      es: [
        'me quitaron a mis hijos',
        'perdí la custodia',
        'quiero recuperar a mis hijos',
        'solo veo a mi hija con supervisión',
      ],
    },
    en: {
      reflect: 'Your children aren’t with you, and everything else is measured against that.',
      help: 'What judges and caseworkers look for is a record: treatment attended, tests, visits on time, a safe home. Write down every date. Legal aid can help for free; ask your caseworker in writing exactly what’s required.',
      ask: 'What’s the next date or visit?',
    },
    es: {
      reflect: 'Tus hijos no están contigo, y todo lo demás se mide con eso.',
      help: 'Lo que miran jueces y trabajadores es un registro: tratamiento, pruebas, visitas a tiempo, un hogar seguro. Anota cada fecha. La asistencia legal puede ser gratis; pide por escrito qué te exigen exactamente.',
      ask: '¿Cuál es la próxima fecha o visita?',
    },
  },
  {
    id: 'work-trouble',
    path: 'work',
    says: {
      en: [
        'work is stressing me out',
        'my boss is on my back',
        'I showed up hungover to work',
        'I think my boss knows I drink',
        'I might get fired',
      ],
      es: [
        'el trabajo me estresa mucho',
        'mi jefe me presiona',
        'llegué crudo al trabajo',
        'creo que mi jefe sabe que tomo',
      ],
    },
    en: {
      reflect: 'Work is pressing on you, and it’s hard to keep steady under it.',
      help: 'Split it in two: what has to be done tomorrow, and what’s only noise. Plan the first hour after work, because that’s where pressure turns into drinking. An employee assistance program is confidential if your job has one.',
      ask: 'Is it the job itself, the people, or staying sober around it?',
      chips: ['The job', 'The people', 'Staying sober'],
    },
    es: {
      reflect: 'El trabajo te aprieta, y cuesta mantenerse firme así.',
      help: 'Pártelo en dos: lo que toca mañana y lo que es ruido. Planea la primera hora después del trabajo, que es cuando la presión se vuelve consumo. Si tu empresa tiene un programa de apoyo al empleado, es confidencial.',
      ask: '¿Es el trabajo, la gente, o no consumir ahí?',
      chips: ['El trabajo', 'La gente', 'No consumir'],
    },
  },
  {
    id: 'deaths-at-work',
    path: 'work',
    says: {
      en: [
        'we lost two patients today',
        'someone died on my shift',
        'I work in the ER and a kid died',
        'rough shift, people died',
      ],
      es: ['hoy perdimos a dos pacientes', 'se murió alguien en mi turno'],
    },
    en: {
      reflect: 'People died today, and you were there. You don’t just leave that at work.',
      help: 'Before you’re home alone with it, say it once to someone who knows that kind of shift: a colleague, a peer line, your crew. Change clothes, wash, eat, and give the first hour to something quiet that isn’t a drink.',
      ask: 'Who from work could you call on the way home?',
    },
    es: {
      reflect: 'Hoy murió gente y tú estabas ahí. Eso no se queda en el trabajo.',
      help: 'Antes de quedarte a solas con eso, dilo una vez a alguien que conoce esos turnos: un compañero, tu equipo. Cámbiate, lávate, come, y dale la primera hora a algo tranquilo que no sea un trago.',
      ask: '¿A quién del trabajo podrías llamar de camino a casa?',
    },
  },
  {
    id: 'lost-job',
    path: 'work',
    says: {
      en: [
        'I got fired today',
        'I lost my job because of drinking',
        'I got laid off',
        "I can't find work with my record",
      ],
      es: [
        'me corrieron hoy',
        'perdí mi trabajo por tomar',
        'me quedé sin empleo',
        'no encuentro trabajo por mis antecedentes',
      ],
    },
    en: {
      reflect: 'You lost your job. That shakes the money and the days at the same time.',
      help: 'First this evening, then the rest: stay with someone, no big decisions. Tomorrow: file for unemployment, and keep a time to get up and a place to be. Recovery centers and workforce offices help people with gaps or a record.',
      ask: 'What worries you more right now, the money or the empty days?',
      chips: ['The money', 'The empty days', 'Telling people'],
    },
    es: {
      reflect: 'Perdiste tu trabajo. Eso sacude el dinero y los días a la vez.',
      help: 'Primero esta noche, luego lo demás: acompáñate, sin grandes decisiones. Mañana: pide el desempleo, y ten una hora de levantarte y un lugar adonde ir. Hay centros que ayudan a personas con huecos o antecedentes.',
      ask: '¿Qué te preocupa más ahora, el dinero o los días vacíos?',
      chips: ['El dinero', 'Los días vacíos', 'Contarlo'],
    },
  },
  {
    id: 'debt',
    path: 'money',
    says: {
      en: [
        "I can't pay my rent",
        "I'm drowning in debt",
        'collectors keep calling',
        'I am broke',
        'I owe people money',
      ],
      es: ['no puedo pagar la renta', 'estoy lleno de deudas', 'me llaman los cobradores', 'debo dinero'],
    },
    en: {
      reflect: 'The money is gone or owed, and it’s there every time the phone rings.',
      help: 'Order: roof, food, power, phone, then debts. Call the ones you owe before they call you; many take a small plan. A nonprofit credit counselor is free or cheap, and 211 knows rent and food help near you.',
      ask: 'Which bill scares you most?',
    },
    es: {
      reflect: 'El dinero ya no está o se debe, y ahí está cada vez que suena el teléfono.',
      help: 'En orden: techo, comida, luz, teléfono y después deudas. Llama tú antes de que te llamen; muchos aceptan pagos pequeños. Un asesor de crédito sin fines de lucro cuesta poco o nada, y el 211 sabe de ayuda con renta y comida.',
      ask: '¿Qué cuenta te asusta más?',
    },
  },
  {
    id: 'no-home',
    path: 'money',
    says: {
      en: [
        "I'm sleeping in my car",
        'I have nowhere to stay tonight',
        'I am homeless',
        "I'm on a friend's couch and they use",
      ],
      es: [
        'duermo en mi coche',
        'no tengo dónde dormir hoy',
        'estoy en la calle',
        'me quedo con un amigo que consume',
      ],
    },
    en: {
      reflect: 'You don’t have a safe place of your own tonight. Everything is harder from there.',
      help: 'Call 211: they know the beds, warm places, and meals near you tonight. Sober-living homes sometimes have same-day beds, and a meeting or church office can often make one call for you.',
      ask: 'Do you have somewhere for tonight?',
      chips: ['Yes, for tonight', 'No', 'Yes, but it’s not safe'],
    },
    es: {
      reflect: 'Hoy no tienes un lugar seguro tuyo. Desde ahí todo es más difícil.',
      help: 'Llama al 211: saben de camas, lugares con calefacción y comida cerca de ti. A veces hay lugar el mismo día en casas de vida sobria, y en una reunión o iglesia pueden hacer una llamada por ti.',
      ask: '¿Tienes dónde pasar esta noche?',
      chips: ['Sí, hoy sí', 'No', 'Sí, pero no es seguro'],
    },
  },
  {
    id: 'legal-trouble',
    path: 'anxiety',
    says: {
      en: [
        'I got a DUI',
        'I was arrested last night',
        "I'm on probation and scared",
        'my trial is next week',
        'I might go to jail',
      ],
      es: [
        'me detuvieron por manejar tomado',
        'me arrestaron anoche',
        'estoy en libertad condicional y tengo miedo',
        'mi juicio es la próxima semana',
      ],
    },
    en: {
      reflect: 'Now the law is involved, and you don’t know how it will end.',
      help: 'Talk to a lawyer or the public defender before you explain anything to anyone. Starting treatment or meetings now helps you, and it usually helps in court too. Write down dates, and don’t miss one.',
      ask: 'What’s the next date you have?',
    },
    es: {
      reflect: 'Ahora está la ley de por medio, y no sabes cómo va a acabar.',
      help: 'Habla con un abogado o defensor público antes de explicarle nada a nadie. Empezar tratamiento o reuniones ya te ayuda a ti, y casi siempre también en el juzgado. Anota las fechas y no faltes a ninguna.',
      ask: '¿Cuál es tu próxima fecha?',
    },
  },
  {
    id: 'first-meeting',
    path: 'first_meeting',
    says: {
      en: [
        "I'm scared to go to my first AA meeting",
        'what happens at a meeting',
        "I've never been to NA",
        'I sat in the car and could not go in',
        'I do not want to talk in front of people',
      ],
      es: [
        'me da miedo ir a mi primera reunión',
        '¿qué pasa en una reunión?',
        'nunca he ido a NA',
        'no quiero hablar frente a todos',
      ],
    },
    en: {
      reflect: 'Walking in that first time is the hard part.',
      help: 'You can sit near the door, say “I’m just listening today,” and leave when you like. No one takes attendance, and it costs nothing. An online meeting with your camera off is a gentle first step.',
      ask: 'What worries you most about it?',
      chips: ['Being recognized', 'Having to talk', 'The religious part', 'Going alone'],
    },
    es: {
      reflect: 'Entrar la primera vez es lo difícil.',
      help: 'Puedes sentarte cerca de la puerta, decir «hoy solo escucho» e irte cuando quieras. Nadie pasa lista y no cuesta nada. Una reunión en línea sin cámara es un primer paso suave.',
      ask: '¿Qué es lo que más te preocupa?',
      chips: ['Que me reconozcan', 'Tener que hablar', 'Lo religioso', 'Ir sin compañía'],
    },
  },
  {
    id: 'meetings-not-for-me',
    path: 'first_meeting',
    says: {
      en: [
        "AA isn't for me",
        'I hate meetings',
        "I don't believe in god and AA is all god",
        "I don't fit in at meetings",
        'the group was full of old men',
        "I'm gay and don't feel safe in meetings",
      ],
      es: [
        'AA no es para mí',
        'odio las reuniones',
        'no creo en dios y AA es pura religión',
        'no encajo en el grupo',
      ],
    },
    en: {
      reflect: 'You gave it a try, or looked at it, and it didn’t fit.',
      help: 'Groups differ a lot, and there are other kinds: SMART Recovery and LifeRing without religion, Recovery Dharma, Women for Sobriety, and LGBTQ+, young people’s, and secular AA meetings, many online. A counselor or medicine works without any group.',
      ask: 'What put you off the most?',
      chips: ['God', 'The people', 'Talking in public', 'The rules'],
    },
    es: {
      reflect: 'Lo probaste, o lo miraste, y no encajó.',
      help: 'Los grupos son muy distintos, y hay otros: SMART Recovery y LifeRing sin religión, Recovery Dharma, y reuniones de AA seculares, de jóvenes o LGBTQ+, muchas en línea. La terapia o la medicina sirven sin ningún grupo.',
      ask: '¿Qué fue lo que más te alejó?',
      chips: ['Dios', 'La gente', 'Hablar en público', 'Las reglas'],
    },
  },
  {
    id: 'sponsor-trouble',
    path: 'sponsor',
    says: {
      en: [
        "my sponsor doesn't call me back",
        'my sponsor relapsed',
        'I do not trust my sponsor',
        'my sponsor told me to stop my meds',
        'I need a sponsor',
      ],
      es: [
        'mi padrino no me contesta',
        'mi padrino recayó',
        'no confío en mi padrino',
        'necesito un padrino',
      ],
    },
    en: {
      reflect: 'The person who’s supposed to be there for this isn’t, the way you need.',
      help: 'You’re allowed to have a second person, and you’re allowed to change sponsors. For today, call someone else from the list or go to a meeting and say you need a phone number. Medicine is for your prescriber, not a sponsor, to decide.',
      ask: 'What do you need most from a sponsor?',
    },
    es: {
      reflect: 'Quien debía estar ahí no está como lo necesitas.',
      help: 'Se vale tener una segunda persona, y se vale cambiar de padrino o madrina. Hoy llama a otro de la lista, o ve a una reunión y di que necesitas un teléfono. La medicina la decide quien la receta, no un padrino.',
      ask: '¿Qué es lo que más necesitas de esa persona?',
    },
  },
  {
    id: 'medicine-judged',
    path: 'medication',
    says: {
      en: [
        "people at my meeting say I'm not clean because I take Suboxone",
        'my family says methadone is just another drug',
        'they say I am trading one addiction for another',
        'I feel judged for being on medication',
      ],
      es: [
        'en mi grupo dicen que no estoy limpio porque tomo Suboxone',
        'mi familia dice que la metadona es otra droga',
        'me juzgan por tomar medicina',
      ],
    },
    en: {
      reflect: 'You’re doing what works for you, and people you wanted support from are making you doubt it.',
      help: 'Methadone and buprenorphine are treatment, and they cut the risk of dying by about half. You don’t owe anyone the details of your medicine. Some meetings are openly welcoming of it, and questions about it belong to your prescriber.',
      ask: 'Who in your life is on your side about it?',
    },
    es: {
      reflect: 'Haces lo que te funciona, y la gente de quien querías apoyo te hace dudar.',
      help: 'La metadona y la buprenorfina son tratamiento y bajan el riesgo de morir más o menos a la mitad. No le debes a nadie los detalles de tu medicina. Hay reuniones que la reciben bien, y las dudas son para quien te la receta.',
      ask: '¿Quién está de tu lado en esto?',
    },
  },
  {
    id: 'pain-and-pills',
    path: 'medication',
    says: {
      en: [
        "I'm in chronic pain and scared of pain pills",
        'I am having surgery and they want to give me opioids',
        'the doctor prescribed Percocet and I am in recovery',
        'my back hurts all the time',
      ],
      es: [
        'tengo dolor crónico y miedo a las pastillas',
        'me van a operar y me darán opioides',
        'el doctor me recetó algo fuerte',
      ],
    },
    en: {
      reflect: 'You’re in pain, and the usual answer to pain is the thing you’re trying to stay away from.',
      help: 'Tell the doctor and the surgeon plainly, before the day: “I’m in recovery; what are my options?” There are non-opioid plans, and if an opioid is needed, someone else can hold it and hand it out. Pain deserves treatment too.',
      ask: 'Does your doctor know you’re in recovery?',
      chips: ['Yes', 'Not yet', 'I’m afraid to say'],
    },
    es: {
      reflect: 'Tienes dolor, y la respuesta de siempre es justo lo que quieres evitar.',
      help: 'Dilo claro al médico y al cirujano antes del día: «Estoy en recuperación, ¿qué opciones tengo?». Hay planes sin opioides, y si hace falta uno, otra persona puede guardarlo y dártelo. El dolor también merece tratamiento.',
      ask: '¿Tu médico sabe que estás en recuperación?',
      chips: ['Sí', 'Todavía no', 'Me da miedo decirlo'],
    },
  },
  {
    id: 'health-scare',
    path: 'anxiety',
    says: {
      en: [
        'my liver tests came back bad',
        'the doctor says I have to stop drinking',
        'I found out I have hepatitis C',
        'I am scared of what I did to my body',
      ],
      es: [
        'salieron mal mis análisis del hígado',
        'el doctor dice que tengo que dejar de tomar',
        'me da miedo lo que le hice a mi cuerpo',
      ],
    },
    en: {
      reflect: 'You got news about your body, and it scared you.',
      help: 'Much of it can heal or be treated, the liver more than people think, and stopping early matters most. Don’t stop heavy daily drinking suddenly without medical help. Write your questions down and ask the doctor what the next test is.',
      ask: 'What did the doctor say comes next?',
    },
    es: {
      reflect: 'Te dieron noticias de tu cuerpo y te asustaron.',
      help: 'Mucho puede sanar o tratarse, el hígado más de lo que se cree, y parar pronto es lo que más cuenta. Si tomas mucho a diario, no cortes de golpe sin ayuda médica. Escribe tus preguntas y pregunta qué prueba sigue.',
      ask: '¿Qué dijo el médico que sigue?',
    },
  },
  {
    id: 'amends',
    path: 'shame',
    says: {
      en: [
        'I want to apologize to people I hurt',
        'step nine scares me',
        'how do I make amends',
        'he will not accept my apology',
      ],
      es: ['quiero pedir perdón a quienes lastimé', 'el paso nueve me da miedo', 'no acepta mi disculpa'],
    },
    en: {
      reflect: 'You want to set something right with someone you hurt.',
      help: 'An amends is short: what I did, that it was wrong, what I’ll do differently, no “but.” They don’t have to forgive you. If hearing from you would hurt them more, living differently is the amends. Talk it through with a sponsor or counselor first.',
      ask: 'Who is the first one on your mind?',
    },
    es: {
      reflect: 'Quieres reparar algo con alguien a quien lastimaste.',
      help: 'Una reparación es corta: qué hice, que estuvo mal, qué haré distinto, sin «pero». No tienen que perdonarte. Si saber de ti le haría más daño, vivir distinto es la reparación. Háblalo antes con un padrino o terapeuta.',
      ask: '¿Quién es la primera persona que te viene a la mente?',
    },
  },
]
