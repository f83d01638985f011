// Food and bingeing, body image, weight, sugar, caffeine, exercise and nutrition.
import type { PreparedAnswer } from './prepared-answer.ts'

export const bodyAnswers: PreparedAnswer[] = [
  {
    id: 'bingeing',
    asks: {
      en: [
        "I can't stop binge eating",
        'I ate everything in the house again',
        "food is my drug now that I'm sober",
        'eating till I feel sick every night',
        'is binge eating an addiction',
        'I hide wrappers from my family',
      ],
      es: [
        'no puedo parar los atracones',
        'otra vez me comí todo lo que había',
        'la comida es mi droga ahora que no bebo',
        'como hasta sentirme mal cada noche',
        'el atracón es una adicción',
        'escondo las envolturas de mi familia',
      ],
    },
    answer: {
      en: 'Next meal, eat at the usual time, even after a binge: skipping it sets up the next one. Today, tell one person what’s going on, and ask your doctor about treatment for binge eating; it works. No punishment, no fasting. A binge isn’t a moral failure.',
      es: 'Come la próxima comida a su hora, aun después del atracón: saltarla prepara el siguiente. Hoy cuéntaselo a alguien y pregunta a tu médico por tratamiento para atracones; funciona. Sin castigo y sin ayuno. Un atracón no es falta moral.',
    },
    more: {
      en: 'When the urge comes:\n- Leave the kitchen for ten minutes, with someone on the phone.\n- Ask: hungry, tired, lonely, or upset?\n- Eat sitting down, from a plate, with regular meals through the day.\nGroups such as Overeaters Anonymous or SMART Recovery help some people. A dietitian and a therapist who know eating disorders help many.',
      es: 'Cuando llega el impulso:\n- Sal de la cocina diez minutos, con alguien al teléfono.\n- Pregunta: ¿hambre, cansancio, soledad o malestar?\n- Come sentado, en plato, con comidas regulares.\nGrupos como Comedores Compulsivos Anónimos o SMART Recovery ayudan a algunas personas. Un nutriólogo y un terapeuta que sepan de trastornos alimentarios ayudan a muchas.',
    },
    source: {
      title: 'NIMH: eating disorders',
      url: 'https://www.nimh.nih.gov/health/topics/eating-disorders',
    },
    ask: 'doctor',
  },
  {
    id: 'purging',
    asks: {
      en: [
        'I make myself throw up after eating',
        'I use laxatives to not gain weight',
        'bulimia came back when I got sober',
        "I haven't eaten in days",
        "I'm starving myself and I can't stop",
        'my throat hurts from puking after meals',
      ],
      es: [
        'me provoco el vómito después de comer',
        'tomo laxantes para no engordar',
        'volvió mi bulimia al dejar de beber',
        'llevo días sin comer',
        'me mato de hambre y no puedo parar',
        'me duele la garganta de vomitar',
      ],
    },
    answer: {
      en: 'Please see a doctor this week and say exactly this; it can throw off your heart without warning. Fainting, chest pain, a racing heartbeat, or blood: 911 or an ER now. Tell one person today. You deserve help at any weight, and people do recover.',
      es: 'Ve a un médico esta semana y díselo así; puede alterar tu corazón sin aviso. Desmayo, dolor de pecho, palpitaciones o sangre: 911 o urgencias ya. Cuéntaselo hoy a alguien. Mereces ayuda con cualquier peso, y la gente se recupera.',
    },
    source: {
      title: 'NIMH: eating disorders',
      url: 'https://www.nimh.nih.gov/health/topics/eating-disorders',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'eating-disorder-help',
    asks: {
      en: [
        'where do I get help for an eating disorder',
        'is there a helpline for anorexia',
        'do I have an eating disorder',
        "my daughter won't eat",
        'treatment for eating disorder and addiction together',
        'support group for bulimia',
      ],
      es: [
        'dónde busco ayuda para un trastorno alimentario',
        'hay una línea para la anorexia',
        'tengo un trastorno de la alimentación',
        'mi hija no quiere comer',
        'tratamiento para adicción y trastorno alimentario juntos',
        'grupo de apoyo para bulimia',
      ],
    },
    answer: {
      en: 'Start with your regular doctor and ask for a check-up and a referral to someone who treats eating disorders. ANAD (anad.org) has free peer groups and a helpline in the U.S. Tell them about drinking or drug use too, so both get treated together.',
      es: 'Empieza con tu médico y pide una revisión y referencia a quien trate trastornos alimentarios. ANAD (anad.org) tiene grupos gratis y línea de ayuda en EE. UU. Cuéntales también del alcohol o drogas, para tratar las dos cosas juntas.',
    },
    source: {
      title: 'NIMH: eating disorders',
      url: 'https://www.nimh.nih.gov/health/topics/eating-disorders',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'body-image',
    asks: {
      en: [
        'I hate my body',
        'I feel disgusting when I look in the mirror',
        'I used drugs to stay skinny',
        "I can't stop comparing myself to people online",
        'sober and fat and I hate it',
        'ashamed of my scars and my teeth',
      ],
      es: [
        'odio mi cuerpo',
        'me doy asco cuando me veo al espejo',
        'usaba drogas para estar flaca',
        'no dejo de compararme con gente en internet',
        'sobrio y gordo y lo odio',
        'me avergüenzan mis cicatrices y mis dientes',
      ],
    },
    answer: {
      en: 'Unfollow three accounts that make you feel worse, right now. Then do one thing that treats your body as yours: a shower, lotion, clothes that fit today. If thoughts about weight run your day or you’re skipping meals, tell a doctor or counselor. That’s treatable.',
      es: 'Deja de seguir ya tres cuentas que te hacen sentir peor. Luego haz algo que trate tu cuerpo como tuyo: una ducha, crema, ropa que hoy te quede. Si el peso manda en tu día o te saltas comidas, díselo a un médico o consejero. Tiene tratamiento.',
    },
    ask: 'counselor',
  },
  {
    id: 'weight-after-quitting',
    asks: {
      en: [
        'I gained 20 pounds since I got sober',
        'why am I gaining weight in recovery',
        "scared I'll use again to lose weight",
        'hungry all the time since I quit',
        'quit smoking and got fat',
        'should I diet in early recovery',
      ],
      es: [
        'subí diez kilos desde que dejé de beber',
        'por qué engordo en recuperación',
        'temo volver a consumir para adelgazar',
        'tengo hambre todo el tiempo desde que lo dejé',
        'dejé de fumar y engordé',
        'hago dieta al principio de la recuperación',
      ],
    },
    answer: {
      en: 'Leave strict diets for later; being hungry makes cravings louder. For now: three real meals, something with protein in each, water, and a daily walk. Weight gain is common when the body is catching up. If it scares you toward using, tell your doctor that exactly.',
      es: 'Deja las dietas estrictas para después; el hambre aumenta las ganas. Por ahora: tres comidas de verdad con algo de proteína, agua y caminar a diario. Subir de peso es común mientras el cuerpo se repone. Si eso te empuja a consumir, díselo así a tu médico.',
    },
    ask: 'doctor',
  },
  {
    id: 'sugar-cravings',
    asks: {
      en: [
        'why do I crave sugar since I stopped drinking',
        'eating candy all day in sobriety',
        'is sugar just another addiction',
        'ice cream every night since I quit',
        'should I quit sugar too',
        "can't stop with the cookies",
      ],
      es: [
        'por qué quiero dulce desde que dejé el alcohol',
        'como dulces todo el día en sobriedad',
        'el azúcar es otra adicción',
        'helado cada noche desde que lo dejé',
        'dejo también el azúcar',
        'no puedo parar con las galletas',
      ],
    },
    answer: {
      en: 'Have the cookie; early on, sugar is the smaller problem. To calm it down, eat regular meals with protein and have fruit or nuts in reach. Drinkers often miss alcohol’s sugar and comfort, and it usually settles. With diabetes, ask your doctor first.',
      es: 'Cómete la galleta; al principio, el azúcar es el problema menor. Para calmarlo, come a tus horas con proteína y ten fruta o nueces cerca. Quien bebía suele extrañar el azúcar y el consuelo del alcohol, y con el tiempo baja. Si tienes diabetes, pregunta antes a tu médico.',
    },
    ask: 'doctor',
  },
  {
    id: 'caffeine',
    asks: {
      en: [
        'am I drinking too much coffee in recovery',
        'energy drinks all day since I quit',
        'coffee makes my anxiety worse',
        'is caffeine a drug in recovery',
        'headaches when I skip coffee',
        'does coffee trigger cravings',
      ],
      es: [
        'tomo demasiado café en recuperación',
        'bebidas energéticas todo el día desde que lo dejé',
        'el café me da más ansiedad',
        'la cafeína cuenta como droga',
        'dolor de cabeza si no tomo café',
        'el café dispara las ganas',
      ],
    },
    answer: {
      en: 'Try this for a week: nothing with caffeine after noon, and one cup less each few days, so you skip the headache. Too much can feel just like anxiety or craving, with shaky hands and bad sleep. Heart pounding that won’t settle: see a doctor.',
      es: 'Prueba una semana: nada con cafeína después del mediodía y una taza menos cada pocos días, para evitar el dolor de cabeza. Demasiada se siente como ansiedad o ganas, con temblor y mal sueño. Si el corazón te late fuerte y no se calma, ve al médico.',
    },
    source: { title: 'MedlinePlus: caffeine', url: 'https://medlineplus.gov/caffeine.html' },
  },
  {
    id: 'too-much-exercise',
    asks: {
      en: [
        'am I addicted to the gym',
        'I work out three hours a day since I got sober',
        'can you exercise too much',
        'I panic if I miss a run',
        'training through injuries',
        'swapped drugs for running',
      ],
      es: [
        'soy adicto al gimnasio',
        'entreno tres horas al día desde que estoy sobrio',
        'se puede hacer demasiado ejercicio',
        'entro en pánico si no corro',
        'entreno aunque esté lesionado',
        'cambié las drogas por correr',
      ],
    },
    answer: {
      en: 'Take one full rest day this week and notice what comes up. If missing a workout brings panic, if you train hurt, or it’s about punishing food, talk to a doctor or counselor. Movement helps recovery; it shouldn’t be the only thing holding it up.',
      es: 'Toma esta semana un día completo de descanso y nota qué aparece. Si faltar te da pánico, entrenas con lesiones o es para castigar lo que comes, habla con un médico o consejero. Moverse ayuda, pero no debería ser lo único que te sostiene.',
    },
    ask: 'doctor',
  },
  {
    id: 'exercise-start',
    asks: {
      en: [
        'does exercise help with recovery',
        'how do I start working out after years of using',
        'I have no energy to move',
        'does running help with cravings',
        'what exercise is good in early sobriety',
        'out of shape and embarrassed to go to the gym',
      ],
      es: [
        'el ejercicio ayuda en la recuperación',
        'cómo empiezo a ejercitarme después de años de consumo',
        'no tengo energía para moverme',
        'correr ayuda con las ganas',
        'qué ejercicio es bueno al principio',
        'no tengo condición y me da pena ir al gimnasio',
      ],
    },
    answer: {
      en: 'Walk ten minutes today, at the hour cravings usually come. Do it again tomorrow. Moving lifts mood, helps sleep, and gets you out of the room. Add time slowly. After heavy use, or with chest pain or heart trouble, check with a doctor first.',
      es: 'Camina hoy diez minutos, a la hora en que suelen llegar las ganas. Mañana otra vez. Moverse mejora el ánimo y el sueño, y te saca del cuarto. Aumenta poco a poco. Si consumiste mucho, o tienes dolor de pecho o del corazón, consulta antes.',
    },
    source: {
      title: 'MedlinePlus: exercise and physical fitness',
      url: 'https://medlineplus.gov/exerciseandphysicalfitness.html',
    },
  },
  {
    id: 'eating-in-recovery',
    asks: {
      en: [
        'what should I eat in early recovery',
        'I forgot how to eat normal meals',
        'no appetite since I quit',
        'do vitamins help when you stop drinking',
        'I live on junk food and coffee',
        "cheap healthy food when you're getting sober",
      ],
      es: [
        'qué como al principio de la recuperación',
        'ya no sé comer normal',
        'no tengo hambre desde que lo dejé',
        'ayudan las vitaminas al dejar de beber',
        'vivo de comida chatarra y café',
        'comida sana y barata en recuperación',
      ],
    },
    answer: {
      en: 'Eat something within an hour of waking, then every three to four hours: eggs, beans, rice, yogurt, soup, fruit. Set alarms if you forget. Ask your doctor about vitamins, since heavy drinking can run some low. If you can’t hold food down, get seen today.',
      es: 'Come algo en la primera hora del día y luego cada tres o cuatro horas: huevo, frijoles, arroz, yogur, sopa, fruta. Pon alarmas si se te olvida. Pregunta a tu médico por vitaminas, porque el alcohol puede bajarlas. Si no retienes comida, ve hoy al médico.',
    },
    source: { title: 'Nutrition.gov', url: 'https://www.nutrition.gov' },
    ask: 'doctor',
  },
]
