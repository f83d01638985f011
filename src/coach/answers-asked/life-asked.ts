// Questions about rights, work, meetings and oneself that people ask in the middle of a talk.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const lifeAskedAnswers: PreparedAnswer[] = [
  {
    id: 'call-without-papers',
    asks: {
      en: [
        'if i call the hotline will they deport me',
        'can calling the police about my husband get me deported',
        'does the violence hotline ask for papers',
        'i have no papers and he hits me can i call',
        'will 911 call immigration',
        'can i report him without papers',
      ],
      es: [
        'si llamo me deportan',
        'si llamo a la policía por mi esposo me mandan a mi país',
        'la línea de violencia pide papeles',
        'no tengo papeles y me pega puedo llamar',
        'el 911 le avisa a migración',
        'puedo denunciarlo sin papeles',
      ],
    },
    answer: {
      en: 'Calling the hotline doesn’t: 1-800-799-7233 is private, free, in Spanish too, and doesn’t ask for papers. 911 sends help to anyone. There are visas for people hurt by a partner, with or without papers. What happens after a police report differs by place, so ask the hotline for a free immigration lawyer near you.',
      es: 'Llamar a la línea no: el 1-800-799-7233 es confidencial, gratis, en español, y no pide papeles. El 911 manda ayuda a cualquiera. Hay visas para quien sufre violencia de su pareja, tenga o no papeles. Lo que pasa tras una denuncia cambia según el lugar: pide a la línea un abogado de inmigración gratis cerca de ti.',
    },
    ask: 'lawyer',
    source: { title: 'National Domestic Violence Hotline', url: 'https://www.thehotline.org' },
    danger: true,
  },
  {
    id: 'refuse-faster-taper',
    asks: {
      en: [
        'can i refuse a faster methadone taper',
        'my new doctor wants to lower my methadone can i say no',
        'do i have the right to stay on my dose',
        'they want to take me off suboxone and i don’t want to',
        'can the clinic force me to taper',
        'i don’t want to sign the taper paper',
      ],
      es: [
        'puedo negarme a que me bajen la metadona',
        'el médico nuevo me quiere bajar la dosis puedo decir que no',
        'tengo derecho a seguir con mi dosis',
        'me quieren quitar el suboxone y yo no quiero',
        'la clínica me puede obligar a bajar',
        'no quiero firmar el papel para que me la bajen',
      ],
    },
    answer: {
      en: 'You can say no and ask why. Treatment is agreed with you, and the guidance sets no end date: many people stay on for years, and tapering when it works raises the risk of going back. Ask for the reason in writing, for time before you sign, and for a second opinion or the patient advocate. Say what a lower dose would do to your work. Don’t stop on your own.',
      es: 'Puedes decir que no y preguntar por qué. El tratamiento se acuerda contigo, y las guías no ponen fecha de fin: mucha gente sigue años, y bajarla cuando funciona sube el riesgo de recaer. Pide la razón por escrito, tiempo antes de firmar, y una segunda opinión o al defensor del paciente. Di qué le haría a tu trabajo. No la dejes por tu cuenta.',
    },
    source: { title: 'SAMHSA: Treatment', url: 'https://www.samhsa.gov/substance-use/treatment' },
  },
  {
    id: 'boss-sees-why-on-leave',
    asks: {
      en: [
        'does my foreman see why i’m on leave',
        'does insurance tell my employer i went to rehab',
        'will my boss know why i’m off',
        'can hr tell my manager about rehab',
        'does rehab show up on my work insurance',
        'who at work sees the reason for my medical leave',
      ],
      es: [
        'mi jefe ve por qué estoy de permiso',
        'el seguro le dice a mi trabajo que fui a rehabilitación',
        'se entera mi patrón de por qué falto',
        'recursos humanos le puede decir a mi supervisor',
        'sale en el seguro del trabajo que fui a un centro',
        'quién ve en el trabajo la razón de mi licencia',
      ],
    },
    answer: {
      en: 'Usually not why. A boss sees that you’re on leave, and the dates. The law is the FMLA, the Family and Medical Leave Act: medical papers stay in a separate file, and a supervisor may only learn what limits you have. Insurance bills go to the plan, which has its own privacy rules. Ask the benefits office who opens that mail.',
      es: 'Por lo general no la razón. El jefe ve que estás de licencia y las fechas. La ley es la FMLA: los papeles médicos van en un archivo aparte, y un supervisor solo puede saber qué limitaciones tienes. Las cuentas del seguro van al plan, que tiene sus propias reglas de privacidad. Pregunta en beneficios quién abre ese correo.',
    },
    ask: 'lawyer',
    source: { title: 'US Department of Labor: FMLA', url: 'https://www.dol.gov/agencies/whd/fmla' },
  },
  {
    id: 'positive-test-at-work',
    asks: {
      en: [
        'can they fire me if i test positive',
        'will i lose my job if the drug test comes back positive',
        'what if i fail the work drug test',
        'does a dirty test mean i’m fired',
        'can my company let me go for a positive drug screen',
        'positive at work do they fire you right away',
      ],
      es: [
        'me pueden botar si salgo positivo',
        'pierdo el trabajo si sale positiva la prueba',
        'qué pasa si no paso el antidoping del trabajo',
        'si salgo sucio me corren',
        'la empresa me puede despedir por un positivo',
        'te corren luego luego si sales positivo',
      ],
    },
    answer: {
      en: 'In many jobs, yes, they can; it depends on the company’s written policy, your state, and a union if you have one. Look for that policy today, and whether it gives a second chance with treatment. Asking for help before the test usually protects you more than after it. A union rep or an employment lawyer can tell you before you talk to anyone.',
      es: 'En muchos trabajos sí pueden; depende de la política escrita de la empresa, de tu estado y del sindicato, si hay. Busca hoy esa política y mira si da otra oportunidad con tratamiento. Pedir ayuda antes de la prueba suele proteger más que después. Un delegado sindical o un abogado laboral te lo puede decir antes de que hables con nadie.',
    },
    ask: 'lawyer',
  },
  {
    id: 'tell-officer-first',
    asks: {
      en: [
        'should i tell my po about it before the test',
        'if i tell my probation officer first is that better or worse',
        'do i tell my officer about the kratom',
        'is it better to be honest with my po',
        'tell my parole officer before he finds out',
        'do i come clean to my probation officer',
      ],
      es: [
        'le digo a mi oficial antes de la prueba',
        'es mejor o peor si se lo digo primero a mi oficial',
        'le cuento a mi oficial de libertad condicional',
        'es mejor ser honesto con mi oficial',
        'se lo digo antes de que se entere la probation',
        'le confieso a mi oficial de probatoria',
      ],
    },
    answer: {
      en: 'Ask your lawyer or public defender first, today if the test is close; what you tell an officer can be used. Often it looks better to say it before a test than after, with help already started. Legal in your state doesn’t mean allowed on probation: read your conditions, or have the lawyer read them.',
      es: 'Pregunta primero a tu abogado o defensor público, hoy mismo si la prueba está cerca; lo que le digas al oficial se puede usar. Muchas veces se ve mejor decirlo antes de una prueba que después, y con ayuda ya empezada. Que sea legal en tu estado no significa que tu libertad condicional lo permita: lee tus condiciones.',
    },
    ask: 'lawyer',
  },
  {
    id: 'things-for-a-new-job',
    asks: {
      en: [
        'where can i get work boots for free',
        'i need steel toes for my new job and have no money',
        'who helps with clothes for work',
        'i have no money for tools for my new job',
        'where do i get interview clothes',
        'help to buy boots before my first paycheck',
      ],
      es: [
        'dónde consigo botas de trabajo gratis',
        'necesito botas para el trabajo nuevo y no tengo dinero',
        'quién ayuda con ropa para trabajar',
        'no tengo para las herramientas del trabajo',
        'dónde consigo ropa para la entrevista',
        'ayuda para comprar botas antes del primer pago',
      ],
    },
    answer: {
      en: 'Try three today: the American Job Center near you (careeronestop.org), which can often pay for boots or tools once you have an offer; a reentry program or church closet; and 211. Also ask the job itself: some take boots out of the first paychecks. Thrift stores have steel toes too. Bring the offer letter.',
      es: 'Prueba hoy tres cosas: el American Job Center de tu zona (careeronestop.org), que muchas veces paga botas o herramientas si ya tienes la oferta; un programa de reinserción o el ropero de una iglesia; y el 211. Pregunta también en el trabajo: algunos descuentan las botas de los primeros pagos. En tiendas de segunda hay. Lleva la carta de oferta.',
    },
    source: { title: 'CareerOneStop: American Job Centers', url: 'https://www.careeronestop.org' },
  },
  {
    id: 'hold-hands-in-meeting',
    asks: {
      en: [
        'do meetings make you hold hands',
        'do i have to hold hands at aa',
        'do they make you pray at meetings',
        'can i sit in the back and not talk at a meeting',
        'do people hug you at meetings',
        'do i have to stand in the circle',
      ],
      es: [
        'en las reuniones te hacen tomarte de las manos',
        'tengo que agarrarme de las manos en aa',
        'te hacen rezar en las juntas',
        'puedo sentarme atrás y no hablar en la reunión',
        'te abrazan en las juntas',
        'tengo que pararme en el círculo',
      ],
    },
    answer: {
      en: 'Nobody makes you do anything. Some groups end in a circle, hand in hand, with a short prayer; you can stay in your chair, step back, or leave a minute early, and no one minds. You can sit in the back row and say “just listening.” Groups differ a lot: online, or in SMART Recovery, there are no hands and no prayer.',
      es: 'Nadie te obliga a nada. Algunos grupos cierran en círculo, de la mano y con una oración corta; puedes quedarte en tu silla, dar un paso atrás o irte un minuto antes, y a nadie le molesta. Puedes sentarte atrás y decir «hoy solo escucho». Los grupos son muy distintos: en línea o en SMART Recovery no hay manos ni oración.',
    },
    source: { title: 'AA: What to expect', url: 'https://www.aa.org' },
  },
  {
    id: 'attendance-at-meetings',
    asks: {
      en: [
        'do they take attendance at aa',
        'how do i prove i went to a meeting',
        'my wife wants proof that i went to the meeting',
        'does anyone write down who comes',
        'can a meeting sign that i was there',
        'is there a roll call at meetings',
      ],
      es: [
        'pasan lista en aa',
        'cómo pruebo que fui a la reunión',
        'mi esposa quiere prueba de que fui a la junta',
        'alguien anota quién va',
        'me pueden firmar que estuve en la reunión',
        'toman asistencia en las juntas',
      ],
    },
    answer: {
      en: 'No one takes attendance and no one asks for your last name. If someone wants proof, bring a slip of paper and ask the person who runs the meeting to sign it; many do, some don’t, so ask before it starts. Some online meetings send a proof by email. At home, “here’s what I heard tonight” is often worth more than a signature.',
      es: 'Nadie pasa lista ni pide apellido. Si alguien quiere prueba, lleva una hoja y pide a quien coordina que la firme; muchos lo hacen, otros no, así que pregunta antes de empezar. Algunas reuniones en línea mandan un comprobante por correo. En casa, contar «hoy escuché esto» suele valer más que una firma.',
    },
    source: { title: 'AA', url: 'https://www.aa.org' },
  },
  {
    id: 'does-my-thing-count',
    asks: {
      en: [
        'does kratom count or is this app only for hard drugs',
        'do i belong here if it’s just weed',
        'am i allowed here if it’s not alcohol',
        'is this for people like me',
        'feels like stolen valor next to heroin people',
        'my problem seems too small for this place',
      ],
      es: [
        'cuenta el kratom o esto es para drogas fuertes',
        'puedo estar aquí si solo es mota',
        'esto es para gente como yo',
        'lo mío es poca cosa para estar aquí',
        'me siento un impostor al lado de los de heroína',
        'puedo usar esto si no es alcohol',
      ],
    },
    answer: {
      en: 'It counts, and you belong. Nobody here ranks substances or pain. If it decides about your mornings, your money or what you hide, that’s enough reason. And if it’s about someone you love, this is for you too.',
      es: 'Sí cuenta, y este lugar es para ti. Aquí nadie compara sustancias ni dolores. Si decide sobre tus mañanas, tu dinero o lo que escondes, es razón suficiente. Y si se trata de alguien a quien quieres, también es para ti.',
    },
    ask: 'counselor',
  },
  {
    id: 'allowed-to-feel',
    asks: {
      en: [
        'am i allowed to be annoyed with someone who got sober',
        'is it mean that i hate how he is now',
        'is it wrong that i miss the drunk version of her',
        'am i a bad person for being relieved',
        'is it bad that i feel nothing',
        'is it selfish that i’m tired of helping',
      ],
      es: [
        'puedo decir que me cae mal desde que dejó de tomar',
        'soy mala por sentir esto',
        'está mal que extrañe cómo era cuando tomaba',
        'soy mala persona por sentir alivio',
        'es egoísta estar cansada de ayudar',
        'está mal que no sienta nada',
      ],
    },
    answer: {
      en: 'Yes, you’re allowed. A feeling isn’t mean or wrong; it only tells you how it is for you. It can stand right next to love and pride. What counts is what you do with it, and saying it here hurts no one.',
      es: 'Sí, se vale. Un sentimiento no es malo ni egoísta; solo dice cómo es para ti. Puede estar al lado del cariño y del orgullo. Lo que cuenta es qué haces con él, y decirlo aquí no lastima a nadie.',
    },
    ask: 'counselor',
  },
  {
    id: 'does-my-text-sound-ok',
    asks: {
      en: [
        'does my text sound ok',
        'how does this message sound',
        'is this text too much',
        'can i send it like this',
        'how about this text',
        'is my message ok or weird',
      ],
      es: [
        'suena bien mi mensaje',
        'cómo suena este mensaje',
        'es mucho este mensaje',
        'lo mando así',
        'qué tal este texto',
        'está bien mi mensaje o suena raro',
      ],
    },
    answer: {
      en: 'I can’t hear tone like a friend can, so take my check: it’s short, it says the true thing once, it has no “but,” and it asks for one thing at most. If you can read it out loud without wincing, it’s ready.',
      es: 'No capto el tono como una amistad, así que va mi prueba: es corto, dice lo verdadero una vez, no lleva «pero» y pide como mucho una cosa. Si puedes leerlo en voz alta sin encogerte, está listo.',
    },
    ask: 'counselor',
  },
  {
    id: 'anexo-in-mexico',
    asks: {
      en: [
        'the anexo in mexico won’t let me see my son',
        'who do i call in tijuana about a rehab center',
        'they hit people in the center where my brother is in mexico',
        'is it normal that a rehab in mexico lets no one talk to him',
        'how do i report an anexo',
        'my son is locked up in a center in tijuana',
      ],
      es: [
        'el anexo no me deja ver a mi hijo',
        'a quién llamo en tijuana por un centro de rehabilitación',
        'en el centro donde está mi hermano les pegan',
        'es normal que el anexo no deje hablar con él',
        'cómo denuncio un anexo',
        'mi hijo está encerrado en un centro en tijuana',
      ],
    },
    answer: {
      en: 'A center may limit calls at first, but months without seeing or hearing from someone isn’t right, and bruises are an alarm. In Mexico: 911 if someone is in danger now; the state human rights commission takes complaints for free, and the CNDH is at 800 715 2000. Línea de la Vida, 800 911 2000, knows which centers are registered. Go with someone, ask to see them that day, and write down dates.',
      es: 'Un centro puede limitar llamadas al principio, pero meses sin verlo ni oírlo no está bien, y los golpes son una alarma. En México: 911 si alguien corre peligro ahora; la comisión estatal de derechos humanos recibe quejas gratis, y la CNDH está en el 800 715 2000. La Línea de la Vida, 800 911 2000, sabe qué centros tienen registro. Ve con alguien, pide verlo ese día y anota fechas.',
    },
    source: { title: 'CNDH México', url: 'https://www.cndh.org.mx' },
  },
]
