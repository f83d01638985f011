// Prepared texts of Community Support, by topic, in English and Spanish. Used without an engine or when it fails.
// Supportive and never medical: each reflects, affirms and asks at most one open question.

export type GuidanceTopic = {
  id: string
  /** Normalized words and phrases that indicate this topic. */
  cues: string
  en: readonly string[]
  es: readonly string[]
}

export const topics: readonly GuidanceTopic[] = [
  {
    id: 'first-days',
    cues: 'day 1|day one|first day|day 2|day two|day 3|day three|first week|just quit|just stopped|starting over|dia uno|primer dia|primeros dias|primera semana|acabo de dejar|empezando',
    en: [
      'The first days ask the most, and you are in the middle of them. Saying so here is already doing something different. Many people found it easier to think of the next hour and not of the whole road: water, food, somebody to sit with. If your body reacts strongly when you stop, please let a doctor look at it, because some of that can be treated. What would make the next hour a little softer?',
      'A beginning is a lot to carry, and you are carrying it. It counts that you wrote instead of being alone with it. People here have stood where you stand and can tell what helped. If stopping makes you feel ill, medical care can make it safer. What is one thing within reach that helps you get to tonight?',
    ],
    es: [
      'Los primeros días son los que más piden, y tú estás en medio de ellos. Decirlo aquí ya es hacer algo distinto. A muchas personas les sirvió pensar en la próxima hora y no en todo el camino: agua, comida, alguien cerca. Si tu cuerpo reacciona fuerte al parar, deja que te vea un médico: hay maneras de hacerlo más seguro. ¿Qué haría un poco más llevadera la próxima hora?',
    ],
  },
  {
    id: 'craving',
    cues: 'craving|cravings|urge|urges|want to use|want to drink|need a drink|tempted|triggered|trigger|want a hit|so bad|antojo|ganas de|ansias|quiero tomar|quiero beber|quiero consumir|tentacion',
    en: [
      'That pull is strong right now, and you named it before you acted on it. That is a skill, even when it does not feel like one. Cravings usually rise, stand and fall again, often within half an hour. Leaving the place, cold water on the face, or a call to one person can carry you over the top. Who could you be with, or on the phone with, while it passes?',
      'It sounds like part of you wants this to stop and another part wants the old way out. Both can be true at once, and you still wrote here first. Some people set a timer for twenty minutes and decide again when it rings. What has helped you get past a wave like this before?',
      'You are holding on through something loud. It takes effort, and it shows. It can help to make the distance bigger: another room, another street, other people. If you might use, please do not use alone. What is one thing you could put between you and it right now?',
    ],
    es: [
      'Ese impulso está fuerte ahora, y lo nombraste antes de actuar. Eso es una habilidad, aunque no lo parezca. Las ganas suelen subir, quedarse y bajar, muchas veces en media hora. Salir del lugar, agua fría en la cara o una llamada pueden ayudarte a pasar lo más alto. ¿Con quién podrías estar, o hablar, mientras pasa?',
      'Parece que una parte de ti quiere que esto pare y otra quiere la salida de siempre. Las dos pueden ser ciertas, y aun así escribiste aquí primero. Hay quien pone un reloj de veinte minutos y decide otra vez cuando suena. ¿Qué te ha ayudado antes a pasar una ola así?',
    ],
  },
  {
    id: 'return-to-use',
    cues: 'relapse|relapsed|slipped|used again|drank again|lost my sobriety|fell off|reset my|gave in|caved|recaida|recai|volvi a beber|volvi a consumir|volvi a tomar|perdi mi sobriedad',
    en: [
      'Telling this takes courage, and nothing you learned on the way is lost by it. Many people who are well today came back more than once. After a break the body tolerates much less, so please do not use alone, and keep somebody close. When you look back at the hours before it, what did you need that you did not have?',
      'You came back here instead of disappearing. That is the part that matters tonight. A return to use is something that happened, not who you are, and your days before it still count. Who is one person who would want to know that you are having a hard time?',
      'It sounds heavy, and you still chose to be honest. That honesty is how people find their footing again. Rest, eat something, and let somebody near you know. What is the smallest next step that you would stand behind tomorrow morning?',
    ],
    es: [
      'Contarlo pide valor, y nada de lo que aprendiste en el camino se pierde por esto. Muchas personas que hoy están bien volvieron más de una vez. Después de una pausa el cuerpo tolera mucho menos: por favor no consumas a solas y mantén a alguien cerca. Si miras las horas de antes, ¿qué te hizo falta?',
      'Volviste aquí en lugar de desaparecer. Eso es lo que importa esta noche. Fue algo que pasó, no es quien eres, y tus días anteriores siguen contando. ¿Quién querría saber que estás pasando un momento difícil?',
    ],
  },
  {
    id: 'shame',
    cues: 'ashamed|shame|guilt|guilty|disgusted with myself|hate myself|failure|let everyone down|disappointed|verguenza|culpa|culpable|fracaso|me odio|decepcion',
    en: [
      'There is a lot of shame in these words, and still you put them where others can see them. Shame tends to shrink when it is shared with people who do not flinch, and this is a place for that. What you did and who you are are two different things. What would you say to a friend who had written this?',
      'You are being very hard on yourself, and it also shows how much you care. Caring is something to build on. What is one thing that you did right this week, however small?',
    ],
    es: [
      'Hay mucha vergüenza en estas palabras, y aun así las pusiste donde otros las leen. La vergüenza suele encogerse cuando se comparte con quien no se asusta. Lo que hiciste y quien eres son dos cosas. ¿Qué le dirías a una amiga que hubiera escrito esto?',
    ],
  },
  {
    id: 'lonely',
    cues: 'lonely|alone|no friends|nobody to talk|isolated|no one understands|by myself|isolation|solo|sola|soledad|nadie me entiende|sin amigos|no tengo a nadie',
    en: [
      'Loneliness is one of the hardest parts, and you reached across it just now. You are among people here who know that quiet. A meeting, in a room or online, can be a place where nobody has to explain themselves. What kind of company would feel right today: talking, listening, or just being in the same place?',
      'It sounds like the evenings are long and quiet. Writing here counts as reaching out, and somebody will read it. Some people start with one small thing a day that has another person in it: a greeting, a message, a meeting. Who used to be good company for you?',
    ],
    es: [
      'La soledad es de lo más duro, y ahora mismo la cruzaste para escribir. Aquí hay gente que conoce ese silencio. Una reunión, en persona o en línea, puede ser un lugar donde no hay que explicarse. ¿Qué compañía te vendría bien hoy: hablar, escuchar, o solo estar?',
    ],
  },
  {
    id: 'milestone',
    cues: 'ninety days|thirty days|sixty days|a year today|six months|days sober|days clean|months sober|months clean|years sober|years clean|one year|30 days|60 days|90 days|milestone|anniversary|chip|medallion|celebrat|dias limpio|dias sobrio|meses limpio|meses sobrio|aniversario|cumplo|un ano',
    en: [
      'That is a stone worth laying down, and you carried it here. Each of those days was made of choices that nobody saw. Somebody who is on day one will read this and see that it can be done. What helped you most on the days when it was not easy?',
      'What a thing to be able to write. You did that one day at a time, and it is yours whatever comes. How would you like to mark it?',
    ],
    es: [
      'Esa es una piedra que vale la pena poner, y la trajiste hasta aquí. Cada uno de esos días estuvo hecho de decisiones que nadie vio. Alguien en su primer día va a leer esto y verá que se puede. ¿Qué te ayudó más en los días difíciles?',
    ],
  },
  {
    id: 'family',
    cues: 'my kids|my children|my mom|my dad|my parents|my family|my son|my daughter|my brother|my sister|trust me again|mis hijos|mi mama|mi papa|mi familia|mi hijo|mi hija|mis padres|mi hermano|confien en mi',
    en: [
      'It is plain how much these people mean to you. Trust often comes back more slowly than we wish, by many small things kept, and you are keeping them. It can also help that they have a place of their own, such as a family group. What is one small promise that you could keep this week?',
      'Family can hold the deepest love and the sorest places at once. You are trying, and you are doing it in the open. What would you most like them to understand about where you are now?',
    ],
    es: [
      'Se nota cuánto te importan. La confianza suele volver más despacio de lo que quisiéramos, con muchas cosas pequeñas cumplidas, y tú las estás cumpliendo. También ayuda que la familia tenga su propio grupo. ¿Qué pequeña promesa podrías cumplir esta semana?',
    ],
  },
  {
    id: 'partner',
    cues: 'my wife|my husband|my boyfriend|my girlfriend|my partner|relationship|breakup|divorce|left me|separated|mi esposo|mi esposa|mi novio|mi novia|mi pareja|divorcio|separacion|me dejo',
    en: [
      'What happens between two people can shake everything else, and you are trying to stay on your feet through it. It can help to let nothing big be decided in the hottest hour. Who is on your side in this and easy to talk to?',
      'That sounds painful, and you are not covering it up with the old way. Give yourself credit for that. What do you need for yourself in this, apart from what they do?',
    ],
    es: [
      'Lo que pasa en una pareja puede mover todo lo demás, y tú intentas seguir en pie. Ayuda no decidir nada grande en la hora más caliente. ¿Quién está de tu lado en esto y es fácil para hablar?',
    ],
  },
  {
    id: 'loved-one-uses',
    cues: 'he is using|she is using|my son uses|loved one|addict in the family|help my brother|help my friend|codependent|enabling|my husband drinks|my wife drinks|mi hijo consume|mi esposo bebe|ayudar a mi hermano|codependencia|mi hermano consume',
    en: [
      'Loving somebody who is using is a road of its own, and it wears people out. You did not cause it, and you cannot carry it alone for two. Groups for families exist for exactly this. What would looking after yourself mean this week?',
    ],
    es: [
      'Querer a alguien que consume es un camino propio, y cansa mucho. No lo causaste, y no puedes cargarlo por los dos. Hay grupos para familias que existen justo para esto. ¿Qué sería cuidarte a ti esta semana?',
    ],
  },
  {
    id: 'grief',
    cues: 'died|passed away|funeral|grief|grieving|lost my|miss him|miss her|anniversary of|murio|fallecio|duelo|funeral|perdi a mi|extrano a',
    en: [
      'You are grieving, and there is no right speed for that. That you say it here, and do not numb it, is a way of honouring both of you. Many find it easier in company: a person, a group, a place where the name may be spoken. Would you like to tell something about them?',
    ],
    es: [
      'Estás de duelo, y para eso no hay una velocidad correcta. Que lo digas aquí, sin taparlo, es una manera de honrar a los dos. A muchos les resulta más llevadero en compañía. ¿Quieres contar algo de esa persona?',
    ],
  },
  {
    id: 'anxiety',
    cues: 'anxious|anxiety|panic|worried|worry|nervous|overthinking|racing thoughts|scared|afraid|ansiedad|panico|nervios|preocupad|miedo|angustia',
    en: [
      'Your mind and body are on alert, and it is tiring. Breathing out longer than you breathe in tells the body that it may stand down; a minute of it is enough to notice. If this comes often, a doctor or therapist can help with it. What usually brings you back to the ground?',
      'That sounds like a lot of fear for one day, and you are still here with it. Naming five things that you can see is a small way back into the room. What part of it is in your hands today?',
    ],
    es: [
      'Tu mente y tu cuerpo están en alerta, y eso cansa. Soltar el aire más despacio de lo que lo tomas le dice al cuerpo que puede descansar. Si pasa seguido, un profesional puede ayudarte. ¿Qué suele devolverte al suelo?',
    ],
  },
  {
    id: 'low-mood',
    cues: 'depressed|depression|sad|down|empty|numb|no motivation|crying|cry|flat|hopeless|deprimid|depresion|triste|vaci|sin ganas|llorar|llorando|desanimad',
    en: [
      'It sounds as if everything is heavier than it should be, and you found the strength to write. Early on the mood often lags behind the effort, and it can lift with time and with help. If it stays, please let somebody who is trained look at it with you. If it ever gets dark enough that you think of not being here, people answer at 988, day and night. What has given you even a minute of lightness lately?',
      'Low days happen to people who are doing everything right. Small things done anyway, such as light, food and one message, are not nothing. What is one of those within reach today?',
    ],
    es: [
      'Parece que todo pesa más de lo que debería, y aun así escribiste. Al principio el ánimo suele tardar más que el esfuerzo, y con tiempo y ayuda puede subir. Si se queda, deja que un profesional lo mire contigo. Si llega a oscurecerse tanto que piensas en no estar, en el 988 (opción 2, en español) contestan a toda hora. ¿Qué te ha dado aunque sea un minuto de ligereza?',
    ],
  },
  {
    id: 'anger',
    cues: 'angry|anger|rage|furious|resentment|resentful|pissed|unfair|enojad|rabia|ira|resentimiento|coraje|injusto',
    en: [
      'There is real anger here, and anger usually guards something that matters. Moving the body, or writing the letter that will never be sent, lets some of it out without harm. What do you think it is protecting?',
    ],
    es: [
      'Aquí hay enojo de verdad, y el enojo suele cuidar algo que importa. Mover el cuerpo, o escribir la carta que no se va a mandar, lo deja salir sin dañar. ¿Qué crees que está protegiendo?',
    ],
  },
  {
    id: 'boredom',
    cues: 'bored|boring|boredom|nothing to do|too much time|weekend|free time|aburrid|aburrimiento|nada que hacer|fin de semana|tiempo libre',
    en: [
      'The empty hours are a real part of this, and it is wise to see them coming. People have filled them with odd and good things: a class, a kitchen project, a walk at the hour that used to be dangerous. What did you like before all this began?',
    ],
    es: [
      'Las horas vacías son parte de esto, y es sabio verlas venir. La gente las ha llenado con cosas raras y buenas: una clase, una receta, una caminata a la hora que antes era peligrosa. ¿Qué te gustaba antes de todo esto?',
    ],
  },
  {
    id: 'sleep',
    cues: 'sleep|insomnia|awake|nightmares|cant sleep|3am|up all night|tired|exhausted|dormir|insomnio|desvelad|pesadillas|sueno|cansad',
    en: [
      'Short nights make every day longer. Sleep is often among the last things to settle, and for most people it does. The same hour every morning, dim light in the evening and getting up for a while when it will not come are a start. If it goes on, a doctor can look into it. What is your evening like now?',
    ],
    es: [
      'Las noches cortas hacen más largo cada día. El sueño suele ser de lo último en acomodarse, y a casi todos se les acomoda. La misma hora cada mañana y poca luz en la noche son un comienzo. Si sigue, un médico puede verlo. ¿Cómo son ahora tus noches?',
    ],
  },
  {
    id: 'work',
    cues: 'job|work|boss|coworkers|unemployed|fired|laid off|interview|career|trabajo|jefe|despidieron|desempleo|entrevista|companeros',
    en: [
      'Work can press on the very spots that are still sore. You are noticing it before it boils over. Many people plan the hour after work in advance, because that is when the old habit calls. What would a good hour after work look like for you?',
    ],
    es: [
      'El trabajo puede apretar justo donde todavía duele. Lo estás notando antes de que se desborde. Muchos planean de antemano la hora después del trabajo, porque es cuando llama la costumbre. ¿Cómo sería para ti una buena hora después del trabajo?',
    ],
  },
  {
    id: 'money-law',
    cues: 'money|debt|bills|rent|court|probation|jail|prison|lawyer|dui|homeless|eviction|dinero|deuda|renta|corte|juicio|carcel|abogado|sin casa|desalojo',
    en: [
      'Those are heavy outside things on top of the inside work. It can help to sort them into what is due this week and what may wait, and to do the first with somebody beside you: legal aid, a caseworker, a friend who is good with papers. Which one weighs the most today?',
    ],
    es: [
      'Son cosas pesadas de afuera encima del trabajo de adentro. Ayuda separar lo que toca esta semana de lo que puede esperar, y hacer lo primero con alguien al lado: ayuda legal, una trabajadora social, un amigo bueno con los papeles. ¿Cuál pesa más hoy?',
    ],
  },
  {
    id: 'first-meeting',
    cues: 'first meeting|never been to a meeting|nervous about meeting|go to a meeting|scared of meetings|primera reunion|primera junta|primer grupo|nunca he ido|ir a una reunion',
    en: [
      'Walking into a room for the first time is a big step, and you are thinking about taking it. You may sit near the door, say nothing, and leave when you like. Somebody there was new once too. Online meetings are another way in. What worries you the most about it?',
    ],
    es: [
      'Entrar por primera vez es un paso grande, y estás pensando en darlo. Puedes sentarte cerca de la puerta, no decir nada e irte cuando quieras. Todos los que están ahí fueron nuevos. También hay reuniones en línea. ¿Qué es lo que más te preocupa?',
    ],
  },
  {
    id: 'sponsor',
    cues: 'sponsor|sponsee|step work|steps|step four|step 4|step nine|amends|inventory|padrino|madrina|pasos|cuarto paso|noveno paso|inventario|reparaciones',
    en: [
      'You are doing the work where nobody claps, and that is where it counts. If a step feels too big, it is usually fine to take the next piece and leave the rest for later, with somebody who has done it. What part would you like to hear from others about?',
    ],
    es: [
      'Estás haciendo el trabajo donde nadie aplaude, y ahí es donde cuenta. Si un paso se siente demasiado grande, se puede tomar el siguiente pedacito con alguien que ya lo hizo. ¿De qué parte te gustaría escuchar a otros?',
    ],
  },
  {
    id: 'not-twelve-steps',
    cues: 'higher power|religion|religious|atheist|god thing|dont believe|smart recovery|not for me|poder superior|religion|ateo|dios no|no creo en',
    en: [
      'There are several roads, and wanting one that fits you is not a lack of willingness. Some people stay with the steps and read the words their own way, others go to SMART, Dharma or secular groups, and some mix them. What would a group need to have so that you would come back?',
    ],
    es: [
      'Hay varios caminos, y querer uno que te quede no es falta de voluntad. Hay quien sigue los pasos y lee las palabras a su manera, quien va a SMART o a grupos laicos, y quien combina. ¿Qué tendría que tener un grupo para que volvieras?',
    ],
  },
  {
    id: 'medicine',
    cues: 'methadone|suboxone|buprenorphine|naltrexone|medication|meds|antidepressant|prescribed|dose|metadona|suboxone|buprenorfina|medicamento|medicina|receta|antidepresivo',
    en: [
      'Medicine that is prescribed for this is part of recovery for a great many people, and nobody here may tell you otherwise. Questions about starting, changing or stopping belong with the person who prescribes it or with a pharmacist; please do not change anything alone. What others can share is how living with it has been. What would you like to hear about?',
    ],
    es: [
      'La medicina recetada para esto es parte de la recuperación de muchísima gente, y aquí nadie puede decirte lo contrario. Las preguntas de empezar, cambiar o dejar van con quien la receta o con un farmacéutico; por favor no cambies nada por tu cuenta. Lo que otros pueden compartir es cómo ha sido vivir con ella. ¿De qué te gustaría escuchar?',
    ],
  },
  {
    id: 'pain',
    cues: 'chronic pain|surgery|pain|back pain|hurts|dentist|injury|dolor cronico|cirugia|operacion|dolor|lesion',
    en: [
      'Living with pain and recovery at once is a double load. It is fair to tell every doctor plainly where you come from, so that they can plan with you, and to bring somebody along. How has it been to speak about it with those who treat you?',
    ],
    es: [
      'Vivir con dolor y en recuperación es una doble carga. Es justo decirle a cada médico de dónde vienes para que planee contigo, y llevar a alguien. ¿Cómo ha sido hablarlo con quienes te atienden?',
    ],
  },
  {
    id: 'pregnancy-parent',
    cues: 'pregnant|pregnancy|newborn|breastfeeding|expecting|embarazada|embarazo|recien nacido|lactancia',
    en: [
      'You are thinking of two people at once, and it shows. Please let a doctor or midwife know soon, today if you are using or feel ill, because care during pregnancy works best when nothing is stopped or changed alone. They are there to help and not to judge. Who could go with you?',
    ],
    es: [
      'Estás pensando en dos personas a la vez, y se nota. Avísale pronto a un médico o partera, hoy mismo si consumes o te sientes mal: en el embarazo es mejor no dejar ni cambiar nada por tu cuenta. Están para ayudar, no para juzgar. ¿Quién podría acompañarte?',
    ],
  },
  {
    id: 'holidays',
    cues: 'holiday|holidays|christmas|thanksgiving|new year|birthday|wedding|party|vacation|navidad|ano nuevo|cumpleanos|boda|fiesta|vacaciones|posada',
    en: [
      'Days like that come with glasses raised and old stories, and you are preparing instead of hoping. People like to have their own drink in hand, a friend on call, and a way home that depends on nobody. What would be your sign that it is time to leave?',
    ],
    es: [
      'Esos días vienen con brindis y viejas historias, y tú te preparas en vez de solo esperar. Ayuda tener tu propia bebida en la mano, alguien al teléfono y una forma de irte que no dependa de nadie. ¿Cuál sería tu señal de que es hora de irse?',
    ],
  },
  {
    id: 'old-friends',
    cues: 'old friends|using friends|drinking buddies|friends still|dealer|party crowd|people places|amigos que|viejos amigos|amigos siguen|amistades',
    en: [
      'Leaving people is hard even when it is right, and it leaves a gap. You see what they pull you toward, and that is clear sight. It often gets easier when something new stands in the gap. Which of your people would be glad about who you are becoming?',
    ],
    es: [
      'Dejar a personas duele aunque sea lo correcto, y deja un hueco. Ves hacia dónde te jalan, y eso es ver claro. Suele ser más fácil cuando algo nuevo ocupa el hueco. ¿Quién de tu gente se alegraría de quien estás siendo?',
    ],
  },
  {
    id: 'gambling',
    cues: 'gambling|gamble|bet|betting|casino|slots|poker|apostar|apuestas|casino|juego|ludopatia',
    en: [
      'The chase promises to make everything right with one more try, and you are looking at it for what it is. Many people put walls up on a good day: self-exclusion, somebody else with the cards, no money on the phone. What wall would help the most at the hour it usually starts?',
    ],
    es: [
      'La apuesta promete arreglarlo todo con un intento más, y tú la estás viendo como es. Muchos ponen barreras en un buen día: autoexclusión, alguien más con las tarjetas, nada de dinero en el teléfono. ¿Qué barrera ayudaría más a la hora en que suele empezar?',
    ],
  },
  {
    id: 'love-sex',
    cues: 'slaa|acting out|porn|sex addict|withdrawal from him|no contact|love addict|pornografia|sexo|dependencia emocional|contacto cero',
    en: [
      'It takes courage to write about this one, because it is so often laughed away. The pull toward a person or a screen can be as strong as toward any bottle, and keeping distance is real work. What is hardest for you: the nights, the phone, or the quiet?',
    ],
    es: [
      'Pide valor escribir sobre esto, porque tantas veces se toma a broma. El tirón hacia una persona o una pantalla puede ser tan fuerte como hacia una botella, y tomar distancia es trabajo de verdad. ¿Qué es lo más difícil: las noches, el teléfono o el silencio?',
    ],
  },
  {
    id: 'food-body',
    cues: 'binge|binging|purge|eating|weight|body|food|overeating|atracon|comida|peso|cuerpo|comer',
    en: [
      'Food and the body are tender ground, and you speak about it kindly enough to let others in. It is common that one thing rises when another is put down. Somebody trained in this can make it lighter. What do you notice just before it happens?',
    ],
    es: [
      'La comida y el cuerpo son terreno delicado, y lo cuentas de una forma que deja entrar a otros. Es común que una cosa suba cuando se suelta otra. Alguien con formación puede hacerlo más ligero. ¿Qué notas justo antes de que pase?',
    ],
  },
  {
    id: 'nicotine-weed',
    cues: 'smoking|cigarettes|nicotine|vape|vaping|weed|marijuana|cannabis|fumar|cigarro|vapear|marihuana|mota',
    en: [
      'One more thing to set down, and you are the one who decides when. Some do it together with the rest, others later; both are fine. A quitline or a doctor knows ways that make it easier. What makes you want it just now?',
    ],
    es: [
      'Una cosa más para soltar, y tú decides cuándo. Hay quien lo hace junto con lo demás y quien lo deja para después; las dos cosas están bien. ¿Qué hace que lo quieras justo ahora?',
    ],
  },
  {
    id: 'trauma',
    cues: 'trauma|ptsd|flashback|flashbacks|childhood|abuse|nightmare|trauma|infancia|abuso|recuerdos',
    en: [
      'You are carrying something that was never yours to carry, and you say only as much as you wish to. That is the right amount. Feet on the floor, the name of the day, something cold in the hand can bring you back when the past gets loud. There are people trained for this, at your speed. What helps you feel safe in your own space?',
    ],
    es: [
      'Cargas algo que nunca te tocaba cargar, y dices solo lo que quieres decir. Es la medida correcta. Los pies en el suelo, el nombre del día, algo frío en la mano ayudan a volver cuando el pasado suena fuerte. Hay gente preparada para esto, a tu ritmo. ¿Qué te hace sentir a salvo en tu espacio?',
    ],
  },
  {
    id: 'service',
    cues: 'help others|service|give back|volunteer|newcomer|newcomers|sponsoring|chairing|ayudar a otros|servicio|voluntari|recien llegados|apadrinar',
    en: [
      'You are turning what you went through into something that others can hold. It does them good, and it tends to steady the one who gives. Keep a little back for yourself, too. What has it taught you so far?',
    ],
    es: [
      'Estás convirtiendo lo que viviste en algo que otros pueden tomar. Les hace bien, y suele sostener a quien da. Guarda también un poco para ti. ¿Qué te ha enseñado hasta ahora?',
    ],
  },
  {
    id: 'doubt',
    cues: 'do i have a problem|am i an alcoholic|not that bad|moderate|moderation|just weekends|cut back|tengo un problema|soy alcoholico|no es tan grave|moderar|controlar',
    en: [
      'You are asking yourself an honest question, and nobody else has to answer it for you. Some people write down for two weeks what they planned and what happened, without judging, and look at it then. A doctor can look with you, too, and no label is needed for that. What would be different if it took up less room?',
    ],
    es: [
      'Te haces una pregunta honesta, y nadie más tiene que contestarla por ti. Hay quien anota dos semanas lo que planeó y lo que pasó, sin juzgar, y luego lo mira. ¿Qué sería distinto si ocupara menos espacio?',
    ],
  },
  {
    id: 'treatment',
    cues: 'rehab|detox|treatment|inpatient|outpatient|hospital|sober living|halfway|therapist|rehabilitacion|tratamiento|clinica|internado|anexo|terapia|desintoxicacion',
    en: [
      'Looking for help of that size is a serious step, and you are taking it. In the United States SAMHSA at 1-800-662-4357 finds places near you, free, day and night. Others here may tell what a first week was like for them. What do you need to know before you could say yes?',
    ],
    es: [
      'Buscar ayuda de ese tamaño es un paso serio, y lo estás dando. En Estados Unidos, SAMHSA en el 1-800-662-4357 busca lugares cerca de ti, gratis y a toda hora, también en español; en México, la Línea de la Vida es 800 911 2000. ¿Qué necesitas saber antes de poder decir que sí?',
    ],
  },
  {
    id: 'waiting',
    cues: 'stuck|plateau|not getting better|same thing|going nowhere|tired of trying|whats the use|estancad|no avanzo|siempre lo mismo|no mejoro',
    en: [
      'Standing still feels like going backwards, and yet you are here and not there. Much of the healing happens where it cannot be seen yet. It can help to change just one thing, such as another meeting or another hour. Compared with your hardest month, what is different now?',
    ],
    es: [
      'Quedarse quieto se siente como ir hacia atrás, y sin embargo estás aquí y no allá. Mucho de lo que sana pasa donde todavía no se ve. Ayuda cambiar una sola cosa: otra reunión, otra hora. Comparado con tu mes más duro, ¿qué es distinto ahora?',
    ],
  },
  {
    id: 'gratitude',
    cues: 'grateful|gratitude|thankful|thank you|thanks everyone|blessed|agradecid|gracias|gratitud|bendecid',
    en: [
      'It does good to read that. Noticing what is good, and saying it aloud, is something that many people keep doing on the hard days as well. Who had a part in it?',
      'Thank you for putting some light in the room. Somebody will need to read it today. What would you like to keep from this day?',
    ],
    es: [
      'Hace bien leer esto. Notar lo bueno y decirlo en voz alta es algo que muchos siguen haciendo también en los días duros. ¿Quién tuvo parte en ello?',
    ],
  },
]

/** Used if no topic matches. */
export const general: Pick<GuidanceTopic, 'en' | 'es'> = {
  en: [
    'You put something into words that is not easy to say, and people here will read it with care. Whatever the day was like, you reached out in it. Take what helps from what others answer, and leave the rest. What would you most like to hear from somebody who has been there?',
    'It sounds as if there is a lot going on, and you chose to share some of it. That is a way of not being alone with it. One small thing at a time is enough. What would be a kind next step toward yourself?',
    'Thank you for trusting this place with it. Nothing has to be solved tonight. Rest, something to eat, and one person who knows how you are make a good start. What matters most to you in this?',
  ],
  es: [
    'Pusiste en palabras algo que no es fácil de decir, y aquí se va a leer con cuidado. Como haya sido el día, en él buscaste a otros. Toma lo que te sirva de lo que respondan y deja lo demás. ¿Qué te gustaría escuchar de alguien que ya pasó por ahí?',
    'Parece que están pasando muchas cosas, y elegiste compartir algo. Es una manera de no quedarte a solas con ello. De una en una basta. ¿Cuál sería un paso amable hacia ti?',
  ],
}

/** Used if the detector found danger: says where to get help and never names the finding. */
export const hard: Pick<GuidanceTopic, 'en' | 'es'> = {
  en: [
    'Thank you for writing this here; it matters that you did. When things get this heavy, a voice helps more than a screen: in the United States you can call or text 988, text HOME to 741741, or call 911 when somebody is in danger right now. Elsewhere, findahelpline.com knows who answers near you. Is there a person who could be with you for the next hours?',
    'You did not keep this to yourself, and that counts. Please let somebody be close to you tonight. People answer at any hour: 988 by call or text, 741741 by text (HOME), 911 when it is urgent, findahelpline.com in other countries. The help page here works without signing in. Who could you tell, out loud, how it is?',
  ],
  es: [
    'Gracias por escribirlo aquí; importa que lo hicieras. Cuando pesa tanto, una voz ayuda más que una pantalla: en Estados Unidos llama al 988 y marca 2, o manda AYUDA al 988; si alguien está en peligro ahora, 911. En México, la Línea de la Vida: 800 911 2000. En otros países, findahelpline.com sabe quién contesta cerca de ti. ¿Hay alguien que pueda estar contigo las próximas horas?',
  ],
}
