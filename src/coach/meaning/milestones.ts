// A length of time without it as the whole message: of someone else, and the writer's own.

/** "My brother is 30 days clean today". */
export const theirMilestone =
  /^(guess what,? |hey,? |hoy )?((my|our) (\w+ )?\w+|wife|husband|son|daughter|brother|sister|mom|dad|girlfriend|boyfriend|he|she|mi (\w+ )?\w+|ella|el)('s| is| has| got| hit| made it to| picked up| turned| reached| celebrated| cumple| cumplio| lleva| tiene| llego a)( (his|her|their|a|ya|su))? (\d+|one|two|three|four|five|six|nine|ten|an?|un|una|dos|tres|cuatro|cinco|seis|nueve|diez)[ -](days?|weeks?|months?|years?|dias?|semanas?|mes(es)?|anos?)( (clean|sober|chip|coin|medallion|off \w+|without a drink|limpi[oa]|sobri[oa]|sin (tomar|consumir|beber|fumar|apostar)|de sobriedad))( (today|yesterday|now|tonight|hoy|ayer|ya))?\W*$/

const opening =
  "(and |but |so |well |ok |anyway |btw |also |guess what |hey |oh |yeah |it'?s |it has |i'?ve |ive |i'?m |im |i |have |got |hit |made it |made it to |been |today |tonight |just |now |finally |that'?s |makes |me |at |ya |hoy |llevo |tengo |cumplo |voy |son |van )*"
const count =
  '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety|an?|almost an?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)'
const unit = '(days?|weeks?|months?|years?|yrs?|dias?|semanas?|mes(es)?|anos?)'
const without =
  '(clean|sober|smoke ?free|vape ?free|(clean|sober) (off|from) (of )?\\w+|off (of )?(it|the )?\\w*|without (a |any )?(drink|drop|drinking|using|smoking|vaping|gambling|betting|a bet|porn|a cigarette|weed|it|bingeing)|no (purging|bing(e|ing|eing)|gambling|betting|games?|gaming|vaping|smoking|sugar|drinks?|drinking|weed|vape|bets?|porn|cigs?|cigarettes|booze|alcohol|pills)|limpi[oa]|sobri[oa]|sin (tomar|beber|consumir|fumar|apostar|usar|vapear|jugar|alcohol|una gota)|de sobriedad)'
const ownTime = new RegExp(
  String.raw`^${opening}(${count}[ -]${unit} ${without}|(clean|sober|sobri[oa]|limpi[oa]) (for |por |desde hace )?${count}[ -]${unit})( (today|now|tonight|so far|already|this week|yesterday|tomorrow|hoy|ya|manana))*\W*$`,
)
// "I was 8 months sober" is over, and "just 2 days" may be a lament.
const isOver = /\b(i was|i had|only|barely|supposed|would'?ve|would have|llevaba|tenia|apenas|solo)\b/

const gotBack =
  /\b(just |finally )?got (my|our) (\w+ )?(license|kids?|boys?|girls?|son|daughter|children|baby|job|apartment|house|truck|car|life|rights|visits) back\b|\b(me devolvieron|recupere) (mi|mis|la|a mis?) (licencia|hij[oa]s?|trabajo|casa|carro|ninos)\b/
const isLost = /\b(but|not|never|if|when|until|want|hope|try\w*|pero|no|si|cuando|quiero)\b/

/** "I just got my license back". */
export const gotSomethingBack = (said: string): boolean => gotBack.test(said) && !isLost.test(said)

const bareTime = new RegExp(
  String.raw`^(anyway |and |but |so |well |ya )*(it'?s been|its been|it has been|van|llevo) ${count}[ -]${unit}( now| so far| already| ya)?\W*$`,
)

/** "It's been 4 days": the talk says since what. */
export const isBareTime = (said: string): boolean => bareTime.test(said)

/** "It's been 8 months clean". */
export const isOwnMilestone = (said: string): boolean => ownTime.test(said) && !isOver.test(said)
