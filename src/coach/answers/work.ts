// Work: telling the boss, leave, rights, drinks with colleagues, interviews and starting again.
import type { PreparedAnswer } from './prepared-answer.ts'

export const workAnswers: PreparedAnswer[] = [
  {
    id: 'tell-boss',
    asks: {
      en: [
        "should I tell my boss I'm in recovery",
        'how do I tell my manager I need rehab',
        "do I have to tell work I'm an addict",
        'what do I say to my supervisor',
        "scared I'll get fired if I tell them",
        'work noticed something is wrong',
      ],
      es: [
        'le digo a mi jefe que estoy en recuperación',
        'cómo le digo a mi gerente que necesito rehabilitación',
        'tengo que contar en el trabajo que soy adicto',
        'qué le digo a mi supervisor',
        'me da miedo que me despidan si lo cuento',
        'en el trabajo notaron que algo anda mal',
      ],
    },
    answer: {
      en: 'You usually don’t have to name it. "I have a medical condition and need leave for treatment" is often enough for HR. Before you share more, check your employee handbook and ask an employment lawyer or your union, since protection differs.',
      es: 'Casi nunca tienes que decir el nombre. «Tengo una condición médica y necesito permiso para tratarme» suele bastar en Recursos Humanos. Antes de contar más, lee el manual del empleado y consulta a un abogado laboral o al sindicato, porque la protección varía.',
    },
    more: {
      en: 'A short script:\n- "I’m dealing with a health issue and I’m getting treatment."\n- "I’d like to know my leave options."\n- "Please keep this confidential."\nPut requests in writing and save copies. An Employee Assistance Program (EAP), if your work has one, can help you plan the talk.',
      es: 'Un guion corto:\n- «Tengo un problema de salud y estoy en tratamiento».\n- «Quiero saber qué permisos hay».\n- «Por favor, que sea confidencial».\nPide las cosas por escrito y guarda copia. Si tu trabajo tiene un programa de asistencia al empleado (EAP), puede ayudarte a preparar la charla.',
    },
    ask: 'lawyer',
  },
  {
    id: 'work-drinks',
    asks: {
      en: [
        "work happy hour and I don't drink anymore",
        'everybody at the office drinks on fridays',
        'company party with open bar',
        'client dinner and they order wine for me',
        'coworkers keep pushing drinks on me',
        'do I have to go to the after work drinks',
      ],
      es: [
        'after office y ya no tomo',
        'en la oficina todos beben los viernes',
        'fiesta de la empresa con barra libre',
        'cena con clientes y me piden vino',
        'mis compañeros insisten en que tome',
        'tengo que ir a los tragos después del trabajo',
      ],
    },
    answer: {
      en: 'You can skip it, especially early on: "I’ve got plans, see you Monday." If you go, arrive late, get your own drink in hand right away, and leave early. One line is enough: "I’m good with this, thanks." Nobody’s owed a reason.',
      es: 'Puedes no ir, sobre todo al principio: «Tengo planes, nos vemos el lunes». Si vas, llega tarde, pide enseguida tu propia bebida sin alcohol y vete temprano. Basta una frase: «Con esto estoy bien, gracias». No le debes razones a nadie.',
    },
    more: {
      en: 'Make it safer:\n- Drive yourself or have a ride set.\n- Tell one person when you’ll check in.\n- Eat first.\n- Step out if someone pushes twice.\n- Pour out or hand back a drink that isn’t yours.',
      es: 'Hazlo más seguro:\n- Ve en tu carro o con transporte ya acordado.\n- Di a alguien a qué hora le escribirás.\n- Come antes.\n- Sal un momento si te insisten dos veces.\n- Devuelve o deja la copa que no pediste.',
    },
    ask: 'counselor',
  },
  {
    id: 'failing-at-work',
    asks: {
      en: [
        "I'm messing up at work because of this",
        'keep calling in sick hungover',
        'my performance is going down the drain',
        'showed up late again',
        'I got written up',
        "I can't focus at my job since I quit",
      ],
      es: [
        'estoy fallando en el trabajo por esto',
        'sigo faltando por la resaca',
        'mi rendimiento va en picada',
        'otra vez llegué tarde',
        'me levantaron un acta en el trabajo',
        'desde que lo dejé no me concentro en el trabajo',
      ],
    },
    answer: {
      en: 'Pick the one thing that would cost you the job, and fix only that this week: show up on time, or finish one task a day. Ask HR about leave or an EAP before it gets worse. Trouble focusing is common early on and usually eases.',
      es: 'Elige lo único que te costaría el empleo y arregla solo eso esta semana: llegar a tiempo o terminar una tarea al día. Pregunta por permisos o por el EAP antes de que empeore. La falta de concentración es común al principio y suele mejorar.',
    },
    ask: 'counselor',
  },
  {
    id: 'using-at-work',
    asks: {
      en: [
        'I drink at work',
        "I'm high on the job right now",
        'I keep a bottle in my desk',
        "I drive for work and I've been drinking",
        'using in the bathroom at my job',
        'I operate machines and I use',
      ],
      es: [
        'bebo en el trabajo',
        'estoy drogado en el trabajo ahora',
        'tengo una botella en el escritorio',
        'manejo por trabajo y he tomado',
        'consumo en el baño de mi trabajo',
        'opero máquinas y consumo',
      ],
    },
    answer: {
      en: 'If you’re not sober right now, don’t drive or run machines: say you’re sick and get a ride home. Then call a doctor or 1-800-662-4357 about treatment. If you drink all day, don’t stop suddenly on your own; withdrawal can be dangerous.',
      es: 'Si ahora no estás sobrio, no manejes ni uses máquinas: di que te sientes mal y pide que te lleven a casa. Luego llama a un médico o al 1-800-662-4357. Si bebes todo el día, no pares de golpe por tu cuenta: la abstinencia puede ser peligrosa.',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'back-to-work',
    asks: {
      en: [
        'going back to work after rehab',
        "first day back and everyone's going to stare",
        'what do I tell coworkers where I was',
        'nervous about returning to my job sober',
        'how do I handle stress at work now',
        'coworkers ask why I was gone',
      ],
      es: [
        'vuelvo al trabajo después de la rehabilitación',
        'primer día de regreso y todos me van a mirar',
        'qué digo a mis compañeros de dónde estuve',
        'nervios de volver al trabajo sobrio',
        'cómo manejo el estrés del trabajo ahora',
        'me preguntan por qué falté',
      ],
    },
    answer: {
      en: 'Have one sentence ready: "I was out for a health thing, I’m better, good to be back." Say it, then ask about them. For week one, plan something right after work every day: a meeting, a walk, a call. That’s when the old habit shows up.',
      es: 'Prepara una frase: «Estuve fuera por salud, ya estoy mejor, gusto en volver». Dila y pregunta por ellos. La primera semana, planea algo justo al salir cada día: una reunión, una caminata, una llamada. A esa hora aparece la vieja costumbre.',
    },
    ask: 'counselor',
  },
  {
    id: 'lost-job',
    asks: {
      en: [
        'I got fired because of my drinking',
        'lost my job and I want to use',
        'unemployed and falling apart',
        'they let me go after a failed test',
        "I've got no work and too much time",
        'can I get unemployment if I was fired for drugs',
      ],
      es: [
        'me despidieron por beber',
        'perdí el trabajo y quiero consumir',
        'sin empleo y me estoy derrumbando',
        'me corrieron por dar positivo',
        'no tengo trabajo y me sobra el tiempo',
        'puedo cobrar desempleo si me echaron por drogas',
      ],
    },
    answer: {
      en: 'Today: tell one person, eat, and stay away from where you’d use. Tomorrow: file for unemployment anyway (each state decides), and call 211 about bills and food. Then give each weekday two fixed things: one job step, one recovery step.',
      es: 'Hoy: cuéntaselo a una persona, come y aléjate de donde consumirías. Mañana: solicita el desempleo de todos modos (decide cada estado) y llama al 211 por cuentas y comida. Después, dos cosas fijas cada día: un paso de trabajo y uno de recuperación.',
    },
    ask: 'counselor',
  },
  {
    id: 'job-around-alcohol',
    asks: {
      en: [
        "I work in a bar and I'm trying to quit",
        'bartender getting sober',
        'restaurant job and everyone does coke',
        'should I quit my job because of the drinking culture',
        'I serve alcohol all night',
        'construction crew all get high',
      ],
      es: [
        'trabajo en un bar y quiero dejar de beber',
        'soy bartender y estoy dejando el alcohol',
        'trabajo en restaurante y todos usan coca',
        'renuncio por el ambiente de alcohol',
        'sirvo tragos toda la noche',
        'en la obra todos fuman',
      ],
    },
    answer: {
      en: 'If you can move, move: ask for a day shift, a floor role or the kitchen, and start looking elsewhere. Until then, tell one coworker, have a set drink, skip the after-shift round, and call someone on your way home.',
      es: 'Si puedes moverte, muévete: pide turno de día, salón o cocina, y empieza a buscar en otro lado. Mientras tanto, dilo a un compañero, ten tu bebida fija sin alcohol, no te quedes después del turno y llama a alguien camino a casa.',
    },
    ask: 'sponsor',
  },
]
