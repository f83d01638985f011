// Medicines for addiction: what each is for, and who answers the rest.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const medicinesAnswers: PreparedAnswer[] = [
  {
    id: 'naltrexone',
    asks: {
      en: [
        'what is the sinclair method',
        'does naltrexone work while drinking',
        'what is naltrexone',
        'does naltrexone help with drinking',
        'vivitrol shot does it work',
        'can i drink on naltrexone',
        'how do i get on naltrexone',
        'naltrexone and pain pills',
      ],
      es: [
        'qué es el método sinclair',
        'qué es la naltrexona',
        'sirve la naltrexona para dejar de tomar',
        'funciona la inyección vivitrol',
        'puedo beber con naltrexona',
        'cómo consigo la naltrexona',
        'naltrexona y pastillas para el dolor',
      ],
    },
    answer: {
      en: 'Ask your doctor if it fits you; a regular doctor can prescribe it. Naltrexone lowers the pull of alcohol and blocks opioids. It comes as a pill or a monthly shot. You must be free of opioids before you start, or it causes sudden withdrawal.',
      es: 'Pregunta a tu médico si es para ti; cualquier médico puede recetarla. La naltrexona baja el atractivo del alcohol y bloquea los opioides. Hay pastilla e inyección mensual. Debes estar sin opioides antes de empezar, o causa abstinencia de golpe.',
    },
    more: {
      en: 'Tell your prescriber about:\n- any opioid, including pain pills, methadone, buprenorphine, and kratom\n- liver problems\n- pregnancy\n- planned surgery or dental work\n\nAfter naltrexone, opioids hit harder than before. Taking a large amount to get past the block can kill.',
      es: 'Dile a quien receta si:\n- usas algún opioide: analgésicos, metadona, buprenorfina o kratom\n- tienes problemas del hígado\n- estás embarazada\n- te van a operar o ver al dentista\n\nDespués de la naltrexona los opioides pegan más fuerte. Tomar mucho para vencer el bloqueo puede matar.',
    },
    source: { title: 'MedlinePlus: Naltrexone', url: 'https://medlineplus.gov/druginfo/meds/a685041.html' },
    ask: 'prescriber',
  },
  {
    id: 'acamprosate',
    asks: {
      en: [
        'what is acamprosate',
        'campral for alcohol cravings',
        'does campral work',
        'acamprosate or naltrexone',
        'medicine to stay off alcohol once i quit',
        'is acamprosate ok with liver problems',
      ],
      es: [
        'qué es el acamprosato',
        'campral para las ganas de beber',
        'sirve el acamprosato',
        'acamprosato o naltrexona',
        'medicina para no volver al alcohol',
        'puedo tomar acamprosato si tengo mal el hígado',
      ],
    },
    answer: {
      en: "Ask your doctor about it: acamprosate helps people stay off alcohol after they've stopped. It doesn't treat withdrawal. The kidneys clear it, so your doctor will check them first. Which medicine suits you depends on your health.",
      es: 'Pregunta a tu médico: el acamprosato ayuda a no volver al alcohol cuando ya lo dejaste. No trata la abstinencia. Sale por los riñones, así que antes te los revisan. Cuál medicina te conviene depende de tu salud.',
    },
    source: { title: 'MedlinePlus: Acamprosate', url: 'https://medlineplus.gov/druginfo/meds/a604028.html' },
    ask: 'prescriber',
  },
  {
    id: 'disulfiram',
    asks: {
      en: [
        'what is antabuse',
        'what happens if you drink on antabuse',
        'can i use mouthwash with disulfiram',
        'how does disulfiram work',
        'my wife wants me on antabuse',
        'food with wine sauce while on antabuse',
      ],
      es: [
        'qué es el antabuse',
        'qué pasa si tomo alcohol con disulfiram',
        'puedo usar enjuague bucal con disulfiram',
        'cómo funciona el disulfiram',
        'mi esposa quiere que tome antabuse',
        'puedo comer salsa con vino si tomo antabuse',
      ],
    },
    answer: {
      en: 'Disulfiram makes you sick if you drink any alcohol, and the reaction can be dangerous. That includes mouthwash, cough syrup, and sauces, even up to two weeks after the last pill. Ask your pharmacist for a list. Chest pain or trouble breathing: call 911.',
      es: 'El disulfiram te pone mal si tomas cualquier alcohol, y la reacción puede ser peligrosa. Cuenta el enjuague, el jarabe y las salsas, hasta dos semanas después de la última pastilla. Pide una lista al farmacéutico. Dolor de pecho o falta de aire: 911.',
    },
    source: { title: 'MedlinePlus: Disulfiram', url: 'https://medlineplus.gov/druginfo/meds/a682602.html' },
    ask: 'pharmacist',
    danger: true,
  },
  {
    id: 'buprenorphine',
    asks: {
      en: [
        'what is suboxone',
        'how does buprenorphine work',
        'is suboxone just for heroin',
        'sublocade shot vs strips',
        'how long do people stay on suboxone',
        'is buprenorphine safe',
      ],
      es: [
        'qué es el suboxone',
        'cómo funciona la buprenorfina',
        'el suboxone es solo para heroína',
        'inyección mensual o tiras de buprenorfina',
        'cuánto tiempo se toma suboxone',
        'es segura la buprenorfina',
      ],
    },
    answer: {
      en: "Ask a prescriber if it fits you. Buprenorphine eases opioid craving and withdrawal without the highs and lows, and it lowers the risk of dying from an overdose. It comes as strips, tablets, or a shot. There's no set end date: many stay on it for years.",
      es: 'Pregunta a un prescriptor si es para ti. La buprenorfina calma las ganas y la abstinencia de opioides sin subidas ni bajadas, y baja el riesgo de morir por sobredosis. Hay tiras, tabletas e inyección. No hay fecha límite: muchos siguen por años.',
    },
    more: {
      en: 'Starting too soon after fentanyl or another opioid can bring on sudden withdrawal, so the prescriber tells you when. Mixing it with alcohol, benzodiazepines, or other sedatives can slow breathing. Keep it locked away from children. Stopping raises overdose risk: talk with your prescriber first.',
      es: 'Empezar muy pronto después del fentanilo u otro opioide puede causar abstinencia de golpe: quien receta te dice cuándo. Mezclarla con alcohol, benzodiacepinas u otros sedantes puede frenar la respiración. Guárdala bajo llave, lejos de niños. Dejarla sube el riesgo de sobredosis: habla antes con quien receta.',
    },
    source: {
      title: 'MedlinePlus: Buprenorphine',
      url: 'https://medlineplus.gov/druginfo/meds/a605002.html',
    },
    ask: 'prescriber',
  },
  {
    id: 'methadone',
    asks: {
      en: [
        'what does methadone do',
        'methadone or suboxone which is better',
        'how long do you stay on methadone',
        'is methadone dangerous',
        'do i have to go every day for methadone',
        'methadone saved my friend should i try it',
      ],
      es: [
        'para qué sirve la metadona',
        'metadona o suboxone, cuál es mejor',
        'cuánto tiempo se toma metadona',
        'es peligrosa la metadona',
        'tengo que ir diario por la metadona',
        'a mi amigo le sirvió la metadona, la pruebo',
      ],
    },
    answer: {
      en: "Ask a clinic for an intake: they'll tell you which medicine fits. Methadone is a long-acting opioid medicine that stops withdrawal and craving. You usually go daily at first and earn take-home doses. Take it only as given, because extra can stop breathing.",
      es: 'Pide una cita de ingreso en una clínica: ahí te dicen cuál medicina conviene. La metadona dura mucho en el cuerpo y quita la abstinencia y las ganas. Al inicio se va casi diario y luego te dan para llevar. Tómala solo como te indican: de más puede parar la respiración.',
    },
    source: { title: 'MedlinePlus: Methadone', url: 'https://medlineplus.gov/druginfo/meds/a682134.html' },
    ask: 'prescriber',
  },
  {
    id: 'replacing-drug',
    asks: {
      en: [
        'isnt suboxone just replacing one drug with another',
        'am i really sober on methadone',
        'my family says im still an addict because of meds',
        'is mat cheating',
        'does medicine count as clean time',
        'people say im trading one addiction for another',
      ],
      es: [
        'no es cambiar una droga por otra',
        'estoy sobrio de verdad con metadona',
        'mi familia dice que sigo drogándome por la medicina',
        'es trampa tomar medicamento',
        'cuenta como tiempo limpio si tomo suboxone',
        'dicen que cambio una adicción por otra',
      ],
    },
    answer: {
      en: "No. Taken as prescribed, these medicines don't get you high; they hold you steady so you can live, work, and heal, and they cut deaths. You're in recovery. If it helps, tell people: \"It's treatment, like insulin for diabetes,\" and leave it there.",
      es: 'No. Tomadas como te indican, no te drogan: te dan estabilidad para vivir, trabajar y sanar, y reducen las muertes. Estás en recuperación. Si te sirve, di: "Es tratamiento, como la insulina para la diabetes", y ya.',
    },
    source: { title: 'NIDA: Treatment', url: 'https://nida.nih.gov/research-topics/treatment' },
  },
  {
    id: 'get-naloxone',
    asks: {
      en: [
        'where can i get narcan',
        'is narcan free anywhere',
        'do i need a prescription for naloxone',
        'should i carry narcan',
        'how much is narcan at cvs',
        'can i get in trouble for having naloxone',
      ],
      es: [
        'dónde consigo narcan',
        'hay naloxona gratis',
        'necesito receta para la naloxona',
        'debo cargar narcan',
        'cuánto cuesta el narcan en la farmacia',
        'me meto en problemas por traer naloxona',
      ],
    },
    answer: {
      en: 'Ask at any pharmacy: naloxone nasal spray is sold without a prescription in the US. Health departments and harm reduction programs often give it free. Get two, keep one where you live and one with you, and tell people where it is.',
      es: 'Pídela en cualquier farmacia: el aerosol nasal de naloxona se vende sin receta en EE. UU. Los departamentos de salud y programas de reducción de daños suelen darla gratis. Consigue dos, una en casa y otra contigo, y di dónde está.',
    },
    source: {
      title: 'CDC: Lifesaving naloxone',
      url: 'https://www.cdc.gov/stop-overdose/caring/naloxone.html',
    },
  },
  {
    id: 'use-naloxone',
    asks: {
      en: [
        'what do I do if my friend overdoses',
        'what do I do if someone overdoses',
        'does narcan work on xanax',
        'does narcan work on cocaine or alcohol',
        'how do you use narcan',
        'when do you give naloxone',
        'what if narcan doesnt work',
        'how do i know its an overdose',
        'can narcan hurt someone if its not opioids',
        'do you still call 911 after narcan',
      ],
      es: [
        'qué hago si un amigo tiene una sobredosis',
        'qué hago si alguien se pasa',
        'la naloxona sirve con benzos',
        'cómo se usa el narcan',
        'cuándo se da la naloxona',
        'qué hago si el narcan no funciona',
        'cómo sé si es una sobredosis',
        'le hace daño la naloxona si no era opioide',
        'llamo al 911 aunque ya di narcan',
      ],
    },
    answer: {
      en: "If they won't wake up or barely breathe, call 911 first. Lay them on their back, put the spray fully in one nostril, press once, and give rescue breaths. If nothing changes in 2 to 3 minutes, spray the other nostril. Stay, because it can wear off. It won't harm someone who took no opioids.",
      es: 'Si no despierta o apenas respira, llama primero al 911. Ponlo boca arriba, mete el aerosol en una fosa nasal, oprime una vez y dale respiración boca a boca. Si nada cambia en 2 o 3 minutos, usa otro en la otra fosa. Quédate, porque el efecto se acaba. No daña a quien no usó opioides.',
    },
    more: {
      en: "Signs of an opioid overdose:\n- won't wake up\n- slow, gurgling, or no breathing\n- lips or nails blue or gray\n- tiny pupils\n\nWhen they breathe, turn them on their side. They may be upset or in withdrawal; tell them you're staying. Most states have Good Samaritan laws, but they differ.",
      es: 'Señales de sobredosis por opioides:\n- no despierta\n- respira lento, con ronquido, o no respira\n- labios o uñas azules o grises\n- pupilas muy chicas\n\nCuando respire, ponlo de lado. Puede enojarse o tener abstinencia; dile que te quedas. Casi todos los estados protegen a quien ayuda, pero la ley cambia.',
    },
    source: {
      title: 'CDC: Lifesaving naloxone',
      url: 'https://www.cdc.gov/stop-overdose/caring/naloxone.html',
    },
    danger: true,
  },
  {
    id: 'varenicline',
    asks: {
      en: [
        'does chantix work',
        'what is varenicline',
        'pill to quit smoking',
        'can i take chantix if i have depression',
        'weird dreams on chantix',
        'quit vaping medicine',
      ],
      es: [
        'sirve el chantix',
        'qué es la vareniclina',
        'pastilla para dejar de fumar',
        'puedo tomar vareniclina si tengo depresión',
        'sueños raros con chantix',
        'medicina para dejar de vapear',
      ],
    },
    answer: {
      en: "Ask your doctor or pharmacist if it suits you. Varenicline makes smoking less rewarding and eases craving, and it's one of the best aids there is. Nausea and vivid dreams are common. Tell your doctor about any mood problems, and call them if your mood changes.",
      es: 'Pregunta a tu médico o farmacéutico si te conviene. La vareniclina hace que fumar dé menos gusto y baja las ganas; es de las mejores ayudas. Son comunes las náuseas y los sueños intensos. Cuenta tus problemas de ánimo y llama si cambia.',
    },
    source: { title: 'MedlinePlus: Varenicline', url: 'https://medlineplus.gov/druginfo/meds/a606024.html' },
    ask: 'prescriber',
  },
  {
    id: 'nicotine-replacement',
    asks: {
      en: [
        'do nicotine patches work',
        'patch or gum which is better',
        'can i smoke with the patch on',
        'free nicotine patches',
        'is nicotine gum just another addiction',
        'lozenges for quitting dip',
      ],
      es: [
        'sirven los parches de nicotina',
        'parche o chicle, cuál es mejor',
        'puedo fumar con el parche puesto',
        'parches de nicotina gratis',
        'el chicle de nicotina también envicia',
        'pastillas para dejar de fumar con nicotina',
      ],
    },
    answer: {
      en: 'Call 1-800-QUIT-NOW: many states send free patches or gum. They give you a little nicotine without smoke, so the first weeks are easier. Read the label, and ask a pharmacist which kind fits you, most of all with heart trouble or pregnancy.',
      es: 'Llama al 1-855-335-3569: muchos estados mandan parches o chicles gratis. Te dan un poco de nicotina sin humo y hacen más fáciles las primeras semanas. Lee la etiqueta y pregunta al farmacéutico cuál te va, sobre todo si estás embarazada o mal del corazón.',
    },
    source: {
      title: 'MedlinePlus: Nicotine patch',
      url: 'https://medlineplus.gov/druginfo/meds/a601084.html',
    },
    ask: 'pharmacist',
  },
  {
    id: 'medicine-for-drinking',
    asks: {
      en: [
        'is there a pill to stop drinking',
        'what meds help with alcohol cravings',
        'my doctor never mentioned medicine for drinking',
        'shot to stop drinking',
        'sinclair method thoughts',
        'meds for alcoholism covered by insurance',
      ],
      es: [
        'hay una pastilla para dejar de tomar',
        'qué medicinas quitan las ganas de beber',
        'mi doctor nunca me habló de medicina para el alcohol',
        'inyección para dejar de beber',
        'el seguro cubre medicina para el alcoholismo',
        'remedio médico para el alcoholismo',
      ],
    },
    answer: {
      en: 'Yes. Three are approved in the US: naltrexone, acamprosate, and disulfiram. A regular doctor can prescribe them; say, "I\'d like medicine to help me with drinking." If yours doesn\'t know them, look at alcoholtreatment.niaaa.nih.gov.',
      es: 'Sí. En EE. UU. hay tres aprobadas: naltrexona, acamprosato y disulfiram. Un médico general puede recetarlas; dile: "Quiero una medicina que me ayude con el alcohol". Si no las conoce, mira alcoholtreatment.niaaa.nih.gov.',
    },
    source: { title: 'NIAAA Alcohol Treatment Navigator', url: 'https://alcoholtreatment.niaaa.nih.gov' },
    ask: 'doctor',
  },
  {
    id: 'how-long-on-meds',
    asks: {
      en: [
        'when can i get off suboxone',
        'how do i taper off methadone',
        'i want to stop my medication now that im better',
        'been on bup 2 years is it time to quit',
        'can i just stop naltrexone',
        'my family wants me off the meds',
      ],
      es: [
        'cuándo puedo dejar el suboxone',
        'cómo bajo la metadona',
        'quiero dejar la medicina porque ya estoy bien',
        'llevo dos años con buprenorfina, ya la dejo',
        'puedo dejar la naltrexona sin más',
        'mi familia quiere que deje la medicina',
      ],
    },
    answer: {
      en: 'Bring it to your prescriber before you change anything; I can\'t give you a schedule. There\'s no deadline, and stopping opioid medicine too early raises the risk of relapse and overdose. Ask, "What would make this a good time, and how would we do it slowly?"',
      es: 'Háblalo con quien te receta antes de cambiar nada; yo no puedo darte un calendario. No hay fecha límite, y dejar antes de tiempo la medicina para opioides sube el riesgo de recaer y de sobredosis. Pregunta: "¿Cuándo sería buen momento y cómo lo haríamos despacio?".',
    },
    ask: 'prescriber',
    source: {
      title: 'SAMHSA: Substance use treatment',
      url: 'https://www.samhsa.gov/substance-use/treatment',
    },
  },
]
