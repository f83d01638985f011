// Questions of daily life in a family: privacy, hidden drinking, school, court days, amends.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const dailyFamilyAnswers: PreparedAnswer[] = [
  {
    id: 'family-tells-everyone',
    asks: {
      en: [
        "my mom tells everyone I'm in rehab",
        'how do I get my family to stop talking about my relapse',
        'my aunt told the whole church about me',
        'my sister posted about my recovery online',
        'my family tells people my business',
        'what do I say to people who found out about rehab',
      ],
      es: [
        'mi mamá le cuenta a todos que estoy en rehabilitación',
        'cómo hago para que mi familia no hable de mi recaída',
        'mi tía le contó a toda la iglesia',
        'mi hermana publicó sobre mi recuperación',
        'mi familia cuenta mis cosas',
        'qué le digo a la gente que se enteró',
      ],
    },
    answer: {
      en: 'Tell her once, calm and alone: “That’s mine to tell. If someone asks, please say, ‘Ask her yourself.’” Say what she can do instead, because she may be scared and need to talk: Al-Anon or a counselor is the place for that. To people who heard: “I’m doing better, thanks,” and change the subject. Until it stops, share less.',
      es: 'Dilo una vez, con calma y a solas: «Eso me toca contarlo a mí. Si preguntan, di: “Pregúntale tú”». Dile qué sí puede hacer, porque quizá tiene miedo y necesita hablar: Al-Anon o un terapeuta es el lugar. A quien ya lo sabe: «Voy mejor, gracias», y cambia de tema. Mientras no pare, cuéntale menos.',
    },
    source: { title: 'Al-Anon', url: 'https://al-anon.org/' },
  },
  {
    id: 'check-partners-phone',
    asks: {
      en: [
        "should I check my husband's phone",
        "is it wrong to go through my partner's texts",
        "should I look through my son's phone for drugs",
        'I went through her bag, was that wrong',
        "should I track my husband's location",
        'do I search his truck for bottles',
      ],
      es: [
        'debo revisar el teléfono de mi esposo',
        'está mal leer los mensajes de mi pareja',
        'reviso el celular de mi hijo por drogas',
        'le revisé la bolsa, estuvo mal',
        'debo rastrear dónde está mi esposo',
        'busco botellas en su camioneta',
      ],
    },
    answer: {
      en: 'With an adult, checking rarely gives peace: you find something and have a fight, or you find nothing and check again. Ask what you’d do with the answer, and do that: a limit, a talk when they’re sober, a night elsewhere. Agree on open checks instead, like a test or shared calendar. With your own minor child it’s different: you may look, and it’s better to say that you do.',
      es: 'Con un adulto, revisar casi nunca da paz: encuentras algo y hay pleito, o no encuentras nada y vuelves a buscar. Pregúntate qué harías con la respuesta y haz eso: un límite, una plática cuando esté sobrio, una noche en otro lado. Mejor acuerden algo abierto, como una prueba. Con tu hijo menor es distinto: puedes mirar, y conviene decírselo.',
    },
    source: { title: 'Al-Anon', url: 'https://al-anon.org/' },
  },
  {
    id: 'hidden-drinking-say-it',
    asks: {
      en: [
        'my husband hides his drinking, should I say something',
        'I know she hides vodka, do I bring it up',
        "he drinks in the garage and thinks I don't know",
        'should I tell my wife I found the bottles',
        'do I let him know that I know',
        'how do I confront someone who drinks in secret',
      ],
      es: [
        'mi esposo esconde que toma, le digo algo',
        'sé que ella esconde vodka, lo menciono',
        'toma en la cochera y cree que no lo sé',
        'le digo a mi esposa que encontré las botellas',
        'le hago saber que ya lo sé',
        'cómo le digo a alguien que toma a escondidas',
      ],
    },
    answer: {
      en: 'Yes, say it once, when they’re sober and you’re calm: “I know about the bottles. I’m not here to fight. I’m worried, and I’d like us to see a doctor together.” Don’t set a trap or ask a question you know the answer to. Then stop and listen. If you’ve ever been afraid of them, talk to a hotline first and not alone in the house.',
      es: 'Sí, dilo una vez, cuando no haya tomado y tú estés en calma: «Sé de las botellas. No vengo a pelear. Me preocupa, y quisiera que viéramos juntos a un médico». Sin trampas ni preguntas cuya respuesta ya sabes. Luego calla y escucha. Si alguna vez te ha dado miedo, habla antes con una línea de ayuda y no lo hagas a solas.',
    },
    source: {
      title: 'NIAAA: Alcohol Treatment Navigator',
      url: 'https://alcoholtreatment.niaaa.nih.gov/',
    },
  },
  {
    id: 'stop-drunk-driver',
    asks: {
      en: [
        'my husband drives after drinking, how do I stop him',
        'how do I keep my dad from driving drunk',
        "he's about to drive drunk",
        'should I call the police on my drunk wife driving',
        'my son drives high',
        'can I take away her car keys',
        'my mom picks up my kids after drinking',
      ],
      es: [
        'mi esposo maneja después de tomar, cómo lo paro',
        'cómo evito que mi papá maneje borracho',
        'está por manejar tomado',
        'llamo a la policía si mi esposa maneja tomada',
        'mi hijo maneja drogado',
        'puedo quitarle las llaves del carro',
        'mi mamá recoge a mis hijos después de tomar',
      ],
    },
    answer: {
      en: 'If they’re driving now, call 911 with the car, the plate and the direction. That call can save them. If they’re about to leave, offer a ride or a bed, and take the keys only if you can do it without a fight. Don’t ride along, and no kids in the car. Sober, say the rule: “If you drive drunk, I call.”',
      es: 'Si va manejando ahora, llama al 911 con el carro, la placa y hacia dónde va. Esa llamada puede salvarle la vida. Si está por irse, ofrece llevarlo o que se quede, y quita las llaves solo si puedes sin pleito. No subas tú, y los niños tampoco. Cuando esté sobrio, di la regla: «Si manejas tomado, llamo».',
    },
    source: { title: 'NHTSA: drunk driving', url: 'https://www.nhtsa.gov/risky-driving/drunk-driving' },
    danger: true,
  },
  {
    id: 'coworker-newly-sober',
    asks: {
      en: [
        'how do I support a coworker who just quit drinking',
        'my friend is newly sober, how do I act',
        'a guy on my crew stopped drinking, what should I not say',
        'can I invite my sober friend to the bar',
        "how do I not mess up my friend's sobriety",
        'what do I say to a friend in early recovery',
      ],
      es: [
        'cómo apoyo a un compañero que dejó de tomar',
        'mi amigo acaba de dejarlo, cómo actúo',
        'un compañero dejó de beber, qué no debo decir',
        'invito a mi amigo sobrio al bar',
        'cómo no arruino la sobriedad de mi amigo',
        'qué le digo a un amigo que empieza su recuperación',
      ],
    },
    answer: {
      en: 'Say it once: “Glad for you. Tell me if there’s anything that helps.” Then treat them as before. Invite them to things without drinks, like lunch, a game, a hike, and let them say no without a speech. Don’t ask why they quit, don’t test them with “just one,” and don’t tell others. If they slip, be kind and stay in touch.',
      es: 'Dilo una vez: «Me alegro por ti. Dime si algo ayuda». Luego trátalo igual que antes. Invítalo a cosas sin alcohol, como comer, un partido, una caminata, y deja que diga que no sin sermón. No preguntes por qué lo dejó, no lo tientes con «nomás una» y no lo cuentes. Si recae, sé amable y sigue ahí.',
    },
    source: {
      title: 'SAMHSA: how to help someone',
      url: 'https://www.samhsa.gov/find-support/helping-someone',
    },
    ask: 'counselor',
  },
  {
    id: 'school-knows',
    asks: {
      en: [
        "should I tell my kids' school I'm in recovery",
        'do I tell the teacher about my rehab',
        'should the school counselor know my wife is in treatment',
        "does daycare need to know I'm in recovery",
        "will the school report me if I say I'm in recovery",
        "what do I tell the teacher about dad's drinking",
      ],
      es: [
        'le digo a la escuela que estoy en recuperación',
        'le cuento a la maestra de mi internamiento',
        'debe saber la orientadora que mi esposa está en tratamiento',
        'la guardería tiene que saber que estoy en recuperación',
        'la escuela me puede reportar si digo que estoy en recuperación',
        'qué le digo a la maestra sobre su papá que toma',
      ],
    },
    answer: {
      en: 'You don’t have to. Tell the school counselor if it would help your child: a parent away for weeks, bad sleep, tears in class. Keep it to what they need: “There’s an illness in the family, and it’s being treated. Please tell me if you see changes.” Being in treatment is no reason for a report. A child in danger is one, and school staff must report that.',
      es: 'No tienes que hacerlo. Cuéntaselo a la orientadora si le sirve a tu hijo: un papá o mamá fuera por semanas, mal sueño, llanto en clase. Di solo lo que necesitan: «Hay una enfermedad en la familia y se está tratando. Avíseme si nota cambios». Estar en tratamiento no es motivo de reporte. Un niño en peligro sí, y ahí están obligados.',
    },
    ask: 'counselor',
  },
  {
    id: 'adoption-agency',
    asks: {
      en: [
        "do I have to tell the adoption agency I'm in recovery",
        'can I adopt if I was an addict',
        'will we get turned down for fostering because of rehab',
        'can I be a foster parent in recovery',
        'does a home study ask about drinking history',
        'how long sober do I have to be to adopt',
      ],
      es: [
        'tengo que decirle a la agencia de adopción que estoy en recuperación',
        'puedo adoptar si fui adicto',
        'nos van a rechazar para acogimiento por mi rehabilitación',
        'puedo ser familia de acogida en recuperación',
        'el estudio del hogar pregunta si bebía',
        'cuánto tiempo sobrio necesito para adoptar',
      ],
    },
    answer: {
      en: 'Be honest. A home study usually asks about health, arrests and past treatment, and hiding it does more harm than the history. Recovery alone doesn’t rule you out. Agencies look for time, stability and support, and some want a letter from a doctor or counselor. Rules differ by state and agency, so ask before you pay fees.',
      es: 'Di la verdad. El estudio del hogar suele preguntar por salud, arrestos y tratamientos, y esconderlo daña más que la historia. La recuperación sola no te descarta. Las agencias buscan tiempo, estabilidad y apoyo, y algunas piden una carta de un médico o terapeuta. Las reglas cambian por estado y agencia; pregunta antes de pagar.',
    },
    ask: 'lawyer',
  },
  {
    id: 'day-off-for-court',
    asks: {
      en: [
        'how do I ask for a day off for court',
        'do I have to tell my boss why I have court',
        "I have a hearing and my boss doesn't know",
        'can I get fired for missing work for court',
        'how do I get off work for probation appointments',
        'what do I say at work when I have a court date',
      ],
      es: [
        'cómo pido un día para ir al juzgado',
        'tengo que decirle a mi jefe por qué voy al juzgado',
        'tengo audiencia y mi jefe no sabe',
        'me pueden correr por faltar por ir al juzgado',
        'cómo pido permiso para mis citas de libertad condicional',
        'qué digo en el trabajo si tengo fecha en el juzgado',
      ],
    },
    answer: {
      en: 'Ask early and keep it short: “I have an appointment on Tuesday that I can’t move. Can I take PTO or swap a shift?” You usually don’t have to say what it is. Get the yes in writing. If they want proof, ask the clerk for a slip with only the date and time. Whether a job can punish you for it depends on your state.',
      es: 'Pide con tiempo y en corto: «El martes tengo una cita que no puedo mover. ¿Puedo tomar el día o cambiar turno?». Por lo general no tienes que decir qué es. Que el sí quede por escrito. Si piden prueba, en el juzgado dan un papel con solo fecha y hora. Si te pueden castigar por eso depende de tu estado.',
    },
    ask: 'lawyer',
  },
  {
    id: 'amends-to-who-hurt-me',
    asks: {
      en: [
        'do I have to apologize to people who hurt me',
        'how do I make amends to my dad who beat me',
        'do I owe amends to my abuser',
        'my mother hurt me and I hurt her, do I apologize',
        'what if the person on my list did worse to me',
        'can I leave someone off my amends list',
      ],
      es: [
        'tengo que pedir perdón a quien me lastimó',
        'cómo hago enmiendas con mi papá que me pegaba',
        'le debo enmiendas a quien abusó de mí',
        'mi mamá me lastimó y yo a ella, pido perdón',
        'qué pasa si el de mi lista me hizo algo peor',
        'puedo dejar a alguien fuera de mi lista de enmiendas',
      ],
    },
    answer: {
      en: 'No. You never owe an apology for what was done to you, and you don’t have to see anyone who isn’t safe. If there’s something you did that you want to own, that can be one sentence about your part, in a letter you may never send. Talk it through with a sponsor or a trauma counselor first. They can wait on the list for years.',
      es: 'No. Nunca debes una disculpa por lo que te hicieron, y no tienes que ver a nadie que no sea seguro. Si hay algo tuyo que quieres reconocer, puede ser una frase sobre tu parte, en una carta que quizá nunca mandes. Háblalo antes con tu padrino o un terapeuta en trauma. Ese nombre puede esperar años.',
    },
    source: { title: 'AA: the twelve steps', url: 'https://www.aa.org/the-twelve-steps' },
    ask: 'sponsor',
  },
]
