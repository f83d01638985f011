// Answers to suggested replies, by the case or listening reply that offers them, in the order offered.
import type { CoachLanguage } from '../script/wording.ts'

/** The id of a prepared answer, or a text. */
export type ChipReply = { answer: string } | Record<CoachLanguage, string>

const say = (en: string, es: string): ChipReply => ({ en, es })
const give = (answer: string): ChipReply => ({ answer })

const morning = say(
  'Mornings go better with a fixed start: up at one hour, water, something to eat, and out of the door within thirty minutes. Lay the clothes out tonight.',
  'Las mañanas van mejor con un inicio fijo: la misma hora, agua, algo de comer y fuera de casa en media hora. Deja la ropa lista hoy.',
)
const afterWork = say(
  'Then put something between work and home: food in the car, a call on the way, a stop at the gym or a meeting. The first hour decides most evenings.',
  'Entonces pon algo entre el trabajo y la casa: comer en el coche, una llamada de camino, el gimnasio o una reunión. La primera hora decide casi toda la noche.',
)
const evening = say(
  'Give the evening a shape before it starts: dinner at a set time, one thing out of the house or with a person, and a time for lights out.',
  'Dale forma a la tarde antes de que empiece: cena a su hora, algo fuera o con alguien, y una hora de apagar la luz.',
)
const night = say(
  'For the night, have three things ready next to the bed: water and a snack, a number you may call late, and an online meeting that’s open. Decide now which comes first.',
  'Para la noche ten tres cosas junto a la cama: agua y algo de comer, un número al que puedas llamar tarde y una reunión en línea abierta. Decide ahora cuál va primero.',
)
const weekend = say(
  'Fix two things on that day with a time on them, one before noon and one at the hour it gets hard. The rest can stay loose.',
  'Fija dos cosas ese día con hora, una antes de mediodía y otra en la hora difícil. Lo demás puede quedar libre.',
)
const nobody = say(
  'Then the first step is one person. It doesn’t have to be the hardest one: a counselor, someone at a meeting, or 1-800-662-4357 counts, and it makes telling the next one easier.',
  'Entonces el primer paso es una persona. No tiene que ser la más difícil: un terapeuta, alguien de una reunión o el 1-800-662-4357 cuentan, y facilita la siguiente.',
)
const someoneKnows = say(
  'Good, so you’re not alone with it. Ask that person for one concrete thing this week, with a day on it.',
  'Bien, entonces no lo cargas a solas. Pídele a esa persona una cosa concreta esta semana, con día.',
)
const notYetTold = say(
  'Then you can still choose the moment. Tomorrow morning, both of you sober: one sentence about what you saw, one about what you’re afraid of, and then wait.',
  'Entonces todavía puedes elegir el momento. Mañana temprano y en sobriedad: una frase de lo que viste, una de lo que temes, y esperas.',
)
const turnedIntoFight = say(
  'That happens to nearly everyone on the first try. Let a day pass, then reopen it small: “Yesterday went badly. I’m not here to fight. I’m worried.” One minute is enough.',
  'Le pasa a casi todos en el primer intento. Deja pasar un día y vuelve en pequeño: «Ayer salió mal. No vengo a pelear. Me preocupo». Con un minuto basta.',
)
const wantsMore = say(
  'That’s the drink or the drug still talking, and it gets quieter by the hour. Put distance and a person between you and the next one now, then eat and sleep.',
  'Es lo que queda hablando, y baja con las horas. Pon distancia y a alguien entre tú y la siguiente, y luego come y duerme.',
)
const ashamed = say(
  'The shame is loudest today. Tell one person one sentence of it before you sleep; it shrinks faster than by any promise.',
  'La vergüenza grita más hoy. Dile una frase a alguien antes de dormir; se encoge más rápido que con cualquier promesa.',
)
const friends = say(
  'So it’s the people in there. Ask one of them to do something outside of the game, voice call included, and look for one place offline where the same faces come each week.',
  'Entonces es la gente de ahí. Pídele a alguien hacer algo fuera del juego, aunque sea una llamada, y busca un lugar donde cada semana vayan las mismas caras.',
)
const beingGood = say(
  'You’re good at it, and it shows at once. Find one thing outside with levels you can see: lifting, climbing, a language, an instrument.',
  'Eres bueno en eso, y se nota al instante. Busca afuera algo con niveles visibles: pesas, escalar, un idioma, un instrumento.',
)
const notThinking = say(
  'It turns the noise off. Other things do that in small: a hard workout, cold water, cooking with music, a crowded meeting. Try one at the hour you’d log in.',
  'Apaga el ruido. Otras cosas lo hacen en chico: ejercicio fuerte, agua fría, cocinar con música, una reunión llena. Prueba una a la hora en que entrarías.',
)

export const chipReplies: Readonly<Record<string, readonly ChipReply[]>> = {
  'case.near-home': [
    say(
      'Go now, phone in hand, and shut the door behind you. Sit where someone else is, or stand outside for ten minutes. Tell me when you’re there.',
      'Ve ya, con el teléfono en la mano, y cierra la puerta. Siéntate donde haya alguien, o quédate afuera diez minutos. Avísame cuando estés.',
    ),
    say(
      'Do it fast and without a last look: a drink down the sink with the tap running, anything else into a bin outside of the house. If you’re not sure your hands will do it, have someone else do it while you stand outside.',
      'Hazlo rápido y sin mirarlo otra vez: si es bebida, al fregadero con el agua corriendo; si es otra cosa, a un bote fuera de casa. Si no confías en tus manos, que lo haga otra persona mientras estás afuera.',
    ),
    say(
      'Good. Say it just like this: “There’s something here that I need gone. Can you come and take it?” Wait outside of that room until they do.',
      'Bien. Dilo así: «Aquí hay algo que necesito que ya no esté. ¿Puedes venir por ello?». Espera fuera de ese cuarto.',
    ),
    say(
      'That’s honest. Part of you wants it and part of you wrote to me. You only have to decide about the next ten minutes, and you can spend those in another room.',
      'Es honesto. Una parte lo quiere y otra me escribió. Solo decides los próximos diez minutos, y esos los puedes pasar en otro cuarto.',
    ),
  ],
  'case.near-place': [
    say(
      'Good. Don’t explain and don’t say goodbye to everyone. When you’re around the corner, call someone for the way home.',
      'Bien. Sin explicar y sin despedirte de todos. A la vuelta de la esquina llama a alguien para el camino.',
    ),
    say(
      'Text one person your address and “come get me, no questions.” While you wait, stand outside in the light, or go into a shop.',
      'Mándale a alguien tu dirección y «ven por mí, sin preguntas». Mientras, espera afuera con luz o en una tienda.',
    ),
    say(
      'Then make it smaller: the restroom, the porch, the car. A big glass of water in your hand, and tell one person there that you’re not drinking tonight.',
      'Entonces hazlo chico: el baño, el patio, el coche. Un vaso grande de agua en la mano, y dile a una persona que hoy no tomas.',
    ),
    say(
      'I hear you; some of it is good. Set a time to leave in the next half hour and tell someone that time. You can enjoy it until then without the first one.',
      'Te escucho; algo tiene de bueno. Pon una hora de salida en la próxima media hora y dísela a alguien. Hasta entonces se puede disfrutar sin la primera.',
    ),
  ],
  'case.dealer-contact': [
    say(
      'Done, and that was the hard part. Tell one person that you did it, so that it counts twice.',
      'Hecho, y era lo difícil. Cuéntaselo a alguien, para que cuente doble.',
    ),
    say(
      'An answer isn’t a purchase. Block it now, stay where you are, and have a person come to you or get on the phone for the next hour.',
      'Contestar no es comprar. Bloquéalo ya, quédate donde estás y que alguien venga o esté al teléfono la próxima hora.',
    ),
    say(
      'Fair. Then mute it until tomorrow morning and give the phone to someone for tonight. You can decide about blocking by daylight.',
      'De acuerdo. Siléncialo hasta mañana y dale el teléfono a alguien por hoy. Lo de bloquear lo decides de día.',
    ),
  ],
  'case.lapse': [
    say(
      'Good. Then today is for small things: food, water, sleep, and one person who knows before tonight.',
      'Bien. Entonces hoy va de cosas chicas: comida, agua, dormir, y que una persona lo sepa antes de la noche.',
    ),
    give('one-night-hangover'),
    ashamed,
    wantsMore,
  ],
  'case.lapse-after-years': [
    give('tell-sponsor-slip'),
    give('tell-partner'),
    say(
      'Go to one where they know you, sit near the front, and say only “I’m back.” That’s enough for the first time.',
      'Ve a una donde te conozcan, siéntate adelante y di solo «Ya volví». Con eso basta la primera vez.',
    ),
    nobody,
  ],
  'case.is-it-a-problem': [
    say(
      'That’s the one that counts most. A doctor can help exactly there, also with medicine, and without a label. Tell them: “I set limits and I can’t hold them.”',
      'Esa es la que más cuenta. Un médico ayuda justo ahí, también con medicina y sin etiquetas. Dile: «Me pongo límites y no los cumplo».',
    ),
    say(
      'Name the cost in one line: what was lost, and when. If it’s more than one thing this year, it’s worth one talk with a doctor or counselor, whatever it’s called.',
      'Nombra el costo en una línea: qué se perdió y cuándo. Si este año es más de una cosa, vale una plática con un médico o terapeuta, se llame como se llame.',
    ),
    say(
      'Both together is a clear sign that it’s worth help now, while it’s still your own choice. A doctor’s visit this week is a good first door.',
      'Las dos juntas son señal clara de que vale la pena pedir ayuda ahora, mientras es tu decisión. Una cita médica esta semana es buena puerta.',
    ),
    say(
      'Good. Then check it with a number: pick how many days without in the next two weeks, write it down, and see. If it’s easy, you know; if it isn’t, you know that too.',
      'Bien. Entonces compruébalo con un número: cuántos días sin nada en dos semanas, y apúntalo. Si es fácil, lo sabrás; si no, también.',
    ),
  ],
  'case.want-to-quit': [
    give('tell-friends'),
    give('alcohol-in-house'),
    give('find-meeting'),
    give('tell-doctor'),
  ],
  'case.first-days': [morning, afterWork, evening, night],
  'listening.use.day-count': [morning, afterWork, evening, night],
  'case.empty-evenings': [afterWork, evening, weekend, weekend],
  'case.friends-drink': [
    say(
      'Then start with that one. Send a text with a day and a daytime thing in it, and say once: “I’m not drinking these months.”',
      'Empieza por ahí. Manda un mensaje con día y algo de día, y dilo una vez: «Estos meses no tomo».',
    ),
    say(
      'Find out cheaply: ask for coffee or a game before dark. Who shows up tells you more than what they say.',
      'Averígualo barato: invita un café o un partido antes de que anochezca. Quien llega te dice más que las palabras.',
    ),
    give('what-sober-people-do'),
  ],
  'case.partner-uses': [
    give('support-sober-partner'),
    give('drink-around-sober'),
    give('live-with-user'),
    give('should-i-leave'),
  ],
  'case.event-ahead': [
    give('weddings'),
    give('refuse-offer'),
    give('refuse-offer'),
    give('concerts-birthdays'),
  ],
  'case.cannabis': [
    give('weed-sleep'),
    give('cannabis-withdrawal'),
    give('cannabis-craving'),
    give('cannabis-withdrawal'),
  ],
  'case.child-uses': [notYetTold, turnedIntoFight, give('they-refuse-help'), give('parent-of-teen')],
  'case.partner-drinks': [
    say(
      'Worry about the body is a good opening, because it isn’t blame: “I’d like us to get your blood work done.” A doctor’s numbers reach many people that words don’t.',
      'Preocuparse por el cuerpo es buena entrada, porque no es reproche: «Quiero que te hagas análisis». Los números de un médico llegan donde las palabras no.',
    ),
    say(
      'Three sentences do more than silence: “There’s a sickness in our family. It isn’t your fault. You can always come to me.” And one more grown-up who knows, like a teacher or an aunt, gives them somewhere to go.',
      'Tres frases ayudan más que el silencio: «Hay una enfermedad en la familia. No es tu culpa. Siempre puedes venir conmigo». Y otro adulto que sepa, una maestra o una tía, les da a dónde ir.',
    ),
    say(
      'Protect what you need first: rent and food from an account only you can use, cards and savings out of reach, bills paid directly. It’s not a punishment; it’s the roof.',
      'Protege primero lo necesario: renta y comida desde una cuenta solo tuya, tarjetas y ahorros fuera de su alcance, recibos pagados directo. No es castigo; es el techo.',
    ),
    give('domestic-violence'),
  ],
  'case.sibling-uses': [notYetTold, turnedIntoFight, give('talk-to-user'), give('they-refuse-help')],
  'case.afraid-of-the-call': [give('family-groups'), someoneKnows, someoneKnows, someoneKnows],
  'case.coming-home': [
    give('trust-again-when'),
    give('homecoming-wine'),
    say(
      'Two or three rules are enough, the same for everyone at home: nothing to drink or use in the house, who may visit, where money and medicines are kept. Say what you’ll do if one is broken, and only what you’d really do. Agree on them before the first evening.',
      'Bastan dos o tres reglas, iguales para todos en casa: nada de alcohol ni drogas adentro, quién puede visitar, dónde se guardan el dinero y las medicinas. Di qué harás si se rompe una, y solo lo que de verdad harías. Acuérdenlas antes de la primera noche.',
    ),
    give('loved-one-relapsed'),
  ],
  'case.urge-to-bet': [
    give('gambling-blockers'),
    give('gambling-bank'),
    give('gambling-blockers'),
    give('chasing-losses'),
  ],
  'case.lost-money': [give('tell-wife-lost-money'), someoneKnows, someoneKnows],
  'listening.gambling.lost': [give('tell-wife-lost-money'), give('tell-wife-lost-money'), someoneKnows],
  'case.smoke-craving': [
    say(
      'Then change the coffee for two weeks: other cup, other chair, or tea. It’s the pair that pulls, more than the coffee.',
      'Cambia el café dos semanas: otra taza, otra silla, o té. Jala la pareja, más que el café.',
    ),
    say(
      'Get up from the table at once and brush your teeth or walk around the block. Five minutes, and the worst is past.',
      'Levántate de la mesa enseguida y lávate los dientes o da una vuelta. Cinco minutos y pasó lo peor.',
    ),
    say(
      'Make the car a different place: clean the ashtray, toothpicks or gum in the console, a podcast from the first minute.',
      'Haz del coche otro lugar: cenicero limpio, palillos o chicle a la mano y un podcast desde el primer minuto.',
    ),
    say(
      'Then the stress needs its own door: six long breaths out, cold water, or a fast walk. Decide which one now, so you needn’t think later.',
      'Entonces el estrés necesita su propia salida: seis respiraciones largas, agua fría o caminar rápido. Decide ahora cuál.',
    ),
  ],
  'listening.nicotine.breaks': [
    morning,
    say(
      'Eat with someone who doesn’t smoke, and get up right after the last bite. The pull is strongest in the five minutes after food.',
      'Come con alguien que no fume y levántate al terminar. El jalón es más fuerte en los cinco minutos después.',
    ),
    afterWork,
    say(
      'Make the car a different place: toothpicks or gum in the console, windows open, a podcast from the first minute.',
      'Haz del coche otro lugar: palillos o chicle a la mano, ventanas abiertas y un podcast desde el primer minuto.',
    ),
  ],
  'case.binge': [
    give('after-binge-next-day'),
    give('weight-after-quitting'),
    give('food-craving'),
    give('after-binge-next-day'),
  ],
  'case.purge-restrict': [give('eating-disorder-help'), someoneKnows, someoneKnows],
  'case.gaming': [friends, beingGood, notThinking, beingGood],
  'listening.gaming.hours': [beingGood, friends, notThinking, give('gaming-real-cut-down')],
  'case.porn-slip': [give('loneliness'), give('stress'), give('boredom'), give('self-worth')],
  'case.work-trouble': [give('failing-at-work'), give('anger'), give('job-around-alcohol')],
  'case.lost-job': [give('bills-this-month'), give('routine'), give('tell-friends')],
  'case.first-meeting': [
    give('anonymity'),
    give('have-to-talk'),
    give('higher-power-god'),
    give('bring-someone'),
  ],
  'case.meetings-not-for-me': [
    give('secular-meetings'),
    give('disliked-meeting'),
    give('have-to-talk'),
    give('alternatives-work'),
  ],
  'listening.sleep.hours': [give('cant-sleep'), give('three-am'), give('sleep-aids'), give('using-dreams')],
  'listening.relative.found': [notYetTold, turnedIntoFight, someoneKnows],
  'listening.relative.money': [give('bills-this-month'), give('money-to-user'), give('relative-steals')],
  'listening.use.not-waking': [
    say(
      'Do it now: a hand on the shoulder and “I need you for ten minutes.” That sentence is all it takes.',
      'Hazlo ya: una mano en el hombro y «Te necesito diez minutos». Con esa frase basta.',
    ),
    say(
      'Send one word now, to two people if you can: “Awake?” One of them may be. Stay out of the car until someone answers.',
      'Manda ya una palabra, a dos personas si puedes: «¿Despierto?». Quédate fuera del coche hasta que alguien conteste.',
    ),
    give('online-meetings'),
  ],
  'listening.use.daily-drinks': [
    give('alcohol-withdrawal'),
    say(
      'Good to know. See a doctor before you stop all the same; the body can change its mind. With a plan, the first days are mostly sleep, sweat and boredom.',
      'Bueno saberlo. Aun así ve al médico antes de parar; el cuerpo puede cambiar. Con un plan, los primeros días son sobre todo sueño, sudor y aburrimiento.',
    ),
    give('which-withdrawal-dangerous'),
  ],
  'listening.use.sent-here': [
    say(
      'Then the short way: find out in writing what they count (meetings, tests, classes), do the first one this week, and save every slip and date in one folder.',
      'Entonces lo corto: averigua por escrito qué cuenta (reuniones, pruebas, clases), haz la primera esta semana y guarda cada papel en una carpeta.',
    ),
    say(
      'Fair question to start with. If in a year one thing were better, at home, with money, or in your body, which would you pick?',
      'Buena pregunta para empezar. Si en un año mejorara una cosa, en casa, con el dinero o en tu cuerpo, ¿cuál elegirías?',
    ),
    say(
      'Sure. Ask it straight; I’ll tell you when I don’t know.',
      'Claro. Pregúntalo directo; si no sé, te lo digo.',
    ),
  ],
  'listening.use.family-drinks': [
    give('cant-sleep'),
    morning,
    give('bills-this-month'),
    give('anger'),
    say(
      'Good. Then a check now and then is enough: two dry weeks a year tell you a lot.',
      'Bien. Entonces basta revisarlo de vez en cuando: dos semanas sin nada al año dicen mucho.',
    ),
  ],
  'listening.use.tried-before': [
    give('medicine-for-drinking'),
    give('which-fellowship'),
    give('inpatient-or-outpatient'),
    give('tell-partner'),
  ],
  'listening.use.overdosed': [
    say(
      'Good. Tell them where it is and that they should use it first and ask later. And have a second dose in the house.',
      'Bien. Diles dónde está y que primero la usen y luego pregunten. Y ten una segunda dosis en casa.',
    ),
    give('get-naloxone'),
    give('get-naloxone'),
  ],
  'listening.days.private': [
    give('therapist-or-program'),
    give('tell-doctor'),
    give('online-meetings'),
    give('alternatives-work'),
  ],
  'listening.life.yelled-at': [
    give('anger'),
    say(
      'It hurt, and you had to stand there and take it. Say it to one person today who’s on your side, before the evening gets quiet.',
      'Dolió, y tuviste que aguantarlo de pie. Díselo hoy a alguien de tu lado, antes de que la noche se quede callada.',
    ),
    say(
      'That wish to get out of it is the moment to watch. Change where you are for twenty minutes and text one person before you decide anything.',
      'Ese deseo de escapar es el momento que hay que cuidar. Cambia de lugar veinte minutos y escríbele a alguien antes de decidir nada.',
    ),
    give('self-worth'),
  ],
  'listening.life.outsider': [
    give('find-meeting'),
    give('women-meetings'),
    give('find-meeting'),
    give('young-people-meetings'),
    give('online-meetings'),
  ],
  'listening.life.day-named': [
    say(
      'One sentence you can say with a dry mouth: what you’re glad of, or what you’re sorry for, and nothing behind it. Write it on your phone now and read it out loud twice.',
      'Una frase que puedas decir con la boca seca: qué te alegra o qué lamentas, y nada más. Escríbela ahora en el teléfono y léela dos veces en voz alta.',
    ),
    say(
      'Your own ride, a set time, and a sentence: “I have to go now, and I’m glad I came.” You can use it after five minutes.',
      'Tu propio transporte, una hora fija y una frase: «Me tengo que ir, y qué bueno que vine». Sirve hasta a los cinco minutos.',
    ),
    say(
      'Ask that person today: “On Saturday around four I may need a call. Can you be near your phone?” Being asked ahead makes it easy to say yes.',
      'Pregúntale hoy: «Ese día tal vez necesite una llamada. ¿Puedes estar cerca del teléfono?». Si se pide antes, es fácil decir que sí.',
    ),
  ],
  'listening.gambling.cannot-stop': [
    give('gambling-blockers'),
    give('self-exclusion'),
    say(
      'Then the counter is the door to close: leave the cash card at home, go with someone, and ask the store’s clerk once not to sell to you; many will agree.',
      'Entonces hay que cerrar ese mostrador: deja la tarjeta en casa, ve con alguien y pide una vez que no te vendan; muchos aceptan.',
    ),
    say(
      'Tell them one time, in the chat: “I’m out of betting, I’m still in for the game.” Mute the tips. The ones who are friends will manage.',
      'Diles una vez en el chat: «Ya no apuesto, pero sí veo el partido». Silencia los pronósticos. Los que son amigos podrán con eso.',
    ),
  ],
  'listening.relative.teen-drunk': [
    say(
      'Good. Stay where you can hear the breathing, on their side, until morning. Water and food later, and the talk tomorrow.',
      'Bien. Quédate donde oigas la respiración, de lado, hasta mañana. Agua y comida después, y la plática mañana.',
    ),
    give('call-911-arrest'),
    give('parent-of-teen'),
  ],
  'listening.days.prescribed-slip': [
    say(
      'Good, then that part is over. Today: one person told, food, sleep, and the call to the doctor so that nobody refills it.',
      'Bien, entonces esa parte terminó. Hoy: alguien que lo sepa, comida, dormir y la llamada al médico para que nadie lo surta.',
    ),
    give('old-pills-disposal'),
    say(
      'Then close that door while you’re clear: tell the doctor or dentist today not to renew it, and ask a person to be with you until tonight is over.',
      'Entonces cierra esa puerta mientras lo ves claro: dile hoy al médico o dentista que no lo renueve, y pide a alguien que te acompañe hasta que pase la noche.',
    ),
  ],
}
