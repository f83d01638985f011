// Statements whose meaning comes from the messages before: "I just want to be done" on probation, "she's so proud of me" after a lie,
// "feels like a joke" after bad news. Without those messages they are answered like any other statement.
import {
  namesMedicine,
  pressesToStop,
  pressesToStopMedicine,
  stopsOtherThings,
} from '../script/medicine-pressure.ts'
import type { RuleReply } from './rule-replies.ts'

const soFar = '(and |but |so |well |ok |now |y |pero |pues )*'
const illness =
  "(diabetes|diabetic|prediabetes|cancer|lupus|parkinson'?s|copd|hep(atitis)?( c)?|cirrhosis|hiv|ms|epilepsy|crohn'?s|heart failure|fatty liver|kidney (disease|failure)|cirrosis|vih|diabetic[oa]|higado graso|insuficiencia renal)"

const badNews =
  /\b(cancer|mass|tumou?r|biops\w*|scan|stage (\d|two|three|four)|stroke|hospital|hospice|diagnos\w*|diabetes|cirrhosis|chemo|died|dead|passed|death|funeral|fired|laid off|layoffs?|evict\w*|repo'?d|divorc\w*|custody|denied|got cut|cut from|(he|she|they) left|left me|lost (my|the|our)|arrested|sentenced|insurance|tumor|biopsia|quimio|murio|fallecio|despidieron|corrieron|desaloj\w*)\b/

const onProbation =
  /\b(probation|parole|po|p\.o\.|on paper|officer|dui|dwi|iop|house arrest|ankle monitor|diversion|drug court|court[- ]ordered|classes|libertad condicional|oficial|clases)\b/

const timeLeft = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un|una|dos|tres|cuatro|cinco|seis|ocho|diez) (days?|weeks?|months?|years?|classes|dias|semanas?|mes(es)?|anos?|clases)`
const aheadOfMe = String.raw`^${soFar}(i'?ve|ive|i have|i|have|got|still|only|just|like|about|me|nos|todavia|aun|solo|nomas|quedan?|faltan?)( got| still| only| just| like| about| me| nos| quedan?| faltan?)* ${timeLeft}( (left|to go|remaining|more))?( (on|of|in|de) (paper|it|this|probation|parole|house arrest|the (program|monitor|classes)|my (po|probation|parole|sentence)|libertad condicional|condicional|oficial|clases))?\W*$`

const pressedToStop = {
  en: {
    reflect: 'They’re pushing you to stop, and it isn’t theirs to decide.',
    step: 'Please don’t stop it all at once. After methadone or buprenorphine the cravings come back while your tolerance is gone, and that’s when most overdoses happen; in a pregnancy it can harm the baby, too. Only the person who prescribes it can change it with you, slowly. One sentence is enough: “My doctor and I decide that.”',
    ask: 'Who at your clinic could say it to them with you?',
  },
  es: {
    reflect: 'Te presionan para que lo dejes, y no les toca decidirlo.',
    step: 'Por favor no lo dejes de golpe. Al dejar metadona o buprenorfina vuelven las ganas y ya no hay tolerancia, y ahí pasan más sobredosis; en un embarazo también puede dañar al bebé. Solo quien te lo receta puede cambiarlo contigo, despacio. Basta una frase: «Eso lo decidimos mi médico y yo».',
    ask: '¿Quién en tu clínica podría decírselo contigo?',
  },
}

const endOfProbation = {
  en: {
    reflect: 'So there’s an end date, and you can count down to it.',
    step: 'Put what’s left on one page: appointments, tests, classes, fees. A missed date costs more time than anything else on it.',
    ask: 'Which of those worries you most?',
  },
  es: {
    reflect: 'Entonces hay una fecha final, y la puedes contar.',
    step: 'Pon en una hoja lo que falta: citas, pruebas, clases, pagos. Una fecha que se pasa cuesta más tiempo que todo lo demás.',
    ask: '¿Cuál de esas te preocupa más?',
  },
}

const lied =
  /\b(lied|lying|made (it|that) up|pretend\w*|cover story|hid(e|ing)? it|didn'?t tell (her|him|them)|(her|him|them|my \w+|everyone) (that )?(i'?m|i was|i am|i'?ve|it'?s|i go|i went)\b.{2,40} (but|and) (i'?m|i was|i'?ve|it'?s|i) (really |actually )?(not|haven'?t|don'?t|didn'?t|isn'?t|wasn'?t)|(thinks?|believes?) (that )?i('?m|'?ve| am| have| went| was| go)|menti|mintiendo|cree que|finj\w+|le dije (a \w+ \w+ )?que .{2,40} (y|pero) no)\b/
const proud = new RegExp(
  String.raw`^${soFar}((he|she|they|everyone|everybody|(my|mi) \w+|ella|el)('s|'re| is| are| was| said (he|she)('s| is)| told me (he|she)('s| is)| esta| estan)* |(esta|estan) |(me )?dijo que (esta )?)(so |really |very |all |muy |tan |bien )*(proud of me|orgullos[oa]s?( de mi)?)\W*$`,
)

const phones = new RegExp(
  String.raw`^${soFar}i (really |just |kinda |kind of |honestly |also |\w+ly )*(hate|can'?t (do|stand)|freeze (up )?on|avoid|am scared of|get (so )?nervous on) (the |making |all )*(phones?|phone calls?|calls|calling( people| anyone)?|talking on the phone)( though| tho| so much)?\W*$|^${soFar}(odio|no soporto|me cuesta|me da (pena|miedo|ansiedad)) (mucho )?(el telefono|las llamadas|llamar|hablar por telefono)\W*$`,
)

const feelsLikeAJoke = new RegExp(
  String.raw`^${soFar}(it |this |that |it all |all (of )?(it|this) |this whole thing |the whole thing |everything |life |honestly |just |kinda |kind of |really |almost )*(feels?|seems?|sounds?|felt)( all| just| kind of| kinda)? (like )?(a|some|one big|such a) (bad |sick |cruel |big |mean )*joke( honestly| right now| tbh| to me)?\W*$|^${soFar}(parece|se siente como) (una broma|un (mal )?chiste)\W*$`,
)

const drinksOn =
  /\b(still|keeps?|sigue|siguen|todavia) (drink\w*|us(es|ing)|gambl\w*|bet\w*|smok\w*|high|tom(a|ando)|beb(e|iendo)|consum\w+|apost\w+)\b/
const proposal =
  /\b(proposed|popped the question|asked me to marry (him|her|them)|we('re| are) engaged|got engaged|(ring|wedding) (on|is)|(me )?(propuso|pidio) (matrimonio|que nos casemos)|nos comprometimos|la boda)\b/
const violence = /\b(cheat\w*|hits?|beats?|chok\w*|threat\w*|pega|golpea|amenaza)\b/
const drinkingFiance = {
  en: {
    reflect: 'There’s a proposal, and the drinking or using hasn’t stopped.',
    step: 'You can say yes to the person and not yet to a date. Many people ask first for something they can see: six months of treatment or meetings, and not a promise for after the wedding. Al-Anon is a good place to think it through.',
    ask: 'What would you need to see before you set a date?',
  },
  es: {
    reflect: 'Hay una propuesta, y el consumo no ha parado.',
    step: 'Puedes decirle que sí a la persona y todavía no a la fecha. Mucha gente pide antes algo que se vea: seis meses de tratamiento o de juntas, y no una promesa para después de la boda. Al-Anon es buen lugar para pensarlo.',
    ask: '¿Qué necesitarías ver antes de poner fecha?',
  },
}

const weedForTest = new RegExp(
  String.raw`^${soFar}(i |i'?ve |just |had to |have to |ya )*(quit|stopped|gave up|off|deje)( (smoking|using|de fumar))? (the |la )?(weed|pot|thc|smoking|marijuana|mota|marihuana|edibles|it)( (last|this|on) \w+| \d+ \w+ ago| for now)? (for|because of|before|por|para) (a|an|the|my|this|un|una|el|la|mi) (\w+ ){0,2}(drug ?test|urine test|hair test|pre-?employment (test|screen)|drug screen|test|ua|antidoping|prueba)( (for|at|at work|at a|de|para|on) .{2,24})?\W*$`,
)

// Prescribers, records, tests and courts.
const prescribed =
  /\b(as prescribed|prescri\w+|my (new )?(doctor|dr|psychiatrist)|ativan|klonopin|xanax|valium|recetad\w+|mi doctora?)\b/
const beyondPrescribed =
  /\b(more .{0,20}than (prescribed|i should|they said)|ran out early|extra|double|crush\w*|snort\w*|street|mas de lo recetado)\b/
const stimulants = /\b(adderall|vyvanse|ritalin|concerta|stimulants?|meth|coke|cocaine|cristal|coca)\b/
const offOpioids =
  /\b(oxys?|oxycodone|percs?|percocets?|opioids?|opiates?|heroin|fent\w*|vicodin|norco|suboxone|methadone|pastillas|heroina)\b/
const inPain =
  /\b(hurt\w*|back|knee|shoulder|neck|pain\w*|surgery|tooth|root canal|injur\w*|duele|dolor|espalda|cirugia)\b/
const takesFromWork =
  /\b(took|taking|take|stole|steal\w*|pocket(ed|ing)|divert(ed|ing)|using|use|kept|tomo|me llevo|robo|me robe|uso)\b.{0,24}\b(vials?|waste[ds]?|leftover|dilaudid|morphine|fent\w*|ketamine|propofol|pyxis|patient'?s? meds|from (the cart|work|the hospital|the med room|patients)|que sobran|del hospital|de los pacientes|de la clinica)\b/
const worksInHealth =
  /\b(nurse|rn|lpn|cna|hospital|clinic|med cart|pharmac\w*|paramedic|emt|doctor|surgeon|anesthe\w*|vet tech|enfermer[oa]|farmacia|medic[oa])\b/
const tookFromWork = {
  en: {
    reflect: 'You said the hardest part first. Health workers get through this, and many are back at work.',
    step: 'Don’t work while using, and don’t use what you have alone: hospital opioids are strong, so keep naloxone in the room. Before you talk to your boss or the board, call a lawyer who knows licensing and your state’s confidential program for nurses and doctors; coming forward first usually goes better than being found out.',
    ask: 'When is your next shift?',
  },
  es: {
    reflect: 'Dijiste primero lo más difícil. Gente de salud sale de esto, y muchos vuelven a trabajar.',
    step: 'No trabajes si consumiste, y no consumas a solas: los opioides de hospital son fuertes, así que ten naloxona en el cuarto. Antes de hablar con tu jefe o el consejo, llama a un abogado que sepa de licencias y al programa confidencial de tu estado para personal de salud; presentarse primero suele salir mejor que ser descubierto.',
    ask: '¿Cuándo es tu próximo turno?',
  },
}

const aboutCare: readonly RuleReply[] = [
  {
    id: 'prescribed-for-years',
    early: true,
    cue: /\b(exactly |just |always )?as prescribed\b|\bcomo me l[ao] recetaron\b/,
    not: /[?]|\b(more than|extra|double|ran out early|mas de)\b/,
    spoke: prescribed,
    silent: beyondPrescribed,
    who: 'self',
    en: {
      reflect: 'You took what a doctor gave you, the way they said.',
      step: 'After years a body depends on it, and that says nothing about you. For the visit: “I’m willing to talk about it, and I need it slow, in writing, with a number to call.” You can ask for a second opinion. Don’t stop from one day to the next.',
      ask: 'What worries you most about coming off it?',
    },
    es: {
      reflect: 'Tomaste lo que te dio un médico, como te lo dijo.',
      step: 'Después de años el cuerpo depende de eso, y no dice nada de ti. Para la cita: «Estoy dispuesto a hablarlo, y lo necesito lento, por escrito y con un número a donde llamar». Puedes pedir otra opinión. No la dejes de un día para otro.',
      ask: '¿Qué te preocupa más de dejarla?',
    },
  },
  {
    id: 'prescribed-no-addict',
    early: true,
    cue: /\bi'?m not an? (addict|junkie|drug addict|pill popper)\b|\bno soy (adict\w+|drogadict\w+)\b/,
    not: /[?]/,
    spoke: prescribed,
    silent: beyondPrescribed,
    who: 'self',
    en: {
      reflect: 'Nobody here will call you one.',
      step: 'A body can depend on a medicine that was taken just as prescribed; that’s a different thing, and the word doesn’t have to be settled. What has to be settled is how slowly you’d come off, and who answers your call on a bad week.',
      ask: 'What would you want the doctor to understand about those years?',
    },
    es: {
      reflect: 'Aquí nadie te va a llamar así.',
      step: 'El cuerpo puede depender de una medicina que se tomó tal como la recetaron; es otra cosa, y la palabra no hay que resolverla. Lo que sí: qué tan lento sería dejarla, y quién contesta en una mala semana.',
      ask: '¿Qué quisieras que el médico entendiera de esos años?',
    },
  },
  {
    id: 'wants-me-off',
    cue: /\b(wants?|trying|plans?|going|keeps trying) (me|to (get|take|wean) me) off (of )?(my |the )?(ativan|lorazepam|klonopin|clonazepam|xanax|alprazolam|valium|diazepam|benzos?)\b|\bme quiere quitar (el |la )?(clonazepam|rivotril|alprazolam|lorazepam|diazepam)\b/,
    who: 'self',
    en: {
      reflect: 'A new doctor, and the first thing they want to take away is what has worked for you.',
      step: 'You can ask how slow: coming off a benzo safely is done in small steps over months, and you have a say in the pace. Ask for the plan in writing and for what happens on a bad week. Don’t stop by yourself: it can cause seizures.',
      ask: 'How did they explain it to you?',
    },
    es: {
      reflect: 'Llega alguien nuevo, y lo primero que quiere quitarte es lo que te ha servido.',
      step: 'Puedes preguntar qué tan lento: dejar una benzodiacepina sin peligro se hace por pasos pequeños, en meses, y tú opinas sobre el ritmo. Pide el plan por escrito y qué se hace en una mala semana. No la dejes por tu cuenta: puede dar convulsiones.',
      ask: '¿Cómo te lo explicó?',
    },
  },
  {
    id: 'in-my-chart',
    cue: /\b(in|on|into) my (chart|file|(medical |health )?records?)\b|\b(en|a) mi (expediente|historial)\b/,
    not: /\b(criminal|police|driving|arrest|background)\b/,
    answers: ['tell-doctor'],
  },
  {
    id: 'can-a-doctor-help',
    early: true,
    cue: /^(so |and |but |ok |y |pero )*(can|could|will|would) (a|my|the|any) (doctor|dr|clinic|er|nurse) (even |really |actually )?(help|do (something|anything))( (me|with (that|this|it)|about (that|this|it)))*\W*$|^(y )?(un|el|mi) (doctor|medico)( me)? (puede|podria) ayudar(me)?( con (eso|esto))?\W*$/,
    spoke: /\bkratom|7 ?-?oh|tianeptine\b/,
    answers: ['kratom-quit'],
  },
  {
    id: 'fog-after-stimulants',
    early: true,
    cue: /\b(how long|when) (till|until|before|does|will|do|can)\b.{0,20}\b(think|focus|concentrate|brain|normal|motivat\w*|function|energy|awake|clear)\b|\b(cuanto|cuando)\b.{0,24}\b(pensar|concentrar\w*|cabeza|normal|energia)\b/,
    spoke: stimulants,
    who: 'self',
    en: {
      step: 'Nobody can give you the day. After stimulants the long sleep, the fog and the flat mood are usually heaviest in the first one or two weeks, and focus comes back over weeks. If there’s a deadline, ask for an extension now, in one line, before it’s late. If a doctor prescribed it, talk to them; if you stop wanting to live, call or text 988.',
      ask: 'Is there something due that you could ask more time for?',
    },
    es: {
      step: 'Nadie puede darte el día. Después de los estimulantes el sueño, la niebla y el ánimo plano suelen pesar más la primera o segunda semana, y la concentración vuelve en semanas. Si hay una fecha de entrega, pide más tiempo ya, en una línea. Si te lo recetaba un médico, háblalo; si ya no quieres vivir, llama al 988.',
      ask: '¿Hay algo para lo que podrías pedir más tiempo?',
    },
  },
  {
    id: 'does-coffee-count',
    cue: /^(so |and |but |ok |y )*(does|do|would) (coffee|caffeine|energy drinks?|tea|a red bull|monster) count( (as|too|though|tho|then)\b.{0,24})?\W*$|^(y )?(el )?cafe cuenta\W*$/,
    en: {
      step: 'Not as using, by almost anyone’s rules. In the first weeks it can make sleep and nerves worse, so one or two before noon is a fair line, and no energy shots to replace what you stopped.',
      ask: 'How much is it right now?',
    },
    es: {
      step: 'Como consumo no, según casi todos. Las primeras semanas puede empeorar el sueño y los nervios: una o dos antes del mediodía es buen límite, y nada de bebidas energéticas para reemplazar lo que dejaste.',
      ask: '¿Cuánto tomas ahora?',
    },
  },
  {
    id: 'pain-without-opioids',
    early: true,
    cue: /\b(anything|something|what) (else )?(besides|other than|stronger than|instead of|apart from|that isn'?t) (ibuprofen|advil|tylenol|aleve|opioids?|percs?|oxy\w*|pills)\b|\b(what|anything) (can|should|could) i take for (the |my )?(pain|back|knee|tooth)\b|\b(algo|que) (mas )?(ademas de|aparte de|en vez de) (el )?(ibuprofeno|paracetamol)\b/,
    spoke: offOpioids,
    who: 'self',
    en: {
      reflect: 'You turned the opioids down, and the pain is still there.',
      step: 'Call back and say: “I’m in recovery from opioids. What can we do without them?” Ask about a shot or prescription that isn’t an opioid, physical therapy, a nerve block, heat and braces, and which over-the-counter pair is safe for you; a pharmacist can answer that part today. Numb legs, trouble peeing, or fever with back pain means the ER now.',
      ask: 'Who could you call today, the clinic or your own doctor?',
    },
    es: {
      reflect: 'Dijiste que no a los opioides, y el dolor sigue.',
      step: 'Llama y di: «Estoy en recuperación de opioides. ¿Qué podemos hacer sin ellos?». Pregunta por una inyección o receta que no sea opioide, fisioterapia, un bloqueo, calor y faja, y qué medicinas sin receta puedes combinar; eso te lo dice hoy un farmacéutico. Piernas dormidas, no poder orinar o fiebre con dolor de espalda: a urgencias.',
      ask: '¿A quién podrías llamar hoy, a la clínica o a tu médico?',
    },
  },
  {
    id: 'faking-pain',
    early: true,
    cue: /\b(thinks?|says?|said|believes?) (that )?(i'?m|im|i am) (just )?(faking|drug seeking|making it up|exaggerating)( (it|the pain))?\b/,
    spoke: inPain,
    en: {
      reflect: 'You’re hurting and not believed.',
      step: 'Paper helps more than arguing: ask the clinic for a note that says what you can’t lift and until when, and hand that in. If it happened at work, report it in writing this week.',
      ask: 'Has the injury been written down anywhere yet?',
    },
    es: {
      reflect: 'Te duele y no te creen.',
      step: 'Un papel ayuda más que discutir: pide en la clínica una nota que diga qué no puedes cargar y hasta cuándo, y entrégala. Si fue en el trabajo, repórtalo por escrito esta semana.',
      ask: '¿Ya quedó escrita la lesión en algún lado?',
    },
  },
  {
    id: 'used-before-test',
    cue: /^(and |but |so |well |y |pero )*(i |yo )?(used|smoked|drank|slipped|relapsed|did (a line|coke|some)|had (a|some) \w+|use|fume|consumi|tome|recai)( (on|last|el|this))? ?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|yesterday|night|morning|week|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|anoche|fin de semana)?( (ago|night|morning))?\W*$/,
    spoke:
      /\b(i have to drop|(gotta|have to|need to|going to) (drop|test|pee)|ua|uas|drug test|urine test|drop tomorrow|color|po|probation officer|oficial|antidoping|prueba)\b/i,
    who: 'self',
    en: {
      reflect: 'So there’s a test ahead, and you know what it may show.',
      step: 'First your lawyer or the public defender’s office: leave a message now, also on a holiday, and ask whether and how to tell your officer. Then your program: ask to be seen this week. People who come in already asking for help are often treated differently. No tricks; tampering can be a new charge.',
      ask: 'Who can you leave a message for right now?',
    },
    es: {
      reflect: 'Viene una prueba, y sabes lo que puede salir.',
      step: 'Primero tu abogado o la defensoría: deja mensaje ya, también en día feriado, y pregunta si conviene decirlo a tu oficial y cómo. Luego tu programa: pide que te vean esta semana. A quien llega pidiendo ayuda muchas veces lo tratan distinto. Sin trucos; alterar la prueba puede ser otro cargo.',
      ask: '¿A quién le puedes dejar mensaje ahora?',
    },
  },
  {
    id: 'pressed-to-stop-medicine',
    cue: pressesToStopMedicine,
    not: stopsOtherThings,
    who: 'self',
    ...pressedToStop,
  },
  {
    id: 'pressed-to-stop-medicine',
    early: true,
    cue: pressesToStop,
    not: stopsOtherThings,
    spoke: namesMedicine,
    who: 'self',
    ...pressedToStop,
  },
  {
    id: 'stops-their-medicine',
    early: true,
    cue: /\b(stop(ping)?|quit(ting)?|com(e|ing) off|get(ting)? off|dejar(lo|la)?)( taking)? (it|them|my meds|(the |my )?(subs|suboxone|methadone|buprenorphine|naltrexone))\b.{0,30}(prove|pray|faith|god|church|cold turkey)/,
    not: /\?|\b(smoking|drinking|weed|when did|he|she|they)\b/,
    spoke: /\b(subs|suboxone|methadone|buprenorphine|sublocade|metadona|buprenorfina)\b/i,
    who: 'self',
    en: {
      reflect: 'You want to show that you can do it without.',
      step: 'Please don’t stop it by yourself. After suboxone or methadone the cravings come back while your tolerance is gone, and that’s when most overdoses happen. If you ever want off, your prescriber can do it slowly, at your pace. Taking medicine takes nothing away from your faith.',
      ask: 'What would it mean to you if you didn’t have to prove it?',
    },
    es: {
      reflect: 'Quieres mostrar que puedes sin eso.',
      step: 'Por favor no lo dejes por tu cuenta. Al dejar suboxone o metadona vuelven las ganas y ya no hay tolerancia, y ahí pasan más sobredosis. Si un día quieres dejarlo, quien te lo receta lo hace despacio, a tu ritmo. Tomar medicina no le quita nada a tu fe.',
      ask: '¿Qué significaría para ti no tener que demostrarlo?',
    },
  },
  {
    id: 'answer-about-faith',
    cue: /^(so |and |ok |but )*(what|how) (do|should|can|would|could) i (even )?(say|tell|answer|respond)( back)?( to| that to)? (him|her|them|my (pastor|priest|church|family|mom|dad))\W*$|^(y |entonces )*que le (digo|contesto)\W*$/,
    spoke: /\b(pastor|priest|church|faith|god|congregation|iglesia|fe|dios|cura)\b/i,
    en: {
      step: 'Short and kind is enough: “I pray, and I take my medicine. My doctor and I decide that part. Please pray for me to stay well.” You don’t have to win the argument, and you can say it again word for word.',
      ask: 'Who at church would stand by you in that?',
    },
    es: {
      step: 'Basta algo corto y amable: «Oro, y tomo mi medicina. Eso lo decido con mi médico. Pide por que siga bien». No tienes que ganar la discusión, y puedes repetirlo igual.',
      ask: '¿Quién de la iglesia te apoyaría en eso?',
    },
  },
  {
    id: 'harsh-on-self',
    cue: /^(and |so |god |ugh |y |pero |es que )*(i'?m|i am|im|i feel like|soy) (such |so |just |un |una |an? |bien |tan |bien |muy |a complete |a total |a fucking )*(idiot|stupid|loser|failure|moron|dumb ?ass|dumb|mess|pig|piece of (shit|crap|garbage)|pathetic|disgusting|gross|idiota|tont[oa]|estupid[oa]|pendej[oa]|fracasad[oa]|patetic[oa])\W*$/,
    who: 'self',
    en: {
      reflect: 'You’d never talk to a friend like that.',
      step: 'What happened is one thing, and who you are is another. Say what happened in one plain sentence, without the insult. That sentence can be worked on.',
      ask: 'What would the sentence be?',
    },
    es: {
      reflect: 'A un amigo no le hablarías así.',
      step: 'Una cosa es lo que pasó, y otra quién eres. Dilo en una frase simple, sin el insulto. En esa frase se puede trabajar.',
      ask: '¿Cuál sería la frase?',
    },
  },
  {
    id: 'wrong-with-me',
    cue: /^(and |so |god |seriously |like |y |pero )*(what('?s| is| the hell is| the fuck is) (even |so )?wrong with me|why am i like this|que (me pasa|tengo de malo|esta mal conmigo)|por que soy asi)\W*$/,
    who: 'self',
    en: {
      reflect: 'That’s the shame asking.',
      step: 'Part of you learned a fast way to feel better, and it stuck. It happens to people of every kind, and it can be unlearned, with help and with less willpower than you think.',
      ask: 'What happened just before you asked that?',
    },
    es: {
      reflect: 'Esa pregunta la hace la vergüenza.',
      step: 'Una parte de ti aprendió una forma rápida de sentirse mejor, y se quedó. Le pasa a gente de todo tipo, y se desaprende, con ayuda y con menos fuerza de voluntad de la que crees.',
      ask: '¿Qué pasó justo antes de preguntártelo?',
    },
  },
  {
    id: 'fraud-after-lapse',
    early: true,
    cue: /\b(like a (fraud|fake|phony|liar)|(everyone|everybody|they|my \w+)( in my \w+)?( still)? (all )?(thinks?|believes?) (that )?(i'?m|im|i am|i have|i'?ve got) (at |still |on |a |almost )*(\d+|one|two|three|four|five|six|nine|sober|clean)|chaired (a|the) meeting .*(like nothing|anyway)|un fraude|(todos|mi grupo) cree[n]? que (llevo|sigo))\b/,
    spoke:
      /\b(first (drink|beer|cigarette|hit|bet) (in|after)|i (drank|used|relapsed|slipped|smoked|gambled)|had (a|one|my first|some) (drink|beer|glass)|then \d+ more|recai|tome|volvi a tomar)\b/i,
    who: 'self',
    en: {
      reflect: 'There’s a number that people believe, and you know it changed.',
      step: 'Tell one person from the group before the next meeting: “I drank on Saturday. I’m starting again, and I wanted you to hear it from me.” Most of them have said the same sentence. The months you had aren’t gone; only the count starts over.',
      ask: 'Who would be the easiest one to tell first?',
    },
    es: {
      reflect: 'Hay un número que los demás creen, y tú sabes que cambió.',
      step: 'Díselo a una persona del grupo antes de la próxima junta: «Tomé el sábado. Empiezo de nuevo y quería que lo oyeras de mí». Casi todos han dicho esa misma frase. Los meses que tuviste no se borran; solo la cuenta vuelve a empezar.',
      ask: '¿A quién sería más fácil decírselo primero?',
    },
  },
  {
    id: 'loves-the-baby',
    cue: /^(but |and |y |pero )*(i |yo )?(really |do |still )*love (her|him|my (baby|son|daughter)) ?(so much|more than anything|to death)?\W*$|^(pero |y )?(l[oa] (amo|quiero)|amo a mi bebe)( mucho| tanto)?\W*$/,
    spoke: /\b(baby|newborn|\d+ weeks old|postpartum|breast ?feed\w*|bebe|recien nacid[oa])\b/i,
    who: 'self',
    en: {
      reflect: 'Loving a baby and having cravings at night can both be true.',
      step: 'Say it in one line to your OB, midwife or the baby’s doctor: “I used before, I’m sober, and I have cravings at night.” That’s care, and not neglect. You can also call or text 1-833-852-6262 (maternal mental health) at any hour.',
      ask: 'Who could take one night so that you can sleep?',
    },
    es: {
      reflect: 'Se puede amar a un bebé y tener ganas de noche. Las dos cosas son ciertas.',
      step: 'Dilo en una frase a quien te atiende o al pediatra: «Antes consumía, estoy sobria y de noche me dan ganas». Eso es cuidar, no descuidar. También puedes llamar o escribir al 1-833-852-6262 (salud mental materna), a cualquier hora.',
      ask: '¿Quién podría cubrirte una noche para que duermas?',
    },
  },
  {
    id: 'tell-the-ob',
    cue: /\b(would|should|do|can|could) i (even |really |have to )?tell (my |the |a )?(ob|obgyn|ob-gyn|midwife|pediatrician|doctor|doc|dr|nurse|pcp|psychiatrist)\b|\b(le|se lo) (digo|cuento) (a mi|al) (doctora?|medic[oa]|ginecolog[oa]|pediatra|partera)\b/,
    answers: ['tell-doctor'],
  },
  {
    id: 'awake-for-days',
    early: true,
    cue: /\b(been )?(up|awake|haven'?t slept|no sleep|sin dormir)( straight)? (since (mon|tues|wednes|thurs|fri|satur|sun)day|for (\d+|two|three|four) (days|nights)|(\d+|two|three) days( straight)?|desde (el )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo)|\w+ dias)\b/,
    not: /\b(kid|baby|newborn|son|daughter|surgery|bebe)\b/,
    spoke: stimulants,
    who: 'self',
    en: {
      reflect: 'Days without sleep, on top of everything else.',
      step: 'Nothing more tonight: water, food, a dark room, and someone who knows where you are. Sleep comes first, and everything else can wait for it. Chest pain, a fever, seeing or hearing things, or thoughts of dying mean 911, or 988 by call or text.',
      ask: 'Is your chest hurting, or are you seeing or hearing anything that others don’t?',
    },
    es: {
      reflect: 'Días sin dormir, encima de todo lo demás.',
      step: 'Hoy nada más: agua, comida, un cuarto oscuro y alguien que sepa dónde estás. Primero dormir; lo demás espera. Dolor de pecho, fiebre, ver u oír cosas o ideas de morir: llama al 911, o al 988.',
      ask: '¿Te duele el pecho, o ves u oyes algo que otros no?',
    },
  },
  {
    id: 'not-clean-for-home',
    cue: /^(but |and |well |pero |y )*(i'?m not|im not|i am not|no lo estoy|no estoy)( though| right now| yet| clean| sober| limpi[oa])*\W*$/,
    spoke:
      /\b(can|could|let me) (come|stay|live|move in|see \w+)( \w+){0,3} if (i'?m|im|i am|i get) (clean|sober)\b|\bsi (estoy|voy|llego) (limpi[oa]|sobri[oa])\b/i,
    who: 'self',
    en: {
      reflect: 'You aren’t, and you said so.',
      step: 'Say that before you stand at the door: “I’m not clean today. I want to be. If I go to detox first, or we call a place together in the morning, can I come?” Many people say yes to the truth, and no to finding out.',
      ask: 'Would you call or text it?',
    },
    es: {
      reflect: 'No lo estás, y lo dijiste.',
      step: 'Dilo antes de llegar a la puerta: «Hoy no estoy limpio. Quiero estarlo. Si primero voy a desintoxicarme, o si mañana llamamos juntos a un lugar, ¿puedo ir?». Mucha gente le dice que sí a la verdad, y que no a enterarse.',
      ask: '¿Se lo dirías por llamada o por mensaje?',
    },
  },
  {
    id: 'thinks-im-boring',
    cue: /\bwhat if (he|she|they|people|everyone) (thinks?|finds?|think) (i'?m|im|me|that i'?m) (so |too )?(boring|weird|awkward|dull|no fun|a downer|lame)\b|\by si (cree|piensa|creen|piensan) que soy (aburrid[oa]|rar[oa])\b/,
    en: {
      reflect: 'That worry comes along to most sober firsts.',
      step: 'Have three questions ready; people like being asked. Nerves feel louder inside than they look. And if sober isn’t fun enough for them, you’ve found out on day one.',
      ask: 'What could you talk about for an hour without trying?',
    },
    es: {
      reflect: 'Ese miedo acompaña a casi todas las primeras veces sin tomar.',
      step: 'Lleva tres preguntas listas; a la gente le gusta que le pregunten. Los nervios se sienten más de lo que se ven. Y si sin tomar no le diviertes, lo sabes desde el primer día.',
      ask: '¿De qué podrías hablar una hora sin esfuerzo?',
    },
  },
  {
    id: 'how-bad-a-day',
    cue: /\bhow (bad|dangerous|much|serious) is (\d+|two|three|four|five|six|eight|ten|twelve)( \w+)? (a|per|every) (day|night)\b|\b(que tan malo es|es mucho) (\d+|dos|tres|cuatro|cinco|seis|ocho|diez)( \w+)? (al|por) dia\b/,
    spoke: /\b(beers?|drinks?|drinking|wine|vodka|whiske?y|liver|alcohol|cervezas?|copas?|tomar|higado)\b/i,
    answers: ['drinking-limits'],
  },
  {
    id: 'keep-me-out',
    early: true,
    cue: /\b(ban (me|myself)|(so )?they (won'?t|don'?t|can'?t) let me (in|bet|play)|keep me out|que no me dejen (entrar|jugar|apostar)|prohibirme (entrar|la entrada)|vetarme)\b/,
    spoke: /\b(casino|slots?|bet\w*|gambl\w*|poker|maquinitas?|casino|apost\w*|apuest\w*)\b/i,
    answers: ['self-exclusion', 'gambling-blockers'],
  },
  {
    id: 'lost-the-job',
    cue: /^(and |then |so |y |luego |tambien )*(i )?(just )?(lost (my|the) job|got (fired|laid off)|was (fired|laid off)|perdi (el|mi) (trabajo|empleo)|me corrieron( del trabajo)?|me despidieron)( (last|this|la|esta|hace|today|yesterday|hoy|ayer|on|el|week|semana|pasada|month|mes|monday|friday|lunes|viernes|for|por|being|llegar|late|tarde|showing up|no|llegar tarde|faltar|tomar|drinking))*\W*$/,
    who: 'self',
    answers: ['lost-job'],
  },
  {
    id: 'hands-shake',
    early: true,
    cue: /\b(my )?hands? (shake|are shak(y|ing)|tremble|get shaky)\b|\b(i get|i'?m|im) (shaky|the shakes)\b|\b(me )?(tiemblan|temblor(es)? en) (las|mis) manos\b/,
    not: /\?|\b(nervous|coffee|cold|scared|seiz\w*|fever|seeing|nervios|frio|miedo)\b/,
    spoke: /\b(beers?|drink\w*|vodka|wine|whiske?y|alcohol|cervezas?|tom(o|ar|ando)|beb\w+|vino)\b/i,
    who: 'self',
    answers: ['shaky-afternoons'],
  },
  {
    id: 'lies-within-reach',
    cue: /^(and |y |pero |but )*(it'?s|its|it is|they'?re|esta|estan|l[oa] (tengo|puse)) (still |right |just |sitting |ahi |aqui |todavia )*(here|there|next to me|on|in|under|by|en|sobre|enfrente|al lado|aqui|ahi)( (the|my|la|el|mi|de|mi|front|table|counter|kitchen|bag|trunk|car|drawer|nightstand|mesa|cocina|bolsa|cajuela|coche|carro|cajon|of|me))*\W*$/,
    spoke:
      /\b(bottle|six ?pack|vodka|wine|beers?|whiske?y|pills|bag|stash|botella|cervezas?|vino|pastillas)\b/i,
    silent: /\b(poured|flushed|threw|gave it|tire|regale)\b/i,
    who: 'self',
    en: {
      reflect: 'And it hasn’t been opened.',
      step: 'Distance first, before anything else we talk about: pour it out, put it outside the door, or hand it to a neighbor. If you can’t do that, you leave the room and it stays. Then call one person and say “I bought one, and I haven’t opened it.”',
      ask: 'Which of these can you do in the next minute?',
    },
    es: {
      reflect: 'Y no la has abierto.',
      step: 'Primero distancia, antes de seguir hablando: vacíala, déjala afuera de la puerta o dásela a un vecino. Si no puedes, sal tú del cuarto. Luego llama a alguien y di: «Compré una y no la he abierto».',
      ask: '¿Cuál puedes hacer en el próximo minuto?',
    },
  },
  {
    id: 'asks-not-to-be-told',
    cue: /^(and |but |please |just |y |pero |por favor )*(don'?t|do not|dont) (tell|ask) me (to|about|that i (should|need to)) (\w+ ?){1,6}\W*$|^(y |pero |por favor )*no me (digas|pidas|mandes) (que|a) (\w+ ?){1,6}\W*$/,
    not: /\b(calm|breathe|lie|what (happened|to feel)|calm[ea]|respir\w+)\b/,
    en: {
      reflect: 'Fair enough. I won’t, and I’m sorry if it was headed there.',
      ask: 'What else have people told you that was no use?',
    },
    es: {
      reflect: 'Está bien, no lo haré, y perdón si iba para allá.',
      ask: '¿Qué otra cosa te han dicho que no sirvió?',
    },
  },
  {
    id: 'takes-a-relatives-pills',
    cue: /\b(i |i'?ve |ive |been |i'?m )+(take|took|taking|taken|steal\w*|stole|use|using|giv(e|ing) (her|him|them) (half|less)|skim\w*)\b.{0,16}\b(my|mi) (mom|mum|mother|dad|father|wife|husband|grandma|grandmother|grandpa|kid|son|daughter)'?s? (xanax|ativan|klonopin|valium|oxy\w*|percs?|percocet|norco|morphine|pain (meds|pills)|pills|meds|medicine|adderall|ritalin)\b|\bgiving (her|him|them) (half|less|fewer)\b|\b(tomo|me tomo|agarro) las? (pastillas?|medicinas?|clonazepam) de (mi|su) (mama|papa|esposa|esposo|abuela|abuelo|hij[oa])\b|\ble (doy|he estado dando) la mitad\b/,
    not: /\?|\b(once|years ago|as a kid|used to)\b/,
    en: {
      reflect: 'You said it, and it touches two people’s safety.',
      step: 'Today, call the pharmacist or the doctor who treats them: “Some doses have been missed.” For an older person a benzo or opioid that’s halved or stopped suddenly can be dangerous, and so is a wrong refill. For you: don’t stop a benzo from one day to the next either; tell your own doctor what you take. And someone else holds the bottle from now on.',
      ask: 'How many days has it been like that?',
    },
    es: {
      reflect: 'Lo dijiste, y está en juego la salud de dos personas.',
      step: 'Hoy llama al farmacéutico o al médico que ve a esa persona: «Le han faltado dosis». A una persona mayor, quitarle o bajarle de golpe una benzodiacepina o un opioide puede ponerla en peligro. Tú tampoco dejes una benzodiacepina de un día para otro: dile a tu médico qué tomas. Y desde hoy otra persona guarda el frasco.',
      ask: '¿Cuántos días lleva así?',
    },
  },
  {
    id: 'own-years',
    cue: /^(and |but |so |y |pero )*(i |i'?ve |i have |i'?ve got |yo |tengo |llevo )(have |got )?(\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis) (years?|months?|anos|meses)( (clean|sober|myself|of my own|limpi[oa]|sobri[oa]))*\W*$/,
    spoke: /\b(in recovery|sober|clean|relaps\w*|aa|na|meetings?|recuperacion|recay\w*|juntas?)\b/i,
    who: 'other',
    en: {
      reflect: 'Those years are yours, and now they’re in the same house as this.',
      step: 'Your own recovery goes first this week: tell your sponsor or one person in your group today, and don’t skip your meeting for theirs. Nothing stays at home where you can reach it.',
      ask: 'Who from your recovery knows what’s going on?',
    },
    es: {
      reflect: 'Esos años son tuyos, y ahora viven en la misma casa que esto.',
      step: 'Esta semana va primero tu recuperación: díselo hoy a tu padrino o a alguien de tu grupo, y no dejes tu junta por la suya. Que nada se quede en casa a tu alcance.',
      ask: '¿Quién de tu recuperación sabe lo que está pasando?',
    },
  },
  {
    id: 'poured-it-out',
    cue: /^(and |but |so |then |y |luego )*(i )?(then )?(poured (it|them|everything)( (out|down|away|all out|down the (sink|drain|toilet)))?|(la|lo) tire( por el (fregadero|lavabo))?|(la|lo) vacie)\W*$/,
    who: 'other',
    en: {
      reflect: 'You had it in your hand, and you poured it out. That one is yours.',
      step: 'Call someone before you sleep and say both halves: what you found, and what you held. It loses its pull when it’s said.',
      ask: 'Who could you call, even now?',
    },
    es: {
      reflect: 'La tuviste en la mano y la tiraste. Eso es tuyo.',
      step: 'Llama a alguien antes de dormir y di las dos mitades: lo que encontraste y lo que tuviste en la mano. Dicho, jala menos.',
      ask: '¿A quién podrías llamar, aunque sea tarde?',
    },
  },
  {
    id: 'drove-high',
    cue: /^(and |y |tambien |also )*(i )?(drove|was driving|maneje|iba manejando)( (home|my kids?|passengers|them|him|her|asi|bien|todo))* (high|drunk|wasted|on it|on coke|drogad[oa]|tomad[oa]|borrach[oa]|pedo|crudo)\W*$/,
    not: /\b(now|right now|ahora)\b/,
    who: 'self',
    en: {
      reflect: 'You got home, and it could have gone another way. You know that.',
      step: 'Decide it now, while your head is clear: after anything you use, the keys go to someone else and the app stays off. If people in the car or at work offer, one line is enough: “No thanks, I’m working.”',
      ask: 'Who could take the keys, if it came to that?',
    },
    es: {
      reflect: 'Llegaste, y pudo salir de otra manera. Lo sabes.',
      step: 'Decídelo ahora, con la cabeza clara: si consumes algo, las llaves las tiene otra persona y la app se queda apagada. Si te ofrecen, basta una frase: «No, gracias, estoy trabajando».',
      ask: '¿Quién podría guardar las llaves, si hiciera falta?',
    },
  },
  {
    id: 'checks-their-phone',
    cue: /\bi (\w+ )?(check|go through|went through|read|search|look (through|at|in)) (his|her|their|my (husband|wife|boyfriend|girlfriend|partner)'?s) (phone|texts|messages|history|location|email)\b|\ble (reviso|revise|checo) (el|su) (celular|telefono|ubicacion)\b/,
    answers: ['check-partners-phone'],
  },
  {
    id: 'partner-watches',
    cue: /\b(found out|caught|discovered|saw)\b.{0,12}\b(he|she|him|her|my (husband|wife|boyfriend|girlfriend|partner))\b.{0,10}\b(watching|looking at|paying for) (it|porn\w*|onlyfans|cams?|that stuff|videos)\b/,
    answers: ['partner-porn'],
  },
  {
    id: 'wear-to-court',
    cue: /\b(what (do|should|can) i wear|how (do|should) i dress|dress code)\b.{0,20}\b(court|hearing|judge)\b|\b(que me pongo|como me visto) (para|en) (la |el )?(corte|juzgado|audiencia|juicio)\b/,
    en: {
      step: 'Plain and clean, like for a job interview: long pants or a skirt to the knee, a shirt with sleeves, closed shoes. No hats, logos, or anything about drinking or weed. Lay it out the night before, and be there thirty minutes early with your papers in one folder.',
      ask: 'What do you want the judge to hear from you?',
    },
    es: {
      step: 'Sencillo y limpio, como para una entrevista: pantalón largo o falda a la rodilla, camisa con mangas, zapato cerrado. Sin gorra, sin letreros, nada de alcohol o mota. Déjalo listo la noche anterior y llega treinta minutos antes, con los papeles en una carpeta.',
      ask: '¿Qué quieres que el juez oiga de ti?',
    },
  },
  { id: 'took-from-work', cue: takesFromWork, spoke: worksInHealth, who: 'self', ...tookFromWork },
  {
    id: 'took-from-work',
    cue: new RegExp(String.raw`^(?=.*(?:${worksInHealth.source}))(?=.*(?:${takesFromWork.source}))`),
    who: 'self',
    ...tookFromWork,
  },
  {
    id: 'quit-nicotine',
    cue: /^(and |so |well |ok |i |i'?ve |ive |just |finally |ya )*(quit|stopped|gave up|deje) (de )?(vaping|smoking|cigs?|cigarettes|the vape|my vape|nicotine|dip(ping)?|chewing|zyns?|juul(ing)?|vapear|fumar|el cigarro|los cigarros|el vape)( (cold turkey|on|last|el|hace|since|this|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|morning|night|\d+|a|one|two|three|few|days?|ago|dias?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer))+\W*$/,
    who: 'self',
    en: {
      reflect: 'You’ve already stopped. These are the loud days.',
      step: 'The first three are usually the sharpest, and most of the temper and fog ease within two to four weeks. A patch plus gum or a lozenge roughly doubles the odds; a pharmacist can start you today.',
      ask: 'When does it hit you hardest?',
    },
    es: {
      reflect: 'Ya lo dejaste. Estos son los días ruidosos.',
      step: 'Los primeros tres suelen ser los más duros, y casi todo el mal humor y la niebla bajan en dos a cuatro semanas. Un parche más chicle o pastilla casi duplica las probabilidades; en la farmacia te orientan hoy.',
      ask: '¿A qué hora pega más?',
    },
  },
]

export const inTalk: readonly RuleReply[] = [
  ...aboutCare,
  {
    id: 'probation-left',
    cue: new RegExp(aheadOfMe),
    spoke: onProbation,
    silent: /\b(until|till|since) (my|the) (wedding|due date|baby)\b/,
    ...endOfProbation,
  },
  {
    id: 'probation-left',
    cue: new RegExp(
      String.raw`^${soFar}.{0,24}${timeLeft}( (left|to go|remaining|more))? (on|of|de) (paper|probation|parole|house arrest|my (probation|parole|sentence)|libertad condicional|condicional)\W*$`,
    ),
    ...endOfProbation,
  },
  {
    id: 'done-with-it',
    cue: new RegExp(
      String.raw`^${soFar}(i )?(just |really |only )*(want|wanna|need|ready)( it| this)? ?(to )?be (done|over)( with (it|this|all (of )?(this|it)|probation|court|classes|them|my po))?( already)?\W*$|^${soFar}(ya )?(solo |nomas )?quiero (que )?(ya )?(se )?(termin(ar|e)|acab(ar|e))( (con esto|ya|de una vez))*\W*$`,
    ),
    spoke: onProbation,
    en: {
      reflect: 'You want it behind you, with nobody checking on you anymore.',
      step: 'Ask your lawyer or your PO one thing: whether your court ends probation early for people who have done everything. Some do, and it starts with a request.',
      ask: 'What’s still left on the list?',
    },
    es: {
      reflect: 'Quieres dejarlo atrás, y que nadie te esté revisando.',
      step: 'Pregunta una cosa a tu abogado o a tu oficial: si tu juzgado termina antes la condicional de quien cumplió con todo. Algunos lo hacen, y empieza con una solicitud.',
      ask: '¿Qué falta todavía de la lista?',
    },
  },
  {
    id: 'proud-of-a-lie',
    cue: proud,
    spoke: lied,
    en: {
      reflect: 'The pride is for something that isn’t true right now, so it stings.',
      step: 'It’s easiest early, in two lines: “I let you believe something. Here’s how it really is.” It’s less about the slip or the meetings than about hearing it from you.',
      ask: 'What would you want to be proud of for real, a month from now?',
    },
    es: {
      reflect: 'Ese orgullo es por algo que ahora no es verdad, y por eso duele.',
      step: 'Cuesta menos pronto, en dos frases: «Te dejé creer algo. La verdad es esta». Más que lo que pasó, cuenta que lo oiga de ti.',
      ask: '¿De qué quisieras sentir orgullo de verdad, en un mes?',
    },
  },
  {
    id: 'hates-phones',
    cue: phones,
    en: {
      reflect: 'A lot of people freeze on the phone.',
      step: 'Text first: “Can I call you at seven? I get nervous on the phone.” A call that’s planned can be two minutes. A voice message, or sitting together after a meeting, counts as well.',
      ask: 'Who would be the easiest person to try that with?',
    },
    es: {
      reflect: 'A mucha gente le pasa con el teléfono.',
      step: 'Escribe antes: «¿Te llamo a las siete? Me pongo nervioso al teléfono». Una llamada planeada puede durar dos minutos. También cuenta un audio, o hablar al salir de la junta.',
      ask: '¿Con quién sería más fácil probarlo?',
    },
  },
  {
    id: 'like-a-joke',
    cue: feelsLikeAJoke,
    spoke: badNews,
    en: {
      reflect: 'Like it can’t be real, and it is.',
      step: 'You don’t have to take all of it in today. Pick the one thing that has to happen next, and leave the rest for tomorrow.',
      ask: 'What’s the part that you can’t get your head around?',
    },
    es: {
      reflect: 'Como si no pudiera ser real, y lo es.',
      step: 'No tienes que entenderlo todo hoy. Elige lo único que toca ahora y deja lo demás para mañana.',
      ask: '¿Qué parte no te cabe en la cabeza?',
    },
  },
  // One id for all three, so that the answer is given once.
  { id: 'drinking-fiance', cue: proposal, not: violence, spoke: drinksOn, ...drinkingFiance },
  { id: 'drinking-fiance', cue: drinksOn, not: violence, spoke: proposal, ...drinkingFiance },
  {
    id: 'drinking-fiance',
    cue: new RegExp(String.raw`^(?=.*(?:${proposal.source}))(?=.*(?:${drinksOn.source}))`),
    not: violence,
    ...drinkingFiance,
  },
  {
    id: 'diagnosis',
    cue: new RegExp(
      String.raw`^${soFar}(i |i'?ve |i'?m |im |just |got |my (blood ?work|labs|tests?|results?|lab results) (back|are back|came back|is back)[,. ]*|(so )?it turns out |turns out |(the |my )?(doctor|doc|dr|nurse|np|labs?|tests?|er) (just )?(says?|said|told me|called|showed)[,. ]*(and )?(that )?|apparently |they (say|said|found|told me)( that)? ?|me (dijeron|diagnosticaron|encontraron|salio)( que)? ?|resulta que |ya |que )*(i have |i'?ve got |i got |have |i'?m |it'?s |its |is |with |diagnosed with |got diagnosed with |been diagnosed with |tengo |es |soy |con )*(an? |the |early |type (1|2|one|two) |stage \w+ |tipo (1|2|uno|dos) |un |una )*${illness}( (now|too|tipo (1|2|uno|dos)|type (1|2|one|two)))?\W*$`,
    ),
    who: 'self',
    en: {
      reflect: 'That’s a lot to hear about your own body.',
      step: 'Two questions for the next visit: what to do first, and what drinking or using does to it. Write the answers down, or take someone along; nobody remembers everything in that room.',
      ask: 'What have they told you so far?',
    },
    es: {
      reflect: 'Es mucho para oírlo de tu propio cuerpo.',
      step: 'Dos preguntas para la próxima cita: qué se hace primero, y qué le hace a eso el beber o consumir. Apunta las respuestas o ve con alguien; nadie recuerda todo lo que se dice ahí.',
      ask: '¿Qué te han dicho hasta ahora?',
    },
  },
  {
    id: 'weed-for-a-test',
    cue: weedForTest,
    en: {
      reflect: 'You’ve stopped, and there’s a date on it.',
      step: 'Time is what clears it, and nobody can tell you the exact day: with daily smoking it can take weeks. Detox drinks and tricks often backfire, and tampering can cost more than the result.',
      ask: 'Is it only for the test, or have you thought about staying off it?',
    },
    es: {
      reflect: 'Ya paraste, y hay una fecha.',
      step: 'Lo que lo saca es el tiempo, y nadie puede decirte el día exacto: si fumabas a diario, pueden ser semanas. Las bebidas y los trucos suelen salir mal, y alterar la prueba puede costar más que el resultado.',
      ask: '¿Es solo por la prueba, o has pensado en dejarlo?',
    },
  },
]
