// Prepared answers to danger: short and plain. Phone numbers are inserted from the region's lines, never written here.
import type { DangerKind, Family } from './danger.ts'
import type { CoachLanguage } from './wording.ts'

/** `care`, then `act`, then one question. `{emergency}`, `{crisis}`, `{text}`, `{poison}`, `{violence}`, `{child}` are filled from the region's lines. */
export type CrisisAnswer = { care: readonly string[]; act: string; ask: string }

export const crisisAnswers: Record<CoachLanguage, Record<DangerKind, CrisisAnswer>> = {
  en: {
    suicide: {
      care: [
        'I am glad you told me. It sounds like you are in a lot of pain.',
        'That is a lot to bear, and you do not have to bear it by yourself.',
        'Thank you for trusting me with this.',
      ],
      act: 'You can {crisis}, any hour. {text} A friend or family member can be with you too.',
      ask: 'Are you thinking about killing yourself?',
    },
    suicide_stated: {
      care: [
        'Thank you for telling me. I take it seriously, and I am staying in this talk with you.',
        'I hear that you want to die. I am glad you said it here.',
        'That is so much pain. You matter, and so does this moment.',
      ],
      act: 'Please {crisis} now. {text} Let a person you trust come and sit with you.',
      ask: 'Do you have a plan, or something near you that you could use?',
    },
    suicide_now: {
      care: [
        'You are in danger right now, and I want you to live.',
        'This is an emergency, and you deserve help this minute.',
      ],
      act: 'First move away from anything you could use: another room, outside, next to a person. {Emergency} now, or {crisis}. {text} Unlock the door and ask someone to come. I stay in this chat.',
      ask: 'Is someone near you right now?',
    },
    voices: {
      care: ['Voices that tell you to do harm are frightening, and you did right to say it.'],
      act: '{Emergency} now, or {crisis}. Move away from anything you could use. Do not stay alone: go to a person you trust, and tell them what the voices say.',
      ask: 'Who can be with you right now?',
    },
    psychosis: {
      care: [
        'That sounds scary, and you did right to say it. Drugs and days with no sleep can do this to a mind.',
      ],
      act: 'Please let a doctor see you today; an emergency room is open all night. Do not use more, and do not stay alone. If a voice tells you to hurt yourself or someone, or you feel in danger, {emergency}. You can {crisis} any hour.',
      ask: 'Who can come and be with you?',
    },
    third_party: {
      care: [
        'You are right to take this seriously, and it is good that you ask.',
        'It is hard to fear for someone. You are helping already.',
      ],
      act: 'If they are in danger now, {emergency}. Stay with them, and ask them plainly if they think about suicide; asking does no harm. You can also {crisis} yourself and ask what to do.',
      ask: 'Where are they right now, and is anyone with them?',
    },
    self_harm: {
      care: [
        'Thank you for telling me. You were in pain, and it had to go somewhere.',
        'I am glad you said it. No blame from me.',
      ],
      act: 'If a wound is deep or keeps bleeding, {emergency}. Put what you use out of reach if you can. You can {crisis} any hour. {text}',
      ask: 'Are you also thinking about killing yourself?',
    },
    wound: {
      care: ['Let us look after the wound first. No blame.'],
      act: 'Press a cloth on it, hard, and keep pressing. Hold it up high. If blood soaks through, spurts, or it is deep: {emergency} now. Ask someone to come to you. For the pain behind it you can {crisis}.',
      ask: 'Is it still bleeding?',
    },
    overdose: {
      care: ['This may be an overdose. Act now; you can do this.'],
      act: '{Emergency} now. Give naloxone if you have it. If they do not breathe well, give a breath every 5 seconds. If they breathe, lay them on their side. Stay with them. They may need a second dose of naloxone, as sleepiness can come back. Many places protect people who call for help.',
      ask: 'Are they breathing?',
    },
    overdose_self: {
      care: ['This can be deadly even if you feel fine now.'],
      act: '{Emergency} now and say what you took. {poison} Open the door and get a person to you. Do not lie down alone. If it could be an opioid, have someone give naloxone. If you wanted to die, say so here, and you can {crisis} too.',
      ask: 'Is someone with you?',
    },
    child_swallowed: {
      care: ['Act now. You are doing right.'],
      act: 'If the child is sleepy, breathes badly, shakes or will not wake: {emergency} now. If not, {poison} Keep the pack to read out. Take out what is left in the mouth. Give no food or drink unless they say so. Stay with the child.',
      ask: 'How is the child breathing?',
    },
    medical: {
      care: ['That can be serious, and it needs help now.'],
      act: '{Emergency} now. Chest pain, trouble with breath, a face that droops, or a wound with fever cannot wait. Tell them all you took; they are there to help. Unlock the door and sit down. Do not drive.',
      ask: 'Is someone with you?',
    },
    withdrawal: {
      care: ['This may be a dangerous withdrawal. It is not weakness.'],
      act: '{Emergency} now or get to an emergency room. Shakes, seeing things, a fit, fever or a pounding heart after you stop alcohol or benzos can kill, and doctors can treat it. Do not stay alone and do not drive.',
      ask: 'Who can be with you or take you there?',
    },
    withdrawal_plan: {
      care: ['You want to stop, and that is a strong wish.'],
      act: 'Please see a doctor or a detox service first. With alcohol, benzos or GHB do not stop suddenly: it can bring fits that kill. If you shake, see things, run a fever or your heart pounds, {emergency}.',
      ask: 'Who could you call about it today?',
    },
    pregnancy: {
      care: ['You care about yourself and the baby, and it is good that you say it.'],
      act: 'Call a doctor, midwife or clinic today. Do not stop opioids, benzos or alcohol suddenly, since that can harm you both. With bleeding, strong pain, shakes or a fit: {emergency}. You deserve kind care, with no blame.',
      ask: 'Is there a clinic that you could call today?',
    },
    mixing: {
      care: ['I am glad you asked before more goes in.'],
      act: 'Alcohol, opioids and downers together slow your breath and can stop it in your sleep. No amount or gap is safe, so do not add any more. {poison} They answer questions like this. Stay with someone and keep naloxone near. If you get very sleepy or breathe slowly, {emergency}.',
      ask: 'Have you already taken them together?',
    },
    tolerance: {
      care: ['I want you to live through this.'],
      act: 'After a break from use, in jail, detox or hospital, the body takes far less. The old amount can kill. I cannot give amounts. If you may use, do not use alone, and keep naloxone near. If someone will not wake, {emergency}. You can {crisis}.',
      ask: 'What would help you not to use right now?',
    },
    child_alone: {
      care: ['A child’s safety comes first, and it is good that you say it.'],
      act: 'Get a sober adult to the child right now: a neighbor, family or a friend. If the child is alone, hurt or small and you reach no one, {emergency}. {child} They help parents too, with no blame.',
      ask: 'Who can be with the child in the next few minutes?',
    },
    driving: {
      care: ['Please do not drive. I want you and everyone on the road to get home.'],
      act: 'If you are driving, pull over where it is safe, stop the car and put the keys away. Call a friend or a ride, or sleep where you are. If someone else drives drunk or high right now, most of all with kids in the car, {emergency} and say which car and road.',
      ask: 'Who could pick you up, or take the keys?',
    },
    violence: {
      care: [
        'I am sorry this is happening to you. It is not your fault.',
        'No one has the right to hurt you. Thank you for saying it.',
      ],
      act: 'If you are in danger now, {emergency}. {violence} You don’t have to leave tonight or face them; your safety comes first. The exit button on this page leaves it fast.',
      ask: 'Are you safe where you are right now?',
    },
    choked: {
      care: ['Being choked is very dangerous, even with no marks. I am glad you told me.'],
      act: 'Please get seen at an emergency room today; harm can show up hours later. If it is hard to breathe, swallow or speak, or you are in danger now, {emergency}. {violence}',
      ask: 'Are you safe from that person right now?',
    },
    threat: {
      care: [
        'You are close to doing something that cannot be undone, and you said it first. That was right.',
      ],
      act: 'Step away now: another room, outside, a drive with someone else at the wheel. Put weapons out of reach. If someone is in danger, {emergency}. You can {crisis} and talk it down with a person.',
      ask: 'Are you away from them right now?',
    },
    child_hurt: {
      care: ['A child’s safety comes first, and you are right to speak up.'],
      act: 'If a child is in danger now, {emergency}. {child} They will tell you what to do next, and you need no proof to call.',
      ask: 'Is the child safe at this moment?',
    },
    unknown: {
      care: ['I could not check that message well, so I say this to be safe.'],
      act: 'If you or someone else is in danger, {emergency}. You can {crisis}, any hour. {text}',
      ask: 'Are you safe right now?',
    },
  },
  es: {
    suicide: {
      care: [
        'Me alegra que lo digas. Suena a mucho dolor.',
        'Es mucho para llevarlo sin ayuda, y no tienes que hacerlo.',
        'Gracias por confiarme esto.',
      ],
      act: 'Puedes {crisis} a cualquier hora. {text} Un amigo o un familiar también puede estar contigo.',
      ask: '¿Estás pensando en matarte?',
    },
    suicide_stated: {
      care: [
        'Gracias por decirlo. Lo tomo en serio y sigo aquí en la charla.',
        'Oigo que quieres morir. Me alegra que lo digas aquí.',
        'Es muchísimo dolor. Tú importas, y este momento también.',
      ],
      act: 'Lo mejor ahora es {crisis}. {text} Pide a alguien de confianza que venga y se siente contigo.',
      ask: '¿Tienes un plan, o algo cerca que podrías usar?',
    },
    suicide_now: {
      care: [
        'Estás en peligro ahora, y quiero que vivas.',
        'Esto es una emergencia, y mereces ayuda en este minuto.',
      ],
      act: 'Primero aléjate de lo que podrías usar: otro cuarto, la calle, junto a una persona. {Emergency} ya. También puedes {crisis}. {text} Abre la puerta y pide que alguien venga. Sigo en este chat.',
      ask: '¿Hay alguien cerca de ti ahora?',
    },
    voices: {
      care: ['Las voces que piden hacer daño asustan, e hiciste bien en decirlo.'],
      act: '{Emergency} ya. También puedes {crisis}. Aléjate de lo que podrías usar. No te quedes a solas: ve con alguien de confianza y dile lo que dicen las voces.',
      ask: '¿Quién puede estar contigo ahora?',
    },
    psychosis: {
      care: ['Eso da miedo, y qué bueno que lo dices. Las drogas y los días sin dormir pueden causarlo.'],
      act: 'Que un médico te vea hoy; urgencias abre toda la noche. No consumas más y no te quedes a solas. Si una voz te manda hacerte daño o dañar a alguien, o sientes peligro, {emergency}. Puedes {crisis} a cualquier hora.',
      ask: '¿Quién puede ir a estar contigo?',
    },
    third_party: {
      care: [
        'Haces bien en tomarlo en serio, y es bueno que preguntes.',
        'Es duro temer por alguien. Ya estás ayudando.',
      ],
      act: 'Si hay peligro ahora, {emergency}. Quédate a su lado y pregúntale claro si piensa en el suicidio; preguntar no hace daño. Tú también puedes {crisis} y pedir consejo.',
      ask: '¿Dónde está ahora, y hay alguien a su lado?',
    },
    self_harm: {
      care: [
        'Gracias por contarlo. Había dolor y tenía que salir por algún lado.',
        'Me alegra que lo digas. Aquí no hay reproches.',
      ],
      act: 'Si una herida es profunda o no deja de sangrar, {emergency}. Pon lejos lo que usas, si puedes. Puedes {crisis} a cualquier hora. {text}',
      ask: '¿También estás pensando en matarte?',
    },
    wound: {
      care: ['Primero cuidemos la herida. Sin reproches.'],
      act: 'Aprieta fuerte con un paño y no sueltes. Mantenla en alto. Si la sangre traspasa, sale a chorros o es profunda: {emergency} ya. Pide que alguien venga. Por el dolor que hay detrás puedes {crisis}.',
      ask: '¿Sigue sangrando?',
    },
    overdose: {
      care: ['Puede ser una sobredosis. Actúa ya; puedes hacerlo.'],
      act: '{Emergency} ya. Da naloxona si tienes. Si no respira bien, da una respiración cada 5 segundos. Si respira, ponla de lado. No te vayas. Puede hacer falta otra dosis de naloxona, porque el sueño puede volver. En muchos lugares la ley protege a quien pide ayuda.',
      ask: '¿Está respirando?',
    },
    overdose_self: {
      care: ['Esto puede matar aunque ahora te sientas bien.'],
      act: '{Emergency} ya y di qué tomaste. {poison} Abre la puerta y busca a una persona. No te acuestes a solas. Si pudo ser un opioide, que te den naloxona. Si querías morir, dilo aquí y puedes {crisis} también.',
      ask: '¿Hay alguien contigo?',
    },
    child_swallowed: {
      care: ['Actúa ya. Lo estás haciendo bien.'],
      act: 'Si tiene mucho sueño, respira mal, tiembla o no despierta: {emergency} ya. Si no, {poison} Ten el envase a mano. Saca lo que quede en la boca. No des comida ni bebida sin que te lo digan. No te apartes.',
      ask: '¿Cómo está respirando?',
    },
    medical: {
      care: ['Eso puede ser grave y pide ayuda ahora.'],
      act: '{Emergency} ya. El dolor de pecho, la falta de aire, la cara caída o una herida con fiebre no esperan. Di todo lo que tomaste; están para ayudar. Abre la puerta y siéntate. No manejes.',
      ask: '¿Hay alguien contigo?',
    },
    withdrawal: {
      care: ['Lo que cuentas puede ser una abstinencia peligrosa. No es debilidad.'],
      act: '{Emergency} ya o ve a urgencias. Temblor, ver cosas, convulsiones, fiebre o el corazón muy rápido al dejar alcohol o benzos pueden matar, y se puede tratar. No te quedes a solas ni manejes.',
      ask: '¿Quién puede estar contigo o llevarte?',
    },
    withdrawal_plan: {
      care: ['Quieres parar, y es un deseo fuerte.'],
      act: 'Ve primero con un médico o una clínica. Con alcohol, benzos o GHB no pares de golpe: puede dar convulsiones que matan. Si tiemblas, ves cosas, tienes fiebre o el corazón se acelera, {emergency}.',
      ask: '¿A quién podrías llamar hoy?',
    },
    pregnancy: {
      care: ['Te importas tú y te importa el bebé, y es bueno que lo digas.'],
      act: 'Llama hoy a un médico, partera o clínica. No dejes opioides, benzos ni alcohol de golpe, porque puede dañarlos a los dos. Con sangre, dolor fuerte, temblor o convulsión: {emergency}. Mereces un trato amable, sin culpas.',
      ask: '¿Hay una clínica a la que puedas llamar hoy?',
    },
    mixing: {
      care: ['Qué bueno que preguntas antes de tomar más.'],
      act: 'El alcohol, los opioides y los calmantes juntos frenan la respiración y pueden pararla al dormir. No hay cantidad ni espera segura: no tomes más. {poison} Ahí responden justo esto. Quédate con alguien y ten naloxona cerca. Si te da mucho sueño o respiras lento, {emergency}.',
      ask: '¿Ya los tomaste juntos?',
    },
    tolerance: {
      care: ['Quiero que salgas con vida de esto.'],
      act: 'Tras una pausa, por cárcel, clínica u hospital, el cuerpo aguanta mucho menos. La cantidad de antes puede matar. No puedo dar cantidades. Si llegas a consumir, que no sea a solas, y con naloxona cerca. Si alguien no despierta, {emergency}. Puedes {crisis}.',
      ask: '¿Qué te ayudaría a no consumir ahora?',
    },
    child_alone: {
      care: ['La seguridad del niño va primero, y qué bueno que lo dices.'],
      act: 'Consigue ya a un adulto sobrio para el niño: una vecina, la familia, una amiga. Si está solo, herido o es pequeño y no encuentras a nadie, {emergency}. {child} También ayudan a los padres, sin culpas.',
      ask: '¿Quién puede estar con el niño en los próximos minutos?',
    },
    driving: {
      care: ['Por favor no manejes. Quiero que tú y todos lleguen a casa.'],
      act: 'Si vas manejando, oríllate en un lugar seguro, apaga el motor y guarda las llaves. Llama a alguien o pide un viaje, o duerme donde estás. Si otra persona maneja así ahora, más con niños, {emergency} y di qué coche y qué calle.',
      ask: '¿Quién podría recogerte o quedarse con las llaves?',
    },
    violence: {
      care: [
        'Siento que esto te pase. No es tu culpa.',
        'Nadie tiene derecho a hacerte daño. Gracias por decirlo.',
      ],
      act: 'Si hay peligro ahora, {emergency}. {violence} No tienes que irte esta noche ni enfrentarlo; primero tu seguridad. El botón de salida de esta página la cierra rápido.',
      ask: '¿Estás a salvo donde estás ahora?',
    },
    choked: {
      care: ['Que te aprieten el cuello es muy peligroso, aun sin marcas. Qué bueno que lo dices.'],
      act: 'Por favor que te vean hoy en urgencias; el daño puede salir horas después. Si te cuesta respirar, tragar o hablar, o hay peligro ahora, {emergency}. {violence}',
      ask: '¿Estás a salvo de esa persona ahora?',
    },
    threat: {
      care: ['Estás cerca de algo que no se puede deshacer, y lo dijiste antes. Eso estuvo bien.'],
      act: 'Aléjate ya: otro cuarto, la calle, un paseo con alguien. Pon las armas fuera de alcance. Si alguien está en peligro, {emergency}. Puedes {crisis} y bajarlo hablando con una persona.',
      ask: '¿Estás lejos de esa persona ahora?',
    },
    child_hurt: {
      care: ['La seguridad de un niño va primero, y haces bien en hablar.'],
      act: 'Si un niño está en peligro ahora, {emergency}. {child} Ahí te dicen qué hacer, y no hacen falta pruebas para llamar.',
      ask: '¿El niño está a salvo en este momento?',
    },
    unknown: {
      care: ['No pude revisar bien ese mensaje, así que digo esto por si acaso.'],
      act: 'Si tú u otra persona está en peligro, {emergency}. Puedes {crisis} a cualquier hora. {text}',
      ask: '¿Estás a salvo ahora?',
    },
  },
}

/** The questions after the first answer, each asked once. `said` comes before the question. */
export type FollowUp = { said: readonly string[]; ask: string }

export type FollowUpId = 'suicide' | 'plan' | 'means' | 'when' | 'person' | 'line' | 'body' | 'place' | 'stay'

export const followUps: Record<CoachLanguage, Record<FollowUpId, FollowUp>> = {
  en: {
    suicide: {
      said: ['You are saying something heavy, and I want to understand it right.'],
      ask: 'Are you thinking about killing yourself?',
    },
    plan: {
      said: [
        'Thank you for being honest with me. That is a lot of pain to hold.',
        'You said it straight, and I am still with you.',
      ],
      ask: 'Have you thought about how you would do it?',
    },
    means: {
      said: ['I am glad that you tell me. The more distance between you and it, the safer you are.'],
      ask: 'Is what you would use within your reach right now?',
    },
    when: {
      said: ['Hard as this is, you keep talking, and that matters.'],
      ask: 'Is there a time that you have in mind, such as tonight?',
    },
    person: {
      said: ['You should not be alone with this.', 'What you carry is too heavy for one.'],
      ask: 'Who can come to you, or stay on the phone with you, right now?',
    },
    line: {
      said: ['A trained person can help right now as well: {crisis}.'],
      ask: 'What would make it easier, or harder, to do that now?',
    },
    body: {
      said: [
        'If no one has called yet, {emergency} now. They talk you through every step until help is there.',
      ],
      ask: 'What has changed since you wrote?',
    },
    place: {
      said: [
        'You don’t have to handle this by yourself: the hotline below plans with you, at your pace. If it gets worse, {emergency}.',
      ],
      ask: 'Is there a place or a person you could go to?',
    },
    stay: {
      said: ['You have told me a lot, and you are still here. That took strength.'],
      ask: 'What would make the next ten minutes a little safer?',
    },
  },
  es: {
    suicide: {
      said: ['Dices algo muy pesado, y quiero entenderlo bien.'],
      ask: '¿Estás pensando en matarte?',
    },
    plan: {
      said: ['Gracias por tu honestidad. Es mucho dolor.', 'Lo dijiste claro, y sigo aquí contigo.'],
      ask: '¿Has pensado en cómo lo harías?',
    },
    means: {
      said: ['Me alegra que lo digas. Cuanta más distancia haya, más a salvo estás.'],
      ask: '¿Lo que usarías está a tu alcance ahora?',
    },
    when: {
      said: ['Con lo duro que es, sigues hablando, y eso importa.'],
      ask: '¿Piensas en un momento, como esta noche?',
    },
    person: {
      said: ['No deberías estar a solas con esto.', 'Es demasiado peso para una sola persona.'],
      ask: '¿Quién puede ir contigo, o quedarse al teléfono, ahora mismo?',
    },
    line: {
      said: ['Una persona preparada también ayuda ahora mismo: puedes {crisis}.'],
      ask: '¿Qué te lo haría más fácil, o más difícil, ahora?',
    },
    body: {
      said: [
        'Si nadie ha llamado todavía, {emergency} ya. Te dicen qué hacer paso a paso hasta que llegue la ayuda.',
      ],
      ask: '¿Qué ha cambiado desde que escribiste?',
    },
    place: {
      said: [
        'No tienes que enfrentarlo sin ayuda: la línea de abajo planea contigo, a tu ritmo. Si empeora, {emergency}.',
      ],
      ask: '¿Hay un lugar o una persona a donde puedas ir?',
    },
    stay: {
      said: ['Me has contado mucho y sigues aquí. Hizo falta fuerza.'],
      ask: '¿Qué haría un poco más seguros los próximos diez minutos?',
    },
  },
}

export type Barrier = {
  id: string
  cue: RegExp
  en: string
  es: string
  /** Replacements if another person hurts the writer, and in a medical danger. */
  violence?: Record<CoachLanguage, string>
  medical?: Record<CoachLanguage, string>
}

/** Barriers to calling a help line, and what helps. */
const barriers: readonly Barrier[] = [
  {
    id: 'police',
    cue: /\b(police|cops|911 will|lock(ed)? (me )?up|taken away|hospital against|committed|policia|encierren|internen)\b/,
    en: 'You fear being taken away. Most calls end with talk alone; they send someone only when a life is in danger right now, and you can ask about that first.',
    es: 'Te da miedo que te lleven. Casi todas las llamadas terminan solo hablando; mandan a alguien solo si una vida corre peligro en ese momento, y puedes preguntarlo primero.',
  },
  {
    id: 'quiet',
    cue: /\b(can'?t (talk|speak|call|make a call)|out loud|hears? me|listening|overhear|thin walls|next room|(someone|he|she|they)('s|s| is| are)? (right |still |back )?(here|home|downstairs|upstairs|outside the door|on the stairs)|don'?t like (phones?|calls?|talking)|hate (phones?|calls?)|no puedo (hablar|llamar)|me (oyen?|escuchan?|oiga)|(esta|sigue) (aqui|en casa|afuera|al lado)|no me gusta (hablar|llamar))\b/,
    violence: {
      en: 'Then stay silent and write. {violence} You can say nothing and leave: a neighbor, a store, a fire station. Agree on a code word with someone you trust that means “call 911 for me.”',
      es: 'Entonces guarda silencio y escribe. {violence} Puedes salir sin decir nada: con un vecino, a una tienda, a los bomberos. Acuerda una palabra clave con alguien de confianza que signifique «llama al 911 por mí».',
    },
    en: 'Talking out loud does not work for you now. Then text instead, it makes no sound: {quiet}',
    es: 'Hablar en voz alta no se puede ahora. Entonces escribe, no hace ruido: {quiet}',
  },
  {
    id: 'phone',
    cue: /\b(no (phone|minutes|credit|battery|signal)|phone('s| is) (dead|off)|sin (telefono|saldo|bateria|senal))\b/,
    en: 'No phone makes it harder. A neighbor, a shop, a fire station or any hospital desk can make the call for you.',
    es: 'Sin teléfono es más difícil. Un vecino, una tienda, los bomberos o cualquier hospital pueden llamar por ti.',
  },
  {
    id: 'before',
    cue: /\b(called (before|once|them)|didn'?t help|doesn'?t help|won'?t help|put (me )?on hold|useless|ya llame|no (me )?(ayudo|ayudan|sirve|sirvio))\b/,
    en: 'It let you down before, and that hurt. Another hour brings another person on the line, and a friend or an emergency room is a way too.',
    es: 'Antes te falló, y eso dolió. A otra hora contesta otra persona, y un amigo o urgencias también son un camino.',
  },
  {
    id: 'burden',
    cue: /\b(bother|burden|waste (their|anyone)|other people (need|have)|not (bad|serious) enough|molestar|carga|otros (lo )?(necesitan|estan peor)|no es para tanto)\b/,
    en: 'You do not want to be a burden. The line is there for just this, and you take nothing from anyone by using it.',
    es: 'No quieres ser una carga. La línea está justo para esto, y no le quitas nada a nadie.',
  },
  {
    id: 'scared',
    cue: /\b(scared|afraid|nervous|don'?t know what to say|what (do|would) i say|ashamed|embarrassed|miedo|pena|verguenza|no se que decir|nervios)\b/,
    medical: {
      en: 'It is scary to go in. What you tell a doctor stays with them; your work hears nothing without your okay. One line is enough: "I feel very sick, and I have been drinking or using."',
      es: 'Da miedo ir. Lo que le digas al médico se queda ahí; tu trabajo no se entera sin tu permiso. Basta una frase: «Me siento muy mal, y he estado tomando o consumiendo».',
    },
    en: 'It is scary to start. You can read out one line: "I am not safe with my thoughts and I need to talk."',
    es: 'Da miedo empezar. Puedes leer una sola línea: «No estoy a salvo con mis pensamientos y necesito hablar».',
  },
  {
    id: 'alone',
    cue: /\b(nobody|no one|noone|alone|have no ?one|by myself|nadie|sol[oa])\b/,
    en: 'With no one near, the line is the person for now. A neighbor, a shop or an emergency room also means not being alone.',
    es: 'Sin nadie cerca, la línea es la persona por ahora. Un vecino, una tienda o urgencias también son no estar a solas.',
  },
]

export const crisisWords: Record<
  CoachLanguage,
  {
    denied: readonly string[]
    /** A danger other than suicide was detected by mistake. */
    takenBack: readonly string[]
    /** An emergency that nothing confirmed. */
    letGo: readonly string[]
    /** Asked with an ordinary answer if danger is only possible. */
    checkIn: Record<Family, { said: string; ask: string }>
    /** The same after a message without a word of danger, which only the classifier suspects. */
    checkInUnsure: Partial<Record<Family, { said: string; ask: string; chips: readonly string[] }>>
    /** After a yes to the lighter question; the buttons in the order of `unsafeKinds`. */
    whatIsUnsafe: { said: string; ask: string; chips: readonly string[] }
    /** About another person who may have said goodbye. */
    checkThirdParty: { said: string; ask: string }
    /** After a no to the question without a word of danger. */
    fine: readonly string[]
    goOn: string
    /** The same after a message about stopping alcohol or benzos. */
    checkWithdrawal: { said: string; ask: string }
    /** Before the first answer of the day after danger. */
    nextDay: { said: string; ask: string }
    /** `ofAll` is also right for a person who denied such thoughts. */
    recheck: readonly { said: string; ask: string; ofAll?: true }[]
    recheckBody: readonly { said: string; ask: string }[]
    recheckPlace: readonly { said: string; ask: string }[]
    first: readonly string[]
    barrierAsk: readonly string[]
    minor: readonly string[]
    deniedAsk: string
    askAgain: { said: string; ask: string }
    otherLanguage: string
    veteran: string
    onlyLocal: string
    /** A goodbye during a danger. */
    leaving: string
    localEmergency: string
  }
> = {
  en: {
    nextDay: {
      said: 'It’s good to see you again. Last time was hard, and I haven’t forgotten it. The numbers are below if you want them.',
      ask: 'How have you been since then?',
    },
    deniedAsk: 'What would you like to talk about now?',
    askAgain: {
      said: 'I may have heard you wrong, and I would rather ask than guess. One word is enough.',
      ask: 'Do you mean thoughts of suicide?',
    },
    denied: [
      'Thanks for telling me. I’m glad you’re not thinking about that. If it ever changes, you can say so here.',
      'Good to know, thank you. If thoughts like that ever come, you can say so here without any fuss.',
      'All right, I believe you. The numbers below stay there in case.',
    ],
    takenBack: [
      'Okay, I read that wrong, and I’m glad. The numbers below stay there in case.',
      'Sorry, I took that the wrong way. Good that nobody’s in danger.',
    ],
    letGo: [
      'It sounded urgent, so I put help first. If anyone is in danger, tell me, or use the numbers below.',
      'I’ll take it that no one is in danger right now. The numbers stay below.',
    ],
    checkWithdrawal: {
      said: 'One thing matters for your safety: after daily drinking or benzos, stopping suddenly can be dangerous. With shaking, sweats, fever, seeing things or a fit, {emergency}. Without them, please call a doctor or a nurse line today.',
      ask: 'Do you notice any shaking, sweating, or seeing things?',
    },
    checkIn: {
      life: {
        said: 'I also want to ask plainly, because you matter. You can {crisis} at any hour.',
        ask: 'Are you thinking about ending your life?',
      },
      medical: {
        said: 'Your body comes first. If anyone’s breathing is slow, they can’t be woken, or you feel very sick, {emergency}.',
        ask: 'Is anyone in danger right now?',
      },
      violence: {
        said: 'No one has the right to hurt you. If someone is, {emergency}. {violence}',
        ask: 'Is someone hurting or threatening you?',
      },
      advice: {
        said: 'Please check with a doctor or nurse before changing anything; stopping suddenly or using alone can be dangerous. In an emergency, {emergency}.',
        ask: 'Is anyone in danger right now?',
      },
    },
    checkInUnsure: {
      life: {
        said: 'I can’t see you from here, so I’d rather ask once.',
        ask: 'Is anything making you feel unsafe right now?',
        chips: ['No, I’m okay', 'Yes'],
      },
      violence: {
        said: 'I can’t see you from here, so I’d rather ask once.',
        ask: 'Is anyone making you feel unsafe?',
        chips: ['No, I’m okay', 'Yes'],
      },
    },
    whatIsUnsafe: {
      said: 'Thank you for saying it.',
      ask: 'What is it about?',
      chips: [
        'Thoughts of ending my life',
        'Someone who hurts or scares me',
        'Something in my body',
        'Something else',
      ],
    },
    checkThirdParty: {
      said: 'Words like that can be a goodbye. If you can’t reach them, {emergency}, give their address, and ask for a welfare check.',
      ask: 'Do you think they might end their life?',
    },
    fine: ['Okay, good.', 'Good to know.'],
    goOn: 'Go on, I’m with you.',
    recheck: [
      {
        said: 'Before we go on, I come back to something you said earlier, because it matters.',
        ask: 'How safe do you feel with yourself right now?',
        ofAll: true,
      },
      {
        said: 'I have not forgotten what you told me a while ago.',
        ask: 'Are the thoughts of dying still there?',
      },
      {
        said: 'A short pause, since you matter more than the topic.',
        ask: 'Has anything changed about your safety since we started?',
        ofAll: true,
      },
      {
        said: 'Let me look in on you once more.',
        ask: 'What is the pain like at this moment, compared with before?',
      },
    ],
    recheckBody: [
      {
        said: 'I come back to your body for a moment, as it comes first.',
        ask: 'How is it now, better or worse?',
      },
      { said: 'I am still here and have not lost sight of it.', ask: 'Has anyone looked at you yet?' },
      {
        said: 'One look at how you are, before anything else.',
        ask: 'What do you notice in your body at this moment?',
      },
    ],
    recheckPlace: [
      { said: 'Before we go on: your safety comes first.', ask: 'Are you somewhere safe at this moment?' },
      {
        said: 'I keep in mind what was done to you.',
        ask: 'Is there a place you could go if it starts again?',
      },
      { said: 'A short look at where you are.', ask: 'Who nearby knows what is happening?' },
    ],
    first: [
      'We can get to that, and I want to. You said something heavy before.',
      'I hear that you want to move on. One thing comes first.',
    ],
    barrierAsk: [
      'Would that be possible for you now?',
      'Could that work in the next few minutes?',
      'Is that something you could try?',
    ],
    minor: [
      'Thank you for telling me your age. This coach is made for adults, and you deserve help that fits you. Please talk to an adult you trust today: a parent, a school nurse or counselor, an aunt, a coach. You can {crisis}, at your age too, and it is free. {text}',
    ],
    otherLanguage:
      'I understand only English and Spanish so far. / Solo entiendo inglés y español. If you are in danger, {emergency}. You can {crisis}. More countries: findahelpline.com',
    veteran: 'As a veteran you can {veteran}.',
    leaving:
      'Go, and take care of each other. If it turns dangerous, {emergency}; you can {crisis} at any hour. Come back here whenever you can.',
    onlyLocal: 'find a line near you at findahelpline.com',
    localEmergency: 'call your local emergency number',
  },
  es: {
    nextDay: {
      said: 'Qué bueno verte otra vez. La última vez fue dura, y no la he olvidado. Los números siguen abajo por si los quieres.',
      ask: '¿Cómo has estado desde entonces?',
    },
    deniedAsk: '¿De qué te gustaría hablar ahora?',
    askAgain: {
      said: 'Puede que haya oído mal, y prefiero preguntar que adivinar. Basta una palabra.',
      ask: '¿Hablas de pensamientos de suicidio?',
    },
    denied: [
      'Gracias por decirlo. Me alegra que no pienses en eso. Si algún día cambia, puedes decirlo aquí.',
      'Qué bueno saberlo, gracias. Si alguna vez vienen pensamientos así, puedes decirlo sin más.',
      'Está bien, te creo. Los números siguen abajo por si acaso.',
    ],
    takenBack: [
      'Está bien, leí mal, y me alegra. Los números siguen abajo por si acaso.',
      'Perdón, lo entendí mal. Qué bueno que nadie corre peligro.',
    ],
    letGo: [
      'Sonaba urgente, por eso puse la ayuda primero. Si alguien corre peligro, dímelo, o usa los números de abajo.',
      'Entiendo que nadie corre peligro ahora. Los números siguen abajo.',
    ],
    checkWithdrawal: {
      said: 'Una cosa importa por tu seguridad: si tomabas alcohol o benzos a diario, dejarlo de golpe puede ser peligroso. Con temblor, sudores, fiebre, ver cosas o una convulsión, {emergency}. Sin eso, habla hoy con un médico o una línea de enfermería.',
      ask: '¿Notas temblor, sudores, o ves cosas que no están?',
    },
    checkIn: {
      life: {
        said: 'También quiero preguntarte claro, porque importas. Puedes {crisis} a cualquier hora.',
        ask: '¿Estás pensando en quitarte la vida?',
      },
      medical: {
        said: 'Tu cuerpo va primero. Si alguien respira lento, no despierta o te sientes muy mal, {emergency}.',
        ask: '¿Alguien corre peligro ahora?',
      },
      violence: {
        said: 'Nadie tiene derecho a lastimarte. Si alguien lo hace, {emergency}. {violence}',
        ask: '¿Alguien te lastima o te amenaza?',
      },
      advice: {
        said: 'Consulta a un médico o enfermera antes de cambiar algo; parar de golpe o usar a solas puede ser peligroso. En una emergencia, {emergency}.',
        ask: '¿Alguien corre peligro ahora?',
      },
    },
    checkInUnsure: {
      life: {
        said: 'No puedo verte desde aquí, así que prefiero preguntar una vez.',
        ask: '¿Hay algo que te haga sentir en peligro ahora?',
        chips: ['No, estoy bien', 'Sí'],
      },
      violence: {
        said: 'No puedo verte desde aquí, así que prefiero preguntar una vez.',
        ask: '¿Hay alguien que te haga sentir en peligro?',
        chips: ['No, estoy bien', 'Sí'],
      },
    },
    whatIsUnsafe: {
      said: 'Gracias por decirlo.',
      ask: '¿De qué se trata?',
      chips: [
        'Pensamientos de quitarme la vida',
        'Alguien que me lastima o me da miedo',
        'Algo en mi cuerpo',
        'Otra cosa',
      ],
    },
    checkThirdParty: {
      said: 'Palabras así pueden ser una despedida. Si no logras contactarle, {emergency}, da su dirección y pide que vayan a verle.',
      ask: '¿Crees que podría quitarse la vida?',
    },
    fine: ['Bien, qué bueno.', 'Qué bueno saberlo.'],
    goOn: 'Sigue, te leo.',
    recheck: [
      {
        said: 'Antes de seguir, vuelvo a algo que dijiste, porque importa.',
        ask: '¿Qué tan a salvo te sientes ahora contigo?',
        ofAll: true,
      },
      {
        said: 'No he olvidado lo que me contaste hace un rato.',
        ask: '¿Siguen ahí los pensamientos de morir?',
      },
      {
        said: 'Una pausa corta, porque importas más que el tema.',
        ask: '¿Ha cambiado algo de tu seguridad desde que empezamos?',
        ofAll: true,
      },
      { said: 'Quiero ver cómo vas una vez más.', ask: '¿Cómo está el dolor ahora, comparado con antes?' },
    ],
    recheckBody: [
      { said: 'Vuelvo un momento a tu cuerpo, que va primero.', ask: '¿Cómo está ahora, mejor o peor?' },
      { said: 'Sigo aquí y no lo pierdo de vista.', ask: '¿Ya te vio alguien?' },
      {
        said: 'Antes de otra cosa, una mirada a cómo estás.',
        ask: '¿Qué notas en el cuerpo en este momento?',
      },
    ],
    recheckPlace: [
      {
        said: 'Antes de seguir: tu seguridad va primero.',
        ask: '¿Estás en un lugar seguro en este momento?',
      },
      { said: 'Tengo presente lo que te hicieron.', ask: '¿Hay un lugar a donde ir si vuelve a empezar?' },
      { said: 'Una mirada corta a dónde estás.', ask: '¿Quién cerca sabe lo que pasa?' },
    ],
    first: [
      'Podemos llegar a eso, y quiero. Antes dijiste algo muy pesado.',
      'Oigo que quieres pasar a otra cosa. Algo va primero.',
    ],
    barrierAsk: [
      '¿Sería posible para ti ahora?',
      '¿Podría servir en los próximos minutos?',
      '¿Es algo que podrías probar?',
    ],
    minor: [
      'Gracias por decirme tu edad. Este guía está hecho para adultos, y mereces ayuda a tu medida. Habla hoy con un adulto de confianza: tu mamá, tu papá, una tía, la enfermera o consejera de la escuela. Puedes {crisis}, también a tu edad, y es gratis. {text}',
    ],
    otherLanguage:
      'Solo entiendo inglés y español. / I understand only English and Spanish so far. Si hay peligro, {emergency}. Puedes {crisis}. Más países: findahelpline.com',
    veteran: 'Si serviste en las fuerzas armadas puedes {veteran}.',
    leaving:
      'Ve, y cuídense. Si se pone peligroso, {emergency}; puedes {crisis} a cualquier hora. Vuelve aquí cuando puedas.',
    onlyLocal: 'buscar una línea cerca de ti en findahelpline.com',
    localEmergency: 'llama al número de emergencias de tu zona',
  },
}

/** The first barrier to help that the message (normalized) names and that was not answered before. */
export const barrierIn = (said: string, used: readonly string[], family: Family): Barrier | undefined =>
  barriers.find(
    ({ cue, id }) =>
      (family === 'life' || id !== 'burden') && cue.test(said) && !used.includes(`barrier.${id}`),
  )

/** The dangers behind the first buttons of `whatIsUnsafe`. */
export const unsafeKinds = ['suicide_stated', 'violence', 'medical'] as const satisfies readonly DangerKind[]
