// Plain facts of recovery, probation and care that the classifier takes for a danger: a lie about meetings, months off pills, a doctor who
// wants to stop a medicine. Each is matched as a whole message, and applies only in a talk without any sign of danger so far.
import { englishMonths } from '../../crisis/month-names.ts'
import { namesMedicine, pressesToStop, stopsOtherThings } from '../script/medicine-pressure.ts'
import { whole } from './plain-facts.ts'

const person = '(him|her|them|everyone|everybody|people|(my|our|the) (\\w+ )?\\w+|mi \\w+|todos|mis \\w+)'
// "I told my wife I'm fine but I'm not" is not such a lie: what is untrue has to be an activity or abstinence.
const ofRecovery =
  '(going to (my |the )?(meetings?|therapy|group|class(es)?|counseling|church|work|the gym)|at (meetings?|work|school|the gym)|in (treatment|therapy|school|a program)|(still )?(sober|clean|working)|taking (my |the )?(meds|medicine|antabuse|naltrexone|suboxone)|done (with (it|drinking|gambling|vaping|weed))|off (it|the \\w+)|paying (it|the \\w+)( back| off)?)'
const lieAboutRecovery = whole(
  String.raw`i('ve| have)? ?(told|tell|been telling|keep telling|lied to) ${person}( and said)? ?(that )?(i'?m|im|i am|i was|i'?ve been) ${ofRecovery}[,. ]*(but|and) (i'?m|im|i am|i was|i'?ve|i|it'?s) ?(really |actually |still )?(not|haven'?t( been)?|don'?t|didn'?t|never|wasn'?t|isn'?t)( (go|going|gone|went))?`,
  String.raw`le dije a ${person} que (estoy yendo|voy|iba|sigo yendo|estoy sobri[oa]|ya no tomo|estoy limpi[oa])( a (las juntas|terapia|las reuniones|misa|trabajar))?[,. ]*(y|pero) no( es cierto| voy| he ido)?`,
)

const nobodyKnows = whole(
  String.raw`(nobody|no one) (at (work|home|church|school|all) |in my \w+ |here |even |really |else )*knows ((that )?(it'?s|its) (even )?a (thing|drug|problem)|(that )?i (have|had|'?ve got) a problem|about (it|this|the (kratom|pills|gambling|bets|money|weed|vape|drinking|tianeptine))|i (\w+ )?(drink|use|gamble|bet|smoke|vape|buy it))( (so|and|because) (nobody|no one) (even )?knows (that )?i (have|'?ve got) a problem)?`,
)

const substances =
  '(oxys?|oxycodone|percs?|percocets?|vicodin|norco|hydros?|opioids?|opiates?|pills|heroin|dope|fent(anyl)?|meth|coke|crack|kratom|weed|adderall|alcohol|booze|it|everything)'
const since = String.raw`(since (last )?(${englishMonths}|jan|feb|aug|sept?|oct|nov|dec|spring|summer|fall|winter|easter|christmas|new year'?s|\d{4})|for (\d+|a|two|three|four|five|six|seven|eight|nine|ten|several|many) (months?|years?))`
const hurtsAgain =
  '[,.;]* *(and |but |now |then )*(i )?(just )?(hurt|tweaked|threw out|pulled|strained|messed up|wrecked|injured) my (back|knee|shoulder|neck|ankle|hip|wrist|elbow|foot)( (again|lifting|at|work|on|the|job|yesterday|today|this|last|week|morning|moving|playing|\\w+ing))*'
const longOff = whole(
  String.raw`(i'?ve |ive |i'?m |im )?(been )?(off|clean from|clean off|away from|done with) (of )?(the )?${substances} ${since}(${hurtsAgain})?`,
)
// A plan to stop a medicine. "She stopped my Ativan two days ago" is not one.
const plannedStop = whole(
  String.raw`((my|the|our) (old |last |regular )?(doctor|dr|doc|psychiatrist|prescriber|np|pcp) (just |has )?(retired|left|moved( away)?|quit|died|closed( \w+ \w+)?)[,. ]*(and )?)?(my |the |his |her )?(new )?(doctor|one|dr|doc|psychiatrist|prescriber|np|pcp|guy|lady) (now )?(wants?|is trying|would like|plans|is going|keeps trying) (me|to (get|take|wean) me) off (of )?(my |the )?(\w+)`,
)
const watchesInSecret = whole(
  String.raw`(i )?(just )?(found out|discovered|caught|saw)( that)? (he|she|my \w+)('?s| is| has)?( been)? (watching|looking at|paying for|on|streaming) (it|porn|videos|onlyfans|cams?|that stuff|those (sites|videos))( (at|on) (work|night|his phone|her phone|the (family )?(ipad|computer)))?`,
)
const pillsToDrive = whole(
  String.raw`((i )?(drive|work|haul|run) (nights|overnights?|long haul|otr|graveyards?|doubles|third shift)[,. ]*)?((\d+|ten|eleven|twelve|fourteen) (hrs|hours?)( a (night|day|shift))?[,. ]*)?((just |mostly |all )*(coffee|red bulls?|monsters?|energy drinks?|no ?doz|caffeine)( and | n |, |& )*)+((gas station|truck stop|caffeine|trucker|no ?doz) (pills|shots|speed|uppers))?`,
)
const notDrunkForever = whole(
  String.raw`i (don'?t|do not|never) (really )?want to (be|end up|die|become|finish)( as)? (a|an old|some old|the town) (drunk|junkie|alcoholic|addict)( (at the end of my life|for the rest of my life|at \d+|like (him|her|my \w+)|in a chair|by myself|alone))?`,
)

const hidesFood = whole(
  String.raw`(i )?(just |then )?(made|baked|bought|ordered|cooked|refilled|replaced|got) (some |another |a new |the )?(more|one|it|them|batch|pan|cake|box|bag)( of (it|them))? so (nobody|no one|they|he|she) (would|will|wouldn'?t|won'?t|'d) (even |ever )?(know|notice|see|find out|tell)`,
  String.raw`(i'?m |im )?(\d\d (years old )?(and )?)?(still )?hiding (the |my )?(stuffing|food|wrappers|candy|cookies|snacks|cake|chips|ice cream|chocolate|comida)( in (my|the) \w+)?( (from|like) .{2,24})?`,
)

const addsUp = whole(
  String.raw`(that'?s|thats|it'?s|it comes to|which is) (like |about |over )?\$?\d[\d,.]*k? ?(dollars |bucks )?(a|per|every|each) (month|week|year|day)( (i )?(just )?(did the math|added it up|if you add it up))?`,
  String.raw`i (just )?(did the math|added it up)[,.]* ?(that'?s|it'?s)? ?(like |about )?\$?\d[\d,.]*k? ?(a|per|every) (month|week|year)`,
)
const hasTheirKeys = whole(
  String.raw`i (still )?(have|got|found|hold) (his|her|their|my (dad|mom|brother|sister|son|daughter)'?s) (truck |car |house |old )?(keys|truck|car)`,
)
const theirFault = whole(
  String.raw`(he|she|they|my \w+)('?s| is|'?re| are| was| were) (the|a big|half the|part of the) reason (that |why )?i (drink|drank|use|used|smoke|smoked|gamble|gambled|started)([., ]+(drank|used|smoked))?`,
)
const stopsMedicine = whole(
  String.raw`(i'?m |im |i'?ve been |been )?(thinking (about|of)|considering|tempted to|planning on|want to|might|gonna|going to) (just )?(stop|quit|stopping|quitting|coming off|come off|get off|getting off)( taking)? (it|them|my meds|(the |my )?(subs|suboxone|methadone|naltrexone|buprenorphine))( (cold turkey|to prove (it|a point|(him|her|them) wrong)|for (him|her|god|church|my faith)|and (just )?(pray|trust god)))*`,
)
const ofMedicine =
  /\b(subs|suboxone|methadone|naltrexone|vivitrol|buprenorphine|sublocade|antidepressants?|lexapro|zoloft|prozac)\b/

const wantsItOver = whole(
  String.raw`(i )?(just |really |only )*(want|wanna|need|ready)( it| this| all this)? ?(to )?be (done|over)( with (it|this|all (of )?(this|it)|probation|court|classes|them|my po))?( already)?`,
  String.raw`(ya )?(solo |nomas )?quiero que (ya )?(se )?(termine|acabe)( ya)?`,
)
const dated =
  /\b(probation|parole|court|po|on paper|ankle monitor|house arrest|dui|dwi|iop|classes|community service|divorce papers|lawsuit|finals|semester|thesis|degree|deployment|libertad condicional|juzgado|clases)\b/
const heavy =
  /\b(can'?t (do|take|go|live)|no point|hopeless|hate my|tired of|alone|nobody|no one|pain|worthless|cry\w*|cried|end|give up|ya no (puedo|aguanto|quiero)|sol[oa]|nadie|llor\w*)\b/

const inTreatment = whole(
  String.raw`(hola|hi|hey)?[,. ]*(mi|my|our|nuestr[oa]) (\w+ )?\w+('?s| is|'?s been| has been| esta| sigue| anda| lleva .{2,12})? (back )?(in|en) (a |an |the |el |la |un |una )?(\w+ )?(rehab|detox|treatment|sober (house|living)|halfway house|anexo|granja|centro|clinica|tratamiento|rehabilitacion)( (since|for|until|till|desde|por|hasta) .{2,24})?`,
)
const steadyHands = whole(
  String.raw`((\d+|a|one|two|three|several) (days|weeks|months|years?) (off|without|sober|clean|since) ?(the |my |of )?\w*[,. ]*(and )?)?(my )?hands are (finally |so |now |still )?(steady|still|calm)( enough)?( (to|again|for the first time|now|today) ?.{0,30})?`,
)
const talksToSoftware = whole(
  String.raw`(wtf|what|what'?s|whats|so what|honestly what)?( (the (hell|fuck)|even))?( is|'?s)? ?the point (of|in) (even )?(talking|typing|writing|telling|saying)( .{0,20})?(to|with|into)? ?(an?|some|this|the)? ?(software|bot|robot|computer|machine|app|program|ai|phone|chatbot)( .{2,30})?`,
)
const wantsToCutDown = whole(
  String.raw`(so |and |ok |but )*(how (do|can|could|would|should) i|can you help me|i (want|need|would like|'d like) to|como (le hago|puedo)( para)?) (cut (down|back)|(bajarle|reducir(lo|la)?|ir bajando))( (on|a) (the |my |la |el )?(weed|pot|vap\w+|smok\w+|cigarettes?|mota|cigarro|it|this))?`,
)
const alcoholOrPills =
  /\b(drink\w*|drank|alcohol\w*|vodka|beers?|wine|liquor|booze|benzos?|xan\w*|klonopin|valium|ativan|ghb|opi\w+|methadone|suboxone|pills?|tom(ar|o|aba)|beb\w+|pastillas|clonazepam)\b/

const facts: readonly RegExp[] = [
  inTreatment,
  steadyHands,
  talksToSoftware,
  lieAboutRecovery,
  nobodyKnows,
  longOff,
  plannedStop,
  watchesInSecret,
  pillsToDrive,
  notDrunkForever,
  hidesFood,
  addsUp,
  hasTheirKeys,
  theirFault,
]

/** Whether a message (normalized) is a plain fact of recovery; `recent` (normalized) shows what should be over. */
export const isFactOfRecovery = (said: string, recent: string): boolean =>
  facts.some((one) => one.test(said)) ||
  (wantsToCutDown.test(said) && !alcoholOrPills.test(`${recent} ${said}`)) ||
  (stopsMedicine.test(said) && ofMedicine.test(`${recent} ${said}`)) ||
  (pressesToStop.test(said) && !stopsOtherThings.test(said) && namesMedicine.test(`${recent} ${said}`)) ||
  (wantsItOver.test(said) && dated.test(recent) && !heavy.test(recent))
