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
