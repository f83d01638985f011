// Sex and love, porn, affairs, sexting, dating, gaming and phones.
import type { PreparedAnswer } from './prepared-answer.ts'

export const loveScreensAnswers: PreparedAnswer[] = [
  {
    id: 'porn',
    asks: {
      en: [
        "I can't stop watching porn",
        'is porn addiction real',
        'I watch porn for hours every night',
        'porn is ruining my marriage',
        'how do I quit porn',
        'I keep going back to it even though I feel awful',
      ],
      es: [
        'otra vez caí en el porno y me da vergüenza',
        'existe la adicción al porno',
        'veo porno horas cada noche',
        'el porno está arruinando mi matrimonio',
        'cómo dejo la pornografía',
        'siempre vuelvo aunque me siento fatal',
      ],
    },
    answer: {
      en: 'Tonight, charge the phone outside the bedroom and put a blocker on, with someone else setting the password. Notice the moment before: bored, lonely, stressed, tired? Plan one other thing for that moment. A counselor can help without shaming you, whatever name you give it.',
      es: 'Esta noche carga el teléfono fuera del cuarto e instala un bloqueador con clave de otra persona. Nota el momento previo: ¿aburrimiento, soledad, estrés, cansancio? Planea otra cosa para ese momento. Un consejero puede ayudarte sin avergonzarte, le llames como le llames.',
    },
    more: {
      en: 'More support:\n- Groups: SAA (sex), SLAA (sex and love), SMART Recovery.\n- Look for a licensed therapist who works with compulsive sexual behavior.\n- A slip is a day, not the end: note what came before it, and go again.\n- If what you watch involves minors, stop and get confidential help now: Stop It Now, 1-888-773-8368.',
      es: 'Más apoyo:\n- Grupos: SAA (sexo), SLAA (sexo y amor), SMART Recovery.\n- Busca un terapeuta con licencia que trate la conducta sexual compulsiva.\n- Un tropiezo es un día, no el final: anota qué pasó antes y sigue.\n- Si lo que ves incluye menores, para y pide ayuda confidencial ya: Stop It Now, 1-888-773-8368.',
    },
    ask: 'counselor',
  },
  {
    id: 'partner-porn',
    asks: {
      en: [
        'my husband watches porn every night and hides it',
        "I found my boyfriend's porn and onlyfans",
        'is it cheating if he looks at porn',
        "he's addicted to porn and won't touch me",
        'she says I have a porn problem',
        'I feel not good enough because of his porn',
      ],
      es: [
        'mi esposo ve porno cada noche y lo esconde',
        'encontré el porno y onlyfans de mi novio',
        'es infidelidad ver porno',
        'es adicto al porno y no me toca',
        'ella dice que tengo un problema con el porno',
        'siento que no valgo por su porno',
      ],
    },
    answer: {
      en: 'Say what hurts, not what they are: "The hiding scares me, and I miss you." Ask for one agreement for the next month, in both your words. It isn’t about how you look. A couples counselor, or S-Anon for partners, can help you sort what’s okay for you.',
      es: 'Di lo que te duele, no lo que es: «Me asusta que lo escondas y te extraño». Pide un acuerdo para el próximo mes, en palabras de los dos. No tiene que ver con tu aspecto. Un consejero de pareja, o S-Anon, te ayuda a ver qué aceptas.',
    },
    ask: 'counselor',
  },
  {
    id: 'compulsive-sex',
    asks: {
      en: [
        "I can't stop hooking up with strangers",
        'am I a sex addict',
        'I sleep with people and hate myself after',
        "paying for sex and I can't stop",
        'sex is my new drug since I quit',
        'I risk everything for sex',
      ],
      es: [
        'no puedo dejar de acostarme con desconocidos',
        'soy adicto al sexo',
        'me acuesto con gente y luego me odio',
        'pago por sexo y no puedo parar',
        'el sexo es mi nueva droga desde que lo dejé',
        'arriesgo todo por sexo',
      ],
    },
    answer: {
      en: 'Delete the apps and numbers for one week and tell one person you’ve done it. Get tested for STIs at a clinic; it’s routine and private. A therapist who works with compulsive sexual behavior, or a SAA or SLAA meeting, can help. You can stay sexual without being driven.',
      es: 'Borra apps y números por una semana y dilo a una persona. Hazte pruebas de ITS en una clínica; es rutina y privado. Un terapeuta en conducta sexual compulsiva, o una reunión de SAA o SLAA, puede ayudarte. Puedes vivir tu sexualidad sin que te arrastre.',
    },
    ask: 'counselor',
  },
  {
    id: 'sober-sex',
    asks: {
      en: [
        "I've never had sex sober",
        'sex without drugs feels impossible',
        'how do I have sex without meth',
        'scared of intimacy without alcohol',
        "can't get aroused since I quit",
        'sex makes me want to use',
      ],
      es: [
        'nunca tuve sexo sobrio',
        'sin drogas el sexo me parece imposible',
        'cómo tener sexo sin cristal',
        'miedo a la intimidad sin alcohol',
        'no me excito desde que lo dejé',
        'el sexo me da ganas de consumir',
      ],
    },
    answer: {
      en: 'There’s no rush: start with touch, talk, and stopping whenever you like. Tell your partner, "I’m new at this without using." If sex and a drug are tied together, take a break from the people and apps around it. Low desire early on often improves; a doctor can check it.',
      es: 'No hay prisa: empieza con caricias, hablar y parar cuando quieras. Di a tu pareja: «Sin consumir, esto es nuevo para mí». Si sexo y droga van juntos, aléjate un tiempo de esa gente y esas apps. El poco deseo suele mejorar; un médico puede revisarlo.',
    },
    ask: 'counselor',
  },
  {
    id: 'early-dating',
    asks: {
      en: [
        'should I date in my first year',
        'met someone at a meeting and I like them',
        'sponsor says no relationships for a year',
        'is it bad to fall in love in rehab',
        'got a crush in early sobriety',
        "why shouldn't I date right now",
      ],
      es: [
        'puedo salir con alguien el primer año',
        'conocí a alguien en una reunión y me gusta',
        'mi padrino dice que nada de relaciones por un año',
        'es malo enamorarse en rehabilitación',
        'me gusta alguien y llevo poco sobrio',
        'por qué no debo tener pareja ahora',
      ],
    },
    answer: {
      en: 'There’s no law, only experience: a breakup in month three has knocked down many people. Before a date, check three things: do I sleep, do I have two people to call, would I stay sober if this ended? Talk it over with your sponsor or counselor.',
      es: 'No hay ley, solo experiencia: una ruptura al tercer mes ha tumbado a muchos. Antes de salir, revisa: ¿duermo bien?, ¿tengo a dos personas a quién llamar?, ¿seguiría en sobriedad si esto termina? Coméntalo con tu padrino, madrina o consejero.',
    },
    ask: 'sponsor',
  },
  {
    id: 'ex-contact',
    asks: {
      en: [
        "I can't stop texting my ex",
        'addicted to a person',
        'I check his instagram every hour',
        'how do I stop going back to a toxic ex',
        'love addiction is that a thing',
        'I want to message her right now',
      ],
      es: [
        'no puedo dejar de escribirle a mi ex',
        'soy adicta a una persona',
        'reviso su instagram cada hora',
        'cómo dejo de volver con mi ex tóxico',
        'existe la adicción al amor',
        'quiero escribirle ahora mismo',
      ],
    },
    answer: {
      en: 'Write the message in your notes instead, and text a friend: "Talk me out of it." Then mute or block for 30 days; you can undo it later. The urge climbs and falls like a craving, often within half an hour. Love addiction groups (SLAA) are free.',
      es: 'Escribe el mensaje en tus notas y manda otro a un amigo: «Convénceme de no escribirle». Luego silencia o bloquea 30 días; se puede deshacer. El impulso sube y baja como las ganas, muchas veces en media hora. Hay grupos gratis (SLAA).',
    },
    ask: 'sponsor',
  },
  {
    id: 'affair',
    asks: {
      en: [
        'I cheated while I was using',
        'should I tell my wife about the affair',
        'having an affair with someone from rehab',
        'my husband cheated when he was drunk',
        'sleeping with a married man and I want to stop',
        'can a marriage survive cheating and addiction',
      ],
      es: [
        'fui infiel mientras consumía',
        'le cuento a mi esposa la infidelidad',
        'tengo una aventura con alguien de rehabilitación',
        'mi esposo me engañó borracho',
        'me acuesto con un casado y quiero parar',
        'sobrevive un matrimonio a la infidelidad y la adicción',
      ],
    },
    answer: {
      en: 'First, end the contact or pause it, and get tested for STIs. Don’t confess in the middle of the night to feel lighter; talk it through with a couples counselor or sponsor about how and when. Your partner’s health needs the truth soon. Some couples do come through this.',
      es: 'Primero corta o pausa el contacto y hazte pruebas de ITS. No confieses a media noche para sentir alivio; piensa con un consejero o padrino cómo y cuándo. La salud de tu pareja necesita la verdad pronto. Algunas parejas salen adelante.',
    },
    ask: 'counselor',
  },
  {
    id: 'sextortion',
    asks: {
      en: [
        'someone is blackmailing me with my nudes',
        'I sent pictures and now they want money',
        'sextortion what do I do',
        'my ex posted my private photos',
        'I sent nudes when I was high and regret it',
        "they'll send my video to my family",
      ],
      es: [
        'me chantajean con mis fotos íntimas',
        'mandé fotos y ahora piden dinero',
        'qué hago con la sextorsión',
        'mi ex publicó mis fotos privadas',
        'mandé desnudos drogado y me arrepiento',
        'van a mandar mi video a mi familia',
      ],
    },
    answer: {
      en: 'Don’t pay and don’t send more. Save screenshots, block them, and report it to the app and to ic3.gov or police. Under 18 in the pictures: takeitdown.ncmec.org. Adults: stopncii.org. Tell one person now. If you feel you can’t live with it, call or text 988.',
      es: 'No pagues ni mandes más. Guarda capturas, bloquea y denuncia en la app y en ic3.gov o la policía. Si hay menores de 18 en las fotos: takeitdown.ncmec.org. Adultos: stopncii.org. Dilo ya a alguien. Si sientes que no puedes con esto, llama o escribe al 988.',
    },
    source: { title: 'NCMEC: Take It Down', url: 'https://takeitdown.ncmec.org' },
    ask: 'lawyer',
    danger: true,
  },
  {
    id: 'sexual-assault',
    asks: {
      en: [
        'I was raped',
        'someone had sex with me when I was passed out',
        'I was assaulted while drunk',
        'was it my fault because I was high',
        'I was abused and I use to forget it',
        "he forced me and I don't know what to do",
      ],
      es: [
        'me violaron',
        'alguien tuvo sexo conmigo mientras estaba inconsciente',
        'abusaron de mí cuando estaba borracha',
        'fue mi culpa por estar drogada',
        'abusaron de mí y consumo para olvidar',
        'me forzó y no sé qué hacer',
      ],
    },
    answer: {
      en: 'I’m sorry this happened. It wasn’t your fault, whatever you drank or took. If you’re in danger, call 911. RAINN, 1-800-656-4673, listens day and night and can tell you where to get care. An ER can help with injuries and infections, and you decide about police.',
      es: 'Lamento que te pasara. No fue tu culpa, hayas bebido o consumido lo que sea. Si hay peligro, llama al 911. RAINN, 1-800-656-4673, escucha a toda hora y dice dónde atenderte. Urgencias ayuda con heridas e infecciones, y tú decides sobre la policía.',
    },
    source: { title: 'RAINN', url: 'https://rainn.org' },
    ask: 'doctor',
    danger: true,
  },
]
