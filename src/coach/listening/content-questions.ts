// Reflections and questions about the content of a message: a conversation ahead, something said, a thing that reminds of someone.
// They come before questions of a situation, and each is used once in a talk.
import type { SituationId } from '../script/situation-id.ts'
import type { Story } from '../script/story.ts'
import { type CoachLanguage, fill, hasFresh } from '../script/wording.ts'
import { contentOfPeople } from './content-of-people.ts'
import { contentOfUse } from './content-of-use.ts'
import type { ContentQuestion } from './content-question.ts'

/** `{them}`, `{they}` and `{their}` are filled with words of the message. */
export const contentQuestions: readonly ContentQuestion[] = [
  ...contentOfUse,
  ...contentOfPeople,
  {
    id: 'plans-to-tell',
    cue: /\b(gonna|going to|will|i'?ll|might|want to|have to|need to|supposed to|thinking (of|about)|could) (\w+ ){0,2}(tell|telling|text|call|talk to|write to|come clean|ask) (him|her|them|my|everyone)\b|\b(voy a|quiero|tengo que|podria|pienso) (decir\w*|hablar(le)? con|llamar(le|lo|la)?|escribirle|contar(le|les|selo))\b/,
    not: /\b(policia|police|cops|no (quiero|voy|pienso))\b|\b(nada|nadie|nothing|anything|not (gonna|going to)|never|won'?t)\b|\b(doctor|clinic|dentist|pharmac\w+|insurance|hotline|988|911|line|rehab|detox|center|therapist|counselor|sponsor|medic\w|clinica|centro|linea|padrino|madrina)\b/,
    en: {
      reflect: ['That’s a hard conversation, and you’re getting ready for it.'],
      step: 'Write the first sentence down on your phone, so it’s there when your voice isn’t.',
      ask: ['What’s the first sentence you’d say?', 'What do you most want {them} to hear?'],
    },
    es: {
      reflect: ['Es una plática difícil, y ya te estás preparando.'],
      step: 'Escribe la primera frase en el teléfono, para tenerla cuando falte la voz.',
      ask: ['¿Cuál sería la primera frase?', '¿Qué es lo que más quieres que escuche?'],
    },
  },
  {
    id: 'told',
    not: /\b(idea|asleep|sleeping|voicemail|no answer|didn'?t (answer|pick up|reply)|asked you|(told|asked) u|dormid[oa]|no (contesto|contesta|respondio)|buzon)\b/,
    cue: /\bi (just |finally |already )?(told|texted|called|messaged|wrote to|asked) (him|her|them|my (?!self)\w+)\b|\b(ya )?(le|les|se lo) (dije|conte|llame|escribi|pedi)\b/,
    en: { ask: ['How did {they} take it?', 'What did {they} say back?'] },
    es: { ask: ['¿Cómo lo tomó?', '¿Qué te contestó?'] },
  },
  {
    id: 'child-noticed',
    own: true,
    cue: /\b(my|our) (little |older |youngest |oldest )?(kids?|son|daughter|boy|girl|\d+ ?(yo|year old)|little one|grandson|granddaughter|nephew|niece)\b.{0,30}\b(saw (me|us|it|the|him|her)|asked|heard|found|noticed|watched|covered|said|knows|drew|hid(es)?)\b|\bmi (hij[oa]|niet[oa]|nin[oa]|chamac[oa])\b.{0,30}\b(vio|pregunto|oyo|encontro|dijo|sabe|noto)\b/,
    en: {
      reflect: ['Kids notice more than we think, and that stays with you.'],
      step: 'A short, true answer is enough for a child: “I was sick from drinking. I’m getting better. It’s not your fault.”',
      ask: ['What would you want {them} to know about it?', 'What did you see in {their} face?'],
    },
    es: {
      reflect: ['Los niños notan más de lo que creemos, y eso se queda.'],
      step: 'A un niño le basta algo corto y cierto: «Estuve mal por tomar. Estoy mejorando. No es tu culpa».',
      ask: ['¿Qué quisieras que supiera de eso?', '¿Qué le viste en la cara?'],
    },
  },
  {
    id: 'looked-down-on',
    cue: /\b(call(s|ed)?|think(s)?|treat(s|ed)?|talk(s|ed)? to|look(s|ed)? at) (me|i'?m) (like |as )?(i was |i'?m )?an? \w+|\b(like|as if) i('m| was| were) (an? )?(junkie|criminal|addict|drunk|kid|idiot|nobody|child)\b|\bwritten off\b|\bwatch(es|ed)? (me|you) pee\b|\b(me (tratan|trataron|hablaron|ven|miran)) como\b/,
    en: {
      reflect: ['That’s a lonely way to be looked at.', 'No one likes being treated like that.'],
      ask: ['What don’t they see about you?', 'What would you have wanted to hear instead?'],
    },
    es: {
      reflect: ['Duele que lo miren a uno así.', 'A nadie le gusta que lo traten así.'],
      ask: ['¿Qué no ven de ti?', '¿Qué te habría gustado oír?'],
    },
  },
  {
    id: 'food-within-reach',
    own: true,
    topics: ['food'],
    cue: /\b(cake|pies?|stuffing|leftovers|cookies|chips|candy|ice cream|pizza|food|snacks|bread|pastel|pan|galletas|papas|helado|comida|dulces)\b.{0,30}\b(in the (fridge|kitchen|freezer|pantry|car|house)|on the (table|counter)|right here|en (el refri|la cocina|la mesa|la casa))\b/,
    en: { ask: ['What would put more distance between you and it?'] },
    es: { ask: ['¿Qué pondría más distancia entre tú y eso?'] },
  },
  {
    id: 'promises-later',
    cue: /\b(says?|said|promis\w*|swears?|dice|dijo|jura|promet\w+)\b.{0,24}\b(after|once|when|despues de|cuando|luego de)\b.{0,30}\b(quit\w*|stop\w*|sober|clean|cut (down|back)|get help|go to rehab|(lo )?deja(ra|r)?|va a dejar|para(ra)?)\b|\b(says?|said|promis\w*) (he|she|they)('ll| will|'s going to) (quit|stop|get (sober|clean|help)) (after|once|when)\b/,
    who: 'other',
    en: {
      reflect: ['It’s a promise with a date that hasn’t come yet.'],
      step: 'Ask for one piece of it that you can see before then: a first appointment, a meeting a week, thirty days. What happens before the date tells you more than the date.',
      ask: ['What have earlier promises been like?'],
    },
    es: {
      reflect: ['Es una promesa con una fecha que todavía no llega.'],
      step: 'Pide una parte que se vea antes: una primera cita, una junta por semana, treinta días. Lo que pase antes de la fecha dice más que la fecha.',
      ask: ['¿Cómo han sido las promesas de antes?'],
    },
  },
  {
    id: 'stares-at-drink',
    own: true,
    cue: /\b(couldn'?t|can'?t|could not) stop (staring|looking|watching)( at)?\b|\bkept (staring|looking|watching)( at)?\b.{0,24}\b(glass|drink|bottle|wine|beer)\b|\bjealous of (a |an |the |her |his |their )?(glass|drink|beer|wine|bottle)\b|\blike of a (glass|drink|beer)\b/,
    en: {
      reflect: ['Part of you was at that glass the whole time.'],
      step: 'Say it in the moment, in one line: “That glass is loud for me tonight.” Then sit so you don’t see it, or go outside for five minutes.',
      ask: ['What would you want them to know about that moment?'],
    },
    es: {
      reflect: ['Una parte de ti estuvo en esa copa todo el rato.'],
      step: 'Dilo en el momento, en una frase: «Hoy esa copa me llama». Luego siéntate donde no la veas, o sal cinco minutos.',
      ask: ['¿Qué quisieras que supiera de ese momento?'],
    },
  },
  {
    id: 'apologized',
    own: true,
    cue: /\bi (\w+ ){0,3}?(said|told (him|her|them|my \w+)) (i('m| was| am) )?(so |really )?sorry\b|\bi (\w+ )?apologi[sz]ed\b|\b(le|les) pedi (perdon|disculpas)\b/,
    en: {
      reflect: ['You went back and owned it. That isn’t easy.'],
      ask: ['How did {they} take it?', 'What do you want to do differently the next time it rises?'],
    },
    es: {
      reflect: ['Volviste y lo reconociste. No es fácil.'],
      ask: ['¿Cómo lo tomó?', '¿Qué quieres hacer distinto la próxima vez que suba?'],
    },
  },
  {
    id: 'judged-by',
    cue: /\b(thinks?|says?|said|told \w+( \w+)?|believes?|calls? me|cree|piensa|dice|dijo) (that |que )?(i'?m|im|i am|i was|soy|estoy)? ?(just |so |a |an |being |un |una )*(lazy|faking( it)?|crazy|stupid|dramatic|over ?reacting|weak|unstable|selfish|useless|boring|too sensitive|no good|a failure|a loser|loc[oa]|floj[oa]|inutil|debil|exagerad[oa]|inestable)\b/,
    en: {
      reflect: ['That stings, most of all when you’re trying.', 'That’s not how you want to be seen.'],
      ask: [
        'What would you want {them} to see of how hard you’re working?',
        'What would you want {them} to know?',
      ],
    },
    es: {
      reflect: ['Eso duele, más cuando estás haciendo el esfuerzo.', 'No es así como quieres que te vean.'],
      ask: ['¿Qué no ve de lo que estás haciendo?', '¿Qué quisieras que supiera?'],
    },
  },
  {
    id: 'wanted-from',
    own: true,
    cue: /\bi (guess i |just |really |kind of |only )*(wanted|hoped|wished|expected) (for )?(my \w+|him|her|them|someone|anyone|people) to\b|\b(queria|esperaba) que (mi \w+|el|ella|alguien|me)\b/,
    en: {
      reflect: ['You wanted it to come from {them}.'],
      ask: ['What would you have wanted to hear?', 'Who else could say it, and have it count?'],
    },
    es: {
      reflect: ['Querías que viniera de esa persona.'],
      ask: ['¿Qué te habría gustado oír?', '¿Quién más podría decírtelo y que cuente?'],
    },
  },
  {
    id: 'short-fuse',
    own: true,
    not: /\b(in (one|it|my dreams?|the dream)|dream\w*|sone|sueno)\b/,
    cue: /\b(so|being|really|super|just) (mean|irritable|short|snappy|angry|a bitch|an ass(hole)?|awful) (to|with|at) (everyone|everybody|people|my \w+|him|her|them|the kids?)\b|\bi?'?m? ?(snapped|snapping|yelled|yelling|barked|blew up|lost it) (at|on) (my|the|him|her|them|everyone)\b|\b(todo|todos) me (da|dan) coraje\b|\b(le|les) grite a (mi|mis)\b|\bando (muy )?(de malas|irritable|enojon\w*)\b/,
    en: {
      reflect: ['Your fuse is short right now, and you notice it.'],
      step: 'When it rises, leave the room for one minute: “I need a minute, it’s not you.” If it already came out, say sorry without a reason. With a child, get down to their height: “I yelled. That wasn’t your fault.”',
      ask: ['Who gets the most of it?', 'What’s usually going on the minute before?'],
    },
    es: {
      reflect: ['Ahora saltas por poco, y te das cuenta.'],
      step: 'Cuando suba, sal del cuarto un minuto: «Necesito un minuto, no es por ti». Si ya salió, pide perdón sin dar razones. Con un niño, ponte a su altura: «Grité. No fue tu culpa».',
      ask: ['¿A quién le toca más?', '¿Qué suele pasar el minuto antes?'],
    },
  },
  {
    id: 'court-about-children',
    cue: /\b(cps|dcfs?|custody|dependency|dif|custodia|familiar)\b.{0,40}\b(hearing|court|judge|trial|date|audiencia|juez|juzgado|corte|cita)\b|\b(hearing|court|judge|audiencia|juzgado|juez)\b.{0,40}\b(my (\w+ )?(kids?|girls?|boys?|son|daughter|baby|children)|custody|mis? (hij[oa]s?|nin[oa]s)|custodia)\b/,
    en: {
      reflect: ['There’s a date, and it’s about your children.'],
      step: 'Make one folder for it: certificates, test results, meeting slips, and letters from people who have seen you with them. Your lawyer gets a copy before that day.',
      ask: ['What do you most want the judge to know?'],
    },
    es: {
      reflect: ['Hay una fecha, y se trata de tus hijos.'],
      step: 'Junta una carpeta: constancias, resultados de pruebas, hojas de juntas y cartas de quien te ha visto con ellos. Dale copia a tu abogado antes de ese día.',
      ask: ['¿Qué es lo que más quieres que sepa el juez?'],
    },
  },
  {
    id: 'went-quiet',
    own: true,
    cue: /\bi (froze|went blank|locked up|couldn'?t (say|speak|answer|get it out)|said nothing|shut down|hung up|changed the subject|just nodded)\b|\b(me quede (callad[oa]|en blanco|sin decir)|no (pude|supe) (decir|contestar|que decir)|colgue)\b/,
    en: { ask: ['If you had that moment back, what would you say?'] },
    es: { ask: ['Si pudieras volver a ese momento, ¿qué dirías?'] },
  },
  {
    id: 'chose-well',
    own: true,
    cue: /\bi (\w+ )?(said no|turned (it|them|him|her) down|walked (away|past|out|the other way)|kept (walking|driving)|left (early|before)|went home instead|passed on it|didn'?t (go in|drink|use|buy|bet|take (it|one)))\b|\bwalked the other way\b|\b(i )?didn'?t (stop|pull in(to)?|turn in(to)?|go in(to)?|even slow down)( at| to| for| by)? (the|my|that|a) .{0,30}\b(shop|store|bar|liquor|casino|dispensary|gas station|pub)\b|\b(dije que no|me fui (antes|a mi casa)|no (entre|tome|compre|aposte)|pase de largo)\b/,
    en: {
      reflect: ['You had the choice right there, and you took the better one.'],
      ask: ['What helped you do that?', 'How did you feel ten minutes later?'],
    },
    es: {
      reflect: ['Tuviste la opción ahí mismo, y elegiste bien.'],
      ask: ['¿Qué te ayudó a hacerlo?', '¿Cómo te sentías diez minutos después?'],
    },
  },
  {
    id: 'never-said',
    own: true,
    cue: /\b(never|haven'?t|hadn'?t) (\w+ )?(told|said|typed|admitted|written) (that|it|this|anyone|a soul|anybody)\b|\bfirst time (i'?ve |i )?(said|typed|told|wrote)\b|\bnever typed it\b|\bnunca (se )?lo habia (dicho|contado|escrito)\b|\bprimera vez que lo (digo|cuento|escribo)\b/,
    en: {
      reflect: ['Then it was a big thing to write down here.'],
      ask: ['How is it, having said it?'],
    },
    es: { reflect: ['Entonces fue grande escribirlo aquí.'], ask: ['¿Cómo se siente haberlo dicho?'] },
  },
  {
    id: 'back-and-forth',
    cue: /\b(said|says) (yes|no|maybe).{0,40}\b(then|but|now) (no|yes|maybe)\b|\bkeeps? (changing|going back and forth)\b|\bone day .{0,30}the next\b|\bdijo que (si|no).{0,30}(luego|despues|ahora) (que )?(no|si|tal vez)\b/,
    en: {
      reflect: ['Yes, no, maybe: you never know which one you’ll get.'],
      step: 'Have a bag packed and the number saved, so that the next yes can turn into a ride.',
      ask: ['What was different the time it was a yes?'],
    },
    es: {
      reflect: ['Sí, no, tal vez: nunca sabes qué toca.'],
      step: 'Ten la maleta lista y el número guardado, para que el próximo sí se vuelva un viaje.',
      ask: ['¿Qué fue distinto la vez que dijo que sí?'],
    },
  },
  {
    id: 'said-sorry',
    cue: /\b(apologi[sz]ed|said (he|she|they)('s|'re| was| were)? ?sorry|made up|pidio perdon|se disculpo)\b/,
    en: { ask: ['What did you need to hear from {them}?'] },
    es: { ask: ['¿Qué necesitabas oír?'] },
  },
  {
    id: 'long-wait',
    own: true,
    not: /\b(boys|girls|kids?|son|daughter|he|she|they|nin[oa]s?|hij[oa]s?)\b.{0,40}\b(waiting|esperando)\b|\besperando a\b/,
    cue: /\b(has|have|got) me (sitting|waiting)\b|\b(waiting|stuck|parked|killing time) (here |at |in |till |until |for )|\b(what|how) .{0,20}\b\d+ (hours|hrs)\b|\bnothing to do\b|\b(esperando|parad[oa]|estacionad[oa]) (hasta|en|aqui)\b|\bnada que hacer\b/,
    en: {
      reflect: ['That’s a lot of empty time.'],
      step: 'Break it into pieces: food, a walk, one call, one show, sleep.',
      ask: ['What’s the hardest hour in it?', 'Who could you call for ten minutes of it?'],
    },
    es: {
      reflect: ['Es mucho tiempo vacío.'],
      step: 'Pártelo en pedazos: comer, caminar, una llamada, un programa, dormir.',
      ask: ['¿Cuál es la hora más difícil?', '¿A quién podrías llamarle diez minutos?'],
    },
  },
  {
    id: 'quiet-house',
    cue: /\b(it'?s the quiet|so quiet|too quiet|(house|place|apartment) is (so |too |just )?(quiet|empty|big)|makes noises|empty (house|nest|bed))\b|\bcasa (esta )?(callada|vacia|grande|hace ruidos)\b|\b(mucho|tanto) silencio\b/,
    en: {
      reflect: ['That quiet can be the hardest part of the day.'],
      step: 'Put a voice into that hour: the radio, a call, an online meeting with the camera off.',
      ask: ['What used to fill that hour?'],
    },
    es: {
      reflect: ['Ese silencio puede ser lo más pesado del día.'],
      step: 'Pon una voz en esa hora: la radio, una llamada, una reunión en línea con la cámara apagada.',
      ask: ['¿Qué llenaba antes esa hora?'],
    },
  },
  {
    id: 'temptation-around',
    own: true,
    cue: /\b(whole|entire) (kitchen|crew|team|family|office)\b|\b(everyone|everybody|they all|my (coworkers?|friends|crew)|coworker \w+)\b.{0,30}\b(drink\w*|smok\w*|us(e|es|ing)|lines|high|bets?)\b|\b(todos|mis (amigos|companeros))\b.{0,30}\b(toman|fuman|consumen)\b/,
    en: {
      reflect: ['So it’s right there, every day, and everyone around you treats it as normal.'],
      step: 'Have one place to go when it comes out: outside with your phone, for five minutes.',
      ask: ['What do you do in the moment it comes out?'],
    },
    es: {
      reflect: ['Lo tienes ahí cada día, y para todos es normal.'],
      step: 'Ten un lugar a donde ir cuando salga: afuera con el teléfono, cinco minutos.',
      ask: ['¿Qué haces en el momento en que sale?'],
    },
  },
  {
    id: 'pain',
    own: true,
    cue: /\b(my (back|knee|neck|head|shoulder|leg|foot|hip|hand|wrist|tooth|jaw)s? (\w+ )?(hurts?|aches?|kills?|is killing|is sore|is a \d))|\beverything hurts\b|\b(it|still) hurts (all|when i (move|walk|sit|stand|bend|breathe|lie|sleep|lift|work)|so bad|like hell|every|at night)\b|\bin (so much |a lot of |constant )?pain\b|\bme duele (la|el|todo|mucho)\b/,
    not: /\bchest|pecho\b/,
    en: {
      reflect: ['Pain that doesn’t stop wears anyone down.'],
      step: 'Write down when it’s worst and what helps. A doctor can do more with that than with a number.',
      ask: ['When in the day is it worst?', 'What have you found that takes the edge off?'],
    },
    es: {
      reflect: ['Un dolor que no para cansa a cualquiera.'],
      step: 'Apunta cuándo duele más y qué ayuda. A un médico le sirve más que un número.',
      ask: ['¿A qué hora duele más?', '¿Qué te ha aliviado un poco?'],
    },
  },
  {
    id: 'health-news',
    own: true,
    cue: /\b(doctor|nurse|np|clinic|lab)\b.{0,30}\b(said|says|told|called|found|wants)\b|\b(prediabet\w+|liver (enzymes|numbers)|blood pressure|cholesterol|test results|biopsy|scan)\b|\bel (doctor|medico) (dice|dijo)\b|\bprediabetes\b/,
    en: {
      reflect: ['Once a doctor says it, it’s hard not to think about it.'],
      step: 'Write your questions down before the next visit, and take someone along if you can.',
      ask: ['What did they tell you to do next?', 'What part of it scares you most?'],
    },
    es: {
      reflect: ['Cuando lo dice un médico, cuesta no pensarlo.'],
      step: 'Apunta tus preguntas antes de la cita, y ve con alguien si puedes.',
      ask: ['¿Qué te dijeron que hicieras?', '¿Qué parte te da más miedo?'],
    },
  },
  {
    id: 'reported',
    cue: /\b(he|she|they|my (?!(head|body|brain|back)\b)\w+|our \w+) (just |always |keeps? |only )?(says?|saying|said|told me|told us|asked|asks|texted|wants me)\b|\b(el|ella|mi \w+) (me |ya |siempre )*(dice|dijo|pide|pidio|conto|quiere que)\b/,
    en: { ask: ['How did that land with you?', 'What did you say to that?'] },
    es: { ask: ['¿Cómo te cayó eso?', '¿Y tú qué le dijiste?'] },
  },
  {
    id: 'at-work',
    own: true,
    not: /\b(saw|runs into|ran into|meetings?|aa|na|nice|great|cool|kind|proud|noticed|sano|bien|vio|junta|reunion|amable|tambien|healthy|good)\b/,
    cue: /\b(boss|foreman|(?<!house )manager|supervisor|chef|hr)\b|\b(written up|got fired|laid off|on probation at work|double shift)\b|\b(mi )?jef[ea]\b/,
    en: {
      ask: ['What do you need from work right now?', 'What’s at stake for you there?'],
    },
    es: {
      ask: ['¿Qué necesitas del trabajo ahora?', '¿Qué te juegas ahí?'],
    },
  },
  {
    id: 'not-speaking',
    cue: /\b(?:he|she|they|(?:wife|husband|partner|mom|mum|mother|dad|father|son|daughter|brother|sister|girlfriend|boyfriend|kids?|ex)(?:'s)?) (?:is |has |'s |still |really |just )*(?:won'?t|not|doesn'?t|hasn'?t|isn'?t|stopped) (?:talk|speak|talking|speaking|spoken|answer|answering)( to)?\b|\bsilent treatment\b|\bno me (habla|contesta)\b/,
    en: {
      reflect: ['Silence from someone you love is hard to sit in.'],
      step: 'A text that asks for nothing can open a door: “I’m here when you want to talk.”',
      ask: ['What do you think {they} would need first?'],
    },
    es: {
      reflect: ['El silencio de alguien que quieres pesa.'],
      step: 'Un mensaje que no pide nada puede abrir la puerta: «Aquí estoy cuando quieras hablar».',
      ask: ['¿Qué crees que necesitaría primero?'],
    },
  },
  {
    id: 'what-matters',
    own: true,
    cue: /\bi (don'?t|do not|never) want to (lie|lose|hurt|be (like|an?|the|that)|become|end up|turn into|disappoint|miss|go back|wreck|mess)\b|\bno quiero (mentir\w*|perder\w*|lastimar\w*|ser como|terminar|defraudar\w*|que (se|me))\b/,
    en: {
      reflect: ['That tells me what matters to you.'],
      ask: ['What would it look like if it went the way you hope?'],
    },
    es: { reflect: ['Eso me dice lo que te importa.'], ask: ['¿Cómo sería si saliera como esperas?'] },
  },
  {
    id: 'both-ways',
    own: true,
    cue: /\b(poured|threw|deleted|quit).{0,50}\b(bought|downloaded|drank|went back|again)\b|\b(tire|borre|deje).{0,50}\b(compre|volvi|otra vez)\b/,
    en: {
      reflect: ['One part of you wants it gone, and another isn’t ready.'],
      step: 'Make the next time harder to start: no cash on you, another way home, someone who knows.',
      ask: ['What does the part that wants it gone say?'],
    },
    es: {
      reflect: ['Una parte de ti quiere soltarlo, y otra todavía no.'],
      step: 'Haz más difícil la próxima vez: sin efectivo, otro camino a casa, alguien que sepa.',
      ask: ['¿Qué dice la parte que quiere soltarlo?'],
    },
  },
]

const ofHim =
  /\b(he|him|his|husband|dad|father|brother|son|boyfriend|bf|uncle|grandpa|grandfather|grandson|nephew|stepson|stepdad)\b/
const ofHer =
  /\b(she|her|hers|wife|mom|mum|mother|sister|daughter|girlfriend|gf|aunt|grandma|grandmother|granddaughter|niece|stepmom)\b/
const forms = {
  he: { they: 'he', them: 'him', their: 'his' },
  she: { they: 'she', them: 'her', their: 'her' },
  they: { they: 'they', them: 'them', their: 'their' },
}
/** What `{they}`, `{them}` and `{their}` stand for in a message (normalized). */
const slotsOf = (said: string, person = ''): Record<string, string> =>
  forms[pronounOf(ofHim.test(said) || ofHer.test(said) ? said : person)]

function pronounOf(text: string): keyof typeof forms {
  const [isHe, isShe] = [ofHim.test(text), ofHer.test(text)]
  if (isHe === isShe) return 'they'
  return isHe ? 'he' : 'she'
}

export type FoundQuestion = {
  key: string
  reflect: readonly string[]
  step: string | undefined
  ask: readonly string[]
}

/** The state of the conversation that decides which questions fit. */
export type ContentPlace = {
  language: CoachLanguage
  used: readonly string[]
  isOwn: boolean
  story?: Story
  situation?: SituationId | null
  recent?: readonly string[]
}

/** The first question that follows from a message (normalized) and was not asked yet. */
export function contentQuestionFor(
  said: string,
  { language, used, isOwn, story = {}, situation = null, recent = [] }: ContentPlace,
): FoundQuestion | undefined {
  const found = contentQuestions.find(
    ({ id, cue, not, own, who, topics, at, spoke, [language]: { ask } }) =>
      (!own || isOwn) &&
      (!who || story.who !== 'self') &&
      (!topics || topics.some((one) => one === story.topic || one === situation)) &&
      (!at || at.some((one) => one === situation)) &&
      (!spoke || recent.some((one) => spoke.test(one))) &&
      cue.test(said) &&
      !not?.test(said) &&
      hasFresh(`content.${id}`, ask, used),
  )
  if (!found) return undefined
  const slots = slotsOf(said, story.person)
  const filled = (wordings: readonly string[]) => wordings.map((one) => fill(one, slots))
  const { reflect = [], step, ask } = found[language]
  return { key: `content.${found.id}`, reflect: filled(reflect), step, ask: filled(ask) }
}
