// An attempt on the writer's own life, or violence against the writer, weeks or months ago. It is asked about: the months after either
// are the most dangerous ones. What happened years ago is not.
import { englishMonths, englishMonthsExceptMay, spanishMonths } from './month-names.ts'

const times = String.raw`((a few|few|a couple( of)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|several|some|many|\d+) )`
const monthsAgo = new RegExp(
  [
    String.raw`\b(${times}?(days?|weeks?|months?) (ago|back)|last (night|week|weekend|month|year|spring|summer|fall|winter|${englishMonths})|(this|over the|past) (week|weekend|month|spring|summer|fall|winter)|in (${englishMonthsExceptMay})(?! (19|20)\d\d)|before (christmas|thanksgiving|easter|new year\w*)|(yesterday|today|tonight|this morning|the other (day|night)|((on|this) )?((mon|tues|wednes|thurs|fri|satur|sun)day)( night| morning)?))\b`,
    String.raw`\b(hace (\w+ ){0,2}(dias|semanas?|mes(es)?)|(el (mes|ano|verano|invierno|otono|fin de semana)|la (semana|primavera)) pasad[oa]|(el|este|desde el) (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|ayer|anoche|en (${spanishMonths}|navidad))\b`,
  ].join('|'),
)
const yearsAgo =
  /\b(years? (ago|back|later|sober|clean)|decades? ago|long (time )?ago|in ((19|20)\d\d|'\d\d)|when i was|back (then|in|when)|used to|growing up|as a (kid|child|teen\w*)|in (high school|college|my (teens|twenties|thirties)|active addiction)|hace (\w+ ){0,2}(anos|tiempo|decadas)|cuando (era|tenia|estaba|vivia|bebia|consumia|tomaba)|de (joven|nin[oa]|chic[oa]|pequen[oa])|(19|20)\d\d)\b/

const attempt = new RegExp(
  [
    String.raw`\b(i|and|then|so) (even |actually |almost |nearly |really |secretly )*(tried|attempted|was (about|going|ready|planning)|wanted|planned|had (tried|planned)|have tried|got ready) (to )?(kill(ing)? my ?self|end(ing)? my (own )?life|tak(e|ing) my (own )?life|hang(ing)? my ?self|shoot(ing)? my ?self|drown(ing)? my ?self|jump(ing)? (off|from) (the|a) (bridge|roof|building|balcony|overpass))\b`,
    String.raw`\b(i )?survived (my|an|the|a) (\w+ )?(suicide )?attempt\b|\bmy (last |own )?suicide attempt\b|\bsobrevivi a (mi|un|otro) intento\b`,
    String.raw`(?<!\b(if|whether) )\b(i have|i'?ve had|i'?m having|having|with|constant|more) (\w+ )?(thoughts?|ideas?) (of|about) (suicide|ending my (own )?life|killing my ?self|taking my (own )?life)\b|(?<!\b(no|si) )\b(traigo|tengo|he tenido|vuelvo a tener|me vienen|con) (\w+ )?(ideas|pensamientos|ganas) (de|sobre) (quitarme la vida|suicid(arme|io)|matarme|acabar con mi vida)\b`,
    String.raw`\bme (quise|queria|quiero|intente|trate de|iba a|estuve a punto de|he querido|he intentado) (suicidar|quitar la vida|ahorcar)\b`,
    String.raw`\bme (quise|intente|trate de|iba a|estuve a punto de) matar\b(?! (de|del|cuando|con|por|porque)\b)`,
    String.raw`\b(quise|intente|trate de|iba a|estuve a punto de|he querido|he intentado) (suicidarme|quitarme la vida|matarme|ahorcarme|tirarme (de|del|a las|al)|acabar con mi vida)\b(?! (de risa|de verguenza|trabajando|estudiando))`,
  ].join('|'),
)

const bodyPart = String.raw`(my (\w+ )?(throat|neck|head|face|nose|arms?|wrists?|ribs?|jaw|hair|teeth|tooth|stomach|back|leg|eye|lip))`
const heldWeapon = new RegExp(
  [
    String.raw`\b(held|holds|put|puts|pressed|pointed|points|pulled|pulls) (a|the|his|her) (\w+ )?(knife|gun|blade|razor|pistol|box ?cutter|machete)s? (to|at|on|against) (me\b|${bodyPart})`,
    String.raw`\bme (puso|pone|apunto|amenazo) (con )?(el|un|una|la) (cuchillo|pistola|navaja|machete)|\bme encanono\b`,
  ].join('|'),
)
const harmed = new RegExp(
  [
    heldWeapon.source,
    // "It hit me today that my mom is gone" is not violence.
    String.raw`(?<!\b(it|that|this|reality|grief|news|truth|cravings?|urges?|wave|sadness|guilt|silence|smell|song) (\w+ )?)\b(strangl(ed|es)|chok(ed|es)|rap(ed|es)|punch(ed|es)|slapp?(ed|s)|kick(ed|s)|shov(ed|es)|beat(s|en)?|stabb?(ed|s)|attack(ed|s)|assault(ed|s)|molest(ed|s)|drugged|hit|hurt|burned|pushed) me\b(?! (up|down for|to (call|go|do|try|be|get|keep|write|apply|quit|stop|see|talk|open|come|finish)|out|off|hard that|that|as|with (the|a) (bill|news|question|idea|truth|fact)|the (wrong|right) way|at (pool|chess|cards|bowling|golf|tennis|poker|monopoly|mario\w*|scrabble|dominoes)|in (a|the) (game|race|match|ring|sparring)))`,
    String.raw`\b(pinned|slammed|shoved|pushed|threw|dragged) me (up |down |back )?(against|into|onto|to|over|on|by) (the|a|my) (\w+ )?(wall|fridge|refrigerator|door|car|counter|stove|floor|ground|bed|couch|sink|hair|arms?)\b|\b(had|got|held|backed|put|grabbed) me (up |back )?(against (the|a) (\w+ )?(wall|fridge|refrigerator|door|car|counter|stove|sink)|by (the|my) (\w+ )?(throat|neck|hair|collar|arms?|wrists?))\b`,
    String.raw`\b(broke|fractured|dislocated|cracked|slammed|smashed|grabbed|twisted|yanked|burned) ${bodyPart}`,
    String.raw`(?<!se )\bme (pego(?! (un grito|un susto|la risa|la gripa|el resfri\w*|el virus|una gritada|el sol|el hambre|el sueno))|golpeo|ahorco|violo|empujo|pateo|cacheteo|abofeteo|apunalo|quemo|jalo del (pelo|brazo)|(agarro|avento|tiro|estrello|empujo) (del (cuello|pelo|brazo)|de los pelos|contra (la|el)|a la pared|al (piso|suelo)|(un|una|el|la) (plato|vaso|botella|silla|celular|telefono|taza))|arrastro|ataco|drogo|rompio (el|la|un|una) (brazo|nariz|costilla|mandibula|labio|diente|muneca|cara))\b`,
  ].join('|'),
)
const byPerson =
  /\b(he|she|they|someone|somebody|(step ?)?(dad|father|mom|mother|brother|sister|son|daughter)|husband|wife|boyfriend|girlfriend|bf|gf|ex|partner|roommate|boss|dealer|pimp|cousin|uncle|aunt|grand(pa|ma|father|mother|son|daughter)|nephew|caregiver|aide|landlord|neighbor|guy|man|el|ella|marido|espos[oa]|novi[oa]|pareja|papa|padre|mama|madre|padrastro|madrastra|hij[oa]|herman[oa]|ti[oa]|prim[oa]|abuel[oa]|niet[oa]|sobrin[oa]|jefe|cuidadora?|vecin[oa]|tipo|hombre|alguien)\b/

const jokes = /\b(lol|lmao|haha\w*|jaja\w*|jk|playfully|as a joke|de broma|jugando)\b|😂|🤣/

/** A person holds a weapon to the writer. The text is normalized, here and below. */
export const isHeldAtWeapon = (said: string) => heldWeapon.test(said) && byPerson.test(said)

/** The writer says that a person harmed them (normalized), at any time. */
export const isHarmed = (said: string) => harmed.test(said) && byPerson.test(said) && !jokes.test(said)

/** An own attempt, or own thoughts of one, that is not said to be years ago. */
export const isRecentAttempt = (said: string) =>
  attempt.test(said) && !yearsAgo.test(said) && !jokes.test(said)

/** Violence against the writer that is said to be weeks or months ago. */
export const isRecentHarm = (said: string) => isHarmed(said) && monthsAgo.test(said) && !yearsAgo.test(said)
