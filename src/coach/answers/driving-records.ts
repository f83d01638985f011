// Driving cases, the license, legal aid, records and leaving jail.
import type { PreparedAnswer } from './prepared-answer.ts'

export const drivingRecordsAnswers: PreparedAnswer[] = [
  {
    id: 'dui-just-got',
    asks: {
      en: [
        'I just got a DUI',
        'got arrested for drunk driving last night',
        'DWI what happens now',
        'pulled over and blew over the limit',
        'first dui am I going to jail',
        "I can't believe I drove drunk",
      ],
      es: [
        'me acaban de arrestar por manejar borracho',
        'me dieron un DUI',
        'qué pasa después de un DWI',
        'me paró la policía y di positivo en alcohol',
        'es mi primer dui, voy a la cárcel',
        'no puedo creer que manejé tomado',
      ],
    },
    answer: {
      en: 'Call a DUI lawyer or the public defender today: in many states you have only days to fight for your license. Don’t drive until you know it’s legal. If drinking is behind it, booking an alcohol evaluation now helps both your case and you.',
      es: 'Llama hoy a un abogado de DUI o a la defensoría pública: en muchos estados tienes solo días para defender tu licencia. No manejes hasta saber que es legal. Si hay un problema con la bebida, pedir ya una evaluación ayuda a tu caso y a ti.',
    },
    more: {
      en: 'Also worth doing this week:\n- Write down what you remember, for your lawyer only.\n- Don’t post about it.\n- Arrange rides for work.\n- Tell one person you trust. Shame after an arrest is heavy, and it can be a dangerous night to be alone.',
      es: 'También sirve esta semana:\n- Escribe lo que recuerdas, solo para tu abogado.\n- No publiques nada.\n- Organiza transporte para el trabajo.\n- Cuéntaselo a una persona de confianza. La vergüenza después de un arresto pesa, y puede ser una noche peligrosa para estar a solas.',
    },
    source: { title: 'NHTSA: drunk driving', url: 'https://www.nhtsa.gov/risky-driving/drunk-driving' },
    ask: 'lawyer',
  },
  {
    id: 'license-back',
    asks: {
      en: [
        'how do I get my license back',
        'suspended license after dui',
        "lost my license and can't get to work",
        'ignition interlock thing in my car',
        'hardship license',
        'when can I drive again after dwi',
      ],
      es: [
        'cómo recupero mi licencia',
        'licencia suspendida por manejar tomado',
        'perdí la licencia y no puedo ir al trabajo',
        'el aparato para soplar en el carro',
        'licencia restringida para trabajar',
        'cuándo puedo volver a manejar después del dui',
      ],
    },
    answer: {
      en: 'Look at your state’s motor vehicle (DMV) website or call and ask for your exact list: fees, class, evaluation, insurance form, interlock. Ask about a restricted license for work or treatment. Rules differ by state, so check with a lawyer before you drive.',
      es: 'Entra al sitio del departamento de vehículos (DMV) de tu estado o llama y pide tu lista exacta: pagos, clase, evaluación, seguro, dispositivo de encendido. Pregunta por una licencia restringida para trabajo o tratamiento. Cambia según el estado; consulta a un abogado antes de manejar.',
    },
    ask: 'lawyer',
  },
  {
    id: 'legal-no-money',
    asks: {
      en: [
        "I can't afford a lawyer",
        'where do I find free legal help',
        'public defender or pay for one',
        'need legal aid for my custody case',
        'is there a pro bono attorney',
        'no money and I got served papers',
      ],
      es: [
        'no puedo pagar abogado',
        'dónde hay ayuda legal gratis',
        'defensor público o particular',
        'necesito asistencia legal para la custodia',
        'hay abogados pro bono',
        'sin dinero y me llegó una demanda',
      ],
    },
    answer: {
      en: 'For a criminal charge, tell the court you need a public defender. For family, housing, debt or benefits, search the Legal Services Corporation site for free legal aid near you, or call 211. Do it the same day papers arrive, because deadlines are short.',
      es: 'Si es un cargo penal, di a la corte que necesitas un defensor público. Para familia, vivienda, deudas o beneficios, busca ayuda legal gratuita en el sitio de Legal Services Corporation o llama al 211. Hazlo el mismo día que llegan los papeles: los plazos son cortos.',
    },
    source: {
      title: 'LSC: find legal aid',
      url: 'https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help',
    },
  },
  {
    id: 'record-expunge',
    asks: {
      en: [
        'can I get my record cleared',
        'expunge drug charge',
        'my felony follows me everywhere',
        'background check ruins every job',
        'does drug court erase the charge',
        'how do I seal my record',
      ],
      es: [
        'puedo limpiar mis antecedentes',
        'borrar un cargo por drogas',
        'mi delito me persigue a todos lados',
        'los antecedentes me cierran todos los trabajos',
        'la corte de drogas borra el cargo',
        'cómo sello mi expediente',
      ],
    },
    answer: {
      en: 'Ask a legal aid office or public defender about "expungement" or "record sealing" in your state; many hold free clinics. Order your own record first so you know what it shows. Some charges can be cleared after a waiting time, others can’t.',
      es: 'Pregunta en asistencia legal o en la defensoría por "expungement" o sellado de antecedentes en tu estado; muchas dan clínicas gratis. Pide primero tu propio expediente para ver qué dice. Algunos cargos se borran tras un tiempo y otros no.',
    },
    ask: 'lawyer',
  },
  {
    id: 'out-of-jail',
    asks: {
      en: [
        'I just got out of jail',
        'getting released from prison tomorrow',
        'first days out after being locked up',
        'out of prison and everyone uses',
        'fresh out and want to use',
        'how do I stay sober after release',
      ],
      es: [
        'acabo de salir de la cárcel',
        'mañana salgo de prisión',
        'primeros días afuera después de estar preso',
        'salí y todos consumen',
        'recién salgo y quiero usar',
        'cómo sigo sobrio después de salir',
      ],
    },
    answer: {
      en: 'Have one place, one person and one appointment for the first day. Your body isn’t used to drugs anymore: an amount from before can kill you now. Carry naloxone, don’t use alone, and if you were on treatment medicine, ask today where to continue it.',
      es: 'Ten un lugar, una persona y una cita para el primer día. Tu cuerpo ya no está acostumbrado: lo que usabas antes ahora puede matarte. Lleva naloxona, no consumas a solas, y si tomabas medicina de tratamiento, pregunta hoy dónde seguirla.',
    },
    source: { title: 'CDC: overdose prevention', url: 'https://www.cdc.gov/overdose-prevention/' },
    danger: true,
  },
]
