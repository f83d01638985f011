// How to find treatment: helplines, clinics, doctors, and the first steps.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const findingTreatmentAnswers: PreparedAnswer[] = [
  {
    id: 'where-to-start',
    asks: {
      en: [
        'where do i even start getting help',
        'i need help w my drinking and dont know who to call',
        'how do i get into treatment',
        "ok i want to quit, what's step one",
        'is there a number for addiction help',
        'who do i talk to about a drug problem',
        'help me find help',
      ],
      es: [
        'no sé por dónde empezar para pedir ayuda',
        'a quién llamo si quiero dejar de tomar',
        'cómo hago para entrar a un tratamiento',
        'quiero dejar la droga, cuál es el primer paso',
        'hay algún número para adicciones',
        'con quién hablo de mi problema con las drogas',
      ],
    },
    answer: {
      en: "Call 1-800-662-4357, the SAMHSA National Helpline. It's free, private, and open day and night, in English and Spanish. They'll ask for your zip code and tell you what's near you. Your own doctor is a good first call too.",
      es: 'Llama al 1-800-662-4357, la línea nacional de SAMHSA. Es gratis, privada y atiende día y noche, en inglés y español. Te piden tu código postal y te dicen qué hay cerca. Tu médico también es un buen primer paso.',
    },
    more: {
      en: "Before you call, it helps to have ready:\n- your zip code\n- your insurance card, if you have one\n- what you use and how often\n- what you'd like: someone to talk to, medicine, detox, or a place to stay\n\nYou can also search by yourself at findtreatment.gov, without giving your name.",
      es: 'Antes de llamar, ayuda tener a mano:\n- tu código postal\n- tu tarjeta del seguro, si tienes\n- qué consumes y cada cuánto\n- qué buscas: con quién hablar, medicina, desintoxicación o un lugar donde quedarte\n\nTambién puedes buscar sin dar tu nombre en findtreatment.gov.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'treatment-near-me',
    asks: {
      en: [
        'rehabs near me',
        'find a treatment center in my area',
        'is there somewhere close to ohio i can go',
        'website to look up detox places',
        'list of programs by zip code',
        'any recovery places around here',
      ],
      es: [
        'centros de rehabilitación cerca de mí',
        'dónde hay tratamiento en mi ciudad',
        'página para buscar centros de desintoxicación',
        'lista de programas por código postal',
        'hay algún lugar de ayuda por aquí cerca',
        'busco una clínica de adicciones en mi zona',
      ],
    },
    answer: {
      en: "Go to findtreatment.gov and type your zip code. You can sort by cost, insurance, medicine, and type of care, and you don't give your name. Call two or three places and ask who can see you first.",
      es: 'Entra a findtreatment.gov y escribe tu código postal. Puedes filtrar por costo, seguro, medicina y tipo de atención, sin dar tu nombre. Llama a dos o tres lugares y pregunta cuál te atiende primero.',
    },
    more: {
      en: 'Good questions to ask a place:\n- How soon can someone see me?\n- What will I pay?\n- Do you offer medicine for alcohol or opioids?\n- Do you treat anxiety or depression too?\n- What happens after I finish?\n\nBe careful with ads that promise a cure or offer free travel. A good program answers plainly.',
      es: 'Buenas preguntas para un centro:\n- ¿Cuándo me pueden ver?\n- ¿Cuánto voy a pagar?\n- ¿Ofrecen medicina para alcohol u opioides?\n- ¿Tratan también ansiedad o depresión?\n- ¿Qué pasa cuando termino?\n\nCuidado con anuncios que prometen una cura o viaje gratis. Un buen programa responde claro.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'helpline-what-happens',
    asks: {
      en: [
        "what's the number again",
        'what was that hotline number',
        'what happens when you call the samhsa line',
        'im scared to call the hotline what will they ask',
        'do they take your name when you call',
        'is the helpline gonna tell anyone',
        'are the people on the addiction hotline counselors',
        'is the 1-800-662-4357 line real',
      ],
      es: [
        'cuál es el número otra vez',
        'qué pasa cuando llamas a la línea de samhsa',
        'me da miedo llamar, qué me van a preguntar',
        'te piden el nombre cuando llamas',
        'la línea de ayuda le avisa a alguien',
        'los que contestan son consejeros',
        'la línea 1-800-662-4357 es de verdad',
      ],
    },
    answer: {
      en: "A trained person answers, asks for your zip code, and gives you places near you. You don't have to give your name. They aren't counselors: they connect you to people who are. You can hang up any time.",
      es: 'Contesta una persona capacitada, te pide tu código postal y te da lugares cercanos. No tienes que dar tu nombre. No son consejeros: te conectan con quienes sí lo son. Puedes colgar cuando quieras.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
  },
  {
    id: 'methadone-clinic-find',
    asks: {
      en: [
        'where is a methadone clinic',
        'how do i get on methadone',
        'is there a clinic near me that does methadone',
        "what's an OTP",
        'do i need a referral for the methadone clinic',
        'looking for a place that doses in the morning before work',
      ],
      es: [
        'dónde hay una clínica de metadona',
        'cómo empiezo con metadona',
        'hay alguna clínica cerca que dé metadona',
        'qué es un programa de tratamiento con opioides',
        'necesito referencia para ir por metadona',
        'busco clínica que abra temprano antes del trabajo',
      ],
    },
    answer: {
      en: 'Search findtreatment.gov and choose "opioid treatment program." That\'s the official name for a methadone clinic. Call and ask when they do intakes. Most people can call on their own, without a referral.',
      es: 'Busca en findtreatment.gov y elige "opioid treatment program". Así se llaman las clínicas de metadona. Llama y pregunta cuándo hacen ingresos. Casi siempre puedes llamar tú, sin referencia.',
    },
    more: {
      en: "Ask them:\n- How soon can I start?\n- What are the dosing hours?\n- What do I bring? (usually photo ID)\n- What does it cost, and do you take Medicaid?\n- When can people earn take-home doses?\n\nIn the US, methadone for addiction comes only from these clinics, or from a hospital while you're a patient there.",
      es: 'Pregunta:\n- ¿Cuándo puedo empezar?\n- ¿En qué horario dan la medicina?\n- ¿Qué llevo? (casi siempre una identificación con foto)\n- ¿Cuánto cuesta y aceptan Medicaid?\n- ¿Cuándo se puede llevar medicina a casa?\n\nEn EE. UU., la metadona para la adicción la dan solo estas clínicas, o el hospital mientras estás internado.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'buprenorphine-prescriber',
    asks: {
      en: [
        'how do i find a suboxone doctor',
        'who can prescribe buprenorphine',
        'can my regular dr give me suboxone',
        'need subs legally where do i go',
        'do doctors need a special license for suboxone',
        'my doctor wont prescribe bupe now what',
      ],
      es: [
        'cómo encuentro un médico que recete suboxone',
        'quién puede recetar buprenorfina',
        'mi doctor de siempre me puede dar suboxone',
        'necesito buprenorfina con receta, a dónde voy',
        'los médicos necesitan permiso especial para suboxone',
        'mi doctor no quiere recetarme buprenorfina, qué hago',
      ],
    },
    answer: {
      en: 'Ask your regular doctor first. Since 2023 no special waiver is needed, so many doctors and nurse practitioners can prescribe it. If yours says no, search findtreatment.gov for buprenorphine or call 1-800-662-4357.',
      es: 'Pregúntale primero a tu médico. Desde 2023 no hace falta un permiso especial, así que muchos médicos y enfermeros pueden recetarla. Si te dice que no, busca buprenorfina en findtreatment.gov o llama al 1-800-662-4357.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'suboxone-telehealth',
    asks: {
      en: [
        'can i get suboxone online',
        'is there a telehealth thing for opioid treatment',
        'no car, can i do treatment by phone',
        'video appointments for addiction meds legit?',
        'i live in the middle of nowhere and the nearest clinic is 2 hrs',
        'do i have to go in person for buprenorphine',
      ],
      es: [
        'puedo conseguir suboxone por internet con médico',
        'hay tratamiento de opioides por videollamada',
        'no tengo carro, puedo hacerlo por teléfono',
        'son confiables las consultas en línea para adicciones',
        'vivo en un rancho y la clínica queda a dos horas',
        'tengo que ir en persona por la buprenorfina',
      ],
    },
    answer: {
      en: 'Often, yes. Many prescribers can start buprenorphine by video or phone and send it to your pharmacy. Pick telehealth at findtreatment.gov, or call 1-800-662-4357 and ask who serves your state. Rules differ by state, so ask first.',
      es: 'Muchas veces, sí. Hay médicos que empiezan la buprenorfina por video o teléfono y mandan la receta a tu farmacia. Elige telesalud en findtreatment.gov o llama al 1-800-662-4357. Las reglas cambian por estado, así que pregunta antes.',
    },
    more: {
      en: 'Signs that a service is real:\n- a licensed clinician in your state talks with you\n- they ask about your health and other medicines\n- a real pharmacy fills the prescription\n- they tell you the price before you pay',
      es: 'Señales de que un servicio es serio:\n- te atiende un profesional con licencia en tu estado\n- te preguntan por tu salud y tus otras medicinas\n- una farmacia real surte la receta\n- te dicen el precio antes de pagar',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'er-for-addiction',
    asks: {
      en: [
        'can the ER start me on suboxone',
        'can i just go to the er for withdrawal',
        'will the emergency room help me detox',
        'do hospitals turn away addicts',
        'should i go to the hospital to get sober',
        'er for drinking problem',
        'what do i say at the er',
      ],
      es: [
        'en urgencias me pueden dar suboxone',
        'puedo ir a urgencias por la abstinencia',
        'en emergencias me ayudan a desintoxicarme',
        'el hospital me puede rechazar por drogadicto',
        'debo ir al hospital para dejar de tomar',
        'qué digo en la sala de emergencias',
        'voy a urgencias por mi problema con el alcohol',
      ],
    },
    answer: {
      en: "Yes, you can. Go now, or call 911, if you have shaking, seizures, confusion, chest pain, trouble breathing, or thoughts of suicide. Tell them what you used and when. An ER must check you even if you can't pay.",
      es: 'Sí puedes. Ve ya, o llama al 911, si tienes temblores, convulsiones, confusión, dolor de pecho, falta de aire o ideas de suicidio. Diles qué consumiste y cuándo. Urgencias debe revisarte aunque no puedas pagar.',
    },
    more: {
      en: 'At the ER you can say: "I want to stop, and I\'m afraid of withdrawal." Ask:\n- Can you treat my withdrawal?\n- Can I start medicine today?\n- Who will see me next week?\n\nSome ERs can start buprenorphine. Don\'t leave without a name and a phone number for what comes next.',
      es: 'En urgencias puedes decir: "Quiero dejarlo y tengo miedo a la abstinencia". Pregunta:\n- ¿Pueden tratar mi abstinencia?\n- ¿Puedo empezar la medicina hoy?\n- ¿Quién me ve la próxima semana?\n\nAlgunas salas de urgencias empiezan la buprenorfina. No salgas sin un nombre y un teléfono para lo que sigue.',
    },
    source: {
      title: 'SAMHSA National Helpline',
      url: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    },
    danger: true,
  },
  {
    id: 'detox-what',
    asks: {
      en: [
        'what is detox actually like',
        'do i need detox before rehab',
        'how many days is detox',
        'what do they do to you in detox',
        'is detox the same as rehab',
        'scared of going to detox',
      ],
      es: [
        'cómo es la desintoxicación por dentro',
        'necesito desintoxicarme antes de rehabilitación',
        'cuántos días dura la desintoxicación',
        'qué te hacen en desintoxicación',
        'desintoxicación y rehabilitación son lo mismo',
        'me da miedo internarme a desintoxicar',
      ],
    },
    answer: {
      en: "Detox is medical care while your body clears the substance: nurses check on you and can give medicine to keep you safe and comfortable. It often takes several days. It's a start, so line up the next step before you leave.",
      es: 'La desintoxicación es atención médica mientras tu cuerpo elimina la sustancia: te revisan y pueden darte medicina para que estés seguro y cómodo. Suele durar varios días. Es un comienzo: deja listo el paso que sigue.',
    },
    more: {
      en: "If you drink every day or take benzodiazepines like Xanax, don't stop all at once by yourself. Withdrawal can be dangerous. A doctor or clinic can tell you if you need to stay overnight.\n\nWhat to bring: ID, insurance card, a list of your medicines, comfortable clothes, and a phone number of someone you trust.",
      es: 'Si tomas alcohol a diario o usas benzodiacepinas como Xanax, no pares de golpe sin ayuda. La abstinencia puede ser peligrosa. Un médico puede decirte si debes quedarte internado.\n\nLleva: identificación, tarjeta del seguro, lista de tus medicinas, ropa cómoda y el teléfono de alguien de confianza.',
    },
    source: {
      title: 'SAMHSA: Substance use treatment',
      url: 'https://www.samhsa.gov/substance-use/treatment',
    },
    danger: true,
  },
  {
    id: 'detox-at-home',
    asks: {
      en: [
        'can i detox at home by myself',
        'plan to lock myself in and sweat it out this weekend',
        'how do i do cold turkey safely',
        'detoxing alone at home from booze tips',
        'i cant go to a facility so im doing it at my apartment',
        'is home detox ok',
      ],
      es: [
        'puedo desintoxicarme solo en mi casa',
        'pienso encerrarme el fin y aguantar',
        'cómo dejo de golpe sin peligro',
        'consejos para dejar el alcohol en casa sin médico',
        'no puedo internarme, lo voy a hacer en mi cuarto',
        'es seguro desintoxicarse en casa',
      ],
    },
    answer: {
      en: "Please talk to a doctor or nurse before you stop. Stopping alcohol or benzodiazepines suddenly can cause seizures and can kill. Some people can detox at home, but with a clinician's plan. Call 911 for a seizure, confusion, or seeing things.",
      es: 'Habla con un médico o enfermera antes de parar. Dejar de golpe el alcohol o las benzodiacepinas puede causar convulsiones y hasta la muerte. A veces se puede en casa, pero con un plan médico. Llama al 911 si hay convulsión, confusión o ves cosas.',
    },
    more: {
      en: "I can't give you a plan for cutting down. A clinic can, often the same day, and 1-800-662-4357 can find one. Until then, don't stop suddenly by yourself if you drink daily or take benzodiazepines, and ask someone to stay with you.",
      es: 'No puedo darte un plan para ir bajando. Una clínica sí, muchas veces el mismo día, y en el 1-800-662-4357 te ayudan a encontrarla. Mientras tanto, no pares de golpe por tu cuenta si tomas a diario o usas benzodiacepinas, y pide a alguien que te acompañe.',
    },
    ask: 'doctor',
    source: {
      title: 'MedlinePlus: Alcohol withdrawal',
      url: 'https://medlineplus.gov/ency/article/000764.htm',
    },
    danger: true,
  },
  {
    id: 'inpatient-or-outpatient',
    asks: {
      en: [
        'inpatient vs outpatient which is better',
        'do i really need to go away to rehab',
        "what's IOP",
        'can i get help and still go to work',
        'difference between residential and outpatient',
        'is php the same as iop',
      ],
      es: [
        'es mejor internarme o ir de día',
        'de verdad tengo que internarme',
        'qué es un programa ambulatorio intensivo',
        'puedo tratarme y seguir trabajando',
        'diferencia entre residencial y ambulatorio',
        'puedo ir a terapia sin dormir ahí',
      ],
    },
    answer: {
      en: 'Outpatient means you live at home and come in for visits; inpatient means you stay there. Ask for an assessment: a clinician looks at your health, your home, and your use, and says which level fits. Many people do well with outpatient.',
      es: 'Ambulatorio es vivir en casa e ir a citas; internado es quedarte allá. Pide una evaluación: un profesional mira tu salud, tu casa y tu consumo, y te dice qué nivel te conviene. A muchas personas les va bien el ambulatorio.',
    },
    more: {
      en: "Staying somewhere may fit better if:\n- withdrawal could be dangerous\n- home isn't safe or people use there\n- outpatient hasn't been enough before\n- you also have a serious health problem\n\nIOP (intensive outpatient) means several sessions a week, often with evening hours. PHP (partial hospital) is most of the day.",
      es: 'Internarte puede convenir más si:\n- la abstinencia puede ser peligrosa\n- tu casa no es segura o ahí consumen\n- lo ambulatorio no ha bastado antes\n- tienes otro problema de salud serio\n\nEl ambulatorio intensivo (IOP) son varias sesiones por semana, a veces en la tarde. La hospitalización parcial (PHP) ocupa casi todo el día.',
    },
    source: { title: 'NIAAA Alcohol Treatment Navigator', url: 'https://alcoholtreatment.niaaa.nih.gov' },
  },
  {
    id: 'what-is-rehab',
    asks: {
      en: [
        'what do you do all day in rehab',
        'what is rehab like really',
        'how long is rehab, 28 days?',
        'daily schedule in a treatment center',
        'what happens in inpatient treatment',
        'what would I do there for a month',
      ],
      es: [
        'qué se hace todo el día en rehabilitación',
        'cómo es un centro de rehabilitación de verdad',
        'cuánto dura la rehabilitación',
        'horario de un día en el centro',
        'qué pasa en un tratamiento internado',
        'qué haría yo ahí un mes',
      ],
    },
    answer: {
      en: 'Most days have group sessions, one-on-one counseling, meals, chores, and free time. Many stays are about a month, but it varies. Call the place and ask about phones, visits, and what to pack, since each has its own rules.',
      es: 'Casi todos los días hay grupos, consejería individual, comidas, tareas y tiempo libre. Muchas estancias duran cerca de un mes, pero varía. Llama y pregunta por el celular, las visitas y qué llevar, porque cada lugar tiene sus reglas.',
    },
    source: { title: 'NIDA: Treatment', url: 'https://nida.nih.gov/research-topics/treatment' },
  },
  {
    id: 'choose-good-program',
    asks: {
      en: [
        'how do i know if a rehab is legit',
        'red flags for treatment centers',
        'they offered to fly me to florida for free rehab is that a scam',
        'how to pick a good program',
        'are luxury rehabs worth it',
        'what should good treatment have',
      ],
      es: [
        'cómo sé si un centro es de confianza',
        'señales de alerta en un centro de rehabilitación',
        'me ofrecen vuelo gratis a una clínica, es fraude',
        'cómo elijo un buen programa',
        'valen la pena los centros caros',
        'qué debe tener un buen tratamiento',
      ],
    },
    answer: {
      en: 'Ask three things: are you licensed, who are the clinicians, and do you offer medicine for addiction? A good place answers plainly and makes a plan with you. Walk away from free flights, cash, promises of a cure, or pressure to sign today.',
      es: 'Pregunta tres cosas: si tienen licencia, quiénes atienden y si ofrecen medicina para la adicción. Un buen lugar contesta claro y hace el plan contigo. Aléjate si ofrecen vuelos o dinero, prometen curarte o te presionan a firmar hoy.',
    },
    source: { title: 'NIAAA Alcohol Treatment Navigator', url: 'https://alcoholtreatment.niaaa.nih.gov' },
  },
]
