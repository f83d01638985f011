// Everyday medicine questions in recovery, and products that raise them.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const medicinesEverydayAnswers: PreparedAnswer[] = [
  {
    id: 'missed-dose',
    asks: {
      en: [
        'i missed my dose of suboxone',
        'forgot my methadone yesterday what do i do',
        'skipped my antidepressant 3 days',
        'can i double up if i missed one',
        'late for my vivitrol shot',
        'threw up my medicine do i take another',
      ],
      es: [
        'se me olvidó la dosis de suboxone',
        'ayer no tomé la metadona, qué hago',
        'llevo tres días sin el antidepresivo',
        'puedo tomar doble si olvidé una',
        'se me pasó la fecha de la inyección',
        'vomité la medicina, tomo otra',
      ],
    },
    answer: {
      en: "Don't double it. Call your prescriber, clinic, or pharmacist now, tell them when your last dose was, and do what they say. If you missed several days of methadone or buprenorphine, call before you take any, because your tolerance may have dropped.",
      es: 'No tomes doble. Llama ya a quien te receta, a la clínica o al farmacéutico, di cuándo fue la última dosis y haz lo que te digan. Si faltaron varios días de metadona o buprenorfina, llama antes de tomarla, porque tu tolerancia pudo bajar.',
    },
    ask: 'prescriber',
  },
  {
    id: 'side-effects',
    asks: {
      en: [
        'suboxone is making me constipated',
        'methadone sweats are killing me',
        'side effects of naltrexone',
        'my meds make me sleepy all day',
        'antabuse side effects normal?',
        'this medicine makes me feel weird',
      ],
      es: [
        'el suboxone me estriñe',
        'la metadona me hace sudar mucho',
        'efectos secundarios de la naltrexona',
        'la medicina me tiene dormido todo el día',
        'son normales los efectos del antabuse',
        'esta medicina me hace sentir raro',
      ],
    },
    answer: {
      en: "Write down what you feel and when, and call your prescriber or pharmacist today. Many side effects can be fixed, so don't just stop. Call 911 for trouble breathing, a swollen face, fainting, or if no one can wake you.",
      es: 'Anota qué sientes y a qué hora, y llama hoy a quien te receta o al farmacéutico. Muchos efectos tienen arreglo: no la dejes sin más. Llama al 911 si te falta el aire, se te hincha la cara, te desmayas o no pueden despertarte.',
    },
    ask: 'prescriber',
    source: { title: 'MedlinePlus: Drug reactions', url: 'https://medlineplus.gov/drugreactions.html' },
    danger: true,
  },
  {
    id: 'interactions',
    asks: {
      en: [
        'can i take benadryl with suboxone',
        'is it ok to mix my meds',
        'what interacts with methadone',
        'can i have nyquil on naltrexone',
        'is this safe with my antidepressant',
        'can i drink with my medication',
      ],
      es: [
        'puedo tomar algo para la alergia con suboxone',
        'puedo mezclar mis medicinas',
        'qué no se combina con la metadona',
        'puedo tomar jarabe con naltrexona',
        'es seguro con mi antidepresivo',
        'puedo beber con mi medicina',
      ],
    },
    answer: {
      en: "Ask your pharmacist before you take them together: it's free, quick, and you can phone. Read out everything you take, also cold medicine, herbs, and alcohol. I can't judge mixes for you, and some that seem harmless can stop your breathing.",
      es: 'Pregunta al farmacéutico antes de tomarlas juntas: es gratis, rápido y puedes llamar. Léele todo lo que tomas, también para la gripe, hierbas y alcohol. Yo no puedo juzgar mezclas, y algunas que parecen inocentes pueden frenar la respiración.',
    },
    ask: 'pharmacist',
    source: { title: 'MedlinePlus: Drug reactions', url: 'https://medlineplus.gov/drugreactions.html' },
  },
  {
    id: 'antidepressants',
    asks: {
      en: [
        'can i take antidepressants in recovery',
        'is zoloft ok if im sober',
        'are ssris addictive',
        'my sponsor says no meds at all even for depression',
        'does taking lexapro break my sobriety',
        'antidepressants arent working cause i drank',
      ],
      es: [
        'puedo tomar antidepresivos en recuperación',
        'puedo tomar sertralina si estoy sobrio',
        'los antidepresivos crean adicción',
        'mi padrino dice que nada de medicinas ni para la depresión',
        'tomar antidepresivos rompe mi sobriedad',
        'no me hacen efecto porque tomé',
      ],
    },
    answer: {
      en: "Yes, taken as prescribed they're treatment and don't cost you your sobriety. They aren't known to cause craving or a high. Tell your prescriber you're in recovery and what you use, and don't stop suddenly. AA's own pamphlet says no member should play doctor.",
      es: 'Sí: tomados como te indican son tratamiento y no rompen tu sobriedad. No causan ganas ni euforia. Dile a quien receta que estás en recuperación y qué consumes, y no los dejes de golpe. El propio folleto de AA pide que nadie haga de médico.',
    },
    ask: 'prescriber',
    source: { title: 'MedlinePlus: Antidepressants', url: 'https://medlineplus.gov/antidepressants.html' },
  },
  {
    id: 'pain-surgery',
    asks: {
      en: [
        'what do I tell the dentist about my addiction',
        'can I refuse opioids at the hospital',
        'how do I tell the surgeon no opioids',
        'having surgery and afraid of pain pills',
        'can i take painkillers in recovery',
        'dentist wants to give me percocet',
        'on suboxone and need an operation',
        'how do i handle pain without relapsing',
        'wisdom teeth out and im 1 yr sober',
      ],
      es: [
        'qué le digo al dentista de mi adicción',
        'puedo rechazar los opioides en el hospital',
        'me van a operar y me dan miedo los analgésicos',
        'puedo tomar calmantes en recuperación',
        'el dentista quiere darme percocet',
        'tomo suboxone y me van a operar',
        'cómo manejo el dolor sin recaer',
        'me sacan las muelas y llevo un año sobrio',
      ],
    },
    answer: {
      en: "Tell the surgeon and your prescriber before the date: \"I'm in recovery; let's make a pain plan.\" Ask what works without opioids. If you need some, have a trusted person hold them, and call someone daily. Don't stop methadone or buprenorphine on your own.",
      es: 'Avisa al cirujano y a quien te receta antes de la fecha: "Estoy en recuperación; hagamos un plan para el dolor". Pregunta qué sirve sin opioides. Si los necesitas, que los guarde alguien de confianza. No dejes la metadona ni la buprenorfina por tu cuenta.',
    },
    ask: 'prescriber',
    source: { title: 'MedlinePlus: Surgery', url: 'https://medlineplus.gov/surgery.html' },
  },
  {
    id: 'chronic-pain',
    asks: {
      en: [
        'i have chronic pain and im an addict what can i take',
        'my back hurts so bad i want my pills back',
        'doctor cut off my pain meds',
        'pain is why i relapse',
        'sober with fibromyalgia',
        'how do people live with pain without opioids',
      ],
      es: [
        'tengo dolor crónico y soy adicto, qué hago',
        'me duele tanto la espalda que quiero mis pastillas',
        'el doctor me quitó los analgésicos',
        'recaigo por el dolor',
        'sobrio con fibromialgia',
        'cómo se vive con dolor sin opioides',
      ],
    },
    answer: {
      en: 'Tell a doctor both things in one sentence: "I live with pain, and I\'m in recovery." Ask about physical therapy, non-opioid medicine, and a pain clinic. Buprenorphine or methadone can help some people with both. If you were cut off suddenly, call today.',
      es: 'Di al médico las dos cosas juntas: "Vivo con dolor y estoy en recuperación". Pregunta por fisioterapia, medicinas sin opioides y una clínica del dolor. La buprenorfina o la metadona ayudan a algunos con ambas. Si te las quitaron de golpe, llama hoy.',
    },
    ask: 'doctor',
  },
  {
    id: 'adhd-medicine',
    asks: {
      en: [
        'can i take adderall in recovery',
        'adhd meds if i used to do meth',
        'is there a non stimulant for adhd',
        'my vyvanse is running out early',
        'sober and cant focus on anything',
        'got diagnosed with adhd in rehab',
      ],
      es: [
        'puedo tomar adderall en recuperación',
        'medicina para tdah si usaba cristal',
        'hay algo para el tdah que no sea estimulante',
        'se me acaba antes la medicina del tdah',
        'sobrio y no me concentro en nada',
        'en rehabilitación me diagnosticaron tdah',
      ],
    },
    answer: {
      en: "Ask a prescriber who knows addiction. Treating ADHD can support recovery, and there are non-stimulant choices too. Be honest about what you used and if you're running out early. If you take a stimulant, let someone else hold the bottle.",
      es: 'Pregunta a un prescriptor que sepa de adicciones. Tratar el TDAH puede apoyar tu recuperación, y hay opciones sin estimulantes. Di con franqueza qué usabas y si se te acaba antes. Si tomas un estimulante, que otra persona guarde el frasco.',
    },
    ask: 'prescriber',
    source: {
      title: 'MedlinePlus: ADHD',
      url: 'https://medlineplus.gov/attentiondeficithyperactivitydisorder.html',
    },
  },
  {
    id: 'sleep-anxiety-medicine',
    asks: {
      en: [
        'doctor offered me xanax but im in recovery',
        'what can i take for sleep sober',
        'is gabapentin ok for addicts',
        'is trazodone addictive',
        'anxiety meds that arent benzos',
        'can i take melatonin or is that a drug',
      ],
      es: [
        'el doctor me ofrece xanax y estoy en recuperación',
        'qué puedo tomar para dormir estando sobrio',
        'está bien la gabapentina para un adicto',
        'crea adicción la trazodona',
        'medicina para la ansiedad que no sea benzo',
        'puedo tomar melatonina',
      ],
    },
    answer: {
      en: "Say it plainly at the visit: \"I'm in recovery. What do you have that's low risk for me?\" There are choices for sleep and anxiety without benzodiazepines, and therapy works well for both. If you already take one, don't stop suddenly.",
      es: 'Dilo claro en la consulta: "Estoy en recuperación. ¿Qué hay de bajo riesgo para mí?". Hay opciones para dormir y para la ansiedad sin benzodiacepinas, y la terapia sirve mucho. Si ya tomas una, no la dejes de golpe.',
    },
    ask: 'prescriber',
  },
  {
    id: 'how-much-to-take',
    asks: {
      en: [
        'how much should i take',
        'whats a safe dose for me',
        'how many mg of suboxone do i need',
        'can i take more than the bottle says',
        "what's the right amount of gabapentin",
        'how many pills is too many',
      ],
      es: [
        'cuánto debo tomar',
        'cuál es una dosis segura para mí',
        'cuántos miligramos de suboxone necesito',
        'puedo tomar más de lo que dice el frasco',
        'cuánta gabapentina es lo correcto',
        'cuántas pastillas son demasiadas',
      ],
    },
    answer: {
      en: "I can't tell you amounts: that depends on your body and on everything else you take. Call your pharmacist or prescriber and ask. If you've already taken too much, call Poison Help at 1-800-222-1222, or 911 if you're very sleepy or can't breathe well.",
      es: 'No puedo decirte cantidades: depende de tu cuerpo y de todo lo que tomas. Llama a tu farmacéutico o a quien te receta. Si ya tomaste de más, llama a Poison Help, 1-800-222-1222, o al 911 si tienes mucho sueño o respiras mal.',
    },
    ask: 'pharmacist',
    danger: true,
  },
  {
    id: 'kratom',
    asks: {
      en: [
        'is kratom safe',
        'can i use kratom to get off opiates',
        'is 7oh addictive',
        'kratom withdrawal how bad',
        'does kratom count as relapse',
        'i take kratom every day and cant stop',
      ],
      es: [
        'es seguro el kratom',
        'puedo usar kratom para dejar los opioides',
        'el 7oh crea adicción',
        'qué tan mala es la abstinencia de kratom',
        'tomar kratom es recaída',
        'tomo kratom diario y no puedo parar',
      ],
    },
    answer: {
      en: "It isn't a safe choice: kratom acts on the same places as opioids, so it can cause dependence and withdrawal. The FDA hasn't approved it and warns people not to use it. For opioids, buprenorphine or methadone are far safer bets. Tell a doctor you take it; they can help you stop with less misery.",
      es: 'No es una opción segura: el kratom actúa donde actúan los opioides y puede causar dependencia y abstinencia. La FDA no lo ha aprobado y advierte que no se use. Para los opioides, buprenorfina o metadona son mucho más seguras. Dile a un médico que lo tomas; puede ayudarte a dejarlo con menos malestar.',
    },
    source: {
      title: 'FDA and kratom',
      url: 'https://www.fda.gov/news-events/public-health-focus/fda-and-kratom',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'cbd-thc',
    asks: {
      en: [
        'is cbd ok in recovery',
        'does cbd show up on a drug test',
        'delta 8 is that a relapse',
        'cbd gummies for anxiety while sober',
        'will cbd oil get me high',
        'can i use hemp stuff on probation',
      ],
      es: [
        'puedo usar cbd en recuperación',
        'el cbd sale en la prueba de drogas',
        'delta 8 es recaída',
        'gomitas de cbd para la ansiedad estando sobrio',
        'el aceite de cbd me droga',
        'puedo usar productos de cáñamo en probatoria',
      ],
    },
    answer: {
      en: "Ask your doctor first, and if you're tested, skip it: CBD products can contain THC, even when the label says none, and a test may be positive. CBD itself doesn't get you high. Delta-8 does. Labels are poorly checked, so you can't be sure what's inside.",
      es: 'Pregunta antes a tu médico, y si te hacen pruebas, mejor no: los productos de CBD pueden tener THC aunque la etiqueta diga que no, y dar positivo. El CBD en sí no droga. El delta-8 sí. Las etiquetas se controlan poco: no sabes qué trae.',
    },
    source: {
      title: 'FDA: Cannabis products and CBD',
      url: 'https://www.fda.gov/news-events/public-health-focus/fda-regulation-cannabis-and-cannabis-derived-products-including-cannabidiol-cbd',
    },
    ask: 'doctor',
  },
  {
    id: 'nonalcoholic-beer',
    asks: {
      en: [
        'can i drink non alcoholic beer',
        'is na beer a relapse',
        'does kombucha count as alcohol',
        '0.5 beer ok when sober',
        'are mocktails a bad idea',
        'is cooking with wine ok',
      ],
      es: [
        'puedo tomar cerveza sin alcohol',
        'la cerveza sin alcohol es recaída',
        'la kombucha tiene alcohol',
        'está bien la cerveza 0.0 si estoy sobrio',
        'son mala idea los mocktails',
        'puedo comer algo cocinado con vino',
      ],
    },
    answer: {
      en: 'Ask yourself: am I after the taste, or the old feeling? For some it helps; for others the smell and ritual wake the craving, so early on a plain soda is safer. Some of these drinks hold a little alcohol. If you take disulfiram or are tested, skip them.',
      es: 'Pregúntate: ¿busco el sabor o la sensación de antes? A algunos les ayuda; a otros el olor y el ritual les despiertan las ganas, así que al inicio conviene un refresco. Algunas traen un poco de alcohol. Si tomas disulfiram o te hacen pruebas, evítalas.',
    },
    ask: 'counselor',
  },
  {
    id: 'psychedelics',
    asks: {
      en: [
        'do mushrooms cure addiction',
        'ketamine clinic for alcohol, thoughts',
        'ibogaine for heroin does it work',
        'is ayahuasca ok if im sober',
        'microdosing in recovery',
        'psilocybin study for drinking',
      ],
      es: [
        'los hongos curan la adicción',
        'la ketamina sirve para el alcoholismo',
        'la ibogaína funciona para la heroína',
        'está bien la ayahuasca si estoy sobrio',
        'microdosis en recuperación',
        'psilocibina para dejar de beber',
      ],
    },
    answer: {
      en: 'Talk with your doctor before trying any. Some are being studied and look promising, but none is approved in the US for treating addiction. They carry risks, such as heart trouble with ibogaine, or psychosis. Proven help exists today. To join a study, see clinicaltrials.gov.',
      es: 'Habla con tu médico antes de probar. Algunos se estudian y prometen, pero ninguno está aprobado en EE. UU. para tratar adicciones. Tienen riesgos, como problemas del corazón con ibogaína, o psicosis. Hoy ya hay ayuda probada. Para entrar a un estudio, mira clinicaltrials.gov.',
    },
    source: {
      title: 'NIDA: Psychedelic and dissociative drugs',
      url: 'https://nida.nih.gov/research-topics/psychedelic-dissociative-drugs',
    },
    ask: 'doctor',
  },
]
