// Cases about another person who drinks, uses or gambles, and about a person who died.
import type { TalkCase } from './talk-case.ts'

export const relativeCases: readonly TalkCase[] = [
  {
    id: 'child-uses',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        'my son is using drugs',
        'I found needles in my daughter’s room',
        'I think my teenager is smoking weed',
        "I'm scared my son is using fentanyl",
        'my kid is addicted and I do not know what to do',
      ],
      es: [
        'mi hijo consume drogas',
        'encontré jeringas en el cuarto de mi hija',
        'creo que mi hijo fuma marihuana',
        'mi hija es adicta y no sé qué hacer',
      ],
    },
    en: {
      reflect: 'It’s your child, and you’re frightened. You’d take it on yourself if you could.',
      help: 'Two things now: have naloxone at home, because street pills and powders can hold fentanyl, and pick a calm, sober moment to say what you saw and that you’re worried, without a trap or a speech.',
      ask: 'Have you been able to talk about it yet?',
      chips: ['Not yet', 'It turned into a fight', 'They deny it', 'They want help'],
    },
    es: {
      reflect: 'Es tu hijo o tu hija, y tienes miedo. Lo cargarías tú si pudieras.',
      help: 'Dos cosas ahora: ten naloxona en casa, porque pastillas y polvos de la calle pueden traer fentanilo, y busca un momento tranquilo y sobrio para decir lo que viste y que te preocupa, sin trampa ni sermón.',
      ask: '¿Ya pudieron hablarlo?',
      chips: ['Todavía no', 'Acabó en pelea', 'Lo niega', 'Quiere ayuda'],
    },
  },
  {
    id: 'partner-drinks',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        'my husband drinks every night',
        'my wife is drinking again',
        'my boyfriend is an alcoholic',
        'my partner relapsed',
        "I'm living with someone who drinks",
      ],
      es: [
        'mi esposo toma todas las noches',
        'mi esposa volvió a tomar',
        'mi novio es alcohólico',
        'mi pareja recayó',
      ],
    },
    en: {
      reflect: 'You’re watching someone you love drink, and you never know which evening you’ll get.',
      help: 'You didn’t cause it, and you can’t control it. What you can do: talk when they’re sober, say what you see and what you need, and decide what you will do if it goes on. Al-Anon is for you, not for them.',
      ask: 'What worries you most right now?',
      chips: ['Their health', 'The kids', 'Money', 'How they treat me'],
    },
    es: {
      reflect: 'Ves tomar a alguien que amas, y nunca sabes qué noche te toca.',
      help: 'Tú no lo causaste y no lo puedes controlar. Sí puedes: hablar cuando esté sobrio, decir lo que ves y lo que necesitas, y decidir qué harás tú si sigue. Al-Anon es para ti, no para él o ella.',
      ask: '¿Qué te preocupa más ahora?',
      chips: ['Su salud', 'Los niños', 'El dinero', 'Cómo me trata'],
    },
  },
  {
    id: 'parent-drinks',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        'my mom is an alcoholic',
        'my dad drinks and gets mean',
        'growing up my father drank',
        'my mother passes out every night',
        'adult child of an alcoholic',
      ],
      es: [
        'mi mamá es alcohólica',
        'mi papá toma y se pone agresivo',
        'crecí con un papá que tomaba',
        'mi madre bebe todas las noches',
      ],
    },
    en: {
      reflect: 'It’s your parent. You’re the child in this, whatever age you are.',
      help: 'It isn’t your job to fix them, and their drinking was never about how good you are. There are groups only for this, such as Al-Anon and Adult Children of Alcoholics.',
      ask: 'What is it like around them these days?',
    },
    es: {
      reflect: 'Es tu mamá o tu papá. En esto tú eres el hijo o la hija, tengas la edad que tengas.',
      help: 'No te toca arreglarlo, y su forma de beber nunca tuvo que ver con lo que vales. Hay grupos solo para esto, como Al-Anon y Adultos Hijos de Alcohólicos.',
      ask: '¿Cómo es estar cerca ahora?',
    },
  },
  {
    id: 'sibling-uses',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        "it's my brother, he started drinking again",
        'my sister relapsed',
        'my brother is using and won’t answer me',
        'my best friend is using again',
        'my cousin is on meth',
      ],
      es: [
        'mi hermano volvió a tomar',
        'mi hermana recayó',
        'mi mejor amigo consume otra vez',
        'mi primo está en el cristal',
      ],
    },
    en: {
      reflect: 'Someone close to you is back in it, and you can see where it goes.',
      help: 'Short and steady beats a big talk: “I saw you’re drinking again. I love you. When you want help, I’ll drive.” Then keep the door open without paying for it or covering for it.',
      ask: 'What have you said to them so far?',
      chips: ['Nothing yet', 'I yelled', 'I begged', 'They won’t talk'],
    },
    es: {
      reflect: 'Alguien muy tuyo volvió a caer, y ves a dónde va eso.',
      help: 'Corto y firme sirve más que una gran plática: «Vi que volviste a tomar. Te quiero. Cuando quieras ayuda, yo te llevo». Y deja la puerta abierta sin pagarlo ni taparlo.',
      ask: '¿Qué le has dicho hasta ahora?',
      chips: ['Nada todavía', 'Le grité', 'Le rogué', 'No quiere hablar'],
    },
  },
  {
    id: 'asks-for-money',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        'he keeps asking me for money',
        'my daughter stole from me',
        'should I pay her rent again',
        'my son took my debit card',
        'am I enabling him',
      ],
      es: ['siempre me pide dinero', 'mi hija me robó', 'le pago la renta otra vez', '¿lo estoy solapando?'],
    },
    en: {
      reflect: 'You want to help, and you’re afraid your money is feeding it.',
      help: 'A rule many families use: help the person, not the habit. Food, a ride to treatment, a phone bill paid directly: yes. Cash: no. Say the rule once, calmly, and then repeat it instead of debating.',
      ask: 'What would you be ready to stop paying for?',
    },
    es: {
      reflect: 'Quieres ayudar, y temes que tu dinero lo alimente.',
      help: 'Muchas familias usan esta regla: ayudar a la persona, no al consumo. Comida, llevarlo al tratamiento, pagar directo el teléfono: sí. Efectivo: no. Di la regla una vez, con calma, y repítela en lugar de discutir.',
      ask: '¿Qué estarías dispuesto a dejar de pagar?',
    },
  },
  {
    id: 'denies-it',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        "he says he doesn't have a problem",
        'she refuses to get help',
        "I can't make him go to rehab",
        'how do I get someone to treatment',
        'he promised to stop and lied',
      ],
      es: [
        'dice que no tiene ningún problema',
        'no quiere ayuda',
        'no logro que vaya a tratamiento',
        'prometió dejarlo y mintió',
      ],
    },
    en: {
      reflect: 'You see it plainly, and they won’t.',
      help: 'You can’t make them want it, but you can make help easy and the using less comfortable. Have a phone number and a bed ready for the day they say yes. CRAFT is a proven program that teaches families how; ask a counselor for it.',
      ask: 'When was the last time they seemed even a little worried about it?',
    },
    es: {
      reflect: 'Tú lo ves claro, y la otra persona no.',
      help: 'No puedes obligar las ganas, pero sí hacer fácil la ayuda y menos cómodo el consumo. Ten listo un teléfono y un lugar para el día que diga sí. CRAFT es un programa probado para familias; pregunta a un terapeuta.',
      ask: '¿Cuándo fue la última vez que se le vio un poco preocupado?',
    },
  },
  {
    id: 'afraid-of-the-call',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        "I'm afraid he's going to die",
        'I wait for the phone call every night',
        "I can't sleep because I don't know where she is",
        'every time the phone rings I panic',
        'I check if he is breathing',
      ],
      es: [
        'tengo miedo de que se muera',
        'espero la llamada cada noche',
        'no duermo porque no sé dónde está',
        'reviso si respira',
      ],
    },
    en: {
      reflect: 'You live waiting for one phone call. No one can rest like that.',
      help: 'What’s in your hands: naloxone at home and in the car, knowing how to use it, and telling them never to use alone. What isn’t: their choices tonight. You’re allowed to sleep.',
      ask: 'Who looks after you in this?',
      chips: ['No one', 'A friend', 'My family', 'A group'],
    },
    es: {
      reflect: 'Vives esperando una llamada. Así nadie descansa.',
      help: 'En tus manos está: naloxona en casa y en el coche, saber usarla, y decirle que nunca consuma a solas. No está en tus manos lo que decida esta noche. Se vale dormir.',
      ask: '¿Quién te cuida a ti en esto?',
      chips: ['Nadie', 'Una amistad', 'Mi familia', 'Un grupo'],
    },
  },
  {
    id: 'boundary',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        'should I kick him out',
        'I told her to leave and I feel terrible',
        'I had to stop talking to my brother',
        'how do I set a boundary with my mom',
        "I can't let him come home",
      ],
      es: [
        '¿lo corro de la casa?',
        'le dije que se fuera y me siento fatal',
        'tuve que dejar de hablarle',
        '¿cómo le pongo un límite?',
      ],
    },
    en: {
      reflect: 'You love them, and you can’t go on like this. Both are true.',
      help: 'A boundary is about what you will do, not what they must do: “If you’re high, you can’t stay here tonight.” Only say what you’ll really keep. Feeling awful doesn’t mean it’s wrong.',
      ask: 'What’s the one line you need them to hear?',
    },
    es: {
      reflect: 'Amas a esa persona y ya no puedes seguir así. Las dos cosas son ciertas.',
      help: 'Un límite dice lo que harás tú, no lo que debe hacer el otro: «Si vienes consumido, esta noche no puedes quedarte». Di solo lo que vas a cumplir. Sentirte mal no quiere decir que esté mal.',
      ask: '¿Cuál es la frase que necesitas que escuche?',
    },
  },
  {
    id: 'coming-home',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        'my son comes home from rehab on Friday',
        'my husband is in treatment',
        'she gets out of detox tomorrow what do I do',
        'my daughter is three months sober and I do not trust it',
        'how do I support someone in recovery',
      ],
      es: [
        'mi hijo sale del centro el viernes',
        'mi esposo está en tratamiento',
        '¿cómo apoyo a alguien en recuperación?',
        'lleva tres meses y no confío',
      ],
    },
    en: {
      reflect: 'You’re hopeful and on guard at the same time.',
      help: 'Before the day: no alcohol or pills lying around, naloxone in the house if opioids were involved, and one agreement in plain words about what happens if they use. Then let their program be their program.',
      ask: 'What are you most unsure about?',
      chips: ['Trusting again', 'What to say', 'House rules', 'If they slip'],
    },
    es: {
      reflect: 'Tienes esperanza y a la vez estás en guardia.',
      help: 'Antes del día: nada de alcohol ni pastillas a la vista, naloxona en casa si hubo opioides, y un acuerdo claro sobre qué pasa si consume. Después, que su programa sea suyo.',
      ask: '¿De qué tienes más dudas?',
      chips: ['Volver a confiar', 'Qué decir', 'Reglas de la casa', 'Si recae'],
    },
  },
  {
    id: 'worn-out-relative',
    path: 'relative',
    who: 'other',
    says: {
      en: [
        "I'm exhausted from taking care of him",
        'I have no life because of her drinking',
        'I cover for him at work',
        'I raise the grandkids because my daughter uses',
        "I'm so angry at him for using",
      ],
      es: [
        'estoy agotada de cuidarlo',
        'ya no tengo vida por su forma de tomar',
        'crío a mis nietos porque mi hija consume',
        'estoy furiosa con él',
      ],
    },
    en: {
      reflect: 'You’ve been holding everything up for a long time, and you’re running out.',
      help: 'You count too. Pick one thing you’ll stop doing for them this week and one thing you’ll do for yourself, even if it’s an hour. Family groups such as Al-Anon or Nar-Anon are full of people who did what you’re doing.',
      ask: 'What’s the one thing you’d put down first?',
    },
    es: {
      reflect: 'Llevas mucho tiempo sosteniéndolo todo, y te estás quedando sin fuerzas.',
      help: 'Tú también cuentas. Elige una cosa que dejarás de hacer por esa persona esta semana y una que harás por ti, aunque sea una hora. En Al-Anon o Nar-Anon hay mucha gente en lo mismo.',
      ask: '¿Qué soltarías primero?',
    },
  },
  {
    id: 'overdose-death',
    path: 'grief',
    says: {
      en: [
        'my friend died of an overdose',
        'my brother overdosed and died',
        'we lost another one from the group',
        'my sponsor died',
        'he died because of drugs and I am still here',
      ],
      es: [
        'mi amigo murió de sobredosis',
        'mi hermano murió por drogas',
        'se murió mi padrino',
        'perdimos a otro del grupo',
      ],
    },
    en: {
      reflect: 'I’m so sorry. You lost someone to the very thing you’re fighting.',
      help: 'There’s no right way to do this. For today: don’t be alone with it, eat something, and let someone who knew them talk with you. Grief makes cravings louder, so stay close to people this week.',
      ask: 'Would you like to tell me about them?',
      chips: ['Yes', 'Not yet', 'I feel guilty', 'I’m craving'],
    },
    es: {
      reflect: 'Lo siento mucho. Perdiste a alguien por lo mismo contra lo que luchas.',
      help: 'No hay una manera correcta de pasar esto. Por hoy: no te quedes a solas con ello, come algo y habla con alguien que también le quería. El duelo sube las ganas; esta semana quédate cerca de gente.',
      ask: '¿Quieres contarme cómo era?',
      chips: ['Sí', 'Todavía no', 'Siento culpa', 'Tengo ganas de consumir'],
    },
  },
  {
    id: 'death-in-family',
    path: 'grief',
    says: {
      en: [
        'my mom died',
        'my father passed away last month',
        'I lost my wife',
        'my grandmother died and I want to drink',
        'the funeral is tomorrow',
        'I miss my dad',
      ],
      es: [
        'se murió mi mamá',
        'mi papá falleció',
        'perdí a mi esposa',
        'el funeral es mañana',
        'extraño a mi papá',
      ],
    },
    en: {
      reflect: 'I’m sorry. Losing someone like that changes everything around you.',
      help: 'You don’t have to be strong today. Small things hold people up: food, water, one person who stays, one thing of theirs to keep near. If drinking is part of how others mourn, you can leave early.',
      ask: 'What do you miss most?',
    },
    es: {
      reflect: 'Lo siento. Perder a alguien así lo cambia todo alrededor.',
      help: 'Hoy no tienes que ser fuerte. Lo pequeño sostiene: comida, agua, una persona que se quede, algo suyo cerca de ti. Si los demás toman para despedirse, puedes irte temprano.',
      ask: '¿Qué es lo que más extrañas?',
    },
  },
  {
    id: 'voicemail',
    path: 'grief',
    says: {
      en: [
        "I keep listening to my dead friend's voicemail",
        'I still have her number in my phone',
        'I talk to him even though he is gone',
        'I sleep in his shirt',
        'I read our old messages',
      ],
      es: [
        'sigo escuchando su mensaje de voz',
        'todavía tengo su número',
        'releo nuestros mensajes',
        'duermo con su camisa',
      ],
    },
    en: {
      reflect: 'It’s their voice, and it’s what you still have. Of course you go back to it.',
      help: 'There’s nothing wrong with listening. Save a copy somewhere safe so you never lose it. And maybe choose when: with someone near, in the daytime, rather than alone at the worst hour.',
      ask: 'What did they say in it?',
    },
    es: {
      reflect: 'Es su voz, y es lo que te queda. Claro que vuelves a ella.',
      help: 'No tiene nada de malo escucharla. Guarda una copia para no perderla. Y tal vez elige cuándo: con alguien cerca, de día, y no a solas en la peor hora.',
      ask: '¿Qué te decía?',
    },
  },
  {
    id: 'anniversary',
    path: 'grief',
    says: {
      en: [
        "tomorrow it's a year since she died",
        'his birthday is coming and he is gone',
        'the anniversary of my loss',
        'first Christmas without him',
      ],
      es: ['mañana hace un año que murió', 'se acerca su cumpleaños y ya no está', 'primera navidad sin él'],
    },
    en: {
      reflect: 'That date is coming, and your body already knows it.',
      help: 'Give the day a shape so it doesn’t ambush you: one thing in their memory, one person with you, and a plan for the evening. Say out loud to someone that it’s a hard day.',
      ask: 'What would they have liked you to do that day?',
    },
    es: {
      reflect: 'Se acerca esa fecha, y el cuerpo ya lo sabe.',
      help: 'Dale forma al día para que no te agarre desprevenido: algo en su memoria, alguien contigo y un plan para la noche. Dile a alguien que es un día difícil.',
      ask: '¿Qué le habría gustado que hicieras ese día?',
    },
  },
  {
    id: 'pet-died',
    path: 'grief',
    says: {
      en: [
        'my dog died',
        'I had to put my cat down',
        'my dog was the only reason I stayed sober',
        'I lost my pet',
      ],
      es: ['se murió mi perro', 'tuve que dormir a mi gato', 'perdí a mi mascota'],
    },
    en: {
      reflect: 'I’m sorry. They were with you every day, and the place is quiet without them.',
      help: 'That’s real grief, even if some people don’t get it. The hardest hours are the ones you had a routine for, so put something in them: a walk anyway, a call, somewhere else to be.',
      ask: 'What were they like?',
    },
    es: {
      reflect: 'Lo siento. Estaba contigo todos los días, y sin tu mascota la casa está callada.',
      help: 'Es un duelo de verdad, aunque algunos no lo entiendan. Lo más duro son las horas que eran suyas: ponles algo, un paseo de todos modos, una llamada, otro lugar.',
      ask: '¿Cómo era?',
    },
  },
]
