// Grief: overdose and other deaths, anniversaries, funerals, guilt, miscarriage and pets.
import type { PreparedAnswer } from './prepared-answer.ts'

export const griefAnswers: PreparedAnswer[] = [
  {
    id: 'friend-overdosed',
    asks: {
      en: [
        'my friend died of an overdose',
        "my best friend od'd last week",
        'someone from my group died',
        'another one gone and I feel numb',
        'my using buddy is dead',
        'I just found out she overdosed',
      ],
      es: [
        'mi amigo murió de sobredosis',
        'mi mejor amiga murió la semana pasada por drogas',
        'se murió alguien de mi grupo',
        'otro más que se fue y no siento nada',
        'murió mi compañero de consumo',
        'acabo de saber que tuvo una sobredosis',
      ],
    },
    answer: {
      en: 'I’m sorry. Be with someone in the next hours, at a meeting, a friend’s couch, or on a call, since grief and craving arrive together. Eat a little. Say their name out loud to someone. If you want to use or to follow them, call or text 988.',
      es: 'Lo siento. En las próximas horas acompáñate: una reunión, la casa de un amigo, una llamada, porque el duelo y las ganas llegan juntos. Come algo. Di su nombre en voz alta a alguien. Si quieres consumir o irte tras esa persona, llama o escribe al 988.',
    },
    source: {
      title: 'NHS: grief after bereavement or loss',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/grief-bereavement-loss/',
    },
    danger: true,
  },
  {
    id: 'survivor-guilt',
    asks: {
      en: [
        'why him and not me',
        "I feel guilty I'm alive and my friends are dead",
        'I should have been there when she died',
        'I gave him his first drink',
        'I could have saved him',
        'we used together and only I made it',
      ],
      es: [
        'por qué él y no yo',
        'me siento culpable de vivir y que mis amigos murieran',
        'debí estar ahí cuando murió',
        'yo le di su primer trago',
        'pude haberlo salvado',
        'consumíamos juntos y solo yo sobreviví',
      ],
    },
    answer: {
      en: 'Tell this to one person who won’t argue you out of it: a grief counselor, your sponsor, someone who lost a friend too. Write your friend a few lines: what you wish you’d done, what you’re going to do. Guilt often means love with nowhere to go.',
      es: 'Cuéntaselo a alguien que no te discuta: un consejero de duelo, tu padrino o madrina, alguien que también perdió a un amigo. Escríbele unas líneas: lo que quisieras haber hecho y lo que vas a hacer. La culpa muchas veces es cariño sin dónde ir.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'death-anniversary',
    asks: {
      en: [
        "it's the anniversary of my brother's death",
        'one year since she died and I want to drink',
        "his birthday is coming and he's gone",
        'how do I get through the day my dad died',
        'death date every year I relapse',
        'first christmas without my mom',
      ],
      es: [
        'es el aniversario de la muerte de mi hermano',
        'un año desde que murió y quiero beber',
        'se acerca su cumpleaños y ya no está',
        'cómo paso el día en que murió mi papá',
        'cada año recaigo en esa fecha',
        'primera navidad sin mi mamá',
      ],
    },
    answer: {
      en: 'Decide today what that day will look like, hour by hour: someone with you, one act for them (a candle, their song, their favorite meal), a meeting, an early night. Tell two people the date now and ask them to check on you.',
      es: 'Decide hoy cómo será ese día, hora por hora: alguien a tu lado, un gesto para esa persona (vela, canción, su comida favorita), una reunión, dormir temprano. Dile la fecha a dos personas y pide que te escriban.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'funeral-alcohol',
    asks: {
      en: [
        'funeral tomorrow and everyone will be drinking',
        'the wake is at a bar',
        "how do I go to my uncle's funeral sober",
        "they'll toast to him and hand me a shot",
        'family funeral and I want to get through it without using',
        'is it ok to skip the reception',
      ],
      es: [
        'mañana es el funeral y todos van a beber',
        'el velorio es con alcohol',
        'cómo voy sobrio al entierro de mi tío',
        'van a brindar por él y me darán un trago',
        'funeral de familia y no quiero consumir',
        'está bien no ir a la comida después',
      ],
    },
    answer: {
      en: 'Go to the service, and give yourself permission to miss the drinks. If you go: someone sober with you, your own ride, water in your hand, leave within the hour. For the toast, raise what you have. Plan a call for right after.',
      es: 'Ve a la ceremonia y date permiso de faltar a los tragos. Si vas: alguien sobrio a tu lado, tu propio transporte, agua en la mano y salir antes de una hora. En el brindis, levanta lo que tengas. Agenda una llamada para después.',
    },
    ask: 'sponsor',
  },
  {
    id: 'pet-died',
    asks: {
      en: [
        'my dog died and I want to drink',
        'had to put my cat down today',
        "my dog got me sober and now he's gone",
        'is it stupid to grieve this much over a pet',
        'lost my best friend my dog',
        'coming home to an empty house without her',
      ],
      es: [
        'se murió mi perro y quiero beber',
        'hoy tuve que dormir a mi gata',
        'mi perro me mantuvo sobrio y ya no está',
        'es tonto llorar tanto por una mascota',
        'perdí a mi mejor amigo, mi perro',
        'llegar a casa vacía sin ella',
      ],
    },
    answer: {
      en: 'Don’t go home alone tonight if you can help it; ask someone who liked your pet to come over. Put the bowl and leash away when you’re ready, not before. It’s real grief. The walks you took together are worth walking, even tomorrow.',
      es: 'Si puedes, no llegues a solas esta noche; invita a alguien que quería a tu mascota. Guarda el plato y la correa cuando quieras, no antes. Es un duelo de verdad. Las caminatas que hacían juntos valen la pena, incluso mañana.',
    },
    ask: 'counselor',
  },
  {
    id: 'dead-persons-number',
    asks: {
      en: [
        "I still listen to my dead friend's voicemail",
        "can't delete her number even though she died",
        'I keep texting my brother who passed',
        "is it weird to talk to someone who's dead",
        'I dream about my friend who died',
        'his facebook memories keep popping up',
      ],
      es: [
        'todavía escucho los audios de mi amigo muerto',
        'no puedo borrar su número aunque murió',
        'sigo escribiéndole a mi hermano que falleció',
        'es raro hablarle a alguien que murió',
        'sueño con mi amiga que murió',
        'me salen sus recuerdos en facebook',
      ],
    },
    answer: {
      en: 'Save the voicemail in two places so it’s safe, and you don’t have to decide anything else. Talking to them isn’t strange; many grieving people do. If listening leaves you wanting to use, listen with someone next to you and not at night.',
      es: 'Guarda el audio en dos lugares para no perderlo; no tienes que decidir nada más. Hablarle no es raro, mucha gente en duelo lo hace. Si oírlo te deja con ganas de consumir, hazlo con alguien al lado y no de noche.',
    },
    ask: 'counselor',
  },
  {
    id: 'grief-how-long',
    asks: {
      en: [
        'how long does grief last',
        'why am I not crying',
        "it's been two years and it still hits me",
        'is it normal to feel relieved that he died',
        'everyone says I should be over it',
        'grief comes in waves when does it stop',
      ],
      es: [
        'cuánto dura el duelo',
        'por qué no lloro',
        'ya pasaron dos años y todavía me pega',
        'es normal sentir alivio de que murió',
        'todos dicen que ya debería superarlo',
        'el duelo viene en olas, cuándo para',
      ],
    },
    answer: {
      en: 'There’s no schedule. Waves, numbness, anger, even relief are all common, and they come less often over time. Give it a place: a day a week, a walk, one person who lets you talk. If months pass and you can’t do daily life, see a counselor.',
      es: 'No hay calendario. Olas, vacío, enojo y hasta alivio son comunes, y con el tiempo vienen menos. Dale un lugar: un día a la semana, una caminata, alguien que te escuche. Si pasan meses y no puedes con lo diario, ve a un consejero.',
    },
    source: {
      title: 'NHS: grief after bereavement or loss',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/grief-bereavement-loss/',
    },
    ask: 'counselor',
  },
]
