// Danger that the detector takes for ordinary words: a message in the form of a goodbye, thanks, a joke or good news, or one that only
// mentions what is hidden, given away or broken. The coach asks about it.

import { isRecentAttempt, isRecentHarm } from '../../crisis/recent-harm.ts'
import type { DangerKind } from '../script/danger.ts'

const forGood =
  /\b(forever|for ever|for real this time|you('ll| will)? never (see|hear)|(won'?t|will not|wont) (hear|see|be (here|around))|last (message|words|goodbye)|tell (\w+ ){1,3}(i|that i|i'?m|we)\b.{0,6} ?(love\w*|sorry)|loved (you|them|her|him)|end of me|nice knowing (you|y'?all|everyone)|(at|near) the end\W*$|un gusto conocer(te|l[oa]s)|para siempre|ultim[oa] (adios|mensaje)|dile(s)? a .{2,20} que (l[oae]s? )?(quer\w*|quise|amo|ame|perdon\w*))\b/
const leaves =
  /\b(bye+|good ?bye|good ?night|farewell|thanks?|thank you|adios|buenas noches|gracias|me despido)\b/
const wishesDeath =
  /\b(i (still |just |really )?(want to|wanna) die|i('m| am) (going to|gonna) kill my ?self|(me )?quiero (morir(me)?|matarme)|i'?m ending (it|things) (tonight|today|now|soon)|(tonight|today|now|tomorrow) i'?m ending (it|things)|(by (morning|tomorrow)|tomorrow) (i (won'?t|will not)|i'?ll not) be (here|around)|i (won'?t|will not) be (here|around) (by|in the|tomorrow)|manana ya no (voy a estar|estare))\b(?!( of)? (laugh|embarrass)\w*| de (la |pura |tanta )?(verguenza|risa)\b)/
const tookAll =
  /\b(took|swallowed|taking) (them|it|em|every|all (of )?(it|them|my)?)( ?all| pills?| one)?\W*$|\bme (las|los) tome tod[ao]s\b/
// "I never want to be her burden again": a wish to die that sounds like care for others.
const burden =
  /\b(don'?t|do not|never|won'?t|not going to|not gonna|refuse to|tired of|sick of|hate) (ever )?(want to |wanna )?(be|being|become) ((his|her|their|your|my \w+'?s?|anyone'?s?|everyone'?s?|anybody'?s|a|an|the|such a|this|another|one more) )?(burden|dead ?weight|weight|nuisance|drain)\b(?! (loss|gain|lift))|\b(no|ya no|nunca) (quiero|voy a|quisiera) (ser|seguir siendo) (mas )?(una|la|su|otra|un|el)? ?(carga|molestia|estorbo|peso|lastre)\b/
// "I wear the long socks now so nobody sees" does not say what is covered.
const unseen = String.raw`(no ?body|no one|they|she|he|people|anyone|my \w+|the \w+) (ever |even )?((won'?t|doesn'?t|don'?t|can'?t|can|will|would) )?(see|sees|notice|notices|ask|asks|know|knows)`
const nobody = String.raw`(no ?body|no one|they|she|he|people|my \w+) ((won'?t|doesn'?t|don'?t|can'?t|can) )?(sees?|notices?)`
const covers = new RegExp(
  [
    String.raw`\b(wear|wears|wearing|wore|keep|put|using|use|in|pull(ed|ing)? down)\b.{0,30}\b(socks?|sleeves?|hoodies?|sweaters?|sweatshirts?|jacket|bracelets?|wristbands?|band ?-?aids?|make ?up|concealer|leggings|tights|long pants)\b.{0,40}\b${unseen}\b`,
    String.raw`\b(so|that|because|cause) ${nobody} (my|the) (arms?|legs?|wrists?|thighs?|forearms?|stomach|marks|scars|cuts)\b|\bpara que no (me )?vean (los brazos|las piernas|las munecas|las marcas|las cicatrices)\b`,
    String.raw`\b(make ?up|concealer|bracelets|bandages?|wraps?|tape) (on|over|around|all over) (my|the) (wrists?|arms?|forearms?|thighs?|legs?)\b`,
    String.raw`\b(uso|traigo|me pongo|ando (de|con)|llevo)\b.{0,30}\b(mangas?|calcetas?|calcetines|medias|sudadera|sueter|pulseras?|maquillaje|chamarra)\b.{0,40}\b((para que|asi|que) (no|nadie|ni \w+) (me |se |lo |las |los )*(vea|vean|ve|note|noten|nota|notan|pregunte|pregunten|sepa|sepan))\b`,
  ].join('|'),
)
const otherThings =
  /\b(tattoos?|tattooed|inked?|ankle|monitor|scram|cold|freez\w*|cry|crying|cried|tracks?|rash|eczema|psoriasis|acne|surgery|hickey|stains?|weight|belly|fat|bald|sunburn|sweat\w*|kitchen|oven|cooking|logo|vape|flask|patch|tatuajes?|tobillera|frio|llor\w*|sarpullido|cirugia|chupeton|panza|gord[oa]|parche)\b/
const hidesSkin = (said: string) => covers.test(said) && !otherThings.test(said)

// "I already gave away my records, my tools, everything": more than one valued possession.
const gives =
  /\b(gave|given|giving|gifted)\b|\b(regale|regalando|regalado|reparti|repartiendo|repartido|le di|les di|le deje|les deje)\b/
const dearThings = String.raw`(records?|vinyls?|tools?|guitars?|bikes?|truck|watch|rings?|dogs?|cats?|horses?|plants?|books?|jewelry|laptop|collections?|boots|jacket|cameras?|rods?|medals?|albums?|piano|drums|boat|motorcycle|discos|vinilos|herramientas?|guitarra|reloj|perr[oa]s?|gat[oa]s?|plantas|libros|anillos?|cadena|moto|bici\w*|caballos?|botas|chamarra|camara)`
const dear = new RegExp(String.raw`\b(my|the|mi|mis|el|la|los|las) (\w+ )?${dearThings}\b`, 'g')
const ownDear = new RegExp(String.raw`\b(my|mis?) (\w+ )?${dearThings}\b`)
const all = /\b(everything|all of it|all of them|the whole lot|todo|todos|todas)\b/
const allThings =
  /\b(gave|giving|given) away (all )?(of )?my (things|stuff|belongings|possessions)\b|\b(reparti|regale|regalando|repartiendo) (todas )?mis cosas\b/
const forAReason =
  /\b(mov(e|es|ed|ing)(?! on)|downsiz\w*|goodwill|donat\w*|yard sale|thrift|shelter|old (clothes|ones|stuff)|never (play|use|wear|read|ride)|business|shots|too small|outgrew|while i'?m (in|away|at)|(un)?till? (i'?m|i get|i come) (back|out|home|better)|for now|rehab|treatment|new (one|ones|guitar|bike|laptop)|upgrad\w*|christmas|birthday|borrow\w*|dealer|plug|bookie|pawn\w*|owe[ds]?|bag|mud(o|amos|anza|ando)|mientras (estoy|ando)|tratamiento|anexo|navidad|cumpleanos|prest\w*)\b/
const givesAll = (said: string) =>
  !forAReason.test(said) &&
  (allThings.test(said) ||
    (gives.test(said) &&
      (said.match(dear) ?? []).length + (all.test(said) ? 1 : 0) > 1 &&
      ownDear.test(said)))

// "My stepdad broke the door": violence that has not reached a body yet.
const atHome = String.raw`(step ?-?(dad|father|mom|mother)|dad|father|mom|mother|mom'?s (boyfriend|bf)|husband|wife|boyfriend|girlfriend|bf|ex|he|she)`
const breaks = new RegExp(
  [
    String.raw`\b${atHome} (just |had |has |always )?(hits?|kick(s|ed)|broke|breaks|bust(s|ed)|bash(es|ed)|smash(es|ed)|punch(es|ed)|tore|ripped) (down |in |up |through )?((my|the|our|a) )?(\w+ )?(hole in )?((my|the|our|a) )?(\w+ )?(doors?|walls?|windows?|my phone|plates|dishes)\b`,
    String.raw`\b${atHome} (just |always )?(throws|threw|slams|slammed) (stuff|things|plates|dishes|(a|the|his|her) (plate|chair|glass|bottle|tv|phone|cup|lamp) (at|against|across|through))\b`,
    String.raw`\b(padrastro|madrastra|papa|padre|mama|madre|novi[oa]|marido|espos[oa]|ex|el|ella) (me )?(rompio|tumbo|pateo|golpeo|avento|avienta) (la |el |una |un |mi |los |las )?(puerta|pared|ventana|celular|sillas?|platos|cosas)\b`,
  ].join('|'),
)
// "He pushed me once", as the whole message.
const laidHands = new RegExp(
  String.raw`\b${atHome} (just |has |had )?(push(es|ed)|shov(es|ed)|hits?|slap(s|ped)|grab(s|bed)|chok(es|ed)|kick(s|ed)|punch(es|ed)) me( (once|again|today|yesterday|last night|twice|sometimes|hard))?\W*$`,
)
/** A baby that does not move, before or after birth. */
export const stillBaby =
  /\b(the|my) baby (hasn'?t|has not|isn'?t|is not|stopped) (been )?(mov\w*|kick\w*)\b|\b(el|mi) bebe (ya )?no se (mueve|ha movido)\b/
const byAccident =
  /\b(accident\w*|by mistake|moving|carrying|furniture|fix\w*|repair\w*|locked (out|himself|herself)|lost (the|his|her) keys|with (a|the|his|her) (\w+ )?(cart|car|truck|bike|stroller)|ball|storm|wind|remodel\w*|garage door opener|sin querer|arregl\w*|llaves)\b/
/** "I stood behind the door not breathing till he left": the writer holds their breath. "I found him not breathing" does not match. */
export const holdsBreath =
  /\bi (just |only )?(stood|sat|hid|lay|laid|stayed|froze|crouched)( there| still)?( (behind|in|under|inside) (the|my|our|a) \w+)? (not breathing|holding my breath) (till?|until) (he|she|my \w+) (left|leaves|was gone|drove (off|away)|walked (off|away|past))\b/
const isRough = (said: string) =>
  (breaks.test(said) && !byAccident.test(said)) || laidHands.test(said) || holdsBreath.test(said)

// "My life insurance is worth more than I am".
const worthMoreDead =
  /\b((my|the) (life )?(insurance|policy)|mi seguro( de vida)?|el seguro( de vida)?)\b.{0,25}\b(worth more|worth (a lot )?more than|vale mas|pays? (more|better)|paga mas)\b|\bworth more dead\b|\bvalgo mas muert[oa]\b|\bbetter off (with|w) (the|my) (life )?insurance\b/
// Asleep on their feet with tiny pupils: an opioid that may stop the breath.
const nodsOff =
  /\b(fell asleep|falls asleep|falling asleep|nodd(ed|ing) (off|out)|asleep|dozed off) (standing|mid[ -]?(sentence|word|bite)|on (his|her|their) feet|while (standing|talking|eating))|\b(eyes|pupils)( (are|were|is|was|look|looked))?( all)? (like )?(pin ?-?(points?|pricks?|holes?)|tiny|tiny (dots|little dots)|so small)|\bpin ?point(ed)? (eyes|pupils)\b|\b(ojos|ojitos|pupilas)( (bien|muy|todos|todas))? (chiquit\w+|como (puntitos?|alfiler\w*|cabeza de alfiler))|\bse (quedo|queda|duerme|durmio) (dormid[oa] )?(parad[oa]|de pie)\b/
// "Got narcan'd on Saturday": the weeks after an overdose are the most dangerous ones.
const overdosedLately =
  /\b(i |i'?ve )?(got|was|been|getting) (just )?(narcan(n?'?ed|'?d|ned)|brought back with narcan)\b|\b(they|he|she|medics) narcan(n?'?ed|'?d|ned) me\b|\bi (almost |nearly )?(od'?d|overdosed) (on |this |last |the other |a (few|couple) )?(\w+day|night|week(end)?|month|yesterday|days? ago|weeks? ago)\b|\b(me (pusieron|dieron|echaron) (la )?(narcan|naloxona)|tuve una sobredosis (el|la|hace (unos|pocos|dos|tres|\d+) (dias|semanas)|ayer|anoche))\b|\b(scared|afraid|know|worried) (that )?if i (do|use|go back|relapse|pick up)( again)? (it'?s|its|i'?m|im|it'?ll|i'?ll) (just |probably )?(gonna |going to |be )?(be )?(it|over|dead|die|kill me|the last (one|time))\b/

// "If something happened to me she'd be fine. Paid off."
const betterWithout =
  /\bif (something|anything) happen(s|ed) to me\b.{0,40}\b(fine|better|set|okay|paid|taken care)\b|\bsi me pasa(ra)? algo\b.{0,40}\b(bien|mejor|tranquil\w+|pagad[oa])\b/
// "The only thing that shuts it up is the fifth, or the 45", "it's on the workbench, loaded".
const weaponNear =
  /\b(it'?s|its) loaded\b(?! (with|up|question))|\bclean and loaded\b|\b(been )?(out )?to look at it (twice|again|three times) tonight\b|\b(or|and) (the|my) (gun|pistol|glock|\.?(38|45|357|22)|9 ?mm|rifle|shotgun)\b(?! (season|range|club|show|min\w*|miles|bus|bucks))|\b(gun|pistol|rifle|shotgun|glock|revolver|pistola|escopeta|\.?(38|45|357)) .{0,24}\b(loaded|in my (hand|lap)|on the (table|bench|workbench|counter|bed)|behind the seat|under (the|my) (pillow|bed|seat)|next to me|right here|cargada|en la mesa|en la mano|bajo la almohada)\b|\b(tengo|traigo) (la|una|mi) (38|45|357|9|pistola|escuadra|fusca)\b/
const savesPills =
  /\b(been |was )?(saving|hoarding|stashing|keeping) (up )?(all )?(my|the|his|her) (ambien|sleeping pills|xanax|oxy\w*|percs?|insulin|klonopin|trazodone|tylenol pm)\b|\bi( have|'ve|'m| am|m)?( been)? (saved|saving|set aside|hid|hiding|stash\w*) (up )?(a (few|couple)( of)?|some|enough|my|the|all my|extra) (\w+ )?(pills|meds|tablets|strips?)\b|\b(guarde|guardo|junte|tengo guardad[oa]s?|escondi) .{0,20}\b(blisters?|pastillas)\b.{0,20}\b(por las dudas|por si|tranquil\w*|contad\w*)?/
const insured =
  /\b(policy|insurance|seguro)\b.{0,40}\b(pays?|paid|pagan?|clear|covers?)\b.{0,30}\b(no matter|anyway|de todos modos|igual|pase lo que pase)\b|\b(policy|insurance) is past\b|\bpapeles .{0,30}\b(en la mesa|para mis hij\w+)\b/
// A relative's message that sounds like a last one.
const lastWordsOfOther =
  /\b((he|she|they|(my|mi) \w+|el|ella) (just |me )?(text(ed|s)|sent|wrote|left|mando|escribio|dejo)|(he|she|they|el|ella) (said|dijo)|just (texted|sent|wrote) me|last (text|message|thing) (he|she|they|my \w+) (sent|wrote|said)( me)?( was)?)\b.{0,40}\b(take (good )?care of (?!(your|my|him|her)? ?sel\w+|it\b|me\b|him\b|her\b|that\b|this\b|business|things|my (health|teeth|body|skin|back))\w+|look after|cuida(me|la|lo|los)? a|sorry for everything|perdon por todo|tell (my|the) (kids?|children|son|daughter|mom|dad) (that )?(i'?m|im|i) (sorry|love)|tell \w+ i love|(it was )?nice knowing (me|you|us|everyone)|goodbye forever)\b/
const whileAway =
  /\b(while|until|till|tonight|this (week|weekend)|tomorrow|at work|on (vacation|a trip)|surgery|hospital|mientras|hasta|viaje|trabajo|cirugia)\b/

const childrenHide =
  /\b(kids?|children|son|daughter|boys|girls)\b.{0,40}\b(under the bed|in the closet|hide)\b.{0,30}\b(when|he|hears?)\b|\b(hij[oa]s?|nin[oa]s?|se meten|se esconden)\b.{0,40}\b(debajo de la cama|en el closet|se esconden)\b.{0,30}\b(cuando|oyen|llega)\b/

const jokes = /\b(lol|lmao|ha(ha)+|ja(ja)+|jk)\b|😂|🤣/

// "I told my wife I'm fine but I'm not".
const tellsNotFine =
  /\b(told|tell|said to|say to|le dije a|le digo a) .{1,25}\b(i'?m|im|estoy|que estoy) (fine|ok(ay)?|good|bien)[,. ]*(but|and|pero|y) (i'?m |im )?(really )?(not|no( es cierto| lo estoy)?)\W*$/

/** A final farewell, not a goodbye for tonight. */
const isForGood = (said: string) => forGood.test(said) && leaves.test(said)

/** The danger in a message (normalized) that has the form of a speech act. The coach asks about it before it answers the act. */
export function dangerInAct(said: string): DangerKind | undefined {
  const namesWish = [
    tellsNotFine,
    wishesDeath,
    burden,
    worthMoreDead,
    betterWithout,
    weaponNear,
    savesPills,
    insured,
  ].some((one) => one.test(said))
  if (namesWish || isForGood(said) || givesAll(said) || isRecentAttempt(said)) return 'suicide'
  if (lastWordsOfOther.test(said) && !whileAway.test(said)) return 'third_party'
  if (hidesSkin(said)) return 'self_harm'
  if (isRough(said) || isRecentHarm(said) || childrenHide.test(said)) return 'violence'
  if (nodsOff.test(said)) return 'overdose'
  if (overdosedLately.test(said)) return 'overdose_self'
  if (stillBaby.test(said)) return 'medical'
  return jokes.test(said) && tookAll.test(said.replace(jokes, '').trim()) ? 'overdose_self' : undefined
}
