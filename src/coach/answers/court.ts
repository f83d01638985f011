// Courts, probation, parole, driving cases and the slips that prove attendance.
import type { PreparedAnswer } from './prepared-answer.ts'

export const courtAnswers: PreparedAnswer[] = [
  {
    id: 'court-first-date',
    asks: {
      en: [
        "I have court tomorrow and I'm freaking out",
        'what do I do before my court date',
        'first time going in front of a judge',
        'hearing next week for my drug charge',
        'how should I act in court',
        'will it help if I start treatment before court',
      ],
      es: [
        'mañana tengo audiencia y estoy en pánico',
        'qué hago antes de ir a la corte',
        'es mi primera vez frente a un juez',
        'la semana que viene tengo juicio por drogas',
        'cómo me porto en el tribunal',
        'me ayuda empezar tratamiento antes del juicio',
      ],
    },
    answer: {
      en: 'Call your lawyer or the public defender’s office today and ask what to bring and what not to say. Put the time, room and address on paper, and plan to be there 30 minutes early. If you’ve started treatment or meetings, bring proof.',
      es: 'Llama hoy a tu abogado o a la defensoría pública y pregunta qué llevar y qué no decir. Anota la hora, la sala y la dirección, y llega 30 minutos antes. Si ya empezaste tratamiento o reuniones, lleva un comprobante.',
    },
    more: {
      en: 'Before you go:\n- Sleep as well as you can and eat something.\n- Arrange a ride and child care.\n- Take papers: notices, proof of treatment, attendance slips, work schedule.\n- Ask a steady person to sit with you.\n- Plan where you’ll go right after, good news or bad. That hour can be a hard one.',
      es: 'Antes de ir:\n- Duerme lo que puedas y come algo.\n- Resuelve el transporte y quién cuida a los niños.\n- Lleva papeles: citaciones, comprobantes de tratamiento y de reuniones, horario de trabajo.\n- Pide a una persona tranquila que te acompañe.\n- Decide a dónde irás al salir, con buenas o malas noticias. Esa hora puede ser difícil.',
    },
    ask: 'lawyer',
  },
  {
    id: 'missed-court',
    asks: {
      en: [
        'I missed court',
        'theres a warrant out for me',
        "I didn't show up to my hearing because I was using",
        'scared to turn myself in',
        'bench warrant what now',
        'can they arrest me for missing a court date',
      ],
      es: [
        'falté a la corte',
        'tengo una orden de arresto',
        'no fui a mi audiencia porque estaba consumiendo',
        'me da miedo entregarme',
        'hay una orden del juez, qué hago',
        'me pueden arrestar por no ir a la audiencia',
      ],
    },
    answer: {
      en: 'Call a lawyer or the public defender’s office first, before you walk in. They can tell you if there’s a warrant and often how to clear it. Going in on your own, with help, usually looks better than being picked up. Don’t let it sit.',
      es: 'Llama primero a un abogado o a la defensoría pública, antes de presentarte. Te pueden decir si hay una orden y cómo resolverla. Ir por tu cuenta y con ayuda suele verse mejor que ser detenido. No lo dejes pasar.',
    },
    ask: 'lawyer',
  },
  {
    id: 'treatment-court',
    asks: {
      en: [
        'what is drug court',
        'should I take drug court or jail',
        'they offered me treatment court',
        'is drug court hard',
        'how does drug court work',
        'what happens if I mess up in drug court',
      ],
      es: [
        'qué es la corte de drogas',
        'me conviene la corte de tratamiento o la cárcel',
        'me ofrecieron corte de drogas',
        'es difícil el programa de la corte',
        'cómo funciona un tribunal de drogas',
        'qué pasa si fallo en la corte de drogas',
      ],
    },
    answer: {
      en: 'Ask your lawyer what you gain and what you risk before you sign. A treatment court swaps some or all jail time for a long program: treatment, testing, and regular visits with a judge. It’s demanding, often a year or more, and many people finish it.',
      es: 'Antes de firmar, pregunta a tu abogado qué ganas y qué arriesgas. La corte de tratamiento cambia parte o toda la cárcel por un programa largo: tratamiento, pruebas y visitas al juez. Exige mucho, a menudo un año o más, y mucha gente lo termina.',
    },
    more: {
      en: 'Good questions for your lawyer:\n- Is the charge dropped or reduced if I finish?\n- What happens if I don’t finish?\n- How often do I test and appear?\n- What does it cost?\n- May I stay on prescribed medicine, including methadone or buprenorphine?\n- Are non-religious meetings accepted?',
      es: 'Preguntas para tu abogado:\n- ¿Se retira o se reduce el cargo si termino?\n- ¿Qué pasa si no termino?\n- ¿Cada cuánto hay pruebas y audiencias?\n- ¿Cuánto cuesta?\n- ¿Puedo seguir con mi medicina recetada, incluso metadona o buprenorfina?\n- ¿Aceptan reuniones no religiosas?',
    },
    source: { title: 'All Rise: treatment courts', url: 'https://allrise.org' },
    ask: 'lawyer',
  },
  {
    id: 'court-slip-aa',
    asks: {
      en: [
        'I need my court card signed',
        'who signs the paper at an AA meeting',
        'how do I prove I went to meetings',
        'attendance sheet for probation',
        'do they sign slips at NA',
        'my judge wants proof of meetings',
      ],
      es: [
        'necesito que me firmen la hoja de la corte',
        'quién firma el papel en la reunión de AA',
        'cómo compruebo que fui a las reuniones',
        'hoja de asistencia para la libertad condicional',
        'en NA firman comprobantes',
        'el juez quiere prueba de que voy a reuniones',
      ],
    },
    answer: {
      en: 'Bring your slip, arrive early, and ask the person running the meeting how they handle it. Many groups collect slips at the start and hand them back signed at the end. Each group decides for itself, so have a second meeting in mind.',
      es: 'Lleva tu hoja, llega temprano y pregunta a quien dirige la reunión cómo lo hacen. Muchos grupos recogen las hojas al inicio y las devuelven firmadas al final. Cada grupo decide por su cuenta, así que ten otra reunión en mente.',
    },
    source: { title: 'Alcoholics Anonymous', url: 'https://www.aa.org' },
  },
  {
    id: 'court-slip-online',
    asks: {
      en: [
        'do online meetings count for court',
        'can I get proof of attendance from a zoom meeting',
        'online AA with certificate',
        'virtual meeting slip for my PO',
        'smart recovery attendance letter',
        'will my judge accept online meetings',
      ],
      es: [
        'cuentan las reuniones en línea para la corte',
        'me dan comprobante de una reunión por zoom',
        'AA por internet con constancia',
        'hoja para mi oficial si la reunión es virtual',
        'smart recovery da carta de asistencia',
        'el juez acepta reuniones en línea',
      ],
    },
    answer: {
      en: 'Ask your officer or the court first, in writing, if online meetings count and what proof they take. Then pick a meeting that gives it. SMART Recovery marks the ones that do. Some online AA and NA groups send an email as proof.',
      es: 'Pregunta primero a tu oficial o a la corte, por escrito, si cuentan y qué comprobante aceptan. Luego elige una reunión que lo dé: SMART Recovery señala las que verifican asistencia, y algunos grupos de AA y NA en línea mandan una confirmación.',
    },
    source: { title: 'SMART Recovery: for courts', url: 'https://www.smartrecovery.org/courts' },
    ask: 'court',
  },
  {
    id: 'court-religious-meetings',
    asks: {
      en: [
        "court ordered AA but I'm an atheist",
        'can a judge make me go to AA',
        "my PO says I have to do 12 steps and I don't believe in god",
        'being forced into a religious program',
        'is there a non religious option for probation',
        'do I have to pray at court ordered meetings',
      ],
      es: [
        'la corte me manda a AA y soy ateo',
        'puede un juez obligarme a ir a AA',
        'mi oficial exige 12 pasos y no creo en dios',
        'me obligan a un programa religioso',
        'hay opción no religiosa para la libertad condicional',
        'tengo que rezar en las reuniones obligatorias',
      ],
    },
    answer: {
      en: 'Ask your officer or lawyer for a secular choice, such as SMART Recovery, LifeRing or Women for Sobriety. Several U.S. courts have ruled that the state can’t force a person into a religious program without another option. Keep going to what’s ordered until the change is in writing.',
      es: 'Pide a tu oficial o abogado una opción no religiosa, como SMART Recovery, LifeRing o Women for Sobriety. Varios tribunales de EE. UU. han dicho que el Estado no puede obligar a un programa religioso sin dar otra opción. Sigue asistiendo hasta tener el cambio por escrito.',
    },
    ask: 'lawyer',
  },
  {
    id: 'probation-relapse',
    asks: {
      en: [
        "I used and I'm on probation",
        'should I tell my PO I slipped',
        'relapsed on parole',
        'I have a drug test for probation and I used',
        'will I go to jail if I test positive',
        "I'm gonna fail my UA",
      ],
      es: [
        'consumí y estoy en libertad condicional',
        'le digo a mi oficial que recaí',
        'recaí estando en parole',
        'tengo prueba de orina y consumí',
        'voy a la cárcel si salgo positivo',
        'voy a dar positivo en el examen',
      ],
    },
    answer: {
      en: 'Call your lawyer before you talk to your officer; ask how and when to tell. Then call your treatment program and get in this week. Being honest and already back in care often helps. I can’t help with getting around a test, and tampering can be a new charge.',
      es: 'Llama a tu abogado antes de hablar con tu oficial; pregunta cómo y cuándo decirlo. Luego llama a tu programa y vuelve esta semana. Ser honesto y estar ya en tratamiento suele ayudar. No puedo ayudarte a burlar una prueba, y alterarla puede ser otro cargo.',
    },
    ask: 'lawyer',
  },
  {
    id: 'probation-schedule',
    asks: {
      en: [
        'my PO meetings clash with work',
        "too many probation appointments and I can't hold a job",
        'can I change my reporting day',
        'probation and treatment at the same time is too much',
        'no ride to my probation office',
        'I keep missing probation appointments',
      ],
      es: [
        'las citas con mi oficial chocan con el trabajo',
        'tantas citas de libertad condicional que no puedo trabajar',
        'puedo cambiar el día de presentarme',
        'es demasiado la probatoria y el tratamiento juntos',
        'no tengo cómo llegar con mi oficial',
        'sigo faltando a mis citas de probatoria',
      ],
    },
    answer: {
      en: 'Call your officer before the next appointment, not after, and offer two times you can make. Follow up with a short email or text so there’s a record. If the answer is no, ask your lawyer whether the judge can change the condition.',
      es: 'Llama a tu oficial antes de la próxima cita, no después, y ofrece dos horarios que sí puedas. Confirma con un correo o mensaje corto para que quede registro. Si dice que no, pregunta a tu abogado si el juez puede cambiar la condición.',
    },
    ask: 'court',
  },
  {
    id: 'court-medication',
    asks: {
      en: [
        'drug court says I have to get off suboxone',
        'can probation make me stop methadone',
        "judge doesn't allow my medication",
        "jail won't give me my buprenorphine",
        "my PO says MAT isn't sober",
        'they want me off my meds to graduate',
      ],
      es: [
        'la corte dice que deje el suboxone',
        'puede mi oficial obligarme a dejar la metadona',
        'el juez no permite mi medicamento',
        'en la cárcel no me dan mi buprenorfina',
        'mi oficial dice que con medicina no es sobriedad',
        'quieren que deje mis medicinas para graduarme',
      ],
    },
    answer: {
      en: 'Don’t stop the medicine; call your prescriber and your lawyer today. The U.S. Justice Department says a blanket ban on prescribed medicine for opioid addiction, by a court or a jail, can break the Americans with Disabilities Act. A letter from your prescriber helps.',
      es: 'No dejes la medicina; llama hoy a quien te la receta y a tu abogado. El Departamento de Justicia de EE. UU. dice que prohibir por completo la medicina recetada para la adicción a opioides, en una corte o cárcel, puede violar la ley ADA. Una carta de quien receta ayuda.',
    },
    source: {
      title: 'ADA.gov: the ADA and opioid use disorder',
      url: 'https://www.ada.gov/resources/opioid-use-disorder/',
    },
    ask: 'lawyer',
  },
]
