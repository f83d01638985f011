// The small sentences that hold a conversation together: hello, choices, summaries, repairs.
import type { Language } from './wording.ts'

type Book = {
  hello: readonly string[]
  helloAsk: readonly string[]
  bye: readonly string[]
  thanks: readonly string[]
  thanksAsk: readonly string[]
  howAreYou: readonly string[]
  abilities: readonly string[]
  abilitiesAsk: readonly string[]
  choose: readonly string[]
  menu: readonly string[]
  changed: readonly string[]
  stopped: readonly string[]
  skipped: readonly string[]
  repair: readonly string[]
  repairAsk: readonly string[]
  confused: readonly string[]
  confusedOff: readonly string[]
  summaryOpen: readonly string[]
  summaryAsk: readonly string[]
  nothingYet: readonly string[]
  affirm: readonly string[]
  offerAsk: readonly string[]
  afterExercise: readonly string[]
  afterClose: readonly string[]
  back: readonly string[]
  declined: readonly string[]
  meetingOffer: readonly string[]
  readingOffer: readonly string[]
  more: readonly { thought: string; ask: string }[]
  resting: readonly string[]
  listening: readonly string[]
  talkedOf: string
  feltOf: string
  saidOf: string
  and: string
  or: string
}

export const conversationWords: Record<Language, Book> = {
  en: {
    hello: [
      'Hello, and welcome. You took the step of opening this.',
      'Hi. It is good that you are here.',
      'Hello again. You came by, and that counts.',
    ],
    helloAsk: [
      'What brings you here today?',
      'How has today been for you so far?',
      'What is on your mind right now?',
    ],
    bye: [
      'Go gently. You gave yourself some time here, and you can leave whenever you like. Help now is at the top of every page if you need a person.',
      'Take care of yourself. What you worked out here stays yours.',
      'Until another time, or not, as suits you. You did something good for yourself just now.',
    ],
    thanks: [
      'You are welcome. The thinking was yours.',
      'Glad if it was of use. You did the talking.',
      'You put the effort in, so thank yourself too.',
    ],
    thanksAsk: [
      'Is there something else you want to look at, or is this enough for now?',
      'What will you take with you from this?',
      'How are you feeling compared with when we began?',
    ],
    howAreYou: [
      'As a program I do not have good or bad days, but it is kind of you to ask.',
      'Kind of you. I am software, so there is nothing to report; your day interests me more.',
    ],
    abilities: [
      'You want to know what this is good for. I can listen and ask, help you get through a craving, plan a night or a day, look at both sides of a decision, test a hard thought, and point to an article or a meeting. I do not know medicine, and I do not replace people.',
      'You are looking for a way in. We can talk about a craving, a lapse, sleep, anger, shame, family, work, grief, money, a first meeting, or nothing in particular. I can also lead you through five short exercises.',
    ],
    abilitiesAsk: ['Where would you like to begin?', 'Which of these is closest to today?'],
    choose: [
      'Pick whichever is nearest, or put it in your own words: {choices}',
      'Here are some ways to go on, and you can name another: {choices}',
      'We could take one of these: {choices}',
    ],
    menu: ['You would like to choose the way yourself.', 'The choice is yours.'],
    changed: [
      'All right, we leave that where it is. You decide what we talk about.',
      'Fine, we put that down. You know best what helps now.',
      'Of course. That can rest.',
    ],
    stopped: [
      'We stop here. You know when it is enough.',
      'Stopped. You looked after yourself by saying so.',
    ],
    skipped: [
      'We skip that one. Not every question deserves an answer.',
      'Fine, we pass over it.',
      'Skipped. You choose what you share.',
    ],
    repair: [
      'You came for help and got something that did not fit. I am sorry about that.',
      'I missed what you meant, and that is on me. I am a program and I get things wrong.',
      'That was off the mark, and it is good that you tell me.',
    ],
    repairAsk: [
      'What did I miss?',
      'What would be more useful: to be heard, to get an idea, or to find a person?',
      'In your words, what should we be talking about?',
    ],
    confused: [
      'You are telling me something, and I did not understand it well. I follow a written guide and my reach is limited.',
      'I hear that you want to say something, and I cannot quite follow. That is my limit and not yours.',
      'You put it one way and I do not know that way yet. I would rather admit it than guess.',
      'That goes past what I understand. You may say it again in other words.',
    ],
    confusedOff: [
      'You are curious about something outside my field. I am a recovery coach and would only guess at that.',
      'That is a fair question for somebody else. I know a little about recovery and not much more.',
    ],
    summaryOpen: [
      'Let me gather up what you have said, and you correct me.',
      'May I put together what I have heard so far.',
      'Let us stop for a moment and look at what is on the table.',
    ],
    summaryAsk: [
      'What did I leave out?',
      'Which part of that matters most now?',
      'What stands out to you when you hear it together?',
    ],
    nothingYet: ['We have only just begun, so there is not much to gather yet.'],
    affirm: [
      'You are putting work into this.',
      'It takes effort to answer that honestly.',
      'You keep going, and that is worth seeing.',
      'You are taking yourself seriously here.',
      'You are giving this real thought.',
      'You stay with hard questions.',
    ],
    offerAsk: ['Would you like to try it?', 'Shall we do that together?', 'Do you want to give it a go?'],
    afterExercise: [
      'How is it for you now, after doing this?',
      'What was useful in it, and what was not?',
      'What do you notice now that it is done?',
    ],
    afterClose: [
      'Where would you like to go from here?',
      'What else is on your mind?',
      'Is there another thing you want to look at?',
    ],
    back: [
      'So this is about {topic} again.',
      'You come back to {topic}, so it has more to say.',
      'Here we are with {topic} once more.',
    ],
    declined: [
      'Fine, we leave the exercise for another day.',
      'No need, then. It stays there if you want it.',
      'All right, no exercise.',
    ],
    meetingOffer: ['Being with people who know this road can help.'],
    readingOffer: ['There is something in the library that may fit.'],
    more: [
      {
        thought: 'You know yourself better than any guide does.',
        ask: 'When was a time that something like this went a bit better?',
      },
      {
        thought: 'A small change can be enough for a start.',
        ask: 'What would be different if this were just one step easier?',
      },
      {
        thought: 'People who care about you see things too.',
        ask: 'What would someone who loves you say about how you handle this?',
      },
      {
        thought: 'It can help to look at what you stand for.',
        ask: 'What kind of person do you want to be in this?',
      },
      { thought: 'Some of it may be fine as it is.', ask: 'What do you not want to change?' },
      { thought: 'The next day comes whatever we do.', ask: 'How would you like to wake up tomorrow?' },
      {
        thought: 'You have more tools than you had at the start.',
        ask: 'Which of the things that you know could fit here?',
      },
      { thought: 'Help comes in many shapes.', ask: 'What kind of support would be welcome, and from whom?' },
      { thought: 'It is fine to rest from thinking as well.', ask: 'What does your body ask for right now?' },
      {
        thought: 'What feels stuck is often only one piece of it.',
        ask: 'Which piece feels stuck, and which is moving?',
      },
      { thought: 'Hope can be quiet.', ask: 'What gives you even a little hope about it?' },
      { thought: 'Old ways had their use once.', ask: 'What did the old way protect you from?' },
    ],
    listening: [
      'No more questions for now. Write on, and I follow.',
      'Understood: you want to be heard and not asked. Go ahead, in any order.',
      'I stop asking. You can write as much or as little as you like.',
    ],
    resting: [
      'I have asked a lot of questions, so I will simply listen for a while. Say whatever comes.',
      'There is no need for an answer to everything. I follow along as you write.',
      'You set the pace from here. I read what you write and stay with it.',
      'We can let it stand as it is for now. Sometimes saying it is the work.',
      'Your words can stand here without a question after them.',
      'Take up as much space here as you need.',
    ],
    talkedOf: 'We have talked about {topics}.',
    feltOf: 'There was {feelings} in it.',
    saidOf: 'You said: {sayings}.',
    and: 'and',
    or: 'or',
  },
  es: {
    hello: [
      'Hola, y bienvenida sea esta charla. Diste el paso de abrirla.',
      'Hola. Qué bueno que estás aquí.',
      'Hola de nuevo. Viniste, y eso cuenta.',
    ],
    helloAsk: [
      '¿Qué te trae hoy?',
      '¿Cómo ha sido el día hasta ahora?',
      '¿Qué tienes en la cabeza en este momento?',
    ],
    bye: [
      'Ve con calma. Te diste un rato, y puedes irte cuando quieras. Arriba en cada página está la ayuda, si necesitas a una persona.',
      'Cuídate. Lo que pensaste aquí es tuyo.',
      'Hasta otra vez, o no, como te venga bien. Hiciste algo bueno por ti.',
    ],
    thanks: [
      'De nada. Lo pensaste tú.',
      'Me alegra si sirvió. Quien habló fuiste tú.',
      'El esfuerzo lo pusiste tú, así que date las gracias también.',
    ],
    thanksAsk: [
      '¿Quieres mirar algo más, o por ahora basta?',
      '¿Qué te llevas de esto?',
      '¿Cómo te sientes comparado con el principio?',
    ],
    howAreYou: [
      'Como programa no tengo días buenos ni malos, pero es amable que preguntes.',
      'Qué amable. Soy software y no hay nada que contar; me interesa más tu día.',
    ],
    abilities: [
      'Quieres saber para qué sirve esto. Puedo escuchar y preguntar, ayudarte a pasar unas ganas, planear una noche o un día, mirar los dos lados de una decisión, probar un pensamiento difícil y señalar un artículo o una reunión. No sé de medicina y no sustituyo a la gente.',
      'Buscas por dónde entrar. Podemos hablar de ganas de consumir, un desliz, el sueño, el enojo, la vergüenza, la familia, el trabajo, un duelo, el dinero, una primera reunión, o de nada en especial. También puedo guiarte en cinco ejercicios cortos.',
    ],
    abilitiesAsk: ['¿Por dónde te gustaría empezar?', '¿Cuál se parece más a tu día de hoy?'],
    choose: [
      'Elige lo más cercano, o dilo con tus palabras: {choices}',
      'Hay varias maneras de seguir, y puedes nombrar otra: {choices}',
      'Podríamos tomar una de estas: {choices}',
    ],
    menu: ['Quieres elegir el camino.', 'La elección es tuya.'],
    changed: [
      'De acuerdo, eso se queda ahí. Tú decides de qué hablamos.',
      'Está bien, lo soltamos. Tú sabes qué ayuda ahora.',
      'Claro. Eso puede descansar.',
    ],
    stopped: ['Paramos aquí. Tú sabes cuándo basta.', 'Listo, paramos. Te cuidaste al decirlo.'],
    skipped: [
      'Nos saltamos esa. No toda pregunta merece respuesta.',
      'Está bien, la pasamos.',
      'Saltada. Tú eliges qué compartes.',
    ],
    repair: [
      'Viniste por ayuda y recibiste algo que no encaja. Lo siento.',
      'No entendí lo que querías decir, y es cosa mía. Soy un programa y me equivoco.',
      'Eso no dio en el punto, y está bien que lo digas.',
    ],
    repairAsk: [
      '¿Qué no entendí?',
      '¿Qué serviría más: que te oiga, una idea, o encontrar a una persona?',
      'Con tus palabras, ¿de qué deberíamos hablar?',
    ],
    confused: [
      'Me dices algo y no lo entendí bien. Sigo una guía escrita y mi alcance es limitado.',
      'Oigo que quieres decir algo y no lo sigo del todo. Es límite mío y no tuyo.',
      'Lo pones de una manera que todavía no conozco. Prefiero admitirlo que adivinar.',
      'Eso pasa de lo que entiendo. Puedes decirlo de otra forma.',
    ],
    confusedOff: [
      'Tienes curiosidad por algo fuera de mi campo. Acompaño la recuperación y ahí solo adivinaría.',
      'Es buena pregunta para otra persona. Sé un poco de recuperación y poco más.',
    ],
    summaryOpen: [
      'Junto lo que has dicho, y tú me corriges.',
      'Déjame reunir lo que he oído.',
      'Paremos un momento a mirar lo que hay en la mesa.',
    ],
    summaryAsk: [
      '¿Qué me faltó?',
      '¿Qué parte importa más ahora?',
      '¿Qué te llama la atención al oírlo junto?',
    ],
    nothingYet: ['Apenas empezamos, así que hay poco que reunir.'],
    affirm: [
      'Le estás poniendo trabajo.',
      'Contestar eso con verdad cuesta.',
      'Sigues adelante, y se ve.',
      'Te estás tomando en serio.',
      'Lo estás pensando de verdad.',
      'Te quedas con las preguntas difíciles.',
    ],
    offerAsk: ['¿Quieres probarlo?', '¿Lo hacemos juntos?', '¿Te animas?'],
    afterExercise: [
      '¿Cómo estás ahora, después de hacerlo?',
      '¿Qué te sirvió y qué no?',
      '¿Qué notas ahora que terminó?',
    ],
    afterClose: [
      '¿Hacia dónde quieres seguir?',
      '¿Qué más tienes en mente?',
      '¿Hay otra cosa que quieras mirar?',
    ],
    back: [
      'Entonces volvemos a {topic}.',
      'Regresas a {topic}, así que tiene más que decir.',
      'Aquí estamos otra vez con {topic}.',
    ],
    declined: [
      'Está bien, el ejercicio queda para otro día.',
      'No hace falta. Ahí está si lo quieres.',
      'De acuerdo, sin ejercicio.',
    ],
    meetingOffer: ['Estar con gente que conoce este camino puede ayudar.'],
    readingOffer: ['En la biblioteca hay algo que puede servir.'],
    more: [
      { thought: 'Te conoces mejor que cualquier guía.', ask: '¿Cuándo algo parecido salió un poco mejor?' },
      {
        thought: 'Un cambio pequeño puede bastar para empezar.',
        ask: '¿Qué sería distinto si esto fuera un solo paso más fácil?',
      },
      {
        thought: 'Quienes te quieren también ven cosas.',
        ask: '¿Qué diría alguien que te quiere sobre cómo lo llevas?',
      },
      { thought: 'Puede ayudar mirar lo que valoras.', ask: '¿Qué clase de persona quieres ser en esto?' },
      { thought: 'Una parte puede estar bien así.', ask: '¿Qué no quieres cambiar?' },
      { thought: 'El día de mañana llega de todos modos.', ask: '¿Cómo te gustaría despertar?' },
      {
        thought: 'Tienes más herramientas que al principio.',
        ask: '¿Cuál de las que conoces podría caber aquí?',
      },
      { thought: 'La ayuda viene en muchas formas.', ask: '¿Qué apoyo sería bienvenido, y de quién?' },
      { thought: 'También se vale descansar de pensar.', ask: '¿Qué pide tu cuerpo ahora?' },
      {
        thought: 'Lo que se siente atorado suele ser solo una pieza.',
        ask: '¿Qué pieza está atorada y cuál se mueve?',
      },
      { thought: 'La esperanza puede ser callada.', ask: '¿Qué te da aunque sea un poco de esperanza?' },
      { thought: 'Lo de antes tuvo su utilidad.', ask: '¿De qué te protegía?' },
    ],
    listening: [
      'Por ahora sin preguntas. Escribe, y te sigo.',
      'Entendido: quieres que te oiga y no que te pregunte. Adelante, en cualquier orden.',
      'Dejo de preguntar. Escribe tanto o tan poco como quieras.',
    ],
    resting: [
      'He preguntado mucho, así que un rato solo escucho. Di lo que venga.',
      'No hace falta respuesta para todo. Te sigo mientras escribes.',
      'Desde aquí tú pones el paso. Leo lo que escribes y me quedo en eso.',
      'Por ahora podemos dejarlo como está. A veces decirlo ya es el trabajo.',
      'Tus palabras pueden quedarse aquí sin pregunta detrás.',
      'Ocupa aquí todo el espacio que necesites.',
    ],
    talkedOf: 'Hemos hablado de {topics}.',
    feltOf: 'En eso hubo {feelings}.',
    saidOf: 'Dijiste: {sayings}.',
    and: 'y',
    or: 'o',
  },
}
