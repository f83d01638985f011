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
      'The first days are the hardest, and you’re right in the middle of them. Posting here instead of sitting alone with it counts. A lot of people get through by thinking only about the next hour: water, food, someone to sit with. If your body reacts hard when you stop, please see a doctor. Some of that is dangerous, and it can be treated. What would make the next hour a little easier?',
      'Starting is a lot, and you’re doing it. You wrote instead of handling it alone, and that matters. People here have been where you are and can tell you what helped them. If stopping makes you feel sick, a doctor can make it safer. What’s one thing nearby that could help you get to tonight?',
    ],
    es: [
      'Los primeros días son los que más piden, y tú estás en medio de ellos. Decirlo aquí ya es hacer algo distinto. A muchas personas les sirvió pensar en la próxima hora y no en todo el camino: agua, comida, alguien cerca. Si tu cuerpo reacciona fuerte al parar, deja que te vea un médico: hay maneras de hacerlo más seguro. ¿Qué haría un poco más llevadera la próxima hora?',
    ],
  },
  {
    id: 'craving',
    cues: 'craving|cravings|urge|urges|want to use|want to drink|need a drink|tempted|triggered|trigger|want a hit|so bad|antojo|ganas de|ansias|quiero tomar|quiero beber|quiero consumir|tentacion',
    en: [
      'That urge sounds strong, and you told us before you acted on it. That’s a skill, even if it doesn’t feel like one. Cravings usually rise, peak and fade, often within half an hour. Leaving the place, cold water on your face, or calling one person can get you past the worst of it. Who could you be with, or on the phone with, while it passes?',
      'It sounds like part of you wants to stop and part of you wants the old way out. Both can be true, and you came here first. Some people set a timer for 20 minutes and decide again when it rings. What has helped you get past an urge like this before?',
      'You’re holding on through something really hard, and it takes a lot of effort. It can help to put distance between you and it: another room, another street, other people. If you might use, please don’t use alone. What’s one thing you could put between you and it right now?',
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
      'It takes courage to say this, and you haven’t lost anything you learned. Many people who are doing well today went back more than once. After a break your body can’t handle what it used to, so please don’t use alone, and stay near someone. When you look back at the hours before, what did you need that you didn’t have?',
      'You came back here instead of disappearing, and that’s what matters tonight. Using again is something that happened. It isn’t who you are, and your days before it still count. Who would want to know you’re having a hard time?',
      'That sounds heavy, and you were honest about it anyway. Honesty is how people get back on track. Rest, eat something, and let someone near you know. What’s the smallest next step you’d feel good about tomorrow morning?',
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
      'There’s a lot of shame in this, and you shared it anyway. Shame tends to shrink when you tell people who don’t judge you, and you can do that here. What you did and who you are are two different things. What would you say to a friend who wrote this?',
      'You’re being very hard on yourself, which also shows how much you care. That’s something to build on. What’s one thing you did right this week, even something small?',
    ],
    es: [
      'Hay mucha vergüenza en estas palabras, y aun así las pusiste donde otros las leen. La vergüenza suele encogerse cuando se comparte con quien no se asusta. Lo que hiciste y quien eres son dos cosas. ¿Qué le dirías a una amiga que hubiera escrito esto?',
    ],
  },
  {
    id: 'lonely',
    cues: 'lonely|alone|no friends|nobody to talk|isolated|no one understands|by myself|isolation|solo|sola|soledad|nadie me entiende|sin amigos|no tengo a nadie',
    en: [
      'Loneliness is one of the hardest parts, and you just reached out anyway. Plenty of people here know that feeling. A meeting, in person or online, is a place where you don’t have to explain yourself. What kind of company would feel right today: talking, listening, or just being around people?',
      'It sounds like the evenings are long and quiet. Writing here counts as reaching out, and people will read it. Some people start with one small thing a day that involves another person: saying hi, sending a text, going to a meeting. Who used to be good company for you?',
    ],
    es: [
      'La soledad es de lo más duro, y ahora mismo la cruzaste para escribir. Aquí hay gente que conoce ese silencio. Una reunión, en persona o en línea, puede ser un lugar donde no hay que explicarse. ¿Qué compañía te vendría bien hoy: hablar, escuchar, o solo estar?',
    ],
  },
  {
    id: 'milestone',
    cues: 'ninety days|thirty days|sixty days|a year today|six months|days sober|days clean|months sober|months clean|years sober|years clean|one year|30 days|60 days|90 days|milestone|anniversary|chip|medallion|celebrat|dias limpio|dias sobrio|meses limpio|meses sobrio|aniversario|cumplo|un ano',
    en: [
      'Congratulations! Every one of those days took choices that nobody saw. Someone on day one will read this and see that it can be done. What helped you most on the days that weren’t easy?',
      'What a great thing to be able to write. You did that one day at a time, and nobody can take it away from you. How would you like to celebrate?',
    ],
    es: [
      'Esa es una piedra que vale la pena poner, y la trajiste hasta aquí. Cada uno de esos días estuvo hecho de decisiones que nadie vio. Alguien en su primer día va a leer esto y verá que se puede. ¿Qué te ayudó más en los días difíciles?',
    ],
  },
  {
    id: 'family',
    cues: 'my kids|my children|my mom|my dad|my parents|my family|my son|my daughter|my brother|my sister|trust me again|mis hijos|mi mama|mi papa|mi familia|mi hijo|mi hija|mis padres|mi hermano|confien en mi',
    en: [
      'It’s clear how much these people mean to you. Trust usually comes back more slowly than we’d like, through a lot of small promises kept, and you’re keeping them. It can also help if they have support of their own, like a family group. What’s one small promise you could keep this week?',
      'Family can be where the deepest love and the deepest hurt are. You’re trying, and you’re being open about it. What do you most want them to understand about where you are now?',
    ],
    es: [
      'Se nota cuánto te importan. La confianza suele volver más despacio de lo que quisiéramos, con muchas cosas pequeñas cumplidas, y tú las estás cumpliendo. También ayuda que la familia tenga su propio grupo. ¿Qué pequeña promesa podrías cumplir esta semana?',
    ],
  },
  {
    id: 'partner',
    cues: 'my wife|my husband|my boyfriend|my girlfriend|my partner|relationship|breakup|divorce|left me|separated|mi esposo|mi esposa|mi novio|mi novia|mi pareja|divorcio|separacion|me dejo',
    en: [
      'When things go wrong with a partner, everything else can feel shaky too, and you’re trying to stay steady. It can help not to decide anything big while feelings are running high. Who’s on your side and easy to talk to?',
      'That sounds painful, and you’re facing it instead of numbing it. Give yourself credit for that. What do you need for yourself right now, whatever they do?',
    ],
    es: [
      'Lo que pasa en una pareja puede mover todo lo demás, y tú intentas seguir en pie. Ayuda no decidir nada grande en la hora más caliente. ¿Quién está de tu lado en esto y es fácil para hablar?',
    ],
  },
  {
    id: 'loved-one-uses',
    cues: 'he is using|she is using|my son uses|loved one|addict in the family|help my brother|help my friend|codependent|enabling|my husband drinks|my wife drinks|mi hijo consume|mi esposo bebe|ayudar a mi hermano|codependencia|mi hermano consume',
    en: [
      'Loving someone who’s using is exhausting. You didn’t cause it, and you can’t fix it for them on your own. There are groups for families for exactly this. What would taking care of yourself look like this week?',
    ],
    es: [
      'Querer a alguien que consume es un camino propio, y cansa mucho. No lo causaste, y no puedes cargarlo por los dos. Hay grupos para familias que existen justo para esto. ¿Qué sería cuidarte a ti esta semana?',
    ],
  },
  {
    id: 'grief',
    cues: 'died|passed away|funeral|grief|grieving|lost my|miss him|miss her|anniversary of|murio|fallecio|duelo|funeral|perdi a mi|extrano a',
    en: [
      'I’m sorry for your loss. There’s no right speed for grief. You’re feeling it instead of numbing it, and that takes strength. Many people find it easier with company: a person, a group, anywhere they can say the name out loud. Would you like to tell us something about them?',
    ],
    es: [
      'Estás de duelo, y para eso no hay una velocidad correcta. Que lo digas aquí, sin taparlo, es una manera de honrar a los dos. A muchos les resulta más llevadero en compañía. ¿Quieres contar algo de esa persona?',
    ],
  },
  {
    id: 'anxiety',
    cues: 'anxious|anxiety|panic|worried|worry|nervous|overthinking|racing thoughts|scared|afraid|ansiedad|panico|nervios|preocupad|miedo|angustia',
    en: [
      'Your mind and body are on high alert, and that’s tiring. Breathing out longer than you breathe in tells your body it can settle down, and a minute is enough to feel it. If this happens a lot, a doctor or therapist can help. What usually helps you calm down?',
      'That sounds like a lot of fear for one day, and you’re still here. Naming five things you can see is a small way to get back to the present. What part of this can you do something about today?',
    ],
    es: [
      'Tu mente y tu cuerpo están en alerta, y eso cansa. Soltar el aire más despacio de lo que lo tomas le dice al cuerpo que puede descansar. Si pasa seguido, un profesional puede ayudarte. ¿Qué suele devolverte al suelo?',
    ],
  },
  {
    id: 'low-mood',
    cues: 'depressed|depression|sad|down|empty|numb|no motivation|crying|cry|flat|hopeless|deprimid|depresion|triste|vaci|sin ganas|llorar|llorando|desanimad',
    en: [
      'It sounds like everything feels heavier than it should, and you still found the strength to write. Early on, your mood often lags behind your effort, and it can lift with time and help. If it doesn’t, please talk to a doctor or therapist about it. If it ever gets so dark that you think about not being here, call or text 988, day or night. What has given you even a minute of relief lately?',
      'Low days happen even when you’re doing everything right. Small things like daylight, food and one text to a friend do count. Which one of those could you do today?',
    ],
    es: [
      'Parece que todo pesa más de lo que debería, y aun así escribiste. Al principio el ánimo suele tardar más que el esfuerzo, y con tiempo y ayuda puede subir. Si se queda, deja que un profesional lo mire contigo. Si llega a oscurecerse tanto que piensas en no estar, en el 988 (opción 2, en español) contestan a toda hora. ¿Qué te ha dado aunque sea un minuto de ligereza?',
    ],
  },
  {
    id: 'anger',
    cues: 'angry|anger|rage|furious|resentment|resentful|pissed|unfair|enojad|rabia|ira|resentimiento|coraje|injusto',
    en: [
      'There’s real anger here, and anger usually protects something that matters to you. Moving your body, or writing a letter you’ll never send, lets some of it out without hurting anyone. What do you think it’s protecting?',
    ],
    es: [
      'Aquí hay enojo de verdad, y el enojo suele cuidar algo que importa. Mover el cuerpo, o escribir la carta que no se va a mandar, lo deja salir sin dañar. ¿Qué crees que está protegiendo?',
    ],
  },
  {
    id: 'boredom',
    cues: 'bored|boring|boredom|nothing to do|too much time|weekend|free time|aburrid|aburrimiento|nada que hacer|fin de semana|tiempo libre',
    en: [
      'Empty hours are a real risk, and it’s smart to see them coming. People have filled them with all kinds of things: a class, cooking, a walk at the hour that used to be dangerous. What did you like to do before all this started?',
    ],
    es: [
      'Las horas vacías son parte de esto, y es sabio verlas venir. La gente las ha llenado con cosas raras y buenas: una clase, una receta, una caminata a la hora que antes era peligrosa. ¿Qué te gustaba antes de todo esto?',
    ],
  },
  {
    id: 'sleep',
    cues: 'sleep|insomnia|awake|nightmares|cant sleep|3am|up all night|tired|exhausted|dormir|insomnio|desvelad|pesadillas|sueno|cansad',
    en: [
      'Short nights make every day longer. Sleep is often one of the last things to get better, and for most people it does. It helps to get up at the same time every morning, keep the lights low in the evening, and get up for a while when you can’t sleep. If it continues, a doctor can look into it. What’s your evening like now?',
    ],
    es: [
      'Las noches cortas hacen más largo cada día. El sueño suele ser de lo último en acomodarse, y a casi todos se les acomoda. La misma hora cada mañana y poca luz en la noche son un comienzo. Si sigue, un médico puede verlo. ¿Cómo son ahora tus noches?',
    ],
  },
  {
    id: 'work',
    cues: 'job|work|boss|coworkers|unemployed|fired|laid off|interview|career|trabajo|jefe|despidieron|desempleo|entrevista|companeros',
    en: [
      'Work can hit you right where it still hurts, and you’re noticing it before it boils over. Many people plan the hour after work ahead of time, because that’s when the old habit calls. What would a good hour after work look like for you?',
    ],
    es: [
      'El trabajo puede apretar justo donde todavía duele. Lo estás notando antes de que se desborde. Muchos planean de antemano la hora después del trabajo, porque es cuando llama la costumbre. ¿Cómo sería para ti una buena hora después del trabajo?',
    ],
  },
  {
    id: 'money-law',
    cues: 'money|debt|bills|rent|court|probation|jail|prison|lawyer|dui|homeless|eviction|dinero|deuda|renta|corte|juicio|carcel|abogado|sin casa|desalojo',
    en: [
      'That’s a lot of pressure on top of everything else. It can help to sort it into what’s due this week and what can wait, and to do the first thing with someone’s help: legal aid, a caseworker, a friend who’s good with paperwork. Which one worries you most today?',
    ],
    es: [
      'Son cosas pesadas de afuera encima del trabajo de adentro. Ayuda separar lo que toca esta semana de lo que puede esperar, y hacer lo primero con alguien al lado: ayuda legal, una trabajadora social, un amigo bueno con los papeles. ¿Cuál pesa más hoy?',
    ],
  },
  {
    id: 'first-meeting',
    cues: 'first meeting|never been to a meeting|nervous about meeting|go to a meeting|scared of meetings|primera reunion|primera junta|primer grupo|nunca he ido|ir a una reunion',
    en: [
      'Walking into a meeting for the first time is a big step, and you’re thinking about it. You can sit near the door, say nothing, and leave whenever you like. Everyone there was new once. Online meetings are another way to start. What worries you most about it?',
    ],
    es: [
      'Entrar por primera vez es un paso grande, y estás pensando en darlo. Puedes sentarte cerca de la puerta, no decir nada e irte cuando quieras. Todos los que están ahí fueron nuevos. También hay reuniones en línea. ¿Qué es lo que más te preocupa?',
    ],
  },
  {
    id: 'sponsor',
    cues: 'sponsor|sponsee|step work|steps|step four|step 4|step nine|amends|inventory|padrino|madrina|pasos|cuarto paso|noveno paso|inventario|reparaciones',
    en: [
      'You’re doing the work nobody applauds, and it counts. If a step feels too big, it’s usually fine to take the next piece and leave the rest for later, with someone who’s done it. Which part would you like to hear from others about?',
    ],
    es: [
      'Estás haciendo el trabajo donde nadie aplaude, y ahí es donde cuenta. Si un paso se siente demasiado grande, se puede tomar el siguiente pedacito con alguien que ya lo hizo. ¿De qué parte te gustaría escuchar a otros?',
    ],
  },
  {
    id: 'not-twelve-steps',
    cues: 'higher power|religion|religious|atheist|god thing|dont believe|smart recovery|not for me|poder superior|religion|ateo|dios no|no creo en',
    en: [
      'There’s more than one way to recover, and wanting one that fits you is fine. Some people stay with the Steps and read the words their own way, others go to SMART, Dharma or secular groups, and some mix them. What would a group need so that you’d come back?',
    ],
    es: [
      'Hay varios caminos, y querer uno que te quede no es falta de voluntad. Hay quien sigue los pasos y lee las palabras a su manera, quien va a SMART o a grupos laicos, y quien combina. ¿Qué tendría que tener un grupo para que volvieras?',
    ],
  },
  {
    id: 'medicine',
    cues: 'methadone|suboxone|buprenorphine|naltrexone|medication|meds|antidepressant|prescribed|dose|metadona|suboxone|buprenorfina|medicamento|medicina|receta|antidepresivo',
    en: [
      'Prescribed medicine is part of recovery for a lot of people, and nobody here gets to tell you otherwise. If you have questions about starting, changing or stopping it, ask the person who prescribes it or a pharmacist, and please don’t change anything on your own. What others can share is what living with it has been like. What would you like to hear about?',
    ],
    es: [
      'La medicina recetada para esto es parte de la recuperación de muchísima gente, y aquí nadie puede decirte lo contrario. Las preguntas de empezar, cambiar o dejar van con quien la receta o con un farmacéutico; por favor no cambies nada por tu cuenta. Lo que otros pueden compartir es cómo ha sido vivir con ella. ¿De qué te gustaría escuchar?',
    ],
  },
  {
    id: 'pain',
    cues: 'chronic pain|surgery|pain|back pain|hurts|dentist|injury|dolor cronico|cirugia|operacion|dolor|lesion',
    en: [
      'Living with pain while you’re in recovery is a double load. It’s okay to tell every doctor about your recovery so they can plan with you, and to bring someone along. How has it been, talking about it with the people who treat you?',
    ],
    es: [
      'Vivir con dolor y en recuperación es una doble carga. Es justo decirle a cada médico de dónde vienes para que planee contigo, y llevar a alguien. ¿Cómo ha sido hablarlo con quienes te atienden?',
    ],
  },
  {
    id: 'pregnancy-parent',
    cues: 'pregnant|pregnancy|newborn|breastfeeding|expecting|embarazada|embarazo|recien nacido|lactancia',
    en: [
      'You’re thinking about two people at once, and it shows. Please tell a doctor or midwife soon, and today if you’re using or feel sick. It’s safest not to stop or change anything on your own while you’re pregnant. They’re there to help, not to judge. Who could go with you?',
    ],
    es: [
      'Estás pensando en dos personas a la vez, y se nota. Avísale pronto a un médico o partera, hoy mismo si consumes o te sientes mal: en el embarazo es mejor no dejar ni cambiar nada por tu cuenta. Están para ayudar, no para juzgar. ¿Quién podría acompañarte?',
    ],
  },
  {
    id: 'holidays',
    cues: 'holiday|holidays|christmas|thanksgiving|new year|birthday|wedding|party|vacation|navidad|ano nuevo|cumpleanos|boda|fiesta|vacaciones|posada',
    en: [
      'Days like that come with drinks and old stories, and you’re planning ahead. It helps to have your own drink in hand, a friend you can call, and your own way home. How will you know it’s time to leave?',
    ],
    es: [
      'Esos días vienen con brindis y viejas historias, y tú te preparas en vez de solo esperar. Ayuda tener tu propia bebida en la mano, alguien al teléfono y una forma de irte que no dependa de nadie. ¿Cuál sería tu señal de que es hora de irse?',
    ],
  },
  {
    id: 'old-friends',
    cues: 'old friends|using friends|drinking buddies|friends still|dealer|party crowd|people places|amigos que|viejos amigos|amigos siguen|amistades',
    en: [
      'Leaving people behind is hard even when it’s right, and it leaves a gap. You can see what they pull you toward, and that’s important. It often gets easier when something new fills the gap. Who in your life would be happy about the changes you’re making?',
    ],
    es: [
      'Dejar a personas duele aunque sea lo correcto, y deja un hueco. Ves hacia dónde te jalan, y eso es ver claro. Suele ser más fácil cuando algo nuevo ocupa el hueco. ¿Quién de tu gente se alegraría de quien estás siendo?',
    ],
  },
  {
    id: 'gambling',
    cues: 'gambling|gamble|bet|betting|casino|slots|poker|apostar|apuestas|casino|juego|ludopatia',
    en: [
      'Chasing a win promises to fix everything with one more try, and you see it for what it is. Many people set up barriers on a good day: self-exclusion, someone else holding the cards, no money on the phone. Which barrier would help most at the time it usually starts?',
    ],
    es: [
      'La apuesta promete arreglarlo todo con un intento más, y tú la estás viendo como es. Muchos ponen barreras en un buen día: autoexclusión, alguien más con las tarjetas, nada de dinero en el teléfono. ¿Qué barrera ayudaría más a la hora en que suele empezar?',
    ],
  },
  {
    id: 'love-sex',
    cues: 'slaa|acting out|porn|sex addict|withdrawal from him|no contact|love addict|pornografia|sexo|dependencia emocional|contacto cero',
    en: [
      'It takes courage to write about this, because people often don’t take it seriously. The pull toward a person or a screen can be as strong as any drug, and keeping your distance is real work. What’s hardest for you: the nights, the phone, or the quiet?',
    ],
    es: [
      'Pide valor escribir sobre esto, porque tantas veces se toma a broma. El tirón hacia una persona o una pantalla puede ser tan fuerte como hacia una botella, y tomar distancia es trabajo de verdad. ¿Qué es lo más difícil: las noches, el teléfono o el silencio?',
    ],
  },
  {
    id: 'food-body',
    cues: 'binge|binging|purge|eating|weight|body|food|overeating|atracon|comida|peso|cuerpo|comer',
    en: [
      'Food and our bodies are a sensitive subject, and you were open about it. It’s common for one thing to get harder when you stop another. Someone who’s trained in this can make it easier. What do you notice just before it happens?',
    ],
    es: [
      'La comida y el cuerpo son terreno delicado, y lo cuentas de una forma que deja entrar a otros. Es común que una cosa suba cuando se suelta otra. Alguien con formación puede hacerlo más ligero. ¿Qué notas justo antes de que pase?',
    ],
  },
  {
    id: 'nicotine-weed',
    cues: 'smoking|cigarettes|nicotine|vape|vaping|weed|marijuana|cannabis|fumar|cigarro|vapear|marihuana|mota',
    en: [
      'That’s one more thing to quit, and you decide when. Some people quit everything at once, others wait, and both are fine. A quitline or a doctor can make it easier. What makes you want to do it now?',
    ],
    es: [
      'Una cosa más para soltar, y tú decides cuándo. Hay quien lo hace junto con lo demás y quien lo deja para después; las dos cosas están bien. ¿Qué hace que lo quieras justo ahora?',
    ],
  },
  {
    id: 'trauma',
    cues: 'trauma|ptsd|flashback|flashbacks|childhood|abuse|nightmare|trauma|infancia|abuso|recuerdos',
    en: [
      'You’re carrying something that was never your fault, and you only have to share as much as you want. When the past gets loud, it can help to put your feet on the floor, say what day it is, or hold something cold. There are people trained for this, and they’ll go at your pace. What helps you feel safe at home?',
    ],
    es: [
      'Cargas algo que nunca te tocaba cargar, y dices solo lo que quieres decir. Es la medida correcta. Los pies en el suelo, el nombre del día, algo frío en la mano ayudan a volver cuando el pasado suena fuerte. Hay gente preparada para esto, a tu ritmo. ¿Qué te hace sentir a salvo en tu espacio?',
    ],
  },
  {
    id: 'service',
    cues: 'help others|service|give back|volunteer|newcomer|newcomers|sponsoring|chairing|ayudar a otros|servicio|voluntari|recien llegados|apadrinar',
    en: [
      'You’re using what you went through to help other people. It’s good for them, and it tends to keep you steady too. Save some energy for yourself. What has it taught you so far?',
    ],
    es: [
      'Estás convirtiendo lo que viviste en algo que otros pueden tomar. Les hace bien, y suele sostener a quien da. Guarda también un poco para ti. ¿Qué te ha enseñado hasta ahora?',
    ],
  },
  {
    id: 'doubt',
    cues: 'do i have a problem|am i an alcoholic|not that bad|moderate|moderation|just weekends|cut back|tengo un problema|soy alcoholico|no es tan grave|moderar|controlar',
    en: [
      'You’re asking yourself an honest question, and nobody else has to answer it for you. Some people write down what they planned and what happened for two weeks, without judging, and then look at it. A doctor can go over it with you too, and you don’t need a label for that. What would be different if it took up less of your life?',
    ],
    es: [
      'Te haces una pregunta honesta, y nadie más tiene que contestarla por ti. Hay quien anota dos semanas lo que planeó y lo que pasó, sin juzgar, y luego lo mira. ¿Qué sería distinto si ocupara menos espacio?',
    ],
  },
  {
    id: 'treatment',
    cues: 'rehab|detox|treatment|inpatient|outpatient|hospital|sober living|halfway|therapist|rehabilitacion|tratamiento|clinica|internado|anexo|terapia|desintoxicacion',
    en: [
      'Looking for treatment is a serious step, and you’re taking it. In the US, SAMHSA at 1-800-662-4357 finds places near you, free, day and night. People here can tell you what their first week was like. What would you need to know before you could say yes?',
    ],
    es: [
      'Buscar ayuda de ese tamaño es un paso serio, y lo estás dando. En Estados Unidos, SAMHSA en el 1-800-662-4357 busca lugares cerca de ti, gratis y a toda hora, también en español; en México, la Línea de la Vida es 800 911 2000. ¿Qué necesitas saber antes de poder decir que sí?',
    ],
  },
  {
    id: 'waiting',
    cues: 'stuck|plateau|not getting better|same thing|going nowhere|tired of trying|whats the use|estancad|no avanzo|siempre lo mismo|no mejoro',
    en: [
      'Feeling stuck is hard, and you’re still here. A lot of healing happens before you can see it. It can help to change just one thing, like a different meeting or a different time of day. Compared with your hardest month, what’s different now?',
    ],
    es: [
      'Quedarse quieto se siente como ir hacia atrás, y sin embargo estás aquí y no allá. Mucho de lo que sana pasa donde todavía no se ve. Ayuda cambiar una sola cosa: otra reunión, otra hora. Comparado con tu mes más duro, ¿qué es distinto ahora?',
    ],
  },
  {
    id: 'gratitude',
    cues: 'grateful|gratitude|thankful|thank you|thanks everyone|blessed|agradecid|gracias|gratitud|bendecid',
    en: [
      'It’s good to read this. Noticing what’s good and saying it out loud helps on the hard days too. Who was part of it?',
      'Thank you for sharing some good news. Someone needed to read it today. What do you want to remember from this day?',
    ],
    es: [
      'Hace bien leer esto. Notar lo bueno y decirlo en voz alta es algo que muchos siguen haciendo también en los días duros. ¿Quién tuvo parte en ello?',
    ],
  },
]

/** Used if no topic matches. */
export const general: Pick<GuidanceTopic, 'en' | 'es'> = {
  en: [
    'That isn’t easy to say, and people here will read it with care. However your day was, you reached out. Take what helps from the answers and leave the rest. What would you most like to hear from someone who’s been there?',
    'It sounds like there’s a lot going on, and you chose to share some of it. You don’t have to be alone with it. One small thing at a time is enough. What’s one kind thing you could do for yourself next?',
    'Thank you for trusting us with this. You don’t have to solve anything tonight. Rest, something to eat, and one person who knows how you’re doing are a good start. What matters most to you right now?',
  ],
  es: [
    'Pusiste en palabras algo que no es fácil de decir, y aquí se va a leer con cuidado. Como haya sido el día, en él buscaste a otros. Toma lo que te sirva de lo que respondan y deja lo demás. ¿Qué te gustaría escuchar de alguien que ya pasó por ahí?',
    'Parece que están pasando muchas cosas, y elegiste compartir algo. Es una manera de no quedarte a solas con ello. De una en una basta. ¿Cuál sería un paso amable hacia ti?',
  ],
}

/** Used if the detector found danger: says where to get help and never names the finding. */
export const hard: Pick<GuidanceTopic, 'en' | 'es'> = {
  en: [
    'Thank you for writing this here. It matters that you did. When things get this heavy, a voice helps more than a screen. In the US you can call or text 988, text HOME to 741741, or call 911 if someone is in danger right now. Anywhere else, findahelpline.com shows who you can reach. Is there someone who could be with you for the next few hours?',
    'You didn’t keep this to yourself, and that matters. Please let someone be close to you tonight. You can reach a person at any hour: call or text 988, text HOME to 741741, call 911 in an emergency, or see findahelpline.com in other countries. Help now works without logging in. Who could you tell, out loud, how you’re doing?',
  ],
  es: [
    'Gracias por escribirlo aquí; importa que lo hicieras. Cuando pesa tanto, una voz ayuda más que una pantalla: en Estados Unidos llama al 988 y marca 2, o manda AYUDA al 988; si alguien está en peligro ahora, 911. En México, la Línea de la Vida: 800 911 2000. En otros países, findahelpline.com sabe quién contesta cerca de ti. ¿Hay alguien que pueda estar contigo las próximas horas?',
  ],
}
