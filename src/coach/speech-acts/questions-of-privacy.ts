// Questions of who gets to know what the member writes: "does this go to my PO", "le vas a contar algo de esto a mi mamá".
import type { RuleReply } from '../listening/rule-replies.ts'

const officials =
  "(po|p\\.o\\.|probation|parole|officer|judge|courts?|cops?|police|lawyer|boss|work|job|employer|hr|school|college|coach|insurance|cps|case ?worker|oficial|juez|jueza|corte|policia|abogad[oa]|jef[ea]|trabajo|empresa|escuela|seguro)('?s)?"
const relatives =
  '(wife|husband|mom|mum|mother|dad|father|parents|kids?|son|daughter|girlfriend|boyfriend|partner|family|doctor|doc|clinic|therapist|counselor|sponsor|ex|sister|brother|grandma|roommate|friends?|her|him|them|she|he|they|anyone|anybody|someone|somebody|people|everyone|ella|el|ellos|alguien|nadie|vieja|viejo|viejos|mujer|marido|espos[oa]|mama|papa|padres|madre|padre|herman[oa]|hij[oa]s?|novi[oa]|pareja|familia|doctora?|medic[oa]|clinica|terapeuta|padrino|madrina)'

const written =
  '(this|that|it|any of (this|it)|all (of )?(this|it)|what (i|we) (say|said|write|wrote|type|typed|tell|told)( you)?( here)?|anything i (say|write|type|tell you)|everything|anything|something|stuff|things|my (messages?|chats?|words|talks?)|our (chats?|talks?))'
const escrito =
  '(esto( que (yo )?(te )?(cuento|digo|escribo))?|eso|algo|nada|todo( esto)?|algo de esto|de esto|lo que (yo )?(te )?(digo|escribo|cuento|diga|escriba|cuente|dije|escribi|conte)( aqui)?|mis mensajes|esta charla|este chat)'

/** Whether one of these people gets to know what is written here. */
const whetherTheyLearn = (people: string) =>
  new RegExp(
    [
      String.raw`\b(do|will|can|could|are|r|gonna|won'?t|don'?t) (you|u) (\w+ ){0,2}?(tell|telling|report|reporting|show|showing|send|sending) (?!me\b|us\b)(my |the )?(\w+ )?${people} (about |of )?(${written}|on me|about me)\b`,
      String.raw`\b(do|will|can|could|are|r|gonna) (you|u) (\w+ ){0,2}?(report|reporting|share|sharing|show|showing|send|sending|pass|passing|give|giving|repeat|repeating) ${written}( \w+){0,2} (to|with) (my |the )?(\w+ )?${people}\b`,
      String.raw`\b(does|do|will|can|could|would|is|did) ${written} (\w+ ){0,2}?(go|going|get|gets|sent|passed|shared|reported|show|back) (\w+ ){0,2}?(to|with|by) (my |the )?(\w+ )?${people}\b`,
      String.raw`^(\w+ ){0,3}?(can|could|will|does|do) (my |the )?(\w+ )?${people} (\w+ )?(see|read|find out about|access|look at) ${written}(?! (as|like|coming))\b`,
      String.raw`^(?!(\w+ )?(que|como|cuando|cuanto|donde|por que) )(?=.*\?).*\b(le|les|se lo) (vas a |podes |puedes |van a )?(cuentas|contas|contar|reportas|reportar|dices|decis|decir|pasas|pasar|mandas|mandar|avisas|avisar|ensenas|ensenar|muestras|mostrar)\b(?=.*\b${people}\b).*\b${escrito}`,
      String.raw`^(?=.*\?).*\b${escrito} (se )?(lo |le |les )?(llega|llegan|va|van|manda|mandan|pasan|comparten?|ve|ven|lee|leen) (\w+ ){0,3}?${people}\b`,
      String.raw`^(?=.*\?).*\b${people} (puede|pueden|podria|podrian|va a|van a|lo va a|lo puede) (ver|leer|saber|enterarse de) ${escrito}`,
    ].join('|'),
  )

// "Do you think...", "would you tell your boss" ask for an opinion.
const asksOpinion = /\b(would you|do you think|should i|what (do|should)|crees que|deberia|conviene)\b/

export const questionsOfPrivacy: readonly RuleReply[] = [
  {
    id: 'officials-learn',
    cue: whetherTheyLearn(officials),
    not: asksOpinion,
    answers: ['court-or-boss-see', 'who-reads-this'],
  },
  {
    id: 'relatives-learn',
    cue: whetherTheyLearn(relatives),
    not: asksOpinion,
    answers: ['who-reads-this', 'court-or-boss-see'],
  },
  {
    id: 'coach-keeps',
    cue: /\b(do|will|would|can) (you|u) (\w+ )?(save|keep|store|remember) (this|that|any of this|all (of )?this|everything|what i (say|write|type)|me( tomorrow| next time)?)\b(?! (from|in|busy|safe|going|company|sober|accountable|honest))|^(?=.*\?).*\b((guardas?|guardan|almacenas?) (esto|eso|todo|lo que (te )?(digo|escribo|cuento))|te (acordas|acuerdas|vas a acordar) de (mi|esto)|me (vas a )?(recuerdas|recordar) (manana|despues|la proxima))\b/,
    not: asksOpinion,
    answers: ['is-it-saved', 'who-reads-this'],
  },
  {
    id: 'coach-reports',
    cue: /\b(do|will|can|could|are|r|gonna|won'?t) (you|u) (\w+ ){0,2}?((report(ing)?|turn(ing)?|rat(ting)?) me( (out|in))?|(tell(ing)?|snitch(ing)?|rat(ting)?) on me)\b|^(?=.*\?).*\bme (vas a |puedes |van a )?(reportas|reportar|delatas|delatar|denuncias|denunciar|acusas|acusar)\b/,
    not: asksOpinion,
    answers: ['who-reads-this', 'court-or-boss-see'],
  },
]
