// For people who love someone who drinks or uses: boundaries, money, talking, safety.
import type { PreparedAnswer } from './prepared-answer.ts'

export const relativesAnswers: PreparedAnswer[] = [
  {
    id: 'craft-what',
    asks: {
      en: [
        'what is CRAFT for families',
        'how can I get my husband to want treatment',
        'is there a method to get someone into rehab without fighting',
        'anything proven to help families of addicts',
        "tough love doesn't work what does",
        'how to motivate my son to get help',
      ],
      es: [
        'qué es CRAFT para familias',
        'cómo hago que mi esposo quiera tratarse',
        'hay un método para que acepte rehabilitación sin pelear',
        'algo comprobado que ayude a la familia',
        'la mano dura no funciona, qué sí',
        'cómo motivo a mi hijo a buscar ayuda',
      ],
    },
    answer: {
      en: 'Look for a counselor or group that teaches CRAFT (Community Reinforcement and Family Training). In studies, it got more people into treatment than confrontation did. The idea: be warm and present when they’re sober, step back when they use, and offer treatment at the right moment.',
      es: 'Busca un consejero o grupo que enseñe CRAFT (refuerzo comunitario y entrenamiento familiar). En estudios, llevó a más personas a tratamiento que la confrontación. La idea: cercanía cuando está sobrio, distancia cuando consume, y ofrecer tratamiento en el momento justo.',
    },
    more: {
      en: 'How it looks at home:\n- Notice and enjoy sober time together.\n- Don’t argue with someone who’s high.\n- Let natural results happen when it’s safe.\n- Have a treatment option ready for the moment they say "I’m tired of this."\n- Look after your own life and safety.',
      es: 'Cómo se ve en casa:\n- Nota y disfruta los ratos sobrios.\n- No discutas con alguien drogado.\n- Deja que pasen las consecuencias cuando no hay peligro.\n- Ten listo un lugar para cuando diga «ya me cansé de esto».\n- Cuida tu vida y tu seguridad.',
    },
    source: { title: 'Partnership to End Addiction', url: 'https://drugfree.org' },
    ask: 'counselor',
  },
  {
    id: 'family-groups',
    asks: {
      en: [
        'are there meetings for families of alcoholics',
        "what's al-anon",
        'support group for parents of addicts',
        'nar-anon or al-anon which one',
        'is there something non religious for families',
        "who helps me while he's the one using",
      ],
      es: [
        'hay reuniones para familias de alcohólicos',
        'qué es al-anon',
        'grupo de apoyo para padres de adictos',
        'nar-anon o al-anon, cuál',
        'hay algo no religioso para familiares',
        'quién me ayuda a mí si el que consume es él',
      ],
    },
    answer: {
      en: 'Try one meeting this week; many are online and free. Al-Anon is for families of drinkers, Nar-Anon for families of people using drugs, Alateen for teens. SMART Recovery Family & Friends is not religious and teaches skills. You can just listen.',
      es: 'Prueba una reunión esta semana; muchas son en línea y gratis. Al-Anon es para familias de quien bebe, Nar-Anon para familias de quien usa drogas, Alateen para adolescentes. SMART Recovery Familia y Amigos no es religioso y enseña herramientas. Puedes solo escuchar.',
    },
    source: { title: 'Al-Anon Family Groups', url: 'https://al-anon.org' },
  },
  {
    id: 'naloxone-home',
    asks: {
      en: [
        'should I have narcan at home',
        'where do I get naloxone for my son',
        "my daughter uses fentanyl and I'm scared",
        "what do I do with the narcan if my son won't wake up",
        "will naloxone hurt someone if it's not opioids",
        'do I need a prescription for narcan',
      ],
      es: [
        'tengo que tener narcan en casa',
        'dónde consigo naloxona para mi hijo',
        'mi hija usa fentanilo y tengo miedo',
        'qué hago con el narcan si mi hijo no despierta',
        'hace daño la naloxona si no son opioides',
        'necesito receta para naloxona',
      ],
    },
    answer: {
      en: 'Get naloxone today: U.S. pharmacies sell the nasal spray without a prescription, and many health departments give it free. Put it where everyone can find it and read the leaflet together. If someone won’t wake up or breathes slowly, call 911, give it, and stay.',
      es: 'Consigue naloxona hoy: en EE. UU. el spray nasal se vende sin receta en farmacias, y muchos departamentos de salud lo regalan. Ponla donde todos la encuentren y lean juntos el instructivo. Si alguien no despierta o respira lento, llama al 911, adminístrala y quédate.',
    },
    more: {
      en: 'In an overdose:\n1. Shout and rub the breastbone hard. No response? Call 911.\n2. Spray naloxone in one nostril.\n3. Give rescue breaths if you know how, or follow the dispatcher.\n4. No change after 2–3 minutes: another dose.\n5. Lay them on their side and stay. Sleepiness can return when it wears off.\n\nIt won’t harm someone who has no opioids in their body.',
      es: 'En una sobredosis:\n1. Grita y frota fuerte el esternón. ¿No responde? Llama al 911.\n2. Aplica naloxona en una fosa nasal.\n3. Da respiraciones de rescate si sabes, o sigue al operador.\n4. Sin cambio en 2 a 3 minutos: otra dosis.\n5. Ponle de lado y quédate. El sueño puede volver cuando se pasa el efecto.\n\nNo daña a quien no tiene opioides en el cuerpo.',
    },
    source: { title: 'NIDA: naloxone', url: 'https://nida.nih.gov/publications/drugfacts/naloxone' },
    danger: true,
  },
  {
    id: 'intervention',
    asks: {
      en: [
        'thinking of staging an intervention for my dad',
        'how do we confront my dad about drinking as a family',
        'do interventions like on tv work',
        'hire an interventionist for my daughter',
        'we want to sit him down all together',
        'ambush him so he goes to rehab',
      ],
      es: [
        'estamos pensando en una intervención para mi papá',
        'cómo confrontamos a mi papá por beber en familia',
        'funcionan las intervenciones como en la tele',
        'contratar a un interventor para mi hija',
        'queremos sentarlo entre todos',
        'sorprenderlo para que vaya a rehabilitación',
      ],
    },
    answer: {
      en: 'Talk to a counselor before you plan a surprise; a bad one can break trust. A calm talk with one or two people, in a sober moment, with a bed or appointment ready, works at least as well. If anyone might become violent or suicidal, get professional help first.',
      es: 'Habla con un consejero antes de planear una sorpresa; si sale mal puede romper la confianza. Una charla tranquila de una o dos personas, en un momento sobrio y con una cita lista, funciona al menos igual. Si puede haber violencia o riesgo de suicidio, primero ayuda profesional.',
    },
    ask: 'counselor',
  },
  {
    id: 'talk-to-user',
    asks: {
      en: [
        'how do I talk to my brother about his drug use',
        'what do I say to my friend who drinks too much',
        'every time I bring it up we fight',
        'how do I start the conversation about her drinking',
        "I'm worried about my roommate using",
        'what not to say to an addict',
      ],
      es: [
        'cómo hablo con mi hermano de las drogas',
        'qué le digo a mi amigo que bebe demasiado',
        'cada vez que toco el tema peleamos',
        'cómo empiezo la charla sobre su forma de beber',
        'me preocupa que mi roomie consuma',
        'qué no decirle a un adicto',
      ],
    },
    answer: {
      en: 'Pick a time they’re sober and you’re calm. Say what you saw and felt, not what they are: "Friday you fell on the stairs. I was scared. I’d like to help." Ask one open question, then be quiet. Short talks, many times, work better than one big one.',
      es: 'Elige un momento en que esté sobrio y tú en calma. Di lo que viste y sentiste, no lo que es: «El viernes te caíste en la escalera. Me asusté. Quiero ayudarte». Haz una pregunta abierta y calla. Muchas charlas cortas funcionan mejor que una grande.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'parent-guilt',
    asks: {
      en: [
        'is it my fault my son is an addict',
        'what did I do wrong as a mother',
        'I should have seen it sooner',
        'I drank in front of my kids and now she drinks',
        'the guilt of having an addicted child is killing me',
        'did my divorce cause his addiction',
      ],
      es: [
        'es mi culpa que mi hijo sea adicto',
        'qué hice mal como madre',
        'debí darme cuenta antes',
        'bebí frente a mis hijos y ahora ella bebe',
        'la culpa de tener un hijo adicto me come',
        'mi divorcio causó su adicción',
      ],
    },
    answer: {
      en: 'You didn’t cause it, you can’t control it, and you can’t cure it. Addiction comes from many things: genes, pain, stress, what was around. Tell one parent in the same place, at Al-Anon, Nar-Anon or SMART Family. Guilt shrinks when it’s said out loud.',
      es: 'No lo causaste, no lo controlas y no lo puedes curar. La adicción viene de muchas cosas: genes, dolor, estrés, el entorno. Cuéntaselo a otra madre o padre en lo mismo, en Al-Anon, Nar-Anon o SMART Familia. La culpa se achica cuando se dice.',
    },
    ask: 'counselor',
  },
]
