// Kinds of meetings, and how to find the one that fits.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const meetingsKindsAnswers: PreparedAnswer[] = [
  {
    id: 'secular-meetings',
    asks: {
      en: [
        'meetings without god',
        'im an atheist where do i go',
        'non religious aa',
        'is there recovery thats not christian',
        'hate the prayers, any other option',
        'agnostic meetings',
      ],
      es: [
        'reuniones sin dios',
        'soy ateo, a dónde voy',
        'aa sin religión',
        'hay grupos que no sean cristianos',
        'no me gustan las oraciones, hay otra opción',
        'reuniones para agnósticos',
      ],
    },
    answer: {
      en: 'Yes, there are several. SMART Recovery and LifeRing have no prayer, and secularaa.org lists AA meetings without it. Most have online meetings this week, so try two and see which fits.',
      es: 'Sí, hay varias. SMART Recovery y LifeRing no rezan, y secularaa.org tiene la lista de reuniones de AA sin oración. Casi todas tienen reuniones en línea esta semana: prueba dos y ve cuál te queda.',
    },
    source: { title: 'Secular AA', url: 'https://www.secularaa.org' },
  },
  {
    id: 'smart-recovery',
    asks: {
      en: [
        'what is smart recovery',
        'smart vs aa',
        'is smart recovery good',
        'does smart use steps',
        'heard about the 4 point program',
        'meeting thats more science based',
      ],
      es: [
        'qué es smart recovery',
        'smart o aa, cuál es mejor',
        'sirve smart recovery',
        'en smart hay pasos',
        'qué es el programa de cuatro puntos',
        'una reunión más basada en ciencia',
      ],
    },
    answer: {
      en: 'SMART teaches tools from therapy: staying motivated, handling urges, managing thoughts, and living a balanced life. There are no steps, sponsors, or prayer. Find a free meeting at smartrecovery.org.',
      es: 'SMART enseña herramientas de la terapia: motivarte, manejar las ganas, los pensamientos y una vida en equilibrio. No hay pasos, padrinos ni oración. Busca una reunión gratis en smartrecovery.org.',
    },
    source: { title: 'SMART Recovery', url: 'https://smartrecovery.org' },
  },
  {
    id: 'lifering-about',
    asks: {
      en: [
        "what's lifering",
        'does lifering have sponsors',
        'lifering meetings online',
        'secular group where you just talk about your week',
        'is lifering abstinence only',
        'alternatives like lifering',
      ],
      es: [
        'qué es lifering',
        'en lifering hay padrinos',
        'reuniones de lifering en línea',
        'un grupo laico donde se platica de la semana',
        'lifering pide abstinencia',
        'otras opciones como lifering',
      ],
    },
    answer: {
      en: 'LifeRing is a free, secular group for staying sober. People talk about how their week went and answer each other, without steps or sponsors. See lifering.org for meetings, many of them online.',
      es: 'LifeRing es un grupo laico y gratuito para mantenerse sobrio. La gente cuenta cómo le fue en la semana y se responde, sin pasos ni padrinos. En lifering.org están las reuniones, muchas en línea.',
    },
    source: { title: 'LifeRing Secular Recovery', url: 'https://lifering.org' },
  },
  {
    id: 'women-meetings',
    asks: {
      en: [
        'meetings for women only',
        'women for sobriety what is it',
        'i dont feel comfortable around men at meetings',
        'mom sober group',
        'female only aa',
        'trauma and i need women only space',
      ],
      es: [
        'reuniones solo para mujeres',
        'qué es women for sobriety',
        'no me siento cómoda con hombres en las reuniones',
        'grupo de mamás sobrias',
        'aa solo de mujeres',
        'por mi trauma necesito un espacio de mujeres',
      ],
    },
    answer: {
      en: 'Look for "women" in the meeting list on Cairn or at aa.org. Women for Sobriety is a separate program for women, with online groups at womenforsobriety.org. Going to two different groups is fine.',
      es: 'Busca "mujeres" en la lista de reuniones de Cairn o en aa.org. Women for Sobriety es otro programa para mujeres, con grupos en línea en womenforsobriety.org. Puedes ir a dos grupos distintos.',
    },
    source: { title: 'Women for Sobriety', url: 'https://womenforsobriety.org' },
  },
  {
    id: 'dharma-meetings',
    asks: {
      en: [
        'what is recovery dharma',
        'buddhist recovery meetings',
        'meditation based recovery group',
        'is refuge recovery still a thing',
        'do i have to be buddhist for recovery dharma',
        'meeting where you meditate',
      ],
      es: [
        'qué es recovery dharma',
        'reuniones budistas de recuperación',
        'grupo de recuperación con meditación',
        'tengo que ser budista para ir',
        'reunión donde se medita',
        'recuperación con mindfulness en grupo',
      ],
    },
    answer: {
      en: "Recovery Dharma uses Buddhist ideas and meditation, and you don't have to be Buddhist. Meetings often start with a guided sit, a reading, and then sharing. Find one at recoverydharma.org.",
      es: 'Recovery Dharma usa ideas budistas y meditación, y no tienes que ser budista. Suele empezar con una meditación guiada, una lectura y luego se comparte. Busca una en recoverydharma.org.',
    },
    source: { title: 'Recovery Dharma', url: 'https://recoverydharma.org' },
  },
  {
    id: 'young-people-meetings',
    asks: {
      en: [
        'meetings for young people',
        'im 22 and everyone at aa is old',
        'college student sober groups',
        'is there aa for teens',
        'sober friends my age',
        'feel too young to be in recovery',
      ],
      es: [
        'reuniones para jóvenes',
        'tengo 22 y en aa todos son mayores',
        'grupos sobrios para universitarios',
        'hay aa para adolescentes',
        'amigos sobrios de mi edad',
        'me siento muy joven para esto',
      ],
    },
    answer: {
      en: 'Look for "young people" in the meeting list, or see icypaa.org for young people in AA. SMART has groups for teens and young adults. If you\'re in school, ask whether your campus has a recovery program.',
      es: 'Busca "jóvenes" en la lista de reuniones o mira icypaa.org, jóvenes en AA. SMART tiene grupos para adolescentes y jóvenes. Si estudias, pregunta si tu escuela tiene un programa de recuperación.',
    },
    source: { title: 'Young people in AA (ICYPAA)', url: 'https://www.icypaa.org' },
  },
  {
    id: 'lgbtq-meetings',
    asks: {
      en: [
        'lgbtq meetings',
        'gay aa near me',
        'im trans will i be safe at a meeting',
        'queer recovery groups',
        'lesbian aa meetings online',
        'will they be weird about me being gay',
      ],
      es: [
        'reuniones lgbt',
        'aa para gays cerca de mí',
        'soy trans, estaré a salvo en una reunión',
        'grupos de recuperación queer',
        'reuniones de aa para lesbianas en línea',
        'me van a ver raro por ser gay',
      ],
    },
    answer: {
      en: "Filter the meeting list on Cairn for LGBTQ+, or look at gal-aa.org for AA. Online groups make a gentle first try. If a room treats you badly, you can leave: that's about them, and there are better rooms.",
      es: 'Filtra la lista de Cairn por LGBTQ+ o mira gal-aa.org para AA. Los grupos en línea son un buen comienzo. Si en una sala te tratan mal, puedes irte: es problema de ellos, y hay mejores.',
    },
    source: { title: 'Gay and Lesbian Alcoholics in AA', url: 'https://gal-aa.org' },
  },
  {
    id: 'which-fellowship',
    asks: {
      en: [
        'aa or na which one',
        'i use everything which meeting do i go to',
        'whats the difference between aa and na',
        'i drink and do coke where do i belong',
        'is there one for weed',
        'is there a group for meth or pills',
      ],
      es: [
        'aa o na, cuál me toca',
        'consumo de todo, a qué reunión voy',
        'diferencia entre aa y na',
        'tomo y uso coca, dónde encajo',
        'hay grupo para la marihuana',
        'hay un grupo para cristal o pastillas',
      ],
    },
    answer: {
      en: "AA focuses on alcohol, NA on all drugs including alcohol, and there are groups for cocaine, meth, and marijuana. Both use twelve steps, cost nothing, and welcome anyone who wants to stop. Go to the one that's closest today. Try a few and stay where you'd want to come back.",
      es: 'AA se centra en el alcohol, NA en todas las drogas y también alcohol, y hay grupos de cocaína, cristal y marihuana. Los dos usan doce pasos, son gratis y reciben a quien quiera parar. Ve hoy a la que te quede más cerca. Prueba varias y quédate donde quieras volver.',
    },
    source: { title: 'Narcotics Anonymous', url: 'https://na.org' },
  },
  {
    id: 'family-meetings',
    asks: {
      en: [
        'meetings for families of alcoholics',
        'my wife drinks is there a group for me',
        'what is al anon',
        'nar anon for parents',
        'support group for people who love an addict',
        'alateen for my kid',
      ],
      es: [
        'reuniones para familias de alcohólicos',
        'mi esposa toma, hay un grupo para mí',
        'qué es al anon',
        'grupo para papás de adictos',
        'apoyo para quien quiere a un adicto',
        'alateen para mi hija',
      ],
    },
    answer: {
      en: "Yes. Al-Anon is for anyone affected by another person's drinking, and Alateen is for teens. Nar-Anon is for families of people who use drugs. SMART has a family group too. All are free, and you don't need the other person to come.",
      es: 'Sí. Al-Anon es para quien sufre por la bebida de otro, y Alateen para adolescentes. Nar-Anon es para familias de quienes usan drogas. SMART también tiene grupo familiar. Son gratis y la otra persona no tiene que ir.',
    },
    source: { title: 'Al-Anon', url: 'https://al-anon.org' },
  },
  {
    id: 'mat-friendly-meetings',
    asks: {
      en: [
        'meetings that are ok with suboxone',
        'na says im not clean because of methadone',
        'can i share at a meeting if im on meds',
        'they told me i cant pick up a chip on bup',
        'mat friendly groups',
        'support group for people on medication for opioids',
      ],
      es: [
        'reuniones donde aceptan el suboxone',
        'en na dicen que no estoy limpio por la metadona',
        'puedo compartir si tomo medicina',
        'me dijeron que no puedo tomar ficha con buprenorfina',
        'grupos que acepten tratamiento con medicinas',
        'grupo para personas con metadona',
      ],
    },
    answer: {
      en: "Your medicine is treatment, and nobody in a room is your doctor. Try another group: some NA groups welcome it, as do SMART, LifeRing, and MARA (Medication-Assisted Recovery Anonymous). You also don't have to tell anyone. Never stop because of a group; talk to your prescriber.",
      es: 'Tu medicina es tratamiento, y en una sala nadie es tu médico. Prueba otro grupo: algunos de NA la aceptan, y también SMART, LifeRing y MARA. No tienes que contarlo. No la dejes por un grupo; habla con quien te receta.',
    },
    ask: 'prescriber',
  },
  {
    id: 'meeting-accessible',
    asks: {
      en: [
        'are there AA meetings in ASL',
        'rehab has no interpreter',
        'deaf aa meetings asl',
        'wheelchair accessible meetings',
        'im blind how do i do zoom aa',
        'cant leave the house bc disabled any meetings',
        'i have panic attacks in crowds which meeting',
        'meetings for autistic people',
      ],
      es: [
        'hay reuniones en lengua de señas',
        'reuniones con lengua de señas',
        'reuniones con acceso para silla de ruedas',
        'soy ciego, cómo entro a aa en línea',
        'no puedo salir de casa por mi discapacidad, hay reuniones',
        'me dan ataques de pánico con mucha gente',
        'reuniones para personas autistas',
      ],
    },
    answer: {
      en: "Filter the meeting list for wheelchair access or sign language, or go online and leave the camera off. aa-intergroup.org lists meetings by phone, video, and chat. You can write to a group first and ask what it's like.",
      es: 'Filtra la lista por acceso en silla de ruedas o lengua de señas, o entra en línea con la cámara apagada. aa-intergroup.org tiene reuniones por teléfono, video y chat. Puedes escribir antes al grupo y preguntar cómo es.',
    },
    source: { title: 'Online Intergroup of Alcoholics Anonymous', url: 'https://aa-intergroup.org' },
  },
  {
    id: 'gambling-meetings',
    asks: {
      en: [
        'meetings for gamblers',
        'gamblers anonymous near me',
        'hotline for betting problem',
        'help for sports betting addiction',
        'where do i go about gambling, not drugs',
        'free counseling for gambling',
      ],
      es: [
        'reuniones para jugadores',
        'jugadores anónimos cerca',
        'línea de ayuda para apuestas',
        'ayuda con apuestas deportivas',
        'a dónde voy por el juego, no por drogas',
        'consejería gratis por apuestas',
      ],
    },
    answer: {
      en: 'Gamblers Anonymous has free meetings, in person and online. The National Council on Problem Gambling, ncpgambling.org, lists the helpline and free or low-cost counseling by state. SMART welcomes gambling too.',
      es: 'Jugadores Anónimos tiene reuniones gratis, en persona y en línea. El Consejo Nacional de Juego Problemático, ncpgambling.org, tiene la línea de ayuda y consejería gratis o barata por estado. SMART también recibe a jugadores.',
    },
    source: { title: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org' },
  },
]
