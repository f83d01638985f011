// Pregnancy, new parents, and young people.
import type { PreparedAnswer } from './prepared-answer.ts'

export const groupsParentsAnswers: PreparedAnswer[] = [
  {
    id: 'under-18',
    asks: {
      en: [
        "I'm 16 can I use this",
        "I'm a teenager and I drink too much",
        "I'm in high school and vape and smoke weed",
        'can I get help without my parents knowing',
        "I'm 14 and I take pills",
        'where do teens get help',
      ],
      es: [
        'tengo 16, puedo usar esto',
        'soy adolescente y bebo mucho',
        'voy en prepa y vapeo y fumo mota',
        'puedo pedir ayuda sin que sepan mis papás',
        'tengo 14 y tomo pastillas',
        'dónde piden ayuda los adolescentes',
      ],
    },
    answer: {
      en: 'Tell one adult you trust today: a school counselor, nurse, aunt, coach. You can call or text 988 any time, also about drugs or alcohol. Some states let teens get treatment without a parent’s okay; a clinic can tell you. If someone hurts you: Childhelp, 1-800-422-4453.',
      es: 'Cuéntaselo hoy a un adulto de confianza: consejera escolar, enfermera, tía, entrenador. Puedes llamar o escribir al 988 a toda hora, también por drogas o alcohol. En algunos estados puedes tratarte sin permiso de tus padres; una clínica te dice. Si alguien te lastima: Childhelp, 1-800-422-4453.',
    },
    source: { title: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org' },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'parent-of-teen',
    asks: {
      en: [
        'my 15 year old is using drugs what do I do',
        "found weed in my daughter's backpack",
        'my teen came home drunk',
        'should I drug test my kid',
        'how do I know if my son is on something',
        'where do I take a teenager for drug treatment',
      ],
      es: [
        'mi hijo de 15 se droga, qué hago',
        'encontré mota en la mochila de mi hija',
        'mi adolescente llegó borracho',
        'le hago prueba de drogas a mi hijo',
        'cómo sé si mi hijo consume algo',
        'a dónde llevo a un adolescente a tratamiento',
      ],
    },
    answer: {
      en: 'If they can’t be woken or breathe badly, call 911. Otherwise wait until you’re both calm: "I found this. I’m worried, I’m not done loving you. What’s going on?" Then book the pediatrician, who can check and refer. Ask before testing; secret tests cost trust.',
      es: 'Si no despierta o respira mal, llama al 911. Si no, espera a que los dos estén en calma: «Encontré esto. Me preocupa y te quiero igual. ¿Qué está pasando?». Luego pide cita con el pediatra, que revisa y refiere. Pregunta antes de hacer pruebas; a escondidas cuestan confianza.',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'pregnant-using',
    asks: {
      en: [
        "I'm pregnant and I can't stop using",
        'drank before I knew I was pregnant',
        'pregnant on methadone is my baby ok',
        'will they take my baby if I test positive',
        'scared to tell my OB I use',
        "should I quit heroin cold turkey now that I'm pregnant",
      ],
      es: [
        'estoy embarazada y no puedo dejar de consumir',
        'bebí antes de saber que estaba embarazada',
        'embarazada con metadona, mi bebé está bien',
        'me quitan al bebé si doy positivo',
        'me da miedo decirle al ginecólogo que consumo',
        'dejo la heroína de golpe ahora que estoy embarazada',
      ],
    },
    answer: {
      en: 'Call a doctor, midwife or clinic today and tell them what you use; they can help both of you. Don’t stop opioids, alcohol or benzos suddenly: that can be dangerous. Bleeding, strong pain or seizure: 911. You can also call or text 1-833-852-6262, day and night.',
      es: 'Llama hoy a un médico, partera o clínica y di qué usas; pueden ayudarlos a los dos. No dejes de golpe opioides, alcohol ni benzodiacepinas: puede ser peligroso. Sangrado, dolor fuerte o convulsión: 911. También puedes llamar o escribir al 1-833-852-6262, a toda hora.',
    },
    more: {
      en: 'Also true:\n- Methadone and buprenorphine are standard treatment in pregnancy; don’t change them on your own.\n- Ask early about a "plan of safe care" for after the birth. Rules on reporting differ by state; a lawyer or legal aid can explain yours.\n- Going to prenatal visits and treatment is one of the best things you can show.',
      es: 'También es cierto:\n- La metadona y la buprenorfina son tratamiento habitual en el embarazo; no las cambies por tu cuenta.\n- Pregunta pronto por un plan de cuidado seguro para después del parto. Las reglas de reporte cambian por estado; un abogado o asistencia legal te explica.\n- Ir a control prenatal y tratamiento es de lo mejor que puedes mostrar.',
    },
    source: {
      title: 'HRSA: National Maternal Mental Health Hotline',
      url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'new-parent',
    asks: {
      en: [
        'new baby and I want to drink',
        'postpartum and struggling to stay sober',
        "the baby won't stop crying and I'm losing it",
        'can I breastfeed if I drank',
        'I love my baby but I feel nothing',
        'single mom in recovery no sleep',
      ],
      es: [
        'tengo un bebé y quiero beber',
        'acabo de parir y me cuesta seguir sobria',
        'el bebé no deja de llorar y ya no puedo',
        'puedo dar pecho si bebí',
        'amo a mi bebé pero no siento nada',
        'mamá soltera en recuperación sin dormir',
      ],
    },
    answer: {
      en: 'If you’re about to snap, put the baby on their back in the crib, close the door, and take ten minutes. Then call someone to come. Call or text 1-833-852-6262 for new parents, day and night. Ask the pediatrician about feeding. Thoughts of harm: 988 or 911.',
      es: 'Si estás por explotar, pon al bebé boca arriba en la cuna, cierra la puerta y toma diez minutos. Luego llama a alguien que venga. Llama o escribe al 1-833-852-6262, a toda hora. Pregunta al pediatra por la lactancia. Ideas de daño: 988 o 911.',
    },
    source: {
      title: 'HRSA: National Maternal Mental Health Hotline',
      url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'college',
    asks: {
      en: [
        "I'm in college and everyone drinks",
        'sober at university is that possible',
        'how do I party without drinking in my dorm',
        'my fraternity is all about alcohol',
        "I'm failing classes because of drugs",
        'collegiate recovery program',
      ],
      es: [
        'estoy en la universidad y todos beben',
        'se puede ser sobrio en la universidad',
        'cómo convivo sin beber en la residencia',
        'mis amigos de la facultad solo toman',
        'estoy reprobando por las drogas',
        'programa de recuperación en la universidad',
      ],
    },
    answer: {
      en: 'Search your school’s name plus "collegiate recovery" or ask student health; many campuses have sober housing, meetings and people your age. See an advisor before grades fall further: a medical withdrawal may protect them. For tonight, leave by eleven with one friend.',
      es: 'Busca el nombre de tu escuela y «recuperación» o pregunta en salud estudiantil; muchas universidades tienen vivienda sobria, reuniones y gente de tu edad. Habla con un asesor antes de que bajen más las notas: una baja médica puede protegerte. Esta noche, vete a las once con un amigo.',
    },
    ask: 'counselor',
  },
]
