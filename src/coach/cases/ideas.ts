// Ideas for "give me one idea": each needs words of its subject in what the person said last.
import type { StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'

export type Idea = {
  id: string
  /** On the last messages of the person (normalized). */
  cue: RegExp
  not?: RegExp
  /** Only in a talk about oneself, or about someone else. */
  who?: 'self' | 'other'
  /** Only in a talk that is about one of these, if it is about any. */
  topics?: readonly StoryTopic[]
} & Record<CoachLanguage, string>

const relative =
  '(?:my|our|mi|mis|tu) (?:\\w+ )?(?:son|daughter|kid|husband|wife|partner|boyfriend|girlfriend|brother|sister|mom|mum|mother|dad|father|hij[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|herman[oa]|mama|papa|madre|padre|jefa|sobrin[oa]|niet[oa])'
const drinks =
  'drink\\w*|drunk|us(?:es|ing)|meth|crystal|heroin|fentanyl|coke|pills|wine|vodka|beer|toma|tomando|tomad[oa]|bebe|bebiendo|consume|usa|cristal|coca|borrach\\w*|botella|piedra|mota'

/** The first whose words the messages have; specific ones come first. */
export const ideas: readonly Idea[] = [
  {
    id: 'employee',
    cue: /\b(employee|forklift|i (run|manage) (the|a)|i'?m (his|her|their|the) (boss|manager|supervisor)|im (his|her|the) boss|one of my (guys|workers|crew)|mi (empleado|trabajador)|soy (el|la) jef[ea])\b/,
    en: 'Keep it to what you saw: “I smell alcohol, so you’re not on the machine today.” Get him home safely, write down the time and what you noticed, and call HR or the EAP. Wanting help for him can be the next sentence.',
    es: 'Quédate en lo que viste: «Huelo alcohol, así que hoy no manejas la máquina». Que llegue a salvo a su casa, anota la hora y lo que notaste, y habla con recursos humanos. Que quieres ayudarlo puede ser la siguiente frase.',
  },
  {
    id: 'sponsee',
    cue: /\bsponsee\b|\bahijad[oa]\b/,
    en: 'Keep the text short and without a push: “Heard you. My phone’s still on. Coffee this week?” Then leave it there. He only needs to know that the door is open.',
    es: 'Un mensaje corto y sin empujar: «Te escuché. Mi teléfono sigue prendido. ¿Un café esta semana?». Y ahí lo dejas. Solo tiene que saber que la puerta sigue abierta.',
  },
  {
    id: 'partner-quit',
    cue: /\b(wife|husband|girlfriend|boyfriend|partner) (has |just )?(quit|stopped|'s been off|is off|been off)\b.*\b(i (didn'?t|didnt|still|drink|keep)|with me|and i)\b|\bif i keep drinking at home\b|\bmi (espos[oa]|mujer|marido|pareja|novi[oa]) (ya )?dejo de (tomar|beber)\b.*\byo (no|sigo|todavia)\b/,
    en: 'Ask one plain question: “What would make home easier for you this month?” Then try the answer for four weeks, like keeping the drinks out of the house. It’s a small thing that gets noticed.',
    es: 'Haz una pregunta sencilla: «¿Qué te haría más fácil la casa este mes?». Luego prueba la respuesta cuatro semanas, por ejemplo sin alcohol en casa. Es poco y se nota.',
  },
  {
    id: 'checking-on-partner',
    cue: /\b(smell\w*|check\w*|sniff\w*|search\w*|went th(ru|rough)) (\w+ )?(her|his|their) (cup|purse|phone|car|bag|breath|drawers|room|pockets)\b|\b(revis\w+|huelo|oler) (su|sus|le|el|la) (vaso|bolsa|celular|telefono|carro|cajon\w*)\b/,
    en: 'Pick one check to drop this week, just one, and put something of yours in that minute instead: shoes on and around the block. Notice what you feared would happen, and whether it did.',
    es: 'Elige una sola cosa que dejarás de revisar esta semana, y en ese minuto haz algo tuyo: los tenis y una vuelta a la cuadra. Fíjate qué temías que pasara, y si pasó.',
  },
  {
    id: 'relative-steals',
    cue: /\b(purse|stole|steals?|stealing|took (my|the) (money|cash|card)|robo|roba|robando|me (esta )?rob\w+|bolsa)\b/,
    not: /\bi (stole|took)\b|\b(le|les) robe\b|\byo robe\b/,
    en: 'Put money, cards, keys and medicines where only you can reach them, today and without a speech. It protects both of you. Food and a bed can stay separate from cash.',
    es: 'Pon hoy el dinero, las tarjetas, las llaves y las medicinas donde solo tú los alcances, sin discursos. Los protege a los dos. La comida y la cama pueden ir aparte del dinero.',
  },
  {
    id: 'money-to-relative',
    cue: /\b(asks?|asking|asked|wants?|begs?|pide|pidiendo|pidio|quiere) (\w+ ){0,4}(money|cash|\$?\d+|commissary|dinero|plata|lana)\b/,
    en: 'Decide once what you will give, and say it the same way each time: “I love you. I don’t send cash. I can pay for the medicine or the food directly.” No reasons; reasons invite an argument.',
    es: 'Decide una vez qué das y dilo siempre igual: «Te quiero. Dinero no mando. Puedo pagar directo la medicina o la comida». Sin explicar más; las razones invitan a discutir.',
  },
  {
    id: 'child-and-drinking-parent',
    cue: /\b(my (kids?|son|daughter|girl|boy|little one)|mis? (hij[oa]s?|nin[oa]s?))\b.*\b(his|her|their) (dad|mom|father|mother)\b|\b(como hablarle a mi (hij[oa]|nin[oa])|contesta igual|le habla feo)\b/,
    en: 'Tell the child three things at a calm moment: “When he drinks, he says ugly things. It’s not your fault. You can be mad, and in this house we still don’t insult each other.” Then something nice, the two of you.',
    es: 'Dile tres cosas en un momento tranquilo: «Cuando toma, dice cosas feas. No es tu culpa. Puedes enojarte, y aun así aquí no nos insultamos». Y después algo bonito, solo ustedes dos.',
  },
  {
    id: 'tell-children',
    cue: /\b(tell|explain to|say to|decir\w*|explicar\w*|digo a) (\w+ ){0,2}(my (kids?|son|daughter|boys?|girls?)|(a )?mis? (hij[oa]s?|nin[oa]s?))\b/,
    en: 'Two true sentences are enough for a child: what happened in plain words (“She was sick and went to a place where they helped her”), and “It’s not your fault, and you can ask me anything.” Then let them ask.',
    es: 'A un niño le bastan dos frases ciertas: qué pasó, en palabras simples («Estaba enferma y la ayudaron en un lugar para eso»), y «No es tu culpa, y me puedes preguntar lo que sea». Luego deja que pregunte.',
  },
  {
    id: 'coming-home',
    cue: /\b(com(es|ing) home|gets? out|getting out|released|moving (back )?in|sale (del|de la|el)|va a vivir conmigo|regresa a casa)\b.*|\b(home from rehab|del anexo|from jail)\b/,
    who: 'other',
    en: 'Agree on one page before the day: what isn’t allowed in the house, money, visitors, and what happens if it’s broken. Keep naloxone at home if opioids were part of it. Then let the first evening be ordinary.',
    es: 'Acuerden una hoja antes de ese día: qué no entra a la casa, el dinero, las visitas, y qué pasa si se rompe. Ten naloxona si hubo opioides. Y que la primera tarde sea normal.',
  },
  {
    id: 'center-no-news',
    cue: /\b(centro|anexo|rehab|treatment (center|place)|facility|clinica)\b.*\b(no me (dice|dejan?|dan)|won'?t (tell|let)|no (news|answer)|not allowed)\b/,
    en: 'Ask in writing for three things: the name of the person in charge of the treatment, a date for a visit or call, and what the patient signed about talking to family. Keep a copy, and take someone with you.',
    es: 'Pide tres cosas por escrito: quién está a cargo del tratamiento, una fecha de visita o llamada, y qué firmó tu familiar sobre hablar con la familia. Guarda copia y ve con alguien.',
  },
  {
    id: 'relative-uses',
    cue: new RegExp(`\\b${relative}\\b.*\\b(?:${drinks})\\b`),
    who: 'other',
    en: 'Pick a sober hour and say two things: one you saw this week, and one you’re afraid of. Then stop. “I’m not asking you to answer now” keeps the door open. And find one person for you: Al-Anon, a friend, a counselor.',
    es: 'Elige una hora en que esté sobrio o sobria y di dos cosas: una que viste esta semana y una que temes. Y ahí para. «No te pido que contestes ahora» deja la puerta abierta. Y busca a alguien para ti: Al-Anon, una amistad, un terapeuta.',
  },
  {
    id: 'sober-friend-gift',
    cue: /\b(gift|present|regalo|get (her|him|them) (something|smth))\b.*|\bpresent idea\b/,
    en: 'Something small with the date on it, and one handwritten line: what you’ve noticed about them in these days. The line is what people keep.',
    es: 'Algo pequeño con la fecha, y una línea a mano: qué has notado en estos días. La línea es lo que se guarda.',
  },
  {
    id: 'pills-at-work',
    cue: /\b(carro|carrito|cart|locked? cabinet|pyxis|a un metro|within reach)\b.*\b(medic\w+|pills|orfidal|ansioliticos|benzos|meds)\b|\b(orfidal|ansioliticos|medic\w+|meds)\b.*\b(carro|carrito|cart|a un metro)\b/,
    en: 'Make it two people: ask that a colleague carries the key at the hardest hour, or that you always go to the cart together. You can ask for it as a routine, without the whole story. Tell your own doctor the whole story.',
    es: 'Que sean dos personas: pide que otra lleve la llave a la hora más difícil, o que siempre vayan juntas al carro. Puedes pedirlo como rutina, sin contarlo todo. A tu médico sí cuéntaselo todo.',
  },
  {
    id: 'shopping',
    cue: /\b(temu|qvc|amazon|shein|shopping|shop|online store|compras|comprando|credit card bill)\b/,
    not: /\bshop (steward|floor)\b|\bcoffee shop\b/,
    en: 'Delete the saved card and the address from that app, not just the app. Anything you want goes on a paper list and waits 48 hours; most of it won’t look the same by then.',
    es: 'Borra la tarjeta y la dirección guardadas en esa app, no solo la app. Lo que quieras va a una lista en papel y espera 48 horas; casi nada se ve igual después.',
  },
  {
    id: 'shift-meeting',
    cue: /\b(shift|turno|schedule|horario|hours)\b.*\b(meeting|group|grupo|reunion|junta)\b|\b(meeting|group|grupo|reunion|junta)\b.*\b(shift|turno|schedule|horario)\b/,
    en: 'Choose one online meeting at your new hours and put it in the phone as an alarm, like a shift. And text one person from the group today: “My hours changed. Can we talk on Sundays?”',
    es: 'Elige una reunión en línea a tus nuevas horas y ponla de alarma en el teléfono, como un turno. Y escribe hoy a alguien del grupo: «Me cambiaron el horario. ¿Hablamos los domingos?».',
  },
  {
    id: 'sleep-night-shift',
    cue: /\b(drive|drives|driving|work|works|working|on) nights?\b|\b(night|overnight|graveyard) (shift|driver|run)s?\b|\bturnos? de noche\b|\btrabajo de noche\b|\bsleeper cab\b/,
    en: 'Pick four or five hours that you protect every day, after the run, and sleep then, days off too. Dark and cool: blackout curtain, eye mask, phone in another pocket. Coffee only in the first half of the shift.',
    es: 'Elige cuatro o cinco horas que protejas todos los días después del turno y duerme ahí, también en tus libres. Oscuro y fresco: cortina, antifaz, el teléfono lejos. Café solo en la primera mitad del turno.',
  },
  {
    id: 'dreams',
    cue: /\b(dreams?|nightmares?|dream(ed|t|ing)|sone|suenos|sonar|sueno (que|con)|pesadillas?)\b/,
    not: /\bdream (job|house)\b/,
    en: 'When one wakes you, sit up, put your feet on the floor and say out loud where you are. Cold water, lights on for a minute. In the morning tell one person in one sentence; a dream told gets smaller.',
    es: 'Cuando te despierte uno, siéntate, pies en el suelo, y di en voz alta dónde estás. Agua fría y luz un minuto. En la mañana cuéntalo a alguien en una frase; un sueño contado se hace chico.',
  },
  {
    id: 'sleep',
    cue: /\b(can'?t (get |fall )?(back to )?(a)?sleep|cannot sleep|couldn'?t sleep|not sleeping|no sleep|insomnia|insomnio|wide awake|still up|(i'?m|im|i was) up at [1-5]\b|tossing|(no|sin) (puedo |logro |he podido )?dormir|desvelad[oa]|dando vueltas|no duermo|me desperte a las)\b/,
    who: 'self',
    en: 'Get up once instead of lying there: dim light, something dull, back when your eyes get heavy. Same wake-up time tomorrow, however the night went. Phone in another room.',
    es: 'Levántate una vez en lugar de quedarte dando vueltas: luz baja, algo aburrido, y vuelve cuando pesen los ojos. Mañana la misma hora de despertar, haya sido como haya sido. El teléfono, en otro cuarto.',
  },
  {
    id: 'bet-chat',
    cue: /\b(group ?chat|the chat|parlays?|odds)\b.*|\bposting (their|his) (bets|parlays)\b/,
    topics: ['gambling'],
    en: 'Mute the chat until after the game and write one line before it starts: “I’m off betting, keep me in for the jokes.” Phone in your jacket while it’s on.',
    es: 'Silencia el chat hasta después del partido y escribe antes una línea: «Ya no apuesto, pero déjenme en las bromas». El teléfono, en la chamarra mientras juegan.',
  },
  {
    id: 'tell-partner-money',
    cue: /^(?=.*\b(money|cards?|bills?|debts?|bet\w*|gambl\w*|grand|thousand|savings|\$|lucas|plata|dinero|apost\w*|deudas?|tarjetas?|lana)\b).*\b(tell\w* my (husband|wife|partner)|(husband|wife|partner) (doesn'?t|does not) know|(decir|contar)le a mi (senora|espos[oa]|marido|mujer)|(senora|espos[oa]|marido|mujer) no sabe|con mi (senora|espos[oa]|marido|mujer) que hago)\b/,
    en: 'Write the whole number on paper first, so it can’t shrink. Pick a day this week and a quiet hour, and open with one sentence: “I have to tell you something, and I’m telling you all of it.” Then the paper, then listen.',
    es: 'Escribe primero la cifra completa en papel, para que no se encoja. Elige un día de esta semana y una hora tranquila, y abre con una frase: «Tengo que decirte algo, y te lo digo entero». Luego el papel, y a escuchar.',
  },
  {
    id: 'bet-access',
    cue: /\b(bet|bets|betting|gambl\w*|casino|slots|app de apuestas|apost\w+|apuest\w+|cripto|crypto|tarjeta y la app|ludopat\w+)\b/,
    en: 'Close access before anything else, in the next ten minutes: self-exclude for the longest period, and give the card or the bank password to someone you trust. The urge can’t spend what it can’t reach.',
    es: 'Antes que nada, cierra el acceso en los próximos diez minutos: autoexclusión por el plazo más largo, y la tarjeta o la clave del banco con alguien de confianza. Las ganas no gastan lo que no alcanzan.',
  },
  {
    id: 'vape-near',
    cue: /\b(vap\w+|elf bar|juul|pods?|zyn\w*|nicotine|vapeador)\b/,
    en: 'Get it out of the room you’re in, and ask the person it belongs to for one thing: “Keep it out of the bathroom and the kitchen.” For the next urge: ten slow breaths through a straw, gum, and two minutes outside.',
    es: 'Sácalo del cuarto donde estás, y pide a su dueño una sola cosa: «Que no esté en el baño ni en la cocina». Para las próximas ganas: diez respiraciones lentas con un popote, chicle y dos minutos afuera.',
  },
  {
    id: 'crew-uses',
    cue: /\b(corillo|line cooks|crew|coworkers|after (service|work)|los viernes|fridays?|amigos|compas|panas|buddies|boys)\b.*\b(coke|rayas?|lines?|perico|la tiene en la mesa|use|do it|polvo|meten?)\b|\b(rayas?|perico|coke|lines)\b.*\b(viernes|friday|corillo|amigos|boys)\b/,
    en: 'Leave before it’s on the table: have your own ride and a reason with a time, “I’ve got an early one, I’m out at six.” Say it once and walk. If staying matters, stay for the food and go when the bag comes out.',
    es: 'Vete antes de que esté en la mesa: con tu propio transporte y una razón con hora, «Mañana madrugo, me voy a las seis». Dilo una vez y camina. Si quieres quedarte, quédate a comer y sal cuando la saquen.',
  },
  {
    id: 'event',
    cue: /\b(party|wedding|cookout|bbq|barbecue|birthday|40th|50th|bachelor\w*|happy hour|wine bar|(?:deer |hunting |fishing )camp|hunting trip|cooler of beer|tailgate|reunion familiar|fiesta|boda|despedida|cumple\w*|asado|posada|bautizo|quincean\w+|carne asada|noche vieja|new year\w*|thanksgiving|christmas|navidad)\b/,
    not: /\b(died|dead|murio|fallecio|brother died|grave|cupcake|nada de fiesta|gift|regalo)\b/,
    who: 'self',
    topics: ['drinking', 'using'],
    en: 'Arrive with your own drink in hand and your own way home. Tell one person there beforehand: “I’m not drinking, don’t pour me one.” And pick the hour you leave before you go in.',
    es: 'Llega con tu propia bebida en la mano y tu propia forma de volver. Avisa antes a una persona: «No tomo, no me sirvas». Y decide la hora de irte antes de entrar.',
  },
  {
    id: 'pressed-drink',
    cue: /\b(offer\w*|pour(s|ed|ing)?|push\w*|insist\w*|hand(s|ed)? me|brings?|keeps? asking|me (ofrec\w+|sirv\w+|insist\w+)|trae|invitan?)\b.*\b(drinks?|shots?|beers?|wine|vodka|tequila|vino|cervezas?|tragos?|copas?|cheves?)\b|\b(drinks?|shots?|beers?|wine|vino|cervezas?|tragos?|copas?)\b.*\b(insist\w*|me (ofrec\w+|sirv\w+)|hand(s|ed)? me|to me)\b/,
    not: /\b(nobody|no one|not|never|nadie|no me)\b/,
    who: 'self',
    topics: ['drinking'],
    en: 'One short line, always the same: “No thanks, I’m good.” No reasons; reasons invite an argument. Have something else in your hand, and ask one person at the table beforehand to change the subject for you.',
    es: 'Una línea corta, siempre la misma: «No, gracias, así estoy bien». Sin razones; las razones invitan a discutir. Ten otra bebida en la mano, y pide antes a alguien de la mesa que cambie de tema por ti.',
  },
  {
    id: 'drink-at-home',
    cue: /\b(beers?|wine|bottle|vodka|liquor|cervezas?|caguamas?|vino|botella)\b.*\b(fridge|kitchen|cabinet|counter|at home|in the house|refri|nevera|cocina|casa)\b/,
    who: 'self',
    en: 'Ask for one thing, tonight and in one sentence: “I’m not drinking right now. Can it be somewhere I don’t see it?” Until then, use another room, and put your own drink where it stood.',
    es: 'Pide una sola cosa, hoy y en una frase: «Ahora no estoy tomando. ¿Puede estar donde yo no lo vea?». Mientras tanto, otro cuarto, y tu propia bebida donde estaba.',
  },
  {
    id: 'apologize',
    cue: /\b(apologi[sz]e|say sorry|make it (up|right)|pid[oa]? perdon|pedir(le)? perdon|disculpar\w*|le robe|i stole)\b/,
    en: 'Three sentences, no “but”: what you did, what it did to them, and what you’ll do to repair it, with an amount or a date. Say them once, and don’t ask to be forgiven in the same breath.',
    es: 'Tres frases y ningún «pero»: qué hiciste, qué le hizo a esa persona, y cómo lo vas a reparar, con cantidad o fecha. Dilas una vez, y no pidas perdón como respuesta en ese momento.',
  },
  {
    id: 'silence',
    cue: /\b(won'?t (talk|speak) to me|not (talking|speaking)|silent treatment|no me (habla|mira|contesta)|me dejan? en visto)\b/,
    en: 'Send one message that asks for nothing: “I’m here when you want to talk.” Then do one small visible thing you promised, and don’t mention it.',
    es: 'Manda un mensaje que no pida nada: «Aquí estoy cuando quieras hablar». Luego haz una cosa pequeña que prometiste, que se vea, y no la menciones.',
  },
  {
    id: 'tell-boss',
    cue: /\b(boss|chef|manager|supervisora?|hr|jef[ea])\b/,
    not: /\bmi jefa (anda|esta en la sala|toma)\b/,
    who: 'self',
    en: 'Say what touches the work and what you’re doing about it, and stop there: “I wasn’t at my best on Saturday. I’m handling it, and it won’t repeat.” What substance it was can stay with your doctor or counselor.',
    es: 'Di lo que toca al trabajo y lo que estás haciendo, y ahí para: «El sábado no estuve bien. Lo estoy atendiendo y no se repite». Qué sustancia fue puede quedar con tu médico o terapeuta.',
  },
  {
    id: 'need-things',
    cue: /\b(boots|steel toes|work clothes|uniform|bus (fare|pass)|rent|groceries|diapers|no (car|food)|botas|uniforme|renta|arriendo|panales|pasaje)\b/,
    en: 'Call 211 in the morning and say exactly what you need and by when; they know closets, vouchers and church funds near you. Ask your new or current employer too: many advance gear and take it from the first check.',
    es: 'Llama mañana al 211 y di justo qué necesitas y para cuándo; conocen roperos, vales y fondos cerca de ti. Pregunta también en el trabajo: muchos adelantan el equipo y lo descuentan del primer pago.',
  },
  {
    id: 'first-date',
    cue: /\b(first|second|third) date\b|\bdate (tomorrow|tonight|on)\b|\b(primera|segunda) cita con\b/,
    en: 'Send it light and before the day, so you don’t manage it at the table: “I don’t drink, but I’m in for good food.” If it goes on, the longer story has time.',
    es: 'Mándalo ligero y antes del día, para no cargarlo en la mesa: «No tomo, pero me apunto a comer rico». Si sigue, la historia larga tiene tiempo.',
  },
  {
    id: 'sponsor-lost',
    cue: /\b(my sponsor|mi padrino|mi madrina)\b.*\b(moved|left|died|retired|relapsed|murio|fallecio|se fue)\b|\b(replace|replaced) (her|him)\b|\b(new|find a|get a) sponsor\b/,
    en: 'Ask someone for something small first: “Would you notice if I go quiet? Can I text you on Mondays?” Years sober don’t have to match. What counts is that this person knows how you are.',
    es: 'Pide primero algo pequeño: «¿Notarías si me callo? ¿Te puedo escribir los lunes?». Los años sobrios no tienen que coincidir. Cuenta que esa persona sepa cómo estás.',
  },
  {
    id: 'grief',
    cue: /\b(died|dead (brother|sister|mom|dad|son|daughter|friend|husband|wife)|passed away|funeral|grave|(his|her) (bday|birthday)|murio|fallecio|velorio|entierro|aniversario de su muerte)\b/,
    en: 'Do one small thing for them today: light a candle, play their song, say one sentence out loud. And tell one person their name, so the day isn’t only yours to hold.',
    es: 'Haz hoy una cosa pequeña por esa persona: una vela, su canción, una frase en voz alta. Y di su nombre a alguien, para que el día no lo sostengas a solas.',
  },
  {
    id: 'craving',
    cue: /\b(crav\w+|urges?|want (a drink|to (drink|use|smoke|get high))|wanna (drink|use|smoke)|ganas de (tomar|beber|fumar|consumir|usar|meterme)|me dan (las )?ganas|antojo|se me antoja)\b/,
    who: 'self',
    en: 'Change the place first: another room, outside, the shower. Then set a timer for fifteen minutes and text one person just this: “Having a craving, talk to me.” Decide nothing until it rings.',
    es: 'Primero cambia de lugar: otro cuarto, la calle, la regadera. Luego pon un temporizador de quince minutos y escribe a alguien solo esto: «Traigo ganas, platícame». No decidas nada hasta que suene.',
  },
  {
    id: 'slip',
    cue: /\b(relapsed?|slipped|recai\w*|recaida|drank (again|last night)|used (again|last night)|tome (anoche|otra vez|ayer)|volvi a (tomar|consumir|fumar))\b/,
    who: 'self',
    en: 'Tell one person before tonight, in one sentence: “I slipped, and I’m back today.” Clear out what’s left, eat something, and put the next meeting or appointment in your phone now.',
    es: 'Díselo a alguien antes de la noche, en una frase: «Tuve un tropiezo, y hoy sigo». Saca lo que quedó, come algo y pon ya en el teléfono la próxima reunión o cita.',
  },
  {
    id: 'lonely',
    cue: /\b(lonely|loneliness|by myself|no friends|nobody to|a solas|soledad|me siento sol[oa]|vivo sol[oa]|no tengo (amigos|a nadie|con quien))\b/,
    en: 'Give the emptiest hour of the week a place and a face: the same café, court, church or online meeting, at the same time each week. Being seen regularly comes before being close.',
    es: 'Dale un lugar y una cara a la hora más vacía de la semana: el mismo café, cancha, parroquia o reunión en línea, siempre a la misma hora. Que te vean seguido viene antes que la cercanía.',
  },
  {
    id: 'anger',
    cue: /\b(angry|furious|rage|snapp(ed|ing|y)|so mad|pissed off|temper|irritab\w+|rabia|enojad[oa]|mal genio|coraje|me emputa|grite)\b/,
    who: 'self',
    en: 'Give it ten minutes of legs before any words: stairs, a fast walk, cold water on your wrists. Then say the one thing that hurt, without “you always.”',
    es: 'Dale diez minutos de piernas antes de las palabras: escaleras, caminar rápido, agua fría en las muñecas. Luego di la única cosa que dolió, sin «tú siempre».',
  },
  {
    id: 'anxiety',
    cue: /\b(anxious|anxiety|panic\w*|nervous|ansiedad|ansios[oa]|nervios\w*|panico|angustia)\b/,
    who: 'self',
    en: 'Breathe out longer than in, six times. Then name five things you can see. After that do one small thing with your hands: wash a cup, fold a shirt.',
    es: 'Saca el aire más largo de lo que entra, seis veces. Luego nombra cinco cosas que ves. Después haz algo pequeño con las manos: lavar una taza, doblar una camisa.',
  },
  {
    id: 'gaming',
    cue: /\b(raid|gaming|video ?games?|warcraft|fortnite|valorant|videojuegos?)\b/,
    en: 'Keep the hours that have people in them and drop the solo ones this week. Put the two evenings that matter at home in the calendar first, and tell the team now that you need a sub.',
    es: 'Quédate con las horas que tienen gente y deja esta semana las que son a solas. Pon primero en el calendario las dos noches que importan en casa, y avisa ya al equipo.',
  },
  {
    id: 'methadone-clinic',
    cue: /\b(methadone|metadona|take ?homes?|guest dos\w+|bupe|suboxone)\b/,
    en: 'Go to your counselor or prescriber with one request and one date in writing: what you want changed, since when you’ve been stable, and why. Ask for the answer in writing too.',
    es: 'Ve con tu consejero o con quien receta con una petición y una fecha por escrito: qué quieres, desde cuándo estás estable y por qué. Pide también la respuesta por escrito.',
  },
  {
    id: 'bored',
    cue: /\b(bored|boring|boredom|nothing to do|aburrid[oa]|aburrimiento|me aburro|sin nada que hacer)\b/,
    who: 'self',
    en: 'Plan only the hour you used to use in. Put one thing there with your hands or your legs, and one person. Do it even if it’s just okay; fun comes back slowly.',
    es: 'Planea solo la hora en que antes consumías. Pon ahí algo con las manos o las piernas, y a una persona. Hazlo aunque sea regular; el gusto vuelve despacio.',
  },
]

/**
 * The idea for the latest of the messages that has one.
 * @param messages normalized, the latest first
 * @param earlier the message before them, which has no idea of its own
 */
export function ideaFor(
  messages: readonly string[],
  { who = 'self', topic }: { who?: 'self' | 'other' | undefined; topic?: StoryTopic | undefined },
  used: readonly string[],
  earlier = '',
): Idea | undefined {
  const fits = (idea: Idea, text: string, around: string) =>
    idea.cue.test(text) &&
    !idea.not?.test(around) &&
    !used.includes(`idea.${idea.id}`) &&
    (!idea.who || idea.who === who) &&
    (!idea.topics || topic === undefined || idea.topics.includes(topic))
  // What was said just before may be needed to know the subject: "for Saturday" after "the party".
  for (const [at, message] of messages.entries()) {
    const both = [messages[at + 1] ?? earlier, message].filter(Boolean).join(' . ')
    const found =
      ideas.find((idea) => fits(idea, message, both)) ?? ideas.find((idea) => fits(idea, both, both))
    if (found) return found
  }
  return undefined
}
