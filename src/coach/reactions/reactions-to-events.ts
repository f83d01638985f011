// Reactions to messages that tell an event, name a time, a choice, or a person.
import type { Reaction } from './reaction.ts'

const drugs =
  /\b(drink|drunk|use|using|smoke|high|bet|gamble|vape|die|dead|kill|hurt|disappear|tomar|beber|consumir|usar|fumar|apostar|drogarme|morir\w*|matar\w*|desaparecer)\b/

const strongEnglish = String.raw`(?:never|liar|drunk|useless|worthless|hates?|done|enough|leav(?:e|ing)|chose|choose|embarrass\w*|disappoint\w*|junkie|addict|crazy|smell|loves?|proud|sorry|dead to|my fault|miss(?:es|ed)?|trust|believe|ashamed|failure|disgust\w*)\b`
const strongSpanish = String.raw`(?:nunca|mentiros[oa]|borrach[oa]|inutil|odi[oa]|hart[oa]|vete|larg\w+|averg\w+|decepcion\w*|adict[oa]|drogadict[oa]|loc[oa]|huel\w+|quier[oe]|te amo|orgullos[oa]|perdon\w*|culpa|extran\w+|conf[ií]\w*|cree\w*|fracas\w*|asco|mami|papi)\b`

/** Before the feelings: what happened matters more than the word for it. */
export const reactionsBeforeFeelings: readonly Reaction[] = [
  {
    id: 'loss',
    cue: /\b((he|she|dad|mom|mum|mother|father|brother|sister|son|daughter|husband|wife|friend|sponsor|grandma|grandpa|uncle|aunt|cousin|dog|cat|baby) (just |had |has )?(died|passed( away)?|od'?d and died)|put (my|our|the) (old )?(dog|cat|boy|girl) (down|to sleep)|(his|her|the|my \w+'?s?) (funeral|wake|ashes|grave|burial)|(i|we) (just )?(buried|lost) (him|her|my (mom|mum|dad|mother|father|brother|sister|son|daughter|husband|wife|best friend|friend|dog|cat|grandma|grandpa|uncle|aunt|cousin|sponsor))|(we|i) lost (one|two|three|another one|a patient|someone) (today|tonight|yesterday|last night|this week)|miscarriage|(he|she|they|one|patient|kid|guy) (didn'?t|didnt) make it(?! (to|home|back|in|on))|(late|dead) (husband|wife|brother|sister|mother|father|mom|dad|son|daughter)|(dormir|sacrificar) a mi (perr|gat)[oa]|fallecio|se (me )?murio|(el|la|mi|su) (velorio|entierro|funeral|sepelio)|(lo|la) (velamos|enterramos|velan|entierran)|(que en paz descanse|q\.?e\.?p\.?d))\b/,
    not: /\b(phone|battery|car|laptop|signal|wifi|conversation|celular|telefono|bateria|carro|coche|plan[ts]?|almost|nearly|casi|if (he|she)|me muero|se muere de)\b/,
    noIdea: true,
    quiet: true,
    once: true,
    en: {
      says: [
        'I’m so sorry.',
        'I’m sorry. That’s a big loss.',
        'Losing someone changes everything around you. I’m sorry.',
      ],
      asks: [
        'What would you like me to know about them?',
        'What do you remember most?',
        'Who is with you in this?',
      ],
    },
    es: {
      says: ['Lo siento mucho.', 'Lo siento. Es una pérdida grande.', 'Qué pérdida. Lo siento de verdad.'],
      asks: ['¿Cómo era?', '¿Qué es lo que más recuerdas?', '¿Quién está contigo en esto?'],
    },
  },
  {
    id: 'sent-here',
    cue: /\b(judge|court|po|probation|officer|wife|husband|girlfriend|boyfriend|mom|dad|boss|sister|brother|daughter|son|doctor) (\w+ ){0,3}(says?|said|sent|wants?|told|made|making|thinks?) .{0,30}\b(here|try this|do this|use this|log in(to)?|an? (recovery )?app|this (app|thing))\b|\bme (mando|mandaron|obligo|obligaron|dijo que entrara|trajo) (aqui|a (esto|esta))\b/,
    not: /\b(kill|hurt|leave|hospital|jail)\b/,
    noIdea: true,
    en: {
      says: ['So coming here wasn’t your idea.'],
      asks: ['What would make it worth your while?', 'What’s your own view of it?'],
    },
    es: {
      says: ['Así que venir no fue idea tuya.'],
      asks: ['¿Qué haría que te sirviera de algo?', '¿Tú cómo lo ves?'],
    },
  },
  {
    id: 'at-a-loss',
    cue: /\b(don'?t|dont) know what (else )?to do (with|about|anymore) ?(him|her|them|my \w+)?\b|\bno se (que|q) (mas )?hacer con (el|ella|mi)\b|\b(tried|he probado|he intentado|ya (probe|intente)) (everything|todo|de todo)\b|\bat (the|my) end of (the|my) rope\b/,
    en: {
      says: ['Not knowing what to do anymore wears you down.', 'That’s a hard place to stand.'],
      asks: ['What have you tried so far?', 'And you, how are you holding up?'],
    },
    es: {
      says: ['No saber qué hacer desgasta.', 'Es un lugar difícil.'],
      asks: ['¿Qué has intentado hasta ahora?', '¿Y tú, cómo estás aguantando?'],
    },
  },
  {
    id: 'not-the-same',
    cue: /\b(it|that|things|he|she|we)( is|'s|s| are|'re|re)?(n'?t| not) the same\b|\bnever (be|been) the same\b|\b(ya )?no (es|son|somos) (lo|el|la|los) mism[oa]s?\b|\bya no es igual\b/,
    not: /\b(thing|cosa|question|pregunta)\b/,
    en: {
      says: ['Something is missing there.', 'No, it isn’t the same.'],
      asks: ['What’s missing most?', 'What did it use to give you?'],
    },
    es: {
      says: ['Ahí falta algo.', 'No, no es lo mismo.'],
      asks: ['¿Qué es lo que más falta?', '¿Qué te daba antes?'],
    },
  },
  {
    id: 'sees-own-part',
    cue: /\b(i (sound|sounded|was|am|acted|feel) (like )?(such )?(a|an) (dick|ass|asshole|jerk|idiot)|i was (so )?wrong|(it was|its|it's|that was) my fault|i (messed|screwed|f\w*ed) (it |this )?up|i shouldn'?t have|estuvo mal|la regue|me equivoque|fue (mi )?culpa mia|fue mi culpa|me pase (de|con)|se me olvido (recoger|ir|llamar|su|el|la|mi)|forgot to pick (up )?(my|her|him)|no debi|hice mal en|fui yo (el|la) que)\b/,
    en: {
      says: ['It takes honesty to see that.', 'You see your own part in it. Many people don’t.'],
      asks: ['What would you do differently now?', 'Is there something in it you can still put right?'],
    },
    es: {
      says: ['Hace falta honestidad para verlo.', 'Ves tu parte. Mucha gente no la ve.'],
      asks: ['¿Qué harías distinto ahora?', '¿Hay algo de eso que todavía se pueda arreglar?'],
    },
  },
  {
    id: 'kid-asks',
    cue: /\b(my|our|the) (kids?|son|daughter|boys?|girls?|little one|\w+ year old) (always |keeps? |just )?(asks?|asked|asking|wonders?)\b|\b(mi|mis|el|la|los) (hij[oa]s?|nin[oa]s?|chic[oa]s?|peque) (me |ya )?(pregunta|preguntan|pregunto|preguntaron)\b/,
    noIdea: true,
    en: {
      says: ['Kids notice, and they ask.'],
      asks: ['What do you tell them?', 'What would you like them to know?'],
    },
    es: {
      says: ['La niñez se da cuenta, y pregunta.'],
      asks: ['¿Qué les dices?', '¿Qué te gustaría que supieran?'],
    },
  },
  {
    id: 'close-call',
    cue: /\b(almost|nearly) (died|crashed|fell|got (hit|killed|electrocuted|run over|crushed)|lost (a|my) (finger|hand|leg))\b|\bcasi (me )?(muero|mato|electrocuto|caigo|choco|atropell\w+|quemo|corto)\b|\bclose call\b/,
    not: /\b(die of|laugh|embarrass|risa|verguenza)\w*\b/,
    en: { says: ['That was close.'], asks: ['How are you now?', 'What went through you right after?'] },
    es: { says: ['Estuvo cerca.'], asks: ['¿Cómo estás ahora?', '¿Qué sentiste justo después?'] },
  },
  {
    id: 'got-to-me',
    cue: /\b(messed me up|got to me|hit me hard|shook me( up)?|stayed with me|me (movio|pego fuerte|sacudio|dejo pensando|llego al alma))\b/,
    en: {
      says: ['That reached you.'],
      asks: ['What in it got to you?', 'What has stayed with you from it?'],
    },
    es: { says: ['Eso te llegó.'], asks: ['¿Qué fue lo que te movió?', '¿Qué se te quedó de eso?'] },
  },
  {
    id: 'parted',
    cue: /\b(we|i|us) (just |finally )?(broke up|split( up)?|separated|got divorced)\b|\bgetting (a )?divorced?\b|\b(my|the) (divorce|breakup|separation)\b|\b(me separe|nos separamos|me divorcie|terminamos|cortamos|el divorcio|la separacion)\b/,
    en: {
      says: ['That’s a big change.'],
      asks: ['Which part of the day is hardest since then?', 'Who has been there for you since?'],
    },
    es: {
      says: ['Es un cambio grande.'],
      asks: [
        '¿Qué parte del día es la más difícil desde entonces?',
        '¿Quién ha estado contigo desde entonces?',
      ],
    },
  },
  {
    id: 'did-it-sober',
    own: true,
    noIdea: true,
    cue: /\b(i|we) (did|fixed|made|finished|cooked|drove|went|danced|worked|built|got through)\b.*\bsober\b|\b(lo |la )?(hice|arregle|termine|cocine|fui|baile|trabaje|arme|pase)\b.*\b(sobri[oa]|sin (tomar|beber|consumir|fumar))\b/,
    not: /\b(not sober|never|relaps\w*|nunca|recai)\b/,
    en: {
      says: ['And you did it sober.'],
      asks: ['What was it like, sober?', 'What was different from before?'],
    },
    es: { says: ['Y así, sin consumir.'], asks: ['¿Cómo fue hacerlo así?', '¿Qué fue distinto de antes?'] },
  },
  {
    id: 'near-me',
    own: true,
    cue: /\b(bottles?|beers?|wine|vodka|cooler|pills?|meds|vape|weed|coke|stash|booze|liquor|ansioliticos|pastillas|rayas|cervezas?|vino|botellas?|mota|caguamas?|la (tiene|tienen|ponen))\b.{0,40}\b(a un metro|a la mano|al lado mio|en la (mesa|cocina|sala)|en mi (cuarto|bolsa|casa)|en el refri|right there|on the (porch|counter|table)|next to me|within reach|in (my|the) (bag|car|house|kitchen|fridge|drawer|living room))\b/,
    not: /\b(threw|poured|gone|got rid|not (in|on)|tire|ya no (hay|esta))\b/,
    en: {
      says: ['That’s close.', 'Then it’s within arm’s reach.'],
      asks: ['How could it be further away?', 'Who could put some distance between it and you?'],
    },
    es: {
      says: ['Eso está muy cerca.', 'Lo tienes a un paso, entonces.'],
      asks: ['¿Cómo podría quedar más lejos?', '¿Quién podría poner distancia entre eso y tú?'],
    },
  },
  {
    id: 'two-ways',
    cue: /\bif (i|we)\b.{3,90}\b(and|but|or) if (i|we)\b|\bif i .{3,60}\.\s*if i\b|\bsi (lo|la|le|no|me|les)\b.{3,90}\b(y|pero|o) si (lo|la|le|no|me|les)\b|\b(con (\w+ )?si .{2,30} y con (\w+ )?si)\b|\beither way\b|\b(haga lo que haga|de cualquier (forma|manera|modo))\b/,
    en: {
      says: ['There’s a price on both sides.', 'Neither side of that is free.'],
      asks: ['Which of the two could you live with more easily?', 'Is there a smaller thing in between?'],
    },
    es: {
      says: ['Las dos salidas cuestan.', 'Ninguna de las dos sale gratis.'],
      asks: ['¿Con cuál de las dos podrías vivir mejor?', '¿Habrá algo más chico, a medio camino?'],
    },
  },
  {
    id: 'undecided',
    cue: /\b(don'?t|dont|do not) know (if|whether) (i|to|we)\b|\bnot sure (if|whether) (i|to|we)\b|\bcan'?t decide\b|\b(on the fence|back and forth)\b|\bno se si (ir|decir\w*|hacer\w*|llamar\w*|hablar\w*|contar\w*|quedar\w*|volver|dejar\w*|pedir\w*|quiero|deberia|debo|pueda)\b|\bno (me )?decido\b|\btorn between\b/,
    en: {
      says: [
        'You don’t have to know yet.',
        'That’s a real choice.',
        'Both ways have something for them, then.',
      ],
      asks: ['Which way are you leaning?', 'What speaks for each side?', 'What would you lose, either way?'],
    },
    es: {
      says: [
        'Todavía no tienes que saberlo.',
        'Es una decisión de verdad.',
        'Algo tendrán las dos opciones.',
      ],
      asks: ['¿Hacia cuál te inclinas?', '¿Qué tiene a favor cada una?', '¿Qué perderías con cada una?'],
    },
  },
  {
    id: 'not-like-them',
    cue: /\b(sound|sounded|felt|feel|acted|act|yelled|turning into|turned into) (just |exactly )?(like )?my (dad|mom|mum|father|mother)\b|\b(me senti|me siento|soy|sone|me porte|me porto|me escuche|actue|grite) (igual (que|a)|igualit[oa] a|como) mi (papa|mama|padre|madre)\b|\b(don'?t|dont|never|not) (\w+ )?(want to|wanna|going to|gonna)? ?(be|become|end up|turn into|turn out) (like )?(my|him|her|them)\b( (dad|mom|mother|father|parents|brother|uncle))?|\bno (quiero|voy a|quisiera) (ser|terminar|acabar|volverme) (como|igual (que|a)) (mi|el|ella|ellos)\b/,
    noIdea: true,
    en: {
      says: [
        'You know from close up what you don’t want.',
        'That tells me what kind of person you want to be.',
      ],
      asks: ['What do you want to do differently?', 'What would that look like this week?'],
    },
    es: {
      says: ['Sabes de cerca lo que no quieres.', 'Eso dice mucho de quién quieres ser.'],
      asks: ['¿Qué quieres hacer distinto?', '¿Cómo se vería eso esta semana?'],
    },
  },
  {
    id: 'done-to-me',
    cue: /\b(he|she|they|boss|manager|chef|brother|sister|son|daughter|mom|dad|husband|wife|ex|friend|sponsor|roommate) (just |even |always |still )?(stole|robbed|lied to|yelled at|screamed at|cheated on|left|kicked|blocked|ghosted|ignored|laughed at|hung up on|fired|dumped|abandoned|treats|humiliated|called) (from )?(me|us)\b(?! (a ride|back|yesterday|last|tonight|today))|\b(got|getting|was|been) (fired|dumped|sacked|laid off|kicked out|ghosted|evicted)\b|\b(looks?|looked|stares?|stared) at me (like|as if)\b|\bme (mira|miran|ve|ven) como\b|\bme (robo|roba|esta robando|mintio|miente|grito|grita|dejo (sola|solo|plantad[oa]|esperando)|dejaba esperando|engano|corrio|corrieron|despidio|despidieron|bloqueo|ignoro|ignora|colgo|humillo|humilla|trata (como|mal)|abandono|insulto|insulta|dice de cosas|dejaron en visto)\b/,
    en: {
      says: [
        'That’s hard to take.',
        'Ouch. I’m sorry that happened.',
        'Something like that stays with a person.',
      ],
      asks: [
        'What was the hardest part of it?',
        'What did you need in that moment?',
        'How are you now, after that?',
      ],
    },
    es: {
      says: ['Eso pega.', 'Lo siento. No es fácil que te hagan eso.', 'Algo así se queda dentro.'],
      asks: [
        '¿Qué fue lo más duro?',
        '¿Qué necesitabas en ese momento?',
        '¿Cómo estás ahora, después de eso?',
      ],
    },
  },
]

export const reactionsToEvents: readonly Reaction[] = [
  {
    id: 'secret',
    cue: /\b(no ?(one|body) (else )?knows|haven'?t told (anyone|anybody|a soul|him|her|them|my \w+)|never told (anyone|anybody|a soul)|(he|she|they|my \w+) (doesn'?t|don'?t|dont|doesnt) know\b(?! (if|how|what|that i'm (asking|writing)))|hiding it from|keep(ing)? it (a )?secret|nadie (mas )?(lo )?sabe|no (le|se lo|les) he (dicho|contado)|nunca (se )?lo (he contado|conte|dije)|no sabe(n)? (nada|que)|a escondidas de)\b/,
    en: {
      says: ['That’s a lot to keep to yourself.', 'Carrying that without anyone knowing is work, too.'],
      asks: [
        'Who would be the easiest person to tell, if you ever did?',
        'What would change if one person knew?',
      ],
    },
    es: {
      says: ['Es mucho para guardártelo.', 'Callarlo también cansa.'],
      asks: [
        'Si un día lo contaras, ¿con quién sería más fácil?',
        '¿Qué cambiaría si una persona lo supiera?',
      ],
    },
  },
  {
    id: 'dream',
    cue: /\b((i|had a|the|these|those|my|bad|weird|vivid|crazy) (\w+ )?dream(s|ed|t|ing)?|nightmares?|sone (que|q|con)|pesadillas?|(en|los|mis|unos|esos) suenos)\b/,
    not: /\b(dream (job|house|of being|come true)|american dream|(a|an|absolute|total|living|real|complete) nightmare|nightmare (to|of)|my dream is|mi sueno es)\b/,
    en: {
      says: ['A dream can feel as real as a day.', 'It was a dream, and it still follows you around.'],
      asks: [
        'What stays with you from it in the morning?',
        'How do you get back to the day after one of those?',
      ],
    },
    es: {
      says: ['Un sueño puede sentirse tan real como un día.', 'Fue un sueño, y aun así se queda.'],
      asks: ['¿Qué se te queda de eso por la mañana?', '¿Cómo vuelves al día después de uno así?'],
    },
  },
  {
    id: 'night',
    cue: /\b((can'?t|cant|couldn'?t|not|don'?t|barely|hardly) (even |really )?(sleep\w*|slept|fall asleep)|(wide )?awake (at|all|since|until|till|again)|up all night|tossing and turning|[234] ?(a\.?m\.?|in the morning)|insomnia|insomnio|no (puedo |pude |logro )?(dormir|duermo|dormi|pego (el )?ojo)|desvelad[oa]|dando vueltas|las (2|3|4|tres|dos|cuatro) de la (manana|madrugada)|en vela)\b/,
    en: {
      says: ['Nights like that are long.', 'Everything is louder at night.'],
      asks: ['What goes through your head at that hour?', 'What’s the night like around you: quiet, or not?'],
    },
    es: {
      says: ['Noches así son largas.', 'De noche todo suena más fuerte.'],
      asks: [
        '¿Qué te pasa por la cabeza a esa hora?',
        '¿Cómo es la noche a tu alrededor: hay silencio o no?',
      ],
    },
  },
  {
    id: 'first-time',
    cue: /\b(for the )?first time (in|ever|since|that|i|we|he|she)\b|\bpor primera ve[zs]\b|\b(la|mi) primera ve[zs] (que|en)\b/,
    noIdea: true,
    en: {
      says: ['A first. That counts.', 'First times stay with you.'],
      asks: ['How was it different from what you expected?', 'What was that moment like?'],
    },
    es: {
      says: ['Una primera vez. Eso cuenta.', 'Las primeras veces se quedan.'],
      asks: ['¿En qué fue distinto de lo que esperabas?', '¿Cómo fue ese momento?'],
    },
  },
  {
    id: 'their-words',
    cue: new RegExp(
      String.raw`\b(?:he|she|they|mom|dad|mother|father|boss|sponsor|wife|husband|girlfriend|boyfriend|brother|sister|son|daughter|kid|friend) (?:just |always |still |even |keeps? |kept )?(?:said|says|told me|tells me|saying|telling me|called me)\b.{0,60}\b${strongEnglish}|\bme (?:dijo|dice|dicen|dijeron|solto|contesto|grito)\b.{0,60}\b${strongSpanish}`,
    ),
    en: {
      says: ['Words like that stay with you.', 'A sentence like that doesn’t just go away.'],
      asks: [
        'What went through your head when you heard that?',
        'Which of those words stays with you?',
        'What would you have wanted to hear?',
      ],
    },
    es: {
      says: ['Esas palabras se quedan.', 'Una frase así no se va tan fácil.'],
      asks: [
        '¿Qué te pasó por la cabeza al oírlo?',
        '¿Cuál de esas palabras se te quedó?',
        '¿Qué te hubiera gustado oír?',
      ],
    },
  },
  {
    id: 'money',
    cue: /\b(debts?|owe (him|her|them|my|the|like|about|\$|\d)|rent (is|was|due)|behind on|(i'?m|we'?re|dead|flat|so) broke|bills|payday loan|overdraft|maxed out|deudas?|debo (dinero|plata|\$|\d|la renta)|la renta|no me alcanza|sin (plata|dinero|lana|un peso)|recibos|prestamo)\b|\b(i|me) (only )?(got|have|quedan) \$?\d+( dollars| bucks| pesos)\b/,
    en: {
      says: ['Money is tight, then.', 'Money worries follow you into every room.'],
      asks: ['What would take the most pressure off right now?', 'Which part of it can’t wait?'],
    },
    es: {
      says: ['El dinero está apretado, entonces.', 'La falta de dinero se mete en todo.'],
      asks: ['¿Qué te quitaría más presión ahora?', '¿Qué parte no puede esperar?'],
    },
  },
  {
    id: 'wish-for-them',
    cue: /\b(i (just |really )?(wish|want|need) (he|she|they|him|her|them|my \w+)\b|(quiero|quisiera|ojala|me gustaria) (que )?(el|ella|mi \w+|me|deje|dejara|vuelva|volviera|fuera|sea|entienda|entendiera)\b)|^(pues |y |eso,? )?que (me |mi |deje|no me |ya no )/,
    not: /\b(dead|die|kill\w*|hurt|muert[oa]|se muera|digas|preguntes|mandes|repitas|contestes|hables|entiendas|tu)\b/,
    en: {
      says: ['That wish makes sense.', 'Of course you’d want that.'],
      asks: ['What would that change for you?', 'What part of that is in your hands?'],
    },
    es: {
      says: ['Se entiende que quieras eso.', 'Claro que quisieras eso.'],
      asks: ['¿Qué cambiaría para ti?', '¿Qué parte de eso está en tus manos?'],
    },
  },
  {
    id: 'fight',
    cue: /\b(had|big|another|huge|stupid|same) (\w+ )?(fight|argument|blowup)\b|\bwe (fought|argued|got into it)\b|\b(pelea|pleito|peleamos|discutimos|me pelee|discuti)\b/,
    not: /\b(fist|knife|gun|cuchillo|pistola|golpes|a golpes)\b/,
    en: {
      says: ['A fight like that leaves something behind.'],
      asks: ['How did the two of you leave it?', 'What was it about underneath, do you think?'],
    },
    es: {
      says: ['Una pelea así deja algo.'],
      asks: ['¿Cómo quedaron las cosas?', '¿De qué era en el fondo, crees?'],
    },
  },
  {
    id: 'just-wants',
    cue: /\bi just want(ed)? (one|to (sleep|rest|be|have|feel|go home|get through)|some|a (normal|quiet|single|real)|it to be|things to be|my (life|family|kids?|son|daughter|old))|\b(solo|nomas|nada mas) quiero (un|una|dormir|descansar|estar|paz|que todo|tener|sentirme)/,
    not: new RegExp(
      `${drugs.source}|\\b(know|answer|idea|present|saber|respuesta|trago|copa|drinks?|beer|hit)\\b`,
    ),
    en: {
      says: ['That’s not too much to ask.'],
      asks: ['What would that look like?', 'What gets in the way of it most?'],
    },
    es: {
      says: ['No es mucho pedir.'],
      asks: ['¿Cómo se vería eso?', '¿Qué es lo que más se atraviesa?'],
    },
  },
  {
    id: 'hope',
    cue: /\b(i (really )?hope (to|i|we)\b|i wish i\b|i(?:'d| would) love to|someday i|one day i'?(ll|m)|me gustaria (poder|volver|estudiar|trabajar|ver|estar|ser|tener)|quisiera (poder|volver|estudiar|trabajar|ver|estar|ser|tener)|ojala (pueda|pudiera|logre|fuera)|mi sueno es|quiero (poder|volver a (?!tomar|beber|usar|fumar)|estudiar|recuperar|ahorrar|viajar))/,
    not: new RegExp(`${drugs.source}|\\bif\\b|\\b(oir|hear|saber|know|preguntar|ask)\\b`),
    en: {
      says: ['That’s worth wanting.', 'That’s a good thing to want.'],
      asks: ['What would be the first small piece of that?', 'What stands in the way right now?'],
    },
    es: {
      says: ['Vale la pena querer eso.', 'Es bueno querer eso.'],
      asks: ['¿Cuál sería el primer pedacito de eso?', '¿Qué se atraviesa ahora mismo?'],
    },
  },
  {
    id: 'memory',
    cue: /\b(i remember|reminds me|when i was (a kid|little|young|small|\d+|growing up)|back (then|in the day|when)|as a kid|growing up|(he|she|we|they|i) used to|me acuerdo|recuerdo (que|cuando|a)|cuando (yo )?era (nin[oa]|chic[oa]|chamac[oa]|joven|pequen[oa])|de (nin[oa]|chic[oa]|morr[oa])|de chiquit[oa]|antes (el|ella|yo|me|mi|nos|era|sol[ií]a)|mi papa (tambien )?me|(el|ella|mi papa|mi mama) (siempre )?(gritaba|pegaba|tomaba|bebia|llegaba|decia|rompia))\b/,
    noIdea: true,
    en: {
      says: ['That has stayed with you.', 'Thank you for telling me that.'],
      asks: ['What brings it back now?', 'What part of it do you still carry?'],
    },
    es: {
      says: ['Eso se te quedó.', 'Gracias por contarme eso.'],
      asks: ['¿Qué hace que vuelva ahora?', '¿Qué parte de eso todavía llevas contigo?'],
    },
  },
  {
    id: 'ahead',
    cue: /\b(tomorrow|tmrw|(this|next) (week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(is|are|i have|i'?ve got|i got|i gotta|we have|we got|come|its|it's|theres|there's) (\S+ ){0,6}(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(monday|tuesday|wednesday|thursday|friday|saturday|sunday) (is|i have|i gotta|we have|i'?m)|in (two|three|a few|\d+) (days|weeks)|(?<!(la|cada|por la|en la|de la) )manana|esta noche|la (proxima|otra) semana|(este|el proximo) (fin de semana|finde|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo) (tengo|es|hay|viene|vienen|va|van|voy|vamos|toca|sera))\b/,
    not: /\b(got (out|home|back|here|in)|lent|went|came|was|were|told|said|called|did|last (night|week|friday|saturday|sunday|monday|tuesday|wednesday|thursday|weekend)|yesterday|drank|used|smoked|ago|since|every|good ?night|night night|bye|anoche|ayer|pasad[oa]|tome|bebi|fume|me meti|todos|cada|hace (un|dos|tres|\d+)|buenas noches|adios|chau|me voy a (dormir|acostar))\b/,
    en: {
      says: ['It’s good to look at it before it comes.', 'There’s still time to think it through.'],
      asks: [
        'How would you like it to go?',
        'What part of it is on your mind most?',
        'What would make it easier?',
      ],
    },
    es: {
      says: ['Bien verlo antes de que llegue.', 'Todavía hay tiempo de pensarlo.'],
      asks: ['¿Cómo quisieras que saliera?', '¿Qué parte te da más vueltas?', '¿Qué lo haría más fácil?'],
    },
  },
  {
    id: 'count',
    own: true,
    noIdea: true,
    cue: /\b((i'?m|i am|i'?ve been|ive been|i have|i got) (\w+ ){0,2}(\d+|one|two|three|four|five|six|seven|eight|nine|ten|nineteen|twenty) (days|weeks|wks|months|years|yrs)( \w+)? (sober|clean|without|off|free|in\b)|(\d+|one|two|three|four|five|six) (days|weeks|wks|months|years|yrs) (sober|clean)|day \d+,? (no|without|off|sober|clean)|been (sober|clean) (for )?(\d+|\w+teen|\w+ty|one|two|three|four|five|six|seven|eight|nine|ten) (days|weeks|months|years))\b|\b(llevo|tengo|hace|cumpli|cumplo) (ya |casi )?(\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (dias?|semanas?|mes(es)?|anos?) (sin|limpi[oa]|sobri[oa]|que no)\b/,
    not: /\b(gone|lost|blew|relapsed|slipped|perdi|recai|he|she|they|shes|hes|her|his|not sober)\b/,
    en: {
      says: ['That’s a lot of mornings in a row.', 'You did every one of those days.'],
      asks: ['What has carried you through so far?', 'Which stretch of it was the hardest?'],
    },
    es: {
      says: ['Son muchas mañanas seguidas.', 'Cada uno de esos días lo hiciste tú.'],
      asks: ['¿Qué te ha sostenido hasta ahora?', '¿Qué tramo fue el más duro?'],
    },
  },
  {
    id: 'friends',
    cue: /\b(my|those|the|all my) (\w+ )?(friends|buddies|crew|team|homies)\b|\b(mis|los|esos) (amig[oa]s|compas|cuates|panas|patas|parceros|brothers|comadres|compadres)\b|\bel corillo\b/,
    not: /\b(not|no) (my|mis)\b/,
    en: {
      says: ['Those are people you know well.'],
      asks: ['Who of them is good for you?', 'How would they take it if you told them?'],
    },
    es: {
      says: ['Es gente que conoces bien.'],
      asks: ['¿Quién de ahí te hace bien?', '¿Cómo lo tomarían si les contaras?'],
    },
  },
  {
    id: 'wanted-by-others',
    cue: /\b(he|she|they|doctor|boss|wife|husband|mom|dad|court|judge|po) (really |just |always )?(wants?|expects?|keeps? (telling|asking)|is (making|forcing)|'s (making|forcing)) (me|us) to\b|\b(they'?re|is|are) (making|forcing) me\b|\b(won'?t|doesn'?t|don'?t) let me\b|\bme (la |lo )?(quiere|quieren) (bajar|quitar|mandar|sacar|cambiar|obligar)|\b(quiere|quieren) que (yo )?(lo |la |me )?\w+|\bno me (deja|dejan)\b/,
    en: {
      says: [],
      asks: ['And what do you want yourself?', 'What would you want instead?'],
    },
    es: {
      says: [],
      asks: ['¿Y tú qué quieres?', '¿Qué preferirías tú?'],
    },
  },
  {
    id: 'carer',
    person: true,
    cue: /(?:^|[.,;!] |\b(?:and|but|because|so|that|y|pero|porque|que) )(?:(?:my|our) (?:\w+ )?(?:son|daughter|husband|wife|partner|boyfriend|girlfriend|brother|sister|mom|mum|mother|dad|father|nephew|niece|cousin)|mi (?:\w+ )?(?:hij[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|herman[oa]|mama|papa|madre|padre|sobrin[oa]|prim[oa])) (?!and\b|y\b|en\b|in\b)\w/,
    not: /\b(not|no|isn'?t|wasn'?t) (\w+ ){0,2}(my|mi|a mi)\b|\b(died|dead|late|murio|fallecio|muert[oa]|ambulanc\w*|hospital|911)\b|\bmi \w+ no\b|^(no|what)\b/,
    en: {
      says: [],
      asks: [
        'How are things between you and {person} right now?',
        'What would you most like to say to {person}?',
      ],
    },
    es: {
      says: [],
      asks: [
        '¿Cómo están las cosas entre tú y {person}?',
        '¿Qué es lo que más te gustaría decirle a {person}?',
      ],
    },
  },
  {
    id: 'just-past',
    cue: /\b(yesterday|last (night|weekend|week|friday|saturday|sunday|monday|tuesday|wednesday|thursday)|this morning|earlier today|(an|two|a couple( of)?) (hours?|days?) ago|anoche|ayer|antier|hoy en la manana|hace rato|hace (unas|dos) horas|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo) (pasado|me|nos|fui|tome|le))\b/,
    en: {
      says: ['That’s still fresh.', 'That wasn’t long ago.'],
      asks: ['How are you now, compared with then?', 'What has stayed with you from it?'],
    },
    es: {
      says: ['Eso está fresco todavía.', 'No hace mucho de eso.'],
      asks: ['¿Cómo estás ahora, comparado con ese momento?', '¿Qué se te quedó de eso?'],
    },
  },
  {
    id: 'fine',
    cue: /^(ok |well |pues |bueno |no,? |nah,? )*(it'?s (fine|nothing|whatever|no big deal|all good)|i'?m (fine|okay|ok|good|alright)|not a big deal|no biggie|nothing (really|much)?|no es (nada|para tanto)|todo bien|estoy bien|nada|normal|ahi (la llevo|vamos)|mas o menos)\W*$/,
    noIdea: true,
    quiet: true,
    en: {
      says: ['Okay.', 'All right. And if that changes, you can say so here.', 'Fair enough.'],
      asks: [],
    },
    es: {
      says: ['Va.', 'Está bien. Y si cambia, aquí lo puedes decir.', 'De acuerdo.'],
      asks: [],
    },
  },
]
