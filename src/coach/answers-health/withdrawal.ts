// Withdrawal: what to expect, what is dangerous, and when to call 911.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const withdrawalAnswers: PreparedAnswer[] = [
  {
    id: 'which-withdrawal-dangerous',
    asks: {
      en: [
        'is it dangerous to stop on my own',
        'can I just stop cold turkey',
        'which withdrawals can kill you',
        'can you die from withdrawal',
        'is withdrawal dangerous',
        'what drugs are not safe to quit cold turkey',
        'is it risky to just stop everything today',
        'quitting all at once dangerous?',
      ],
      es: [
        'es peligroso dejarlo de golpe',
        'puedo dejarlo de golpe',
        'qué abstinencia puede matar',
        'se puede morir de abstinencia',
        'es peligrosa la abstinencia',
        'qué drogas no se dejan de golpe',
        'es riesgoso dejar todo hoy',
        'es peligroso parar de una vez',
      ],
    },
    answer: {
      en: 'Alcohol and benzodiazepines (such as Xanax or Klonopin) are the most dangerous to stop suddenly: seizures can kill. So are GHB and some sleeping medicines. Call a doctor before you stop. Call 911 for a seizure, confusion, seeing things, fever, or a racing heart.',
      es: 'El alcohol y las benzodiacepinas (como Xanax o clonazepam) son las más peligrosas de dejar de golpe: las convulsiones pueden matar. También el GHB y algunas pastillas para dormir. Llama a un médico antes. Llama al 911 si hay convulsión, confusión, visiones, fiebre o el corazón muy rápido.',
    },
    source: {
      title: 'MedlinePlus: Alcohol withdrawal',
      url: 'https://medlineplus.gov/ency/article/000764.htm',
    },
    danger: true,
  },
  {
    id: 'when-911-withdrawal',
    asks: {
      en: [
        'when should i call 911 for withdrawal',
        'how do i know if withdrawal is an emergency',
        'im seeing things since i quit drinking',
        'had a seizure after i stopped',
        'heart pounding and shaking bad from quitting',
        'is it dts',
      ],
      es: [
        'cuándo llamo al 911 por abstinencia',
        'cómo sé si la abstinencia es emergencia',
        'veo cosas desde que dejé de tomar',
        'me dio una convulsión al dejarlo',
        'el corazón me late fuerte y tiemblo mucho',
        'será delirium tremens',
      ],
    },
    answer: {
      en: "Call 911 now for a seizure, seeing or hearing things, confusion, fever, a very fast or uneven heartbeat, fainting, chest pain, or vomiting that won't stop. Say what you stopped and when. Unlock the door and have someone stay with you.",
      es: 'Llama al 911 ya si hay convulsión, ves u oyes cosas, confusión, fiebre, corazón muy rápido o irregular, desmayo, dolor de pecho o vómito que no para. Di qué dejaste y cuándo. Quita el seguro de la puerta y que alguien se quede contigo.',
    },
    source: {
      title: 'MedlinePlus: Delirium tremens',
      url: 'https://medlineplus.gov/ency/article/000766.htm',
    },
    danger: true,
  },
  {
    id: 'alcohol-withdrawal',
    asks: {
      en: [
        'what does alcohol withdrawal feel like',
        'shaking and sweating since i stopped drinking',
        'how long does alcohol withdrawal last',
        'day 2 no drinking and i feel awful',
        'can i get seizures from quitting beer',
        'hands shaking in the morning until i drink',
      ],
      es: [
        'qué se siente la abstinencia de alcohol',
        'tiemblo y sudo desde que dejé de tomar',
        'cuánto dura la abstinencia del alcohol',
        'segundo día sin tomar y me siento fatal',
        'me puede dar convulsión por dejar la cerveza',
        'me tiemblan las manos hasta que tomo',
      ],
    },
    answer: {
      en: 'Call a doctor or go to the ER today if you drink daily and feel shaky: it can get dangerous fast. It often starts within 8 hours of the last drink, is worst around days 1 to 3, and can last for weeks. Call 911 for a seizure, confusion, or seeing things.',
      es: 'Llama a un médico o ve a urgencias hoy si tomas a diario y tiemblas: puede agravarse rápido. Suele empezar a las 8 horas del último trago, es peor entre los días 1 y 3 y puede durar semanas. Llama al 911 si hay convulsión, confusión o visiones.',
    },
    more: {
      en: 'Common: shaking, sweating, worry, bad sleep, nausea, headache, a fast heartbeat.\n\nThe most severe form, delirium tremens, most often comes 2 to 4 days after the last drink, with confusion, fever, and seeing things. Past seizures or hard withdrawals make another one more likely, so tell the doctor.',
      es: 'Común: temblor, sudor, nervios, mal sueño, náusea, dolor de cabeza, corazón rápido.\n\nLo más grave, el delirium tremens, suele venir 2 a 4 días después del último trago, con confusión, fiebre y visiones. Si antes tuviste convulsiones o abstinencias duras, es más probable: dilo al médico.',
    },
    source: {
      title: 'MedlinePlus: Alcohol withdrawal',
      url: 'https://medlineplus.gov/ency/article/000764.htm',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'benzo-withdrawal',
    asks: {
      en: [
        'how long does xanax withdrawal last',
        'how long do benzo symptoms last',
        'stopping xanax what happens',
        'benzo withdrawal how long',
        'ran out of klonopin 2 days ago and feel insane',
        'quitting ativan cold turkey',
        'can you have seizures from stopping valium',
        'doctor wont refill my benzos',
      ],
      es: [
        'cuánto dura la abstinencia de benzos',
        'qué pasa si dejo el xanax',
        'cuánto dura la abstinencia de benzodiacepinas',
        'se me acabó el clonazepam hace dos días y estoy fatal',
        'dejar el rivotril de golpe',
        'puede dar convulsión dejar el valium',
        'el doctor no me resurte las pastillas',
      ],
    },
    answer: {
      en: "Don't stop all at once. Call your prescriber today, or go to an ER if you've run out: stopping suddenly can cause seizures. Coming off is done slowly with a clinician, over weeks or months. Call 911 for a seizure, confusion, or seeing things.",
      es: 'No pares de golpe. Llama hoy a quien te receta, o ve a urgencias si se te acabaron: dejarlas de golpe puede causar convulsiones. Se dejan despacio con un profesional, en semanas o meses. Llama al 911 si hay convulsión, confusión o visiones.',
    },
    source: { title: 'MedlinePlus: Alprazolam', url: 'https://medlineplus.gov/druginfo/meds/a684001.html' },
    ask: 'prescriber',
    danger: true,
  },
  {
    id: 'opioid-withdrawal',
    asks: {
      en: [
        'how long does opioid withdrawal last',
        'dope sick what helps',
        'kicking fentanyl how bad is it',
        'withdrawing from oxy, runs and chills',
        'day 3 off heroin when does it end',
        'can opioid withdrawal kill you',
      ],
      es: [
        'cuánto dura la abstinencia de opioides',
        'estoy malilla, qué ayuda',
        'qué tan feo es dejar el fentanilo',
        'abstinencia de oxicodona con diarrea y escalofríos',
        'tercer día sin heroína, cuándo termina',
        'puede matar la abstinencia de opioides',
      ],
    },
    answer: {
      en: "Call a clinic or go to an ER and ask for buprenorphine or methadone: you don't have to tough it out. It usually starts within a day, peaks in the first days, and eases over a week or so. Sip fluids. After it, your old dose can kill you, so carry naloxone.",
      es: 'Llama a una clínica o ve a urgencias y pide buprenorfina o metadona: no tienes que aguantarlo así. Suele empezar en el primer día, es peor los primeros días y baja en una semana o más. Toma líquidos. Después, tu dosis de antes puede matarte: lleva naloxona.',
    },
    more: {
      en: "Common: aches, chills, sweating, yawning, runny nose, cramps, diarrhea, vomiting, no sleep.\n\nIt's seldom deadly for a healthy adult, but get care if you can't hold fluids down, are pregnant, have heart trouble, or feel like dying. After methadone it starts later and lasts longer.",
      es: 'Común: dolores, escalofríos, sudor, bostezos, nariz que gotea, cólicos, diarrea, vómito, no dormir.\n\nRara vez mata a un adulto sano, pero busca atención si no retienes líquidos, estás embarazada, tienes problemas del corazón o quieres morir. Con metadona empieza más tarde y dura más.',
    },
    source: {
      title: 'MedlinePlus: Opioid withdrawal',
      url: 'https://medlineplus.gov/ency/article/000949.htm',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'stimulant-withdrawal',
    asks: {
      en: [
        'coke comedown how long',
        'crashing off meth cant stop sleeping',
        'depressed after quitting cocaine',
        'what is stimulant withdrawal like',
        'quit adderall and im exhausted',
        'meth withdrawal day 4 feel hopeless',
      ],
      es: [
        'cuánto dura el bajón de la coca',
        'dejé el cristal y no paro de dormir',
        'deprimido después de dejar la cocaína',
        'cómo es la abstinencia de estimulantes',
        'dejé el adderall y estoy agotado',
        'cuarto día sin cristal y sin esperanza',
      ],
    },
    answer: {
      en: "Sleep, eat, drink water, and tell someone you're coming down. The crash is hardest in the first days; low mood, sleep trouble, and craving can last weeks and do ease. If you think of suicide, call or text 988 now. Chest pain: call 911.",
      es: 'Duerme, come, toma agua y dile a alguien que estás en el bajón. Lo más duro son los primeros días; el ánimo bajo, el mal sueño y las ganas pueden durar semanas y sí bajan. Si piensas en suicidio, llama o escribe al 988 ya. Dolor de pecho: 911.',
    },
    source: { title: 'NIDA: Cocaine', url: 'https://nida.nih.gov/research-topics/cocaine' },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'cannabis-withdrawal',
    asks: {
      en: [
        'what happens if I just stop smoking weed',
        'how long does weed withdrawal last',
        'sweating after quitting weed',
        'no appetite after quitting weed',
        'how long does insomnia last after quitting weed',
        'is weed withdrawal real',
        'cant eat or sleep since i quit smoking weed',
        'how long does cannabis withdrawal last',
        'night sweats after quitting thc',
        'so irritable without weed',
        'crazy dreams after quitting weed',
      ],
      es: [
        'qué pasa si dejo la mota de golpe',
        'cuánto dura el insomnio al dejar la mota',
        'existe la abstinencia de marihuana',
        'no como ni duermo desde que dejé la mota',
        'cuánto dura la abstinencia de cannabis',
        'sudo de noche desde que dejé el thc',
        'estoy irritable sin marihuana',
        'sueños locos desde que dejé de fumar',
      ],
    },
    answer: {
      en: "It's real, and it passes. Bad sleep, vivid dreams, a short temper, and no appetite are usually worst in the first week and ease over about two weeks, sometimes longer. Eat small meals, move during the day, and keep the bedroom cool. See a doctor if you can't hold food down.",
      es: 'Sí existe, y pasa. El mal sueño, los sueños intensos, el mal humor y la falta de hambre son peores la primera semana y bajan en unas dos, a veces más. Come poco y seguido, muévete de día y ten el cuarto fresco. Ve al médico si vomitas todo.',
    },
    source: { title: 'NIDA: Cannabis', url: 'https://nida.nih.gov/research-topics/cannabis-marijuana' },
  },
  {
    id: 'nicotine-withdrawal',
    asks: {
      en: [
        'how long does nicotine withdrawal last',
        'quit vaping and im so angry',
        'what to expect when i stop smoking',
        'day 3 no cigarettes headache',
        'brain fog after quitting nicotine',
        'gaining weight since i quit smoking',
      ],
      es: [
        'cuánto dura la abstinencia de nicotina',
        'dejé de vapear y ando muy enojado',
        'qué me espera si dejo de fumar',
        'tercer día sin cigarro y me duele la cabeza',
        'mente nublada al dejar la nicotina',
        'subí de peso desde que dejé de fumar',
      ],
    },
    answer: {
      en: 'The first days are the worst, and it mostly eases over a few weeks. Bad temper, hunger, poor sleep, and fog are normal and not dangerous. Patches, gum, or medicine make it much easier: call 1-800-QUIT-NOW. If your mood drops hard, see a doctor.',
      es: 'Los primeros días son los peores y casi todo baja en unas semanas. Mal humor, hambre, mal sueño y mente nublada son normales y no son peligrosos. Parches, chicle o medicina lo hacen más fácil: llama al 1-855-335-3569. Si te hundes, ve al médico.',
    },
    source: { title: 'MedlinePlus: Quitting smoking', url: 'https://medlineplus.gov/quittingsmoking.html' },
  },
  {
    id: 'paws',
    asks: {
      en: [
        'what is paws',
        'post acute withdrawal how long',
        '3 months sober and still feel like crap',
        'why am i so foggy months after quitting',
        'when does my brain go back to normal',
        'sober and no energy or joy',
      ],
      es: [
        'qué es la abstinencia prolongada',
        'cuánto dura el síndrome postagudo',
        'tres meses sobrio y sigo mal',
        'por qué sigo con la mente nublada después de meses',
        'cuándo vuelve mi cerebro a la normalidad',
        'sobrio y sin energía ni alegría',
      ],
    },
    answer: {
      en: "PAWS is short for post-acute withdrawal: waves of bad sleep, low mood, or fog for some months after stopping. They get shorter and further apart. Regular meals, sleep times, and walks help. Tell a doctor how long it's lasted and get a check: sleep, thyroid, mood, and other things can be treated.",
      es: 'PAWS es la abstinencia prolongada: olas de mal sueño, ánimo bajo o mente nublada durante unos meses. Se acortan y se espacian. Ayudan comidas, horas de sueño y caminatas fijas. Dile a un médico cuánto lleva y pide un chequeo: sueño, tiroides, ánimo y otras cosas se tratan.',
    },
    source: {
      title: 'NIDA: Treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
    ask: 'doctor',
  },
  {
    id: 'ghb-withdrawal',
    asks: {
      en: [
        'quitting ghb what happens',
        'i take g every few hours cant stop',
        'phenibut withdrawal',
        'coming off gabapentin or lyrica',
        'is g withdrawal dangerous',
        'stopping sleeping pills suddenly',
      ],
      es: [
        'qué pasa si dejo el ghb',
        'tomo g cada pocas horas y no puedo parar',
        'abstinencia de phenibut',
        'dejar la pregabalina de golpe',
        'es peligrosa la abstinencia de ghb',
        'dejar de golpe las pastillas para dormir',
      ],
    },
    answer: {
      en: "Don't stop suddenly on your own. Withdrawal from GHB, phenibut, sleeping pills, or gabapentin-type medicines can turn dangerous, with confusion or seizures. Call a doctor or go to an ER and say exactly what you take. Call 911 for a seizure or seeing things.",
      es: 'No pares de golpe por tu cuenta. La abstinencia de GHB, phenibut, pastillas para dormir o medicinas como la gabapentina puede ser peligrosa, con confusión o convulsiones. Llama a un médico o ve a urgencias y di exactamente qué tomas. Convulsión o visiones: 911.',
    },
    ask: 'doctor',
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
    danger: true,
  },
  {
    id: 'withdrawal-someone-else',
    asks: {
      en: [
        'my husband is shaking after he quit drinking what do i do',
        'my friend is detoxing on my couch',
        'how do i help someone in withdrawal',
        'my brother is dope sick at my house',
        'my dad stopped drinking and is talking to people who arent there',
        'watching someone withdraw im scared',
      ],
      es: [
        'mi esposo tiembla porque dejó de tomar, qué hago',
        'mi amigo se está desintoxicando en mi sala',
        'cómo ayudo a alguien con abstinencia',
        'mi hermano está malilla en mi casa',
        'mi papá dejó de tomar y habla con gente que no está',
        'alguien tiene abstinencia y tengo miedo',
      ],
    },
    answer: {
      en: "Call 911 now for a seizure, confusion, seeing things, fever, or trouble breathing. If it's milder, call their doctor or a nurse line today, and don't leave them alone. Offer water and light food, a quiet room, and no lectures. Ask what they took and when.",
      es: 'Llama al 911 ya si hay convulsión, confusión, visiones, fiebre o le falta el aire. Si es más leve, llama hoy a su médico o a una línea de enfermería y no lo dejes solo. Dale agua, comida ligera, un cuarto tranquilo y nada de sermones. Pregunta qué tomó y cuándo.',
    },
    source: {
      title: 'MedlinePlus: Alcohol withdrawal',
      url: 'https://medlineplus.gov/ency/article/000764.htm',
    },
    danger: true,
  },
  {
    id: 'withdrawal-comfort',
    asks: {
      en: [
        'what helps with withdrawal symptoms',
        'restless legs from quitting',
        'cant sleep detoxing',
        'cant keep food down detox',
        'hot baths for withdrawal',
        'what to eat when coming off drugs',
      ],
      es: [
        'qué ayuda con los síntomas de abstinencia',
        'piernas inquietas por dejarlo',
        'no puedo dormir en la desintoxicación',
        'no retengo la comida al dejarlo',
        'sirven los baños calientes para la abstinencia',
        'qué como mientras dejo las drogas',
      ],
    },
    answer: {
      en: "Sip water or broth often, eat small plain meals, take warm showers, and rest in the dark even if you don't sleep. Ask a clinic about medicine for it: you don't have to just bear it. If you can't hold fluids down, or feel confused, get care now.",
      es: 'Toma agua o caldo a sorbos, come poco y sencillo, date duchas tibias y descansa a oscuras aunque no duermas. Pregunta en una clínica por medicina: no tienes que solo aguantar. Si no retienes líquidos o te sientes confundido, busca atención ya.',
    },
    ask: 'doctor',
  },
]
