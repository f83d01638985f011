// The questions for relatives, gambling, nicotine, food, gaming, and love, which the general paths do not fit.
import type { Situation } from './situation.ts'

export type BehaviorPath = 'relative' | 'gambling' | 'nicotine' | 'food' | 'gaming' | 'love'

export const behaviorPathsEn: Record<BehaviorPath, Situation> = {
  relative: {
    name: 'someone I care about who drinks or uses',
    opens: ['You’re worried about someone else, and you’re carrying a lot of it.'],
    steps: [
      {
        id: 'who',
        thought: 'I’d like to understand what it’s like for you.',
        ask: 'Who are you worried about, and what’s been happening?',
      },
      {
        id: 'safe',
        thought:
          'Safety comes first, theirs and yours. If they use opioids or street pills, naloxone at home saves lives.',
        ask: 'Is anyone in danger right now, them or you?',
        chips: ['No', 'I’m not sure', 'Yes'],
      },
      {
        id: 'tried',
        thought: 'You’ve probably tried a lot already: talking, pleading, checking, covering.',
        ask: 'What have you tried, and what came of it?',
      },
      {
        id: 'yours',
        thought:
          'You didn’t cause it, you can’t control it, and you can’t cure it. You can decide what you will and won’t do.',
        ask: 'What’s one thing you’d like to stop doing for them?',
      },
      {
        id: 'care',
        thought:
          'People who love someone who uses often forget themselves. Al-Anon, Nar-Anon, and CRAFT counselors are for you, even if nothing changes for them.',
        ask: 'Who’s on your side in this?',
        chips: ['No one', 'A friend', 'Family', 'A group'],
      },
    ],
    closes: ['You came here for them, and you looked at your own part too. That’s where your strength is.'],
    reading: 'family boundaries attachment',
  },
  gambling: {
    name: 'gambling',
    opens: ['Gambling has a hold on you right now.'],
    steps: [
      {
        id: 'access',
        thought: 'With gambling, access is most of it: cards, apps, credit, cash.',
        ask: 'How do you get to it: an app, a casino, a store?',
        chips: ['An app', 'A casino', 'A store', 'Friends'],
      },
      {
        id: 'block',
        thought:
          'A block you can’t undo tonight is worth more than a promise: self-exclusion, blocking software, a bank that stops gambling payments.',
        ask: 'Which block could you put in place today?',
      },
      {
        id: 'money',
        thought:
          'Chasing losses is the urge talking. The money that’s gone is gone; the next bet is the one you can still save.',
        ask: 'Who could look after your money for a while?',
      },
      {
        id: 'before',
        thought: 'There’s usually a feeling before a bet: boredom, pressure, wanting to fix something fast.',
        ask: 'What was going on before the last one?',
      },
      {
        id: 'tell',
        thought: 'Secrets keep gambling going. One person who knows the real number changes a lot.',
        ask: 'Who could you tell?',
      },
    ],
    closes: [
      'You looked straight at it: the access, the money, the moment before. That’s how it gets smaller.',
    ],
    reading: 'craving brain money',
    meeting: true,
  },
  nicotine: {
    name: 'smoking or vaping',
    opens: ['You’re working on nicotine, which is one of the hardest to put down.'],
    steps: [
      {
        id: 'when',
        thought: 'Each cigarette has its place in the day. Knowing the place is half the work.',
        ask: 'Which one of the day is hardest to skip?',
        chips: ['The first one', 'After meals', 'In the car', 'At night'],
      },
      {
        id: 'instead',
        thought: 'Hands and mouth want something: a straw, gum, cold water, a short walk.',
        ask: 'What could you do in that exact moment instead?',
      },
      {
        id: 'help',
        thought:
          'Patches, gum, and prescription medicine about double the odds of quitting, and most insurance covers them. A pharmacist can tell you what fits you.',
        ask: 'Have you used anything like that before?',
        chips: ['Patches or gum', 'Medicine', 'Nothing yet'],
      },
      {
        id: 'clear',
        thought: 'What isn’t in the house is easier not to smoke.',
        ask: 'What’s still around that could go: packs, lighters, ashtrays, refills?',
      },
      {
        id: 'reason',
        thought: 'On a bad day the reason has to be close by: a photo, a number, a name.',
        ask: 'Why do you want this?',
      },
    ],
    closes: ['You know your hardest moment and what you’ll do in it. That’s a real plan.'],
    reading: 'breathing craving',
  },
  food: {
    name: 'food and eating',
    opens: ['Food is where it hurts right now, and it’s a hard one, because nobody can just stop eating.'],
    steps: [
      {
        id: 'today',
        thought:
          'Regular meals are the strongest protection against a binge: long gaps make it much more likely.',
        ask: 'When did you last eat something like a meal?',
      },
      {
        id: 'before',
        thought: 'Eating can be a way to calm a feeling down. The feeling usually comes first.',
        ask: 'What were you feeling just before?',
        chips: ['Stress', 'Loneliness', 'Anger', 'Emptiness'],
      },
      {
        id: 'kind',
        thought:
          'Punishing yourself after, by skipping meals or over-exercising, keeps the circle turning. The next normal meal breaks it.',
        ask: 'What could your next ordinary meal be?',
      },
      {
        id: 'tell',
        thought:
          'These problems grow in secret, and they’re treatable. A doctor or eating-disorder counselor has heard all of it before.',
        ask: 'Who could know about this?',
      },
      {
        id: 'need',
        thought: 'There may be something you need that food has been standing in for.',
        ask: 'If it weren’t food, what would you need in that moment?',
      },
    ],
    closes: ['You looked at this without punishing yourself for it. That alone changes the circle.'],
    reading: 'nutrition gut brain',
  },
  gaming: {
    name: 'gaming and screens',
    opens: ['The screen has taken more of your life than you want it to.'],
    steps: [
      {
        id: 'cost',
        thought: 'What it takes is usually clearest in the morning.',
        ask: 'What does it cost you most: sleep, school or work, people?',
        chips: ['Sleep', 'School or work', 'People', 'Money'],
      },
      {
        id: 'gives',
        thought: 'It gives you something too, or you wouldn’t do it.',
        ask: 'What do you get from it that you don’t get elsewhere?',
      },
      {
        id: 'setup',
        thought:
          'Setup beats willpower: device out of the bedroom, log out each time, an alarm across the room.',
        ask: 'What’s one change you could make to the setup tonight?',
      },
      {
        id: 'instead',
        thought: 'Empty time pulls you back. Something small with people in it works best.',
        ask: 'What could fill the first hour you’d usually play?',
      },
      {
        id: 'tell',
        thought: 'It helps when one person at home knows the plan and asks how it went.',
        ask: 'Who could that be?',
      },
    ],
    closes: ['You have one change to make tonight and a reason for it. That’s enough for a start.'],
    reading: 'habit brain movement',
  },
  love: {
    name: 'sex, love, and relationships',
    opens: ['This is about love or sex pulling you somewhere you don’t want to go.'],
    steps: [
      {
        id: 'before',
        thought: 'There’s usually a moment before: lonely, rejected, stressed, or just tired.',
        ask: 'What were you feeling just before it started?',
        chips: ['Lonely', 'Rejected', 'Stressed', 'Bored'],
      },
      {
        id: 'line',
        thought: 'It helps to name your own bottom line: the thing you won’t do, however the evening goes.',
        ask: 'What’s on your side of the line, and what’s over it?',
      },
      {
        id: 'door',
        thought: 'The early door is the easiest to close: the app, the contact, the route home.',
        ask: 'Which door could you close today?',
      },
      {
        id: 'tell',
        thought:
          'SLAA and SAA meetings, also online, are full of people who know exactly this. Nobody there is shocked.',
        ask: 'Who could you tell, even a little?',
      },
      {
        id: 'need',
        thought: 'Under it there’s often a plain need: to be held, wanted, or calmed.',
        ask: 'What do you really need at that moment?',
      },
    ],
    closes: ['You named what’s under it and one door you can close. That took honesty.'],
    reading: 'attachment love shame',
    meeting: true,
  },
}
export const behaviorPathsEs: Record<BehaviorPath, Situation> = {
  relative: {
    name: 'alguien a quien quiero que toma o consume',
    opens: ['Te preocupa otra persona, y cargas mucho de eso.'],
    steps: [
      { id: 'who', thought: 'Quiero entender cómo es para ti.', ask: '¿Quién te preocupa y qué ha pasado?' },
      {
        id: 'safe',
        thought:
          'Primero la seguridad, la suya y la tuya. Si hay opioides o pastillas de la calle, la naloxona en casa salva vidas.',
        ask: '¿Hay alguien en peligro ahora, esa persona o tú?',
        chips: ['No', 'No sé', 'Sí'],
      },
      {
        id: 'tried',
        thought: 'Seguro ya intentaste mucho: hablar, rogar, revisar, tapar.',
        ask: '¿Qué has intentado y qué pasó?',
      },
      {
        id: 'yours',
        thought: 'No lo causaste, no lo controlas y no lo curas. Sí decides qué harás tú y qué no.',
        ask: '¿Qué cosa quisieras dejar de hacer por esa persona?',
      },
      {
        id: 'care',
        thought:
          'Quien quiere a alguien que consume suele olvidarse de sí. Al-Anon, Nar-Anon y los terapeutas CRAFT son para ti, aunque la otra persona no cambie.',
        ask: '¿Quién está de tu lado en esto?',
        chips: ['Nadie', 'Una amistad', 'Familia', 'Un grupo'],
      },
    ],
    closes: ['Viniste por esa persona y miraste también lo tuyo. Ahí está tu fuerza.'],
    reading: 'family boundaries attachment',
  },
  gambling: {
    name: 'el juego y las apuestas',
    opens: ['El juego te tiene agarrado ahora.'],
    steps: [
      {
        id: 'access',
        thought: 'En el juego, el acceso es casi todo: tarjetas, apps, crédito, efectivo.',
        ask: '¿Cómo llegas a apostar: una app, un casino, una tienda?',
        chips: ['Una app', 'Un casino', 'Una tienda', 'Amigos'],
      },
      {
        id: 'block',
        thought:
          'Un bloqueo que hoy no puedas quitar vale más que una promesa: autoexclusión, un bloqueador, un banco que frene esos pagos.',
        ask: '¿Cuál podrías poner hoy?',
      },
      {
        id: 'money',
        thought:
          'Querer recuperar es la voz de las ganas. Lo que se fue, se fue; la apuesta que aún puedes salvar es la siguiente.',
        ask: '¿Quién podría cuidar tu dinero un tiempo?',
      },
      {
        id: 'before',
        thought:
          'Casi siempre hay algo antes de apostar: aburrimiento, presión, querer arreglar algo rápido.',
        ask: '¿Qué pasaba antes de la última vez?',
      },
      {
        id: 'tell',
        thought: 'El secreto mantiene vivo el juego. Una persona que sepa la cifra real cambia mucho.',
        ask: '¿A quién se lo podrías decir?',
      },
    ],
    closes: ['Lo miraste de frente: el acceso, el dinero, el momento antes. Así se hace más chico.'],
    reading: 'craving brain money',
    meeting: true,
  },
  nicotine: {
    name: 'fumar o vapear',
    opens: ['Estás con la nicotina, que es de lo más difícil de soltar.'],
    steps: [
      {
        id: 'when',
        thought: 'Cada cigarro tiene su lugar en el día. Conocer ese lugar es medio camino.',
        ask: '¿Cuál del día te cuesta más dejar?',
        chips: ['El primero', 'Después de comer', 'En el coche', 'En la noche'],
      },
      {
        id: 'instead',
        thought: 'Las manos y la boca piden algo: un popote, chicle, agua fría, una vuelta corta.',
        ask: '¿Qué podrías hacer justo en ese momento?',
      },
      {
        id: 'help',
        thought:
          'Parches, chicles y medicina casi duplican la probabilidad, y muchos seguros los cubren. En la farmacia te dicen qué te queda.',
        ask: '¿Has usado algo así?',
        chips: ['Parches o chicles', 'Medicina', 'Nada todavía'],
      },
      {
        id: 'clear',
        thought: 'Lo que no está en casa es más fácil de no fumar.',
        ask: '¿Qué queda por ahí que podría irse: cajetillas, encendedores, ceniceros?',
      },
      {
        id: 'reason',
        thought: 'En un día malo la razón tiene que estar cerca: una foto, un número, un nombre.',
        ask: '¿Por qué lo quieres dejar?',
      },
    ],
    closes: ['Conoces tu momento más difícil y lo que harás ahí. Eso es un plan de verdad.'],
    reading: 'breathing craving',
  },
  food: {
    name: 'la comida',
    opens: ['Ahora duele por el lado de la comida, y es difícil, porque nadie puede dejar de comer.'],
    steps: [
      {
        id: 'today',
        thought:
          'Comer a horas regulares es lo que más protege de un atracón; muchas horas sin comer lo preparan.',
        ask: '¿Cuándo comiste por última vez algo parecido a una comida?',
      },
      {
        id: 'before',
        thought: 'Comer puede ser una manera de calmar algo. El sentimiento suele llegar primero.',
        ask: '¿Qué sentías justo antes?',
        chips: ['Estrés', 'Soledad', 'Enojo', 'Vacío'],
      },
      {
        id: 'kind',
        thought:
          'Castigarte después, saltando comidas o con ejercicio de más, mantiene el círculo. La siguiente comida normal lo rompe.',
        ask: '¿Cuál podría ser tu siguiente comida normal?',
      },
      {
        id: 'tell',
        thought: 'Estos problemas crecen en secreto, y se tratan. Un médico o terapeuta ya lo ha oído todo.',
        ask: '¿Quién podría saberlo?',
      },
      {
        id: 'need',
        thought: 'Tal vez necesitas algo que la comida ha estado reemplazando.',
        ask: 'Si no fuera comida, ¿qué necesitarías en ese momento?',
      },
    ],
    closes: ['Lo miraste sin castigarte. Solo eso ya cambia el círculo.'],
    reading: 'nutrition gut brain',
  },
  gaming: {
    name: 'los videojuegos y las pantallas',
    opens: ['La pantalla te ha quitado más vida de la que quieres.'],
    steps: [
      {
        id: 'cost',
        thought: 'Lo que quita se ve más claro en la mañana.',
        ask: '¿Qué te cuesta más: el sueño, la escuela o el trabajo, la gente?',
        chips: ['El sueño', 'Escuela o trabajo', 'La gente', 'Dinero'],
      },
      {
        id: 'gives',
        thought: 'También te da algo, o no lo harías.',
        ask: '¿Qué te da que no encuentras en otro lado?',
      },
      {
        id: 'setup',
        thought:
          'El entorno puede más que la voluntad: el aparato fuera del cuarto, cerrar sesión cada vez, una alarma lejos de la cama.',
        ask: '¿Qué cambio podrías hacer hoy?',
      },
      {
        id: 'instead',
        thought: 'El tiempo vacío jala de regreso. Funciona mejor algo pequeño con gente.',
        ask: '¿Qué podría llenar la primera hora en que jugarías?',
      },
      {
        id: 'tell',
        thought: 'Ayuda que alguien en casa sepa el plan y pregunte cómo fue.',
        ask: '¿Quién podría ser?',
      },
    ],
    closes: ['Tienes un cambio para hoy y una razón. Basta para empezar.'],
    reading: 'habit brain movement',
  },
  love: {
    name: 'el sexo, el amor y las relaciones',
    opens: ['Se trata del amor o del sexo llevándote a donde no quieres ir.'],
    steps: [
      {
        id: 'before',
        thought: 'Casi siempre hay un momento antes: soledad, rechazo, estrés o puro cansancio.',
        ask: '¿Qué sentías justo antes de que empezara?',
        chips: ['Soledad', 'Rechazo', 'Estrés', 'Aburrimiento'],
      },
      {
        id: 'line',
        thought: 'Ayuda nombrar tu límite: lo que no harás, sea como sea la noche.',
        ask: '¿Qué queda de tu lado del límite y qué no?',
      },
      {
        id: 'door',
        thought: 'La primera puerta es la más fácil de cerrar: la app, el contacto, el camino a casa.',
        ask: '¿Qué puerta podrías cerrar hoy?',
      },
      {
        id: 'tell',
        thought:
          'En SLAA y SAA, también en línea, hay mucha gente que conoce justo esto. Ahí nadie se espanta.',
        ask: '¿A quién se lo podrías decir, aunque sea un poco?',
      },
      {
        id: 'need',
        thought: 'Debajo suele haber una necesidad sencilla: que te abracen, que te quieran, calmarte.',
        ask: '¿Qué necesitas de verdad en ese momento?',
      },
    ],
    closes: ['Nombraste lo que hay debajo y una puerta que puedes cerrar. Hizo falta honestidad.'],
    reading: 'attachment love shame',
    meeting: true,
  },
}
