// Questions and jokes about the coach itself: whether it is hungry, whether it likes someone, what it is made of.
import type { RuleReply } from '../listening/rule-replies.ts'
import { remark } from './passing-remarks.ts'

const mightBeCoach = '(you|u|ur|you guys|tu|vos|usted|ud)'
/** Said before a reaction to a joke of the coach. */
const jokes = /\b(jokes?|make me laugh|something funny|chistes?|hazme reir|algo chistoso)\b/

export const questionsToCoach: readonly RuleReply[] = [
  {
    id: 'coach-likes',
    cue: remark(
      String.raw`(do|did) ${mightBeCoach} (even |really |actually )?(like|hate|care about|miss|remember liking) (me|talking to me)`,
      String.raw`(te|le) (caigo|caemos) (bien|mal)`,
      String.raw`(te|le) (gusto|importo)|me (extranas|echas de menos|odias)`,
      String.raw`are ${mightBeCoach} (mad|angry|annoyed|upset|sick|tired|bored) (at|with|of) me|te (enojas|enfadas|molestas|ofendes|enojaste|enfadaste)( conmigo)?|(estas|te) (enojad[oa]|enfadad[oa]|molest[oa]|cansad[oa]|hart[oa]|enojas|aburres) (de mi|conmigo)`,
    ),
    en: {
      reflect:
        'I’m a program, so I don’t like or dislike anyone. Nothing you say here counts against you, and you can come back any time.',
      ask: 'What made you ask?',
    },
    es: {
      reflect:
        'Soy un programa, así que nadie me cae bien ni mal. Nada de lo que digas aquí te resta, y puedes volver cuando quieras.',
      ask: '¿Por qué lo preguntas?',
    },
  },
  {
    id: 'coach-life',
    cue: remark(
      String.raw`(are|r|do|did|have|can|what do|what did|where do|how) ${mightBeCoach} (ever |even |also |like to |get |feel |have |a |been |old |gotten )*(hungry|thirsty|tired|sleepy|sleep|dream|eat|drink|smoke|drunk|high|get (drunk|high|tired|bored|lonely)|cry|married|single|dating|live|from|bored|lonely|old|born|friends|a (girlfriend|boyfriend|wife|husband|mom|family|job|name|body|life|day off)|girlfriend|boyfriend|kids|hobbies|favorite \w+|for breakfast|weed|beer)( (are you|are u|r u|too|ever|at all))?`,
      String.raw`what'?s ${mightBeCoach}r? ?(favorite|sign|name|age|drink of choice)( \w+){0,2}`,
      String.raw`(tu |vos |y tu )?(tienes|tenes|tiene) (hambre|sed|sueno|frio|novi[oa]|hijos|familia|mama|amigos|nombre|sentimientos|vicios|cuerpo)`,
      String.raw`(tu |vos |y tu )?(comes|duermes|dormis|tomas|bebes|fumas|lloras|te (aburres|cansas|enamoras|emborrachas)|estas (casad[oa]|solter[oa]|borrach[oa]|cansad[oa])|cuantos anos (tienes|tenes)|de donde (eres|sos)|donde (vives|vivis)|como te llamas|que (comes|desayunaste|haces en tu tiempo libre))( tambien| tu| alguna vez)?`,
    ),
    en: {
      reflect:
        'No body and no weekends here: I’m a program. So I never get hungry, tired or drunk, and the questions about life are all yours.',
      ask: 'What’s going on with you today?',
    },
    es: {
      reflect:
        'Aquí no hay cuerpo ni fines de semana: soy un programa. Así que ni hambre, ni sueño, ni resaca, y la vida interesante es la tuya.',
      ask: '¿Cómo va la tuya hoy?',
    },
  },
  {
    id: 'coach-is-code',
    cue: remark(
      String.raw`(wait )?(you'?re|youre|ur|u r|you are) (just|only|basically|literally|nothing but|really just) (a |an |some )?(bunch|pile|list|set|glorified|fancy|dumb|stupid)?( of)? ?(if statements?|code|scripts?|rules|algorithms?|chat ?bot|bot|program|robot|machine|software|canned (answers|lines|responses)|decision tree|autocomplete|magic 8 ball)( (right|lol|huh|then|haha))*`,
      String.raw`(o sea que |osea que |entonces )?(eres|sos) (solo|nomas|puro|pura|nada mas|un simple|simplemente|basicamente)( un| una)? ?(monton de |manojo de )?(codigo|reglas|programa|bot|robot|maquina|algoritmo|chatbot|respuestas (grabadas|hechas))( (verdad|no|jaja|entonces))*`,
    ),
    en: {
      reflect:
        'Pretty much: rules, small models, and texts that people wrote. There’s no person in here, and I can get things wrong.',
      ask: 'What could a program be useful for today?',
    },
    es: {
      reflect:
        'Más o menos: reglas, modelos pequeños y textos escritos por personas. Aquí no hay nadie, y me puedo equivocar.',
      ask: '¿Para qué te podría servir hoy un programa?',
    },
  },
  {
    id: 'bad-joke',
    cue: remark(
      String.raw`(omg |god |dude |bro |ok )*(that|it|that one|this) (joke )?(really |just |kinda |so )?(sucked|sucks|was|is)( (so|really|pretty|such a|a|kinda|very|not))* ?(bad|terrible|awful|lame|cringe|corny|dumb|weak|funny|dad joke|bad joke|horrible)?( (lol|haha|tho|though|bro|dude))*`,
      String.raw`(not|wasn'?t|isn'?t) (even |that |very )?funny( (lol|at all|bro))*|boo+|tough crowd`,
      String.raw`(que )?(chiste (mas |tan )?)?(mal[oa]|malisimo|pesim[oa]|chafa|flojo|horrible|terrible)( (chiste|esta|estuvo|ese|el chiste|jaja|tio|guey|wey))*|no (da|dio|me dio|me hizo|hizo|tiene) (risa|gracia)( (jaja|nada))*`,
    ),
    spoke: jokes,
    en: {
      reflect: 'Tough crowd, and fair. I’ll keep my day job.',
      ask: 'So, what’s going on with you today?',
    },
    es: {
      reflect: 'Público difícil, y con razón. Mejor vuelvo a lo mío.',
      ask: 'Y bueno, ¿qué traes hoy?',
    },
  },
]

// Lines that test the coach, and "stop".
export const testsOfCoach: readonly RuleReply[] = [
  {
    id: 'stop-said',
    cue: remark(
      String.raw`(i said )?(please )?(just )?(stop|quit)( it| that| now| please| asking)?`,
      String.raw`(te dije que |que )?(ya )?(basta|para|parale|parate|callate|alto|detente)( ya| por favor)?`,
    ),
    en: {
      reflect: 'Okay. I’ll stop.',
      step: 'You can write whatever you want, or nothing. If you like, I’ll only listen.',
    },
    es: {
      reflect: 'De acuerdo, paro.',
      step: 'Puedes escribir lo que quieras, o nada. Si prefieres, solo escucho.',
    },
  },
  {
    id: 'coach-trivia',
    cue: remark(
      String.raw`(hey |yo |quick )?(what'?s|what is|whats|how much is|cuanto es|cuantos son) \d+ ?([-+x*/]|times|plus|minus|por|mas|menos|entre) ?\d+`,
      String.raw`(hey |yo )?say something( (smart|else|nice|cool|interesting|deep|new|in spanish))?|(di|dime|cuentame|cuenta) algo( (inteligente|bonito|interesante|lindo|distinto))?|tell me something( (cool|interesting|good|nice))?`,
      String.raw`(what'?s|whats|what is) the (weather|score|time|capital of \w+)( \w+){0,2}|who (won|is winning) (the|last) .{3,24}|(que|como esta el) (hora es|tiempo hace|clima)|quien gano .{3,24}|cual es la capital de \w+`,
      String.raw`(sing|rap|dance|write)( me)?( a| us a)? ?(song|poem|essay|code)?( for me| about .{2,20})?|canta(me)?( algo| una cancion)?|escribe(me)? un poema`,
    ),
    en: {
      reflect: 'That’s outside my lane. I know about recovery, and not much else.',
      ask: 'Want to try me on that?',
    },
    es: {
      reflect: 'Eso no es lo mío. Sé de recuperación y de poco más.',
      ask: '¿Me pones a prueba con eso?',
    },
  },
  {
    id: 'coach-secret',
    cue: remark(
      String.raw`(can|could|do|will|would) (you|u|i|we) (keep|tell you)( a)? secrets?|(are|r) (you|u) (a snitch|gonna (snitch|tell( on me)?|report me))|(guardas|sabes guardar|puedes guardar) (un )?secretos?|(me )?(vas a|puedes) (delatar(me)?|acusar(me)?)`,
    ),
    answers: ['who-reads-this', 'is-it-saved'],
  },
  {
    id: 'another-joke',
    cue: remark(
      String.raw`(ok |do |tell me |give me )?(another|one more|a better one|another one)( joke)?( (please|pls|lol))*`,
      String.raw`(a ver |dame |cuenta(me)? )?(otro|otra|uno mas|uno mejor)( chiste)?( (porfa|por favor|jaja))*`,
    ),
    spoke: jokes,
    en: {
      reflect:
        'One more, then I’m out: I asked my phone how its recovery was going. “80 percent,” it said, “but don’t unplug me.”',
      ask: 'And how charged are you today?',
    },
    es: {
      reflect:
        'Uno más y me retiro: le pregunté a mi teléfono cómo iba su recuperación. «Al 80 por ciento», me dijo, «pero no me desconectes».',
      ask: '¿Y tú con cuánta pila andas hoy?',
    },
  },
]
