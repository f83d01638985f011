// The guided coach's texts for each situation, in Spanish: written in Spanish, not translated word for word.
import type { BehaviorPath } from './behavior-paths.ts'
import type { Situation } from './situation.ts'
import type { SituationId } from './situation-id.ts'

export const situationsEs: Record<Exclude<SituationId, BehaviorPath>, Situation> = {
  craving: {
    name: 'las ganas de consumir ahora mismo',
    opens: [
      'Las ganas aprietan fuerte ahora, y en vez de actuar viniste aquí.',
      'El antojo te tiene agarrado por un lado, y por otro lado pudiste decirlo.',
      'Ahora suena muy fuerte. Lo notaste y le pusiste nombre, y eso ya lo frena un poco.',
    ],
    steps: [
      {
        id: 'strength',
        thought: 'Las ganas suben y bajan como olas, y casi siempre pasan lo peor en media hora.',
        ask: '¿Qué tan fuertes son en este momento, del 0 al 10?',
      },
      {
        id: 'distance',
        thought:
          'La distancia ayuda más que la fuerza de voluntad. Otro cuarto ya cuenta, y la puerta de la calle también.',
        ask: '¿Qué tan lejos estás de lo que se te antoja?',
      },
      {
        id: 'before',
        thought: 'Las ganas rara vez salen de la nada.',
        ask: '¿Qué pasó en la hora antes de que llegaran?',
      },
      {
        id: 'past',
        thought: 'Ya has pasado por esto antes, aunque parecía no acabar.',
        ask: '¿Qué te sostuvo otras veces?',
      },
      {
        id: 'person',
        thought: 'Las ganas se encogen cuando se dicen en voz alta a alguien que entiende.',
        ask: '¿Quién podría saber de ti en los próximos diez minutos?',
      },
      {
        id: 'next',
        thought: 'Solo hace falta pasar el próximo ratito, no toda la noche.',
        ask: '¿Qué vas a hacer con los próximos quince minutos?',
      },
    ],
    closes: [
      'Te quedaste con esto en vez de actuar. Las ganas ya van bajando.',
      'Ya tienes un siguiente paso para estas ganas, y lo hiciste tú.',
    ],
    exercise: 'urge_surfing',
    reading: 'craving brain breathing',
    meeting: true,
  },
  lapse: {
    name: 'después de volver a consumir',
    opens: [
      'Consumiste, y estás aquí contándolo. Eso pide valor, y me alegra que lo digas.',
      'Pasó algo que no querías, y no te escondiste. Gracias por decirlo.',
      'Volver a consumir duele. No borra ni un solo día de los que viviste antes.',
    ],
    steps: [
      {
        id: 'safe',
        thought:
          'Primero lo primero: después de una pausa el cuerpo aguanta mucho menos, así que consumir más ahora es más riesgoso que antes.',
        ask: '¿Cómo estás ahora, en tu cuerpo y en tu seguridad?',
      },
      {
        id: 'company',
        thought: 'Las horas de después se llevan mejor con alguien cerca.',
        ask: '¿Quién está contigo, o podría estarlo hoy?',
      },
      {
        id: 'helped',
        thought: 'Lo que aprendiste sigue siendo tuyo.',
        ask: '¿Qué te estaba ayudando antes de esto?',
      },
      {
        id: 'opening',
        thought: 'Un desliz también es un mapa: muestra dónde había un hueco en la cerca, sin culpas.',
        ask: 'Mirando atrás, ¿dónde estuvo el primer giro hacia ahí?',
      },
      {
        id: 'kind',
        thought: 'Hablarse con dureza suele llevar a consumir otra vez. Con cariño y verdad funciona mejor.',
        ask: '¿Qué le dirías a un amigo que te cuenta esto mismo?',
      },
      {
        id: 'next',
        thought: 'El camino de vuelta se hace con cosas pequeñas y pronto.',
        ask: '¿Qué paso pequeño puedes dar antes de dormir?',
      },
    ],
    closes: [
      'Decirlo, cuidarte y elegir un paso: así se ve volver.',
      'Tus días en el camino siguen siendo tuyos, y hoy les sumaste honestidad.',
    ],
    exercise: 'plan_tonight',
    reading: 'relapse shame attachment',
    meeting: true,
  },
  event: {
    name: 'un evento que se acerca',
    opens: [
      'Viene algo que puede ser difícil, y te preparas a tiempo.',
      'Ves una ocasión complicada y prefieres llegar con un plan.',
      'Tienes en mente un evento con riesgo. Pensar antes es una habilidad.',
    ],
    steps: [
      {
        id: 'worst',
        thought: 'Ayuda conocer el minuto más duro antes de que llegue.',
        ask: '¿Qué momento te preocupa más?',
      },
      {
        id: 'skip',
        thought: 'Puedes ir, ir una hora o no ir. Las tres cosas pueden estar bien.',
        ask: '¿Cuántas ganas tienes de estar ahí, con toda sinceridad?',
      },
      {
        id: 'words',
        thought:
          'Una frase corta y tranquila termina casi cualquier oferta. No le debes tu historia a nadie.',
        ask: '¿Qué podrías decir cuando te ofrezcan algo?',
      },
      {
        id: 'ally',
        thought: 'Una sola persona que lo sepa cambia la noche.',
        ask: '¿Quién podría estar de tu lado ese día?',
      },
      {
        id: 'exit',
        thought:
          'Tener una salida hace más fácil quedarse: tu propio transporte, una hora fija, una llamada.',
        ask: '¿Cómo te vas a ir si se vuelve demasiado?',
      },
      {
        id: 'after',
        thought: 'El regreso a casa a veces es más riesgoso que la fiesta.',
        ask: '¿Qué harás en la hora siguiente?',
      },
    ],
    closes: [
      'Ya tienes palabras, una persona y una salida. Eso es un plan de verdad.',
      'Vas con los ojos abiertos y a tu manera.',
    ],
    exercise: 'plan_tonight',
    reading: 'triggers local resources meeting',
  },
  sleep: {
    name: 'problemas para dormir',
    opens: [
      'Las noches sin sueño hacen todo más pesado.',
      'Hay cansancio y ojos abiertos a la vez. Es un lugar muy solo.',
      'El sueño no llega y la noche se alarga.',
    ],
    steps: [
      {
        id: 'pattern',
        thought:
          'El sueño suele ir mal unas semanas al principio de la recuperación, y en la mayoría mejora poco a poco.',
        ask: '¿Cómo son tus noches últimamente?',
      },
      {
        id: 'mind',
        thought: 'Unas noches es el cuerpo el inquieto, y otras la cabeza.',
        ask: '¿Qué te mantiene despierto, el cuerpo o los pensamientos?',
      },
      {
        id: 'evening',
        thought: 'La última hora marca el tono: luz, pantallas, café, discusiones.',
        ask: '¿Cómo es tu última hora antes de la cama?',
      },
      {
        id: 'now',
        thought: 'Pelear con el sueño despierta más. Se vale una luz suave y un libro aburrido.',
        ask: '¿Qué te daría descanso, aunque no duermas?',
      },
      {
        id: 'morning',
        thought: 'Levantarse siempre a la misma hora ayuda más que acostarse temprano.',
        ask: '¿A qué hora podrías levantarte mañana y pasado?',
      },
      {
        id: 'doctor',
        thought: 'Si llevas semanas así, en la clínica hay ayuda que respeta tu recuperación.',
        ask: '¿Cómo sería hablar de tu sueño con un médico o una enfermera?',
      },
    ],
    closes: [
      'Descansar cuenta, aun sin dormir. Tienes un cambio pequeño para esta noche.',
      'Miraste la noche entera y encontraste por dónde empezar.',
    ],
    exercise: 'halt',
    reading: 'sleep breathing rest',
  },
  anger: {
    name: 'el enojo',
    opens: [
      'Hay mucho fuego en esto, y busca por dónde salir.',
      'Algo cruzó tu límite, y todo tu cuerpo lo sabe.',
      'Hay rabia, y elegiste palabras antes que actos.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'El enojo muchas veces cuida algo más blando que está detrás.',
        ask: '¿Qué pasó, como se lo contarías a un amigo?',
      },
      {
        id: 'body',
        thought: 'La primera subida del enojo pasa pronto por el cuerpo si nada la alimenta.',
        ask: '¿En qué parte del cuerpo lo sientes más?',
      },
      {
        id: 'under',
        thought: 'Debajo del enojo a menudo hay dolor, miedo o algo injusto.',
        ask: '¿Qué hay debajo en tu caso?',
      },
      {
        id: 'part',
        thought: 'Una parte de esto la puedes cambiar tú y otra no.',
        ask: '¿Qué parte está en tus manos?',
      },
      {
        id: 'say',
        thought: 'Un mensaje escrito en caliente puede esperar una hora. Seguirá siendo verdad.',
        ask: '¿Qué te gustaría que la otra persona entendiera?',
      },
      {
        id: 'release',
        thought: 'Caminar rápido, agua fría en las manos o una canción a todo volumen sueltan presión.',
        ask: '¿Qué te ayuda a soltar sin pagar un precio?',
      },
    ],
    closes: [
      'Sostuviste el enojo sin darle el volante. Eso es fuerza.',
      'Ahora sabes qué cuida tu enojo y qué quieres hacer.',
    ],
    exercise: 'thinking_traps',
    reading: 'nervous system movement',
  },
  loneliness: {
    name: 'la soledad',
    opens: [
      'Hay silencio a tu alrededor, y ese silencio duele.',
      'Echas de menos estar con gente que te conoce de verdad.',
      'Sentir soledad pesa. Aun así buscaste contacto.',
    ],
    steps: [
      { id: 'when', thought: 'La soledad tiene sus horas.', ask: '¿En qué momento del día pega más?' },
      {
        id: 'lost',
        thought: 'Mucha gente pierde todo un círculo al dejar de consumir, y es una pérdida de verdad.',
        ask: '¿A quién o qué extrañas más?',
      },
      {
        id: 'one',
        thought: 'Un mensaje corto basta. No pide motivo ni grandes palabras.',
        ask: '¿De quién te gustaría saber?',
      },
      {
        id: 'place',
        thought:
          'Estar cerca de gente cuenta, aun sin hablar: una biblioteca, un café, la última fila de una reunión.',
        ask: '¿Dónde podrías estar entre gente esta semana?',
      },
      {
        id: 'barrier',
        thought: 'Algo suele estorbar para buscar a otros, y casi nunca es pereza.',
        ask: '¿Qué te lo hace difícil?',
      },
      {
        id: 'give',
        thought: 'Servirle a alguien afloja la soledad por el otro lado.',
        ask: '¿Qué podrías dar, por pequeño que sea?',
      },
    ],
    closes: [
      'Tienes un nombre y un lugar para empezar. Ese es un hilo.',
      'La soledad te dijo que la gente te importa, y le estás haciendo caso.',
    ],
    reading: 'attachment connection community',
    meeting: true,
  },
  shame: {
    name: 'la vergüenza o la culpa',
    opens: [
      'Cargas algo que cuesta mirar, y aun así lo miraste.',
      'La vergüenza pide esconderse. Tú acabas de hacer lo contrario.',
      'Hay mucho dolor en cómo te ves ahora.',
    ],
    steps: [
      {
        id: 'difference',
        thought:
          'La culpa dice «hice algo que lamento». La vergüenza dice «soy malo». La primera orienta; la segunda no es verdad.',
        ask: '¿Cuál de las dos habla más fuerte hoy?',
      },
      {
        id: 'story',
        thought: 'Cuenta tanto o tan poco como quieras.',
        ask: '¿Qué parte vuelve una y otra vez?',
      },
      {
        id: 'friend',
        thought: 'Solemos ser más suaves con otros que con nosotros.',
        ask: '¿Qué le responderías a un amigo que te cuenta lo mismo?',
      },
      { id: 'values', thought: 'Duele porque algo te importa.', ask: '¿Qué valor tuyo señala este dolor?' },
      {
        id: 'repair',
        thought: 'Algunas cosas se reparan despacio, cuando es seguro para todos, y nunca de golpe.',
        ask: '¿Qué cosa pequeña sería una reparación?',
      },
      {
        id: 'share',
        thought: 'La vergüenza se hace más chica cada vez que se la cuentas a alguien de confianza.',
        ask: '¿A quién le dirías una sola frase verdadera?',
      },
    ],
    closes: [
      'Eres más que lo peor que pasó. Lo que dijiste muestra lo que te importa.',
      'Le pusiste palabras a la vergüenza, y ahora ocupa menos.',
    ],
    exercise: 'thinking_traps',
    reading: 'shame attachment healing',
  },
  boredom: {
    name: 'el aburrimiento',
    opens: [
      'Hay horas vacías en tu día, y cuesta llenarlas.',
      'Consumir llenaba muchas horas. Ahora están vacías.',
      'Aburrirse suena pequeño y puede ser de lo más duro.',
    ],
    steps: [
      {
        id: 'hours',
        thought: 'Sirve saber qué horas son las planas.',
        ask: '¿Cuándo se te hace más largo el tiempo?',
      },
      {
        id: 'liked',
        thought: 'El interés vuelve despacio, casi siempre después de hacer y no antes.',
        ask: '¿Qué te gustaba mucho antes de todo esto?',
      },
      {
        id: 'small',
        thought: 'No tiene que ser emocionante. Diez minutos con las manos ocupadas bastan.',
        ask: '¿Qué podrías probar diez minutos, solo por ver?',
      },
      {
        id: 'people',
        thought: 'Muchas cosas aburren menos con alguien al lado.',
        ask: '¿Con quién harías algo de lo más normal?',
      },
      {
        id: 'learn',
        thought: 'El principio de la recuperación deja sitio para algo nuevo.',
        ask: '¿Qué te ha dado siempre curiosidad?',
      },
      {
        id: 'when',
        thought: 'Lo que tiene hora pasa más a menudo que lo que no la tiene.',
        ask: '¿Qué día y a qué hora lo vas a probar?',
      },
    ],
    closes: [
      'Ya tienes un plan para una hora que estaba vacía.',
      'Tienes algo pequeño que esperar, y lo elegiste tú.',
    ],
    exercise: 'plan_tonight',
    reading: 'movement exercise workout',
  },
  family: {
    name: 'la familia y la pareja',
    opens: [
      'Hay gente que quieres en medio de esto, y eso lo hace más difícil.',
      'Te importan, y ahora mismo las cosas están difíciles.',
      'Pasa en tu casa, y de ahí no es fácil apartarse.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'Aquí solo escucho tu lado, y está bien así.',
        ask: '¿Qué ha estado pasando entre ustedes?',
      },
      {
        id: 'want',
        thought: 'Ayuda saber qué esperas antes de elegir palabras.',
        ask: '¿Qué te gustaría que fuera distinto?',
      },
      {
        id: 'trust',
        thought: 'La confianza vuelve con cosas pequeñas repetidas, y a su ritmo.',
        ask: '¿Qué cosa pequeña has seguido haciendo que quizá no han visto?',
      },
      {
        id: 'see',
        thought: 'A veces tienen tanto miedo como enojo.',
        ask: '¿Cómo crees que se ve desde su lugar?',
      },
      {
        id: 'limit',
        thought: 'Se puede querer a alguien y ponerle un límite.',
        ask: '¿Qué límite te ayudaría a estar bien?',
      },
      {
        id: 'sentence',
        thought: 'Una frase que empieza con «siento» y «necesito» invita menos a discutir.',
        ask: '¿Qué frase te gustaría decirles?',
      },
    ],
    closes: [
      'Sabes qué quieres decir y qué necesitas. Ve a tu paso.',
      'Cuidaste las dos cosas: a ellos y a tu recuperación.',
    ],
    reading: 'attachment family relationships',
  },
  work: {
    name: 'el trabajo',
    opens: [
      'El trabajo te está sacando mucho.',
      'Pasas ahí tantas horas que te sigue hasta la casa.',
      'El empleo y tu recuperación jalan de la misma cuerda.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'Miremos la única cosa que más pesa.',
        ask: '¿Qué es lo más difícil del trabajo ahora?',
      },
      {
        id: 'end',
        thought: 'El camino a casa es un tramo riesgoso para mucha gente.',
        ask: '¿Cómo es tu primera media hora después de salir?',
      },
      {
        id: 'tell',
        thought: 'A quién se lo cuentas ahí, y cuánto, lo decides solo tú.',
        ask: '¿Quién está de tu lado en ese lugar, si hay alguien?',
      },
      {
        id: 'control',
        thought: 'Una parte de la carga se puede mover, soltar o rechazar.',
        ask: '¿Qué parte podrías aligerar?',
      },
      {
        id: 'pause',
        thought: 'Las pausas cortas evitan que la presión se junte: agua, aire, dos respiraciones lentas.',
        ask: '¿Dónde cabría una pausa en tu turno?',
      },
      {
        id: 'matter',
        thought: 'Un empleo es parte de una vida y no toda.',
        ask: '¿Qué quieres que tu trabajo haga posible?',
      },
    ],
    closes: [
      'Encontraste una cosa que puedes cambiar. Eso ayuda.',
      'Tienes un plan para la hora de salida, que suele ser la que cuenta.',
    ],
    exercise: 'halt',
    reading: 'stress breathing nervous system',
  },
  grief: {
    name: 'el duelo',
    opens: [
      'Perdiste a alguien o algo muy querido. Lamento tu pérdida.',
      'El duelo está aquí y no pregunta si es buen momento.',
      'Hay un lugar vacío donde antes había alguien.',
    ],
    steps: [
      { id: 'who', thought: 'Aquí no hay prisa.', ask: '¿Me cuentas un poco de quién o qué perdiste?' },
      {
        id: 'today',
        thought: 'El duelo se mueve: unos días es ola y otros es niebla.',
        ask: '¿Cómo aparece hoy en ti?',
      },
      {
        id: 'use',
        thought: 'Antes, consumir quizá alejaba el dolor. Ahora lo enfrentas despierto, y eso es valiente.',
        ask: '¿Cómo ha tocado esta pérdida tu recuperación?',
      },
      {
        id: 'company',
        thought: 'El duelo pesa menos en compañía, aunque sea callada.',
        ask: '¿Quién más le extraña, o se sentaría contigo?',
      },
      {
        id: 'keep',
        thought: 'Se vale seguir queriendo: una canción, un paseo, una vela, una carta.',
        ask: '¿Qué manera de honrarle te haría bien también a ti?',
      },
      {
        id: 'care',
        thought: 'El cuerpo también está de duelo. Comer, beber agua y descansar son parte.',
        ask: '¿Qué necesita hoy tu cuerpo?',
      },
    ],
    closes: [
      'Dejaste que la pérdida fuera real y te quedaste. Eso es amor.',
      'No hay que superarlo. Estás aprendiendo a llevarlo sin consumir.',
    ],
    reading: 'grief healing attachment',
    meeting: true,
  },
  money: {
    name: 'las preocupaciones de dinero',
    opens: [
      'El dinero te aprieta, y así cuesta pensar en otra cosa.',
      'Las deudas se sientan en el pecho.',
      'Los números dan miedo, y los estás mirando.',
    ],
    steps: [
      { id: 'first', thought: 'Por hoy basta con una sola cuenta.', ask: '¿Cuál te preocupa más?' },
      {
        id: 'cash',
        thought:
          'Para algunas personas tener dinero en la mano ya es un disparador, y el día de pago es el más riesgoso.',
        ask: '¿Cómo te va cuando llevas dinero encima?',
      },
      {
        id: 'guard',
        thought:
          'Hay quien deja sus tarjetas con alguien de confianza un tiempo. Es una herramienta y no da pena.',
        ask: '¿Qué podría ponerse entre tú y una decisión rápida?',
      },
      {
        id: 'help',
        thought: 'En muchos lugares hay asesoría gratuita para deudas que no juzga.',
        ask: '¿Quién podría mirar los números contigo?',
      },
      {
        id: 'saved',
        thought: 'No consumir también deja algo en el bolsillo cada semana.',
        ask: '¿Para qué te gustaría usar ese dinero?',
      },
      {
        id: 'step',
        thought: 'Una llamada o un sobre abierto ya es avance.',
        ask: '¿Cuál es el paso más pequeño que podrías dar mañana?',
      },
    ],
    closes: [
      'Tomaste algo que parecía niebla y le encontraste un borde.',
      'Tienes un paso y una guardia para el dinero. Es un comienzo firme.',
    ],
    exercise: 'cost_benefit',
    reading: 'local resources help',
  },
  triggers: {
    name: 'los disparadores',
    opens: [
      'Ciertas personas, lugares o momentos lo encienden otra vez, y ves el patrón.',
      'Tu cerebro aprendió a unir algunas cosas con el consumo. Estás aprendiendo a verlas.',
      'Algo te movió por dentro y quieres entenderlo.',
    ],
    steps: [
      {
        id: 'list',
        thought: 'Un disparador se maneja mejor cuando ya lo conoces.',
        ask: '¿Con cuáles te topas más?',
      },
      {
        id: 'inside',
        thought: 'Unos vienen de afuera, como una calle. Otros de adentro, como el cansancio o el orgullo.',
        ask: '¿Qué sientes justo antes?',
      },
      {
        id: 'avoid',
        thought:
          'Algunos se pueden rodear, al menos por ahora. Tomar otro camino es sabiduría y no debilidad.',
        ask: '¿De cuál podrías alejarte esta semana?',
      },
      {
        id: 'meet',
        thought: 'Otros no se pueden evitar, y para esos sirve un plan: si pasa esto, hago aquello.',
        ask: '¿Cómo terminarías la frase «Si pasa, entonces yo…» con uno de ellos?',
      },
      {
        id: 'clear',
        thought: 'En casa también hay disparadores: un cajón, un número, una aplicación.',
        ask: '¿Qué podría salir de tu casa o de tu teléfono?',
      },
      {
        id: 'tell',
        thought: 'Contarle a alguien tu mayor disparador te da otro par de ojos.',
        ask: '¿Quién podría saberlo?',
      },
    ],
    closes: [
      'Conoces el patrón, tienes un plan y elegiste qué rodear.',
      'Nombrar los disparadores les quita sorpresa.',
    ],
    exercise: 'urge_surfing',
    reading: 'brain triggers addiction changes',
  },
  planning: {
    name: 'planear el día',
    opens: [
      'Quieres que el día tenga una forma en la que apoyarte.',
      'Un plan puede ser un barandal, y lo estás construyendo.',
      'Prefieres decidir ahora y no en el momento difícil.',
    ],
    steps: [
      {
        id: 'hard',
        thought: 'Conviene planear el apoyo para las horas más difíciles.',
        ask: '¿Qué horas serán las más duras?',
      },
      {
        id: 'musts',
        thought: 'Menos es más: una o dos cosas que sí deben pasar.',
        ask: '¿Qué una o dos cosas tienes que hacer?',
      },
      {
        id: 'good',
        thought: 'Un día también necesita una cosa agradable.',
        ask: '¿Qué podrías esperar con gusto?',
      },
      {
        id: 'body',
        thought: 'Comida, movimiento y descanso sostienen lo demás.',
        ask: '¿Cuándo vas a comer, moverte un poco y descansar?',
      },
      {
        id: 'person',
        thought: 'En todo plan cabe un contacto con una persona.',
        ask: '¿Con quién vas a hablar o a quién le vas a escribir?',
      },
      {
        id: 'ifthen',
        thought: 'Los planes topan con problemas, y ayuda tener uno de repuesto.',
        ask: '¿Qué harás si llega un momento difícil a mitad del día?',
      },
    ],
    closes: [
      'Tienes un día con principio, apoyo y final. Si cambia, lo puedes volver a armar.',
      'Es un plan hecho por ti y para ti.',
    ],
    exercise: 'plan_tonight',
    reading: 'routine self-care nutrition',
  },
  medication: {
    name: 'una duda sobre medicinas',
    opens: [
      'Tienes una duda sobre medicinas y quieres hacerlo bien.',
      'Qué bueno que preguntas antes de cambiar algo de tu medicina.',
      'Piensas en tu tratamiento con cuidado.',
    ],
    steps: [
      {
        id: 'limits',
        thought:
          'Yo no puedo aconsejar empezar, dejar, saltar ni cambiar ninguna medicina; quien te la recetó o un farmacéutico sí, muchas veces por teléfono y el mismo día. Tomar medicina para la recuperación es recuperación.',
        ask: '¿Qué es lo que más te preocupa de ella?',
      },
      {
        id: 'feel',
        thought: 'Cómo te sientes con ella importa, y quien la receta necesita oírlo con tus palabras.',
        ask: '¿Qué has notado desde que la tomas?',
      },
      {
        id: 'others',
        thought:
          'Hay gente con opiniones fuertes. No son tu médico, y ninguna fraternidad pide a sus miembros que lo sean.',
        ask: '¿Quién te ha dicho cosas sobre esto?',
      },
      {
        id: 'list',
        thought: 'Anotar tus preguntas hace rendir una visita corta.',
        ask: '¿Cuál sería la primera de tu lista?',
      },
      {
        id: 'barrier',
        thought: 'Lograr que contesten en una clínica es toda una tarea.',
        ask: '¿Qué te estorba para llamar?',
      },
      {
        id: 'when',
        thought: 'En la farmacia muchas veces te atienden sin cita.',
        ask: '¿A qué hora de hoy o mañana podrías llamar?',
      },
    ],
    closes: [
      'Ya tienes tus preguntas para alguien que conoce tu caso. Hasta hablarlo, sigue con lo que te recetaron.',
      'Preguntar primero te cuida, y lo hiciste.',
    ],
    reading: 'brain changes treatment',
  },
  first_meeting: {
    name: 'ir a una primera reunión',
    opens: [
      'Piensas entrar a un cuarto lleno de desconocidos. Hace falta valor.',
      'Tienes en mente una primera reunión, y también unas dudas.',
      'A una parte de ti le dan curiosidad las reuniones, y a otra no tanto.',
    ],
    steps: [
      {
        id: 'worry',
        thought: 'Puedes sentarte atrás, no decir nada e irte cuando quieras. Basta un nombre de pila.',
        ask: '¿Qué imaginas que será lo más difícil?',
      },
      {
        id: 'hope',
        thought: 'La gente va por motivos distintos, y quedarse depende de ti.',
        ask: '¿Qué haría que valiera tu hora?',
      },
      {
        id: 'kind',
        thought: 'Hay muchas: en un salón, en línea, con los doce pasos o sin ellos.',
        ask: '¿Cuál te suena más llevadera?',
      },
      {
        id: 'way',
        thought: 'Saber el camino, la hora y la puerta quita la mitad del miedo.',
        ask: '¿Qué necesitas saber antes de ir?',
      },
      {
        id: 'with',
        thought: 'Hay quien va con un amigo. Otros llaman antes y alguien los espera.',
        ask: '¿Quién podría ir contigo o saber que vas?',
      },
      {
        id: 'day',
        thought: 'Si la primera no te queda, otra quizá sí. Son muy distintas.',
        ask: '¿Qué día vas a probar una?',
      },
    ],
    closes: [
      'Sabes qué necesitas y cuándo. La silla de atrás es tuya.',
      'Ir una vez es todo lo que pide. Después decides de nuevo.',
    ],
    reading: '12 steps psychology meeting',
    meeting: true,
  },
  sponsor: {
    name: 'un padrino o una madrina',
    opens: [
      'Tu padrino o madrina es una pieza grande en esto.',
      'Es un lazo cercano, y los lazos cercanos se complican.',
      'Piensas en quién camina a tu lado.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'Es un miembro más, que lleva andado un trecho más largo.',
        ask: '¿Qué pasa con eso en tu caso?',
      },
      {
        id: 'look',
        thought: 'Mucha gente busca a alguien con la calma que quisiera tener.',
        ask: '¿Qué te importa en esa persona?',
      },
      {
        id: 'ask',
        thought: 'Pedirlo puede ser tan simple como invitar un café después de la reunión.',
        ask: '¿Qué te cuesta más, pedirlo o llamar?',
      },
      {
        id: 'honest',
        thought: 'Esa persona solo puede ayudar con lo que oye.',
        ask: '¿Qué no le has dicho a nadie del programa?',
      },
      {
        id: 'fit',
        thought: 'Puedes cambiar, y esa persona no decide sobre medicinas, dinero ni amor.',
        ask: '¿Cómo sería alguien que encaja contigo?',
      },
      {
        id: 'step',
        thought: 'En un día duro, un mensaje vale como llamada.',
        ask: '¿Cuál es tu próximo movimiento pequeño?',
      },
    ],
    closes: [
      'Sabes qué buscas y cuál es tu siguiente paso.',
      'Dejar que alguien camine contigo es trabajo, y lo estás haciendo.',
    ],
    reading: '12 steps psychology',
    meeting: true,
  },
  motivation: {
    name: 'la motivación y las dudas',
    opens: [
      'Una parte de ti quiere esto y otra está cansada.',
      'Lo pesas con honestidad, que es mejor que fingir.',
      'Los motivos se sienten lejos hoy.',
    ],
    steps: [
      {
        id: 'importance',
        thought: 'La duda es parte del cambio y no su final. No te voy a empujar.',
        ask: 'Del 0 al 10, ¿cuánto te importa hoy un cambio?',
      },
      {
        id: 'whynot',
        thought: 'Sea cual sea el número, algo evitó que fuera cero.',
        ask: '¿Qué evita que sea más bajo?',
      },
      {
        id: 'good',
        thought: 'Consumir te daba algo, o no lo habrías hecho. Se vale decirlo.',
        ask: '¿Qué te daba?',
      },
      {
        id: 'cost',
        thought: 'El otro lado de la balanza también merece una mirada.',
        ask: '¿Qué te ha costado que extrañas?',
      },
      {
        id: 'year',
        thought: 'A veces ayuda mirar de más lejos.',
        ask: 'Si todo va bien, ¿cómo sería un día normal dentro de un año?',
      },
      {
        id: 'confidence',
        thought: 'Querer y creer que se puede son cosas distintas.',
        ask: '¿Qué te daría un poco más de seguridad de que puedes?',
      },
    ],
    closes: [
      'Dijiste tus motivos con tus palabras, y cuentan más que los míos.',
      'Se puede dudar y aun así dar el paso de hoy.',
    ],
    exercise: 'cost_benefit',
    reading: 'motivation psychology archetypes',
  },
  milestone: {
    name: 'un logro',
    opens: [
      'Esto merece parar y mirarlo. Cada uno de esos días lo pusiste tú.',
      'Un logro, y viniste a compartirlo. Me alegra.',
      'Mira cuánto has caminado. Fue esfuerzo, día tras día.',
    ],
    steps: [
      { id: 'did', thought: 'No fue suerte.', ask: '¿Qué hiciste para que fuera posible?' },
      {
        id: 'different',
        thought: 'Desde dentro, algunos cambios no se notan.',
        ask: '¿Qué es distinto ahora de cuando empezaste?',
      },
      { id: 'hardest', thought: 'Ahí hubo días duros.', ask: '¿Cuál fue el más duro, y cómo lo pasaste?' },
      {
        id: 'thanks',
        thought: 'Casi siempre alguien ayudó en el camino.',
        ask: '¿A quién te gustaría darle las gracias?',
      },
      {
        id: 'mark',
        thought: 'Se puede celebrar de maneras sanas y bonitas.',
        ask: '¿Cómo te gustaría marcarlo?',
      },
      {
        id: 'guard',
        thought: 'Cuando uno se siente fuerte es buen momento de revisar la cerca.',
        ask: '¿Qué quieres seguir haciendo en los días que vienen?',
      },
    ],
    closes: [
      'Bien caminado. Nada de lo que venga te quita estos días.',
      'Sabes qué te trajo hasta aquí, y eso vale más que el número.',
    ],
    reading: 'milestone self-care healing',
  },
  anxiety: {
    name: 'la ansiedad y el estrés',
    opens: [
      'Tu mente corre adelante y el cuerpo corre con ella.',
      'Hay mucha preocupación en ti ahora.',
      'Se siente como demasiado a la vez, y sigues de pie.',
    ],
    steps: [
      {
        id: 'body',
        thought: 'Si quieres, deja que el aire salga más lento de lo que entró. Eso calma un poco el cuerpo.',
        ask: '¿En qué parte del cuerpo notas la preocupación?',
      },
      {
        id: 'what',
        thought: 'Una preocupación dicha es más pequeña que una a oscuras.',
        ask: '¿Cuál es la más grande?',
      },
      {
        id: 'likely',
        thought: 'La mente preocupada toma el quizá por seguro.',
        ask: '¿Qué sabes de cierto y qué es suposición?',
      },
      {
        id: 'hands',
        thought: 'Con una parte se puede hacer algo, y lo demás puede esperar esta noche.',
        ask: '¿Con qué parte puedes hacer algo tú?',
      },
      {
        id: 'before',
        thought: 'Ya has tenido días de angustia.',
        ask: '¿Qué te calmó entonces, aunque fuera poco?',
      },
      {
        id: 'step',
        thought: 'Una cosa pequeña hecha baja el ruido.',
        ask: '¿Qué podrías hacer en la próxima media hora?',
      },
    ],
    closes: [
      'Separaste lo que es tuyo de lo que puede esperar.',
      'Bajaste el paso lo justo para pensar. No es poca cosa.',
    ],
    exercise: 'thinking_traps',
    reading: 'box breathing nervous system polyvagal',
  },
  low: {
    name: 'el ánimo bajo',
    opens: [
      'Hoy pesa, y viniste con todo ese peso encima.',
      'Todo parece pedir más fuerza de la que hay.',
      'Es una racha baja, y estás en medio de ella.',
    ],
    steps: [
      {
        id: 'long',
        thought: 'Los días bajos son comunes mientras el cuerpo y el cerebro sanan.',
        ask: '¿Desde cuándo es así?',
      },
      { id: 'hurt', thought: 'Me gustaría entenderlo sin apurarte.', ask: '¿Qué es lo que más duele?' },
      {
        id: 'safe',
        thought: 'Cuando alguien se siente tan mal pueden venir pensamientos oscuros. Aquí se puede decir.',
        ask: '¿Has tenido pensamientos de no querer estar vivo?',
      },
      {
        id: 'basics',
        thought: 'Primero el suelo: comida, agua, luz, sueño.',
        ask: '¿Cuándo comiste y descansaste por última vez?',
      },
      {
        id: 'tiny',
        thought: 'En días así lo pequeño cuenta doble. Abrir una ventana ya es algo.',
        ask: '¿Cuál es la cosa más pequeña y amable que podrías hacer por ti?',
      },
      {
        id: 'tell',
        thought: 'Si no se va, hay médicos y consejeros que ayudan, y mereces esa ayuda.',
        ask: '¿Quién podría saber lo bajo que ha estado todo?',
      },
    ],
    closes: [
      'Lograste contarlo, en un día en que poco parece posible.',
      'Una cosa pequeñita y una persona: por hoy basta.',
    ],
    exercise: 'halt',
    reading: 'nutrition gut brain movement',
    meeting: true,
  },
  talk: {
    name: 'solo hablar',
    opens: [
      'Hay algo que quieres sacar del pecho.',
      'Buscas dónde ponerlo en palabras. Aquí se puede.',
      'Quieres hablar, sin lección al final. Está bien.',
    ],
    steps: [
      { id: 'mind', thought: 'Empieza por donde sea. No hace falta orden.', ask: '¿Qué tienes en mente?' },
      { id: 'more', thought: '', ask: '¿Cómo ha estado tu semana?' },
      {
        id: 'weight',
        thought: 'Casi siempre hay una parte más difícil.',
        ask: '¿Qué parte se te queda más?',
      },
      {
        id: 'need',
        thought: 'Puedo escuchar, o buscamos juntos una idea.',
        ask: '¿Qué te sirve más ahora, una idea o solo hablar?',
      },
      {
        id: 'good',
        thought: 'Lo bueno también cuenta.',
        ask: '¿Quién o qué te ha hecho bien últimamente?',
      },
      {
        id: 'wish',
        thought: 'A veces ayuda decir lo que uno espera.',
        ask: 'Si mañana una cosa fuera más fácil, ¿cuál quisieras que fuera?',
      },
    ],
    closes: [
      'Gracias por hablarlo. El trabajo de hallar las palabras lo hiciste tú.',
      'Dijiste mucho y con honestidad.',
    ],
    reading: 'self-care healing',
  },
}
