// Things of daily life: a pie, a lease, a phone that buzzes. In the middle of a talk without any sign of danger, a message about one of
// them, without any word of danger, gets numbers next to the answer and no question about suicide or violence.
import { normalizeText } from '../../platform/normalize-text.ts'
import { type DangerKind, familyOf } from '../script/danger.ts'

const table =
  'pies?|turkey|stuffing|potatoes|casserole|cakes?|desserts?|cookies|pancakes|waffles?|pizza|tacos?|tamales|soup|sandwich|coffee|seltzer|soda|groceries|leftovers|recipe|pastel|pavo|sopa|cafe|tortillas|comida'
const days =
  'thanksgiving|christmas|easter|halloween|black friday|cyber monday|super bowl|finals?|midterms?|homework|semester|navidad|tarea'
const work =
  'dispatch|logbook|boss|manager|coworkers?|customers?|shift lead|paperwork|spreadsheet|emails?|uniform|paycheck|payroll|overtime|interview|resume|jefe|patron|turno|sueldo'
const home =
  'drew|drawing|roommates?|lease|landlord|laundry|dishes|vacuum|thermostat|couch|recliner|dishwasher|lawn|closet|shirt|shoes|sheets|renta|sillon|platos'
const shops = 'packages?|deliver(y|ies|ed)|amazon|coupons?|receipts?|costco|walmart|target|ebay|paquetes?'
const play =
  'parlays?|lions|cowboys|chiefs|yankees|playoffs|touchdown|innings?|raid boss|guild|netflix|hinge|tinder|ipad|wifi|charger|partido|maquinitas'
const others = 'other (moms|dads|parents|guys|girls|nurses|drivers|students)|make jokes|jokes about'

const ofDailyLife = new RegExp(`\\b(${[table, days, work, home, shops, play, others].join('|')})\\b`)

// Words of an end, a goodbye or a gift: next to one of these, a message is not about daily life.
const ends =
  /\b(last|final(?!s\b)|goodbye|ready|notes?|letters?|forever|everything|everyone|nobody|no one|without me|when i'?m|after i'?m|find me|found me|miss me|alone tonight|done|over with|enough|sorry|love (you|them|him|her)|ultim[oa]|adios|carta|todo|todos|nadie|sin mi|perdon)\b/
const harms =
  /\b(he|she|they|him|husband|boyfriend|wife|girlfriend|ex|stepdad|el|ella|marido|novi[oa])\b.{0,30}\b(hit|push\w*|grab\w*|threw|broke|scream\w*|block\w*|follow\w*|took my|lock\w*|home|outside|peg\w*|empuj\w*|grit\w*)\b/

/** @param isPlain whether the message (normalized) has no word of danger */
export function isOfDailyLife(
  turn: number,
  said: string,
  kind: DangerKind | undefined,
  isPlain: boolean,
): boolean {
  if (turn === 0 || !isPlain || kind === undefined) return false
  const family = familyOf[kind]
  if (family !== 'life' && family !== 'violence') return false
  return ofDailyLife.test(said) && !ends.test(said) && !(family === 'violence' && harms.test(said))
}

const bets = /\b(bet\w*|parlay\w*|casino|app|apps|slots|poker|porn\w*|shopping|tinder|apuest\w*|apost\w*)\b/
const saysDeleted =
  /\btold (him|her|them|my \w+)( that)? i (deleted|blocked|closed|uninstalled) (it|them|everything|all of it|all of them|the apps?|my accounts?)\b|\ble dije que (ya )?(lo )?borre (todo|la aplicacion|las aplicaciones)\b/
const smokes = /\b(smok\w*|weed|vap\w*|pot|cigs?|cigarettes?|joints?|mota|fuma\w*)\b/
const asksToSmokeElsewhere =
  /\b(asked|told) (him|her|them|my \w+) to (do|smoke|vape|keep) (it|that) (on the|in the|out|outside|somewhere|by the)\b/

const leaves =
  /\b(good ?bye|bye|forever|sorry|notes?|ready|tonight|last|love (you|him|her|them)|adios|perdon|siempre)\b/

/** Words that mean something else after the previous messages: an app deleted, a smoke on the balcony. */
export const isOfTheTalk = (said: string, recent: string): boolean =>
  !leaves.test(said) &&
  ((saysDeleted.test(said) && bets.test(recent)) || (asksToSmokeElsewhere.test(said) && smokes.test(recent)))

const restlessLegs =
  /^(and |but |my |the |mis |las )*(legs?|piernas) (\w+ )?(won'?t|can'?t|don'?t|never|keep|no) (stop |stay |be )?(mov\w+|kick\w+|still|jump\w+|paran|se quedan quietas)( at night| all night| in bed| de noche)?\W*$/
const calms =
  /\b(drink\w*|drank|alcohol\w*|vodka|beers?|wine|liquor|booze|benzos?|xan\w*|klonopin|valium|ativan|ghb|phenibut|tomar|tomaba|beber|clonazepam)\b/

/** Restless legs in a talk that has named neither alcohol nor benzos. */
export const isRestlessLegs = (said: string, recent: readonly string[]): boolean =>
  restlessLegs.test(said) && !calms.test(normalizeText(recent.join(' ')))
