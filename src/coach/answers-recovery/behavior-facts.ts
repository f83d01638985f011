// Facts about gambling, food, sex, spending, and about this coach.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const behaviorFactsAnswers: PreparedAnswer[] = [
  {
    id: 'gambling-brain',
    asks: {
      en: [
        "why can't I stop gambling",
        'why do I keep betting after I win',
        'why is gambling addictive',
        'what does gambling do to the brain',
        "why can't I walk away when I'm ahead",
        'are slot machines rigged to addict you',
      ],
      es: [
        'por qué no puedo parar de apostar',
        'por qué sigo apostando después de ganar',
        'por qué engancha el juego',
        'qué le hace el juego al cerebro',
        'por qué no me voy cuando voy ganando',
        'las maquinitas están hechas para enganchar',
      ],
    },
    answer: {
      en: 'Because winning isn’t what hooks you; the waiting is. Wins come at random, and the brain gives its biggest kick just before the result, so near misses and even wins say “again.” That’s why stopping while ahead feels impossible, and it isn’t weak will. Walls work better than resolve: self-exclude, block, hand over cards, and call 1-800-MY-RESET.',
      es: 'Porque lo que engancha no es ganar; es la espera. Los premios llegan al azar, y el cerebro da su mayor empujón justo antes del resultado, así que casi ganar y hasta ganar dicen «otra vez». Por eso parar cuando vas ganando parece imposible, y no es falta de voluntad. Los muros sirven más: autoexclusión, bloqueos, entregar tarjetas y llamar al 1-800-MY-RESET.',
    },
    source: { title: 'NCPG: about problem gambling', url: 'https://www.ncpgambling.org/help-treatment/' },
    ask: 'counselor',
  },
  {
    id: 'gambling-money-back',
    asks: {
      en: [
        'can you get a refund from an online casino',
        'how do I recover money I lost gambling',
        'can I sue the casino',
        'casino refund for gambling addicts',
        'can I chargeback a betting site',
        'company says they can get my gambling money back',
      ],
      es: [
        'el casino me puede devolver el dinero',
        'hay forma de que me devuelvan lo perdido',
        'puedo demandar al casino',
        'me devuelven lo apostado si soy adicto',
        'puedo reclamar al banco lo del casino',
        'una empresa dice que recupera el dinero del juego',
      ],
    },
    answer: {
      en: 'Almost never: money lost in legal bets isn’t returned, and anyone who promises to recover it for a fee is a scam. Two things can be worth a call to legal aid: you bet while self-excluded, or someone used your card. Unlicensed sites are a matter for your bank. What you can save is the rest: block, self-exclude, and ask a nonprofit credit counselor (nfcc.org) for a plan.',
      es: 'Casi nunca: lo perdido en apuestas legales no se devuelve, y quien promete recuperarlo por una cuota es una estafa. Dos casos merecen llamar a ayuda legal: apostaste estando autoexcluido, o alguien usó tu tarjeta. Los sitios sin licencia son asunto para tu banco. Lo que sí puedes salvar es el resto: bloquea, autoexclúyete y pide un plan a un consejero de crédito sin fines de lucro (nfcc.org).',
    },
    source: {
      title: 'NCPG: financial problems from gambling',
      url: 'https://www.ncpgambling.org/help-treatment/',
    },
    ask: 'lawyer',
  },
  {
    id: 'food-addiction-real',
    asks: {
      en: [
        'can you be addicted to food',
        'is sugar addictive',
        "what's binge eating disorder exactly",
        'is overeating an addiction',
        'am I a food addict',
        'how do I know if I have an eating disorder',
      ],
      es: [
        'se puede ser adicto a la comida',
        'el azúcar es adictiva',
        'qué es el trastorno por atracón',
        'comer demasiado es una adicción',
        'soy adicto a la comida',
        'cómo sé si tengo un trastorno alimenticio',
      ],
    },
    answer: {
      en: 'It isn’t an official diagnosis, but the experience is real: foods high in sugar and fat pull on the same reward system as drugs. What doctors do diagnose is binge eating disorder: eating a lot in a short time, without control, at least once a week for three months, with shame after. It’s the most common eating disorder and it’s treatable. Ask your doctor by that name.',
      es: 'No es un diagnóstico oficial, pero lo que se vive es real: la comida con mucha azúcar y grasa jala el mismo sistema de recompensa que las drogas. Lo que sí se diagnostica es el trastorno por atracón: comer mucho en poco tiempo, sin control, al menos una vez por semana durante tres meses, con vergüenza después. Es el más común y se trata. Pregunta a tu médico por ese nombre.',
    },
    source: {
      title: 'NIDDK: binge eating disorder',
      url: 'https://www.niddk.nih.gov/health-information/weight-management/binge-eating-disorder',
    },
    ask: 'doctor',
  },
  {
    id: 'night-eating',
    asks: {
      en: [
        'I eat everything after 10pm',
        'how do I stop snacking at night',
        'why do I binge at night',
        'I wake up to eat',
        'late night eating',
        'how to stop raiding the fridge at night',
      ],
      es: [
        'como de todo después de las diez',
        'cómo dejo de picar en la noche',
        'por qué me dan atracones de noche',
        'me despierto a comer',
        'comer a media noche',
        'cómo dejo de asaltar el refri de noche',
      ],
    },
    answer: {
      en: 'Start in the daytime: eating too little before dinner is the main reason for night eating. Three meals and a snack with protein, a planned evening snack on a plate, then brush your teeth and leave the kitchen. Put another thing in that hour: shower, call, bed earlier. If you wake to eat, or lose control most weeks, tell a doctor; that’s treatable. No fasting the next day.',
      es: 'Empieza de día: comer poco antes de la cena es la causa principal de comer de noche. Tres comidas y un bocadillo con proteína, una cena ligera planeada en un plato, luego lávate los dientes y sal de la cocina. Pon otra cosa a esa hora: ducha, llamada, cama más temprano. Si te despiertas a comer o pierdes el control casi cada semana, dilo a un médico; se trata. Al otro día, sin ayuno.',
    },
    source: {
      title: 'NIDDK: binge eating disorder treatment',
      url: 'https://www.niddk.nih.gov/health-information/weight-management/binge-eating-disorder/treatment',
    },
    ask: 'doctor',
  },
  {
    id: 'porn-how-long',
    asks: {
      en: [
        'how long does it take to quit porn',
        'does nofap 90 days work',
        'how long until the porn urges stop',
        'porn withdrawal how long',
        'will my brain recover from porn',
        'what is a flatline after quitting porn',
      ],
      es: [
        'cuánto se tarda en dejar el porno',
        'sirve el reto de 90 días sin porno',
        'cuánto duran las ganas de ver porno',
        'abstinencia de porno cuánto dura',
        'se recupera el cerebro del porno',
        'cuándo se quita la adicción al porno',
      ],
    },
    answer: {
      en: 'There’s no fixed number of days: most people say the strongest urges ease over the first weeks, and new habits feel steady after some months. The “90 days” is a group custom, not science. Low mood or no interest in sex for a while is common and passes. What speeds it up: phone out of the bedroom, a blocker with someone else’s password, less time alone when tired, and one person who knows.',
      es: 'No hay un número fijo: la mayoría dice que las ganas más fuertes bajan en las primeras semanas y que la costumbre nueva se asienta en unos meses. Los «90 días» son costumbre de grupos, no ciencia. Poco ánimo o poco deseo por un tiempo es común y pasa. Ayuda: teléfono fuera del cuarto, bloqueador con clave de otra persona, menos tiempo a solas con cansancio, y alguien que lo sepa.',
    },
    source: {
      title: 'Mayo Clinic: compulsive sexual behavior',
      url: 'https://www.mayoclinic.org/diseases-conditions/compulsive-sexual-behavior/diagnosis-treatment/drc-20360453',
    },
    ask: 'counselor',
  },
  {
    id: 'sex-sobriety-lines',
    asks: {
      en: [
        'what are bottom lines',
        'what does sober mean for sex addiction',
        'what are the three circles in SAA',
        'can I have sex in SLAA',
        'what counts as a slip in sex addiction',
        'is masturbation a relapse',
      ],
      es: [
        'qué son las líneas de fondo',
        'qué es estar sobrio en adicción al sexo',
        'qué son los tres círculos',
        'puedo tener sexo en SLAA',
        'qué cuenta como recaída en adicción al sexo',
        'masturbarse es recaída',
      ],
    },
    answer: {
      en: 'You define it yourself, usually with a sponsor: “bottom lines” are the acts you stop, such as porn, affairs, apps or contacting one person. Top lines are what you do instead. SLAA asks you to write your own; SAA uses three circles: inner (stop), middle (risky), outer (healthy); SA has one rule for all. It doesn’t have to mean no sex or no dating at all.',
      es: 'La defines tú, casi siempre con un padrino: las «líneas de fondo» son los actos que dejas, como porno, infidelidades, apps o buscar a cierta persona. Las de arriba son lo que haces en su lugar. SLAA pide que escribas las tuyas; SAA usa tres círculos: adentro (parar), en medio (riesgo), afuera (sano); SA tiene una regla para todos. No significa por fuerza cero sexo o cero citas.',
    },
    source: { title: 'SLAA: what is sobriety', url: 'https://slaafws.org/' },
    ask: 'sponsor',
  },
  {
    id: 'shopping-addiction',
    asks: {
      en: [
        'is compulsive shopping a real addiction',
        "I can't stop buying things online",
        'how do I stop ordering from amazon',
        'how do I stop impulse buying',
        'I hide packages from my husband',
        'shopping addiction help',
      ],
      es: [
        'la adicción a las compras existe',
        'no puedo dejar de comprar en línea',
        'cómo dejo de pedir en amazon',
        'cómo paro las compras por impulso',
        'escondo paquetes de mi esposo',
        'ayuda con compras compulsivas',
      ],
    },
    answer: {
      en: 'Yes, it’s real for the people who live it: buying to feel better, hiding it, and debts that grow. It isn’t an official diagnosis of its own, and therapy such as CBT helps. Tonight: take your cards out of every shop and browser, delete two apps, log out, unsubscribe. New rule: anything over a small sum waits 48 hours in a list. Debtors Anonymous is free and online.',
      es: 'Sí, es real para quien lo vive: comprar para sentirse mejor, esconderlo y deudas que crecen. No es un diagnóstico propio, y la terapia, como la TCC, ayuda. Hoy: quita tus tarjetas de tiendas y navegador, borra dos apps, cierra sesión y date de baja de los correos. Regla nueva: todo lo que pase de una suma pequeña espera 48 horas en una lista. Deudores Anónimos es gratis y en línea.',
    },
    source: { title: 'Debtors Anonymous', url: 'https://debtorsanonymous.org/' },
    ask: 'counselor',
  },
  {
    id: 'coach-memory',
    asks: {
      en: [
        'do you remember me',
        'do you remember our last talk',
        'do you know who I am from before',
        'can you look back at what I told you',
        'did you forget what I said',
        'do you know my history',
      ],
      es: [
        'te acuerdas de mí',
        'recuerdas nuestra última charla',
        'sabes quién soy de antes',
        'puedes ver lo que te conté',
        'olvidaste lo que te dije',
        'conoces mi historia',
      ],
    },
    answer: {
      en: 'Within one talk, yes: I use what you said earlier in it. Between talks, no: a new talk starts fresh. The old ones stay in your list, where you can open one and go on, unless you chose a temporary talk. I can’t open your journal. If something matters today, tell me in one line and we’ll start from there.',
      es: 'Dentro de una charla, sí: uso lo que dijiste antes en ella. Entre charlas, no: una nueva empieza de cero. Las anteriores quedan en tu lista, donde puedes abrir una y seguir, salvo que fuera temporal. No puedo abrir tu diario. Si algo importa hoy, dímelo en una línea y partimos de ahí.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
  },
  {
    id: 'cairn-religious',
    asks: {
      en: [
        'is cairn a religious site',
        'is this app about god',
        'is this a christian app',
        'are you going to preach to me',
        'is this website run by a church',
        'do I need to be religious to use this',
      ],
      es: [
        'cairn es una página religiosa',
        'esto es de los cristianos',
        'es una app cristiana',
        'me vas a predicar',
        'esta página es de una iglesia',
        'tengo que ser religioso para usar esto',
      ],
    },
    answer: {
      en: 'No, Cairn belongs to no religion, and nobody here will ask what you believe. The meeting list has all kinds: twelve-step groups that speak of a higher power, secular ones such as SMART and LifeRing, and groups of many faiths. If faith is part of your recovery, it’s welcome in what you write, and if it isn’t, you won’t be preached to.',
      es: 'No, Cairn no pertenece a ninguna religión, y aquí nadie te preguntará en qué crees. La lista de reuniones tiene de todo: grupos de doce pasos que hablan de un poder superior, laicos como SMART y LifeRing, y de muchas creencias. Si la fe es parte de tu recuperación, cabe en lo que escribes; si no, nadie te va a predicar.',
    },
    source: { title: 'Cairn: Meetings', url: '/meetings' },
  },
  {
    id: 'coach-can-do',
    asks: {
      en: [
        'what are you good for',
        'how can you help me',
        'what kind of things can I ask you',
        "what's this coach for",
        'what do I do here',
        'how does this work',
      ],
      es: [
        'para qué sirves',
        'cómo me puedes ayudar tú',
        'qué te puedo preguntar',
        'para qué es este guía',
        'qué se hace aquí',
        'cómo funciona esto',
      ],
    },
    answer: {
      en: 'I can listen, answer questions about recovery, treatment, meetings, medicine in general, and money or family trouble that comes with it, and go through short exercises with you: riding out an urge, planning a hard evening, preparing a talk. I give you numbers in danger. I can’t diagnose, prescribe, call anyone, or look at anything but this talk. Ask me something, or tell me how today is.',
      es: 'Puedo escuchar, contestar preguntas sobre recuperación, tratamiento, reuniones, medicinas en general, y problemas de dinero o familia que van con eso, y hacer contigo ejercicios cortos: pasar un antojo, planear una noche difícil, preparar una plática. En peligro te doy números. No puedo diagnosticar, recetar, llamar a nadie ni ver nada más que esta charla. Pregúntame algo o cuéntame cómo va hoy.',
    },
    source: { title: 'Cairn: AI coach', url: '/ai-coach' },
  },
  {
    id: 'name-and-records',
    asks: {
      en: [
        'do I have to give my real name here',
        'is cairn covered by hipaa',
        'can I stay anonymous on this site',
        'do you need my name',
        'is this a medical record',
        'do you know who I am',
      ],
      es: [
        'tengo que dar mi nombre real aquí',
        'cairn cumple con hipaa',
        'puedo ser anónimo en esta página',
        'necesitas mi nombre',
        'esto es un expediente médico',
        'sabes quién soy',
      ],
    },
    answer: {
      en: 'You don’t need your real name: a nickname is enough. HIPAA is a law for doctors, clinics and insurers. For Cairn, the privacy page says what is stored and who sees it. Your talks are stored encrypted, and the journal can be read by nobody but you. Don’t write what must never be read by a court.',
      es: 'No necesitas tu nombre real: basta un apodo. HIPAA es una ley para médicos, clínicas y aseguradoras. De Cairn, la página de privacidad dice qué se guarda y quién lo ve. Tus charlas se guardan cifradas, y el diario no lo puede leer nadie más que tú. No escribas lo que un tribunal nunca debería leer.',
    },
    source: { title: 'Cairn: Privacy', url: '/privacy' },
  },
  {
    id: 'sober-curious',
    asks: {
      en: [
        'what does sober curious mean',
        'difference between a slip and a relapse',
        'what is gray area drinking',
        "what's a lapse",
        'when is it a relapse and not a slip',
        'what does being sober curious look like',
      ],
      es: [
        'qué quiere decir sober curious',
        'diferencia entre un desliz y una recaída',
        'qué es beber en zona gris',
        'qué es un desliz',
        'cuándo es recaída y no desliz',
        'qué es ser curioso de la sobriedad',
      ],
    },
    answer: {
      en: 'Sober curious means looking at your drinking and trying life with less or none, without calling yourself an alcoholic. Sober October and Dry January are part of it. A lapse is one slip; a relapse is going back to the old pattern, and what you do next decides which one it becomes. “Gray area” drinking is in between: no disaster, and yet it bothers you. None of these words is needed to stop.',
      es: 'Sober curious es mirar cómo bebes y probar la vida con menos o nada, sin llamarte alcohólico. El octubre o enero sin alcohol son parte de eso. Un desliz es una vez; una recaída es volver al patrón de antes, y lo que haces después decide cuál de las dos es. Beber en «zona gris» es lo de en medio: sin desastre, pero te inquieta. Para dejarlo no hace falta ninguna de estas palabras.',
    },
    source: { title: 'NIAAA: rethinking drinking', url: 'https://www.rethinkingdrinking.niaaa.nih.gov/' },
    ask: 'counselor',
  },
  {
    id: 'sober-tools',
    asks: {
      en: [
        'apps for sobriety',
        'best sober app',
        'good recovery books',
        'is there an app to count sober days',
        'podcasts about getting sober',
        'app to help me quit drinking',
      ],
      es: [
        'apps para dejar de beber',
        'la mejor app de sobriedad',
        'buenos libros de recuperación',
        'hay una app para contar días',
        'podcasts sobre dejar el alcohol',
        'aplicación para dejar de consumir',
      ],
    },
    answer: {
      en: 'Yes, there are several: apps count days, track urges and find meetings, such as Meeting Guide for AA, NA Meeting Search, SMART’s app, quitSTART for smoking, and Everything AA. Cairn’s own tracker counts days and cravings, too. To read: Cairn’s library, and AA’s Big Book, free at aa.org. An app helps most next to a person who knows.',
      es: 'Sí, hay varias: las apps cuentan días, anotan ganas y buscan reuniones, como Meeting Guide de AA, NA Meeting Search, la de SMART y quitSTART para el cigarro. El registro de Cairn también cuenta días y antojos. Para leer: la biblioteca de Cairn y el Libro Grande de AA, gratis en aa.org. Una app ayuda más junto a una persona que lo sabe.',
    },
    source: { title: 'AA: Meeting Guide app', url: 'https://www.aa.org/meeting-guide-app' },
    ask: 'counselor',
  },
  {
    id: 'porn-break-facts',
    asks: {
      en: [
        'does nofap work',
        'is nofap real or bullshit',
        'benefits of quitting porn',
        'does not masturbating help anything',
        'what does quitting porn do for you',
        'is semen retention real',
      ],
      es: [
        'sirve el nofap',
        'es real lo del nofap',
        'beneficios de dejar el porno',
        'ayuda no masturbarse',
        'qué mejora al dejar el porno',
        'es real la retención de semen',
      ],
    },
    answer: {
      en: 'It helps some people, mostly those whose porn use had become compulsive: a break shows you the habit and the moments behind it. Claims about super powers, testosterone or a cure for everything aren’t backed by good studies. Shame and counting can even make it worse. If you try it, plan what you do in the hard hour, and count what gets better in your life, not only days.',
      es: 'A algunos les ayuda, sobre todo si el porno ya era compulsivo: una pausa muestra la costumbre y los momentos detrás. Lo de superpoderes, testosterona o que cura todo no tiene buenos estudios. La vergüenza y el conteo hasta pueden empeorarlo. Si lo pruebas, planea qué haces en la hora difícil y cuenta lo que mejora en tu vida, no solo días.',
    },
    source: {
      title: 'Mayo Clinic: compulsive sexual behavior',
      url: 'https://www.mayoclinic.org/diseases-conditions/compulsive-sexual-behavior/symptoms-causes/syc-20360434',
    },
    ask: 'counselor',
  },
]
