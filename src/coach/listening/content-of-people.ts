// Reflections and questions about people, the body and the hours: what someone missed, found, fears or loves.
import type { ContentQuestion } from './content-question.ts'

export const contentOfPeople: readonly ContentQuestion[] = [
  {
    id: 'since-death',
    cue: /\b(years?|months?|weeks?|days?) since (my|our) (\w+ )?(son|daughter|boy|girl|kid|baby|brother|sister|mom|mother|dad|father|husband|wife|friend|sponsor|cousin|grandson) (\w+ )?(died|overdosed|od'?d|passed|killed|hung)\b|\b(anos?|meses|semanas) (de )?que (se )?(murio|fallecio) mi\b/,
    en: {
      reflect: ['Time passes, and {their} place in you stays the same size.'],
      ask: ['What’s something about {them} that nobody asks you anymore?'],
    },
    es: {
      reflect: ['Pasa el tiempo, y sigue ocupando el mismo lugar en ti.'],
      ask: ['¿Qué hay de esa persona que ya nadie te pregunta?'],
    },
  },
  {
    id: 'like-them',
    cue: /\bi (\w+ )?(drink|use|gamble|smoke|yell|am|look|sound|do|did|do it) (exactly |just )?(the same|like|as much as) (\w+ )?(\w+ )?(he|she|him|her|my (dad|father|mom|mother|brother|sister|uncle|grandpa)|them)\b|\b(turning|turned|becoming) into (him|her|my (dad|father|mom|mother))\b|\b(tomo|bebo|soy|hablo|grito) (igual|lo mismo|como) (que )?(el|ella|mi (papa|mama|padre|madre))\b|\bme parezco a\b/,
    en: {
      reflect: ['You see {them} in yourself, and that’s frightening.'],
      step: 'Having the same start doesn’t mean the same end. You’re looking at it, and that’s already different.',
      ask: ['What do you want to do differently from {them}?'],
    },
    es: {
      reflect: ['Te ves en esa persona, y eso asusta.'],
      step: 'El mismo comienzo no es el mismo final. Tú lo estás mirando, y eso ya es distinto.',
      ask: ['¿Qué quieres hacer distinto?'],
    },
  },
  {
    id: 'missed-out',
    own: true,
    cue: /\b(i |ive |i've |we )?(missed|forgot|slept through|showed up (drunk|high) (to|at)) (my|his|her|our|their|the) (\w+'?s? ){0,3}(birthday|dinner|game|recital|play|wedding|graduation|appointment|party|call|class|exam|finals?|shift|christmas|anniversary|visit|surgery)\b|\b(falte a|me perdi|se me olvido) (el|la|mi|su) (\w+ )?(cumpleanos|cena|boda|graduacion|cita|fiesta|partido|festival|aniversario)\b/,
    en: {
      reflect: ['That one doesn’t come back, and you know it.'],
      step: 'You can still do something about it today: a call, one true sentence, no excuse. “I missed it, and I’m sorry. It mattered to me.”',
      ask: ['When could you call {them}?'],
    },
    es: {
      reflect: ['Ese día no regresa, y lo sabes.'],
      step: 'Hoy todavía puedes hacer algo: una llamada, una frase verdadera, sin excusas. «Falté, y lo siento. Me importaba».',
      ask: ['¿Cuándo podrías llamar?'],
    },
  },
  {
    id: 'left-a-kindness',
    own: true,
    cue: /\b(he|she|they|my \w+) (still )?(left|saved|made|kept|brought|packed|cooked|sent) (me|us) ((a|an|some|my|the) )?(\w+ )?(plate|lunch|dinner|breakfast|food|note|coffee|soup|leftovers|seat|piece|slice|card|blanket|meal|cake|sandwich|cookies|flowers)\b|\b(me|nos) (guardo|dejo|preparo|mando|trajo) (un|una|comida|mi|la|el) ?\w*/,
    not: /\b(voicemail|nasty|threat\w*|bruise|note that|scar)\b/,
    en: {
      reflect: ['That kindness makes it harder, in a way.'],
      ask: ['What would you like to say to {them} for it?'],
    },
    es: {
      reflect: ['Ese cariño lo hace más difícil, de algún modo.'],
      ask: ['¿Qué te gustaría decirle por eso?'],
    },
  },
  {
    id: 'only-good-thing',
    own: true,
    cue: /\b(only|one) thing (that|which) (feels|makes me feel|is|gives me) (good|alive|okay|ok|better|happy|mine|fun|peace|any)\b|\b(lo|la) unic[oa] (cosa )?que me (hace sentir|da|gusta|calma)\b/,
    en: {
      reflect: ['So taking it away leaves a hole where the good part was.'],
      step: 'Something small has to go into that hole first, or the old thing comes back: ten minutes of music, a hot shower, a person who makes you laugh.',
      ask: ['What else has given you even a little of that?'],
    },
    es: {
      reflect: ['Si te lo quitan, queda un hueco donde estaba lo bueno.'],
      step: 'Primero hay que poner algo chico en ese hueco, o vuelve lo de antes: diez minutos de música, un baño caliente, alguien que te haga reír.',
      ask: ['¿Qué otra cosa te ha dado un poco de eso?'],
    },
  },
  {
    id: 'found-proof',
    who: 'other',
    cue: /\b(i|we) (just )?(found|saw|smelled|noticed|caught|opened) (a|an|the|his|her|some|another|more|three|two) (\w+ ){0,2}(receipts?|bottles?|cans?|foil|pills?|wrappers?|needles?|vapes?|pipe|bags?|baggies?|texts?|statement|charges?|flask|mini\w*)\b|\bit was for (the )?(vodka|wine|beer|whiske?y|booze|casino|liquor|smokes)\b|\bencontre (una?|la|el|sus?|unos?|unas?) (\w+ )?(recibos?|botellas?|latas?|pastillas?|jeringas?|bolsit\w+|mensajes?)\b/,
    en: {
      reflect: ['Now you know something that hasn’t been said out loud.'],
      step: 'Pick a sober, quiet hour and say only what you saw: “I found this. I’m worried.” Then wait, without filling the silence.',
      ask: ['What holds you back from saying it?'],
    },
    es: {
      reflect: ['Ahora sabes algo que nadie ha dicho en voz alta.'],
      step: 'Elige una hora tranquila y sin alcohol, y di solo lo que viste: «Encontré esto. Me preocupa». Luego espera.',
      ask: ['¿Qué te detiene de decirlo?'],
    },
  },
  {
    id: 'not-said-yet',
    who: 'other',
    cue: /\bi (haven'?t|didn'?t|have not|never) (said|told (him|her|them)|asked|confront\w*|brought it up|mention\w*) ?(it|anything|about it|a word|him|her)?( yet)?\W*$|\bno (le )?he dicho nada\b|\bno (se )?lo he (dicho|preguntado)\b/,
    en: {
      reflect: ['You’re holding it back, and it sits at the table with you.'],
      ask: ['What are you afraid {they} would answer?'],
    },
    es: {
      reflect: ['Te lo guardas, y se sienta a la mesa con ustedes.'],
      ask: ['¿Qué te da miedo que conteste?'],
    },
  },
  {
    id: 'says-fine',
    who: 'other',
    cue: /\b(he|she|they) (just |always |keeps? )?(says?|saying|swears?|claims?|insists?) (that )?(he|she|they|it|everything)('s|'re| is| are|s)? (is )?(fine|ok(ay)?|good|under control|not (that )?bad|got it)\b|\bdice que (esta bien|todo bien|no pasa nada|lo controla)\b/,
    en: {
      reflect: ['What you hear and what you see don’t match.'],
      ask: ['What do you see that says something else?'],
    },
    es: {
      reflect: ['Lo que oyes y lo que ves no coinciden.'],
      ask: ['¿Qué ves tú que dice otra cosa?'],
    },
  },
  {
    id: 'has-naloxone',
    who: 'other',
    cue: /\b(i|we) (\w+ )?(keep|have|got|carry|bought|hide) (the |some |a )?(narcan|naloxone)\b|\b(tengo|cargo|compre) (la )?(naloxona|narcan)\b/,
    not: /\bhow\b|\bcomo\b/,
    en: {
      reflect: ['That’s love with a plan.'],
      step: 'Tell everyone in the house where it is, check the date on the box, and have a second dose.',
      ask: ['Who else at home knows how to give it?'],
    },
    es: {
      reflect: ['Eso es cariño con un plan.'],
      step: 'Dile a todos en casa dónde está, revisa la fecha de la caja y ten una segunda dosis.',
      ask: ['¿Quién más en casa sabe ponerla?'],
    },
  },
  {
    id: 'pulled-between',
    cue: /\b(my (husband|wife|mom|mother|dad|father|counselor|sponsor|therapist|brother|sister|friends?|family|boss|(brother|sister|mother|father)[- ]in[- ]law|parents|pastor)|everyone|everybody|people) (\w+ )?(wants?|says?|thinks?|tells?|keeps? (saying|telling)) (me |us |that |to |i should |i need to |don'?t |(him|her|them) )*(out|to (leave (him|her|them)|kick|stop (helping|paying|giving|calling)|pay|stay|divorce|call|let|throw)|leave (him|her|them)|kick|don'?t|call|pay|stay|divorce|let go|cut|throw|move on|get over)\b|\b(i )?(can'?t|could never|couldn'?t) do that to (him|her|them)\b|\b(mi \w+|todos) (me )?(dicen?|quieren?) que (lo|la|los)? ?(deje|corra|saque|perdone|me vaya|no)\b/,
    en: {
      reflect: ['You’re pulled between what they say and what you can live with.'],
      step: 'You don’t have to decide today. It can help to write down what would have to happen for you to say: this far and no further.',
      ask: ['What would you tell a friend in your place?'],
    },
    es: {
      reflect: ['Te jalan lo que dicen y lo que tú puedes soportar.'],
      step: 'No tienes que decidir hoy. Ayuda escribir qué tendría que pasar para que dijeras: hasta aquí.',
      ask: ['¿Qué le dirías a alguien en tu lugar?'],
    },
  },
  {
    id: 'loves-anyway',
    who: 'other',
    cue: /^(but |and |still |because |pero |y )?(i |yo )?(still |really |do |just |todavia |aun )?(love|miss|care about) (him|her|them)( so much| a lot| though| anyway| to death)?\W*$|^(pero |y )?(yo )?(todavia )?(l[oa]|l[oa]s) (quiero|amo|extrano)( mucho| tanto)?\W*$/,
    en: {
      reflect: ['Of course you do. Love doesn’t stop because it’s hard.'],
      ask: ['Which part of {them} are you holding on to?'],
    },
    es: {
      reflect: ['Claro que sí. El cariño no se acaba porque sea difícil.'],
      ask: ['¿A qué parte suya te agarras?'],
    },
  },
  {
    id: 'replaced',
    own: true,
    cue: /\b(ex|he|she)('s| is)? .{0,30}\b(new (guy|girl|boyfriend|girlfriend|man|woman|wife|family)|moved on|with someone (else|new)|dating (someone|my)|engaged|getting married)\b|\b(left|dumped) me\W*$|\b(he|she|they) left me (for|and|when|after|alone|with)\b|\bdumped me\b|\bme (dejo|cambio) por\b|\banda con (otr[oa]|alguien)\b|\bme dejo\W*$/,
    en: {
      reflect: ['That opens the wound all over again.'],
      step: 'Mute or block for thirty days, mutual friends’ stories too. It’s first aid, not a grudge.',
      ask: ['What hurts most: losing {them}, or feeling replaced?'],
    },
    es: {
      reflect: ['Eso vuelve a abrir la herida.'],
      step: 'Silencia o bloquea treinta días, también las historias de amigos. Son primeros auxilios, no rencor.',
      ask: ['¿Qué duele más: perder a esa persona, o sentirte reemplazado?'],
    },
  },
  {
    id: 'years-together',
    own: true,
    cue: /\b(together|married|dating|with (him|her)) (for |almost |about |over )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) (years|months)\b|\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) years (together|married|with (him|her))\b|\b(\d+|dos|tres|cinco|diez) anos (juntos|casad[oa]s|con (el|ella))\b/,
    spoke:
      /\b(left|leav\w*|divorc\w*|separat\w*|broke up|break ?up|my ex|moved out|died|passed|gone|widow\w*|dejo|se fue|murio|viud[oa])\b/i,
    en: {
      reflect: ['That’s a big piece of your life, and the habits of it are still there.'],
      ask: ['When in the day do you still reach for {them}?'],
    },
    es: {
      reflect: ['Es una parte grande de tu vida, y las costumbres siguen ahí.'],
      ask: ['¿En qué momento del día te hace más falta?'],
    },
  },
  {
    id: 'used-to-be-warm',
    who: 'other',
    cue: /\b(he|she|they|we) used to (be (so |really )?(\w+ )?(sweet|fun|funny|nice|kind|close|warm|happy|affectionate|different)|laugh|talk|dance|hug)|^(well,? )?(not \w+\W+)?(just |so )*(cold|distant|flat|quiet|withdrawn)\W*$|\b(he|she|they)('s|'re| is| are| seems?| got| has been)? (so |very |really |just |all |now )*(cold|distant|flat|quiet|withdrawn|short with me|a different person|like a stranger)( now| lately| with me)?\W*$|\bantes (era|eramos) (muy )?(carinos\w+|alegre|divertid\w+|cercan\w+)|\b(fri[oa]|distante|otra persona)\W*$/,
    not: /\b(skin|lips|hands|clammy|turning|touch|piel|manos|labios)\b/,
    en: {
      reflect: [
        'The drinking or using stopped, or changed, and some of the warmth went with it. You’re allowed to miss that.',
      ],
      step: 'Early on, many people are flat and raw, and it usually eases over months. Ask for one small thing you used to share, like a walk after dinner.',
      ask: ['What do you miss most of how it was?'],
    },
    es: {
      reflect: ['Algo cambió, y se fue parte de la calidez. Puedes extrañarla.'],
      step: 'Al principio muchos andan apagados e irritables, y con los meses suele pasar. Pide una cosa chica que antes compartían, como caminar después de cenar.',
      ask: ['¿Qué es lo que más extrañas de antes?'],
    },
  },
  {
    id: 'told-my-secret',
    own: true,
    cue: /\b(told|telling|tells|shared) (the )?(whole (group|family|office|room|world)|everyone|everybody|my (mom|dad|boss|wife|husband|family)) (about )?(my|what i|all my) (\w+ )?(business|story|secret|stuff|relapse|step|past|said|told)\b|\b(conto|dijo) (mi|mis|lo mio)\b.{0,20}\b(todos|grupo|familia)\b/,
    en: {
      reflect: ['That was yours to tell, and it got told without you.'],
      step: 'You can say it in two sentences, just the two of you: “What I tell you stays with you. This time it didn’t.”',
      ask: ['Have you been able to say anything to {them}?'],
    },
    es: {
      reflect: ['Eso te tocaba contarlo a ti, y lo contaron sin ti.'],
      step: 'Se puede decir en dos frases, a solas: «Lo que te cuento se queda contigo. Esta vez no fue así».',
      ask: ['¿Has podido decirle algo?'],
    },
  },
  {
    id: 'trusted',
    own: true,
    cue: /\bi (really |had )?trusted (him|her|them|you)\b|\b(broke|lost) (my|his|her|their) trust\b|\bbetray\w*\b|\b(confiaba|confie) en (el|ella|ellos)\b|\bme traiciono\b/,
    en: {
      reflect: ['You gave {them} your trust, and it got dropped.'],
      ask: ['What would you need from {them} to sit in the same room again?'],
    },
    es: {
      reflect: ['Diste tu confianza, y la dejaron caer.'],
      ask: ['¿Qué necesitarías para volver a estar en el mismo cuarto?'],
    },
  },
  {
    id: 'not-back-there',
    own: true,
    cue: /\b(don'?t|do not|never) (ever )?(want|wanna|feel like) (to )?go(ing)? back (there|to (that|the|my) (\w+ )?(group|meeting|room|school|work|office|church))\b|\bno quiero (volver|regresar) (ahi|a (ese|esa|la|el) (grupo|junta|reunion|trabajo|iglesia))\b/,
    en: {
      reflect: ['After that, the place doesn’t feel safe anymore.'],
      step: 'You can skip one room without giving up on all of them: another group, another hour, or online tonight.',
      ask: ['What would have to be different for you to go back?'],
    },
    es: {
      reflect: ['Después de eso, el lugar ya no se siente seguro.'],
      step: 'Puedes dejar un grupo sin dejarlos todos: otro grupo, otra hora, o en línea esta noche.',
      ask: ['¿Qué tendría que cambiar para que volvieras?'],
    },
  },
  {
    id: 'stuck-in-head',
    own: true,
    cue: /\b(got|gets|stuck|is|keeps? (going|playing)|playing|lives) (in|inside|around in|into) my head\b|\bcan'?t stop (thinking about|hearing) (it|what|that)\b|\b(keep|keeps) (replaying|hearing) (it|what)\b|\b(se me quedo|me da vueltas|no me lo saco de) (en )?la cabeza\b|\bme quede pensando\b/,
    en: {
      reflect: ['Words like that stick, even when you know better.'],
      ask: ['Which sentence do you keep hearing?'],
    },
    es: {
      reflect: ['Palabras así se quedan, aunque uno sepa que no.'],
      ask: ['¿Qué frase sigues oyendo?'],
    },
  },
  {
    id: 'feels-guilty',
    own: true,
    cue: /^(and |but |now |so |i |im |i'm |pero |y |ahora |me )*(feel|feeling|i feel|me da|da|siento)? ?(so |really |kind of |kinda |super |mucha |tanta )*(guilty|embarrassed|ashamed|mortified|bad|awful|terrible|disgusting|like (shit|crap|garbage|trash)|culpa|verguenza|pena|culpable|mal)( (now|about it|for (that|it|missing (that|it|him|her))|por eso))?\W*$/,
    en: {
      reflect: ['That feeling says you care how it went.'],
      step: 'Ask what it wants from you. If it’s something small you can do, do that. If it only wants you to suffer, you can put it down.',
      ask: ['What would make it right, in your eyes?'],
    },
    es: {
      reflect: ['Eso que sientes dice que te importa.'],
      step: 'Pregúntale qué quiere de ti. Si es algo chico que puedes hacer, hazlo. Si solo quiere que sufras, puedes soltarlo.',
      ask: ['¿Qué lo arreglaría, a tus ojos?'],
    },
  },
  {
    id: 'dreads-it',
    own: true,
    cue: /\b(i )?((kind of |kinda |sort of |really )?dread(ing)?|not looking forward to|wish i could skip) (it|that|this|the \w+)\b|\b(me da (mucha )?flojera|no (quiero|tengo ganas de) ir)\W*$/,
    en: {
      ask: ['Which part do you dread most: the people, the attention, or the quiet after?'],
    },
    es: { ask: ['¿Qué parte te pesa más: la gente, la atención, o el silencio de después?'] },
  },
  {
    id: 'short-of-time',
    own: true,
    cue: /\b(got|have|only) (like |about )?\d+ ?(min|mins|minutes)\b|\bin a (rush|hurry)\b|\bbefore my (shift|class|break ends)\b|\bi (have|need|got) to be (back|up|there|at work|in)\b.{0,14}\b\d|\bi have work at\b|\b(tengo prisa|entro a las|tengo que (estar|entrar) a las)\b/,
    en: {
      reflect: ['So there isn’t much time.'],
      step: 'One thing that fits in it: a glass of water, ten slow breaths, and a text to one person, “rough day, talk later?”',
      ask: ['Where will you be in the first free hour after?'],
    },
    es: {
      reflect: ['Entonces hay poco tiempo.'],
      step: 'Algo que cabe: un vaso de agua, diez respiros lentos y un mensaje a alguien, «día pesado, ¿hablamos al rato?».',
      ask: ['¿Dónde vas a estar en la primera hora libre?'],
    },
  },
  {
    id: 'racing-mind',
    own: true,
    cue: /\b(my )?(brain|mind|head) (just )?(runs|races|racing|won'?t (stop|shut|quiet)|keeps going|spins|is (going|loud|racing))\b|\bcount(ing)? (the )?(ceiling|sheep|tiles|cracks)\b|\bstar(e|ing) at the ceiling\b|\bup at (2|3|4|two|three|four)( ?am)?\b|\b(la|mi) cabeza no para\b|\bmirando el techo\b/,
    en: {
      step: 'Have paper by the bed. Write the loop down as a list, and end it with “tomorrow at ten.” It quiets some of it.',
      ask: ['What does it run on: money, people, or things you did?'],
    },
    es: {
      step: 'Ten papel junto a la cama. Escribe esas vueltas como lista y ciérrala con «mañana a las diez». Calma un poco.',
      ask: ['¿En qué da vueltas: dinero, gente, o cosas que hiciste?'],
    },
  },
  {
    id: 'keeps-up-the-act',
    own: true,
    cue: /\b(put on|wear|wore|got into) (the|my) (uniform|suit|work clothes|scrubs|badge)\b|\bpretend\w* (to (go|be at|work)|everything|i'?m|i still)\b|\bleft the house like\b|\b(finjo|hago como) que (trabajo|voy|estoy bien)\b/,
    en: {
      reflect: ['You act out a normal day so nobody has to know. That’s lonely work.'],
      step: 'It’s easier to hear it from you than from a bill. One person is enough to begin with.',
      ask: ['Who would take it best?'],
    },
    es: {
      reflect: ['Actúas un día normal para que nadie lo sepa. Es un trabajo solitario.'],
      step: 'Es más fácil oírlo de ti que de una cuenta por pagar. Con una persona basta para empezar.',
      ask: ['¿Quién lo tomaría mejor?'],
    },
  },
  {
    id: 'needs-own-medicine',
    own: true,
    cue: /\bi (really )?need (those|my|these|that) (pills|meds|medicine|medication|prescription)\b|\b(stole|stealing|steals|missing|short) (some of |all )?(my|the) (\w+ )?(pills|meds|medication|medicine|oxys?|percs?|script|prescription)\b|\bme (rob\w+|quit\w+|falt\w+) (las|mis) (pastillas|medicinas)\b/,
    not: /\bi (took|take|stole|steal) (some of |all )?(my|the|all|his|her)\b/,
    en: {
      reflect: ['You need them, and someone you love took them. Both hurt.'],
      step: 'Call the prescriber’s office today and say they were stolen; they’ll tell you what they need to replace them. And a lockbox from now on.',
      ask: ['Do you have enough until you reach them?'],
    },
    es: {
      reflect: ['Las necesitas, y te las quitó alguien que quieres. Duelen las dos cosas.'],
      step: 'Llama hoy a quien las receta y di que te las robaron; te dirán qué necesitan para reponerlas. Y desde ahora, una caja con llave.',
      ask: ['¿Te alcanzan hasta que los localices?'],
    },
  },
  {
    id: 'cut-off',
    own: true,
    cue: /\b(they|he|she|my (doctor|dr|clinic|psychiatrist|insurance)) (\w+ )?(took|cut|stopped|dropped|taper\w+|won'?t refill|refused) (away )?(me|my (pills|meds|pain meds|prescription|script|medication|refill))\b( off| away)?|\bme (quit\w+|suspend\w+|cort\w+) (las|mis|la) (pastillas|medicinas?|receta)\b/,
    not: /\b(phone|kids|keys|electric\w*|power|water)\b/,
    en: {
      reflect: ['Being cut off leaves you with the pain and without a plan.'],
      step: 'Ask that office for the plan in writing, and another doctor or a pain clinic for a second opinion. If you took them daily, say so: stopping suddenly can be dangerous. Don’t fill the gap with pills from someone else.',
      ask: ['What did they tell you when they stopped it?'],
    },
    es: {
      reflect: ['Te cortan y te quedas con el dolor y sin plan.'],
      step: 'Pide el plan por escrito, y una segunda opinión con otro médico o una clínica de dolor. Si las tomabas a diario, dilo: parar de golpe puede ser peligroso. No llenes el hueco con pastillas de otra persona.',
      ask: ['¿Qué te dijeron cuando las suspendieron?'],
    },
  },
  {
    id: 'how-old',
    own: true,
    cue: /^(i'?m|im|i am|tengo|and i'?m|ya tengo) (\d\d|twenty|thirty|forty|fifty|sixty|seventy)([- ]\w+)?( now| years old| anos| today)?\W*$/,
    en: { ask: ['What would you like to be different by your next birthday?'] },
    es: { ask: ['¿Qué quisieras distinto para tu próximo cumpleaños?'] },
  },
  {
    id: 'has-children',
    own: true,
    cue: /^(and |y )?(i have|i'?ve got|i got|we have|tengo|tenemos) (a|an|one|two|three|four|\d+|un|una|dos|tres|cuatro) (\w+ ){0,2}(kids?|children|daughters?|sons?|girls?|boys?|grandkids|babies|baby|toddlers?|ninas?|ninos?|hij[oa]s?|niet[oa]s?|bebe)( at home| too| under \d+)?\W*$|\bwant to see my (grand)?kids\b/,
    en: {
      reflect: ['They’re a big part of why this matters.'],
      ask: ['What do you want them to see you do next?'],
    },
    es: {
      reflect: ['Por ellos importa tanto.'],
      ask: ['¿Qué quieres que te vean hacer ahora?'],
    },
  },
  {
    id: 'looks-better',
    own: true,
    cue: /\b(says?|said|told me|noticed|dijo|dice|dicen|noto)\b.{0,24}\b(look(s|ing)?|seem(s)?|sound(s)?|doing|me veo|me ve|me ven|estoy) (so |much |way |a lot |mucho )?(better|good|great|healthy|healthier|different|younger|happier|mejor|bien|distint[oa])\b/,
    en: {
      reflect: ['Someone saw it from the outside.'],
      ask: ['What do you notice yourself that’s different?'],
    },
    es: { reflect: ['Alguien lo vio desde fuera.'], ask: ['¿Y tú qué notas distinto?'] },
  },
  {
    id: 'near-tears',
    own: true,
    cue: /\b(almost|nearly|wanted to|about to|started) (cr(y|ied|ying)|tear(ing)? up)\b|\bteared up\b|\b(casi|por poco) (lloro|me suelto)\b|\bme dieron ganas de llorar\b/,
    en: {
      reflect: ['It reached you.'],
      ask: ['What was in it: relief, sadness, or both?'],
    },
    es: { reflect: ['Te llegó.'], ask: ['¿Qué había ahí: alivio, tristeza, o las dos?'] },
  },
  {
    id: 'keeps-low',
    own: true,
    cue: /\b(keep(ing)?|kept) my head down\b|\blay(ing)? low\b|\b(just )?(trying to )?(get(ting)?|make it|making it) (by|through (it|the (day|week)))\b|\bhang(ing)? in there\b|\bday by day\b|\bone day at a time\b|\b(ahi la llevo|aguantando|sobreviviendo|un dia a la vez)\b/,
    en: {
      reflect: ['You’re getting through it, and nobody sees what that takes.'],
      ask: ['Who gets to know how hard it really is?'],
    },
    es: {
      reflect: ['Lo vas pasando, y nadie ve lo que cuesta.'],
      ask: ['¿Quién sabe de verdad lo difícil que es?'],
    },
  },
]
