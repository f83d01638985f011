// What people ask before they begin: what addiction is, what treatment is like, what recovers, and who can see treatment records.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const firstQuestionsAnswers: PreparedAnswer[] = [
  {
    id: 'liver-heals',
    asks: {
      en: [
        'will my liver heal if I stop drinking',
        'can the liver recover from alcohol',
        'is my liver damage permanent',
        'fatty liver from drinking',
        'how do I know if my liver is damaged',
        'liver after quitting alcohol',
      ],
      es: [
        'se recupera el hígado si dejo de tomar',
        'el hígado se cura después del alcohol',
        'el daño del hígado es permanente',
        'hígado graso por beber',
        'cómo sé si tengo dañado el hígado',
        'el hígado después de dejar el alcohol',
      ],
    },
    answer: {
      en: 'Often, yes. A fatty liver can get better when you stop drinking. Deep scars, called cirrhosis, mostly stay, and stopping still helps a lot. Only a blood test or scan can tell you which it is, so ask a doctor for a liver test. If your skin or eyes turn yellow or you throw up blood, get care right away.',
      es: 'Muchas veces sí. El hígado graso puede mejorar cuando dejas de beber. Las cicatrices profundas, la cirrosis, casi siempre se quedan, y dejar de beber igual ayuda mucho. Solo un análisis o una imagen lo dicen: pide una prueba del hígado. Si la piel o los ojos se ponen amarillos o vomitas sangre, ve a urgencias.',
    },
    source: {
      title: 'NIAAA: alcohol’s effects on the body',
      url: 'https://www.niaaa.nih.gov/alcohols-effects-health/alcohols-effects-body',
    },
  },
  {
    id: 'police-on-relative',
    asks: {
      en: [
        'do I call the police on her',
        'should I call the cops on my son',
        'should I report my brother for stealing from me',
        'do I press charges against my daughter',
        'can the police make him go to rehab',
        'is it wrong to call the police on family',
      ],
      es: [
        'llamo a la policía por ella',
        'denuncio a mi hijo por robarme',
        'debería denunciar a mi hermano',
        'está mal llamar a la policía por un familiar',
        'la policía lo puede obligar a ir a tratamiento',
        'pongo una denuncia contra mi hija',
      ],
    },
    answer: {
      en: 'If anyone is being hurt or threatened, or has a weapon: yes, call 911 now. For theft or drugs in the house nobody has to decide tonight. You can file a report later, lock up what matters, and ask them to leave. A report can lead to court and sometimes to treatment court; you can’t always take it back. A lawyer or a family group can help you weigh it.',
      es: 'Si lastiman o amenazan a alguien, o hay un arma: sí, llama al 911 ahora. Por un robo o drogas en casa no hay que decidir esta noche. Puedes denunciar después, guardar con llave lo importante y pedirle que se vaya. Una denuncia puede llevar al juzgado y a veces a un tribunal de tratamiento; no siempre se retira. Un abogado o un grupo de familias te ayuda a pensarlo.',
    },
    ask: 'lawyer',
    danger: true,
  },
  {
    id: 'pack-for-rehab',
    asks: {
      en: [
        'what should I bring to rehab',
        'what do I pack for detox',
        'packing list for treatment',
        'what clothes do I take to rehab',
        'what am I not allowed to bring to treatment',
        'can I bring my prescriptions to rehab',
        'do they search your bags in treatment',
      ],
      es: [
        'qué llevo al centro de rehabilitación',
        'qué empaco para desintoxicarme',
        'lista de cosas para el tratamiento',
        'cuánta ropa llevo al centro',
        'qué no se puede llevar al centro',
        'puedo llevar mis medicinas al centro',
        'revisan la maleta en el centro',
      ],
    },
    answer: {
      en: 'Call and ask for their list; each place has its own. Most want a week of plain clothes, ID, insurance card, a list of your medicines in their bottles, and phone numbers on paper. Leave out anything with alcohol, even mouthwash. Bags are checked. Phones, smoking and visits are often limited at first. Ask that before you sign.',
      es: 'Llama y pide su lista; cada centro tiene la suya. Casi todos quieren ropa sencilla para una semana, identificación, tarjeta del seguro, tus medicinas en sus frascos y números de teléfono en papel. Nada con alcohol, ni enjuague bucal. Revisan las maletas. El teléfono, fumar y las visitas se limitan al principio. Pregúntalo antes de firmar.',
    },
    source: { title: 'SAMHSA: FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'how-long-rehab',
    asks: {
      en: [
        'how long is rehab',
        'how many days does rehab take',
        'is 30 days of rehab enough',
        'how long do people stay in treatment',
        'can I do a shorter program',
        'how long does detox last',
      ],
      es: [
        'cuántas semanas dura un centro',
        'cuántos días son de internamiento',
        'son suficientes treinta días de centro',
        'cuánto tiempo se queda uno en tratamiento',
        'hay programas más cortos',
        'cuánto dura la desintoxicación',
      ],
    },
    answer: {
      en: 'It varies. Detox is often a few days to a week or so. A stay is often about a month, and some are longer. Many people never stay overnight and go a few times a week instead. NIDA says most people need at least three months of care in all, and the part after the stay counts most. Ask what comes next.',
      es: 'Depende. La desintoxicación suele durar de unos días a una semana, más o menos. Un internamiento suele ser de un mes; algunos son más largos. Mucha gente no se interna y va varias veces por semana. NIDA dice que casi todos necesitan al menos tres meses de atención en total, y lo que sigue es lo que más cuenta. Pregunta qué viene después.',
    },
    source: {
      title: 'NIDA: the science of addiction',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
  },
  {
    id: 'medication-treatment-what',
    asks: {
      en: [
        'what is medication assisted treatment',
        'what does MAT mean',
        'what is MOUD',
        'are there medicines for opioid addiction',
        'which medicines help with addiction',
        'difference between methadone and suboxone and vivitrol',
      ],
      es: [
        'qué es el tratamiento asistido con medicamentos',
        'qué significa MAT',
        'hay medicinas para la adicción a opioides',
        'qué medicinas ayudan con la adicción',
        'diferencia entre metadona y suboxone y vivitrol',
        'qué es MOUD en el tratamiento',
      ],
    },
    answer: {
      en: 'It’s treatment with a medicine that calms cravings. For opioids there are three: methadone (from a clinic), buprenorphine (Suboxone, from many doctors) and naltrexone (Vivitrol, a monthly shot after you’re fully off opioids). The first two lower the risk of dying. For alcohol there are naltrexone, acamprosate and disulfiram. All of it counts as recovery.',
      es: 'Es un tratamiento con una medicina que calma las ganas. Para opioides hay tres: metadona (en una clínica), buprenorfina (Suboxone, con muchos médicos) y naltrexona (Vivitrol, una inyección al mes cuando ya no hay opioides en el cuerpo). Las dos primeras bajan el riesgo de morir. Para el alcohol hay naltrexona, acamprosato y disulfiram. Todo eso es recuperación.',
    },
    source: {
      title: 'SAMHSA: medications for substance use disorders',
      url: 'https://www.samhsa.gov/substance-use/treatment/options',
    },
    ask: 'prescriber',
  },
  {
    id: 'addiction-disease',
    asks: {
      en: [
        'is addiction a disease',
        'is addiction a choice',
        'do I just have no willpower',
        'is alcoholism a real illness',
        'what does addiction do to the brain',
        'am I weak for being addicted',
      ],
      es: [
        'la adicción es una enfermedad',
        'la adicción es una decisión',
        'es que no tengo fuerza de voluntad',
        'el alcoholismo es una enfermedad de verdad',
        'qué le hace la adicción al cerebro',
        'soy débil por ser adicto',
      ],
    },
    answer: {
      en: 'Doctors call it a health condition that can be treated. Using again and again changes the parts of the brain for reward, stress and self-control, so willpower alone has a hard time. It isn’t weakness. Some people don’t like the word disease, and that’s fine too: what helps is the same.',
      es: 'Los médicos la ven como un problema de salud que se puede tratar. Consumir una y otra vez cambia las partes del cerebro de la recompensa, el estrés y el control, y la pura voluntad no alcanza. No es debilidad. A algunos no les gusta la palabra enfermedad, y está bien: lo que ayuda es lo mismo.',
    },
    source: {
      title: 'NIDA: drugs, brains and behavior',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction',
    },
  },
  {
    id: 'addiction-genetic',
    asks: {
      en: [
        'is addiction genetic',
        'will my kids get my addiction',
        'does alcoholism run in families',
        'my dad was an alcoholic will I be one',
        'can you inherit addiction',
        'how do I keep my kids from becoming addicted',
      ],
      es: [
        'la adicción es genética',
        'mis hijos van a heredar mi adicción',
        'el alcoholismo se hereda',
        'mi papá era alcohólico, yo también voy a serlo',
        'viene de familia la adicción',
        'cómo evito que mis hijos caigan en lo mismo',
      ],
    },
    answer: {
      en: 'It runs in families, and it is no fate. NIDA says genes make up about half of the risk; life makes up the rest. What protects kids: a home where feelings can be talked about, clear rules, a parent who gets help, and starting late or never. You can tell them, in words for their age, that it runs in the family.',
      es: 'Viene en parte de familia, y no es un destino. NIDA dice que los genes son cerca de la mitad del riesgo; la vida pone el resto. A los hijos los protege una casa donde se habla de lo que se siente, reglas claras, un papá o una mamá que pide ayuda, y empezar tarde o nunca. Puedes decirles, en palabras de su edad, que viene de familia.',
    },
    source: {
      title: 'NIDA: drug misuse and addiction',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/drug-misuse-addiction',
    },
  },
  {
    id: 'dry-drunk',
    asks: {
      en: [
        'what is a dry drunk',
        'my husband is sober but still mean',
        'sober but miserable',
        'I quit drinking and I am still angry all the time',
        'what is white knuckling',
        'I stopped but nothing feels better',
      ],
      es: [
        'qué es un borracho seco',
        'mi esposo dejó de tomar pero sigue de malas',
        'sobrio pero amargado',
        'dejé de beber y sigo enojado todo el tiempo',
        'qué es aguantarse a puños cerrados',
        'ya no tomo pero nada mejora',
      ],
    },
    answer: {
      en: 'People in AA say it of someone who stopped drinking and changed nothing else: still angry, alone, on edge. It’s slang, not a diagnosis, and it can hurt to hear. It often means a part is missing: sleep, people, help with mood, or old pain nobody has looked at. Pick one of these. If low mood lasts two weeks, see a doctor.',
      es: 'En AA lo dicen de quien dejó de beber y no cambió nada más: sigue con enojo, a solas, de malas. Es una expresión, no un diagnóstico, y puede doler. Muchas veces falta algo: dormir, gente, ayuda con el ánimo o un dolor viejo sin atender. Elige una de esas cosas. Si el ánimo bajo dura dos semanas, ve al médico.',
    },
    ask: 'counselor',
  },
  {
    id: 'sober-date-medicine',
    asks: {
      en: [
        'do I lose my sober date if I took pain pills after surgery',
        'does prescribed medicine break my sobriety',
        'am I still sober on antidepressants',
        'does taking adderall as prescribed count as a relapse',
        'I drank cough syrup by accident did I relapse',
        'accidentally drank alcohol do I reset',
      ],
      es: [
        'pierdo mi fecha si tomé analgésicos después de la operación',
        'una medicina recetada rompe mi sobriedad',
        'sigo sobrio con antidepresivos',
        'tomé jarabe con alcohol sin querer, es recaída',
        'bebí alcohol por accidente, empiezo de cero',
        'tomar lo recetado cuenta como recaída',
      ],
    },
    answer: {
      en: 'Medicine taken the way it was prescribed isn’t a relapse, and neither is an accident. Your date is yours to decide. If you took more than prescribed, or liked it in a way that worries you, tell your prescriber and one person you trust today. Nobody in a meeting gets to play doctor; AA’s own pamphlet says so.',
      es: 'Una medicina tomada como la recetaron no es recaída, y un accidente tampoco. Tu fecha la decides tú. Si tomaste más de lo recetado, o te gustó de un modo que te preocupa, díselo hoy a quien receta y a una persona de confianza. Nadie en una junta hace de médico; lo dice un folleto de AA.',
    },
    ask: 'prescriber',
  },
  {
    id: 'dui-background',
    asks: {
      en: [
        'does a DUI show up on a background check',
        'will my boss see my arrest',
        'how long does a dui stay on my record',
        'can a job see that I was in rehab',
        'does rehab go on your record',
        'will a drug charge keep me from getting a job',
      ],
      es: [
        'sale el dui en la verificación de antecedentes',
        'mi jefe puede ver mi arresto',
        'cuánto tiempo queda un dui en mi récord',
        'un trabajo puede ver que estuve en rehabilitación',
        'la rehabilitación queda en el expediente',
        'un cargo por drogas me quita el trabajo',
      ],
    },
    answer: {
      en: 'Treatment isn’t on a background check; federal law keeps those records private. Court cases can be: a DUI conviction often shows, for how long depends on the state and the job. An employer who uses a checking company needs your written okay and must show you the report before it turns you down. Ask legal aid whether yours can be sealed.',
      es: 'El tratamiento no sale en los antecedentes; la ley federal protege esos datos. Los casos de juzgado sí pueden salir: una condena por DUI suele verse, y cuánto tiempo depende del estado y del puesto. Quien contrata una verificación necesita tu permiso escrito y debe mostrarte el informe antes de rechazarte. Pregunta en asistencia legal si se puede sellar.',
    },
    source: {
      title: 'FTC: background checks',
      url: 'https://consumer.ftc.gov/articles/employer-background-checks-and-your-rights',
    },
    ask: 'lawyer',
  },
]
