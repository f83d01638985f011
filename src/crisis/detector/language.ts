// Detects English, Spanish and other languages by their function words.
import { normalizeText } from '../../platform/normalize-text.ts'

const spanish =
  /\b(el|la|los|las|a|ya|una?|que|de|y|en|es|por|para|con|mi|mis|me|no|si|yo|tu|estoy|tengo|quiero|muy|pero|como|hoy|ayer|siento|puedo|todo|nada|hola|gracias|esta|soy|fue|cuando|porque|anoche|necesito|ayudame|noche|dormir|beber|tomar|hace|desde|eres|hay|mas|donde|quien|otra|vez|le|lo|se|su|ni|sin|antes|tome|solo|voy|va|fui|bien|mal|nadie|siempre|nunca|casa|otra|llevo|dias|mes(?:es)?|semanas?|limpi[oa]|sobri[oa]|hij[oa]s?|espos[oa]|perdi|volvi|deje|bebo|miedo|ganas|amig[oa]s?|tambien|eso|esto|ella|ahora|mucho|tuve|recetaron|extrano|quisiera|manana)\b/g
const english =
  /\b(the|a|an|and|of|to|is|it|i|i'm|my|me|you|not|don't|can't|was|have|has|but|with|for|this|that|what|how|so|feel|want|need|today|am|are|in|on|yes|hello|hi|thanks|just|been|all|at|because|when|after|from|they|he|she|do|did)\b/g
// Function words of other languages that are neither English nor Spanish words.
const elsewhere = new RegExp(
  `\\b(?:${[
    // French
    "je suis j'ai j'y veux vous nous avec pas bonjour bonsoir salut merci boire aujourd'hui c'est qu'il n'ai n'est une dans mais depuis jours cette être etre etait deux et pour encore toujours beaucoup envie",
    // German
    'ich nicht und mich mir dich sich ein eine einen einem trinken heute guten morgen gestern habe haben wir ihr das ist mit auf noch aber auch sehr schon danke seit nach bei immer wieder mehr wie geht kann wenn weil zusammen alkohol',
    // Italian
    'sono voglio bere sto questo questa molto ciao grazie oggi ieri ho anche perche giorni giorno tutti della delle nel alla piu sempre buongiorno buonasera il gli che',
    // Portuguese
    'eu nao estou voce voces quero hoje meu minha uma muito tambem obrigad[oa] ola isso tenho sou preciso pra ontem ainda boa bom faz tudo bem sobrio',
    // Dutch
    'ik wil niet het een heb mijn goed dank maar voor dagen vandaag drinken hallo allemaal geen weer naar nog ook',
    // Polish
    'jestem nie chce mam sie dzien dobry dzisiaj jak ale juz bardzo dziekuje pije od jest jutro wszystkim czesc dni',
    // Czech and Slovak
    'jsem dnes dobry ahoj dekuji piju vsichni som dakujem',
    // Turkish
    'bir bugun cok merhaba tesekkurler icin degil nasil iyi yok istiyorum ama herkese kadar',
    // Vietnamese
    'toi khong muon hom nay xin ngay nguoi duoc roi rat uong ruou cua',
    // Indonesian and Malay
    'saya aku tidak ingin ini terima kasih selamat yang untuk sudah belum bisa saja semua minum dengan',
    // Tagalog
    'ako ko ang mga ng hindi salamat ngayon araw po kasi gusto kumusta lahat naman lang',
    // Scandinavian
    'jag jeg ikke inte och hej idag det att til ar tack takk ol dricka drikke',
    // Romanian
    'sunt vreau astazi ziua multumesc zile pentru foarte',
    // Hungarian, Finnish
    'szia vagyok nem koszonom nap hogy olen juo tanaan kiitos paiva',
    // Haitian Creole, Swahili
    'mwen jodi mesi nou bonjou nataka asante habari sana siku',
  ]
    .join(' ')
    .split(' ')
    .join('|')})\\b`,
  'g',
)
const lettersElsewhere = /[ãõßåøæœłąęśźżćńčšžřěůğışțăâđơưőű]/giu

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

const spanishSigns = /[ñ¿¡]/
/** Spanish even in a message of one or two words. */
const clearlySpanish =
  /[ñ¿¡áéíóú]|\b(hola|gracias|adios|ayuda|estoy|quiero|tengo|recai|ansiedad|siento|anoche|necesito|ayudame|bien|mal|fatal|nadie|nunca|siempre|olvidalo|claro|ayer|no se)\b/

/** The language of a message; undefined if it is too short. */
export function languageOf(message: string): 'en' | 'es' | 'other' | undefined {
  if (isMostlyNonLatin(message)) return 'other'
  const normalized = normalizeText(message)
  const spanishScore = count(spanish, normalized) + (spanishSigns.test(message) ? 2 : 0)
  const englishScore = count(english, normalized)
  const otherScore = new Set(normalized.match(elsewhere)).size + Math.min(2, count(lettersElsewhere, message))
  if (otherScore >= 2 && otherScore > spanishScore && otherScore > englishScore) return 'other'
  if (spanishScore >= 2 && spanishScore > englishScore) return 'es'
  if (englishScore >= 2 && englishScore > spanishScore) return 'en'
  const hasOneSpanishWord = spanishScore === 1 && englishScore === 0
  return hasOneSpanishWord && clearlySpanish.test(message.toLowerCase()) ? 'es' : undefined
}

function isMostlyNonLatin(message: string): boolean {
  const letters = count(/\p{L}/gu, message)
  return letters >= 2 && count(/\p{Script=Latin}/gu, message) < letters / 2
}
