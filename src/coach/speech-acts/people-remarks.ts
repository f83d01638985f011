// Remarks about other people: a sponsor's thirty years, a holiday alone, others who do the same, an ex to write to.
import type { RuleReply } from '../listening/rule-replies.ts'
import { remark } from './passing-remarks.ts'

export const peopleRemarks: readonly RuleReply[] = [
  {
    id: 'their-long-sobriety',
    cue: remark(
      String.raw`(he|she|they|el|ella)? ?(had|was sober|had been sober|tenia|llevaba) (like |almost |como |casi )?(\d\d|twenty|thirty|forty|veinte|treinta|cuarenta) (years|yrs|anos)( (sober|clean|in|of sobriety|sobri[oa]|limpi[oa]|en el programa|de sobriedad))?`,
    ),
    spoke: /\b(died|passed( away)?|funeral|dead|murio|fallecio|entierro)\b/,
    en: {
      reflect: 'With that many years, a lot of people leaned on them, and you’re one of those.',
      ask: 'What did they say that stays with you?',
    },
    es: {
      reflect: 'Con tantos años, mucha gente se apoyó ahí, y tú también.',
      ask: '¿Qué te decía que se te quedó?',
    },
  },
  {
    id: 'holiday-alone',
    own: true,
    cue: remark(
      String.raw`(everyone|everybody|they|all my friends|my (friends|roommates|kids))('s|'?re| is| are|s)? (all )?(at|with|on|off with|home with) (their |the |some )?(family|families|parents|in laws|relatives)( (stuff|things?|dinners?|trips?|today|tonight|for the holidays?|for (christmas|thanksgiving|new years?)))*`,
      String.raw`todos (estan|andan|se fueron) (con|a|en) (su|sus|la|casa de su) (familias?|papas|padres|suegros)( (hoy|esta noche|por navidad|por las fiestas))*`,
    ),
    en: {
      reflect: 'So everyone has somewhere to be, and your evening is quiet.',
      ask: 'How does today look for you, hour by hour?',
    },
    es: {
      reflect: 'Así que todos tienen a dónde ir, y tu noche queda en silencio.',
      ask: '¿Cómo se ve hoy para ti, hora por hora?',
    },
  },
  {
    id: 'holiday-greeting',
    cue: remark(
      String.raw`(merry (christmas|xmas)|happy (holidays|new year|thanksgiving|easter|hanukkah)|feliz (navidad|ano nuevo|ano)|felices fiestas)( (i guess|to you( too)?|coach|supongo|coach|a ti tambien|igualmente))*`,
    ),
    en: {
      reflect: 'The same to you. I’m glad you spent a bit of it here.',
      ask: 'What’s left of the day?',
    },
    es: {
      reflect: 'Igualmente. Me alegra que pasaras un rato aquí.',
      ask: '¿Qué queda del día?',
    },
  },
  {
    id: 'others-like-me',
    cue: remark(
      String.raw`(are there|is there|do) (any )?(other|more|anyone else|others|anybody) ?(moms|mothers|dads|parents|people|women|men|guys|nurses|teachers)? ?(like (me|this|that)|do this|who do this|with this)\?*`,
      String.raw`am i the only (one|person|mom|dad|woman|guy)( who does this| like this| doing this)?\?*`,
      String.raw`(hay|existen|habra) (mas|otr[oa]s) (mamas?|madres|papas?|padres|gente|personas|mujeres|hombres)( (asi|como yo|que hacen esto|en esto|igual))?\?*`,
      String.raw`soy (el|la) unic[oa]( (que hace esto|asi|en esto))?\?*`,
    ),
    en: {
      reflect:
        'You’re far from the only one. Many people write the same, and most are sure that nobody else does it.',
      step: 'In the forum here and in online meetings you can just read or listen first, under a first name only.',
      ask: 'What would you like to ask one of them?',
    },
    es: {
      reflect:
        'No eres la única persona, ni mucho menos. Mucha gente escribe lo mismo, y casi todos creen que nadie más lo hace.',
      step: 'En el foro de aquí y en reuniones en línea puedes primero solo leer o escuchar, con tu nombre de pila.',
      ask: '¿Qué le preguntarías a alguien así?',
    },
  },
  {
    id: 'alive-and-difficult',
    cue: remark(
      String.raw`(no[,. ]+)?(he|she)('?s| is) not dead[,. ]*((he|she)('?s| is) )?(just |only |but )+(an? )?(ass|asshole|jerk|dick|drunk|deadbeat|prick|bitch|gone|mean|absent|a piece of shit|hard to (be|deal) with)( .{0,24})?`,
      String.raw`(no[,. ]+)?no (esta muert[oa]|se murio|ha muerto|murio)[,. ]*(solo|nomas|es que|pero)+ (es|esta|anda) .{3,40}`,
    ),
    en: {
      reflect: 'Okay, alive, and a hard person to have.',
      ask: 'What did they do that still gets to you?',
    },
    es: {
      reflect: 'Entendido: vive, y es una persona difícil de tener cerca.',
      ask: '¿Qué hizo que todavía te pesa?',
    },
  },
  {
    id: 'others-stopped',
    cue: remark(
      String.raw`how (did|do) (other )?(ppl|people|others|everyone( else)?|you guys|they) (even |actually )?(stop|quit|do (it|this)|get (sober|clean|off it))\?*`,
      String.raw`como (le )?(hicieron|hacen|lo hicieron|lo dejaron|dejaron|lo logran|lo lograron) (los demas|otros|otras|l[oa]s otr[oa]s|la gente|ustedes)\?*`,
    ),
    en: {
      reflect: 'Most people didn’t do it on one promise to themselves.',
      step: 'They put something else in the hour when it happens, told one person, and got help of some kind: meetings, a counselor, or medicine from a doctor. Most needed more than one try.',
      ask: 'Which of those would be the easiest to start with?',
    },
    es: {
      reflect: 'La mayoría no lo logró con una sola promesa.',
      step: 'Pusieron otra cosa en la hora en que pasa, se lo dijeron a una persona y tuvieron ayuda de algún tipo: reuniones, terapia o medicina de un médico. Casi todos necesitaron más de un intento.',
      ask: '¿Con cuál de esas sería más fácil empezar?',
    },
  },
  {
    id: 'did-right-by-them',
    cue: remark(
      String.raw`(did i|did we) do (the )?(right|wrong)( thing)?( by (him|her|them))?\?*|was (that|i) (too )?(right|harsh|cruel|cold|hard on (him|her|them))\?*|am i (a )?(bad|terrible|horrible|awful|shitty) (mom|mother|dad|parent|wife|husband|son|daughter|brother|sister|person|friend|partner)( (if|for|because) .{3,50})?\?*`,
      String.raw`hi(ce|cimos) (bien|mal|lo correcto)( con (el|ella|eso))?\?*|soy (una |un )?mal[oa] (persona|madre|mama|padre|papa|hij[oa]|herman[oa]|espos[oa]|amig[oa])( (si|por|porque) .{3,50})?\?*`,
    ),
    spoke:
      /\b(my|our|mi) (\w+ )?(son|daughter|daughters|kid|husband|wife|brother|sister|mom|dad|boyfriend|girlfriend|partner|friend|hij[oa]|espos[oa]|marido|mujer|herman[oa]|mama|papa|novi[oa]|pareja|amig[oa])\b/,
    silent: /\b(hit|hurt|chok\w*|kill\w*|pegue|golpe\w*|lastime)\b/,
    en: {
      reflect: 'It sounds like you held a line because you care, and it hurt you, too.',
      step: 'Feeling guilty afterward doesn’t mean that it was wrong. You can hold the line and still say: “I love you, and the answer is the same.”',
      ask: 'What made you decide it that way?',
    },
    es: {
      reflect: 'Suena a que pusiste un límite porque te importa, y a ti también te dolió.',
      step: 'Sentir culpa después no quiere decir que estuvo mal. Puedes sostenerlo y decir a la vez: «Te quiero, y la respuesta es la misma».',
      ask: '¿Qué te hizo decidirlo así?',
    },
  },
  {
    id: 'misses-who-they-were',
    cue: remark(
      String.raw`i (just |really )?miss (who|how|the way) (he|she|they|we|it) (was|were|used to be)( before)?|i (just )?want my (\w+ )?(\w+) back`,
      String.raw`(solo )?extrano (como|a quien|lo que|el que|la que) (era|eramos|fue)( antes)?|quiero (a mi|de vuelta a mi) \w+ de (vuelta|antes)`,
    ),
    not: /\b(job|license|money|car|house|life|dog|drink\w*)\b/,
    en: {
      reflect: 'You’re missing someone who’s still here. That’s a real loss, and there’s no funeral for it.',
      ask: 'What’s one thing you two used to do?',
    },
    es: {
      reflect: 'Extrañas a alguien que sigue aquí. Es una pérdida de verdad, aunque no haya funeral.',
      ask: '¿Qué cosa hacían antes?',
    },
  },
  {
    id: 'payday-with-pull',
    own: true,
    cue: remark(
      String.raw`((its|it'?s|today is) )?(friday|payday|the first|the 1st)?[, ]*(and )?(i )?(just )?(got|get) paid( (today|tonight|friday|tomorrow))?`,
      String.raw`(hoy |ayer )?((es|fue) (viernes|quincena|dia de pago))?[, ]*(y )?(hoy |ya )?me (pagaron|pagan|cayo la quincena)( (hoy|ya))?`,
    ),
    spoke:
      /\b(dealer|plug|connect|crav\w*|use|using|drink\w*|bet\w*|casino|coke|meth|crack|pills|relaps\w*|ganas|consum\w*|tomar|apost\w*|coca|cristal|piedra)\b/,
    answers: ['payday'],
  },
  {
    id: 'text-the-ex',
    cue: remark(
      String.raw`(should|do) i (text|call|write|message)( to)? (him|her|them)( back)?( or (not|no))?`,
      String.raw`(le|lo|la) (escribo|llamo|mando (un )?mensaje|marco|busco)( o no)?`,
    ),
    spoke:
      /\b(my ex|left me|broke up|dumped me|break ?up|me dejo|termin(o|amos)|corto conmigo|mi ex|cortamos)\b/,
    answers: ['ex-contact'],
  },
]
