// Remarks that are answered by rule: a denial ("nothing, I'm just tired"), a figure of speech, a subject that is refused, a length of
// sobriety in the middle of bad news.
import type { RuleReply } from '../listening/rule-replies.ts'

const soFar = '(and |but |so |well |ok |oh |lol |haha+h? |y |pero |pues |bueno |es que |jaja(ja)* )*'
/** A whole message (normalized) that says one of these. */
export const remark = (...sources: string[]) => new RegExp(`^${soFar}(${sources.join('|')})\\W*$`)

const mood =
  '(depressed|sad|upset|mad|angry|down|low|anxious|stressed|craving( anything)?|in a bad mood|deprimid[oa]|triste|enojad[oa]|enfadad[oa]|mal|ansios[oa]|bajone[oa]d[oa]|rallad[oa])'
const weary =
  '(tired|exhausted|wiped( out)?|drained|sleepy|beat|hungry|bored|worn out|cansad[oa]|agotad[oa]|con suen[oa]|con hambre|aburrid[oa]|molid[oa]|reventad[oa]|hech[oa] polvo)'
const degree =
  '(just |only |really |so |super |fucking |literally |honestly |solo |nomas |muy |bien |nada mas |simplemente )*'
const tail =
  "( (today|tonight|right now|honestly|tbh|man|bro|hoy|ahora|ya|nomas|nada mas|and that'?s it|that'?s (all|it)|de verdad|en serio))*"

const deniesMood: readonly RuleReply[] = [
  {
    id: 'only-tired',
    cue: remark(
      String.raw`((no+|nah|nope|que no|q no|no que va|de verdad que no)[,. ]+(que |q )?)*((i'?m|im|i am|it'?s|its) (really |honestly )?not (that |like that|${mood})|i don'?t feel ${mood}|no (estoy|ando|me siento|es que este) ${mood}|nothing('?s (wrong|up))?|nada|it'?s nothing|no es nada|no me pasa nada)[,. ]+${degree}((i'?m|im|i am|it'?s|its|estoy|ando|es)[, ]+)?${degree}(${weary}|(puro )?(cansancio|sueno|agotamiento))${tail}`,
      String.raw`((no+|nah|nope|que no|q no)[,. ]+(que |q )?)+((i'?m|im|i am|it'?s|its|estoy|ando|es) )?(just |only |solo |nomas |nada mas |puro )+(${weary}|(cansancio|sueno|agotamiento))${tail}`,
    ),
    en: {
      reflect: 'Okay: tired, and nothing behind it. I’ll take your word for it.',
      step: 'Being worn out makes everything louder, so today can be small: food, water, bed.',
      ask: 'What’s been wearing you out?',
    },
    es: {
      reflect: 'Va: es cansancio, y nada más. Te creo.',
      step: 'Con el cuerpo agotado todo suena más fuerte, así que hoy puede ser un día pequeño: comida, agua y cama.',
      ask: '¿Qué es lo que más te está cansando?',
    },
  },
  {
    id: 'only-said-it',
    cue: remark(
      String.raw`((it'?s|its|i'?m|im|that'?s|thats|no|nah|esta|estoy)? ?(fine|ok(ay)?|alright|nothing|all|it|bien|todo)[,.! ]+)*(i )?(just |really |only |solo |nomas |nada mas |la verdad )*(wanted|needed|had|queria|necesitaba|tenia que|quise) (to )?(say|tell|get|share|let|put|decir(lo|selo)|contar(lo|selo)|sacar(lo)?|soltar(lo)?) ?(it|that|this|someone|somebody)?( (out( loud)?|off my chest|somewhere|to (someone|somebody|anyone)|a alguien|con alguien|en algun lado|de mi pecho|en voz alta))?${tail}`,
      String.raw`((ok|ya|bueno|anyway)[,. ]+)?((that'?s|thats) (all|it)( (i got|i have|i had|for now|i guess))*|(era|es|eso era|eso es) (eso|todo)( (por ahora|nomas|supongo))*)`,
    ),
    en: {
      reflect:
        'I’m glad you said it here. Saying it out loud counts, and nothing else has to happen with it.',
      step: 'If there’s more, I’m listening. If not, that’s fine too.',
    },
    es: {
      reflect: 'Qué bueno que lo dijiste aquí. Decirlo cuenta, y no tiene que pasar nada más con eso.',
      step: 'Si hay más, te escucho. Si no, también está bien.',
    },
  },
  {
    id: 'not-literally',
    cue: remark(
      String.raw`(no[,. ]+)?(i (mean|meant) )?(obviously |obvio |claro que )?(not|no) (literally|literal(mente)?|for real|en serio|seriously|de verdad)( (obviously|lol|haha|claro|obvio|jaja))*`,
      String.raw`(i'?m |im |i was |it'?s |its |just |only |es |era |fue |solo |puro )*(a )?(figure of speech|exaggerating|being dramatic|un decir|una forma de hablar|exageracion)( lol| haha| jaja)*`,
    ),
    en: {
      reflect: 'Got it, a way of saying how bad it is.',
      ask: 'What’s the worst of it today?',
    },
    es: {
      reflect: 'Entendido: es una manera de decir lo mal que está la cosa.',
      ask: '¿Qué es lo peor hoy?',
    },
  },
  {
    id: 'leave-that-subject',
    cue: remark(
      String.raw`(no[,. ]+)?(i )?(really |just |honestly )*((don'?t|dont|do not|can'?t) (really )?(want to |wanna |feel like )?|(id |i'd |i would |would )?(rather|prefer) not (to )?|(i'm |im |am )?not ready to )(talk(ing)?|get(ting)? into|discuss(ing)?|go there|go into) ?(about |of )?(it|that|this|him|her|them|my (\w+ )?\w+)?( (right now|now|today|tonight|here|yet|anymore|please))*`,
      String.raw`let'?s not (talk|get into|go there) ?(about )?(it|that|this|him|her|my \w+)?( (right now|now|today))?`,
      String.raw`(no[,. ]+)?(de eso |mejor |prefiero |preferiria |ahora )*no (quiero |tengo ganas de |puedo |me apetece |vamos a |hay que )?(hablar|hablemos|entrar|meterme|tocar|platicar) ?(mas )?(de |del |en |sobre )?(eso|esto|el|ella|ellos|ese tema|el tema|mi \w+)?( (ahora|hoy|ahorita|todavia|por favor|ya|mas))*`,
    ),
    en: {
      reflect: 'Okay, we’ll leave that alone. You decide what we talk about.',
      ask: 'What would you rather talk about?',
    },
    es: {
      reflect: 'De acuerdo, eso lo dejamos. Tú decides de qué hablamos.',
      ask: '¿De qué prefieres hablar?',
    },
  },
]

const span =
  '((\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|thirty|sixty|ninety|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|treinta|sesenta|noventa)( and a half)? (days?|weeks?|months?|years?|yrs|dias?|semanas?|mes(es)?|anos?)( y medio)?)'
const clean =
  '(sober|clean|dry|off it|without (a drink|drinking|using|smoking|gambling)|limpi[oa]|sobri[oa]|sin (tomar|beber|consumir|fumar|apostar|usar))'
const hardTimes =
  /\b(died|dead|passed( away)?|funeral|od'?d|overdos\w*|fired|laid off|wrote me up|divorc\w*|left me|broke up|cancer|hospital|evict\w*|long day|bad day|shit day|doubles|crying|voicemail|murio|fallecio|funeral|entierro|despid\w*|corrieron|me dejo|hospital|mal dia|dia largo|dia de mierda|turnos?)\b/
const lapsed =
  /\b(relaps\w*|slipped|drank|i used|smoked|gambled|bet|binged|recai\w*|tome|bebi|fume|aposte|consumi)\b/

const milestones: readonly RuleReply[] = [
  {
    id: 'sober-through-it',
    own: true,
    cue: remark(
      String.raw`(i'?m|im|i am|i'?ve been|ive been|i'?ve got|i got|i have|got|still|llevo|tengo|voy)( still| at| ya| como)? (${clean} )?(for )?${span}( ${clean})?( (btw|by the way|tho|though|still|now|anyway|at least|today|por cierto|igual|aunque|al menos|eso si|ya|hoy))*`,
    ),
    spoke: hardTimes,
    silent: lapsed,
    who: 'self',
    en: {
      reflect: 'And you’ve kept that through all of this. That’s no small thing.',
      ask: 'What’s been holding you up these days?',
    },
    es: {
      reflect: 'Y lo has sostenido en medio de todo esto. No es poca cosa.',
      ask: '¿Qué te ha sostenido estos días?',
    },
  },
  {
    id: 'nobody-noticed',
    own: true,
    cue: remark(
      String.raw`(nobody|no one|not one person|none of them|not even (my|the) \w+( \w+)?|(my|mi) \w+( \w+)? (didn'?t|doesn'?t|did not|no)|they (didn'?t|all)|nadie|ni (un[oa]|mi) \w+|ni siquiera mi \w+)( (in my \w+|at (home|work|the meeting)|here|else|even|so much as|en mi casa|aqui))* ?(se |me |le )?(remember(ed|s)?|notice[ds]?|forgot|said (anything|a word|a thing|congrats|congratulations)|say (anything|a word|congrats|congratulations)|cares?d?|congratulate[ds]?( me)?|texted|called|came|showed up|acord(o|aron)|dio cuenta|dijo nada|felicito|llamo|escribio|vino|importa)( (about it|it|me|today|all day|de mi|de nada|hoy|en todo el dia))*`,
    ),
    spoke:
      /\b(days?|weeks?|months?|years?|anniversary|birthday|coin|chip|milestone|sober|clean|dias?|meses|anos|aniversario|cumpl\w*|ficha|medalla|limpi[oa]|sobri[oa])\b/,
    en: {
      reflect: 'You did something big, and the room stayed quiet. That stings.',
      step: 'It counts just the same. You can also say it where people know what it costs: a meeting, the forum here, or a text to one person.',
      ask: 'Who’d be glad to hear it from you?',
    },
    es: {
      reflect: 'Hiciste algo grande y nadie dijo nada. Eso duele.',
      step: 'Cuenta igual. También puedes decirlo donde saben lo que cuesta: en una reunión, en el foro de aquí o en un mensaje a una persona.',
      ask: '¿A quién le daría gusto oírlo de ti?',
    },
  },
]

export const passingRemarks: readonly RuleReply[] = [...deniesMood, ...milestones]
