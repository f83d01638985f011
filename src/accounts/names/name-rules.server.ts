// Refuses names that look like Cairn's team, and names that contain contact details.
import { contactIn } from '../../crisis/detector/signs-contact.ts'
import { asciiDigits } from '../../platform/normalize-text.ts'
import { misleadingName } from '../contract.ts'
import { plainLetters, skeletonOf } from './skeleton.server.ts'

const wordsOf = (list: string) => list.split(/\s+/).map(skeletonOf)

/** Refused anywhere in a name. */
const roles = wordsOf(
  `cairn moderator moderators mod mods admin admins administrator administrators administration staff official officials
  moderador moderadora moderadores administrador administradora oficial`,
)
/** Refused if a name consists only of these words and the ones below. */
const teams = wordsOf(
  'team teams support supports supporter helpdesk sysop system webmaster crew equipo soporte formermember',
)
const companions = wordsOf(
  `the your our of at from for and el la los las un una de del y ai bot app hq help desk service services
  center customer member members user users tech technical real verified new forum community chat room recovery crisis
  safety security trust comunidad ayuda servicio grupo`,
)
const reserved = new Set(roles)
const onlyReserved = new RegExp(`^(?:${[...roles, ...teams, ...companions].join('|')})+$`)
const anyReserved = new RegExp([...roles, ...teams].join('|'))

/** Both readings of a word: with the digits and signs around it as letters ("$taff"), and without them ("Admin_1"). */
const readings = (plain: string) => [plain, plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')].map(skeletonOf)
const lettersAndDigits = (skeleton: string) => skeleton.replaceAll(/[^\p{L}\p{N}]/gu, '')

function readsAsTeam(name: string): boolean {
  const plain = plainLetters(name)
  const words = plain.split(/[\s\p{Pd}\p{Pc}\p{Po}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+/u).flatMap(readings)
  // The split above removes signs, so "@dmin" and "m0d!" are checked in parts separated by spaces only.
  const bySpaces = plain.split(/\s+/).flatMap(readings).map(lettersAndDigits)
  if ([...words, ...bySpaces].some((word) => reserved.has(word))) return true
  return [...readings(plain).map(lettersAndDigits), words.join('')].some(
    (whole) => anyReserved.test(whole) && onlyReserved.test(whole),
  )
}

const address =
  /@\s?[\p{L}\p{N}_]{2,}|:\/\/|\bwww\.|\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|io|me|gg|tv|app|co|ru|xyz|link|es|mx)\b/iu

function holdsContact(name: string): boolean {
  const plain = asciiDigits(
    name.normalize('NFKC').replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''),
  )
  return contactIn(name) || address.test(plain) || plain.replaceAll(/\D/g, '').length >= 7
}

/** Refuses a name that could be mistaken for the team, or that has contact details. */
export function refuseMisleadingName(name: string): void {
  if (readsAsTeam(name) || holdsContact(name)) throw misleadingName()
}
