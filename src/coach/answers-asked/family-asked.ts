// Questions of relatives and about people that are asked in the middle of a talk.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const familyAskedAnswers: PreparedAnswer[] = [
  {
    id: 'feeding-someone-who-uses',
    asks: {
      en: [
        'is it wrong to feed my son who uses',
        'should i let him sleep here if he uses',
        'am i helping him use by giving him food',
        'can i give my daughter a bed while she uses',
        'is cooking for him enabling',
        'do i let her stay at home if she is using',
      ],
      es: [
        'hago mal en darle de comer a mi hijo que consume',
        'está bien dejarlo dormir en la casa si consume',
        'le ayudo a consumir si le doy comida',
        'le doy cama a mi hija aunque use drogas',
        'cocinarle es facilitarle el consumo',
        'la dejo quedarse en la casa si anda consumiendo',
      ],
    },
    answer: {
      en: 'Feeding them isn’t wrong, and it isn’t what keeps it going. Cash, paid debts and covered lies do that. You can give a plate and a bed with rules you can keep: no using in the house, no shouting, money and keys locked away. If you can’t have them inside, food at the door is care too. Al-Anon and Nar-Anon help with where your line is.',
      es: 'Dar de comer no está mal y no es lo que mantiene el consumo. Eso lo hacen el efectivo, pagar deudas y tapar mentiras. Puedes dar plato y cama con reglas que sí puedas sostener: aquí no se consume, no se grita, dinero y llaves bajo llave. Si no puedes tenerlo adentro, comida en la puerta también es cariño. Al-Anon y Nar-Anon ayudan con el límite.',
    },
    source: { title: 'Al-Anon', url: 'https://al-anon.org' },
  },
  {
    id: 'purse-before-homecoming',
    asks: {
      en: [
        'should i lock up my purse before he comes home from rehab',
        'where do i put my purse when my son comes home',
        'is it an insult to hide my wallet from her',
        'do i hide my money before my daughter gets home',
        'lock up my jewelry before he comes back',
        'hiding my purse from my son feels awful',
      ],
      es: [
        'guardo mi bolsa bajo llave antes de que vuelva mi hijo',
        'dónde pongo mi bolso cuando regrese del centro',
        'es un insulto esconder la cartera de mi hija',
        'escondo el dinero antes de que llegue a la casa',
        'guardo las joyas antes de que vuelva',
        'me siento mal por esconder mi bolsa de mi hijo',
      ],
    },
    answer: {
      en: 'Yes, put it away, and do it before the day, without a speech. It isn’t an insult: it spares both of you the test and the suspicion. The same goes for cards, checks, jewelry, car keys and medicines. If they ask: “I do that with everything now. It keeps things easy between us.” Then the first evening can be about dinner.',
      es: 'Sí, guárdala, y hazlo antes del día, sin discurso. No es un insulto: les ahorra a los dos la prueba y la sospecha. Lo mismo con tarjetas, joyas, llaves del carro y medicinas. Si pregunta: «Ahora guardo todo así, para que estemos tranquilos». Y la primera noche puede ser para la cena.',
    },
    ask: 'counselor',
  },
  {
    id: 'first-hug',
    asks: {
      en: [
        'do i hug him first when he comes home',
        'should i hug her or wait',
        'how do i greet my son after rehab',
        'what do i do the first minute she is back',
        'do i let him come to me or go to him',
        'is it ok to hug her at the door',
      ],
      es: [
        'lo abrazo primero cuando llegue',
        'la abrazo o espero',
        'cómo recibo a mi hijo después del centro',
        'qué hago el primer minuto cuando vuelva',
        'dejo que se acerque o voy yo',
        'está bien abrazarla en la puerta',
      ],
    },
    answer: {
      en: 'There’s no wrong way. Open your arms, say “I’m glad you’re here,” and let them choose how close. If it’s stiff, that’s nerves, on both sides. Questions can wait until there’s food on the table.',
      es: 'No hay forma equivocada. Abre los brazos, di «qué bueno que estás aquí» y deja que elija qué tan cerca. Si sale tieso, son los nervios de los dos. Las preguntas pueden esperar a que haya comida en la mesa.',
    },
    ask: 'counselor',
  },
  {
    id: 'narcan-more-use',
    asks: {
      en: [
        'does having narcan in the house make them use more',
        'does naloxone encourage drug use',
        'should i tell him i have narcan',
        'is buying narcan like saying go ahead and use',
        'do people use more if there is naloxone',
        'do i tell my daughter where the narcan is',
      ],
      es: [
        'tener narcan en casa hace que consuma más',
        'la naloxona anima a consumir',
        'le digo que tengo narcan',
        'comprar narcan es como decirle que siga',
        'se consume más si hay naloxona',
        'le digo a mi hija dónde está la naloxona',
      ],
    },
    answer: {
      en: 'No. Studies don’t find that people use more because naloxone is there; what it changes is who lives. So tell them, and show everyone at home where it is: it only works if someone else can find it. You can say: “This isn’t permission. I want you alive.” If it’s ever needed, call 911 as well.',
      es: 'No. Los estudios no encuentran que se consuma más porque haya naloxona; lo que cambia es quién vive. Así que dilo, y enseña a todos en casa dónde está: solo sirve si otra persona la encuentra. Puedes decir: «No es permiso. Te quiero con vida». Si hace falta usarla, llama también al 911.',
    },
    source: { title: 'NIDA: Naloxone', url: 'https://nida.nih.gov/publications/drugfacts/naloxone' },
  },
  {
    id: 'kids-living-with-it',
    asks: {
      en: [
        'what do i tell my kids when their dad is drunk',
        'what do i say to my daughter when she talks back to her drunk father',
        'how do i explain their mom’s drinking to little kids',
        'the kids ask why daddy smells funny',
        'what do i tell small children about drinking at home',
        'my child is scared when he drinks what do i say',
      ],
      es: [
        'qué les digo a mis hijos cuando su papá llega tomado',
        'qué le digo a mi niña cuando le contesta feo a su papá',
        'cómo les explico a los chiquitos que su mamá bebe',
        'los niños preguntan por qué papá huele raro',
        'qué les digo a los niños pequeños del alcohol en casa',
        'mi hijo se asusta cuando él toma qué le digo',
      ],
    },
    answer: {
      en: 'Few words, on a calm day: “Dad drinks too much. It isn’t your fault, and it isn’t your job to fix it. You can be mad. In this house we don’t call each other names, and that goes for the grown-ups too.” Then a plan: which room they go to, who they call. If anyone hits or throws things, safety first: 1-800-799-7233, or 911.',
      es: 'Pocas palabras, en un día tranquilo: «Papá toma de más. No es tu culpa y no te toca arreglarlo. Puedes enojarte. En esta casa no nos hablamos feo, y eso vale también para los grandes». Luego un plan: a qué cuarto se van, a quién llaman. Si alguien golpea o avienta cosas, primero la seguridad: 1-800-799-7233, o 911.',
    },
    source: { title: 'NACoA: children of parents who drink', url: 'https://nacoa.org' },
  },
  {
    id: 'does-he-have-a-problem',
    asks: {
      en: [
        'does my husband have a drinking problem',
        'is he an alcoholic or not',
        'how do i know if she has a problem with alcohol',
        'he never misses work can he be an alcoholic',
        'does drinking a bottle a night mean he has a problem',
        'is my wife an alcoholic',
      ],
      es: [
        'mi marido tiene un problema con el alcohol',
        'es alcohólico o no lo es',
        'cómo sé si ella tiene un problema con la bebida',
        'nunca falta al trabajo puede ser alcohólico',
        'una botella cada noche es tener un problema',
        'mi esposa es alcohólica',
      ],
    },
    answer: {
      en: 'I can’t diagnose anyone, and it doesn’t depend on the job. Signs that count: drinking more than planned, failing to cut down, being unbearable or shaky without it, hiding it, going on although it hurts people. Two of these within a year is what doctors call a mild disorder. You don’t need the label to say that it hurts you and that you want it to change.',
      es: 'No puedo diagnosticar a nadie, y no depende del trabajo. Señales que cuentan: beber más de lo que pensaba, no lograr bajarle, ponerse insoportable o tembloroso sin alcohol, esconderlo, seguir aunque lastime. Con dos de esas en un año, los médicos hablan de un trastorno leve. No necesitas la etiqueta para decir que te duele y que quieres que cambie.',
    },
    source: {
      title: 'NIAAA: Understanding alcohol use disorder',
      url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/understanding-alcohol-use-disorder',
    },
  },
  {
    id: 'letter-or-face',
    asks: {
      en: [
        'do i write her a letter or say it to her face',
        'should i apologize by text or in person',
        'is a letter ok to say sorry',
        'letter or talk to my mom about what i stole',
        'do i say sorry face to face or in writing',
        'is it cowardly to apologize in a letter',
      ],
      es: [
        'le escribo una carta o se lo digo en la cara',
        'pido perdón por mensaje o en persona',
        'sirve una carta para pedir perdón',
        'carta o hablar con mi mamá de lo que le robé',
        'se lo digo de frente o por escrito',
        'es de cobardes pedir perdón por carta',
      ],
    },
    answer: {
      en: 'Both count. If they don’t talk to you right now, a short letter can open the door: they read it in their own time, and you get to finish the sentence. What you did, no “but,” what you’ll do to repair it and by when, and that you don’t expect an answer. Then, when they’re ready, say one line of it face to face.',
      es: 'Las dos valen. Si ahora no te habla, una carta corta puede abrir la puerta: la lee a su tiempo y tú logras terminar la frase. Qué hiciste, sin «pero», qué harás para repararlo y para cuándo, y que no esperas respuesta. Después, cuando esté lista, dile una línea de eso en persona.',
    },
    ask: 'counselor',
  },
  {
    id: 'hard-news-timing',
    asks: {
      en: [
        'should i tell my husband before or after his operation',
        'is it wrong to wait with bad news until after the procedure',
        'do i tell her about the debt before her surgery',
        'when is the right moment to tell him about the money',
        'wait until after his stent to tell him',
        'tell him tonight or wait until monday',
      ],
      es: [
        'se lo digo antes o después de la operación',
        'está mal esperar con la mala noticia hasta después del procedimiento',
        'le cuento de la deuda antes de su cirugía',
        'cuándo es buen momento para decirle lo del dinero',
        'espero a que pase lo de su corazón para decirle',
        'se lo digo hoy o espero al lunes',
      ],
    },
    answer: {
      en: 'Waiting a few days for a medical procedure is care, as long as it has a date. Write down the day and the true number now, and tell one safe person, so that it can’t drift. Then say all of it at once; a second surprise hurts more. Until then: no new debt, and no lie if they ask. “I’ll tell you everything Tuesday” is honest.',
      es: 'Esperar unos días por algo médico es cuidado, siempre que tenga fecha. Anota ya el día y la cifra verdadera, y dísela a una persona de confianza, para que no se alargue. Luego di todo de una vez; una segunda sorpresa duele más. Mientras: nada de deuda nueva, y no mientas si pregunta. «El martes te cuento todo» es honesto.',
    },
    ask: 'counselor',
  },
  {
    id: 'tell-the-pourer',
    asks: {
      en: [
        'what do i tell the friend who always pours me a shot',
        'how do i tell the host i’m not drinking before the party',
        'my brother in law will have a drink ready for me what do i say',
        'should i call him before so he doesn’t pour me one',
        'what do i tell the guys who always buy my round',
        'text to send before the party that i don’t drink',
      ],
      es: [
        'qué le digo al que siempre me sirve',
        'cómo le aviso al anfitrión que no voy a tomar',
        'mi cuñado me va a tener un trago listo qué le digo',
        'le llamo antes para que no me sirva',
        'qué les digo a los que siempre me invitan la ronda',
        'mensaje para avisar antes de la fiesta que no tomo',
      ],
    },
    answer: {
      en: 'Tell that one person before, by call or text, so it isn’t a scene in front of everyone: “I’m not drinking Saturday. Do me a favor and pour me a Coke, and don’t make it a thing.” No reasons needed. Most people like being asked to help. If a glass still comes, hand it back with “I’m good” and walk to the food.',
      es: 'Avísale antes a esa persona, por llamada o mensaje, para que no sea delante de todos: «El sábado no tomo. Hazme un paro: sírveme una Coca y no hagas ruido». No hacen falta razones. A casi todos les gusta que les pidas ayuda. Si igual llega el vaso, devuélvelo con un «así estoy bien» y vete a la comida.',
    },
    ask: 'counselor',
  },
  {
    id: 'couple-one-quits',
    asks: {
      en: [
        'do couples split when one stops drinking',
        'what happens to us if she quit and i still drink',
        'does it get weird when one of you gets sober',
        'can a marriage work if only one drinks',
        'we are distant since she got sober',
        'my wife quit and i didn’t what does that do',
      ],
      es: [
        'las parejas se separan cuando uno deja de tomar',
        'qué nos pasa si ella dejó y yo sigo tomando',
        'se pone raro cuando uno de los dos deja de beber',
        'funciona un matrimonio si solo uno bebe',
        'estamos lejos desde que ella está sobria',
        'mi esposa lo dejó y yo no qué pasa con eso',
      ],
    },
    answer: {
      en: 'Some do, many don’t. Most go through a quiet, strange stretch, because what you did together was built around it. What helps: a home without it for the first months, new things on the old evenings, and asking instead of guessing: “What’s hard right now? What do you miss?” If you notice that you can’t skip it for her, that’s worth a look of its own.',
      es: 'Algunas sí, muchas no. La mayoría pasa por un tiempo callado y raro, porque lo que hacían en pareja giraba en torno a eso. Ayuda: una casa sin alcohol los primeros meses, algo nuevo en las noches de antes, y preguntar en vez de adivinar: «¿Qué te cuesta ahora? ¿Qué extrañas?». Si notas que no puedes dejarlo por ella, eso también merece mirarse.',
    },
    source: { title: 'Al-Anon', url: 'https://al-anon.org' },
  },
  {
    id: 'kids-relative-was-away',
    asks: {
      en: [
        'what do i tell my kids about where their aunt was',
        'how do i tell the kids their uncle was in rehab',
        'my kids think she was away for work but she was in rehab',
        'how do i explain rehab of a relative to small kids',
        'my sister comes to live with us what do the kids need to know',
        'we told the kids a lie about where he was',
      ],
      es: [
        'qué les digo a mis niños de dónde estuvo su tía',
        'cómo les digo a los niños que su tío estuvo en el anexo',
        'los niños creen que se fue a trabajar y estaba en un centro',
        'cómo les explico a los chicos el centro de un familiar',
        'mi hermana viene a vivir con nosotros qué les digo a los niños',
        'les dijimos una mentira a los niños de dónde estaba',
      ],
    },
    answer: {
      en: 'Small and true: “She was sick. Drinking or drugs made her sick, and she was in a place where they helped her. We told you she was working because we didn’t know how to say it. That was our mistake. You didn’t cause it, and you can ask me anything.” Then what stays the same, and one rule for when she seems off: come and get me.',
      es: 'Corto y verdadero: «Estuvo enferma. El alcohol o las drogas le hacían daño, y estuvo en un lugar donde la ayudaron. Les dijimos otra cosa porque no sabíamos cómo contarlo; fue error nuestro. Ustedes no tuvieron la culpa y me pueden preguntar lo que sea». Luego lo que sigue igual, y una regla por si la ven rara: vengan por mí.',
    },
    source: { title: 'NACoA: children of parents who drink', url: 'https://nacoa.org' },
  },
  {
    id: 'employee-smells-of-alcohol',
    asks: {
      en: [
        'my employee smells like alcohol what do i do',
        'can i make my worker take a breath test',
        'can i get sued if i say i smelled alcohol on him',
        'a forklift driver came in drunk',
        'how do i talk to an employee who drinks',
        'my guy at work smells like a bar in the morning',
      ],
      es: [
        'mi empleado huele a alcohol qué hago',
        'puedo hacerle una prueba de alcohol a mi trabajador',
        'me pueden demandar si digo que olía a alcohol',
        'llegó tomado el del montacargas',
        'cómo hablo con un empleado que bebe',
        'mi trabajador llega oliendo a cerveza en la mañana',
      ],
    },
    answer: {
      en: 'Safety first: if you smell it, they don’t run machines or drive today, not home either. Say what you saw, not what you think it is: “I smelled alcohol at 7, so you’re off the lift.” Write down time, words and a second witness. Whether you may test is up to written policy and state law, so call HR before you do. Then give them the EAP number; it’s private.',
      es: 'Primero la seguridad: si hueles alcohol, hoy no maneja máquinas ni carro, tampoco a su casa. Di lo que viste, no lo que crees que es: «Olí alcohol a las 7, así que hoy no subes». Anota hora, palabras y otro testigo. Si puedes hacer una prueba depende de la política escrita y de la ley: llama antes a Recursos Humanos. Y dale el número del programa de ayuda (EAP); es privado.',
    },
    ask: 'lawyer',
  },
]
