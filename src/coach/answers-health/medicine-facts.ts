// Facts about opioid medicine, naloxone, benzodiazepines and medicine for stimulants.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const medicineFactsAnswers: PreparedAnswer[] = [
  {
    id: 'start-suboxone-when',
    asks: {
      en: [
        'how many hours to wait before taking suboxone',
        'when can I take my first suboxone',
        'how long after heroin can I take suboxone',
        'waiting time for suboxone after fentanyl',
        'how do you start buprenorphine',
        'do I have to be in withdrawal to start suboxone',
      ],
      es: [
        'cuánto espero para tomar suboxone',
        'cuándo puedo tomar la primera buprenorfina',
        'cuántas horas después de la heroína puedo tomar suboxone',
        'cómo se empieza la buprenorfina',
        'tengo que estar con malestar para empezar suboxone',
        'suboxone después del fentanilo cuánto espero',
      ],
    },
    answer: {
      en: 'You start once withdrawal has clearly begun: after short-acting opioids such as Percocet or heroin often about half a day to a day, after methadone longer, and after fentanyl it varies most. Too early brings on sudden withdrawal. A prescriber checks you by a score, by phone too, and some use a slow start that needs no wait. Ask them before the first one.',
      es: 'Se empieza cuando la abstinencia ya se nota: tras opioides cortos como Percocet o heroína, muchas veces entre medio día y un día; tras metadona, más; con fentanilo varía mucho. Demasiado pronto da abstinencia de golpe. Quien receta lo mide con una escala, también por teléfono, y algunos usan un inicio lento sin espera. Pregúntale antes de la primera.',
    },
    source: {
      title: 'SAMHSA: buprenorphine',
      url: 'https://www.samhsa.gov/substance-use/treatment/options/buprenorphine',
    },
    ask: 'prescriber',
  },
  {
    id: 'clinic-hours',
    asks: {
      en: [
        'what time do methadone clinics open',
        'is the methadone clinic open on sunday',
        'do you have to go to the methadone clinic every day',
        'are methadone clinics open on holidays',
        'how often do you go to the clinic for methadone',
        'methadone clinic hours',
      ],
      es: [
        'a qué hora abren las clínicas de metadona',
        'la clínica de metadona abre los domingos',
        'hay que ir todos los días por la metadona',
        'abren las clínicas de metadona los feriados',
        'horario de la clínica de metadona',
        'cada cuánto se va a la clínica de metadona',
      ],
    },
    answer: {
      en: 'Most methadone clinics open very early and close by noon or early afternoon, six or seven days a week, with short hours on weekends. In the first weeks you usually go daily; take-home doses come later, and since 2024 sooner than before. On closed days they send doses home. Call your clinic for its exact hours and holiday plan.',
      es: 'Casi todas las clínicas de metadona abren muy temprano y cierran al mediodía o poco después, seis o siete días por semana, con horario corto en fin de semana. Las primeras semanas sueles ir a diario; después te dan dosis para llevar, y desde 2024 más pronto. Para los días cerrados te dan dosis. Llama a tu clínica y pregunta horarios y feriados.',
    },
    source: {
      title: 'SAMHSA: methadone',
      url: 'https://www.samhsa.gov/substance-use/treatment/options/methadone',
    },
    ask: 'counselor',
  },
  {
    id: 'naloxone-facts',
    asks: {
      en: [
        'how does narcan work',
        'is expired narcan still good',
        'can narcan hurt someone',
        'does narcan work on alcohol or xanax',
        'how long does narcan last',
        "can you use narcan on someone who isn't overdosing",
        'how do I store naloxone',
        'what is naloxone',
      ],
      es: [
        'cómo funciona la naloxona',
        'sirve el narcan vencido',
        'la naloxona puede hacer daño',
        'el narcan sirve para el alcohol',
        'cuánto dura el efecto de la naloxona',
        'cómo se guarda la naloxona',
        'qué es el narcan',
      ],
    },
    answer: {
      en: 'Naloxone (Narcan) takes opioids off the brain’s receptors, so breathing comes back within minutes. It does nothing for alcohol or cocaine and doesn’t harm someone without opioids, so give it if in doubt. It wears off in 30 to 90 minutes: always call 911. Check the date on the box and store it at room temperature; past the date, use it if it’s all you have, and get a new one.',
      es: 'La naloxona (Narcan) quita los opioides de los receptores del cerebro y la respiración vuelve en minutos. No hace nada con alcohol o cocaína y no daña a quien no tomó opioides: si dudas, dala. Su efecto pasa en 30 a 90 minutos, así que llama siempre al 911. Mira la fecha de la caja y guárdala a temperatura ambiente; vencida, úsala si no hay otra, y consigue una nueva.',
    },
    source: {
      title: 'FDA: naloxone',
      url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/information-about-naloxone-and-nalmefene',
    },
    ask: 'pharmacist',
    danger: true,
  },
  {
    id: 'benzo-kinds',
    asks: {
      en: [
        'is klonopin weaker than xanax',
        'what are benzos',
        'is lorazepam a benzo',
        'difference between valium and xanax',
        'are benzos addictive',
        'how fast do you get addicted to xanax',
      ],
      es: [
        'qué son las benzodiacepinas',
        'el clonazepam es adictivo',
        'el lorazepam es lo mismo que el alprazolam',
        'cuál es la diferencia entre valium y xanax',
        'en cuánto tiempo engancha el clonazepam',
        'el rivotril es una benzo',
      ],
    },
    answer: {
      en: 'They’re the same family, benzodiazepines: Xanax, Ativan, Klonopin and Valium all slow the brain, and all can cause dependence within weeks. They differ in how fast they work and how long they last, so one can’t be swapped for another without the prescriber. Ambien is a close relative. With any of them: no alcohol, no opioids, and never a sudden stop.',
      es: 'Son de la misma familia, las benzodiacepinas: Xanax, Ativan, Rivotril y Valium frenan el cerebro y todas pueden crear dependencia en semanas. Cambian en qué tan rápido actúan y cuánto duran, así que no se cambia una por otra sin quien receta. El zolpidem es pariente cercano. Con cualquiera: nada de alcohol ni opioides, y nunca dejarla de golpe.',
    },
    source: {
      title: 'MedlinePlus: prescription drug misuse',
      url: 'https://medlineplus.gov/prescriptiondrugmisuse.html',
    },
    ask: 'prescriber',
  },
  {
    id: 'pain-meds-risk',
    asks: {
      en: [
        'how fast can you get hooked on oxycodone',
        'are painkillers from the hospital addictive',
        'is tramadol addictive',
        'will I get addicted if I take norco for a week',
        'how do people get addicted to pain pills',
        'is it safe to take opioids after an operation',
      ],
      es: [
        'qué tan rápido engancha la oxicodona',
        'el tramadol es adictivo',
        'puedo engancharme con las pastillas del hospital',
        'me vuelvo adicto si tomo opioides una semana',
        'cómo se engancha la gente a las pastillas para el dolor',
        'son peligrosos los calmantes después de una operación',
      ],
    },
    answer: {
      en: 'It can happen, and the risk is small for a few days and grows with each week. Ask three things: what works without opioids, what’s the shortest time, and who takes back the rest. Take them only for pain, let someone hold the bottle if you’ve had any addiction, and don’t mix them with alcohol. If you start wanting them without pain, call the doctor that day.',
      es: 'Puede pasar; el riesgo es bajo en pocos días y crece con cada semana. Pregunta tres cosas: qué sirve sin opioides, cuál es el menor tiempo y quién recoge lo que sobre. Tómalas solo por dolor, que alguien guarde el frasco si has tenido alguna adicción, y no las mezcles con alcohol. Si empiezas a quererlas sin dolor, llama ese día al médico.',
    },
    source: { title: 'MedlinePlus: safe opioid use', url: 'https://medlineplus.gov/safeopioiduse.html' },
    ask: 'prescriber',
  },
  {
    id: 'shot-or-daily',
    asks: {
      en: [
        'what is sublocade',
        'suboxone or vivitrol which is better',
        'is there a shot instead of suboxone strips',
        'methadone or suboxone which one',
        'how does the monthly shot work',
        'difference between methadone and suboxone',
      ],
      es: [
        'qué es sublocade',
        'suboxone o vivitrol cuál es mejor',
        'hay inyección en vez de suboxone',
        'metadona o suboxone',
        'cómo funciona la inyección mensual',
        'diferencia entre metadona y buprenorfina',
      ],
    },
    answer: {
      en: 'There are two monthly shots: Sublocade or Brixadi is buprenorphine, and Vivitrol is naltrexone. The buprenorphine shot can follow soon after you start; Vivitrol needs a week or more without any opioids first. Shots mean no daily pill to lose or forget; pills and film are easier to adjust. Buprenorphine and methadone have the best proof against overdose. Ask which your plan covers.',
      es: 'Hay dos inyecciones mensuales: Sublocade o Brixadi es buprenorfina, y Vivitrol es naltrexona. La de buprenorfina se pone poco después de empezar; Vivitrol pide una semana o más sin opioides. Con inyección no hay pastilla diaria que perder u olvidar; la pastilla o tira se ajusta mejor. Buprenorfina y metadona tienen la mejor prueba contra la sobredosis. Pregunta cuál cubre tu seguro.',
    },
    source: {
      title: 'SAMHSA: medicines for opioid use disorder',
      url: 'https://www.samhsa.gov/substance-use/treatment/options',
    },
    ask: 'prescriber',
  },
  {
    id: 'stimulant-medicine',
    asks: {
      en: [
        'is there a pill for meth addiction',
        'medicine to stop using coke',
        'is there a suboxone for meth',
        'anything to take for crack cravings',
        'does wellbutrin help with meth',
        'medication for stimulant addiction',
      ],
      es: [
        'hay pastilla para dejar el cristal',
        'medicina para dejar la cocaína',
        'hay algo como suboxone para la coca',
        'qué se toma para las ganas de piedra',
        'el bupropión ayuda con el cristal',
        'medicamento para adicción a estimulantes',
      ],
    },
    answer: {
      en: 'No medicine is approved for cocaine or meth use so far. What works best is contingency management, small rewards for clean tests, with counseling. Doctors sometimes try naltrexone with bupropion for meth, or treat the sleep, mood or ADHD behind it. Ask a program, “Do you offer contingency management?” Naloxone still belongs in your pocket, since fentanyl gets into stimulants.',
      es: 'Hasta hoy no hay medicina aprobada para cocaína o cristal. Lo que mejor funciona es el manejo de contingencias, premios pequeños por pruebas limpias, con terapia. A veces los médicos prueban naltrexona con bupropión para el cristal, o tratan el sueño, ánimo o TDAH de fondo. Pregunta: «¿Ofrecen manejo de contingencias?». Lleva naloxona: puede haber fentanilo.',
    },
    source: { title: 'NIDA: methamphetamine', url: 'https://nida.nih.gov/research-topics/methamphetamine' },
    ask: 'doctor',
  },
  {
    id: 'adderall-stop',
    asks: {
      en: [
        'how do I quit adderall',
        'what happens when you stop taking adderall',
        'adderall withdrawal how long',
        "can't focus without adderall",
        'is adderall addictive',
        'will my focus come back after adderall',
      ],
      es: [
        'cómo dejo el adderall',
        'qué pasa cuando dejas de tomar adderall',
        'no me concentro sin adderall',
        'el adderall es adictivo',
        'abstinencia de adderall cuánto dura',
        'dejar los estimulantes recetados',
      ],
    },
    answer: {
      en: 'Yes, you can come off Adderall, and the flat, sleepy, unfocused weeks after it pass. It isn’t dangerous in the way alcohol or Xanax is, but mood can drop hard, so tell a doctor and one person. Sleep, food and short blocks of work carry the first month; focus keeps getting better for several months. If ADHD is behind it, there are medicines without that pull.',
      es: 'Sí, se puede dejar el Adderall, y las semanas de sueño, bajón y poca concentración pasan. No es peligroso como dejar alcohol o Xanax, pero el ánimo puede caer mucho: avisa a un médico y a una persona. Dormir, comer y trabajar en ratos cortos sostienen el primer mes; la atención sigue mejorando varios meses. Si hay TDAH, existen medicinas sin ese enganche.',
    },
    source: {
      title: 'MedlinePlus: prescription drug misuse',
      url: 'https://medlineplus.gov/prescriptiondrugmisuse.html',
    },
    ask: 'prescriber',
  },
  {
    id: 'suboxone-withdrawal',
    asks: {
      en: [
        'how long does suboxone withdrawal last',
        'what is methadone withdrawal like',
        'how hard is it to get off suboxone',
        'do you get withdrawals from suboxone',
        'coming off subs how bad',
        'is suboxone withdrawal worse than heroin',
      ],
      es: [
        'cuánto dura la abstinencia de suboxone',
        'cómo es la abstinencia de metadona',
        'qué tan difícil es dejar el suboxone',
        'da abstinencia dejar el suboxone',
        'dejar la buprenorfina qué tan feo es',
        'es peor dejar metadona que heroína',
      ],
    },
    answer: {
      en: 'It’s milder than heroin withdrawal but longer: after a sudden stop, aches, bad sleep and restlessness often peak in the first week or so and can go on for a month; with methadone even longer. That’s why nobody should quit it all at once. Coming down slowly with your prescriber makes it much easier, and you can pause at any step. The risk of overdose rises after stopping, so have naloxone.',
      es: 'Es más suave que la de heroína, pero más larga: tras dejarlo de golpe, dolores, mal sueño e inquietud suelen llegar al máximo en la primera semana o algo más y pueden seguir un mes; con metadona, aún más. Por eso no conviene cortarlo de una vez. Bajar despacio con quien receta lo hace mucho más fácil, y puedes parar en cualquier paso. Al dejarlo sube el riesgo de sobredosis; ten naloxona.',
    },
    source: {
      title: 'SAMHSA: buprenorphine',
      url: 'https://www.samhsa.gov/substance-use/treatment/options/buprenorphine',
    },
    ask: 'prescriber',
  },
]
