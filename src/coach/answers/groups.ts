// Help for particular people and places: other countries, Spanish, teens, parents, veterans, LGBTQ+, violence, status.
import type { PreparedAnswer } from './prepared-answer.ts'

export const groupsAnswers: PreparedAnswer[] = [
  {
    id: 'other-countries',
    asks: {
      en: [
        "I'm not in the US where do I call",
        'helpline in my country',
        'I live in Canada is 988 the same',
        'crisis line in the UK',
        "I'm in Colombia who can help me",
        'traveling abroad and need support',
      ],
      es: [
        'no estoy en estados unidos, a dónde llamo',
        'línea de ayuda en mi país',
        'vivo en España, qué número marco',
        'línea de crisis en México',
        'estoy en Colombia, quién me ayuda',
        'estoy de viaje en otro país y necesito apoyo',
      ],
    },
    answer: {
      en: 'Open Cairn’s Help page and choose your country; it shows the numbers we’ve checked. For other places, findahelpline.com lists free lines by country and topic. In immediate danger, call your local emergency number: 112 works across the EU, 999 in the UK.',
      es: 'Abre la página de ayuda de Cairn y elige tu país; muestra los números que revisamos. Para otros lugares, findahelpline.com tiene líneas gratis por país y tema. En peligro inmediato, llama a emergencias: 112 en la Unión Europea, 911 en México y varios países más.',
    },
    source: { title: 'Find A Helpline', url: 'https://findahelpline.com' },
    danger: true,
  },
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
    id: 'veterans',
    asks: {
      en: [
        "I'm a veteran and I drink to sleep",
        'does the VA help with addiction',
        'help for vets with PTSD and alcohol',
        'combat memories make me use',
        'number for veterans',
        'my husband came back from war and drinks',
      ],
      es: [
        'soy veterano y bebo para dormir',
        'el VA ayuda con adicciones',
        'ayuda para veteranos con TEPT y alcohol',
        'los recuerdos de combate me hacen consumir',
        'número para veteranos',
        'mi esposo volvió de la guerra y bebe',
      ],
    },
    answer: {
      en: 'In a hard moment, call 988 and press 1, or text 838255; you don’t have to be enrolled in VA care. For treatment, call your VA medical center or Vet Center and ask for help with substance use and PTSD together. Families can call too.',
      es: 'En un momento difícil, llama al 988 y oprime 1, o escribe al 838255; no hace falta recibir atención del VA. Para tratarte, llama a tu centro médico del VA o Vet Center y pide ayuda para consumo y estrés postraumático juntos. La familia también puede llamar.',
    },
    source: { title: 'Veterans Crisis Line', url: 'https://www.veteranscrisisline.net' },
    danger: true,
  },
  {
    id: 'lgbtq',
    asks: {
      en: [
        "I'm gay and don't feel safe at meetings",
        'LGBTQ recovery meetings',
        'my family kicked me out for being gay and I use',
        'chemsex and I want out',
        'queer friendly rehab',
        'help line for gay kids',
      ],
      es: [
        'soy gay y no me siento seguro en las reuniones',
        'reuniones de recuperación LGBT',
        'mi familia me echó por ser gay y consumo',
        'quiero salir del chemsex',
        'rehabilitación amigable con personas queer',
        'línea de ayuda para jóvenes LGBT',
      ],
    },
    answer: {
      en: 'Try one LGBTQ+ meeting; AA, NA and SMART have them, many online, and you can filter on Cairn’s Meetings page. Under 25 in the U.S.: The Trevor Project, 1-866-488-7386, day and night. At a clinic, ask, "How do you work with LGBTQ+ people?"',
      es: 'Prueba una reunión LGBTQ+; AA, NA y SMART las tienen, muchas en línea, y puedes filtrar en la página de reuniones. Menores de 25 en EE. UU.: The Trevor Project, 1-866-488-7386, a toda hora. En una clínica pregunta: «¿Cómo trabajan con personas LGBTQ+?».',
    },
    source: { title: 'The Trevor Project', url: 'https://www.thetrevorproject.org' },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'trans',
    asks: {
      en: [
        "I'm trans and afraid of rehab",
        'trans friendly treatment',
        "they'll put me on the men's side in detox",
        'hormones and recovery',
        'trans hotline',
        'people misgender me at meetings',
      ],
      es: [
        'soy trans y me da miedo internarme',
        'tratamiento amigable con personas trans',
        'me van a poner del lado de los hombres',
        'hormonas y recuperación',
        'línea para personas trans',
        'en las reuniones me llaman por otro género',
      ],
    },
    answer: {
      en: 'Call the program before you go: "I’m trans. How do you handle rooms, names and hormones?" Their answer tells you a lot. Trans Lifeline, 877-565-8860, is run by trans people; it isn’t 24/7, so call or text 988 in between. Don’t stop hormones without your prescriber.',
      es: 'Llama antes al programa: «Soy trans. ¿Cómo manejan cuartos, nombres y hormonas?». La respuesta dice mucho. Trans Lifeline, 877-565-8860, es de personas trans; no es 24 horas, así que usa el 988 cuando esté cerrada. No dejes hormonas sin consultar a quien las receta.',
    },
    source: { title: 'Trans Lifeline', url: 'https://translifeline.org' },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'older-adults',
    asks: {
      en: [
        "I'm 70 is it too late to stop drinking",
        'my elderly father drinks since mom died',
        'retired and drinking every day',
        'mixing my wine with my medicines at my age',
        'grandma takes too many pills',
        'recovery groups for older people',
      ],
      es: [
        'tengo 70, es tarde para dejar de beber',
        'mi papá mayor bebe desde que murió mamá',
        'me jubilé y bebo diario',
        'mezclo vino con mis medicinas a mi edad',
        'mi abuela toma demasiadas pastillas',
        'grupos para personas mayores',
      ],
    },
    answer: {
      en: 'It isn’t too late; older adults often do well in treatment. Book a doctor’s visit and bring every bottle: medicines, vitamins, and an honest note on drinking. Don’t stop daily drinking or sleeping pills suddenly on your own. Daytime meetings are often full of people your age.',
      es: 'No es tarde; a las personas mayores suele irles bien en tratamiento. Pide cita médica y lleva todos los frascos: medicinas, vitaminas y una nota honesta de lo que bebes. No dejes de golpe el alcohol diario ni las pastillas para dormir. Las reuniones de día suelen tener gente de tu edad.',
    },
    source: { title: 'National Institute on Alcohol Abuse and Alcoholism', url: 'https://www.niaaa.nih.gov' },
    ask: 'doctor',
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
  {
    id: 'crisis-line-spanish',
    asks: {
      en: [
        'does 988 speak Spanish',
        'how do I get a Spanish speaker on the crisis line',
        'can I text 988 in Spanish',
        'suicide hotline in Spanish for my mother',
        'press what for Spanish',
        'my abuela needs to talk to someone tonight in Spanish',
      ],
      es: [
        'el 988 habla español',
        'cómo pido que me atiendan en español en la línea de crisis',
        'puedo mandar mensaje al 988 en español',
        'línea de suicidio en español para mi mamá',
        'qué tecla oprimo para español',
        'mi abuela necesita hablar con alguien esta noche',
      ],
    },
    answer: {
      en: 'Call 988 and press 2, or text AYUDA to 988. It’s free, day and night, for thoughts of suicide, for drugs and alcohol, or for a night that’s too much. To find treatment in Spanish, call 1-800-662-4357. In danger right now: 911, and say "Spanish."',
      es: 'Llama al 988 y oprime 2, o envía AYUDA al 988. Es gratis, a toda hora, para ideas de suicidio, drogas y alcohol, o una noche demasiado dura. Para encontrar tratamiento en español, llama al 1-800-662-4357. En peligro ahora: 911, y di «español».',
    },
    source: { title: '988 Lifeline en español', url: 'https://988lifeline.org/es/' },
    danger: true,
  },
]
