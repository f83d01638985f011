// Facts about drugs, vapes and smoking.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const drugFactsAnswers: PreparedAnswer[] = [
  {
    id: 'vaping-or-smoking',
    asks: {
      en: [
        'are vapes safer than cigarettes',
        'should I switch to vaping to quit smoking',
        'is vaping bad for your lungs',
        'what does vaping do to you',
        'can vaping help me stop smoking',
        'is juul as bad as cigarettes',
      ],
      es: [
        'el vape es más seguro que el cigarro',
        'cambiar el cigarro por el vape ayuda',
        'vapear daña los pulmones',
        'qué hace el vapeo en el cuerpo',
        'vapear para dejar de fumar funciona',
        'es igual de malo vapear que fumar',
      ],
    },
    answer: {
      en: 'Vaping is likely less harmful than smoking, because nothing burns, but it isn’t harmless: nicotine hooks just as hard, and the effect on lungs and heart over decades isn’t known. It only helps if it replaces every cigarette; doing both saves little. The safest is neither: patches, gum or pills work, and 1-800-QUIT-NOW coaches for both.',
      es: 'Vapear es probablemente menos dañino que fumar, porque nada se quema, pero no es inocuo: la nicotina engancha igual, y no se sabe qué hace en pulmones y corazón a la larga. Solo ayuda si reemplaza todos los cigarros; hacer las dos cosas ahorra poco. Lo más seguro es ninguna: parches, chicles o pastillas sirven, y el 1-855-335-3569 asesora para ambas.',
    },
    source: { title: 'CDC: e-cigarettes', url: 'https://www.cdc.gov/tobacco/e-cigarettes/index.html' },
    ask: 'doctor',
  },
  {
    id: 'smoking-heals',
    asks: {
      en: [
        'do lungs heal after quitting smoking',
        'what happens to your body when you quit smoking',
        'timeline after quitting cigarettes',
        'is it too late to quit smoking at 60',
        'why am I coughing more since I quit smoking',
        'how long until my lungs are clean',
      ],
      es: [
        'los pulmones sanan al dejar de fumar',
        'qué pasa en el cuerpo cuando dejas de fumar',
        'es tarde para dejar de fumar a los 60',
        'por qué toso más desde que no fumo',
        'cuánto tardan en limpiarse los pulmones',
        'beneficios de dejar el cigarro',
      ],
    },
    answer: {
      en: 'Yes, lungs and heart heal at any age. Within hours the pulse drops, in some weeks to months coughing and short breath get better, and after a year the added risk of heart disease is about half. The risk of lung cancer falls over ten years or so. More cough in the first weeks is the lungs clearing. Coughing blood or chest pain: see a doctor today.',
      es: 'Sí, pulmones y corazón sanan a cualquier edad. En horas baja el pulso, en semanas o meses mejoran la tos y la falta de aire, y al año el riesgo añadido del corazón es cerca de la mitad. El de cáncer de pulmón baja en unos diez años. Más tos al inicio es limpieza. Tos con sangre o dolor de pecho: médico hoy.',
    },
    source: {
      title: 'CDC: benefits of quitting smoking',
      url: 'https://www.cdc.gov/tobacco/about/benefits-of-quitting.html',
    },
    ask: 'doctor',
  },
  {
    id: 'smoking-cold-turkey',
    asks: {
      en: [
        'cold turkey or patches for smoking',
        'can you use the patch and the gum at once',
        'does wellbutrin help you quit smoking',
        "what's the best way to quit cigarettes",
        'is quitting nicotine cold turkey dangerous',
        'does hypnosis work for smoking',
      ],
      es: [
        'dejar de fumar de golpe o con parches',
        'se puede usar parche y chicle juntos',
        'el bupropión ayuda a dejar de fumar',
        'cuál es la mejor forma de dejar el cigarro',
        'es peligroso dejar la nicotina de golpe',
        'la hipnosis sirve para dejar de fumar',
      ],
    },
    answer: {
      en: 'Either can work, but patches, gum or pills raise the odds by half or more, and stopping from one day to the next isn’t dangerous. A patch for the whole day plus gum or lozenges for sudden urges works better than one alone. Wellbutrin (bupropion) and varenicline need a prescription. Ask a pharmacist, or call 1-800-QUIT-NOW for free help choosing.',
      es: 'De las dos formas se puede, pero parches, chicles o pastillas suben las posibilidades a la mitad más o mejor, y dejarlo de un día para otro no es peligroso. Un parche todo el día más chicle o pastilla para las ganas repentinas funciona mejor que uno solo. El bupropión y la vareniclina llevan receta. Pregunta a un farmacéutico o llama al 1-855-335-3569.',
    },
    source: {
      title: 'Smokefree.gov: ways to quit',
      url: 'https://smokefree.gov/tools-tips/how-to-quit/using-nicotine-replacement-therapy',
    },
    ask: 'pharmacist',
  },
  {
    id: 'nicotine-baby',
    asks: {
      en: [
        'can I breastfeed if I smoke',
        'vaping while nursing',
        'does nicotine get in breast milk',
        'can I use nicotine gum while pregnant',
        'smoking while breastfeeding',
        'is it safe to use patches when pregnant',
      ],
      es: [
        'puedo dar pecho si fumo',
        'vapear y dar pecho',
        'la nicotina pasa a la leche',
        'puedo usar parches embarazada',
        'fumar durante la lactancia',
        'chicle de nicotina en el embarazo',
      ],
    },
    answer: {
      en: 'Nicotine passes into breast milk, from vapes too, yet nursing usually still protects the baby more than formula would. If you can’t stop yet: nurse first and smoke or vape after, outside, change your top, and never share a bed with the baby. Ask your doctor or pharmacist about patches or gum while pregnant or nursing, and call 1-800-QUIT-NOW; they have a program for it.',
      es: 'La nicotina pasa a la leche, también la del vape, pero dar pecho suele proteger más al bebé que la fórmula. Si aún no puedes dejarlo: da pecho primero y fuma o vapea después, afuera, cambia tu blusa y no duermas con el bebé. Pregunta al médico o farmacéutico por parches o chicles en embarazo o lactancia, y llama al 1-855-335-3569; tienen un programa.',
    },
    source: {
      title: 'CDC: smoking and breastfeeding',
      url: 'https://www.cdc.gov/breastfeeding-special-circumstances/hcp/vaccine-medication-drugs/tobacco-and-e-cigarettes.html',
    },
    ask: 'doctor',
  },
  {
    id: 'weed-addictive',
    asks: {
      en: [
        'is weed addictive',
        'can you get addicted to marijuana',
        'is delta 8 addictive',
        'is smoking weed every day a problem',
        'does weed cause psychosis',
        "how do I know if I'm addicted to weed",
      ],
      es: [
        'la marihuana es adictiva',
        'se puede uno enganchar a la mota',
        'el delta 8 engancha',
        'fumar mota todos los días es problema',
        'la marihuana causa psicosis',
        'cómo sé si soy adicto a la marihuana',
      ],
    },
    answer: {
      en: 'Yes, cannabis can be addictive: about three in ten people who use it get a problem, more among daily users and those who started young. Signs are needing more, failed tries to cut down, and bad sleep, sweats and a short temper when you stop. Dabs and strong vapes raise the odds, and delta-8 is THC as well. Two weeks off shows you a lot.',
      es: 'Sí, la marihuana puede enganchar: cerca de tres de cada diez personas que la usan llegan a tener un problema, más si es diario o se empezó joven. Señales: necesitar más, no lograr bajarle, y mal sueño, sudor y mal humor al parar. Los concentrados y vapes fuertes suben el riesgo, y el delta-8 también es THC. Dos semanas sin ella te muestran mucho.',
    },
    source: { title: 'NIDA: cannabis', url: 'https://nida.nih.gov/research-topics/cannabis-marijuana' },
    ask: 'counselor',
  },
  {
    id: 'meth-paranoia',
    asks: {
      en: [
        'does meth paranoia go away',
        'how long does meth psychosis last',
        'hearing voices from meth',
        'why am I so paranoid on coke',
        'he thinks people are watching him since meth',
        'shadow people after days awake',
      ],
      es: [
        'se quita la paranoia del cristal',
        'cuánto dura la psicosis por cristal',
        'oigo voces por el cristal',
        'por qué me pongo paranoico con la coca',
        'cree que lo vigilan desde que usa cristal',
        'veo sombras después de días sin dormir',
      ],
    },
    answer: {
      en: 'For most people the paranoia and voices fade within days to two weeks after the last use, once they sleep and eat; sometimes they last longer and then need treatment. It’s the drug, and it can be treated. Tonight: a calm person, low light, water, no more use, no weapons near. Chest pain, high fever, or fear that makes someone want to hurt anyone: call 911.',
      es: 'A la mayoría se le quitan la paranoia y las voces entre unos días y dos semanas después de la última vez, al dormir y comer; a veces duran más y hay que tratarlas. Es la droga, y se trata. Esta noche: una persona tranquila, poca luz, agua, nada más de consumo y sin armas cerca. Dolor de pecho, mucha fiebre o ganas de hacer daño: 911.',
    },
    source: { title: 'NIDA: methamphetamine', url: 'https://nida.nih.gov/research-topics/methamphetamine' },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'cocaine-heart',
    asks: {
      en: [
        'can coke give you a heart attack',
        'is cocaine bad for your heart',
        'does meth damage the heart',
        'coke and alcohol together how dangerous',
        'will my heart recover after cocaine',
        'what does coke do to your nose',
      ],
      es: [
        'la coca da infarto',
        'la cocaína daña el corazón',
        'el cristal daña el corazón',
        'coca con alcohol qué tan peligroso es',
        'se recupera el corazón después de la cocaína',
        'qué le hace la coca a la nariz',
      ],
    },
    answer: {
      en: 'Yes, cocaine and meth can cause a heart attack or stroke at any age, even the first time, and with alcohol the strain grows. Call 911 now for chest pain, trouble breathing, a numb side, or the worst headache of your life, and say what you took. After stopping, blood pressure and heart often recover a lot; ask a doctor for a heart check and say why.',
      es: 'Sí, la cocaína y el cristal pueden causar infarto o derrame a cualquier edad, hasta la primera vez, y con alcohol es peor. Llama ya al 911 por dolor de pecho, falta de aire, un lado dormido o el peor dolor de cabeza de tu vida, y di qué tomaste. Al dejarlo, presión y corazón se recuperan mucho; pide una revisión del corazón y di por qué.',
    },
    source: { title: 'NIDA: cocaine', url: 'https://nida.nih.gov/research-topics/cocaine' },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'cali-sober',
    asks: {
      en: [
        'what is california sober',
        'can I be sober and still smoke weed',
        'does weed count as sober',
        'is marijuana maintenance recovery',
        'can I go to NA if I have a medical card',
        'am I clean if I only use weed',
      ],
      es: [
        'qué es california sober',
        'puedo estar sobrio y fumar mota',
        'la marihuana cuenta como estar limpio',
        'puedo ir a NA si uso marihuana medicinal',
        'dejé todo menos la mota, estoy limpio',
        'sobrio pero con marihuana',
      ],
    },
    answer: {
      en: 'Staying off alcohol and hard drugs but still using weed is called “Cali sober.” Some people say it keeps them alive; for many it slides back, since a drug that changes your mood keeps the habit warm. There’s little good research. An honest test: is the weed growing, hidden, or used to get through feelings? In AA or NA it wouldn’t count as clean time, and you’re still welcome to come.',
      es: 'Dejar el alcohol y las drogas duras pero seguir con la mota se llama «Cali sober». Algunos dicen que los mantiene vivos; a muchos los lleva de vuelta, porque una droga que cambia el ánimo mantiene viva la costumbre. Hay poca investigación. La prueba honesta: ¿aumenta, la escondes o la usas para aguantar lo que sientes? En AA o NA no cuenta como tiempo limpio, y eres bienvenido igual.',
    },
    source: { title: 'NIDA: cannabis', url: 'https://nida.nih.gov/research-topics/cannabis-marijuana' },
    ask: 'counselor',
  },
  {
    id: 'smoking-weight',
    asks: {
      en: [
        'do you gain weight when you stop smoking',
        'how much weight do people gain after quitting cigarettes',
        "I'm hungry all the time since I quit nicotine",
        'quit smoking without getting fat',
        'weight gain after quitting vaping',
        'afraid of getting fat if I quit smoking',
      ],
      es: [
        'se engorda al dejar de fumar',
        'cuánto se sube de peso sin cigarro',
        'tengo hambre todo el día desde que no fumo',
        'dejar de fumar sin engordar',
        'subí de peso al dejar el vape',
        'miedo a engordar si dejo de fumar',
      ],
    },
    answer: {
      en: 'Many people gain some weight after they quit smoking, often five to ten pounds over the first months, and some gain none. Food tastes better, and nicotine held hunger down. Walk after meals, have crunchy snacks and water ready, and use patches or gum, which soften it. Wait with a diet until you’re a few months free; quitting helps your heart far more than those pounds hurt.',
      es: 'Mucha gente sube algo de peso al dejar de fumar, a menudo de dos a cinco kilos en los primeros meses, y otros nada. La comida sabe mejor y la nicotina quitaba el hambre. Camina tras comer, ten agua y cosas crujientes a la mano, y usa parches o chicles, que lo suavizan. La dieta, en unos meses; dejarlo ayuda al corazón mucho más de lo que pesan esos kilos.',
    },
    source: {
      title: 'CDC: common withdrawal symptoms',
      url: 'https://www.cdc.gov/tobacco/campaign/tips/quit-smoking/7-common-withdrawal-symptoms/index.html',
    },
    ask: 'doctor',
  },
  {
    id: 'fentanyl-detox',
    asks: {
      en: [
        'can I detox from fentanyl at home',
        'do I have to go to a hospital to get off fentanyl',
        'how do people get off fentanyl',
        'is medical detox needed for heroin',
        'how do I quit fentanyl',
        'fentanyl detox',
      ],
      es: [
        'puedo desintoxicarme del fentanilo en casa',
        'tengo que ir al hospital para dejar el fentanilo',
        'cómo se deja el fentanilo',
        'hace falta detox médico para la heroína',
        'cómo dejo el fentanilo',
        'desintoxicación de fentanilo',
      ],
    },
    answer: {
      en: 'It’s the safest way, but you may not need a hospital bed. Most people do best if they start buprenorphine or methadone, often while they live at home, and don’t kick it cold. Fentanyl withdrawal is rough but rarely deadly by itself. Going back after a break is where people die. Go to a hospital if you can’t stop throwing up, are pregnant, have heart trouble, or use benzos or alcohol, too.',
      es: 'Es lo más seguro, y no siempre hace falta una cama de hospital: a casi todos les va mejor empezar buprenorfina o metadona, muchas veces ambulatorio, que dejarlo en seco. La abstinencia de fentanilo pocas veces mata sola, pero es dura, y volver tras una pausa es donde la gente muere. Vómito que no para, embarazo, problemas del corazón, o también benzos o alcohol: ve a un hospital.',
    },
    source: {
      title: 'SAMHSA: medicines for opioid use disorder',
      url: 'https://www.samhsa.gov/substance-use/treatment/options',
    },
    ask: 'prescriber',
  },
  {
    id: 'quit-both-at-once',
    asks: {
      en: [
        'can I quit smoking and drinking together',
        'should I stop vaping and drinking at once',
        'is it too much to quit everything at once',
        'do I have to quit cigarettes in recovery',
        'quit one thing at a time or all',
        'will quitting nicotine make me relapse',
      ],
      es: [
        'puedo dejar de fumar y de beber a la vez',
        'dejo el vape y el alcohol juntos',
        'es demasiado dejar todo a la vez',
        'tengo que dejar el cigarro en recuperación',
        'una cosa a la vez o todo',
        'dejar la nicotina me hará recaer',
      ],
    },
    answer: {
      en: 'No, it isn’t harmful: quitting smoking together with alcohol or drugs is safe for most people, and studies find it helps them stay sober. Some prefer one after the other, and that’s fine, too; put the one that could kill you first. Programs seldom force you, though many are smoke-free and offer patches. If you drink daily, see a doctor before you stop that part.',
      es: 'No, no hace daño: dejar el cigarro junto con el alcohol o las drogas es seguro para casi todos, y los estudios ven que ayuda a seguir sobrio. Otros prefieren una cosa tras otra, y también está bien; primero la que puede matarte. Los programas rara vez obligan, aunque muchos son libres de humo y dan parches. Si bebes diario, ve al médico antes de dejar esa parte.',
    },
    source: { title: 'Smokefree.gov', url: 'https://smokefree.gov/' },
    ask: 'doctor',
  },
]
