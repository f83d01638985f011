// Practical sides of taking medicine: teeth, refills, take-home doses, storage, and requests for a taper.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const medicinesPracticalAnswers: PreparedAnswer[] = [
  {
    id: 'alcohol-taper',
    asks: {
      en: [
        'how do i wean myself off alcohol with beer',
        'taper schedule for vodka',
        'cutting down slowly from a 12 pack how',
        'can i step down my drinking by myself',
        'how many beers to avoid the shakes',
        'plan to cut back one drink a day is that safe',
      ],
      es: [
        'cómo voy bajando el alcohol con cerveza',
        'calendario para dejar el vodka poco a poco',
        'cómo bajo de doce cervezas',
        'puedo ir reduciendo lo que tomo sin médico',
        'cuántas cervezas para no temblar',
        'es seguro bajar un trago cada día',
      ],
    },
    answer: {
      en: "I can't give you a schedule, because a wrong one can end in a seizure. Call a doctor or clinic today and say how much you drink and whether you shake in the morning. They can make it safe with medicine. Call 911 for a seizure, confusion, or seeing things.",
      es: 'No puedo darte un calendario, porque uno equivocado puede terminar en convulsión. Llama hoy a un médico o clínica y di cuánto tomas y si tiemblas por la mañana. Ellos lo hacen seguro con medicina. Llama al 911 si hay convulsión, confusión o visiones.',
    },
    ask: 'doctor',
    source: {
      title: 'MedlinePlus: Alcohol withdrawal',
      url: 'https://medlineplus.gov/ency/article/000764.htm',
    },
    danger: true,
  },
  {
    id: 'precipitated-withdrawal',
    asks: {
      en: [
        'took suboxone too soon and feel horrible',
        'scared of precipitated withdrawal',
        'how do i start bup after fentanyl',
        'subs made me sicker',
        'what is precipitated withdrawal',
        'how long do i wait before my first strip',
      ],
      es: [
        'tomé suboxone muy pronto y me siento fatal',
        'me da miedo la abstinencia precipitada',
        'cómo empiezo buprenorfina después del fentanilo',
        'el suboxone me puso peor',
        'qué es la abstinencia precipitada',
        'cuánto espero antes de la primera tira',
      ],
    },
    answer: {
      en: "Call your prescriber now and say when you last used and when you took it; if you can't reach them, go to an ER. Don't use on top of it. It feels awful but usually passes within hours to a day, and it can be treated. They'll tell you how to time the start.",
      es: 'Llama ya a quien te receta y di cuándo usaste y cuándo la tomaste; si no contesta, ve a urgencias. No uses encima. Se siente horrible, pero suele pasar en horas o un día, y se puede tratar. Ellos te dicen en qué momento empezar.',
    },
    ask: 'prescriber',
    source: {
      title: 'MedlinePlus: Buprenorphine',
      url: 'https://medlineplus.gov/druginfo/meds/a605002.html',
    },
    danger: true,
  },
  {
    id: 'suboxone-teeth',
    asks: {
      en: [
        'is suboxone ruining my teeth',
        'strips and cavities',
        'how do i protect my teeth on bup',
        'dentist asked about suboxone',
        'my teeth are falling apart since i got on subs',
        'does methadone rot your teeth',
      ],
      es: [
        'el suboxone me está dañando los dientes',
        'las tiras dan caries',
        'cómo cuido mis dientes con buprenorfina',
        'el dentista preguntó por el suboxone',
        'se me caen los dientes desde que tomo suboxone',
        'la metadona pudre los dientes',
      ],
    },
    answer: {
      en: "Keep taking it, and book a dentist. The FDA warns that buprenorphine that melts in the mouth can harm teeth. Once it's fully dissolved, swish water gently, swallow, and wait at least an hour before you brush. Ask your prescriber about the shot if teeth worry you.",
      es: 'Sigue tomándola y pide cita con el dentista. La FDA advierte que la buprenorfina que se deshace en la boca puede dañar los dientes. Cuando se disuelva, enjuaga suave con agua, traga y espera al menos una hora para cepillarte. Pregunta por la inyección.',
    },
    ask: 'prescriber',
    source: {
      title: 'MedlinePlus: Buprenorphine',
      url: 'https://medlineplus.gov/druginfo/meds/a605002.html',
    },
  },
  {
    id: 'take-home-doses',
    asks: {
      en: [
        'how do i get take homes from the methadone clinic',
        'how many take home bottles can i get',
        "i'm tired of going every single day to dose",
        'lost my take home bottle',
        'how do i get a lockbox for methadone',
        'why did the clinic take away my take homes',
      ],
      es: [
        'cómo consigo dosis para llevar de la clínica',
        'cuántos frascos me puedo llevar a casa',
        'estoy harto de ir diario a la clínica',
        'perdí mi frasco de metadona',
        'consigo una caja con llave para la metadona',
        'por qué me quitaron las dosis para llevar',
      ],
    },
    answer: {
      en: 'Ask your counselor, "What do I need to get take-homes, and when?" Since 2024 federal rules let clinics give them sooner, but each state and clinic decides. If a bottle is lost or stolen, call the clinic today. Keep them in a locked box, away from children.',
      es: 'Pregunta a tu consejero: "¿Qué necesito para llevar dosis y cuándo?". Desde 2024 las reglas federales permiten darlas antes, pero cada estado y clínica decide. Si se perdió o robaron un frasco, llama hoy a la clínica. Guárdalas bajo llave, lejos de niños.',
    },
    ask: 'prescriber',
    source: { title: 'MedlinePlus: Methadone', url: 'https://medlineplus.gov/druginfo/meds/a682134.html' },
  },
  {
    id: 'pharmacy-wont-fill',
    asks: {
      en: [
        'pharmacy wont fill my suboxone',
        "cvs says they're out of bup",
        'pharmacist was rude about my prescription',
        'i run out tomorrow and cant get my meds',
        'prior authorization is holding up my vivitrol',
        'insurance wont pay for my strips',
      ],
      es: [
        'la farmacia no me surte el suboxone',
        'dicen que no tienen buprenorfina',
        'el farmacéutico me trató mal por mi receta',
        'mañana se me acaba y no consigo mi medicina',
        'la autorización del seguro detiene mi inyección',
        'el seguro no paga mis tiras',
      ],
    },
    answer: {
      en: "Call your prescriber's office now and say, \"I run out tomorrow.\" They can send it to another pharmacy, ask for a fast approval, or bridge the gap. Call two pharmacies and ask if it's in stock. If you'd go without, an ER can often give a short supply.",
      es: 'Llama ya al consultorio y di: "Mañana se me acaba". Pueden mandarla a otra farmacia, pedir una aprobación rápida o cubrir los días que faltan. Llama a dos farmacias y pregunta si hay. Si te quedarías sin ella, en urgencias muchas veces ayudan.',
    },
    ask: 'pharmacist',
  },
  {
    id: 'lost-stolen-medicine',
    asks: {
      en: [
        'my meds got stolen',
        'lost my suboxone what now',
        'roommate took my pills',
        'left my medicine on the bus',
        'ran out early because i took extra',
        'dropped my strips in water',
      ],
      es: [
        'me robaron la medicina',
        'perdí mi suboxone, qué hago',
        'mi compañero se llevó mis pastillas',
        'dejé la medicina en el camión',
        'se me acabó antes porque tomé de más',
        'se me mojaron las tiras',
      ],
    },
    answer: {
      en: "Call your prescriber or clinic today and tell them the truth, even if you took extra. They've heard it before and can plan with you. Don't buy it from someone, since street pills often hold fentanyl. If you feel sick before they answer, go to an ER.",
      es: 'Llama hoy a quien te receta o a la clínica y di la verdad, aunque hayas tomado de más. Ya lo han oído y pueden hacer un plan. No la compres por ahí: las pastillas de la calle suelen traer fentanilo. Si te sientes mal antes, ve a urgencias.',
    },
    ask: 'prescriber',
  },
  {
    id: 'old-pills-disposal',
    asks: {
      en: [
        'how do i get rid of old pills',
        'leftover oxy in my cabinet from surgery',
        'throw away painkillers safely',
        'moms house is full of pills after she died',
        'where is a drug drop box',
        'i dont want these in my house anymore',
      ],
      es: [
        'cómo tiro pastillas viejas',
        'me sobró oxicodona de una cirugía',
        'tirar calmantes de forma segura',
        'la casa de mi mamá quedó llena de pastillas',
        'dónde hay un buzón para medicinas',
        'ya no quiero estas pastillas en mi casa',
      ],
    },
    answer: {
      en: "Ask a friend to take them to a pharmacy drop box today, so they're out of reach. Many pharmacies and police stations have one, and your pharmacist knows where. If you can't get there, ask the pharmacist which medicines should be flushed.",
      es: 'Pide a un amigo que las lleve hoy al buzón de una farmacia, para que no estén a tu alcance. Muchas farmacias y estaciones de policía tienen uno, y el farmacéutico sabe dónde. Si no puedes ir, pregúntale cuáles se echan al inodoro.',
    },
    ask: 'pharmacist',
  },
  {
    id: 'driving-on-medicine',
    asks: {
      en: [
        'can i drive on methadone',
        'is it legal to drive on suboxone',
        'sleepy on my meds can i drive to work',
        'operating a forklift on bup',
        'got pulled over on methadone',
        'my dose went up and i nod at the wheel',
      ],
      es: [
        'puedo manejar con metadona',
        'es legal manejar con suboxone',
        'la medicina me da sueño, puedo manejar',
        'manejo montacargas y tomo buprenorfina',
        'me detuvo la policía y tomo metadona',
        'me subieron la dosis y cabeceo al volante',
      ],
    },
    answer: {
      en: "If you feel sleepy or slow, don't drive today, and call your prescriber. Many people drive well once their dose is steady, but the first weeks and any change need care. Never drive after adding alcohol or a sedative. Ask your prescriber when it's safe for you.",
      es: 'Si tienes sueño o estás lento, hoy no manejes y llama a quien te receta. Muchas personas manejan bien con la dosis estable, pero las primeras semanas y los cambios piden cuidado. Nunca manejes si sumas alcohol o un sedante. Pregunta cuándo es seguro para ti.',
    },
    ask: 'prescriber',
  },
  {
    id: 'breastfeeding-medicine',
    asks: {
      en: [
        'can i breastfeed on suboxone',
        'nursing while on methadone',
        'will my newborn go through withdrawal',
        'had a drink can i nurse',
        'baby born on bup what happens',
        'will cps come because im on methadone',
      ],
      es: [
        'puedo dar pecho si tomo suboxone',
        'amamantar con metadona',
        'mi recién nacido tendrá abstinencia',
        'tomé un trago, puedo dar pecho',
        'qué pasa si mi bebé nace y tomo buprenorfina',
        'vendrá servicios infantiles por la metadona',
      ],
    },
    answer: {
      en: "Ask your baby's doctor and your prescriber; nursing on stable methadone or buprenorphine is often encouraged. Some newborns have withdrawal, and it can be treated. Holding skin to skin helps. Don't stop your medicine. If you used or drank, call before you nurse.",
      es: 'Pregunta al pediatra y a quien te receta; muchas veces se recomienda dar pecho con metadona o buprenorfina estable. Algunos recién nacidos tienen abstinencia, y se trata. Ayuda el contacto piel con piel. No dejes tu medicina. Si consumiste, llama antes de amamantar.',
    },
    ask: 'doctor',
    source: {
      title: 'MedlinePlus: Pregnancy and opioids',
      url: 'https://medlineplus.gov/pregnancyandopioids.html',
    },
  },
  {
    id: 'ride-to-clinic',
    asks: {
      en: [
        'no ride to the clinic',
        'how do i get to treatment without a car',
        'does medicaid pay for rides to methadone',
        'bus doesnt go to my rehab appointments',
        'lost my license how do i get to iop',
        'clinic is an hour away every day',
      ],
      es: [
        'no tengo cómo llegar a la clínica',
        'cómo voy al tratamiento sin carro',
        'medicaid paga el transporte a la metadona',
        'no hay camión a mis citas',
        'perdí la licencia, cómo llego al programa',
        'la clínica queda a una hora cada día',
      ],
    },
    answer: {
      en: "If you have Medicaid, call the number on your card and ask for a ride to medical visits: it's a covered benefit. Book a few days ahead. Ask the clinic about bus passes, video visits, or take-home doses, and ask at a meeting who drives your way.",
      es: 'Si tienes Medicaid, llama al número de tu tarjeta y pide transporte a citas médicas: está cubierto. Resérvalo unos días antes. Pregunta en la clínica por pases de autobús, citas por video o dosis para llevar, y en una reunión quién va por tu rumbo.',
    },
    ask: 'counselor',
  },
]
