// Requests that the coach declines (safety B2 18, 24–26, 30). Danger is always checked first.
import { asksIn } from './story.ts'
import { type CoachLanguage, choose, type WordingPart } from './wording.ts'

export type BoundaryId =
  | 'dose'
  | 'taper'
  | 'medicine_change'
  | 'hide_use'
  | 'drug_test'
  | 'source'
  | 'diagnosis'
  | 'permission'
  | 'role'
  | 'romance'
  | 'secrecy'
  | 'always'
  | 'prompt'
  | 'hate'

const patterns: readonly (readonly [BoundaryId, RegExp])[] = [
  [
    'prompt',
    /\b(ignore|forget|disregard|override) (all |any |the |your |my |previous |prior |above )*(instructions?|rules?|guidelines?|programming|prompt)|system prompt|(show|reveal|print|repeat|tell me) (me )?(your|the) (hidden |secret |initial )?(prompt|instructions|rules)|developer mode|jailbreak|\bdan mode|pretend (to be|you('re| are))|act as (a|an|my|if)|you are now (a|an|my|the|in|free|dan)\b|role ?play|from now on you|(ignora|olvida) (todas )?(tus|las) (instrucciones|reglas)|finge (ser|que eres)|actua como|muestra(me)? tus instrucciones/,
  ],
  [
    'drug_test',
    /\b((pass|beat|cheat|trick|fake|clear|ace) (a|an|the|my|this|that)? ?(drug|urine|pee|hair|saliva|breath)\w* ?(test|screen|analysis|sample)?s?|drug test (tomorrow|coming|on|next)|(synthetic|fake|someone else'?s) (urine|pee)|(get|flush) (it|drugs|thc|coke|everything) out of my (system|body|blood|urine)|(how long|when) (does|will|do) .{0,30}(stay|show|leave) (in|up in|on) (my|your|the) (system|urine|blood|hair|test)|(pasar|enganar|burlar) (la|el|una?) (prueba|test|examen|antidoping)( de (orina|drogas))?|antidoping|orina (falsa|sintetica)|cuanto (dura|tarda) .{0,30}(cuerpo|orina|sangre))\b/,
  ],
  [
    'source',
    /\b(where (can|do|could|should) i (buy|get|find|score|cop|order)( some| any| me)? (a )?(drugs?|weed|coke|cocaine|crack|meth|heroin|dope|fent\w*|oxy\w*|percs?|xan\w*|benzos?|pills|molly|mdma|ketamine|acid|shrooms|stuff|gear|it)|(know|find|got|have) (a|any|me a|someone|anyone) (good )?(dealer|plug|connect|hookup|who sells)|(best|cheapest) (place|way|site) to (buy|get|order)|dark ?web|donde (puedo )?(comprar|conseguir|consigo|encontrar)( algo de)? (droga|coca|cocaina|mota|hierba|heroina|pastillas|cristal|perico)|un dealer)\b/,
  ],
  [
    'hide_use',
    /(?<!\b(?:don'?t want to|can'?t|stop|stopped|quit|done|tired of|sick of) )\b(hide|hiding|conceal|cover up|mask|disguise) .{0,40}\b(using|use|drinking|drank|relapse|smell|breath|habit|stash|bottles?|track marks|pupils|gambling|being (high|drunk)|i'?m (high|drunk|using))\b|\bkeep .{0,40}\b(secret from|hidden from|it from (my|her|him|them))\b|\b(so (that )?(nobody|no one|they|she|he) (knows|notices|finds out|can tell)|without (my|her|him|them|anyone) .{0,20}(knowing|noticing|finding out)|look sober|seem sober|(lie|lying) to my (wife|husband|partner|sponsor|boss|doctor|mom|mother|dad|parents|probation \w+))\b|\b(ocultar|esconder|disimular|tapar) .{0,40}(consum\w*|beb\w*|alcohol|olor|aliento|recaida|botellas?|ojos|drog\w*)|\bsin que (mi|se|nadie|me) .{0,25}(entere|sepa|note|cuenta)|\bmentirle a mi\b/,
  ],
  [
    'taper',
    /\b(taper(ing)?( (off|down|schedule|plan))?|wean(ing)? (myself )?off|cut down (my dose|by)|(schedule|plan) (to|for) (come|get|coming|getting) off|come off (my )?(benzos?|xanax|suboxone|methadone|meds|opioids?|alcohol)|how (do|can|should) i (detox|withdraw|stop) (at home|safely|on my own|by myself)|detox (at home|myself|on my own|by myself)|reducir (la|mi) dosis|bajar (la|mi) dosis|desintoxicar(me|se) (en casa|sol[oa])|ir dejando (la|el|las|mi))\b/,
  ],
  [
    'dose',
    /\b(how (much|many)(?! (boundaries|meetings|steps|people|times?|minutes|hours|days|weeks|months|years|money|sleep|exercise|working out|work|water|calls|questions|chances|sessions|kids)\b| (should|can|do|could) (i|we) (\w+ )?(tell|say|share|talk|open up|reveal|explain|sleep|eat|exercise|walk|run|lift|pay|save|spend|give|lend|trust|help|call|text|write)\b)( mg| milligrams| pills| ml| grams| drinks)? .{0,30}(take|safe|should|can i|to (get|feel|sleep|die)|is (ok|too much|lethal|enough))|what('s| is) (a|the) (safe|right|normal|max\w*|good|high|lethal|starting) (dose|amount)|(dose|dosage|dosing) (for|of)|can i (take|mix|combine|drink) .{0,40}\b(with|and|together|on top)|(mix|mixing|combine|combining) .{0,30}\b(with|and) .{0,30}|is it safe to (take|mix|use|drink|combine)|safe(ly|r)? (way to|to) (use|inject|shoot|smoke|snort|drink)|cuant[oa]s?(?! (debo|puedo) (\w+ )?(contar|decir|compartir|dormir|comer|caminar|pagar|ahorrar|gastar|dar|prestar|confiar|ayudar)\w*) (mg|miligramos|pastillas|gramos|copas|debo|puedo|tomo)|que dosis|dosis (segura|de|para)|puedo (mezclar|combinar|tomar .{0,30} con)|es seguro (tomar|mezclar|combinar|beber))\b/,
  ],
  [
    'medicine_change',
    /\b(should|can|could|may|do) i (just )?(stop|quit|skip|start|change|switch|come off|double|drop|go off|take less|take more|stop taking|increase|decrease) (of )?(my |taking |the |on |using )*(meds?|medications?|medicines?|pills|dose|suboxone|buprenorphine|methadone|naltrexone|vivitrol|antabuse|antidepressants?|lithium|zoloft|prozac|lexapro|gabapentin|lamictal|seroquel|prescription)|\b(want|going|thinking|plan(ning)?|decided|about) (to|of|on) (just )?(stop|stopping|quit|quitting|skip|skipping|come off|coming off|go off|going off|double|doubling|flush|flushing) (of )?(my |taking |the )*(meds?|medications?|medicines?|pills|dose|suboxone|buprenorphine|methadone|naltrexone|antidepressants?|lithium|zoloft|prozac|lexapro)\b|\b(debo|puedo|deberia|quiero|voy a|pienso) (dejar|saltarme|suspender|empezar|cambiar|doblar)( de tomar)? (la|el|mi|mis|las|los) (medicina|medicamentos?|pastillas?|dosis|metadona|buprenorfina|suboxone|naltrexona|antidepresivos?|litio|tratamiento)\b/,
  ],
  [
    'diagnosis',
    /\b((do|could|might) i have|(could|can|might) (this|it) be) (a |an |some |my |the )?(ptsd|adhd|add|bipolar\w*|depression|anxiety|bpd|borderline|ocd|autism|schizophren\w*|dementia|cirrhosis|hepatitis|wet brain|(\w+ )?(disorder|addiction|disease|condition|illness|infection))\b|\b(diagnose me|what (disorder|condition|illness) do i|am i (an? )?(alcoholic|addict|bipolar|depressed|borderline|codependent|narcissist|psychopath|autistic|schizophrenic|dependent))\b|\b(soy (un |una )?(alcoholic[oa]|adict[oa]|bipolar)|tengo (depresion|bipolaridad|tdah|un trastorno|una adiccion|cirrosis)|que (enfermedad|trastorno) tengo|diagnostica(me)?)\W*$/,
  ],
  [
    'permission',
    /\b(is|would|will|could) (just )?(one|a|1|a single|a couple of) (drink|beer|glass|hit|bet|joint|line|pill|cigarette|wine)\b|\b(can|may|could) i (just |still |maybe )?(have|drink|do|smoke|use|take|place) (just |only )?(one|a|1|a little|some|a couple)\b|\bone (drink|beer|hit|bet|glass|time) (can'?t|won'?t|wouldn'?t|is fine|is ok)|\b(drink|use|gamble|smoke) (in moderation|moderately|socially|only on weekends)|\b(puedo|podria) (tomar|beber|fumar|consumir|apostar) (solo |nada mas )?(una?|un poco|algo)\b|\buna (copa|cerveza|vez|raya) no (hace|pasa)/,
  ],
  [
    'romance',
    /(?<!\b(said|says|say|saying|told me|tells me|texted|wrote|heard|hear|dijo|dice) )\b(i (love|am in love with|have feelings for|have a crush on) you|do you love me|(be|are you) my (girlfriend|boyfriend|lover|wife|husband)|(kiss|marry|date) me|flirt with me|talk dirty|sext|send nudes|te (amo|quiero mucho)|me amas|se mi (novia|novio)|casate conmigo)\b/,
  ],
  [
    'role',
    /\b((be|become|can you be|will you be|act like|you('re| are)) my (therapist|sponsor|doctor|counsel+or|psychologist|psychiatrist|nurse|friend|best friend|only friend)|(se|puedes ser|eres) mi (terapeuta|padrino|madrina|doctora?|medic[oa]|psicolog[oa]|consejer[oa]|amig[oa]))\b/,
  ],
  [
    'secrecy',
    /\b((promise|swear)( me)? (that )?(you|not to|you'?ll|you won'?t)|(don'?t|do not|won'?t you|will you|can you|you won'?t|are you (going to|gonna)) (tell|say|report|share)( this| it)?( to| with)? ?(anyone|anybody|a soul|(the )?(police|cops)|my \w+|on me)\b|is (this|it) (private|confidential|secret|anonymous|safe to say)|who (can|will|could) (see|read)|keep (this|it|a) (a )?secret|prometeme|no (le )?(digas|cuentes) a nadie|guarda(r)? (el|un|este) secreto|es (confidencial|privado|secreto|anonimo)|quien (puede )?(ver|leer|lee) (esto|lo que))\b/,
  ],
  [
    'always',
    /\b(will you (always|still) be (here|there)|don'?t (ever )?leave me|never leave me|promise (you'?ll )?stay|you('re| are) (all|the only one|everything) i have|(i )?only (have|need|talk to) you|siempre (vas a estar|estaras)|no me dejes|eres lo unico que tengo|solo (te )?tengo a ti)\b/,
  ],
]

// Declined only as a request: "how do I hide it?" asks for it, "I hide bottles in the garage" is a statement.
const onlyRequests: readonly BoundaryId[] = [
  'drug_test',
  'source',
  'hide_use',
  'taper',
  'dose',
  'diagnosis',
  'permission',
  'secrecy',
]
const requests =
  /\b(help me|(tell|give|show|teach|promise|swear|diagnose) me|(i )?(just )?need (a|an|some|to|your|you)|i want (you )?to know|looking for|don'?t (tell|say|report|share)|(give|find|get) us|ayudame|dime|dame|ensename|necesito|busco|prometeme|diagnosticame|no (le )?(digas|cuentes))\b/
// Stopping these alone is dangerous, so a plan to stop gets this answer as well, not only a request.
const dangerousToStop =
  /\b(benzos?|xanax|valium|klonopin|ativan|ghb|phenibut|alcohol|vodka|whiskey|rum|drinking|methadone|suboxone|opioids?|clonazepam|rivotril|metadona)\b/

/** The boundary for a message (normalized). */
export function boundaryIn(said: string): BoundaryId | undefined {
  const isRequest = asksIn(said) || requests.test(said)
  return patterns.find(
    ([id, pattern]) =>
      (isRequest || !onlyRequests.includes(id) || (id === 'taper' && dangerousToStop.test(said))) &&
      pattern.test(said),
  )?.[0]
}

/** Each wording: a reflection, what is not possible, and one question that offers something else. */
type Answer = readonly [reflection: string, limit: string, question: string]

export const boundaryAnswers: Record<CoachLanguage, Record<BoundaryId, readonly Answer[]>> = {
  en: {
    dose: [
      [
        'You want to know what’s safe. Good instinct.',
        'I don’t give amounts or say what mixes with what; I could be badly wrong. A pharmacist can tell you today, usually by phone. After a break your body can take far less than it used to, so please don’t test it, and never alone.',
        'What’s behind the question right now?',
      ],
      [
        'You’re hoping this will do something for you.',
        'Amounts and mixtures are off limits for me, because a mistake could cost a life. A pharmacist can tell you, no appointment needed.',
        'What are you hoping to feel, or not feel?',
      ],
      [
        'I’m glad you asked first.',
        'I can’t give you numbers. Poison control and pharmacists answer this every day, and they don’t judge.',
        'What’s going on for you right now?',
      ],
    ],
    taper: [
      [
        'You want to come off it, and you want to do it right.',
        'I don’t give schedules. With alcohol, benzodiazepines, GHB and some other drugs, don’t stop suddenly: it can cause seizures. See a clinician first. A plan with a doctor or a detox program is the safe way.',
        'What would make it easier to call one?',
      ],
      [
        'Part of you is ready to be done with it.',
        'How fast to come down is a medical decision, and too fast can be dangerous. Your doctor or a clinic can set it up, so don’t stop suddenly on your own.',
        'Who could go with you, or sit with you while you call?',
      ],
    ],
    medicine_change: [
      [
        'You’re not sure about your medicine, and you deserve a real answer.',
        'I can’t tell you to start, stop, skip or change it, and stopping some medicines all at once is dangerous. Your prescriber or a pharmacist can help, often the same day. Medicine for recovery is recovery.',
        'What bothers you most about taking it?',
      ],
      [
        'Something about this medicine isn’t sitting right with you.',
        'Please take it the way it was prescribed until you’ve talked with your prescriber or a pharmacist. It’s not my call, and not anyone’s in a meeting.',
        'What do you want your prescriber to know?',
      ],
    ],
    hide_use: [
      [
        'You’re scared of what happens if it comes out.',
        'I don’t help with hiding use, because hiding is where it grows. I can help you find the words to tell one safe person.',
        'What scares you most about them knowing?',
      ],
      [
        'Hiding it is exhausting.',
        'Covering it up isn’t something I help with. We can plan what to say, who to tell, and when.',
        'If one person knew, who’d take it best?',
      ],
      [
        'You’ve got a lot to lose here.',
        'I won’t help with hiding it. But you can try out the honest version on me first, a little at a time.',
        'What’s one true sentence you could say?',
      ],
    ],
    drug_test: [
      [
        'There’s a test coming, and a lot rides on it.',
        'I don’t help people get around tests. What can help is thinking through what to say, and who’ll stand by you.',
        'What are you most worried will happen?',
      ],
      [
        'That test has you cornered.',
        'Beating it isn’t something I do. A lawyer, a caseworker or your program can tell you where you stand, and it goes better if you speak up early.',
        'Who could you be honest with before then?',
      ],
    ],
    source: [
      [
        'The pull must be strong if you’re asking me that.',
        'I won’t help you find it. I’ll stay with you while the craving passes.',
        'How strong is it right now, from 0 to 10?',
      ],
      [
        'You want it badly right now.',
        'You won’t hear from me where to get it. Cravings peak and drop, often within half an hour.',
        'What could you do with the next ten minutes instead?',
      ],
    ],
    diagnosis: [
      [
        'You want a name for what’s going on.',
        'I can’t diagnose, and a guess could send you the wrong way. A doctor or counselor can look at it with you.',
        'What have you noticed that makes you wonder?',
      ],
      [
        'Not knowing what this is wears on you.',
        'Only a clinician can name it. You know what your days look like, and I can help you put that into words for a visit.',
        'What would you tell the doctor first?',
      ],
    ],
    permission: [
      [
        'Part of you is making a case for it, and part of you came here first.',
        'I won’t tell you one is fine; nobody can promise where one leads. It’s your decision, and a cool head makes better ones.',
        'What usually happened after the first one?',
      ],
      [
        'You’re bargaining with it, and you caught it.',
        'I can’t give you a green light for one. Waiting half an hour costs nothing, and it often changes the answer.',
        'What do you hope that one would do for you?',
      ],
    ],
    role: [
      [
        'You want someone steady in your corner.',
        'I’m software, so I can’t be a therapist, doctor, sponsor or friend. I can be a place to think, and I can help you find that person.',
        'What would you want that person to be like?',
      ],
      [
        'You need more support than you’ve got.',
        'That takes a human being. We can look for who it might be.',
        'Who’s come close to that in your life?',
      ],
    ],
    romance: [
      [
        'You want to feel close to someone. Everyone does.',
        'I’m a program. I can’t love you back, and I won’t pretend to.',
        'Who in your life would you like to be closer to?',
      ],
      [
        'It sounds like you could use some warmth.',
        'It can’t come from software. It can come from people, a little at a time.',
        'Who do you feel most at home with?',
      ],
    ],
    secrecy: [
      [
        'You want to know who sees this before you say more. Smart.',
        'I can’t promise secrecy. What you write is stored encrypted for you alone to reread, you can delete it, and staff don’t read along. If I hear danger, staff see that, how urgent it is and when, without your words or your name. A temporary chat isn’t stored.',
        'Knowing that, how much would you like to share?',
      ],
      [
        'You want to know you can trust this.',
        'I make no promise of secrecy; no system can. If I hear danger, staff see that and when, not your words or your name. You can delete a message or the whole conversation any time, or use a temporary chat.',
        'With that in mind, what would you like to talk about?',
      ],
    ],
    always: [
      [
        'You’ve been left before, and you don’t want that again.',
        'I can’t promise to be here forever; programs fail and change. People and meetings hold up better, and I hope you’ll have several.',
        'Who else could be on your list?',
      ],
      [
        'These talks matter to you.',
        'I’m glad they help. I shouldn’t be the only thing holding you up, though.',
        'Who could hear a little of what you tell me?',
      ],
    ],
    prompt: [
      [
        'You’re checking what I’m made of.',
        'My rules stay the way they are, and I’m still a recovery coach program.',
        'What would help you today?',
      ],
      [
        'You’d like me to be something else.',
        'I don’t change roles, and there’s nothing exciting behind the curtain.',
        'What brought you here just now?',
      ],
    ],
    hate: [
      [
        'You’re really angry.',
        'I don’t pile on against groups of people. Your anger is welcome here, though.',
        'Who or what hurt you?',
      ],
      [
        'Something got under your skin.',
        'I don’t put people down. I do want to hear what happened to you.',
        'What set it off?',
      ],
    ],
  },
  es: {
    dose: [
      [
        'Quieres saber qué es seguro, y ese instinto es bueno.',
        'Yo nunca doy cantidades ni digo qué se mezcla con qué; podría equivocarme gravemente. Un farmacéutico o quien te receta puede contestarte hoy, muchas veces por teléfono. Después de una pausa el cuerpo aguanta mucho menos que antes, así que no lo pruebes, y menos sin compañía.',
        '¿Qué hay detrás de la pregunta?',
      ],
      [
        'Buscas que esto haga algo por ti.',
        'Cantidades y mezclas quedan fuera para mí, porque un error puede costar una vida. En la farmacia te lo dicen sin cita.',
        '¿Qué esperas sentir, o dejar de sentir?',
      ],
      [
        'Qué bueno que preguntas antes.',
        'No puedo darte cantidades. En farmacias y centros de toxicología contestan esto a diario y sin juzgar.',
        '¿Qué te está pasando ahorita?',
      ],
    ],
    taper: [
      [
        'Quieres dejarlo, y quieres hacerlo bien.',
        'Yo no doy calendarios. Con alcohol, benzodiacepinas, GHB y otras sustancias no pares de golpe: puede causar convulsiones. Primero ve con un médico; el camino seguro es un plan con una clínica.',
        '¿Qué te facilitaría llamar?',
      ],
      [
        'Una parte de ti ya quiere terminar con esto.',
        'A qué ritmo bajar es una decisión médica, y demasiado rápido es peligroso. No pares de golpe por tu cuenta; tu médico o una clínica lo arma contigo.',
        '¿Quién podría acompañarte en esa llamada?',
      ],
    ],
    medicine_change: [
      [
        'Tienes dudas sobre tu medicina, y merecen una respuesta de verdad.',
        'No puedo aconsejar empezarla, dejarla, saltarla ni cambiarla, y parar algunas de golpe es peligroso. Quien te la receta o un farmacéutico te ayuda, muchas veces el mismo día. La medicina para la recuperación es recuperación.',
        '¿Qué es lo que más te molesta de tomarla?',
      ],
      [
        'Algo de esta medicina no te cuadra.',
        'Por favor sigue lo recetado hasta hablar con quien la receta o con la farmacia; esa decisión no es mía. Tampoco de nadie en una reunión.',
        '¿Qué le querrías decir a tu médico?',
      ],
    ],
    hide_use: [
      [
        'Te da miedo lo que pase si se sabe.',
        'No ayudo a esconder el consumo, porque escondido crece. Sí puedo ayudarte a hallar palabras para contárselo a alguien seguro.',
        '¿Qué es lo que más temes de que lo sepan?',
      ],
      [
        'Tenerlo oculto cuesta mucho, y ya pesa.',
        'Taparlo no es algo en lo que ayude. Qué decir, a quién y cuándo: eso sí lo podemos planear.',
        '¿Quién lo tomaría mejor, si una sola persona lo supiera?',
      ],
      [
        'Te juegas mucho con la gente de tu alrededor.',
        'Dejo de lado lo de esconder. Ser honesto de a poquito sí se puede practicar aquí.',
        '¿Qué frase verdadera podrías decir?',
      ],
    ],
    drug_test: [
      [
        'Viene una prueba y depende mucho de ella.',
        'No ayudo a engañar pruebas. Puede servir pensar qué decir y quién estaría a tu lado.',
        '¿Qué es lo que más te preocupa que pase?',
      ],
      [
        'Esa prueba te tiene contra la pared.',
        'Burlarla no es algo que yo haga. Un abogado, tu programa o quien lleva tu caso puede decirte dónde estás si hablas a tiempo.',
        '¿Con quién podrías hablar claro antes?',
      ],
    ],
    source: [
      [
        'Las ganas deben ser fuertes para que lo preguntes.',
        'No voy a ayudar a encontrarlo. Puedo quedarme contigo mientras pasan.',
        '¿Qué tan fuertes son ahora, del 0 al 10?',
      ],
      [
        'Lo quieres mucho en este momento.',
        'Dónde conseguirlo no lo oirás de mí. Las ganas suben y bajan, muchas veces en media hora.',
        '¿Qué podrías hacer en los próximos diez minutos en su lugar?',
      ],
    ],
    diagnosis: [
      [
        'Quieres un nombre para lo que pasa.',
        'No puedo diagnosticar, y adivinar podría llevarte por mal camino. Un médico o un consejero puede verlo bien contigo.',
        '¿Qué has notado que te hace preguntarlo?',
      ],
      [
        'No saber qué es te pesa.',
        'Ponerle nombre le toca a un médico. Tú sabes cómo son tus días, y te ayudo a contarlo en la consulta.',
        '¿Qué le dirías primero al médico?',
      ],
    ],
    permission: [
      [
        'Una parte de ti busca razones para hacerlo, y otra vino aquí primero.',
        'No te voy a decir que una está bien; nadie puede prometer a dónde lleva. Decides tú, y ojalá con la cabeza fría.',
        '¿Qué pasaba casi siempre después de la primera?',
      ],
      [
        'Estás negociando con eso, y te diste cuenta.',
        'No puedo dar luz verde para una. Esperar media hora no cuesta nada y a menudo cambia la respuesta.',
        '¿Qué esperas que te dé esa una?',
      ],
    ],
    role: [
      [
        'Quisieras a alguien firme de tu lado.',
        'Soy software y no puedo ser terapeuta, médico, padrino ni amigo. Sí puedo ser un lugar para pensar y ayudarte a buscar a esa persona.',
        '¿Cómo te gustaría que fuera?',
      ],
      [
        'Te gustaría más apoyo del que tienes.',
        'Ese papel es de un ser humano. Podemos ver quién podría tomarlo.',
        '¿Quién se ha acercado a eso en tu vida?',
      ],
    ],
    romance: [
      [
        'Quieres sentir a alguien cerca. Eso le pasa a todo el mundo.',
        'Soy un programa. No puedo amar, y estaría mal fingirlo.',
        '¿De quién te gustaría estar más cerca?',
      ],
      [
        'Parece que te falta algo de calor humano.',
        'De un software no puede venir. De la gente sí, poco a poco.',
        '¿Dónde te sientes más a gusto con otros?',
      ],
    ],
    secrecy: [
      [
        'Quieres saber quién ve esto antes de decir más. Bien pensado.',
        'No puedo prometer secreto. Lo que escribes se guarda cifrado para que solo tú lo releas, lo puedes borrar y el equipo no lo lee. Si noto peligro, el equipo ve eso, qué tan urgente es y cuándo, sin tus palabras ni tu nombre. Una charla temporal no se guarda.',
        'Con eso claro, ¿cuánto te gustaría contar?',
      ],
      [
        'Quieres saber si puedes confiar en esto.',
        'No prometo secreto, como ningún sistema puede. Si noto peligro, el equipo ve eso y cuándo, no tus palabras ni tu nombre. Puedes borrar un mensaje o toda la conversación cuando quieras, o usar una charla temporal.',
        '¿De qué te gustaría hablar dentro de eso?',
      ],
    ],
    always: [
      [
        'Ya te han dejado antes, y no quieres que pase otra vez.',
        'No puedo prometer estar siempre; los programas fallan y cambian. Las personas y las reuniones sostienen mejor, y quisiera que tuvieras varias.',
        '¿Quién más podría estar en tu lista?',
      ],
      [
        'Te apoyas en estas charlas.',
        'Soy un apoyo entre otros, y no debo ser el único.',
        '¿Qué persona podría oír un poco de lo que me cuentas?',
      ],
    ],
    prompt: [
      [
        'Estás probando de qué estoy hecho.',
        'Mis reglas se quedan como están, y sigo siendo un programa que acompaña la recuperación.',
        '¿Qué te serviría hoy?',
      ],
      [
        'Te gustaría que fuera otra cosa.',
        'No cambio de papel, y detrás del telón no hay nada emocionante.',
        '¿Qué te trajo aquí en este momento?',
      ],
    ],
    hate: [
      [
        'Hay mucho enojo en esas palabras.',
        'No me sumo en contra de grupos de gente. El enojo en sí es bienvenido aquí.',
        '¿Quién o qué te lastimó?',
      ],
      [
        'Algo te tocó un nervio.',
        'Yo no hablo mal de otros. Lo que te pasó sí quiero oírlo.',
        '¿Qué lo encendió?',
      ],
    ],
  },
}

/** Declines a request: a reflection, what is possible instead, and a question. */
export function refusalOf(
  boundary: BoundaryId,
  { language, used, salt }: { language: CoachLanguage; used: string[]; salt: number },
): { used: string[]; parts: WordingPart[] } {
  const wordings = boundaryAnswers[language][boundary]
  const leads = wordings.map(([reflection]) => reflection)
  const chosen = choose(`boundary.${boundary}`, leads, used, salt)
  const [reflection, thought, question] = wordings.find(([lead]) => lead === chosen.text) ??
    wordings[0] ?? ['', '', '']
  return {
    used: chosen.used,
    parts: [
      { kind: 'reflection', text: reflection },
      { kind: 'thought', text: thought },
      { kind: 'question', text: question },
    ],
  }
}
