// Custody, child protection, separation, and a partner who drinks or uses.
import type { PreparedAnswer } from './prepared-answer.ts'

export const homeAnswers: PreparedAnswer[] = [
  {
    id: 'custody-fight',
    asks: {
      en: [
        'can I lose custody because of my addiction',
        'my ex is using my rehab against me in court',
        'will going to treatment hurt my custody case',
        "how do I prove I'm sober for custody",
        "ex says I'm unfit because I used to drink",
        'custody hearing and I relapsed last month',
      ],
      es: [
        'puedo perder la custodia por mi adicción',
        'mi ex usa mi rehabilitación en mi contra',
        'ir a tratamiento perjudica mi caso de custodia',
        'cómo compruebo que estoy sobria para la custodia',
        'mi ex dice que no soy apto porque bebía',
        'audiencia de custodia y recaí el mes pasado',
      ],
    },
    answer: {
      en: 'Talk to a family lawyer this week; legal aid may be free. Judges look at the child’s safety, and treatment you stick with often counts for you, not against you. Save proof: attendance, test results, letters, school pickups. Put messages to your ex in calm writing.',
      es: 'Habla esta semana con un abogado de familia; la ayuda legal puede ser gratis. El juez mira la seguridad del niño, y un tratamiento constante suele contar a tu favor. Guarda pruebas: asistencias, resultados, cartas, recogidas de la escuela. Escribe a tu ex con calma.',
    },
    ask: 'lawyer',
  },
  {
    id: 'cps-called',
    asks: {
      en: [
        'CPS came to my house',
        'child protective services opened a case on me',
        'are they gonna take my kids because I used',
        'someone reported me for drugs',
        'DCF wants me to take a drug test',
        "social worker is coming tomorrow and I'm terrified",
      ],
      es: [
        'vino la protección de menores a mi casa',
        'me abrieron un caso en CPS',
        'me van a quitar a mis hijos por consumir',
        'alguien me reportó por drogas',
        'el DCF quiere que me haga una prueba',
        'mañana viene la trabajadora social y tengo terror',
      ],
    },
    answer: {
      en: 'Call a lawyer today; if you can’t pay, ask the court or legal aid, because many states give parents one. Stay polite, ask for everything in writing, and book a treatment appointment now. A parent already in care is in a stronger place.',
      es: 'Llama hoy a un abogado; si no puedes pagarlo, pide uno a la corte o a asistencia legal, porque muchos estados lo dan a los padres. Sé amable, pide todo por escrito y agenda ya un tratamiento. Quien ya se está tratando está en mejor posición.',
    },
    more: {
      en: 'Helpful to ask the caseworker:\n- What exactly is the concern?\n- What’s in the plan, and by which dates?\n- When are visits?\n- Can my children stay with a relative meanwhile?\n\nGo to every visit, test and class, and write down each one. Ask your lawyer before you sign a plan or take a test you’re unsure about.',
      es: 'Pregunta a la trabajadora social:\n- ¿Cuál es exactamente la preocupación?\n- ¿Qué pide el plan y con qué fechas?\n- ¿Cuándo son las visitas?\n- ¿Pueden quedarse mientras tanto con un familiar?\n\nVe a cada visita, prueba y clase, y anótalas. Consulta a tu abogado antes de firmar un plan o hacerte una prueba que te genere dudas.',
    },
    source: { title: 'Child Welfare Information Gateway', url: 'https://www.childwelfare.gov' },
    ask: 'lawyer',
  },
  {
    id: 'get-kids-back',
    asks: {
      en: [
        'how do I get my kids back from foster care',
        'they took my children',
        "I've been sober 3 months when can I see my son",
        'reunification what do I have to do',
        'I only get supervised visits',
        'my kids live with my mother now because of me',
      ],
      es: [
        'cómo recupero a mis hijos del hogar temporal',
        'me quitaron a mis niños',
        'llevo 3 meses sobria, cuándo veo a mi hijo',
        'qué tengo que hacer para la reunificación',
        'solo tengo visitas supervisadas',
        'mis hijos viven con mi madre por mi culpa',
      ],
    },
    answer: {
      en: 'Ask your lawyer and caseworker for the case plan with dates, and put every item on a calendar. Never miss a visit: call ahead if something breaks. Bring a small routine to each visit, like the same book. If the timeline feels impossible, tell your lawyer now; deadlines are strict.',
      es: 'Pide a tu abogado y a la trabajadora social el plan con fechas, y ponlo en un calendario. No faltes a ninguna visita; avisa antes si algo falla. Lleva una rutina pequeña, como el mismo libro. Si el plazo parece imposible, dilo ya a tu abogado: es estricto.',
    },
    ask: 'lawyer',
  },
  {
    id: 'missing-my-kids',
    asks: {
      en: [
        'I miss my kids so much I want to use',
        "can't see my children on their birthday",
        'it hurts too much being away from my kids',
        "my ex won't let me talk to my daughter",
        "I'm a terrible parent they're better off",
        "mother's day without my kids",
      ],
      es: [
        'extraño tanto a mis hijos que quiero consumir',
        'no puedo ver a mis hijos en su cumpleaños',
        'me duele demasiado estar lejos de mis niños',
        'mi ex no me deja hablar con mi hija',
        'soy mal padre, están mejor sin mí',
        'día de las madres sin mis hijos',
      ],
    },
    answer: {
      en: 'Call someone in the next few minutes and say, "I miss my kids and it’s a bad day." Then write your child a short note and save it with the date. Your kids need you alive and well. If you feel they’d be better off without you, call or text 988 now.',
      es: 'Llama a alguien en los próximos minutos y di: «Extraño a mis hijos y es un mal día». Luego escríbele a tu hijo una nota corta y guárdala con fecha. Te necesitan con vida y bien. Si sientes que estarían mejor sin ti, llama o escribe ya al 988.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'partner-drinks-i-quit',
    asks: {
      en: [
        'I quit but my husband still drinks every night',
        'my girlfriend keeps wine in the house',
        'how do I stay sober with a partner who uses',
        "my wife won't stop smoking weed around me",
        'he opens a beer right in front of me',
        "can we stay together if only I'm sober",
      ],
      es: [
        'yo lo dejé pero mi marido bebe todas las noches',
        'mi novia tiene vino en la casa',
        'cómo sigo sobria con una pareja que consume',
        'mi mujer fuma mota enfrente de mí',
        'abre una cerveza en mi cara',
        'podemos seguir juntos si solo yo dejé de consumir',
      ],
    },
    answer: {
      en: 'Ask for one concrete thing: "For the next three months, please have no alcohol at home," or at least locked away and not in front of you. Explain it’s for your health, not a verdict on them. Have a place to go on bad evenings.',
      es: 'Pide una cosa concreta: «Los próximos tres meses, por favor, nada de alcohol en casa», o al menos bajo llave y no enfrente de ti. Explica que es por tu salud, no un juicio. Ten a dónde ir en las noches difíciles.',
    },
    ask: 'counselor',
  },
  {
    id: 'both-use',
    asks: {
      en: [
        'my partner and I both use and I want to stop',
        'we get high together how do I quit',
        'my boyfriend is my drug buddy',
        'we want to get sober as a couple',
        "if I quit I'll lose him",
        'couples rehab is that a thing',
      ],
      es: [
        'mi pareja y yo consumimos y quiero parar',
        'nos drogamos juntos, cómo lo dejo',
        'mi novio es con quien consumo',
        'queremos dejarlo en pareja',
        'si lo dejo lo pierdo',
        'existe la rehabilitación para parejas',
      ],
    },
    answer: {
      en: 'Make your own appointment first, even if your partner isn’t ready. Tell them: "I’m doing this, and I’d love you with me." People often do better with separate groups or counselors, even when both stop. Staying apart for the first days can help.',
      es: 'Haz primero tu propia cita, aunque tu pareja no esté lista. Dile: «Yo voy a hacerlo y me encantaría que vengas». Suele ir mejor con grupos o consejeros separados, aunque los dos lo dejen. Pasar aparte los primeros días puede ayudar.',
    },
    ask: 'counselor',
  },
  {
    id: 'partner-left',
    asks: {
      en: [
        'my wife left me because of my drinking',
        'he broke up with me and I want to get wasted',
        'she took the kids and moved out',
        'my marriage is over because of drugs',
        "I got dumped and I'm spiraling",
        'divorce papers came today',
      ],
      es: [
        'mi esposa me dejó por beber',
        'terminó conmigo y quiero emborracharme',
        'se llevó a los niños y se fue',
        'se acabó mi matrimonio por las drogas',
        'me dejaron y estoy cayendo',
        'hoy llegaron los papeles del divorcio',
      ],
    },
    answer: {
      en: 'Get through tonight first: be with someone or on the phone, eat, no messages to your ex until tomorrow. Pour out what’s in the house or leave it. Heartbreak hits the same place as craving, and it does ease. If you think of dying, call or text 988.',
      es: 'Primero pasa esta noche: con alguien o por teléfono, come algo y no le escribas a tu ex hasta mañana. Vacía lo que haya en casa o sal de ahí. El desamor golpea donde golpean las ganas, y baja. Si piensas en morir, llama o escribe al 988.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'should-i-leave',
    asks: {
      en: [
        'should I leave my alcoholic husband',
        'do I stay with someone who keeps using',
        "I love him but I can't take the drinking anymore",
        'when is it time to divorce an addict',
        'she promised to stop ten times',
        'am I a bad person for leaving',
      ],
      es: [
        'dejo a mi esposo alcohólico',
        'sigo con alguien que no deja de consumir',
        'lo amo pero ya no aguanto que beba',
        'cuándo divorciarse de un adicto',
        'prometió dejarlo diez veces',
        'soy mala persona si me voy',
      ],
    },
    answer: {
      en: 'You don’t have to decide today. Write down what you’d need to see in the next 90 days to stay, and talk it through with a counselor or an Al-Anon group. If you or the kids aren’t safe, safety comes first: 1-800-799-7233.',
      es: 'No tienes que decidir hoy. Escribe qué necesitarías ver en los próximos 90 días para quedarte, y háblalo con un consejero o en un grupo de Al-Anon. Si tú o los niños corren peligro, la seguridad va primero: 1-800-799-7233.',
    },
    source: { title: 'National Domestic Violence Hotline', url: 'https://www.thehotline.org' },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'co-parenting-user',
    asks: {
      en: [
        'my ex drinks when he has the kids',
        'she drives the kids high',
        'should I send my child to visits if their dad is using',
        "my kids' father relapsed what about visitation",
        'co-parenting with an addict',
        "how do I know my child is safe at their mom's",
      ],
      es: [
        'mi ex bebe cuando tiene a los niños',
        'maneja drogada con los niños',
        'mando a mi hijo a las visitas si su papá consume',
        'el papá de mis hijos recayó, qué pasa con las visitas',
        'criar con un ex adicto',
        'cómo sé que mi hijo está seguro con su mamá',
      ],
    },
    answer: {
      en: 'If a child is in a car or home with someone intoxicated right now, call 911. Otherwise, write down dates and facts, and ask a family lawyer about supervised visits or sobriety checks before you stop visits yourself. Teach your child how to call you.',
      es: 'Si ahora mismo hay un niño en un carro o casa con alguien intoxicado, llama al 911. Si no, anota fechas y hechos, y pregunta a un abogado de familia por visitas supervisadas o pruebas antes de suspenderlas por tu cuenta. Enseña a tu hijo a llamarte.',
    },
    ask: 'lawyer',
    danger: true,
  },
]
