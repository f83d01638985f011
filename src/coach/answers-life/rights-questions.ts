// Jobs, babies, courts and rent: what people fear to lose by asking for help.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const rightsQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'baby-taken-away',
    asks: {
      en: [
        'will they take my baby away',
        'can CPS take my newborn because of methadone',
        'will the hospital report me if I test positive at birth',
        'can I lose my baby if I tell my doctor I use',
        'do they drug test mothers at birth',
        'what is a plan of safe care',
        "will they take my baby because I'm on suboxone",
      ],
      es: [
        'me van a quitar a mi bebé',
        'me pueden quitar al recién nacido por la metadona',
        'el hospital me va a reportar',
        'puedo perder a mi bebé si le digo al doctor',
        'le hacen prueba de drogas a las mamás',
        'me quitan al niño por tomar suboxone',
      ],
    },
    answer: {
      en: 'Being in treatment, methadone or buprenorphine included, usually speaks for you. Hospitals in many states must tell child services about an exposed newborn; that often leads to a "plan of safe care" and not to losing the baby. Rules differ by state, so ask a lawyer or legal aid now. Keep records of every visit.',
      es: 'Estar en tratamiento, también con metadona o buprenorfina, suele contar a tu favor. En muchos estados el hospital debe avisar de un recién nacido expuesto; eso suele llevar a un «plan de cuidado seguro», no a perderlo. Cambia por estado: pregunta ya a un abogado o ayuda legal. Guarda papeles de cada cita.',
    },
    ask: 'lawyer',
  },
  {
    id: 'fired-for-rehab',
    asks: {
      en: [
        'can they fire me for going to rehab',
        'will I be fired if I ask for help',
        "I'm a nurse and need rehab, will they fire me",
        'can my boss fire me for being in recovery',
        'do I have to legally tell my boss about my addiction',
        'do I lose my CDL if I ask for help',
        'will my bar association find out if I get help',
        'does getting help go on my record',
      ],
      es: [
        'me pueden correr por ir a rehabilitación',
        'me van a despedir si pido ayuda',
        'soy enfermera y necesito tratamiento, me corren',
        'por ley le tengo que decir a mi jefe',
        'pierdo mi licencia si pido ayuda',
        'pedir ayuda queda en mi expediente',
        'el colegio de abogados se entera si pido ayuda',
      ],
    },
    answer: {
      en: 'Asking for help before there’s an incident protects you most. The ADA and FMLA cover many people in treatment, and in most jobs you don’t have to name the diagnosis. Nurses, drivers, pilots, and lawyers have confidential help programs; some safety jobs have reporting rules. Call an employment lawyer or your union before you tell HR.',
      es: 'Pedir ayuda antes de un incidente es lo que más protege. La ADA y la FMLA cubren a muchos en tratamiento, y en la mayoría de los trabajos no tienes que decir el diagnóstico. Enfermeras, choferes, pilotos y abogados tienen programas confidenciales. Antes de hablar con Recursos Humanos, llama a un abogado laboral o al sindicato.',
    },
    ask: 'lawyer',
  },
  {
    id: 'prove-sobriety',
    asks: {
      en: [
        "how do I prove I'm sober",
        'what counts as proof of recovery in court',
        'can they use rehab against me in court',
        'do I have to give the court my medical records',
        "how do I show the judge I'm clean",
        'letters for court about my sobriety',
        'my ex uses my past against me',
      ],
      es: [
        'cómo pruebo que estoy sobrio',
        'qué cuenta como prueba de recuperación',
        'pueden usar la rehabilitación en mi contra',
        'tengo que dar mis expedientes médicos al juez',
        'cómo le demuestro al juez que estoy limpio',
        'mi ex usa mi pasado en mi contra',
      ],
    },
    answer: {
      en: 'Collect it in one folder: attendance slips, regular test results, letters from a counselor or sponsor, work and school pickups. Treatment you stick with often helps you. Treatment records have extra federal protection (42 CFR Part 2), so don’t sign a release before a lawyer reads it. Legal aid may be free.',
      es: 'Júntalo en una carpeta: hojas de asistencia, pruebas regulares, cartas de tu terapeuta o padrino, trabajo y escuela. Seguir en tratamiento suele ayudarte. Esos expedientes tienen protección federal extra (42 CFR Parte 2): no firmes permiso antes de que lo lea un abogado. La ayuda legal puede ser gratis.',
    },
    ask: 'lawyer',
  },
  {
    id: 'missed-court-meeting',
    asks: {
      en: [
        'what if I miss a court ordered meeting',
        'I missed a required AA meeting',
        'what happens if I skip a class the judge ordered',
        'I lost my signature sheet',
        "I can't finish my meetings in time",
        "what if I'm late with my court meetings",
      ],
      es: [
        'y si falto a una junta que mandó el juez',
        'falté a una reunión obligatoria',
        'qué pasa si no voy a la clase del juez',
        'perdí la hoja de firmas',
        'no voy a terminar mis juntas a tiempo',
        'y si me atraso con las juntas de la corte',
      ],
    },
    answer: {
      en: 'Tell your officer, caseworker, or lawyer before they find out: what happened, and which day you’ll make it up. Go to an extra meeting this week and get it signed. One missed meeting that you report is usually a small thing; several that you hide is not. Keep photos of every slip.',
      es: 'Avisa a tu oficial, trabajador social o abogado antes de que lo descubran: qué pasó y qué día lo repones. Ve a una reunión extra esta semana y pide la firma. Una falta que avisas suele ser poca cosa; varias escondidas no. Guarda foto de cada hoja.',
    },
    ask: 'court',
  },
  {
    id: 'rent-during-rehab',
    asks: {
      en: [
        'how do I pay rent while in rehab',
        "who pays my bills when I'm in treatment",
        "I'll lose my apartment if I go to rehab",
        'what about my car payment during treatment',
        'I have no gas money to get to detox',
        'how do I get to rehab without a car',
        'ride to treatment',
      ],
      es: [
        'cómo pago la renta mientras estoy en tratamiento',
        'quién paga mis cuentas si me interno',
        'voy a perder el departamento si voy a rehabilitación',
        'no tengo para la gasolina para llegar',
        'cómo llego al centro sin carro',
        'transporte al tratamiento',
      ],
    },
    answer: {
      en: 'Ask the program’s intake worker first; many have a case manager for exactly this, and Medicaid often pays rides. Call 211 about rent help and transport. Before you go in: short-term disability or paid leave at work, one call to the landlord, autopay for the minimum, and one person who opens your mail.',
      es: 'Pregunta primero en la admisión del programa; muchos tienen quien vea justo eso, y Medicaid suele pagar el transporte. Llama al 211 por renta y traslado. Antes de entrar: permiso pagado o incapacidad, una llamada al casero, pagos mínimos automáticos y una persona que abra tu correo.',
    },
    ask: 'counselor',
  },
  {
    id: 'excluded-from-meeting',
    asks: {
      en: [
        'can a meeting ask me to leave',
        'someone told me to leave the AA meeting',
        'I was kicked out of a meeting',
        "they said I don't belong in the group",
        'can they exclude me from AA',
        "a member was rude to me because I'm gay",
        'I was judged at a meeting',
        'how do I know a sponsor will accept who I am',
      ],
      es: [
        'me pueden correr de una reunión',
        'me pidieron que me fuera de la junta',
        'me sacaron del grupo',
        'me dijeron que no era mi lugar',
        'en la reunión me juzgaron',
        'cómo sé que un padrino me va a aceptar como soy',
        'fueron groseros conmigo por ser gay',
      ],
    },
    answer: {
      en: 'I’m sorry; that hurts in the very place meant to be safe. AA’s own tradition is that the wish to stop is the only requirement, so one person doesn’t get to decide. You don’t owe that group anything. Try one that says who it welcomes, like LGBTQ+ or online ones, and ask a sponsor up front: "How are you with people like me?"',
      es: 'Lo siento; duele en el lugar que debía ser seguro. La tradición de AA dice que solo se pide el deseo de dejarlo, así que una persona no decide. No le debes nada a ese grupo. Prueba uno que diga a quién recibe, como los LGBTQ+ o en línea, y pregunta al padrino de frente: «¿Cómo te sientes con gente como yo?».',
    },
    ask: 'counselor',
  },
  {
    id: 'kids-taken-if-help',
    asks: {
      en: [
        'can they take my kids if I go to treatment',
        'I am scared to ask for help because of CPS',
        'will my doctor report me if I say I use',
        'does going to rehab mean losing custody',
        'do therapists have to call CPS if I drink',
        'I am a mom and afraid they will take my baby if I admit it',
        'can I get help without CPS knowing',
      ],
      es: [
        'me quitan a mis hijos si pido tratamiento',
        'no pido ayuda por miedo a que me quiten a los niños',
        'el doctor me reporta si digo que consumo',
        'ir a rehabilitación es perder la custodia',
        'el terapeuta tiene que llamar a CPS si bebo',
        'tengo miedo de que me quiten al bebé si lo digo',
      ],
    },
    answer: {
      en: 'Asking for help isn’t a reason to take a child, and treatment records have extra privacy under federal law. Staff must report a child in danger, and rules on pregnancy differ by state. You can call 1-800-662-4357 without your name and ask about programs for parents. Ask legal aid before you go, and plan who’s with the kids. A parent in care stands better than one found out.',
      es: 'Pedir ayuda no es motivo para quitar a un hijo, y los registros de tratamiento tienen privacidad extra por ley federal. El personal debe reportar si un niño corre peligro, y las reglas sobre el embarazo cambian por estado. Puedes llamar sin dar tu nombre al 1-800-662-4357 y preguntar por programas para padres. Pregunta antes en asistencia legal y planea quién cuida a los niños.',
    },
    source: { title: 'Child Welfare Information Gateway', url: 'https://www.childwelfare.gov' },
    ask: 'lawyer',
  },
  {
    id: 'passport-dui',
    asks: {
      en: [
        'does a DUI stop me from getting a passport',
        'can I travel to Canada with a DUI',
        'can I leave the country on probation',
        'can a felon get a passport',
        'will my drug charge stop me from flying',
        'can I go on a cruise with a record',
        'do I lose global entry for a DUI',
      ],
      es: [
        'un DUI me impide sacar pasaporte',
        'puedo viajar a Canadá con un DUI',
        'puedo salir del país en libertad condicional',
        'puedo tener pasaporte con antecedentes',
        'un cargo de drogas me impide volar',
        'puedo ir a un crucero con antecedentes',
      ],
    },
    answer: {
      en: 'A DUI by itself doesn’t block a U.S. passport. Some drug trafficking convictions, a court order, probation terms, or large unpaid child support can. On probation or parole, get written permission before you leave. Other countries decide who gets in, and Canada can turn people away for a DUI, so check with its border agency first. Without U.S. citizenship, ask an immigration lawyer before any trip.',
      es: 'Un DUI por sí solo no impide el pasaporte de EE. UU. Sí pueden impedirlo ciertas condenas por tráfico, una orden del juez, la libertad condicional o mucha deuda de manutención. Con oficial, pide permiso por escrito antes de salir. Cada país decide quién entra, y Canadá puede rechazar por un DUI; pregunta antes. Si no tienes ciudadanía, habla con un abogado de inmigración antes de viajar.',
    },
    source: {
      title: 'Travel (U.S. Department of State)',
      url: 'https://travel.state.gov',
    },
    ask: 'lawyer',
  },
  {
    id: 'license-with-record',
    asks: {
      en: [
        'can I become a nurse with a felony',
        'can I be a teacher with a DUI',
        'which jobs can I get with a drug record',
        'can a felon be a counselor',
        'can I get a CDL with a DUI',
        'will the board give me a license with a conviction',
        'can I work in healthcare after a drug charge',
        'can I be a peer specialist with a record',
      ],
      es: [
        'puedo ser enfermera con antecedentes',
        'puedo ser maestro con un DUI',
        'qué trabajos hay con antecedentes de drogas',
        'puedo sacar licencia comercial con un DUI',
        'me dan la licencia con una condena',
        'puedo trabajar en salud después de un cargo de drogas',
        'puedo ser consejero con antecedentes',
      ],
    },
    answer: {
      en: 'Often yes, but each state board decides, and it looks at the charge, the years since, and what you’ve done. Many states let you ask before you pay for school: write to the board for a “predetermination.” Collect court papers, treatment records, clean tests and letters from people who know you. Tell the truth on the form. Legal aid may seal some records. Peer specialist jobs often welcome your past.',
      es: 'Muchas veces sí, pero decide el consejo de cada estado, que mira el cargo, los años y lo que has hecho. Muchos estados dejan preguntar antes de pagar la escuela: pide una «predeterminación». Junta papeles de la corte, tratamiento, pruebas limpias y cartas de quien te conoce. Di la verdad en el formulario. Asistencia legal quizá pueda sellar registros. Ser acompañante de pares suele aceptar tu pasado.',
    },
    source: { title: 'CareerOneStop: jobs with a record', url: 'https://www.careeronestop.org/ExOffender/' },
    ask: 'lawyer',
  },
]
