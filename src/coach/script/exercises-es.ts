// Five exercises in our own words, in Spanish.
import type { Exercise, ExerciseId } from './exercise.ts'

export const exercisesEs: Record<ExerciseId, Exercise> = {
  urge_surfing: {
    name: 'Surfear las ganas',
    offer:
      'Hay un ejercicio que se llama surfear las ganas: las miras como una ola hasta que bajan. Toma unos cinco minutos.',
    steps: [
      {
        say: 'Siéntate o párate con los pies en el suelo. No hay que pelear con las ganas ni seguirlas.',
        ask: '¿Qué tan fuertes son ahora, del 0 al 10?',
      },
      {
        heard: ['Le pusiste número: {answer}.'],
        say: 'Ahora búscalas en el cuerpo. Puede ser el pecho apretado, la boca seca, las manos calientes.',
        ask: '¿Dónde las sientes más?',
      },
      {
        heard: ['Entonces viven ahí: {answer}.'],
        say: 'Quédate con ese lugar cinco respiraciones lentas. Que el aire salga más despacio de lo que entra. Nota si se mueve, crece o se va.',
        ask: '¿Qué pasó mientras respirabas?',
      },
      {
        heard: ['Lo miraste sin tener que obedecer.'],
        say: 'Imagina que las ganas son una ola y tú vas en una tabla. Quizá suba otra vez. Solo mantente arriba. Diez respiraciones más así.',
        ask: '¿Qué número les das ahora, del 0 al 10?',
      },
      {
        heard: ['Ahora va en {answer}. Conoces esta ola mejor que antes.'],
        say: 'Las olas vienen en grupo, así que puede venir otra, y ya sabes el camino.',
        ask: '¿Qué harás la próxima media hora, lejos de lo que se te antoja?',
      },
    ],
    end: 'La surfeaste. Empezó en {a1}, la sentiste aquí: {a2}, y llegó a {a4}. Tu próxima media hora: {a5}. Puedes repetirlo cuando quieras, sin mí.',
  },
  cost_benefit: {
    name: 'Los dos lados de la balanza',
    offer:
      'Podemos poner los dos lados en una balanza, lo bueno y los costos, de consumir y de no consumir. Son cuatro respuestas cortas.',
    steps: [
      {
        say: 'Hay cuatro esquinas. Ninguna respuesta está mal y nadie califica.',
        ask: 'Primera esquina: ¿qué te da consumir?',
      },
      {
        heard: ['Eso es real y merece estar en la lista: {answer}.'],
        say: 'Ahora el otro lado de lo mismo.',
        ask: 'Segunda esquina: ¿qué te cuesta consumir?',
      },
      {
        heard: ['Esos costos pesan: {answer}.'],
        say: 'Cambiar también tiene un precio, así que seamos justos.',
        ask: 'Tercera esquina: ¿qué es difícil de no consumir?',
      },
      {
        heard: ['Se entiende que cueste: {answer}.'],
        say: 'Queda una esquina.',
        ask: 'Cuarta esquina: ¿qué ganas, o esperas ganar, sin consumir?',
      },
      {
        heard: ['Esto es lo que te jala hacia adelante: {answer}.'],
        say: 'Mira las cuatro juntas. Unas cosas duran una hora y otras años.',
        ask: '¿Cuál cuenta más para ti hoy?',
      },
    ],
    end: 'Tu balanza: consumir da {a1} y cuesta {a2}. No consumir es difícil por {a3}, y da {a4}. Lo que más cuenta hoy: {a5}. Guárdalo donde puedas leerlo en un minuto duro.',
  },
  halt: {
    name: 'Revisión HALT',
    offer:
      'Puede ayudar una revisión rápida: hambre, enojo, soledad, cansancio. Las ganas suelen tomar fuerza de ahí. Toma dos minutos.',
    steps: [
      {
        say: 'Primero, el hambre. Cuando baja el azúcar puede sentirse igual que las ganas.',
        ask: '¿Cuándo comiste algo de verdad por última vez?',
      },
      {
        heard: ['Bueno saberlo: {answer}.'],
        say: 'Luego, el enojo. Puede ser chico, como una palabra que dolió.',
        ask: '¿Hay algo hoy que te tenga molesto o dolido?',
      },
      {
        heard: ['Ya está en la lista y no tiene que esconderse.'],
        say: 'Sigue la soledad. Se puede sentir en un cuarto lleno.',
        ask: '¿Qué tan cerca de otros te has sentido hoy?',
      },
      {
        heard: ['Notaste cómo está eso: {answer}.'],
        say: 'Y el cansancio, del cuerpo o de la cabeza.',
        ask: '¿Cuánto descanso traes?',
      },
      {
        heard: ['Ya miraste las cuatro.'],
        say: 'Cada una tiene una respuesta sencilla: comer, caminar o hablar, una persona, descansar.',
        ask: '¿Cuál de las cuatro te necesita primero?',
      },
    ],
    end: 'Entonces primero esta: {a5}. Atiéndela como lo harías por un amigo y después vuelve a mirar las ganas. Muchas veces ya son más chicas.',
  },
  thinking_traps: {
    name: 'Trampas del pensamiento',
    offer:
      'Algunos pensamientos ponen trampas: todo o nada, siempre y nunca, leer la mente. Podemos tomar uno y probarlo en unos pasos.',
    steps: [
      { say: 'Toma el pensamiento que más duele o empuja, tal como suena en tu cabeza.', ask: '¿Qué dice?' },
      {
        heard: ['El pensamiento dice: {answer}.'],
        say: 'Las trampas tienen formas: todo o nada, adivinar el futuro, leer mentes, ver solo lo malo, echarte toda la culpa.',
        ask: '¿A qué forma se te parece?',
      },
      {
        heard: ['Reconociste la forma: {answer}.'],
        say: 'Ahora toca ser un juez justo, que pide hechos de los dos lados.',
        ask: '¿Qué hechos hablan a favor?',
      },
      {
        heard: ['Eso va de un lado: {answer}.'],
        say: 'El juez justo oye también al otro lado.',
        ask: '¿Qué hechos hablan en contra?',
      },
      {
        heard: ['Y eso va del otro lado: {answer}.'],
        say: 'Un pensamiento equilibrado no tiene que ser alegre. Tiene que caber con todos los hechos.',
        ask: '¿Cómo lo dirías para que sea cierto y justo?',
      },
    ],
    end: 'Empezaste con: {a1}. Después de ver los hechos llegaste a: {a5}. Cuando vuelva el primero, puedes contestarle con el segundo.',
  },
  plan_tonight: {
    name: 'Un plan para esta noche',
    offer: 'Podemos hacer un plan pequeño para esta noche: cinco respuestas cortas, y lo tienes por escrito.',
    steps: [
      { say: 'Hagamos más chica la noche.', ask: '¿Qué hora de esta noche será la más dura?' },
      {
        heard: ['Entonces el tramo duro es este: {answer}.'],
        say: 'Pon en esa hora algo que ocupe las manos y la cabeza.',
        ask: '¿Qué vas a hacer en esa hora?',
      },
      {
        heard: ['Para eso será la hora: {answer}.'],
        say: 'Con una persona, el plan es el doble de fuerte.',
        ask: '¿A quién le vas a escribir o llamar antes o durante?',
      },
      {
        heard: ['Ya es parte del plan: {answer}.'],
        say: 'La distancia ayuda: lo que no está en casa no te llama.',
        ask: '¿Qué necesitas guardar, dejar o evitar?',
      },
      {
        heard: ['Eso le quita fuerza: {answer}.'],
        say: 'Y después, el final del día.',
        ask: '¿Qué harás al último, para que el día acabe suave?',
      },
    ],
    end: 'Tu plan para esta noche. La hora dura: {a1}. En ella: {a2}. Tu persona: {a3}. Fuera de alcance: {a4}. El final del día: {a5}. Si se dobla, está bien; vuelve a la línea que sigue.',
  },
}
