// Money, housing and benefits.
import type { PreparedAnswer } from './prepared-answer.ts'

export const moneyAnswers: PreparedAnswer[] = [
  {
    id: 'debts',
    asks: {
      en: [
        "I'm drowning in debt from my using",
        'how do I deal with all the money I owe',
        'debt collectors keep calling',
        'maxed out every card on drugs',
        'should I file bankruptcy',
        "I'm scared to open my bills",
      ],
      es: [
        'estoy ahogado en deudas por consumir',
        'cómo enfrento todo lo que debo',
        'los cobradores no paran de llamar',
        'reventé todas las tarjetas en drogas',
        'me declaro en bancarrota',
        'me da miedo abrir mis cuentas',
      ],
    },
    answer: {
      en: 'Open every envelope with someone next to you and make one list: who, how much, when. Pay rent, power and food first. Then call a nonprofit credit counselor (nfcc.org). In the U.S., you can tell collectors in writing to stop calling.',
      es: 'Abre todos los sobres con alguien al lado y haz una lista: a quién, cuánto, cuándo. Primero renta, luz y comida. Luego llama a un consejero de crédito sin fines de lucro (nfcc.org). En EE. UU. puedes pedir por escrito a los cobradores que no llamen.',
    },
    more: {
      en: 'Next:\n- Ask each collector to send proof of the debt before you pay.\n- Don’t take new loans to pay old ones, and skip "debt settlement" ads.\n- Ask hospitals about charity care.\n- If you’re sued, answer by the date; legal aid can help.\n- About bankruptcy, talk to a lawyer.',
      es: 'Después:\n- Pide a cada cobrador prueba de la deuda antes de pagar.\n- No tomes préstamos nuevos para pagar los viejos, y evita los anuncios que prometen borrar deudas.\n- Pregunta al hospital por ayuda económica.\n- Si te demandan, responde en el plazo; la asistencia legal puede ayudar.\n- Sobre bancarrota, habla con un abogado.',
    },
    source: {
      title: 'CFPB: debt collection',
      url: 'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
    },
  },
  {
    id: 'bills-this-month',
    asks: {
      en: [
        "I can't pay rent this month",
        'no money for food until friday',
        "they're going to cut off my electricity",
        'spent the rent money on drugs',
        'how do I feed my kids this week',
        'behind on everything and scared',
      ],
      es: [
        'no puedo pagar la renta este mes',
        'no tengo dinero para comida hasta el viernes',
        'me van a cortar la luz',
        'me gasté la renta en droga',
        'cómo doy de comer a mis hijos esta semana',
        'debo todo y tengo miedo',
      ],
    },
    answer: {
      en: 'Call 211 now and say what’s most urgent: food, rent or power. They know local funds, pantries and shelters. Then phone the landlord or power company before the due date and ask for a payment plan; calling early often buys time.',
      es: 'Llama ya al 211 y di lo más urgente: comida, renta o luz. Conocen fondos, bancos de alimentos y refugios cercanos. Luego llama al casero o a la compañía antes de la fecha y pide un plan de pagos; llamar pronto suele dar tiempo.',
    },
    source: { title: '211: help near you', url: 'https://www.211.org' },
  },
  {
    id: 'benefits',
    asks: {
      en: [
        'can I get food stamps if I have a drug record',
        'how do I sign up for medicaid',
        'what benefits can I get in recovery',
        'do I qualify for SNAP',
        'I have no insurance how do I pay for treatment',
        'where do I apply for help with money',
      ],
      es: [
        'puedo recibir estampillas de comida con antecedentes por drogas',
        'cómo me inscribo en medicaid',
        'qué beneficios hay en recuperación',
        'califico para SNAP',
        'no tengo seguro, cómo pago el tratamiento',
        'dónde solicito ayuda económica',
      ],
    },
    answer: {
      en: 'Start at usa.gov/benefits or call 211; one call can cover food (SNAP), Medicaid and cash help. Apply even if you’ve got a record or were denied before, since rules differ by state and have changed. Treatment centers often have someone who fills in the forms with you.',
      es: 'Empieza en usa.gov/benefits o llama al 211; una llamada puede cubrir comida (SNAP), Medicaid y efectivo. Solicita aunque tengas antecedentes o te negaran antes: las reglas cambian por estado. Muchos centros de tratamiento tienen quien llene los papeles contigo.',
    },
    source: { title: 'USA.gov: government benefits', url: 'https://www.usa.gov/benefits' },
  },
  {
    id: 'disability-benefits',
    asks: {
      en: [
        'can I get disability for addiction',
        'SSI denied because of drugs',
        'does alcoholism qualify for social security',
        "can't work because of depression and addiction",
        'will rehab hurt my disability case',
        'how do I apply for SSDI',
      ],
      es: [
        'puedo recibir discapacidad por adicción',
        'me negaron el SSI por drogas',
        'el alcoholismo califica para el seguro social',
        'no puedo trabajar por depresión y adicción',
        'la rehabilitación perjudica mi caso de discapacidad',
        'cómo solicito SSDI',
      ],
    },
    answer: {
      en: 'Ask your doctor for your records, then apply at ssa.gov. In the U.S., addiction alone doesn’t count for Social Security disability. Another illness can, if it would still stop you from working without the drinking or drugs. Many people are turned down at first, so ask legal aid about an appeal.',
      es: 'En EE. UU., la adicción sola no da derecho a discapacidad del Seguro Social, pero otra condición sí puede, si te incapacitaría aun sin alcohol o drogas. Pide tus expedientes médicos, solicita y consulta a un abogado o asistencia legal; apelar es común.',
    },
    source: { title: 'Social Security: disability', url: 'https://www.ssa.gov/disability' },
    ask: 'lawyer',
  },
  {
    id: 'who-holds-card',
    asks: {
      en: [
        'should someone else hold my bank card',
        'money burns a hole in my pocket and I use',
        'having cash triggers me',
        'my mom wants to control my money',
        'how do I stop myself from spending everything on payday',
        'can I put limits on my own account',
      ],
      es: [
        'que alguien más guarde mi tarjeta',
        'si tengo dinero en la bolsa, consumo',
        'el efectivo me da ganas',
        'mi mamá quiere manejar mi dinero',
        'cómo evito gastar todo el día de pago',
        'puedo poner límites a mi cuenta',
      ],
    },
    answer: {
      en: 'For now, make money hard to reach: pay split so bills go out first, a low daily limit, no cash in your pocket. A person you trust can hold the card for 30 days on written terms. Choose it freely and set an end date.',
      es: 'Por ahora, haz difícil llegar al dinero: que las cuentas se paguen primero, límite diario bajo, nada de efectivo. Una persona de confianza puede guardar la tarjeta 30 días con un acuerdo escrito. Decídelo libremente y pon fecha final.',
    },
    ask: 'counselor',
  },
  {
    id: 'payday',
    asks: {
      en: [
        'payday is my worst day',
        'every time I get paid I use',
        "friday I get my check and I know what'll happen",
        "tax refund is coming and I'm scared",
        'I just got money and the craving hit',
        'how do I get through payday sober',
      ],
      es: [
        'el día de pago es mi peor día',
        'cada vez que cobro consumo',
        'el viernes me pagan y sé lo que va a pasar',
        'llega mi reembolso y tengo miedo',
        'recibí dinero y me dieron ganas',
        'cómo paso sobrio la quincena',
      ],
    },
    answer: {
      en: 'Before the money lands: have it go straight to rent, bills and a trusted person or savings, and fill that evening with someone sober. Shop for food right after work, with them. Tell one person, "It’s payday," every time, even when it’s fine.',
      es: 'Antes de que llegue el dinero: que vaya directo a renta, cuentas y a alguien de confianza o ahorro, y ocupa esa noche con alguien sobrio. Compra comida al salir, en compañía. Di cada vez a una persona: «Hoy me pagan», aunque estés bien.',
    },
    ask: 'sponsor',
  },
  {
    id: 'owe-dealer',
    asks: {
      en: [
        'I owe my dealer money',
        "he says he'll hurt me if I don't pay",
        "drug debt and they're threatening my family",
        'they came to my house for the money',
        "I'm scared of the people I owe",
        "can't pay what I owe for drugs",
      ],
      es: [
        'le debo dinero al dealer',
        'dice que me va a lastimar si no pago',
        'deuda de drogas y amenazan a mi familia',
        'vinieron a mi casa por el dinero',
        'tengo miedo de la gente a la que debo',
        'no puedo pagar lo que debo de droga',
      ],
    },
    answer: {
      en: 'If someone’s at your door or threatening you now, call 911. Otherwise get somewhere they don’t know, tonight, and tell a person you trust. Save the threats. A lawyer or legal aid can tell you how to report it safely. Don’t meet them alone.',
      es: 'Si alguien está en tu puerta o te amenaza ahora, llama al 911. Si no, ve esta noche a un lugar que no conozcan y dilo a alguien de confianza. Guarda las amenazas. Un abogado o asistencia legal te dice cómo denunciar sin riesgo. No vayas a solas a verlos.',
    },
    ask: 'lawyer',
    danger: true,
  },
  {
    id: 'homeless',
    asks: {
      en: [
        'I have nowhere to sleep tonight',
        "I'm homeless and trying to stay clean",
        'living in my car',
        "got kicked out and it's freezing",
        'how do I find a shelter',
        "I can't get sober on the street",
      ],
      es: [
        'no tengo dónde dormir esta noche',
        'estoy en la calle y trato de no consumir',
        'vivo en mi carro',
        'me echaron y hace frío',
        'cómo encuentro un refugio',
        'no puedo dejarlo viviendo en la calle',
      ],
    },
    answer: {
      en: 'Call 211 now, or ask at a library, ER or fire station for tonight’s shelters, and say if you have children or are fleeing someone. If you can, stay near people, warm, and with your phone charged. Tomorrow: a day center, where housing lists start.',
      es: 'Llama ya al 211, o pregunta en una biblioteca, urgencias o estación de bomberos por refugios de hoy; di si tienes niños o huyes de alguien. Quédate cerca de gente, con abrigo y batería. Mañana: un centro de día, donde empiezan las listas de vivienda.',
    },
    source: { title: '211: help near you', url: 'https://www.211.org' },
    danger: true,
  },
  {
    id: 'evicted',
    asks: {
      en: [
        "I'm getting evicted",
        'landlord wants me out because of drugs',
        'can they kick me out for my relapse',
        'got an eviction notice',
        'my name is the only one on the lease and he uses',
        "can they refuse to rent to me because I'm in recovery",
      ],
      es: [
        'me van a desalojar',
        'el casero me quiere fuera por las drogas',
        'me pueden echar por recaer',
        'me llegó aviso de desalojo',
        'el contrato está a mi nombre y él consume',
        'pueden negarme la renta por estar en recuperación',
      ],
    },
    answer: {
      en: 'Read the date on the notice and call legal aid the same day; many evictions are lost by not showing up. Don’t move out just because you’re told to. In the U.S., fair housing law can protect people in recovery, though not current illegal drug use.',
      es: 'Lee la fecha del aviso y llama ese mismo día a asistencia legal; muchos desalojos se pierden por no presentarse. No te vayas solo porque te lo digan. En EE. UU., la ley de vivienda justa puede proteger a quien está en recuperación, no el consumo ilegal actual.',
    },
    ask: 'lawyer',
  },
]
