// Concrete tips for each situation, given after statements without a matching reply. Each is given once in a talk.
import type { SituationId } from '../script/situation-id.ts'
import type { CoachLanguage } from '../script/wording.ts'

export type TopicTip = Record<CoachLanguage, string>

export const topicTips: Partial<Record<SituationId, readonly TopicTip[]>> = {
  craving: [
    {
      en: 'Right now, change rooms and set a timer for fifteen minutes. Most urges are past their peak by then.',
      es: 'Ahora mismo cambia de cuarto y pon quince minutos en el reloj. Casi todas las ganas bajan antes de que suene.',
    },
    {
      en: 'Eat something with sugar or salt and drink a big glass of water. Hunger and thirst feed an urge.',
      es: 'Come algo dulce o salado y toma un vaso grande de agua. El hambre y la sed alimentan las ganas.',
    },
    {
      en: 'Text one person a single word, like “rough.” You can agree beforehand that it means: call me.',
      es: 'Manda una palabra a alguien, como «difícil». Pueden acordar que significa: llámame.',
    },
    {
      en: 'Put a step between you and it: give someone your car keys or card until morning.',
      es: 'Pon un paso entre tú y eso: dale a alguien las llaves o la tarjeta hasta mañana.',
    },
  ],
  lapse: [
    {
      en: 'The next day counts more than the slip: tell one person, eat, sleep, and go to a meeting or call your clinic.',
      es: 'El día siguiente cuenta más que el desliz: díselo a alguien, come, duerme y ve a una reunión o llama a tu clínica.',
    },
    {
      en: 'Get rid of what’s left, with someone there if you can. It’s much easier in daylight.',
      es: 'Deshazte de lo que quedó, con alguien si se puede. De día es mucho más fácil.',
    },
    {
      en: 'Write down the hour before it: where, who, what you felt. That’s where the change goes, not in your character.',
      es: 'Anota la hora de antes: dónde, quién, qué sentías. Ahí va el cambio, no en tu carácter.',
    },
  ],
  planning: [
    {
      en: 'Pick one start: a doctor’s visit, one meeting, or telling one person. One is enough for this week.',
      es: 'Elige un comienzo: una cita médica, una reunión o contárselo a alguien. Con uno basta esta semana.',
    },
    {
      en: 'Ask a doctor about medicine for cravings. Few people are offered it, and it helps many.',
      es: 'Pregunta a un médico por medicina para las ganas. A pocos se la ofrecen, y ayuda a muchos.',
    },
    {
      en: 'Plan the worst hour first. If that one is covered, the rest of the day mostly follows.',
      es: 'Planea primero la peor hora. Si esa está cubierta, el resto del día casi siempre sigue.',
    },
  ],
  motivation: [
    {
      en: 'Try writing two short columns: what it still gives you, and what it takes. Be fair to both.',
      es: 'Haz dos columnas cortas: qué te sigue dando y qué te quita. Sé justo con las dos.',
    },
    {
      en: 'You don’t have to decide for good. A two-week experiment with a start date tells you more than an argument.',
      es: 'No tienes que decidir para siempre. Dos semanas de prueba con fecha dicen más que discutirlo.',
    },
  ],
  relative: [
    {
      en: 'Al-Anon and Nar-Anon are for you, not for them. Online, you can listen with the camera off tonight.',
      es: 'Al-Anon y Nar-Anon son para ti, no para esa persona. En línea puedes escuchar hoy con la cámara apagada.',
    },
    {
      en: 'One limit you can really hold beats five you can’t. Say it when everyone is sober: “If ___, I will ___.”',
      es: 'Un límite que sí puedes cumplir vale más que cinco que no. Dilo en sobriedad: «Si ___, yo voy a ___».',
    },
    {
      en: 'Notice the sober hours out loud: “I liked this evening with you.” It works better than it sounds.',
      es: 'Nombra las horas sobrias: «Me gustó esta tarde contigo». Funciona más de lo que parece.',
    },
    {
      en: 'If there are opioids or street pills around, have naloxone in the house and know how it’s used.',
      es: 'Si hay opioides o pastillas de la calle, ten naloxona en casa y aprende a usarla.',
    },
    {
      en: 'Have one phone number ready for the day they say yes: 1-800-662-4357 finds a place at any hour.',
      es: 'Ten un número listo para el día que diga que sí: el 1-800-662-4357 busca lugar a toda hora.',
    },
  ],
  family: [
    {
      en: 'Before the next talk, choose the one thing you want them to hear, and say only that. The rest can wait.',
      es: 'Antes de la próxima plática, elige lo único que quieres que oigan, y di solo eso. Lo demás puede esperar.',
    },
    {
      en: 'Ask “What would help you this week?” and do just that. It says more than promises.',
      es: 'Pregunta «¿Qué te ayudaría esta semana?» y haz justo eso. Dice más que las promesas.',
    },
  ],
  grief: [
    {
      en: 'Eat a little, drink water, and let one person know where you are today. Grief is hard work for a body.',
      es: 'Come un poco, toma agua y que alguien sepa hoy dónde estás. El duelo es trabajo duro para el cuerpo.',
    },
    {
      en: 'GriefShare and GRASP (for losses to drugs) have groups, many online. It helps to sit with people who don’t flinch.',
      es: 'Hay grupos de duelo, como GriefShare, muchos en línea. Ayuda estar con gente que no se espanta.',
    },
    {
      en: 'Choose a small thing to do for them: a candle, their song, a letter nobody reads.',
      es: 'Haz algo pequeño por esa persona: una vela, su canción, una carta que nadie lea.',
    },
  ],
  loneliness: [
    {
      en: 'Send one message with a day in it: “Coffee Thursday?” is easier to answer than “How are you?”',
      es: 'Manda un mensaje con día: «¿Café el jueves?» se contesta más fácil que «¿Cómo estás?».',
    },
    {
      en: 'Being around people counts even without talking: a library, a gym, the back row of a meeting.',
      es: 'Estar cerca de gente cuenta aunque no hables: una biblioteca, un gimnasio, la última fila de una reunión.',
    },
  ],
  shame: [
    {
      en: 'Tell one true sentence of it to one safe person. Shame loses most of its weight the first time it’s heard.',
      es: 'Dile una frase verdadera a una persona segura. La vergüenza pierde casi todo su peso la primera vez que alguien la oye.',
    },
    {
      en: 'Write what you did on one line and what you’ll do about it on the next. The second line is yours to choose.',
      es: 'Escribe en una línea qué hiciste y en la siguiente qué harás al respecto. La segunda la eliges tú.',
    },
  ],
  anger: [
    {
      en: 'Let the body go first: a fast walk, a hard scrub of something, cold water. Decide nothing while it’s hot.',
      es: 'Primero el cuerpo: caminar rápido, tallar algo con fuerza, agua fría. No decidas nada en caliente.',
    },
    {
      en: 'Try this form: “When ___ happened, I felt ___. I’d like ___.” Say it tomorrow, in daylight.',
      es: 'Prueba así: «Cuando pasó ___, sentí ___. Quisiera ___». Dilo mañana, de día.',
    },
  ],
  boredom: [
    {
      en: 'Put one thing on the calendar that has a fixed time and other people in it. Boredom is worst when nothing starts.',
      es: 'Pon en el calendario algo con hora fija y con gente. El aburrimiento es peor cuando nada empieza.',
    },
    {
      en: 'Try being a beginner at something with your hands. It’s supposed to go badly at first.',
      es: 'Prueba ser principiante en algo con las manos. Al principio tiene que salir mal.',
    },
  ],
  sleep: [
    {
      en: 'If you’ve been awake for twenty minutes, get up, keep the light low, and do something dull until your eyes close.',
      es: 'Si llevas veinte minutos despierto, levántate, luz baja, y haz algo aburrido hasta que se cierren los ojos.',
    },
    {
      en: 'Get up at the same hour each morning, whatever the night was. That sets sleep better than going to bed early.',
      es: 'Levántate cada día a la misma hora, haya sido como haya sido la noche. Ordena más que acostarse temprano.',
    },
  ],
  anxiety: [
    {
      en: 'Breathe out longer than you breathe in, six times. Then name five things you can see.',
      es: 'Suelta el aire más largo de lo que entra, seis veces. Luego nombra cinco cosas que ves.',
    },
    {
      en: 'Write the worry as one sentence, and next to it the one thing you can do about it today. Leave the rest for tomorrow.',
      es: 'Escribe la preocupación en una frase, y al lado lo único que puedes hacer hoy. Lo demás, mañana.',
    },
  ],
  low: [
    {
      en: 'On days like this make it tiny: light, water, food, ten minutes outside. Mood often follows the body.',
      es: 'En días así, que sea mínimo: luz, agua, comida, diez minutos afuera. El ánimo suele seguir al cuerpo.',
    },
    {
      en: 'If it has been two weeks or more, tell a doctor just that. Low mood after quitting is common and can be treated.',
      es: 'Si ya son dos semanas o más, dile eso a un médico. El bajón después de dejarlo es común y se trata.',
    },
  ],
  work: [
    {
      en: 'Put ten minutes between work and home: parked, on foot, or on the phone with someone.',
      es: 'Pon diez minutos entre el trabajo y la casa: en el coche, a pie o al teléfono con alguien.',
    },
    {
      en: 'Write down what you need from work in one sentence before you talk to anyone there.',
      es: 'Antes de hablar con nadie del trabajo, escribe en una frase qué necesitas.',
    },
  ],
  money: [
    {
      en: 'List what’s due in order of what you’d lose first: home, power, food, then the rest. Call the first one today.',
      es: 'Ordena lo que debes por lo que perderías primero: casa, luz, comida, luego lo demás. Llama hoy al primero.',
    },
  ],
  gambling: [
    {
      en: 'Make it hard to do: a blocker on every device, self-exclusion on the sites, and someone else holding the bank login.',
      es: 'Hazlo difícil: un bloqueador en cada aparato, autoexclusión en los sitios y otra persona con la clave del banco.',
    },
    {
      en: 'Gamblers Anonymous meets online every day. You can listen the first time without saying a word.',
      es: 'Jugadores Anónimos se reúne en línea todos los días. La primera vez puedes solo escuchar.',
    },
    {
      en: 'Have your pay go to an account that someone you trust can see. Gambling grows in secret.',
      es: 'Que tu sueldo llegue a una cuenta que vea alguien de confianza. De los secretos vive esto.',
    },
  ],
  nicotine: [
    {
      en: 'An urge lasts about three to five minutes. Cold water, a straw to chew, a walk to the mailbox, and it’s mostly gone.',
      es: 'Las ganas duran de tres a cinco minutos. Agua fría, un popote que morder, una vuelta corta, y casi se fueron.',
    },
    {
      en: 'Change what goes with it for two weeks: other coffee, other seat, other way to work.',
      es: 'Cambia por dos semanas lo que lo acompaña: otro café, otro asiento, otro camino.',
    },
    {
      en: '1-800-QUIT-NOW is a free coach, and many states mail free patches or gum.',
      es: 'El 1-855-335-3569 es apoyo gratis en español, y muchos estados mandan parches o chicles sin costo.',
    },
  ],
  food: [
    {
      en: 'The best first step is a dull one: breakfast, lunch and dinner at fixed times, also after a hard night.',
      es: 'El mejor primer paso es aburrido: desayuno, comida y cena a hora fija, también después de una mala noche.',
    },
    {
      en: 'Eat the hard foods with someone or at a table, not in the car or in bed.',
      es: 'Lo que cuesta, cómelo con alguien o en la mesa, no en el coche ni en la cama.',
    },
  ],
  gaming: [
    {
      en: 'Put the end before the start: an alarm across the room, and one thing after it that someone waits for.',
      es: 'Pon el final antes del inicio: una alarma lejos y algo después en lo que alguien te espera.',
    },
    {
      en: 'Take the machine out of the room where you sleep. It changes more than any promise.',
      es: 'Saca la máquina del cuarto donde duermes. Cambia más que cualquier promesa.',
    },
  ],
  love: [
    {
      en: 'Leave the phone outside of the bedroom and bathroom for a week. Most of it happens in those two rooms.',
      es: 'Deja el teléfono fuera del cuarto y del baño una semana. Casi todo pasa ahí.',
    },
    {
      en: 'Tell one person what you’re trying to stop. SAA and SLAA have meetings online where that’s an ordinary sentence.',
      es: 'Dile a alguien qué quieres dejar. SAA y SLAA tienen reuniones en línea donde eso es una frase común.',
    },
  ],
  medication: [
    {
      en: 'Write your three questions down before you call the prescriber or pharmacist. They’re used to being asked.',
      es: 'Apunta tus tres preguntas antes de llamar a quien receta o al farmacéutico. Están para eso.',
    },
  ],
  first_meeting: [
    {
      en: 'Sit near the door, say “I’m just listening,” and stay ten minutes. Leaving early is allowed.',
      es: 'Siéntate cerca de la puerta, di «solo vengo a escuchar» y quédate diez minutos. Irse antes se vale.',
    },
  ],
  sponsor: [
    {
      en: 'Ask for a small thing first: “Could I call you twice this week?” Either of you can say no.',
      es: 'Pide primero algo pequeño: «¿Te puedo llamar dos veces esta semana?». Cualquiera puede decir que no.',
    },
  ],
  event: [
    {
      en: 'Decide three things ahead: your own drink, your own ride, and who you’ll call when you leave.',
      es: 'Decide tres cosas antes: tu bebida, cómo te vas y a quién llamas al salir.',
    },
  ],
  triggers: [
    {
      en: 'Pick the one place or person that pulls most, and go around it for two weeks. Only that one.',
      es: 'Elige el lugar o la persona que más jala y rodéalo dos semanas. Solo ese.',
    },
  ],
  milestone: [
    {
      en: 'Mark it with something small that stays: a photo, a coin, a dinner with the person who saw it all.',
      es: 'Márcalo con algo pequeño que se quede: una foto, una moneda, una cena con quien lo vio todo.',
    },
    {
      en: 'The weeks after a milestone can feel flat. Put the next small thing on the calendar now.',
      es: 'Las semanas después de una meta pueden sentirse planas. Pon ya la siguiente cosa pequeña en el calendario.',
    },
  ],
}
