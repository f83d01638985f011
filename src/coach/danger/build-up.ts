// Signs that are harmless alone and indicate danger together: a farewell in small steps, a withdrawal described symptom by symptom,
// control by a partner, using again after a break. Each sign counts once per conversation.
import type { DangerKind } from '../script/danger.ts'

type Sign = { id: string; cue: RegExp }

const farewell: readonly Sign[] = [
  {
    id: 'gives-away',
    cue: /\bi? ?(gave|giving|gifted|left|sold|dropped off|found (a )?homes? for) (away )?(all )?(my|the) (\w+ ){0,3}(saw|tools?|guitar|bike|truck|records?|collection|watch|ring|dog|cat|dogs|cats|horses?|animals|plants|books|jewelry|laptop|console|xbox|playstation|boat|piano|chips|coins|medals?|keys|stuff|things|clothes)\b(?! (to )?(goodwill|storage|salvation|the shelter|the thrift))|\bgave (away )?(everything|most of)\b|\b(calves|cattle|animals|horses|tools|truck|boat|hives)( (is|are|got|get))? sold\b|\b(will|'ll) (take|keep|get) (the|my) (dog|cat|dogs|cats|horses?|animals|truck|tools|guitar)\b|\b(regale|regalando|vendi|le di|le deje|repart\w+) (todo|mis?|los|las|el|la) (\w+ )?(animales|herramientas?|guitarra|reloj|perr[oa]s?|gat[oa]s?|plantas|libros|llaves|cosas|anillo|moto|gallinas|caballos?)\b/,
  },
  {
    id: 'settles',
    cue: /\b(paid (off|up) (everything|everyone|all|the last|my (debts?|bills))|(returned|refunded) (the|all|my|everyone'?s) (deposits?|money|rest|library books|keys?)|paid (\w+ ){0,3}what i owed?|(apartment|house|place|room)('?s| is) (spotless|clean(ed)?|empty now|all cleaned)|(wrote|written) (everyone|everybody|them all|all of them|(my|the|both) \w+) (a |an )?(letters?|notes?)(?! of)|letters? (is|are|'s) (on the table|in the|done|written)|settled (up|everything|my)|cancel(l)?ed (everything|all (of )?my|my (phone|lease|subscriptions?|appointments))|my (will|affairs|paperwork|insurance|passwords?) (is|are|papers|in order)|passwords? (are )?(written|on the|in (the|an))|(funeral|plot|cremation)('s| is)? paid|wrote (down )?(the|my|all my) passwords|life insurance|finished (all|everything|the last)|tied up (every|all|the) loose|turned in my (keys|badge|whistle|chips?|gear|gun)|everything'?s (in order|taken care of|done)|deje todo (listo|pagado|en orden)|pague (todo|todas mis deudas|mi entierro)|testamento|seguro de vida|contrasenas)\b/,
  },
  {
    id: 'thanks-for-all',
    cue: /\b(just wanted to say (thanks|thank you|you helped|you'?ve|you all)|thank(s| you) for (everything|all of it|all you)|you('ve| all| guys| have)* (were|was|been) (\w+ )?(good|kind|nice|decent) to me|you helped( me)?(, back| back)|(tell|told) (him|her|them|everyone|my \w+) (i|that i|how much i) (love|loved)|no need to (write|answer|reply) back|don'?t (worry about|wait for) me|gracias por todo|diles que los quiero|fueron buenos conmigo|no hace falta que conteste\w*)\b/,
  },
  {
    id: 'calm',
    cue: /\b((kind of|feel(ing)?|(i'?m|i feel|feeling) so|weirdly|strangely|oddly|finally) (light|lighter|calm|peaceful|at peace|free)|i'?m (calm|at peace|peaceful)|it'?s (quiet|calm|peaceful) (now|in (my|here))|(me siento|estoy) (en paz|ligero|ligera|tranquil[oa] por fin)|por fin (en paz|tranquil[oa]))\b/,
  },
  {
    id: 'found-later',
    cue: /\b(by the time (anyone|they|he|she|somebody|someone)|who(ever)? finds|when they find|someone will (find|come by)|(nobody|no one)('ll| will| would)? (check|notice|know) (until|till|for)|nobody checks|(he|she|they) won'?t be (home|back) (until|till|for)|cuando me encuentren|quien me encuentre|nadie (se va a dar cuenta|viene hasta))\b/,
  },
  {
    id: 'not-there-later',
    cue: /\b(won'?t (be (around|here|there)|need (it|them|that|any of)|matter (by|after|soon))|not (going to|gonna) be (around|here)|don'?t see (myself|next|another)|after (that|christmas|the holidays|tonight|the birthday) (i'?m|it'?s|it won'?t|i won'?t)|nothing (after|left to do|on the list)|and then (it'?s|i'?m|it'?ll be) (done|over|finished)|just (want|need) .{0,40}\bto (hold|last) (till|until)|don'?t want anything to happen next|last (one|time|christmas|sunday|dinner) (i'?ll|with)|ya no (voy a|voy|estare|hara falta)|no voy a estar|esperando que amanezca)\b/,
  },
  {
    id: 'goes-through',
    cue: /\b(i'?m|im|i am|i'?ll|i will) (really |finally |just )?(gonna |going to )?(do it|go(ing)? through with it)\b|\bit'?s (happening|decided|settled)\b|\bi'?m ready( to go)?\W*$|\bi'?ve made up my mind\b|\bit'?ll be (quick|over)\b|^(yeah|yes|yep)\W+(tonight|soon)\b|\b(lo voy a hacer|ya esta decidido)\b/,
  },
  {
    id: 'burden',
    cue: /\b((do|be|are|is) (better|easier|happier|safer) (off )?(without|with someone (else|normal)|if i (wasn'?t|weren'?t))|already (has|have) enough (going on|to deal)|because of me|i'?m (just )?(a |such a )?(burden|weight|problem)|they'?d (be fine|manage|get over)|estarian mejor|solo estorbo|soy una carga)\b/,
  },
  {
    id: 'gray',
    cue: /\b(all (just )?(gray|grey|flat|the same)|nothing (feels|tastes|matters)|can'?t feel|no point|don'?t (look forward|care what)|everything('s| is) (gray|grey|empty)|todo (es )?gris|nada me (importa|sabe))\b/,
  },
  {
    id: 'place',
    cue: /\b((sit|sat|sitting|walk(ed|ing)?|drive|drove|driving|parked|stand(ing)?|stood|go(ing)?|went) (\w+ ){0,3}(at|to|on|by|in|into|near|across|over) (the |that |my |our )?(\w+ )?(garage|bridge|overpass|river|lake|reservoir|quarry|tracks|roof|cliffs?|pier|ledge|balcony)|into the (river|lake|ocean|water)|(clean(s|ed|ing)?|loaded|took out) (the|my|his|dad'?s) (gun|pistol|revolver|rifle|shotgun)|al puente|al rio|a las vias|limpi\w+ (la|mi) (pistola|escopeta))\b/,
  },
  {
    id: 'means',
    cue: /\b(like going under|good stuff (here|at)|how many of (her|his|my|the|them|these)|saved (up )?(my|the|enough)|a full (bottle|script)|(google|googled|looked up|search(ed)?) (stuff|ways|how|it)|cuantas (de sus|pastillas)|guarde las pastillas)\b/,
  },
]

const withdrawal: readonly Sign[] = [
  {
    id: 'stopped',
    cue: /\b(poured .{0,40}\b(out|down)|(quit|stopped|no (drink|booze|beer|vodka)|last (drink|one|beer|pill)|ran out|haven'?t had (a|any|one)|nothing since|cold turkey|two days ago|three days ago|(day|hour)s? (two|three|four|2|3|4)|day (2|3|4|two|three|four))|day (1|one)|first day (sober|without|off|not drinking)|deje de (tomar|beber)|se me acabaron|llevo \w+ dias sin|(primer|segundo|tercer) dia sin|(tire|vacie|eche|bote|jale) .{0,40}\b(fregadero|lavabo|inodoro|retrete|vater|desague|tarja|pileta)|flushed (them all|all (of )?(them|my|the)|my|the (pills|rest|bottle))|hace \w+ dias que no (tomo|bebo))\b/,
  },
  {
    id: 'heavy',
    cue: /\b((handle|fifth|pint|liter|litre|bottle|case|twelve pack|12 pack|thirty|30 pack|box) (of \w+ )?(a|every|each|per) (day|night)|handle every|(klonopin|clonazepam|xanax|alprazolam|valium|diazepam|ativan|lorazepam|temazepam|benzos?|benzodiacepinas?|orfidal|trankimazin|lexatin|bromazepam|phenibut|ghb)\b|\d+ ?mg a day|(vodka|whiskey|rum|gin) (all|every) day|([4-9]|1\d|six|eight|ten|twelve)( (to|or) \d+)? (glasses|drinks|beers|cans|shots) (a|every|each|per) (night|day)|a lit(er|re) a day|botella diaria|rivotril|([4-9]|1\d) (copas|cervezas|latas|tragos|caguamas) (al|por|cada) (dia|noche))\b/,
  },
  {
    id: 'shakes',
    cue: /(?<!\b(no|not|without|any|never|don'?t|sin|ni) )\b(shak(e|es|ing|y)|trembl\w*|tremors?|can'?t hold (a|my|the) (fork|cup|pen|phone|spoon|glass)|hands? (won'?t|wont) (quit|stop|stay|sign|hold|write|work)|can'?t (sign|write) my name|jumpy|jerk(ed|ing|s)?|twitch\w*|tembl\w*|tiembl\w*)\b/,
  },
  {
    id: 'sweats',
    cue: /\b(sweat(ed|ing|s)? (through|buckets|like)|soaked (the|my)|drenched|night sweats|heart (is |was )?(racing|pounding|going)|throwing up|puk(ed|ing)|sud(o|e|ando|aba) (frio|mucho|como|tod[oa]|la (cama|almohada|camisa|camiseta))|empape)\b/,
  },
  {
    id: 'sees',
    cue: /\b(bugs|ants|spiders|snakes) (on|in|everywhere|all over|crawling)|\b(bugs|ants|spiders|snakes|shadows|faces|mice|rats)\b.{0,50}\b(can'?t|cannot|doesn'?t|don'?t|nobody|no one)( else)? sees?\b|\b(vi|veo|veia|viendo) (\w+ ){0,2}(bich(os|itos)|hormigas|aranas|sombras)\b|\b(vi|veia|oi|escuche)\b.{0,60}\bno habia nada\b|\b(saw|see|seeing|heard|hear|hearing) (stuff|shapes|shadows|something|someone|things|people|a (cat|dog|man|kid|woman)|music|voices)\b.{0,30}\b(wasn'?t|isn'?t|not there|nobody|no one|door|wall|corner|ceiling)\b|\bsays? (no,? )?(there|it) ?(aren'?t|isn'?t|is no|are no)|\bwe don'?t have a (cat|dog)\b|\bbit my tongue\b|\b(bich(os|itos)|hormigas|aranas|sombras) (en|por)\b|\bno habia nadie\b/,
  },
]

const control: readonly Sign[] = [
  {
    id: 'watches',
    cue: /\b(goes|looks|went) through my (phone|texts|messages|purse|email)|\b(tracks|checks) my (phone|location|texts|messages)|\breads my (texts|messages|email)|\bme revisa el (celular|telefono)|\bchecks (the )?(mileage|odometer|receipts)\b/,
  },
  {
    id: 'takes',
    cue: /\b(took|takes|hid|hides|has|keeps) my (car )?(keys|phone|money|card|id|passport|papers|paycheck|meds)\b|\bme quit(o|a) (el celular|las llaves|el dinero|los papeles)\b/,
  },
  {
    id: 'covers',
    cue: /\b(can|do|does|how) (i|you|this|it) (delete|erase|clear|hide) (this|it|the (chat|talk))\b|\bpuedo borrar esto\b/,
  },
  {
    id: 'confines',
    cue: /\b(won'?t|doesn'?t|don'?t) let me (leave|go|see|work|drive|talk|out|have)|\b(locks|locked) (me|the door)|\bsays? i'?m safer (home|at home|here)|\bme encierra|\bno me deja (salir|ver|trabajar)|\bfollows me\b/,
  },
  {
    id: 'fears',
    cue: /\b(he|she)('s)? (gets?|is|'s) (home|back|off) (at|in|soon)\b|\bbefore (he|she) (gets|comes) (home|back)\b|\bwhen (he|she) finds out\b|\bwalk(ing)? on eggshells\b|\bantes de que (llegue|vuelva)\b|\bme va a cobrar\b/,
  },
]

const alone: readonly Sign[] = [
  {
    id: 'break',
    cue: /\b(got|get|just|came) out (of|friday|today|yesterday|monday|tuesday|wednesday|thursday|saturday|sunday|this|after)\b|\b(released|discharged)\b|\b(\d+|\w+) (months|weeks|years) (clean|sober|inside|locked up|in (rehab|prison|jail|county))\b|\b(sali|acabo de salir) (de|del|ayer|hoy|el)\b|\bhace \w+ (dias|semanas|meses|anos) que no (me (meto|pongo|pico|inyecto)|consumo|uso)\b|\b(el|mi) cuerpo ya no aguanta\b/,
  },
  {
    id: 'has-it',
    cue: /\b(left (me )?something|under the sink|on the table|in (my|the) (pocket|coat|jacket|sock|purse|drawer|glove|bag)|got (a|some) (bag|bundle|gram|point)|picked (some )?up|welcome home|(la|lo|las|los) (tengo|traigo|llevo) (aqui|encima|en (el|la|mi) (bolsillo|bolsa|abrigo|chamarra|chaqueta|cajon|mochila|mano|cartera))|(una|dos|tres|unas) (bolsitas?|papelinas?|grapas?|papeletas?)|compre un poco)\b/,
  },
  {
    id: 'by-oneself',
    cue: /\b(by myself|nobody('s)? (near|here|around|home|picked)|no one('s)? (near|here|around|home)|all alone|locked (the|my) door|motel|alone tonight|estoy sol[oa]|nadie (aqui|conmigo))\b/,
  },
  {
    id: 'same-dose',
    cue: /\b(same (amount|as|dose|shot)|what i (always|used to)|like (before|i used to)|just once more|want to get high|lo mismo de siempre)\b/,
  },
]

const stories: readonly { kind: DangerKind; signs: readonly Sign[]; needs: readonly string[] }[] = [
  { kind: 'suicide', signs: farewell, needs: [] },
  { kind: 'withdrawal', signs: withdrawal, needs: ['stopped', 'heavy'] },
  { kind: 'violence', signs: control, needs: [] },
  { kind: 'tolerance', signs: alone, needs: ['has-it', 'same-dose'] },
]

/** The signs in a message (normalized), as they are stored in the talk. */
export const signsOfBuildUp = (said: string): string[] =>
  stories.flatMap(({ kind, signs }) =>
    signs.filter(({ cue }) => cue.test(said)).map(({ id }) => `sign.${kind}.${id}`),
  )

const enoughToAsk = 2
const enoughToAct = 3

/** `isAcute`: the message alone is enough. */
export type BuildUp = { kind: DangerKind; isClear: boolean; isAcute: boolean }

const hallucinates = 'sign.withdrawal.sees'
// Shaking, and seeing what is not there: a dangerous withdrawal, whatever was said before.
const acute = [hallucinates, 'sign.withdrawal.shakes']

/** The danger that the signs of a conversation add up to, if this message added a sign. */
export function buildUpOf(used: readonly string[], added: readonly string[]): BuildUp | undefined {
  if (acute.every((one) => added.includes(one))) return { kind: 'withdrawal', isClear: true, isAcute: true }
  const all = [...new Set([...used, ...added])]
  for (const { kind, needs } of stories) {
    const prefix = `sign.${kind}.`
    const found = all.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length))
    const isNew = added.some((one) => one.startsWith(prefix) && !used.includes(one))
    if (!isNew || found.length < enoughToAsk) continue
    if (needs.length > 0 && !needs.some((one) => found.includes(one))) continue
    return {
      kind,
      isClear: found.length >= enoughToAct,
      isAcute: added.includes(hallucinates) && found.length >= enoughToAct,
    }
  }
  return undefined
}
