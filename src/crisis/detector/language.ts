// Tells English, Spanish and other languages apart by their small words.
import { normalizeText } from '../../platform/normalize-text.ts'

const spanish =
  /\b(el|la|los|las|a|ya|una?|que|de|y|en|es|por|para|con|mi|mis|me|no|si|yo|tu|estoy|tengo|quiero|muy|pero|como|hoy|ayer|siento|puedo|todo|nada|hola|gracias|esta|soy|fue|cuando|porque|anoche|necesito|ayudame|noche|dormir|beber|tomar|hace|desde|eres|hay|mas|donde|quien|otra|vez|le|lo|se|su|ni|sin|antes|tome|solo|voy|va|fui|bien|mal|nadie|siempre|nunca|casa|otra)\b/g
const english =
  /\b(the|a|an|and|of|to|is|it|i|i'm|my|me|you|not|don't|can't|was|have|has|but|with|for|this|that|what|how|so|feel|want|need|today|am|are|in|on|yes|hello|hi|thanks|just|been|all|at|because|when|after|from|they|he|she|do|did)\b/g
const elsewhere =
  /\b(je|suis|j'ai|veux|vous|nous|avec|pas|tres|bonjour|boire|ich|nicht|und|bin|habe|mich|ein|eine|trinken|heute|sono|voglio|bere|sto|questo|molto|eu|nao|estou|voce|quero|hoje|meu|uma|wil|niet|ben|het|een|jestem|nie|chce|mam|merci|danke|grazie|obrigad[oa])\b/g

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** The language of a message; undefined where it is too short to tell. */
export function languageOf(message: string): 'en' | 'es' | 'other' | undefined {
  const said = normalizeText(message)
  const letters = message.match(/\p{L}/gu) ?? []
  const latin = message.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length >= 4 && latin.length < letters.length / 2) return 'other'
  const es = count(spanish, said) + (/[ñ¿¡]/.test(message) ? 2 : 0)
  const en = count(english, said)
  const other = count(elsewhere, said)
  if (other >= 2 && other > es && other > en) return 'other'
  if (es >= 2 && es > en) return 'es'
  if (en >= 2 && en > es) return 'en'
  if (
    es === 1 &&
    en === 0 &&
    /[ñ¿¡áéíóú]|\b(hola|gracias|adios|ayuda|estoy|quiero|tengo|recai|ansiedad|siento|anoche|necesito|ayudame|bien|mal|fatal|nadie|nunca|siempre|olvidalo|claro|ayer|no se)\b/.test(
      message.toLowerCase(),
    )
  )
    return 'es'
  return undefined
}
