// Questions whose answer the writer already gave, by words of the question and of the talk (both normalized).
import { normalizeText } from '../../platform/normalize-text.ts'
import type { SituationStep } from '../script/situation.ts'
import type { SituationId } from '../script/situation-id.ts'
import type { Story } from '../script/story.ts'

type Told = { asks: RegExp; told: RegExp }
type Needed = { asks: RegExp; needs: RegExp; not?: RegExp }

const answers: readonly Told[] = [
  // Who knows, or who could be told.
  {
    asks: /\b(who have you told|does anyone (else )?know|does anyone around you know|who already knows|a quien se lo contaste|alguien (mas )?(lo )?sabe|quien ya lo sabe)\b/,
    told: /\b(no ?one (to tell|knows)|nobody (to tell|knows)|(don'?t|dont) have (anyone|anybody) to tell|only you|told (my|him|her|them|mia)|(my|mi) \w+ (knows|sabe|already knows)|no tengo (a )?(quien|nadie)|nadie (lo )?sabe|a ti nomas|solo a ti|ya lo sabe|se lo (dije|conte)|le (dije|conte) a)\b/,
  },
  // What is still open: a card, an app.
  {
    asks: /\b(still open|how do you (usually )?get to it|sigue abiert[oa]|como llegas a apostar)\b/,
    told: /\b(nothing (is )?open|(the |a |my |la |una )?(cards?|apps?|login|account|tarjetas?|cuentas?)\b.{0,40}\b(open|still|abiert\w+|sigue\w*|todavia)|deleted|uninstalled|has my (bank|card|login)|desinstal\w+|borre|(la )?(tarjeta|app)( po)?,? y (la )?(app|tarjeta)|in an? app|en (una|la) app)\b/,
  },
  // Where to go, when they already left.
  {
    asks: /\b(where can you go|what can you do in the next two minutes|can you get out of there|a donde puedes ir|que puedes hacer en los proximos dos minutos|puedes salir de ahi)\b/,
    told: /\b((i )?(left|moved|went) (to|out|into|home|outside)|i'?m (home|outside|in the (living|other) room|in my car|out of there)|im (home|outside)|me (movi|fui|sali)|ya (me )?(movi|fui|sali|estoy en (la )?(sala|casa|calle|mi casa))|estoy (afuera|en la sala)|sali de)\b/,
  },
  // Falling asleep or waking up, and what the nights are like.
  {
    asks: /\b(falling asleep, or waking|what do your nights look like|te cuesta dormirte o te despiertas|como son tus noches)\b/,
    told: /\b(can'?t (fall a)?sleep|cant (fall a)?sleep|fall(ing)? asleep|wak(e|ing) up|toss\w*|(i )?drive nights?|night shift|work nights?|no puedo dormir\w*|me cuesta dormir\w*|dando vueltas|me despierto|despierto a las|turno de noche|trabajo de noche|de noche trabajo|duermo de dia)\b/,
  },
  {
    asks: /\b(who are you worried about|who is it|por quien te preocupas|quien te preocupa)\b/,
    told: /\b(my|our|mi|mis) (son|daughter|husband|wife|mom|dad|mother|father|brother|sister|partner|girlfriend|boyfriend|friend|best friend|roommate|sponsee|hij[oa]s?|espos[oa]|marido|mujer|mama|papa|herman[oa]|novi[oa]|amig[oa]|abuel[oa]|ti[oa])\b/,
  },
  {
    asks: /\b(do they live with you|viven? contigo)\b/,
    told: /\b(lives? (with (me|us)|here)|in (his|her|their) room|under my roof|at home with|moved (back )?in|come (back )?home|doesn'?t live with me|vive (aqui|conmigo|en (mi|la) (casa|misma casa))|va a vivir conmigo|en su cuarto|no vive conmigo)\b/,
  },
  {
    asks: /\b(does your doctor know|tu medico sabe)\b/,
    told: /\b(doctor|surgeon|prescriber|medico|doctora?|cirujano) (already )?(knows|sabe)|told (my|the) (doctor|surgeon)|le dije (al|a mi) (medico|doctor)/,
  },
  {
    asks: /\b(what (helped you do it|did you do in that minute)|que hiciste en ese minuto|que te ayudo)\b/,
    told: /\bi (walked|called|went|left|texted|put|told|bit|drove|ran|prayed|swore)\b|\b(llame|sali|me fui|camine|rece|le (escribi|dije|llame)|me movi)\b/,
  },
  {
    asks: /\bhow long (has it been|is it since)\b|\bcuanto (tiempo )?(llevas|hace)\b/,
    told: /\b(\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|un|una|dos|tres|cuatro|cinco|seis) (days?|weeks?|wks?|months?|years?|yrs?|dias?|semanas?|mes(es)?|anos?)\b/,
  },
  {
    asks: /\b(what time (of day )?(do you|does it)|a que hora (suele|sueles|empieza))\b/,
    told: /\b(at|by|around|like|a las|como a las) \d{1,2}(:\d\d)? ?(am|pm|a\.m|p\.m|de la (manana|tarde|noche))?\b|\b(after work|every (morning|night|evening)|despues del trabajo|cada noche|en las noches)\b/,
  },
]

// Questions and steps that assume something of which the talk must have a word.
const assumes: readonly Needed[] = [
  {
    asks: /\b(the real number|while you write it|has to be paid first|la cifra real|mientras la escribes|hay que pagar primero)\b/,
    needs:
      /\b(lost|los(e|ing)|owed?|owing|debts?|bills?|rent|money|paid|cash|savings|loan|down|\d+k|\$ ?\d+|perd\w+|deb(o|er|emos)|deudas?|dinero|plata|lucas|lana|pag\w+|ahorros)\b/,
    not: /\b(don'?t|dont|not|never|no) (owe|have (any )?debts?)\b|\bno (debo|tengo deudas)\b/,
  },
  {
    asks: /\b(the last urge|like this|las ultimas ganas|la ultima vez)\b/,
    needs:
      /\b(urges?|crav\w*|itch\w*|want(ed)? (to|a|one|it)|almost|tempt\w*|ganas|antoj\w*|casi|tent\w+|jala)\b/,
  },
]

/** Whether a question assumes something that was not said, or that was denied. */
const assumesUntold = (question: string, talk: string): boolean =>
  assumes.some(
    ({ asks, needs, not }) => asks.test(question) && (!needs.test(talk) || (not?.test(talk) ?? false)),
  )

/** Whether the writer already answered a question. @param talk the last messages */
const wasTold = (question: string, talk: string): boolean =>
  answers.some(({ asks, told }) => asks.test(question) && told.test(talk))

/** Whether the last messages already answer a question, or do not have what it assumes. */
export function isTold(recent: readonly string[], ask: string): boolean {
  const talk = recent.map(normalizeText).join(' . ')
  const question = normalizeText(ask)
  return wasTold(question, talk) || assumesUntold(question, talk)
}

const inTheirCharge = /\b(employee|sponsee|student|ahijad[oa]|alumno)$/
/** Whether the person may be someone at home who uses now, as advice for relatives assumes. */
export const usesAtHome = ({ theyStopped, person }: Pick<Story, 'theyStopped' | 'person'>): boolean =>
  !theyStopped && !inTheirCharge.test(person ?? '')

/** The questions about a relative assume someone at home who uses now, and the one on safety opioids. */
export function suitsPerson(
  at: SituationId,
  { id }: SituationStep,
  { who, person, theyStopped, topic }: Story,
): boolean {
  if (id === 'who') return person === undefined
  // A loss is not always that of someone in recovery.
  if (at === 'grief' && id === 'use') return who === 'self'
  if (at !== 'relative') return true
  if (id === 'safe') return topic === 'using' && !theyStopped
  return !['tried', 'yours'].includes(id) || usesAtHome({ theyStopped, person })
}
