// Cravings for one substance or behavior: what they are like and what helps first.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const cravingsByKindAnswers: PreparedAnswer[] = [
  {
    id: 'alcohol-craving',
    asks: {
      en: [
        'how long do alcohol cravings last',
        'cant stop thinking about wine at 6pm',
        'how to not drink after work',
        'i crave beer when its hot out',
        'want a drink so bad after dinner',
        'walking past the liquor aisle kills me',
      ],
      es: [
        'cuánto duran las ganas de alcohol',
        'a las seis solo pienso en el vino',
        'cómo no tomar al salir del trabajo',
        'con el calor se me antoja una cerveza',
        'después de cenar me muero por un trago',
        'pasar por el pasillo del licor me mata',
      ],
    },
    answer: {
      en: 'Eat something now and pour a cold drink without alcohol: hunger and the empty glass both feed it. An urge mostly fades within half an hour. Change your 6 pm: go another way home, call someone, or start dinner. Have alcohol taken out of the house.',
      es: 'Come algo ya y sírvete una bebida fría sin alcohol: el hambre y el vaso vacío la alimentan. Suele bajar en media hora. Cambia tus seis de la tarde: otro camino, una llamada o hacer la cena. Pide que saquen el alcohol de la casa.',
    },
    more: {
      en: 'Cravings are often strongest in the first weeks and at your old drinking times. If they stay strong, ask a doctor about medicine such as naltrexone or acamprosate. If you shake or sweat without alcohol, that may be withdrawal: see a doctor before you stop.',
      es: 'Suelen ser más fuertes en las primeras semanas y a tus horas de siempre. Si siguen fuertes, pregunta al médico por medicinas como naltrexona o acamprosato. Si sin alcohol tiemblas o sudas, puede ser abstinencia: ve al médico antes de parar.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://rethinkingdrinking.niaaa.nih.gov' },
  },
  {
    id: 'opioid-craving',
    asks: {
      en: [
        'how do i stop craving heroin',
        'fentanyl cravings wont quit',
        'want pain pills so bad',
        'how long til opioid cravings go away',
        'clean 3 weeks and all i think about is dope',
        'percs are calling my name',
      ],
      es: [
        'cómo dejo de tener ganas de heroína',
        'las ganas de fentanilo no paran',
        'me muero por unas pastillas para el dolor',
        'cuánto duran las ganas de opioides',
        'llevo tres semanas y solo pienso en eso',
        'no dejo de pensar en los percocet',
      ],
    },
    answer: {
      en: 'Get away from it and call one person now. Medicine works best for this: buprenorphine or methadone can quiet the craving, so ask a clinic this week. After a break your old dose could kill you. Carry naloxone, and never use alone.',
      es: 'Aléjate y llama ya a una persona. Lo que mejor funciona es la medicina: la buprenorfina o la metadona calman las ganas; pregunta esta semana en una clínica. Después de una pausa tu dosis de antes podría matarte. Lleva naloxona y nunca uses solo.',
    },
    source: { title: 'NIDA: Opioids', url: 'https://nida.nih.gov/research-topics/opioids' },
    danger: true,
  },
  {
    id: 'stimulant-craving',
    asks: {
      en: [
        'coke cravings when i get paid',
        'how long do meth cravings last',
        'i want adderall to get through work',
        'crystal is all i think about',
        'drinking makes me want coke',
        'cant have sex without wanting tina',
      ],
      es: [
        'me dan ganas de coca cuando me pagan',
        'cuánto duran las ganas de cristal',
        'quiero adderall para aguantar el trabajo',
        'solo pienso en el cristal',
        'cuando tomo quiero coca',
        'no puedo tener sexo sin querer cristal',
      ],
    },
    answer: {
      en: 'Block the path first: delete the number, leave the cash with someone, and skip alcohol tonight if it leads there. Eat and sleep, because being worn out feeds it. The urge passes in waves. Ask a program about contingency management, which works well.',
      es: 'Corta el camino primero: borra el número, deja el efectivo con alguien y hoy no tomes si eso te lleva ahí. Come y duerme, porque el cansancio la alimenta. Viene en olas y pasa. Pregunta por el manejo de contingencias, que sirve mucho.',
    },
    source: { title: 'NIDA: Methamphetamine', url: 'https://nida.nih.gov/research-topics/methamphetamine' },
  },
  {
    id: 'cannabis-craving',
    asks: {
      en: [
        'how do i stop wanting to smoke weed',
        'cant sleep without weed',
        'weed cravings at night',
        'i keep buying another cart',
        'how long until i stop craving thc',
        'stoned all day for years how to quit wanting it',
      ],
      es: [
        'cómo dejo de querer fumar mota',
        'no puedo dormir sin marihuana',
        'en la noche me dan ganas de fumar',
        'sigo comprando otro vape de thc',
        'cuánto dura el antojo de marihuana',
        'fumé diario por años, cómo quito las ganas',
      ],
    },
    answer: {
      en: "Give away the gear tonight and plan the hour you'd smoke: shower, walk, call. Cravings and poor sleep are usually worst in the first week and ease over about two weeks, sometimes longer. If you can't sleep or your mood sinks, tell a doctor.",
      es: 'Regala hoy lo que usas para fumar y planea esa hora: ducha, caminata, llamada. Las ganas y el mal sueño suelen ser peores la primera semana y bajan en unas dos, a veces más. Si no duermes o te hundes, dile a un médico.',
    },
    source: { title: 'NIDA: Cannabis', url: 'https://nida.nih.gov/research-topics/cannabis-marijuana' },
  },
  {
    id: 'nicotine-craving',
    asks: {
      en: [
        'how long does a cigarette craving last',
        'i want a smoke so bad',
        'vape cravings every 5 minutes',
        'quit nicotine 3 days ago and going crazy',
        'how to not smoke with coffee',
        'everyone smokes at na and i quit',
      ],
      es: [
        'cuánto dura el antojo de cigarro',
        'me muero por fumar',
        'ganas de vapear cada cinco minutos',
        'llevo tres días sin nicotina y me vuelvo loco',
        'cómo no fumar con el café',
        'en el grupo todos fuman y yo lo dejé',
      ],
    },
    answer: {
      en: 'Most nicotine urges last only a few minutes, so stall: sip water, chew gum, take a quick walk. Change the coffee routine for two weeks. For free help call 1-800-QUIT-NOW (1-800-784-8669), or 1-855-335-3569 in Spanish.',
      es: 'Casi todas las ganas de nicotina duran pocos minutos: gana tiempo con agua, chicle o una caminata corta. Cambia la rutina del café dos semanas. Hay ayuda gratis en español en el 1-855-335-3569 (1-855-DÉJELO-YA).',
    },
    source: {
      title: 'Smokefree.gov: Cravings and triggers',
      url: 'https://smokefree.gov/challenges-when-quitting/cravings-triggers',
    },
  },
  {
    id: 'benzo-craving',
    asks: {
      en: [
        'i keep wanting xanax',
        'craving klonopin whenever i panic',
        'cant cope without my benzos',
        'took all my valium early want more',
        'how do i stop wanting xans',
        'i miss the calm from benzos',
      ],
      es: [
        'no dejo de querer xanax',
        'cuando me da pánico quiero clonazepam',
        'no puedo sin mis pastillas para la ansiedad',
        'me acabé el valium antes y quiero más',
        'cómo dejo de querer rivotril',
        'extraño la calma de esas pastillas',
      ],
    },
    answer: {
      en: "Call the person who prescribes them and tell them what's happening; don't stop suddenly or take extra. For the next ten minutes, breathe out longer than you breathe in and hold something cold. There's good treatment for panic that isn't a benzo.",
      es: 'Llama a quien te las receta y dile lo que pasa; no las dejes de golpe ni tomes de más. Los próximos diez minutos, suelta el aire más largo de lo que lo tomas y sostén algo frío. Hay buenos tratamientos para el pánico sin benzodiacepinas.',
    },
    ask: 'prescriber',
    danger: true,
  },
  {
    id: 'gambling-craving',
    asks: {
      en: [
        'urge to bet on the game tonight',
        'i want to win my money back',
        'cant stop checking odds',
        'casino app notifications keep getting me',
        'payday and i wanna gamble',
        'chasing losses how do i stop',
      ],
      es: [
        'quiero apostar en el partido de hoy',
        'quiero recuperar lo que perdí',
        'no dejo de ver las cuotas',
        'las notificaciones del casino me atrapan',
        'día de pago y quiero jugar',
        'cómo dejo de perseguir las pérdidas',
      ],
    },
    answer: {
      en: "Put the phone in another room and give your cards to someone for tonight. Delete one app and turn on your bank's gambling block if it has one. The urge to win it back is the strongest lie of the night, and it fades. Call the helpline listed at ncpgambling.org.",
      es: 'Deja el teléfono en otro cuarto y dale tus tarjetas a alguien por hoy. Borra una aplicación y activa el bloqueo de apuestas del banco, si lo tiene. Querer recuperar es la mentira más fuerte de la noche, y pasa. Llama a la línea de ncpgambling.org.',
    },
    source: { title: 'National Council on Problem Gambling', url: 'https://www.ncpgambling.org' },
  },
  {
    id: 'food-craving',
    asks: {
      en: [
        'i cant stop bingeing at night',
        'food is my drug',
        'sugar cravings since i got sober',
        'i eat till it hurts then hate myself',
        'overeaters anonymous or what',
        'i replaced drinking with candy',
      ],
      es: [
        'no puedo parar de comer en la noche',
        'la comida es mi droga',
        'ganas de azúcar desde que dejé de tomar',
        'como hasta que me duele y me odio',
        'comedores compulsivos o qué hago',
        'cambié el alcohol por dulces',
      ],
    },
    answer: {
      en: 'Eat a real meal at regular times: skipping makes the pull stronger. Sugar cravings are common in early sobriety and usually ease. If you binge, purge, or starve yourself, see a doctor: eating disorders can be treated. Overeaters Anonymous has free meetings.',
      es: 'Come comidas completas a horas fijas: saltarlas aumenta el impulso. Las ganas de azúcar son comunes al inicio y suelen bajar. Si te das atracones, vomitas o no comes, ve al médico: tiene tratamiento. Comedores Compulsivos Anónimos tiene reuniones gratis.',
    },
    source: { title: 'MedlinePlus: Eating disorders', url: 'https://medlineplus.gov/eatingdisorders.html' },
    ask: 'doctor',
  },
  {
    id: 'porn-sex-craving',
    asks: {
      en: [
        'cant stop watching porn',
        'urge to hook up with strangers',
        'sex addiction cravings',
        'keep going back to my ex for the high',
        'dating apps are my drug',
        'relapsed on porn again feel gross',
      ],
      es: [
        'no puedo dejar de ver porno',
        'ganas de tener sexo con desconocidos',
        'antojos por adicción al sexo',
        'vuelvo con mi ex por la emoción',
        'las aplicaciones de citas son mi droga',
        'recaí con el porno y me da asco',
      ],
    },
    answer: {
      en: "Leave the screen and the room you're in, and be where other people are for 20 minutes. Put a blocker on the phone tonight and let a friend set the code. There's no need for shame. A counselor who knows this, or a free SLAA group, helps.",
      es: 'Deja la pantalla y el cuarto, y quédate 20 minutos donde haya gente. Pon hoy un bloqueador en el teléfono y que un amigo ponga la clave. No tienes por qué avergonzarte. Un consejero que conozca esto, o un grupo gratis de SLAA, ayuda.',
    },
    ask: 'counselor',
    source: { title: 'Sex and Love Addicts Anonymous', url: 'https://slaafws.org' },
  },
  {
    id: 'gaming-craving',
    asks: {
      en: [
        'cant stop gaming',
        'i want to log in just for one match',
        'been up till 5am playing again',
        'gaming addiction cravings',
        'quit league and i feel empty',
        'how do i stop playing and do my homework',
      ],
      es: [
        'no puedo dejar de jugar videojuegos',
        'solo quiero entrar a una partida',
        'otra vez jugué hasta las cinco',
        'ganas por adicción a los videojuegos',
        'dejé el juego y me siento vacío',
        'cómo dejo de jugar y hago la tarea',
      ],
    },
    answer: {
      en: "Log out, delete the launcher, and put the controller out of reach until tomorrow. Then do one thing with your body: a walk, pushups, dishes. Tell one friend you're taking a week off. CGAA has free online meetings for gamers.",
      es: 'Cierra sesión, borra el programa y guarda el control lejos hasta mañana. Luego haz algo con el cuerpo: caminar, lagartijas, lavar platos. Dile a un amigo que te tomas una semana. CGAA tiene reuniones gratis en línea para jugadores.',
    },
    source: { title: 'Computer Gaming Addicts Anonymous', url: 'https://cgaa.info' },
    ask: 'counselor',
  },
  {
    id: 'phone-scrolling',
    asks: {
      en: [
        'i cant put my phone down',
        'addicted to tiktok',
        'doomscrolling till 3am instead of using',
        'social media makes me want to drink',
        'shopping online is my new addiction',
        'spend all day on my phone since i got sober',
      ],
      es: [
        'no puedo soltar el teléfono',
        'soy adicto a tiktok',
        'me quedo viendo el celular hasta las tres',
        'las redes me dan ganas de tomar',
        'ahora soy adicta a comprar en línea',
        'paso todo el día en el celular desde que dejé de consumir',
      ],
    },
    answer: {
      en: "Charge the phone in another room tonight and use a cheap alarm clock. Delete the one app that hurts most for a week, or take your card off the shop. New habits often fill the old space. If it's costing you sleep or money, tell a counselor.",
      es: 'Carga el teléfono en otro cuarto esta noche y usa un despertador. Borra una semana la aplicación que más te daña, o quita tu tarjeta de la tienda. Los hábitos nuevos llenan el hueco. Si te cuesta sueño o dinero, díselo a un consejero.',
    },
    ask: 'counselor',
  },
  {
    id: 'switching-addictions',
    asks: {
      en: [
        'quit drinking and now im smoking more weed',
        'am i just trading addictions',
        'california sober is that ok',
        'i stopped pills but started gambling',
        'is it bad that i drink energy drinks all day now',
        'cross addiction what is it',
      ],
      es: [
        'dejé de tomar y ahora fumo más mota',
        'estoy cambiando una adicción por otra',
        'dejé las pastillas y empecé a apostar',
        'está mal tomar energizantes todo el día',
        'qué es la adicción cruzada',
        'dejé la coca pero ahora tomo más',
      ],
    },
    answer: {
      en: "Good that you noticed. Ask the new thing three questions: do I hide it, can I skip it for a week, and what does it cost me? If the answers worry you, tell a counselor or your group today. It's often the same need looking for another door.",
      es: 'Qué bueno que lo notaste. Hazle tres preguntas a lo nuevo: ¿lo escondo, puedo dejarlo una semana y qué me cuesta? Si las respuestas te preocupan, díselo hoy a un consejero o a tu grupo. Suele ser la misma necesidad por otra puerta.',
    },
    ask: 'counselor',
  },
]
