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
    id: 'fmla-rehab',
    asks: {
      en: [
        'can I take FMLA for rehab',
        'time off work for treatment without losing my job',
        'medical leave for alcohol detox',
        'does family leave cover addiction',
        '30 days off for rehab how',
        "is my job protected while I'm in treatment",
      ],
      es: [
        'puedo pedir FMLA para rehabilitación',
        'permiso del trabajo para tratarme sin perder el empleo',
        'licencia médica para desintoxicación',
        'la ley de licencia familiar cubre adicciones',
        'cómo falto 30 días por rehabilitación',
        'me guardan el puesto mientras estoy en tratamiento',
      ],
    },
    answer: {
      en: 'Ask HR for FMLA forms before you go, and have your provider fill them in. If you qualify, it’s up to 12 weeks of unpaid leave with your job protected. It covers treatment by a health care provider, not days missed because of using.',
      es: 'Pide a Recursos Humanos los formularios de FMLA antes de irte y que los llene tu proveedor. Si calificas, son hasta 12 semanas sin sueldo con tu puesto protegido. Cubre el tratamiento con un profesional de salud, no las faltas por consumir.',
    },
    more: {
      en: 'Usually you qualify if:\n- your employer has 50 or more workers within 75 miles, or is a public agency;\n- you’ve worked there at least 12 months and 1,250 hours in the last year.\n\nIt doesn’t stop an employer from applying a written, evenly used policy on substance use. State law may give more, including pay. Ask an employment lawyer if you’re unsure.',
      es: 'Por lo general calificas si:\n- hay 50 o más empleados en un radio de 75 millas, o es una agencia pública;\n- llevas al menos 12 meses y 1,250 horas en el último año.\n\nNo impide que la empresa aplique una política escrita y pareja sobre consumo. La ley estatal puede dar más, incluso sueldo. Si dudas, consulta a un abogado laboral.',
    },
    source: {
      title: '29 CFR 825.119: leave for treatment of substance abuse',
      url: 'https://www.law.cornell.edu/cfr/text/29/825.119',
    },
    ask: 'lawyer',
  },
  {
    id: 'ada-rights',
    asks: {
      en: [
        'can they fire me for being an alcoholic',
        'does the ADA protect people in recovery',
        "my rights at work if I'm sober now",
        "they won't hire me because of my past drug use",
        'is addiction a disability legally',
        'fired after I told them about rehab',
      ],
      es: [
        'me pueden despedir por ser alcohólico',
        'la ley ADA protege a quien está en recuperación',
        'mis derechos en el trabajo si ya no consumo',
        'no me contratan por mi pasado con drogas',
        'la adicción es discapacidad según la ley',
        'me despidieron al contar que fui a rehabilitación',
      ],
    },
    answer: {
      en: 'Write down what was said, when, and who heard it, then call an employment lawyer or the EEOC. In the U.S., the ADA can protect people in recovery and people with alcohol problems. It doesn’t protect current illegal drug use or poor performance.',
      es: 'Anota qué te dijeron, cuándo y quién lo oyó, y llama a un abogado laboral o a la EEOC. En EE. UU., la ley ADA puede proteger a quienes están en recuperación o tienen problemas con el alcohol. No protege el consumo ilegal actual ni el mal desempeño.',
    },
    more: {
      en: 'Under the ADA you can ask for a reasonable accommodation, such as a schedule that lets you get to treatment or meetings. It covers employers with 15 or more workers. Filing deadlines with the EEOC are short (often 180 or 300 days), so ask early. Free advice on accommodations: Job Accommodation Network, askjan.org.',
      es: 'Con la ADA puedes pedir un ajuste razonable, por ejemplo un horario que te permita ir a tratamiento o reuniones. Cubre a empresas con 15 o más empleados. Los plazos ante la EEOC son cortos (a menudo 180 o 300 días), así que pregunta pronto. Asesoría gratis sobre ajustes: Job Accommodation Network, askjan.org.',
    },
    source: {
      title: 'ADA National Network: addiction, recovery and employment',
      url: 'https://adata.org/employment-resource-hub/addiction-recovery-and-employment',
    },
    ask: 'lawyer',
  },
  {
    id: 'eap-what',
    asks: {
      en: [
        'what is an EAP',
        'is the employee assistance program really confidential',
        'will HR find out if I call the EAP',
        'free counseling through my job',
        'does my company see what I tell the counselor',
        'should I use the hotline on my benefits card',
      ],
      es: [
        'qué es el EAP',
        'es confidencial el programa de asistencia al empleado',
        'se entera Recursos Humanos si llamo',
        'consejería gratis por mi trabajo',
        'la empresa ve lo que le cuento al consejero',
        'uso la línea de ayuda de mis beneficios',
      ],
    },
    answer: {
      en: 'Find the EAP number in your benefits papers and call it from your own phone. It usually gives a few free counseling sessions and referrals. Start by asking: "What gets reported to my employer?" If you called on your own, that’s normally little or nothing.',
      es: 'Busca el número del EAP en tus papeles de beneficios y llama desde tu propio teléfono. Suele dar varias sesiones gratis y referencias. Empieza preguntando: «¿Qué se informa a mi empresa?». Si llamaste por tu cuenta, normalmente es poco o nada.',
    },
    ask: 'counselor',
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
    id: 'interview-gap',
    asks: {
      en: [
        'how do I explain the gap in my resume',
        "job interview and they'll ask where I was for two years",
        'what do I say about rehab in an interview',
        'hole in my work history from using',
        'looking for a job after prison and rehab',
        'can they ask about my addiction in an interview',
      ],
      es: [
        'cómo explico el hueco en mi currículum',
        'en la entrevista van a preguntar qué hice esos dos años',
        'qué digo de la rehabilitación en una entrevista',
        'años sin trabajo por consumir',
        'busco trabajo después de la cárcel y rehabilitación',
        'me pueden preguntar por mi adicción en la entrevista',
      ],
    },
    answer: {
      en: 'Practice one true, short line: "I had a health issue, it’s resolved, and I’m ready to work." Then turn to what you can do. In the U.S., employers generally can’t ask about past addiction or treatment before a job offer. Don’t lie about anything they can check.',
      es: 'Practica una frase corta y verdadera: «Tuve un problema de salud, ya está resuelto y puedo trabajar». Luego habla de lo que sabes hacer. En EE. UU., por lo general no pueden preguntar por adicciones pasadas antes de ofrecerte el puesto. No mientas en lo que se puede comprobar.',
    },
    source: {
      title: 'ADA National Network: addiction, recovery and employment',
      url: 'https://adata.org/employment-resource-hub/addiction-recovery-and-employment',
    },
  },
  {
    id: 'job-test-medicine',
    asks: {
      en: [
        'will my suboxone show on a job drug test',
        'pre employment drug test and I take methadone',
        'prescribed meds and workplace testing',
        'do I tell them about my adderall prescription before the test',
        "new job wants a urine test and I'm on buprenorphine",
        'lost the job offer because of my medication',
      ],
      es: [
        'sale el suboxone en la prueba de un trabajo',
        'examen de drogas para un empleo y tomo metadona',
        'medicinas recetadas y prueba laboral',
        'aviso de mi receta antes del examen',
        'el trabajo nuevo pide orina y tomo buprenorfina',
        'perdí la oferta por mi medicamento',
      ],
    },
    answer: {
      en: 'Ask your prescriber for a letter and take your prescription to the test. A medical review officer, not your boss, normally checks results and asks you about prescriptions. If you lose a job over lawful medicine, call an employment lawyer or the EEOC.',
      es: 'Pide una carta a quien te receta y lleva la receta a la prueba. Normalmente revisa los resultados un médico revisor, no tu jefe, y te pregunta por tus recetas. Si pierdes el empleo por una medicina legal, llama a un abogado laboral o a la EEOC.',
    },
    ask: 'prescriber',
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
