// Life in treatment: staying, leaving, privacy, work, and coming home.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const treatmentLifeAnswers: PreparedAnswer[] = [
  {
    id: 'leave-rehab-early',
    asks: {
      en: [
        'i want to leave rehab',
        'thinking of walking out of treatment tonight',
        'can i leave detox ama',
        'im 9 days in and i hate it here, going home',
        'what happens if i check myself out early',
        'my roommate in rehab is awful i wanna go',
      ],
      es: [
        'quiero irme del centro',
        'estoy pensando en salirme hoy del tratamiento',
        'puedo firmar mi alta voluntaria',
        'llevo nueve días y no aguanto, me voy',
        'qué pasa si dejo la rehabilitación antes',
        'mi compañero de cuarto es horrible y me quiero ir',
      ],
    },
    answer: {
      en: 'Before you pack, find a staff member and say, "I want to leave, and here\'s why." Ask them to give it 24 hours. Often the reason can be fixed. If you do go, ask for naloxone, your medicines, and an appointment: your tolerance is lower now.',
      es: 'Antes de empacar, busca a alguien del equipo y dile: "Me quiero ir y esta es la razón". Date 24 horas. Muchas veces tiene arreglo. Si te vas, pide naloxona, tus medicinas y una cita: tu tolerancia ya bajó.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'after-rehab',
    asks: {
      en: [
        'what do i do when i get out of rehab',
        'graduating treatment friday and scared',
        'how do i stay sober after rehab',
        'just got home from 30 days, now what',
        'whats aftercare',
        'coming home from treatment to the same old house',
      ],
      es: [
        'qué hago cuando salga del centro',
        'salgo el viernes de rehabilitación y tengo miedo',
        'cómo me mantengo sobrio después del tratamiento',
        'acabo de volver a casa después de un mes, y ahora',
        'qué es el seguimiento después del centro',
        'vuelvo a la misma casa de siempre',
      ],
    },
    answer: {
      en: 'Before you leave, get three things on paper: your next appointment, your medicine plan, and one person to call. Then go to a meeting or group in your first two days home. The first weeks are the hardest, so keep them full.',
      es: 'Antes de salir, ten tres cosas por escrito: tu próxima cita, tu plan de medicinas y una persona a quien llamar. Ve a una reunión o grupo en los primeros dos días. Las primeras semanas son las más duras: llénalas.',
    },
    more: {
      en: "Clear the house before you're back: ask someone to take out alcohol, drugs, and gear. If home isn't safe, ask staff about sober living. If you used opioids, carry naloxone, because your old dose could kill you now.",
      es: 'Pide que limpien la casa antes de que llegues: alcohol, drogas y lo demás. Si tu casa no es segura, pregunta por una vivienda sobria. Si usabas opioides, lleva naloxona: tu dosis de antes hoy podría matarte.',
    },
    source: {
      title: 'NIDA: Treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
    danger: true,
  },
  {
    id: 'rehab-didnt-work',
    asks: {
      en: [
        "what can rehab do that's different from last time",
        'rehab didnt work for me',
        'been to treatment 5 times whats the point',
        'ive tried everything and i always relapse',
        'why would it work this time',
        'treatment is a waste i always go back',
        '3rd time in detox feel like a failure',
      ],
      es: [
        'qué sería diferente de la última vez en rehabilitación',
        'la rehabilitación no me funcionó',
        'he ido cinco veces a tratamiento, para qué',
        'lo intenté todo y siempre recaigo',
        'por qué iba a funcionar esta vez',
        'tratarme es perder el tiempo, siempre vuelvo',
        'tercera vez en desintoxicación, me siento un fracaso',
      ],
    },
    answer: {
      en: "Write down one thing that helped each time, even for a week, and take that list to a clinician. Ask what you haven't had yet: medicine, longer follow-up, or care for sleep, pain, or mood. Many people need several tries, and that isn't failure.",
      es: 'Anota algo que te ayudó cada vez, aunque fuera una semana, y llévale esa lista a un profesional. Pregunta qué te ha faltado: medicina, más seguimiento o atención para sueño, dolor o ánimo. Muchos necesitan varios intentos, y eso no es fracasar.',
    },
    source: {
      title: 'NIDA: Treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
  },
  {
    id: 'treatment-privacy',
    asks: {
      en: [
        'is rehab confidential',
        'can my employer find out i went to treatment',
        'will it be on my record that i was in detox',
        'who sees my drug treatment records',
        'can police get my rehab file',
        'does my doctor tell my family about my addiction',
      ],
      es: [
        'es confidencial la rehabilitación',
        'mi jefe puede saber que estuve en tratamiento',
        'queda en mi historial que me desintoxiqué',
        'quién ve mi expediente de adicciones',
        'la policía puede pedir mi expediente del centro',
        'el doctor le cuenta a mi familia',
      ],
    },
    answer: {
      en: 'Yes, treatment is confidential: a federal law, 42 CFR Part 2, gives addiction treatment records extra protection. Most sharing needs your written consent, with a few exceptions, such as a medical emergency. Ask the program, "Who can see my records, and what do I sign?"',
      es: 'Sí, el tratamiento es confidencial: una ley federal, 42 CFR Part 2, da protección extra a los expedientes de adicciones. Casi siempre hace falta tu permiso por escrito, salvo excepciones como una emergencia médica. Pregunta en el programa: "¿Quién ve mi expediente y qué firmo?".',
    },
    source: {
      title: 'HHS: Substance use records and privacy',
      url: 'https://www.hhs.gov/hipaa/part-2/index.html',
    },
  },
  {
    id: 'first-appointment',
    asks: {
      en: [
        'what happens at an intake',
        'what do they ask at an intake appointment',
        'how do i tell my doctor i have a problem',
        'what do i say at the appointment about my drinking',
        'embarrassed to tell my dr about drugs',
        'first addiction appointment tomorrow what will they ask',
        'will my doctor judge me',
        'do i have to be honest w the doctor about how much',
      ],
      es: [
        'qué preguntan en la primera cita',
        'qué pasa en la entrevista de ingreso',
        'cómo le digo al doctor que tengo un problema',
        'qué digo en la consulta sobre lo que tomo',
        'me da pena contarle al médico de las drogas',
        'mañana tengo mi primera cita, qué me preguntan',
        'el doctor me va a juzgar',
        'tengo que decirle la verdad de cuánto tomo',
      ],
    },
    answer: {
      en: "Try one sentence: \"I'm worried about my drinking (or using), and I'd like help.\" Then tell them what, how much, and when you last used. Honest numbers keep you safe, and they've heard it before. You can read it from your phone.",
      es: 'Prueba una frase: "Me preocupa lo que tomo (o consumo) y quiero ayuda". Luego di qué, cuánto y cuándo fue la última vez. Los datos sinceros te protegen, y ya lo han oído antes. Puedes leerlo de tu teléfono.',
    },
    ask: 'doctor',
    source: {
      title: 'SAMHSA: Substance use treatment',
      url: 'https://www.samhsa.gov/substance-use/treatment',
    },
  },
  {
    id: 'therapist-or-program',
    asks: {
      en: [
        'is weekly counseling enough for me',
        'do i need rehab or just a therapist',
        'what kind of therapy works for drinking',
        'whats CBT for addiction',
        'therapist near me who gets addiction',
        'can counseling alone fix it',
      ],
      es: [
        'necesito rehabilitación o solo terapia',
        'cómo encuentro un consejero de adicciones',
        'qué terapia sirve para dejar de tomar',
        'qué es la terapia cognitiva para adicciones',
        'busco un psicólogo que sepa de adicciones',
        'basta con ir a terapia',
      ],
    },
    answer: {
      en: 'Ask for an assessment first; it tells you if weekly counseling is enough. Ask a counselor, "Do you treat addiction, and what do you use?" Approaches with good evidence include CBT, motivational interviewing, and contingency management. Medicine can be part of it.',
      es: 'Pide primero una evaluación: te dice si basta con terapia semanal. Pregunta: "¿Trata adicciones y con qué método?". Tienen buen respaldo la terapia cognitivo-conductual, la entrevista motivacional y el manejo de contingencias. La medicina puede sumarse.',
    },
    source: { title: 'NIAAA Alcohol Treatment Navigator', url: 'https://alcoholtreatment.niaaa.nih.gov' },
  },
  {
    id: 'stimulant-treatment',
    asks: {
      en: [
        'is there treatment for meth',
        'any medicine to quit cocaine',
        'how do people quit crystal',
        'what is contingency management',
        'they give you gift cards for not using, real?',
        'help for adderall or crack addiction',
      ],
      es: [
        'hay tratamiento para el cristal',
        'alguna medicina para dejar la cocaína',
        'cómo deja la gente la metanfetamina',
        'qué es el manejo de contingencias',
        'es cierto que te dan tarjetas de regalo por no consumir',
        'ayuda para dejar el crack',
      ],
    },
    answer: {
      en: "Ask programs if they offer contingency management. It rewards you, often with gift cards, for each test without stimulants, and it's the best-proven help for meth and cocaine. No medicine is approved for this in the US yet, but counseling works too.",
      es: 'Pregunta en los programas si ofrecen manejo de contingencias. Te premia, muchas veces con tarjetas de regalo, por cada prueba sin estimulantes, y es lo que más ha demostrado servir. Aún no hay medicina aprobada en EE. UU., pero la terapia también ayuda.',
    },
    source: { title: 'NIDA: Treatment', url: 'https://nida.nih.gov/research-topics/treatment' },
  },
  {
    id: 'dual-diagnosis',
    asks: {
      en: [
        'i have bipolar and i drink who treats both',
        'depressed and addicted which do i fix first',
        'rehab that does mental health too',
        'what is dual diagnosis',
        'ptsd and pills need one place',
        'my therapist wont see me til im sober',
      ],
      es: [
        'tengo bipolaridad y tomo, quién trata las dos cosas',
        'deprimido y adicto, qué trato primero',
        'centro que vea también salud mental',
        'qué es diagnóstico dual',
        'estrés postraumático y pastillas, busco un solo lugar',
        'mi psicóloga no me atiende hasta que deje de consumir',
      ],
    },
    answer: {
      en: 'Ask for "co-occurring" or "dual diagnosis" care, where one team treats both at the same time. You don\'t have to fix one first. findtreatment.gov has a filter for it. If you ever think about ending your life, call or text 988 now.',
      es: 'Pide atención para "trastornos concurrentes" o "diagnóstico dual": un mismo equipo trata las dos cosas a la vez. No tienes que arreglar una primero. findtreatment.gov tiene ese filtro. Si piensas en quitarte la vida, llama o escribe al 988 ya.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
    danger: true,
  },
  {
    id: 'family-wont-go',
    asks: {
      en: [
        'how do i get my son into rehab',
        'can i force someone into treatment',
        'my husband refuses help for his drinking',
        'should we do an intervention',
        'can i put my sister in rehab against her will',
        'what do i say to get him to go',
      ],
      es: [
        'cómo hago para que mi hijo entre a tratamiento',
        'puedo obligar a alguien a internarse',
        'mi esposo no acepta ayuda con el alcohol',
        'hacemos una intervención',
        'puedo internar a mi hermana a la fuerza',
        'qué le digo para que vaya',
      ],
    },
    answer: {
      en: 'Pick a calm, sober moment and say what you saw and felt, then offer one step: "I found a place that can see you Tuesday. I\'ll drive." 1-800-662-4357 helps families too. Forced care depends on state law and isn\'t the usual first step.',
      es: 'Elige un momento tranquilo y sobrio, di lo que viste y sentiste, y ofrece un paso: "Hay un lugar que te ve el martes. Te llevo". El 1-800-662-4357 también ayuda a familias. Obligar depende de la ley de cada estado y no suele ser lo primero.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'sober-living',
    asks: {
      en: [
        'what is a sober house',
        'how do i get into sober living',
        'halfway house vs sober living',
        'need somewhere to stay thats not around drugs',
        'i have nowhere sober to live after detox',
        'are sober homes safe',
      ],
      es: [
        'qué es una casa sobria',
        'cómo entro a una vivienda sobria',
        'necesito vivir en un lugar sin drogas',
        'diferencia entre casa de medio camino y casa sobria',
        'salgo de desintoxicación y no tengo dónde vivir sobrio',
        'son seguras las casas sobrias',
      ],
    },
    answer: {
      en: 'A sober house is a shared home without alcohol or drugs, with rent, rules and tests, for people coming out of treatment. Ask your counselor for homes they trust, or ask 1-800-662-4357. Before you move in, ask about rent, rules, and whether they accept your medicine, such as methadone or buprenorphine. Visit and talk with someone who lives there.',
      es: 'Una casa sobria es una casa compartida sin alcohol ni drogas, con renta, reglas y pruebas, para quien sale de tratamiento. Pide a tu consejero casas de confianza, o pregunta en el 1-800-662-4357. Antes de mudarte, pregunta por la renta, las reglas y si aceptan tu medicina, como metadona o buprenorfina. Visita y habla con alguien que viva ahí.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'quit-without-rehab',
    asks: {
      en: [
        'can i get sober without rehab',
        'do i have to go to treatment or can i just stop',
        'quit drinking on my own is that possible',
        'dont want rehab or meetings',
        'do people recover by themselves',
        'can i do this with an app',
      ],
      es: [
        'puedo dejarlo sin ir a un centro',
        'tengo que tratarme o puedo dejarlo solo',
        'es posible dejar de tomar por mi cuenta',
        'no quiero centro ni reuniones',
        'hay gente que se recupera sola',
        'puedo lograrlo con una aplicación',
      ],
    },
    answer: {
      en: "Some people do. Start with one doctor's visit, because stopping alcohol or benzodiazepines suddenly can be dangerous. Then pick two supports: one person who knows, and one plan for cravings. If it's not working after a few weeks, add more help.",
      es: 'Algunas personas lo logran. Empieza con una visita al médico, porque dejar de golpe el alcohol o las benzodiacepinas puede ser peligroso. Luego elige dos apoyos: una persona que lo sepa y un plan para las ganas. Si en unas semanas no va, suma ayuda.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://rethinkingdrinking.niaaa.nih.gov' },
    danger: true,
  },
  {
    id: 'job-during-treatment',
    asks: {
      en: [
        'will i lose my job if i go to rehab',
        'can i take time off work for treatment',
        'fmla for rehab',
        'how do i tell work im going away for a month',
        'sick leave for detox',
        'does my boss get told why im out',
      ],
      es: [
        'pierdo el trabajo si voy a rehabilitación',
        'puedo pedir permiso en el trabajo para tratarme',
        'licencia médica para rehabilitación',
        'qué digo en el trabajo si me voy un mes',
        'incapacidad por desintoxicación',
        'le dicen a mi jefe por qué falto',
      ],
    },
    answer: {
      en: 'Often your job is protected: the federal leave law (FMLA) can hold it during treatment if you and your employer qualify. Ask HR for "medical leave" and a form; you don\'t have to say more at first. Apply before you leave if you can.',
      es: 'Muchas veces tu empleo está protegido: la ley federal FMLA puede guardarlo durante el tratamiento si tú y tu empleador califican. Pide en recursos humanos una "licencia médica" y el formulario; al principio no tienes que decir más. Pídela antes de irte, si puedes.',
    },
    source: {
      title: 'US Department of Labor: Family and medical leave',
      url: 'https://www.dol.gov/agencies/whd/fmla',
    },
  },
  {
    id: 'veterans-treatment',
    asks: {
      en: [
        "will the VA help if I'm still drinking",
        'im a vet where do i get help for drinking',
        'does the va do rehab',
        'va benefits for addiction treatment',
        'got a bad discharge can i still get help from va',
        'veteran on pills need detox',
        'army guy here, whats out there for us',
      ],
      es: [
        'el VA me ayuda si sigo tomando',
        'soy veterano, dónde me ayudan con el alcohol',
        'la va tiene rehabilitación',
        'beneficios de veteranos para adicción',
        'tuve una baja mala, me atiende la va',
        'veterano con problema de pastillas',
        'estuve en el ejército, qué ayuda hay',
      ],
    },
    answer: {
      en: 'Call your nearest VA and ask for substance use treatment: they offer counseling, medicine, and places to stay. Even with a less than honorable discharge, ask, since some care may still be open to you. In a crisis, dial 988 and press 1.',
      es: 'Llama al centro de la VA más cercano y pide tratamiento por uso de sustancias: dan consejería, medicina y lugares para quedarse. Aunque tu baja no fue honorable, pregunta, porque quizá te atiendan. En una crisis, marca 988 y oprime 1.',
    },
    source: {
      title: 'VA: Substance use treatment',
      url: 'https://www.va.gov/health-care/health-needs-conditions/substance-use-problems/',
    },
  },
]
