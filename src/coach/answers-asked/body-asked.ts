// Questions about the body and medicines that people ask in the middle of a talk.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const bodyAskedAnswers: PreparedAnswer[] = [
  {
    id: 'poison-control',
    asks: {
      en: [
        'what is the poison control number',
        'poison control phone number please',
        'do you know the number for poison control',
        'number of the poison center',
        'how do i call poison help',
        'who do i call about mixing medicines at night',
      ],
      es: [
        'cuál es el número de toxicología',
        'teléfono del centro de envenenamiento',
        'número de control de envenenamientos',
        'a qué número llamo por una intoxicación',
        'tienes el número de poison control',
        'a quién llamo de noche por una mezcla de medicinas',
      ],
    },
    answer: {
      en: 'Poison Help: 1-800-222-1222. It’s free, open day and night, and a nurse or pharmacist answers, also if you only want to ask before you take something. If someone won’t wake up, has a seizure, or can’t breathe well, or a face or throat swells, call 911 first.',
      es: 'Línea de toxicología: 1-800-222-1222. Es gratis, atiende de día y de noche, también en español, y contesta personal de enfermería o farmacia, aunque solo quieras preguntar antes de tomar algo. Si alguien no despierta, convulsiona o respira mal, o se hincha la cara o la garganta, llama primero al 911.',
    },
    source: { title: 'Poison Control', url: 'https://www.poison.org' },
    danger: true,
  },
  {
    id: 'pharmacy-closed',
    asks: {
      en: [
        'the pharmacy is closed who can i ask about my medicine',
        'is there a number i can call at night about medicine',
        'which cold medicine is ok at night with my meds',
        'pharmacist at 1am',
        'late night medicine question who answers',
        'no pharmacy open and i have a question about my pills',
      ],
      es: [
        'la farmacia está cerrada a quién le pregunto',
        'hay un número de noche para preguntar por medicinas',
        'qué medicina para la gripa puedo tomar de noche',
        'farmacéutico de madrugada',
        'a quién pregunto por mis pastillas a esta hora',
        'no hay farmacia abierta y tengo una duda de mis medicinas',
      ],
    },
    answer: {
      en: 'Poison Help answers medicine questions all night, for free, also before you take anything: 1-800-222-1222. Read them the label and all that you take, with your prescription. Some big pharmacies have a night line too. Until you know, leave it out. If breathing gets hard, or your face or throat swells, call 911.',
      es: 'La línea de toxicología responde dudas de medicinas toda la noche, gratis, también antes de tomar algo: 1-800-222-1222. Léeles la etiqueta y di todo lo que tomas, también lo recetado. Algunas farmacias grandes atienden de noche. Hasta saberlo, no lo tomes. Si te cuesta respirar, o se hincha la cara o la garganta, llama al 911.',
    },
    source: { title: 'Poison Control', url: 'https://www.poison.org' },
    danger: true,
  },
  {
    id: 'kratom-stop',
    asks: {
      en: [
        'is it dangerous to stop kratom or just miserable',
        'can i quit kratom cold turkey',
        'can i just stop kratom on a long weekend',
        'what happens when i stop taking kratom',
        'kratom withdrawal how bad is it',
        'how do i get off kratom safely',
      ],
      es: [
        'es peligroso dejar el kratom o solo se pasa mal',
        'puedo dejar el kratom de golpe',
        'qué pasa si dejo el kratom',
        'cómo es la abstinencia de kratom',
        'puedo parar el kratom un fin de semana',
        'cómo dejo el kratom sin riesgo',
      ],
    },
    answer: {
      en: 'For most people, stopping kratom alone is more miserable than dangerous: aches, the runs, restless legs, bad sleep, worst in the first days. With a lot each day, it’s easier with a doctor: step by step, or with medicine. See one first if you drink or take other drugs, are pregnant, or have heart trouble or seizures. For a seizure or a racing heart, call 911.',
      es: 'Para la mayoría, dejar solo el kratom es más miserable que peligroso: dolores, diarrea, piernas inquietas, mal sueño, y lo peor son los primeros días. Si tomas mucho cada día, es más fácil con un médico: poco a poco o con medicina. Ve antes si bebes o usas otras drogas, estás embarazada, o tienes problemas del corazón o convulsiones. Ante una convulsión o el corazón muy rápido, llama al 911.',
    },
    ask: 'doctor',
    source: { title: 'NIDA: Kratom', url: 'https://nida.nih.gov/research-topics/kratom' },
  },
  {
    id: 'which-doctor',
    asks: {
      en: [
        'what kind of doctor treats addiction',
        'which doctor do i see about my drinking',
        'can i see an addiction doctor online',
        'i don’t want my regular doctor to know who else can i see',
        'do doctors do this by video',
        'what doctor helps you get off drugs',
      ],
      es: [
        'qué médico trata las adicciones',
        'a qué doctor voy por mi forma de beber',
        'puedo ver a un médico de adicciones por internet',
        'no quiero que mi doctor de siempre se entere a quién voy',
        'hay médicos por videollamada para esto',
        'qué especialista ayuda a dejar las drogas',
      ],
    },
    answer: {
      en: 'A doctor or nurse who does addiction medicine; it doesn’t have to be your own. Many see people by video, so you sit in no waiting room. On findtreatment.gov, choose telehealth, and ask, “Do you treat this, and what will it cost me?” Programs that treat addiction have extra privacy rules: they can’t even say that you’re a patient.',
      es: 'Un médico o una enfermera de medicina de las adicciones; no tiene que ser el tuyo. Muchos atienden por video, así que no hay sala de espera. En findtreatment.gov elige telesalud y pregunta: «¿Tratan esto y cuánto me cuesta?». Los programas de adicciones tienen reglas de privacidad más estrictas: no pueden decir ni que eres paciente.',
    },
    source: { title: 'FindTreatment.gov', url: 'https://findtreatment.gov' },
  },
  {
    id: 'naltrexone-wait',
    asks: {
      en: [
        'how long after opioids can i start naltrexone',
        'how many days clean before vivitrol',
        'waiting time before the naltrexone shot',
        'do i have to be off pills before naltrexone',
        'when can i get the vivitrol shot after my last use',
        'how long off methadone before naltrexone',
      ],
      es: [
        'cuánto espero después de opioides para la naltrexona',
        'cuántos días sin consumir antes del vivitrol',
        'tiempo de espera antes de la inyección de naltrexona',
        'tengo que estar sin pastillas antes de la naltrexona',
        'cuándo me ponen el vivitrol después del último consumo',
        'cuánto tiempo sin metadona antes de la naltrexona',
      ],
    },
    answer: {
      en: 'Opioids have to be out of your body first, or naltrexone sets off sudden, harsh withdrawal. That commonly means at least 7 to 10 days after heroin or pain pills, and longer after methadone or buprenorphine. Your prescriber decides the day and can test first. Tell them the true last time. And know that after the wait, your old dose could kill you.',
      es: 'Los opioides tienen que haber salido del cuerpo, o la naltrexona provoca una abstinencia fuerte de golpe. Suelen ser al menos 7 a 10 días después de heroína o analgésicos, y más después de metadona o buprenorfina. El día lo decide quien te la receta, y puede hacer una prueba. Di la verdad sobre la última vez. Y ojo: tras la espera, tu dosis de antes podría matarte.',
    },
    ask: 'prescriber',
    source: {
      title: 'MedlinePlus: Naltrexone',
      url: 'https://medlineplus.gov/druginfo/meds/a685041.html',
    },
  },
  {
    id: 'moods-ease',
    asks: {
      en: [
        'do the mood swings after quitting calm down',
        'does the bad temper go away after you quit',
        'how long is he so irritable after quitting',
        'when do the moods get better without alcohol',
        'will i always be this snappy sober',
        'she cries and shouts since she stopped drinking does it pass',
      ],
      es: [
        'se quita el mal genio después de dejarlo',
        'cuánto dura el mal humor al dejar de tomar',
        'se calman los cambios de humor al dejarlo',
        'está muy irritable desde que dejó de beber se le pasa',
        'siempre voy a andar de malas sin fumar',
        'cuándo mejora el ánimo al dejarlo',
      ],
    },
    answer: {
      en: 'Yes, for most people it calms down. The short temper and the tears are usually worst in the first weeks and ease over weeks to a few months, often along with sleep. Regular meals, walks and early nights help. If the mood stays low for more than two weeks, or turns hopeless, a doctor can help with that too.',
      es: 'Sí, en la mayoría se calma. El mal genio y el llanto suelen ser peores las primeras semanas y bajan en semanas o pocos meses, muchas veces junto con el sueño. Ayuda comer a horas, caminar y acostarse temprano. Si el ánimo sigue bajo más de dos semanas, o se pierde la esperanza, un médico también puede ayudar con eso.',
    },
    source: {
      title: 'MedlinePlus: Alcohol use disorder',
      url: 'https://medlineplus.gov/alcoholusedisorderaud.html',
    },
  },
  {
    id: 'vivid-dreams',
    asks: {
      en: [
        'do the vivid dreams go away after quitting weed',
        'why do i dream so much since i stopped smoking weed',
        'crazy dreams since i quit',
        'how long do the vivid dreams last',
        'intense dreams after stopping weed',
        'dreams like movies since i quit smoking pot',
      ],
      es: [
        'se quitan los sueños tan vívidos al dejar la mota',
        'por qué sueño tanto desde que dejé la marihuana',
        'sueños muy raros desde que lo dejé',
        'cuánto duran los sueños tan intensos',
        'sueño muchísimo desde que dejé los porros',
        'sueños como películas desde que no fumo',
      ],
    },
    answer: {
      en: 'They do go away. Weed holds dreaming down, and when you stop, it comes back strong: long, vivid, sometimes awful. For most people it fades within a few weeks; after years of daily use it can take longer. It’s your sleep repairing itself. If it’s the same nightmare, or about something that happened to you, tell a doctor.',
      es: 'Sí, se van. La marihuana frena los sueños, y al dejarla vuelven con fuerza: largos, muy vívidos, a veces feos. A la mayoría se le pasa en unas semanas; tras años de fumar a diario puede tardar más. Es tu sueño reparándose. Si es siempre la misma pesadilla, o algo que te pasó, cuéntaselo a un médico.',
    },
    source: {
      title: 'NIDA: Cannabis',
      url: 'https://nida.nih.gov/research-topics/cannabis-marijuana',
    },
  },
  {
    id: 'who-holds-medicine',
    asks: {
      en: [
        'who should hold my pain pills after surgery',
        'should my wife hold my pills if she had a pill problem',
        'can my daughter keep the bottle for me',
        'who can lock up my oxycodone for me',
        'is it a bad idea that my partner holds the medicine',
        'someone to hand me my pain medicine',
      ],
      es: [
        'quién me guarda las pastillas después de la operación',
        'mi esposa puede guardarme las pastillas si tuvo problema con ellas',
        'mi hija puede guardar el frasco',
        'quién guarda mi oxicodona',
        'es mala idea que mi pareja tenga la medicina',
        'alguien que me dé mis pastillas para el dolor',
      ],
    },
    answer: {
      en: 'Best is someone steady who has no past with pills or drugs: for a person with one, holding them can be a burden and a risk. It can be a child, a friend or a neighbor, with a lock box, handing out a day or two at a time. You can also ask the pharmacy to fill it in small parts. Plan now where the rest goes when the pain is over.',
      es: 'Lo mejor es alguien estable, sin historia con pastillas o drogas: para quien la tiene, guardarlas puede ser una carga y un riesgo. Puede ser una hija, un amigo o una vecina, con caja con llave, y que te dé para uno o dos días. También puedes pedir a la farmacia que la surta por partes. Decide ya adónde va lo que sobre.',
    },
    ask: 'pharmacist',
    source: {
      title: 'CDC: Opioids and pain care',
      url: 'https://www.cdc.gov/overdose-prevention/manage-treat-pain/index.html',
    },
  },
  {
    id: 'vape-lungs',
    asks: {
      en: [
        'what does vaping do to your lungs',
        'is vaping bad for the lungs',
        'do lungs heal after vaping',
        'what does a vape do to your body',
        'can vaping damage my lungs',
        'my chest feels tight from vaping is that the lungs',
      ],
      es: [
        'qué le hace el vape a los pulmones',
        'vapear les hace daño a los pulmones',
        'se recuperan los pulmones al dejar el vape',
        'qué le hace el vape al cuerpo',
        'el vape me puede dañar los pulmones',
        'siento el pecho apretado por vapear es el pulmón',
      ],
    },
    answer: {
      en: 'Honestly: it irritates them. Cough, less air in sports, worse asthma, and in some people a serious lung injury, most often from THC vapes off the street. Nobody knows yet what decades of it do. When you stop, cough and breath usually get better within weeks to months. For chest pain or trouble breathing, see a doctor today, or call 911 if it’s bad.',
      es: 'La verdad: los irrita. Tos, menos aire al hacer deporte, más asma, y en algunas personas una lesión grave, casi siempre por vapes de THC de la calle. Nadie sabe aún qué hacen décadas de vapeo. Al dejarlo, la tos y el aire suelen mejorar en semanas o meses. Si te duele el pecho o te falta el aire, ve hoy al médico, o llama al 911 si es fuerte.',
    },
    ask: 'doctor',
    source: {
      title: 'CDC: Health effects of vaping',
      url: 'https://www.cdc.gov/tobacco/e-cigarettes/health-effects.html',
    },
  },
  {
    id: 'limits-after-65',
    asks: {
      en: [
        'is two glasses of wine too much at 71',
        'how much can a woman over 65 drink',
        'drinking limits for older people',
        'is wine with dinner every day too much at my age',
        'how much alcohol is safe for a senior',
        'two glasses a night at seventy',
      ],
      es: [
        'dos copas de vino a los 70 es demasiado',
        'cuánto puede beber una mujer de más de 65',
        'límites de alcohol para personas mayores',
        'vino en la cena todos los días a mi edad es mucho',
        'cuánto alcohol puede tomar un adulto mayor',
        'dos copas cada noche a los setenta',
      ],
    },
    answer: {
      en: 'Two glasses every night is above what U.S. guidance has long called moderate: one a day for women, two for men. After 65 less is safer, as the body clears it slowly, falls do more harm, and many pills don’t mix with it. A glass here is five ounces. Take your list of medicines to a doctor or pharmacist. If you drink daily, don’t stop suddenly without asking.',
      es: 'Dos copas cada noche pasan de lo que la guía de EE. UU. ha llamado moderado: una al día para mujeres, dos para hombres. Después de los 65 conviene menos: el cuerpo lo elimina más lento, las caídas dañan más y muchas pastillas no combinan. Una copa de vino son cinco onzas. Lleva tu lista de medicinas al médico o la farmacia. Si bebes a diario, no pares de golpe sin preguntar.',
    },
    ask: 'doctor',
    source: { title: 'NIAAA', url: 'https://www.niaaa.nih.gov' },
  },
  {
    id: 'acamprosate-drink',
    asks: {
      en: [
        'what happens if i drink on campral',
        'can you drink on acamprosate',
        'does campral make you sick if you drink',
        'i drank while taking acamprosate',
        'do i stop campral if i slip',
        'acamprosate and a beer',
      ],
      es: [
        'qué pasa si tomo alcohol con acamprosato',
        'se puede beber con campral',
        'el acamprosato te enferma si bebes',
        'bebí mientras tomaba acamprosato',
        'dejo el campral si recaigo',
        'acamprosato y una cerveza',
      ],
    },
    answer: {
      en: 'It doesn’t make you sick if you drink, as Antabuse does, and it doesn’t block the effect. It’s meant to help you stay off alcohol, so drinking works against it. After a slip, the usual advice is to keep taking it and to tell the prescriber, and not to wait for a perfect week. With weak kidneys less of it is used, or none; they test that first.',
      es: 'No te enferma si bebes, como el Antabuse, ni bloquea el efecto. Sirve para mantenerte sin alcohol, así que beber le quita fuerza. Tras un desliz, lo usual es seguir tomándolo y decírselo a quien lo receta, sin esperar una semana perfecta. Con riñones débiles se usa menos, o no se usa; por eso los revisan antes.',
    },
    ask: 'prescriber',
    source: {
      title: 'MedlinePlus: Acamprosate',
      url: 'https://medlineplus.gov/druginfo/meds/a604028.html',
    },
  },
  {
    id: 'relapse-when',
    asks: {
      en: [
        'when do people usually relapse',
        'is 7 months when people relapse',
        'which month is the most dangerous for relapse',
        'what are the hardest months of recovery',
        'is there a time when most people slip',
        'do people relapse around six months',
      ],
      es: [
        'cuándo suele recaer la gente',
        'a los 7 meses se recae más',
        'cuál es el mes más peligroso para recaer',
        'cuáles son los meses más difíciles',
        'hay un momento en que casi todos recaen',
        'se recae a los seis meses',
      ],
    },
    answer: {
      en: 'There’s no set month. The first weeks and months are the shakiest, and the risk goes down with time, most of all after the first year and more after five. A bad mood alone is no sign of it: it can be sleep, work or one hard day. Asking kindly tells you more than watching: “You seem on edge. How’s it going, really?”',
      es: 'No hay un mes fijo. Las primeras semanas y meses son los más frágiles, y el riesgo baja con el tiempo, sobre todo después del primer año y más aún tras cinco. El mal humor solo no es señal: puede ser sueño, trabajo o un mal día. Preguntar con cariño dice más que vigilar: «Te noto tenso. ¿Cómo vas, de verdad?».',
    },
    source: {
      title: 'NIDA: Treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
  },
  {
    id: 'naltrexone-and-alcohol-start',
    asks: {
      en: [
        'how many days sober before naltrexone for drinking',
        'do i have to be detoxed before naltrexone for alcohol',
        'how long after my last drink can i take naltrexone',
        'can i start naltrexone while still drinking',
        'is eleven days without a drink enough for naltrexone',
        'first naltrexone pill and my last beer',
      ],
      es: [
        'cuántos días sin beber antes de la naltrexona',
        'tengo que estar desintoxicado del alcohol para la naltrexona',
        'cuánto después del último trago puedo tomar naltrexona',
        'puedo empezar la naltrexona si todavía bebo',
        'bastan once días sin alcohol para la naltrexona',
        'primera pastilla de naltrexona y mi última cerveza',
      ],
    },
    answer: {
      en: 'For alcohol alone there’s no set wait, and you don’t have to be fully detoxed. Some prescribers like a few dry days first; the one you see decides. The wait is about opioids: they must be out of your body, also pain pills and kratom. Say so before the first dose, and mention any liver trouble. If you shake or sweat without a drink, tell them right away.',
      es: 'Solo por el alcohol no hay una espera fija, y no hace falta estar totalmente desintoxicado. A algunos médicos les gusta que haya unos días sin beber; decide quien te la receta. La espera es por los opioides: tienen que haber salido del cuerpo, también analgésicos fuertes y kratom. Dilo antes de la primera toma, y también si tienes el hígado mal. Si tiemblas o sudas sin beber, dilo enseguida.',
    },
    ask: 'prescriber',
    source: {
      title: 'MedlinePlus: Naltrexone',
      url: 'https://medlineplus.gov/druginfo/meds/a685041.html',
    },
  },
  {
    id: 'naltrexone-liver',
    asks: {
      en: [
        'does naltrexone hurt your liver',
        'is naltrexone bad for the liver',
        'can i take vivitrol with liver problems',
        'liver tests on naltrexone',
        'naltrexone with fatty liver',
        'does the naltrexone pill mess up my liver',
      ],
      es: [
        'la naltrexona daña el hígado',
        'es mala la naltrexona para el hígado',
        'puedo ponerme vivitrol con problemas de hígado',
        'análisis del hígado con naltrexona',
        'naltrexona con hígado graso',
        'la pastilla de naltrexona afecta mi hígado',
      ],
    },
    answer: {
      en: 'At the usual dose, rarely; harm was seen with far larger ones. Prescribers often check the liver with a blood test before and during treatment, and with hepatitis or liver failure they may pick something else. Tell them about any liver problem. Call the same day for yellow eyes or skin, dark urine, or strong belly pain. Heavy drinking is much harder on the liver.',
      es: 'A la dosis habitual, rara vez; el daño se vio con cantidades mucho mayores. Muchas veces se revisa el hígado con un análisis antes y durante el tratamiento, y con hepatitis o falla del hígado pueden elegir otra cosa. Avisa de cualquier problema del hígado. Llama el mismo día si ves ojos o piel amarillos, orina oscura o dolor fuerte de panza. Beber mucho le hace más daño.',
    },
    ask: 'prescriber',
    source: {
      title: 'MedlinePlus: Naltrexone',
      url: 'https://medlineplus.gov/druginfo/meds/a685041.html',
    },
  },
]
