// Smoking, vaping, nicotine and cannabis.
import type { PreparedAnswer } from './prepared-answer.ts'

export const smokeAnswers: PreparedAnswer[] = [
  {
    id: 'quit-smoking',
    asks: {
      en: [
        'how do I quit smoking',
        'should I quit cigarettes while getting sober',
        'I smoke more since I stopped drinking',
        'tried to stop smoking ten times',
        'does quitting smoking hurt my sobriety',
        'what helps with nicotine cravings',
      ],
      es: [
        'cómo dejo de fumar',
        'dejo el cigarro mientras dejo el alcohol',
        'fumo más desde que no bebo',
        'intenté dejar de fumar diez veces',
        'dejar de fumar afecta mi sobriedad',
        'qué ayuda con las ganas de nicotina',
      ],
    },
    answer: {
      en: 'Call 1-800-QUIT-NOW for free coaching. Ask a doctor or pharmacist about patches, gum or pills, too. Coaching plus medicine works best. For most people, quitting smoking along with drinking or drugs doesn’t hurt recovery. It can even help.',
      es: 'Llama al 1-855-335-3569 para asesoría gratis en español, y pregunta a un médico o farmacéutico por parches, chicles o pastillas; asesoría más medicina es lo que mejor funciona. Dejar el tabaco junto con el alcohol o drogas no daña la recuperación de la mayoría, y puede ayudar.',
    },
    more: {
      en: 'For the next craving:\n- Wait ten minutes; it usually fades.\n- Drink water, chew something, change rooms.\n- Tell someone you’re quitting and the date.\n- Throw out lighters and ashtrays the night before.\nThe first days are the hardest. If you slip, save the quit: toss the pack and carry on.',
      es: 'Para las próximas ganas:\n- Espera diez minutos; suelen bajar.\n- Toma agua, mastica algo, cambia de cuarto.\n- Cuenta a alguien que lo dejas y qué día.\n- La noche antes tira encendedores y ceniceros.\nLos primeros días son los más duros. Si fumas uno, no lo pierdas todo: tira la cajetilla y sigue.',
    },
    source: { title: 'CDC: quit smoking', url: 'https://www.cdc.gov/tobacco/' },
    ask: 'doctor',
  },
  {
    id: 'quit-vaping',
    asks: {
      en: [
        'how do I stop vaping',
        'I vape all day even in bed',
        'my vape is always in my hand',
        'is vaping as addictive as cigarettes',
        'my teenager vapes',
        'quit vaping headaches and anger',
      ],
      es: [
        'cómo dejo de vapear',
        'vapeo todo el día hasta en la cama',
        'siempre tengo el vape en la mano',
        'el vape es tan adictivo como el cigarro',
        'mi hijo adolescente vapea',
        'dejé de vapear y tengo dolor de cabeza y enojo',
      ],
    },
    answer: {
      en: 'Choose a day this week, then get the vape and chargers out of your car, bed and pockets. Call 1-800-QUIT-NOW; they coach for vaping too. Ask a doctor about nicotine replacement. The irritable, foggy first days are nicotine leaving, and they ease.',
      es: 'Elige un día de esta semana y saca el vape y cargadores del carro, la cama y los bolsillos. Llama al 1-855-335-3569; también asesoran sobre vapeo. Pregunta a un médico por reemplazo de nicotina. El mal humor de los primeros días es la nicotina saliendo, y baja.',
    },
    source: { title: 'Smokefree.gov', url: 'https://smokefree.gov' },
    ask: 'doctor',
  },
  {
    id: 'nicotine-pouches',
    asks: {
      en: [
        'I use zyn all day',
        'are nicotine pouches bad for you',
        'how do I quit dip',
        'hooked on nicotine gum for years',
        "chewing tobacco and I can't stop",
        'are pouches better than smoking',
      ],
      es: [
        'uso bolsitas de nicotina todo el día',
        'hacen daño las bolsitas de nicotina',
        'cómo dejo el tabaco de mascar',
        'llevo años con chicle de nicotina',
        'no puedo dejar el rapé',
        'son mejores las bolsitas que fumar',
      ],
    },
    answer: {
      en: 'Count how many you use for two days, then talk to a pharmacist or 1-800-QUIT-NOW about stepping down with approved products. Pouches have no smoke, but the nicotine is strongly addictive and not safe for teens or in pregnancy. Lock them away from children; swallowing one can poison a child.',
      es: 'Cuenta cuántas usas en dos días y habla con un farmacéutico o llama al 1-855-335-3569 para bajar con productos aprobados. No tienen humo, pero la nicotina es muy adictiva y no es segura en adolescentes ni embarazo. Guárdalas bajo llave: tragarse una puede intoxicar a un niño.',
    },
    ask: 'pharmacist',
  },
  {
    id: 'smoking-relapse',
    asks: {
      en: [
        'I smoked a cigarette after two months',
        'I slipped and bought a pack',
        'started smoking again because of stress',
        'had one drag at a party',
        'feel like a failure for smoking again',
        'everyone smokes outside the meeting',
      ],
      es: [
        'fumé un cigarro después de dos meses',
        'caí y compré una cajetilla',
        'volví a fumar por el estrés',
        'di una fumada en una fiesta',
        'me siento un fracaso por volver a fumar',
        'todos fuman afuera de la reunión',
      ],
    },
    answer: {
      en: 'Get rid of the rest of the pack now; one cigarette doesn’t have to become the habit. Then write down where you were and what you felt, since that’s your plan for next time. Most people need several tries, and each one teaches something.',
      es: 'Deshazte ya del resto de la cajetilla; un cigarro no tiene que volverse costumbre. Anota dónde estabas y qué sentías: es tu plan para la próxima. La mayoría necesita varios intentos, y cada uno enseña algo.',
    },
    ask: 'doctor',
  },
  {
    id: 'quit-weed',
    asks: {
      en: [
        'how do I quit smoking weed',
        'can you get addicted to marijuana',
        'I smoke from morning to night',
        "weed dab pens and I can't stop",
        'what happens when I stop cannabis',
        "everyone says weed isn't addictive but I can't quit",
      ],
      es: [
        'cómo dejo de fumar mota',
        'la marihuana causa adicción',
        'fumo desde la mañana hasta la noche',
        'no puedo dejar los dabs y el vape de thc',
        'qué pasa al dejar el cannabis',
        'todos dicen que la hierba no engancha pero no puedo parar',
      ],
    },
    answer: {
      en: 'Yes, people get hooked on cannabis, and you can stop. Give away or throw out everything, pens too, and plan your three usual smoking times with something else. Expect bad sleep, low appetite and a short temper for a week or two. Marijuana Anonymous and counselors help.',
      es: 'Sí, el cannabis puede enganchar, y se puede dejar. Tira o regala todo, también los vapes, y llena con otra cosa tus tres horas habituales. Espera mal sueño, poco apetito y mal humor una o dos semanas. Marihuana Anónimos y los consejeros ayudan.',
    },
    source: { title: 'NIDA: cannabis', url: 'https://nida.nih.gov/research-topics/cannabis-marijuana' },
    ask: 'counselor',
  },
  {
    id: 'weed-sleep',
    asks: {
      en: [
        "I can't sleep without weed",
        'since I stopped weed my dreams are insane',
        "quit weed and I'm up all night",
        'is it ok to smoke just for sleep',
        'sweating at night after quitting cannabis',
        'when does sleep get better after weed',
      ],
      es: [
        'no puedo dormir sin mota',
        'desde que dejé la mota tengo sueños muy vivos',
        'dejé la hierba y paso la noche despierto',
        'está bien fumar solo para dormir',
        'sudo de noche desde que dejé el cannabis',
        'cuándo mejora el sueño después de la marihuana',
      ],
    },
    answer: {
      en: 'Get up at the same time tomorrow, no matter how tonight goes. Broken sleep, sweats and vivid dreams are common after stopping daily cannabis and mostly ease over a few weeks. Skip alcohol as a fix. If it drags on, ask a doctor about treatment for insomnia.',
      es: 'Mañana levántate a la misma hora, pase lo que pase hoy. Dormir mal, sudar y soñar intenso es común al dejar el cannabis diario y suele bajar en unas semanas. No uses alcohol como arreglo. Si se alarga, pregunta a un médico por el insomnio.',
    },
    ask: 'doctor',
  },
  {
    id: 'weed-in-recovery',
    asks: {
      en: [
        'is weed ok if my problem is alcohol',
        'california sober is that real recovery',
        'can I smoke pot if I quit heroin',
        'weed is legal here so is it fine for me',
        'does marijuana count as a relapse',
        'edibles instead of drinking',
      ],
      es: [
        'puedo fumar mota si mi problema es el alcohol',
        'cuenta como recuperación si solo fumo marihuana',
        'fumar hierba si dejé la heroína',
        'está bien el cbd en recuperación',
        'la marihuana cuenta como recaída',
        'comestibles en vez de beber',
      ],
    },
    answer: {
      en: 'Ask yourself honestly: has it stayed where you meant it to, and would you stop for a month to see? For some people it leads back, for others it replaces one daily habit with another. Talk it through with your counselor, and check any testing rules first.',
      es: 'Pregúntate con honestidad: ¿se quedó donde querías?, ¿pararías un mes para ver? A algunas personas las lleva de vuelta; a otras les cambia un hábito por otro. Háblalo con tu consejero, y revisa antes las reglas de pruebas.',
    },
    ask: 'counselor',
  },
  {
    id: 'cannabis-sick',
    asks: {
      en: [
        'weed makes me paranoid and hear voices',
        'throwing up for days and only hot showers help',
        'had a panic attack from an edible',
        'my kid ate my gummies',
        'too high and my heart is racing',
        'weed psychosis my brother is acting strange',
      ],
      es: [
        'la mota me da paranoia y oigo voces',
        'llevo días vomitando y solo la regadera caliente ayuda',
        'me dio pánico por un comestible',
        'mi niño se comió mis gomitas',
        'fumé demasiado y el corazón me late fuerte',
        'mi hermano está raro por la marihuana, como psicosis',
      ],
    },
    answer: {
      en: 'Child ate it: call Poison Help 1-800-222-1222 now, or 911 if very sleepy or breathing badly. Chest pain, fainting, voices, or feeling unsafe: 911 or an ER. Vomiting for days needs a doctor too. Otherwise sit with someone calm, sip water; it passes in hours.',
      es: 'Si lo comió un niño: llama ya al 1-800-222-1222, o al 911 si está muy dormido o respira mal. Dolor de pecho, desmayo, voces o sentir peligro: 911 o urgencias. Vomitar por días también es de médico. Si no, siéntate con alguien tranquilo y toma agua; pasa en horas.',
    },
    source: { title: 'MedlinePlus: marijuana', url: 'https://medlineplus.gov/marijuana.html' },
    ask: 'doctor',
    danger: true,
  },
]
