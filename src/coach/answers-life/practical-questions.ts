// Practical questions of relatives and about grief, court and paid leave.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const practicalQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'overdose-grief-groups',
    asks: {
      en: [
        'is there a group for people who lost someone to an overdose',
        'grief support after an overdose',
        'support group for parents who lost a child to fentanyl',
        "where do I go with grief over an addict's death",
        'online grief group',
        'grief counseling after a drug death',
      ],
      es: [
        'hay grupo para quienes perdieron a alguien por sobredosis',
        'apoyo para el duelo por sobredosis',
        'grupo para padres que perdieron un hijo por drogas',
        'a dónde voy con este duelo',
        'grupo de duelo en línea',
        'terapia de duelo por muerte por drogas',
      ],
    },
    answer: {
      en: 'Yes: GRASP is for people who lost someone to drugs or alcohol, in person and online, and it’s free. The Compassionate Friends is for parents and siblings, and many hospices run open grief groups, also for people they never cared for. Nar-Anon has members who know this loss. If you’re in recovery yourself, tell your group this week, since grief feeds cravings.',
      es: 'Sí: GRASP es para quienes perdieron a alguien por drogas o alcohol, en persona y en línea, y es gratis. The Compassionate Friends es para padres y hermanos, y muchos hospicios tienen grupos de duelo abiertos a todos. En Nar-Anon hay gente que conoce esta pérdida. Si tú también estás en recuperación, cuéntalo esta semana a tu grupo: el duelo aumenta las ganas.',
    },
    source: { title: 'GRASP: grief recovery after a substance passing', url: 'https://grasphelp.org/' },
    ask: 'counselor',
  },
  {
    id: 'rehab-wont-tell-me',
    asks: {
      en: [
        "rehab won't tell me anything about my son",
        "why won't the rehab talk to me",
        "is my daughter in that detox they won't say",
        'can I get updates from the treatment center',
        'can a wife call the rehab for information',
        "how do I find out which rehab he's in",
      ],
      es: [
        'el centro no me dice nada de mi hijo',
        'por qué no me informan en rehabilitación',
        'puedo llamar al centro a preguntar',
        'no me quieren decir si mi hija está ahí',
        'pueden darme noticias del tratamiento',
        'cómo sé en qué centro está',
      ],
    },
    answer: {
      en: 'They can’t even confirm that someone is there unless that person signs a release; it’s federal law and not about you. You may still tell them things: what was used, medicines, allergies, that you’re worried. Ask staff to pass on a message and to offer the release form again. Many people sign after the first days. Meanwhile, family groups help with the waiting.',
      es: 'No pueden ni confirmar que alguien está ahí si esa persona no firma un permiso; es ley federal y no es por ti. Tú sí puedes decirles cosas: qué consumía, medicinas, alergias, que te preocupa. Pide que le pasen un recado y que vuelvan a ofrecerle el permiso. Muchos firman tras los primeros días. Mientras, los grupos de familias ayudan con la espera.',
    },
    source: {
      title: 'HHS: HIPAA and family members',
      url: 'https://www.hhs.gov/hipaa/for-individuals/family-members-friends/index.html',
    },
    ask: 'counselor',
  },
  {
    id: 'signs-of-use',
    asks: {
      en: [
        'how do I know if my son is on drugs',
        'signs someone is using meth',
        'how can you tell if someone is high',
        'what are signs of drug use in teens',
        'is my daughter using pills',
        'how to spot if my wife is drinking in secret',
        'signs of opioid use',
      ],
      es: [
        'cómo sé si mi hijo usa drogas',
        'señales de que alguien usa cristal',
        'cómo se nota si alguien está drogado',
        'señales de drogas en adolescentes',
        'mi hija está tomando pastillas',
        'cómo sé si mi esposa bebe a escondidas',
      ],
    },
    answer: {
      en: 'No single sign proves it; look for several changes that last: sleep and eating turned around, money or pills gone, new friends, lies about small things, red or tiny pupils, nodding off, sweets wrappers, foil, pens, burned spoons. Depression can look alike. Say what you saw, without a verdict: “You’ve missed three dinners, and I’m worried.” Then ask and wait. Can’t wake them: 911 and naloxone.',
      es: 'Ninguna señal sola lo prueba; busca varios cambios que duran: sueño y comida al revés, dinero o pastillas que faltan, amigos nuevos, mentiras por cosas pequeñas, ojos rojos o pupilas mínimas, cabecear, papel aluminio, plumas de vapeo, cucharas quemadas. La depresión se parece. Di lo que viste, sin juicio: «Faltaste a tres cenas y me preocupa». Pregunta y espera. Si no despierta: 911 y naloxona.',
    },
    source: { title: 'NIDA: family checkup', url: 'https://nida.nih.gov/research-topics/parents-educators' },
    ask: 'counselor',
  },
  {
    id: 'help-a-friend',
    asks: {
      en: [
        'how do I help a friend who drinks too much',
        'my best friend is addicted what can I do',
        'how can I support someone in recovery',
        'what do I say to a friend who relapsed',
        'how do I help my coworker with a drug problem',
        'my roommate is using what should I do',
      ],
      es: [
        'cómo ayudo a un amigo que toma mucho',
        'mi mejor amiga es adicta, qué hago',
        'cómo apoyo a alguien en recuperación',
        'qué le digo a un amigo que recayó',
        'cómo ayudo a un compañero con problemas de drogas',
        'mi compañero de cuarto consume, qué hago',
      ],
    },
    answer: {
      en: 'Talk to them once, alone and sober: “I’ve noticed this, I care about you, and I’ll go with you if you want help.” Then listen more than you talk. Don’t lend cash, lie for them or argue with them drunk. Offer one concrete thing, such as a ride to a meeting or the number 1-800-662-4357. If they say no, stay in touch; many say yes at the third time.',
      es: 'Háblale una vez, a solas y sobrio: «He notado esto, me importas, y si quieres ayuda voy contigo». Luego escucha más de lo que hablas. No le prestes efectivo, no mientas por él ni discutas cuando ha tomado. Ofrece algo concreto, como llevarle a una reunión o el 1-800-662-4357. Si dice que no, sigue cerca; muchos aceptan a la tercera.',
    },
    source: {
      title: 'SAMHSA: how to help someone',
      url: 'https://www.samhsa.gov/find-support/helping-someone',
    },
    ask: 'counselor',
  },
  {
    id: 'jail-medicine',
    asks: {
      en: [
        'will I get my suboxone in jail',
        'do jails give methadone',
        'can I go to rehab with a warrant',
        'will rehab report my warrant',
        "I have to do 30 days and I'm on methadone",
        'turning myself in while on suboxone',
      ],
      es: [
        'me dan mi suboxone en la cárcel',
        'en la cárcel dan metadona',
        'puedo ir a rehabilitación con una orden de arresto',
        'el centro avisa a la policía',
        'voy a la cárcel y tomo metadona',
        'me entrego y tomo suboxone',
      ],
    },
    answer: {
      en: 'Tell intake and medical staff right away what you take and your clinic’s name, and have your lawyer or family call the clinic. By the Justice Department, cutting off prescribed methadone or buprenorphine in jail can break the disability law, and more jails now give it. Treatment programs don’t report you to police. Ask a public defender to time your surrender around treatment.',
      es: 'Di al ingreso y al personal médico qué tomas y el nombre de tu clínica, y que tu abogado o familia llame a la clínica. Según el Departamento de Justicia, quitar metadona o buprenorfina recetada en la cárcel puede violar la ley de discapacidad, y más cárceles ya la dan. Los programas de tratamiento no te reportan a la policía. Pide a un defensor público planear tu entrega alrededor del tratamiento.',
    },
    source: {
      title: 'ADA.gov: opioid use disorder',
      url: 'https://www.ada.gov/resources/opioid-use-disorder/',
    },
    ask: 'lawyer',
  },
  {
    id: 'paid-leave',
    asks: {
      en: [
        "do I get paid while I'm in rehab",
        'is FMLA paid',
        'short term disability for rehab',
        'how do I get paid leave for treatment',
        'can I use sick days for detox',
        'does disability pay for rehab time',
      ],
      es: [
        'me pagan mientras estoy en rehabilitación',
        'el fmla se paga',
        'incapacidad de corto plazo para tratamiento',
        'cómo consigo permiso con sueldo para tratarme',
        'puedo usar días de enfermedad para el detox',
        'paga la incapacidad el tiempo en rehab',
      ],
    },
    answer: {
      en: 'FMLA leave is unpaid, but it can run together with paid sick days, vacation, or short-term disability, which many employers and some states pay for. Ask HR two questions: “Which leave do I have?” and “Do I have short-term disability?” A clinician fills in the form; your boss doesn’t have to know the diagnosis. Keep paying your part of the insurance while you’re out.',
      es: 'El permiso FMLA no se paga, pero puede ir junto con días de enfermedad, vacaciones o incapacidad de corto plazo, que pagan muchas empresas y algunos estados. Pregunta en Recursos Humanos: «¿Qué permisos tengo?» y «¿Tengo incapacidad de corto plazo?». Un médico llena el formato; tu jefe no tiene que saber el diagnóstico. Sigue pagando tu parte del seguro.',
    },
    source: { title: 'Department of Labor: FMLA', url: 'https://www.dol.gov/agencies/whd/fmla' },
    ask: 'counselor',
  },
  {
    id: 'codependency',
    asks: {
      en: [
        'what is codependency',
        'am I codependent',
        'what does detach with love mean',
        'how do I stop being codependent',
        'what are the three Cs',
        'is there a group for codependents',
      ],
      es: [
        'qué es la codependencia',
        'soy codependiente',
        'qué significa soltar con amor',
        'cómo dejo de ser codependiente',
        'qué son las tres C',
        'hay grupo para codependientes',
      ],
    },
    answer: {
      en: 'Codependency means your mood, money and time turn around someone else’s using, until your own life gets small: you cover, check, rescue, and can’t say no. It isn’t a diagnosis, and it grows out of love and fear. “Detach with love” is the way back: care for the person, stop fixing what the using breaks. Start with one thing you stop doing this week. Al-Anon, CoDA and a counselor help.',
      es: 'Codependencia es cuando tu ánimo, dinero y tiempo giran alrededor del consumo de otra persona, y tu vida se hace chica: cubres, revisas, rescatas y no puedes decir no. No es un diagnóstico, y nace del amor y del miedo. «Soltar con amor» es el camino: querer a la persona y dejar de arreglar lo que el consumo rompe. Empieza por una cosa que dejas de hacer esta semana. Ayudan Al-Anon y CoDA.',
    },
    source: { title: 'Al-Anon: new to Al-Anon', url: 'https://al-anon.org/newcomers/' },
    ask: 'counselor',
  },
  {
    id: 'therapist-reports',
    asks: {
      en: [
        'will my therapist report me for using drugs',
        'do doctors call cps if you use',
        'what does a counselor have to report',
        'can I tell my therapist I drink around my kids',
        'mandated reporter drug use',
        'is it safe to be honest with a counselor if I have kids',
      ],
      es: [
        'mi terapeuta me va a reportar por consumir',
        'los médicos llaman a protección de menores si consumes',
        'qué tiene que reportar un consejero',
        'puedo decirle a mi psicóloga que bebo con mis hijos en casa',
        'es seguro ser honesto si tengo hijos',
        'me reportan si digo que uso drogas',
      ],
    },
    answer: {
      en: 'Using drugs isn’t by itself something a therapist must report in most states; a child who is being hurt or left in danger is. A few states count some use as neglect. Ask before you tell: “What would you have to report?” They must answer that honestly. Being in treatment usually speaks for you. For your own case, a family lawyer or legal aid can tell you where the line is.',
      es: 'Consumir no es, por sí solo, algo que un terapeuta deba reportar en casi ningún estado; un niño al que dañan o dejan en peligro sí. Algunos estados cuentan cierto consumo como negligencia. Pregunta antes de contar: «¿Qué tendría que reportar?». Debe contestarte con honestidad. Estar en tratamiento suele hablar a tu favor. Para tu caso, un abogado de familia o ayuda legal te dice dónde está la línea.',
    },
    source: { title: 'Child Welfare Information Gateway', url: 'https://www.childwelfare.gov/' },
    ask: 'lawyer',
  },
  {
    id: 'work-tests',
    asks: {
      en: [
        'can my job drug test me',
        'is a random test at work legal',
        'can work make me blow into a breathalyzer',
        'does a medical card protect me from a drug test',
        'can I be fired for testing positive for weed',
        'can they test me after an accident at work',
      ],
      es: [
        'en mi trabajo me pueden hacer pruebas',
        'es legal una prueba sorpresa en el trabajo',
        'me pueden hacer el alcoholímetro en el trabajo',
        'la tarjeta médica me protege de la prueba',
        'me pueden correr por dar positivo en mota',
        'me pueden hacer prueba tras un accidente',
      ],
    },
    answer: {
      en: 'In most jobs, yes. They may test you for alcohol or drugs if a written policy says so, after an accident, or if they have a reason, and they can fire you for a positive test. A medical weed card helps only in some states. It never helps in federal jobs or jobs like driving. Ask HR for the policy and for a second test, and talk to a lawyer before you sign.',
      es: 'En casi todos los trabajos, sí: la empresa puede hacer pruebas de alcohol o drogas con una política escrita, tras un accidente o por sospecha, y despedirte por un positivo. La tarjeta de cannabis medicinal solo protege en algunos estados, y nunca en empleos federales o de seguridad, como manejar. Pide la política a recursos humanos, pide una prueba de confirmación y habla con un abogado laboral antes de firmar.',
    },
    source: {
      title: 'SAMHSA: drug-free workplace',
      url: 'https://www.samhsa.gov/substance-use/drug-free-workplace',
    },
    ask: 'lawyer',
  },
]
