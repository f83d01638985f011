// Barriers to treatment: money, waiting, language, travel, age, pregnancy, home.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const treatmentAccessAnswers: PreparedAnswer[] = [
  {
    id: 'no-insurance',
    asks: {
      en: [
        'i have no insurance how can i get treatment',
        'rehab w no money',
        'cant afford rehab',
        'free rehab??',
        'im broke and need detox',
        'uninsured and need help with pills',
        'lost my job and insurance, still need treatment',
      ],
      es: [
        'no tengo seguro, cómo consigo tratamiento',
        'no tengo dinero para rehabilitación',
        'hay rehabilitación gratis',
        'estoy sin un peso y necesito desintoxicarme',
        'perdí el trabajo y el seguro y necesito ayuda',
        'cómo me trato si no puedo pagar',
      ],
    },
    answer: {
      en: "Call 1-800-662-4357 and say you don't have insurance. They can send you to your state's office, which pays for care for people who can't. Community health centers charge by income: find one at findahealthcenter.hrsa.gov.",
      es: 'Llama al 1-800-662-4357 y di que no tienes seguro. Te mandan a la oficina de tu estado, que ayuda a pagar a quien no puede. Los centros de salud comunitarios cobran según tu ingreso: busca en findahealthcenter.hrsa.gov.',
    },
    more: {
      en: 'Other doors:\n- Medicaid: apply any time of year, even while you wait\n- ask each place for a "sliding scale" or a state-funded bed\n- meetings such as AA, NA, SMART, and LifeRing are free\n- the ER must check you in an emergency even if you can\'t pay',
      es: 'Otras puertas:\n- Medicaid: puedes pedirlo todo el año, también mientras esperas\n- pregunta por "sliding scale" (pago según ingreso) o camas pagadas por el estado\n- las reuniones de AA, NA, SMART y LifeRing son gratis\n- urgencias debe revisarte en una emergencia aunque no puedas pagar',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'medicaid-treatment',
    asks: {
      en: [
        'does medicaid cover rehab',
        'will medicaid pay for suboxone',
        'how do i sign up for medicaid for treatment',
        'medicaid detox coverage',
        'i got medicaid but every place says no',
        'does medical cover methadone',
      ],
      es: [
        'medicaid cubre rehabilitación',
        'medicaid paga el suboxone',
        'cómo me inscribo en medicaid para tratarme',
        'medicaid cubre la desintoxicación',
        'tengo medicaid y ningún lugar me acepta',
        'medicaid cubre la metadona',
      ],
    },
    answer: {
      en: 'Usually, yes. Medicaid covers addiction treatment, and details differ by state. Call the number on your card and ask which programs have openings. No card yet? Apply at healthcare.gov at any time of year.',
      es: 'Casi siempre, sí. Medicaid cubre tratamiento de adicciones, aunque los detalles cambian por estado. Llama al número de tu tarjeta y pregunta qué programas tienen lugar. ¿Aún no tienes? Puedes pedirlo en healthcare.gov todo el año.',
    },
    source: { title: 'HealthCare.gov: Medicaid and CHIP', url: 'https://www.healthcare.gov/medicaid-chip/' },
  },
  {
    id: 'insurance-coverage',
    asks: {
      en: [
        'will my insurance pay for rehab',
        'what does insurance cover for addiction',
        'how do i check if a place is in network',
        'insurance denied my treatment what now',
        'does obamacare cover substance abuse treatment',
        'my plan only approved 5 days',
      ],
      es: [
        'mi seguro paga la rehabilitación',
        'qué cubre el seguro para adicciones',
        'cómo sé si el centro está en mi red',
        'el seguro me negó el tratamiento',
        'el seguro de obamacare cubre adicciones',
        'mi plan solo aprobó cinco días',
      ],
    },
    answer: {
      en: "Most plans pay for at least part of it, and Marketplace plans must cover it. Call the number on the back of your card and ask, \"What's covered for substance use treatment, and who's in network?\" If they say no, you can appeal, and the clinic's billing staff can help.",
      es: 'Casi todos los planes pagan al menos una parte, y los del Mercado deben cubrirlo. Llama al número que está atrás de tu tarjeta y pregunta qué cubre para uso de sustancias y qué lugares están en la red. Si dicen que no, puedes apelar, y la clínica te puede ayudar.',
    },
    more: {
      en: "Write down the date, the name of the person, and what they said. Ask for a denial in writing: it tells you how to appeal and by when. Your state's insurance department can help if the plan doesn't follow the rules.",
      es: 'Anota la fecha, el nombre de quien te atendió y lo que dijo. Pide la negativa por escrito: ahí dice cómo apelar y hasta cuándo. El departamento de seguros de tu estado puede ayudarte si el plan no cumple.',
    },
    source: {
      title: 'HealthCare.gov: Mental health and substance use coverage',
      url: 'https://www.healthcare.gov/coverage/mental-health-substance-abuse-coverage/',
    },
  },
  {
    id: 'treatment-cost',
    asks: {
      en: [
        'how much does outpatient cost',
        'how much does rehab cost',
        'whats the price of detox',
        'is suboxone expensive',
        'how much is methadone a week',
        'why is treatment so damn expensive',
        'are payment plans a thing for rehab',
      ],
      es: [
        'cuánto cuesta el tratamiento',
        'cuánto cuesta la rehabilitación',
        'qué precio tiene desintoxicarse',
        'es cara la buprenorfina',
        'cuánto cobran por semana por la metadona',
        'por qué es tan caro tratarse',
        'se puede pagar a plazos',
      ],
    },
    answer: {
      en: 'It ranges from free to very costly, so ask each place for its price before you start. At findtreatment.gov you can filter for free care, sliding scale, or your insurance. Outpatient care and medicine often cost far less than a stay.',
      es: 'Va desde gratis hasta muy caro, así que pregunta el precio antes de empezar. En findtreatment.gov puedes filtrar por atención gratis, pago según ingreso o tu seguro. Lo ambulatorio y la medicina suelen costar mucho menos que internarse.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'waiting-list',
    asks: {
      en: [
        'the waitlist is 6 weeks what do i do until then',
        'no beds anywhere',
        'they told me to call back every morning',
        'how do i stay alive til detox has a bed',
        'been waiting forever for rehab',
        'all the places are full',
      ],
      es: [
        'la lista de espera es de seis semanas, qué hago',
        'no hay camas en ningún lado',
        'me dicen que llame cada mañana',
        'cómo aguanto hasta que haya lugar',
        'llevo mucho esperando entrar a rehabilitación',
        'todos los centros están llenos',
      ],
    },
    answer: {
      en: "Stay on the list, call each morning, and get on a second and third list too. Ask today about outpatient care or starting medicine while you wait, since that often starts sooner. Carry naloxone if you use opioids, and don't use alone.",
      es: 'Sigue en la lista, llama cada mañana y anótate en dos más. Pregunta hoy por atención ambulatoria o por empezar medicina mientras esperas, que suele ser más rápido. Lleva naloxona si usas opioides y no consumas solo.',
    },
    more: {
      en: 'While you wait:\n- go to a meeting today, online or near you\n- tell one person the date you hope to get in\n- if you drink daily or take benzodiazepines, ask a doctor before you stop\n- go to the ER for shaking, seizures, confusion, or thoughts of suicide',
      es: 'Mientras esperas:\n- ve hoy a una reunión, en línea o cerca\n- dile a una persona qué fecha esperas\n- si tomas a diario o usas benzodiacepinas, pregunta a un médico antes de parar\n- ve a urgencias si hay temblores, convulsiones, confusión o ideas de suicidio',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
    danger: true,
  },
  {
    id: 'spanish-help',
    asks: {
      en: [
        'my dad only speaks spanish where can he get help',
        'treatment in spanish',
        'is there a hotline in spanish for drugs',
        'meetings in spanish',
        'my mother doesnt speak english and needs rehab',
        'bilingual counselor for addiction',
      ],
      es: [
        'hay ayuda en español',
        'mi papá no habla inglés, dónde lo atienden',
        'línea de ayuda para drogas en español',
        'hay reuniones de aa en español',
        'busco consejero que hable español',
        'no hablo inglés y necesito tratamiento',
      ],
    },
    answer: {
      en: 'Call 1-800-662-4357 and ask for Spanish. At findtreatment.gov you can filter for places that speak it. AA and NA have many meetings in Spanish, in person and online.',
      es: 'Llama al 1-800-662-4357 y pide español. En findtreatment.gov puedes filtrar por lugares que lo hablan. AA y NA tienen muchas reuniones en español, en persona y en línea.',
    },
    more: {
      en: "Clinics and hospitals that get federal money should give a free interpreter. You can ask for one: a child or relative shouldn't have to translate.",
      es: 'Las clínicas y hospitales que reciben dinero federal deben dar un intérprete gratis. Pídelo: no tiene que traducir un hijo ni un familiar.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'undocumented-treatment',
    asks: {
      en: [
        'can I get treatment without papers',
        'im undocumented can i go to rehab',
        'will they report me to immigration if i go to detox',
        'no papers need help with alcohol',
        'does the clinic ask for legal status',
        'afraid ICE will find out about treatment',
        'immigrant without papers treatment',
      ],
      es: [
        'no tengo papeles, puedo ir a tratamiento',
        'sin papeles me atienden en un centro',
        'soy indocumentado, puedo ir a rehabilitación',
        'me reportan a migración si me interno',
        'no tengo papeles y necesito ayuda con el alcohol',
        'en la clínica piden estatus legal',
        'tengo miedo de que se entere ice',
        'tratamiento para inmigrantes sin papeles',
      ],
    },
    answer: {
      en: 'Community health centers serve people without asking about status: look at findahealthcenter.hrsa.gov. Ask any program, "Do you ask about status, and who sees my records?" For how treatment could affect your case, ask an immigration lawyer.',
      es: 'Los centros de salud comunitarios atienden sin importar tu estatus: busca en findahealthcenter.hrsa.gov. Pregunta en cada programa si piden estatus y quién ve tu expediente. Sobre cómo puede afectar tu caso, pregunta a un abogado de inmigración.',
    },
    source: { title: 'HRSA: Find a health center', url: 'https://findahealthcenter.hrsa.gov' },
    ask: 'lawyer',
  },
  {
    id: 'travel-methadone',
    asks: {
      en: [
        'how do i travel on methadone',
        'guest dosing how does that work',
        'going to my sisters wedding out of state and im on the clinic',
        'vacation while on methadone',
        'can i take my take homes on a plane',
        'what if my flight gets cancelled and i miss dosing',
      ],
      es: [
        'cómo viajo si tomo metadona',
        'qué es la dosis de invitado en otra clínica',
        'voy a una boda en otro estado y estoy en la clínica',
        'vacaciones con metadona',
        'puedo llevar mi metadona en el avión',
        'y si cancelan el vuelo y no llego a mi dosis',
      ],
    },
    answer: {
      en: 'Yes, you can fly with it. Keep it in its labeled box or bottle, in your carry-on, with a copy of the prescription. Suboxone from a pharmacy: ask for an early refill if you’ll run out. Methadone from a clinic: tell them two weeks ahead if you can; they can set up guest dosing where you’re going, or take-home doses.',
      es: 'Sí, puedes volar con ella. Llévala en su caja o frasco con etiqueta, en el equipaje de mano, con copia de la receta. Suboxone de farmacia: pide surtirla antes si se te va a acabar. Metadona de clínica: avisa dos semanas antes si puedes; arreglan que otra clínica te atienda como invitado o te dan dosis para llevar.',
    },
    more: {
      en: "Ask your clinic for:\n- the name, address, and hours of the guest clinic\n- a note about your medicine\n- what to do if you're delayed\n\nFor other countries, check the rules with that country's embassy first: some don't allow methadone or buprenorphine in.",
      es: 'Pide a tu clínica:\n- nombre, dirección y horario de la otra clínica\n- una nota sobre tu medicina\n- qué hacer si te retrasas\n\nPara otro país, revisa antes con su embajada: algunos no dejan entrar metadona ni buprenorfina.',
    },
    ask: 'prescriber',
    source: { title: 'MedlinePlus: Methadone', url: 'https://medlineplus.gov/druginfo/meds/a682134.html' },
  },
  {
    id: 'teen-treatment',
    asks: {
      en: [
        'im 16 and i need help with vaping and pills',
        'can a teenager go to rehab',
        'do my parents have to know if i get treatment',
        'help for my 15 year old using weed',
        'places that take teens',
        'my kid is drinking at 14 where do we go',
      ],
      es: [
        'tengo 16 y necesito ayuda con pastillas',
        'un menor puede ir a tratamiento',
        'mis papás se tienen que enterar si pido ayuda',
        'ayuda para mi hijo de 15 que fuma mota',
        'lugares que atienden adolescentes',
        'mi hija de 14 está tomando, a dónde vamos',
      ],
    },
    answer: {
      en: 'Talk to a doctor, a school counselor, or an adult you trust this week. 1-800-662-4357 and findtreatment.gov can find programs made for teens. Whether a parent must agree depends on the state, so ask the clinic first.',
      es: 'Habla esta semana con un médico, el consejero de la escuela o un adulto de confianza. En el 1-800-662-4357 y en findtreatment.gov hay programas para jóvenes. Si un padre debe autorizar depende del estado, pregunta antes.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'pregnant-help',
    asks: {
      en: [
        'im pregnant and using',
        'pregnant on suboxone is that ok',
        'found out im pregnant and i drink every day',
        'will they take my baby if i tell the doctor',
        'should i quit cold turkey cause im pregnant',
        'rehab for pregnant women',
      ],
      es: [
        'estoy embarazada y consumo',
        'embarazada y tomando suboxone, está bien',
        'me enteré que estoy embarazada y tomo diario',
        'me quitan al bebé si le digo al doctor',
        'dejo todo de golpe porque estoy embarazada',
        'rehabilitación para embarazadas',
      ],
    },
    answer: {
      en: "Call a doctor or maternity unit today and tell them what you take. Don't stop opioids, alcohol, or benzodiazepines suddenly: that can be risky for you and the baby. Methadone and buprenorphine are used in pregnancy. Asking for care is a strong step.",
      es: 'Llama hoy a un médico o a maternidad y diles qué tomas. No dejes de golpe opioides, alcohol ni benzodiacepinas: puede ser riesgoso para ti y el bebé. La metadona y la buprenorfina sí se usan en el embarazo. Pedir ayuda es un paso fuerte.',
    },
    more: {
      en: 'Pregnant people often get in faster: say "I\'m pregnant" when you call 1-800-662-4357. The free National Maternal Mental Health Hotline is 1-833-852-6262, day and night.\n\nRules about child services differ by state. Ask the clinic what they must report, or ask a lawyer, before you share details.',
      es: 'Las embarazadas suelen entrar más rápido: di "estoy embarazada" al llamar al 1-800-662-4357. La línea gratuita de salud mental materna es 1-833-852-6262, día y noche.\n\nLas reglas sobre servicios infantiles cambian por estado. Pregunta a la clínica qué debe reportar, o a un abogado, antes de dar detalles.',
    },
    source: {
      title: 'MedlinePlus: Pregnancy and opioids',
      url: 'https://medlineplus.gov/pregnancyandopioids.html',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'kids-during-rehab',
    asks: {
      en: [
        'who watches my kids if i go to rehab',
        'can i bring my child to treatment',
        'im a single mom i cant just leave for 30 days',
        'rehab with kids',
        'will i lose custody if i go to rehab',
        'dad with two kids needs detox',
      ],
      es: [
        'quién cuida a mis hijos si me interno',
        'puedo llevar a mi hijo al tratamiento',
        'soy mamá soltera, no puedo irme un mes',
        'centros que aceptan mamás con niños',
        'pierdo la custodia si entro a rehabilitación',
        'papá con dos hijos necesita desintoxicarse',
      ],
    },
    answer: {
      en: 'Ask for programs that take parents with children: findtreatment.gov has a filter for it, and 1-800-662-4357 can look. Outpatient care lets you sleep at home. For custody questions, ask a family lawyer before you go; legal aid can be free.',
      es: 'Pide programas que aceptan madres o padres con hijos: findtreatment.gov tiene ese filtro y en el 1-800-662-4357 te ayudan a buscar. Lo ambulatorio te deja dormir en casa. Sobre la custodia, pregunta antes a un abogado; la ayuda legal puede ser gratis.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'pets-during-rehab',
    asks: {
      en: [
        'can I bring my dog to rehab',
        'what do i do with my dog if i go to detox',
        'who takes care of my cat while im in rehab',
        'i wont go to rehab bc of my pets',
        'rehab that allows pets',
        'foster for dog during treatment',
        'my dog is all i have i cant leave her',
      ],
      es: [
        'puedo llevar a mi perro al centro',
        'qué hago con mi perro si me interno',
        'quién cuida a mi gato mientras estoy en tratamiento',
        'no voy a rehabilitación por mis mascotas',
        'centros que aceptan mascotas',
        'hogar temporal para mi perro durante el tratamiento',
        'mi perro es lo único que tengo, no puedo dejarlo',
      ],
    },
    answer: {
      en: "Start with one text: ask a friend, neighbor, or relative if they'd take your pet for a few weeks. Local shelters often know of temporary foster homes for this. Some programs allow pets, so ask when you call, or choose outpatient care.",
      es: 'Empieza con un mensaje: pregunta a un amigo, vecino o familiar si cuida a tu mascota unas semanas. Los refugios suelen conocer hogares temporales para esto. Algunos programas aceptan mascotas: pregunta, o elige uno ambulatorio.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
]
