// Questions of relatives, and about what to say to someone, with their prepared answers.
import type { RuleReply } from '../listening/rule-replies.ts'

const partner = String.raw`(wife|husband|partner|girlfriend|boyfriend|gf|bf|spouse|espos[oa]|marido|mujer|senora|novi[oa]|pareja)`
const children = String.raw`(kids?|child(ren)?|daughters?|sons?|little (ones?|girl|boy)|toddlers?|nin[oa]s?|hij[oa]s?|chiquit[oa]s?|chic[oa]s|peque(s|nos|nas)?|mij[oa]s?)`
const asksWords = String.raw`((what|how) (do|can|should|would|could) i (even |ever |possibly )?(say|tell|explain|talk|put)|(que|q|como) (les?|se lo|se los) (digo|explico|hablo|cuento|contesto)|como (hablarl|decirl|explicarl|contarl)es?|what to (say|tell))`

export const askedOfPeople: readonly RuleReply[] = [
  {
    id: 'asked.feeding',
    asks: true,
    about:
      /\b(meth|cristal|drugs?|drog\w+|us(es|ing)|high|heroin|fent\w*|crack|pills|drink\w*|drunk|tom(a|ando)|consum\w+|piedra|rob[oae]\w*|stole)\b/,
    cue: /^(?=.*\b(feed(ing)?|cook(ing)? for|food|eat|sleep (here|there|at)|stay (here|at|with)|a roof|dar(le|les)? (de comer|comida|cama|techo|posada)|de comer|cocinar(le)?|dejar(lo|la|los) (dormir|quedarse|entrar|vivir))\b)(?=.*\b(him|her|them|(he|she) (can|stay|sleep)|son|daughter|brother|sister|dar(le|les)|dejar(lo|la|los)|cocinarle|hij[oa]|herman[oa]|le)\b).*\b(wrong|right|bad|enabl\w+|ok(ay)?|should i|do i|can i|am i|hago (mal|bien)|esta (bien|mal)|debo|deberia|puedo|sigo)\b/,
    not: /\b(baby|breast\w*|bebe|pecho|amamant\w+|dog|cat|perro|gato|binge\w*)\b/,
    answers: ['feeding-someone-who-uses', 'enabling'],
  },
  {
    id: 'asked.purse',
    about:
      /\b(rehab|treatment|detox|jail|(coming|comes|come|gets|is|being) (back )?home|anexo|centro|carcel|rehabilitacion|(vuelve|regresa|sale|llega)( \w+){0,3} (casa|centro|anexo))\b/,
    cue: /^(?=.*\b(purse|wallet|handbag|jewel\w*|valuables|bolso|bolsa|cartera|joyas)\b).*\b(lock\w*|hide|hiding|put( \w+)? away|do about|insult|should i|asking about|guard\w+|escond\w+|insulto)\b/,
    not: /\b(i('ll| will|'ve decided)|decided|already|never ?mind|voy a|ya la|stole my purse|lost my)\b/,
    answers: ['purse-before-homecoming'],
  },
  {
    id: 'asked.first-hug',
    asks: true,
    cue: /\b(hug|abrazo|abrazarl[oa])\b.*\b(first|or|wait|primero|o (espero|dejo))\b|\b(do|should|can) i (just )?hug (him|her|them)\b|\b(lo|la) abrazo\b.*\?/,
    answers: ['first-hug'],
  },
  {
    id: 'asked.narcan-more-use',
    asks: true,
    about: /\b(narcan|nalox\w+)\b/,
    cue: /\b(use more|more use|us(e|es|ing) more|encourag\w+|go ahead|permission|enabl\w+|tell (him|her|them) (i|that|about|where)|consum\w+ mas|mas consumo|permiso|le digo (que|q|donde)|anim\w+ a)\b/,
    answers: ['narcan-more-use'],
  },
  {
    id: 'asked.kids-relative-was-away',
    about:
      /\b(rehab|treatment center|detox|jail|prison|anexo|anexad[oa]|centro|internad[oa]|carcel|rehabilitacion)\b/,
    cue: new RegExp(
      String.raw`^(?=.*\b(aunt|auntie|uncle|cousin|grand\w+|where (he|she|they) (was|were|is|are)|tia|tio|prim[oa]|abuel[oa]|donde (estuvo|esta|estaba))\b)(?=.*(\b${children}\b|\bdecirles\b|\bles digo\b|\bthem\b)).*(${asksWords}|no se (como|que) decirles|i don'?t know (what|how) to tell)`,
    ),
    answers: ['kids-relative-was-away'],
  },
  {
    id: 'asked.kids-living-with-it',
    about: new RegExp(
      String.raw`\b(${partner}|dad|daddy|father|mom|mommy|mother|papa|mama|padre|madre)\b.{0,40}\b(drink\w*|drunk|drank|us(es|ing)|high|tom(a|ado|ando|e)|bebe|borrach\w+|bol[oa]|pistea|consume)\b`,
    ),
    cue: new RegExp(
      String.raw`^(?=.*\b${children}\b).*(${asksWords}|\bidea\b.{0,20}\bhablarle)|^(?=.*\b(dad|father|papa|mama|mom)\b)(?=.*\b${children}\b).*(ask(s|ed)? why|pregunta\w* por que)`,
    ),
    not: /\b(rehab|anexo|centro|jail|carcel|my drinking|i (drink|drank|quit|relapsed)|mi recuperacion|yo (tomo|bebo|tomaba))\b/,
    answers: ['kids-living-with-it'],
  },
  {
    id: 'asked.does-he-have-a-problem',
    asks: true,
    who: 'other',
    cue: /\b(is|si|if|es|sera) (that |eso |this |being |ser )*(he |she |my \w+ |el |ella |mi \w+ )?(es |is |really )*(an? |ser |un |una )*(alcoholic\w*|alcoholism|alcoholic[oa]|alcoholism[oe])\b|\beso es ser (un )?alcoholic[oa]\b|\b(does|has) (he|she|my \w+) (really |even )?(have|got) a (drinking )?problem\b|\b(tiene|sera que tiene|tendra) (el |ella )?un problema\b|\b(el|ella|\w+) es alcoholic[oa] o no\b/,
    not: /\b(am i|soy|i'?m an?|my kids?)\b/,
    notTopics: ['gambling', 'gaming', 'love', 'food', 'nicotine', 'using'],
    answers: ['does-he-have-a-problem', 'functional-drinker'],
  },
  {
    id: 'asked.says-he-is-none',
    asks: true,
    cue: new RegExp(
      String.raw`\b(my|mi) ${partner}\b.*\b(says|dice)\b.{0,20}\b(not|isn'?t|no es)\b.{0,6}\b(an )?alcoholic\w*\b.*\b((is|es) (he|she|that|eso) (right|true|verdad|cierto)|tiene razon|right\?)`,
    ),
    answers: ['does-he-have-a-problem', 'functional-drinker'],
  },
  {
    id: 'asked.money-to-user',
    asks: true,
    about:
      /\b(brother|sister|son|daughter|dad|father|mom|mother|cousin|uncle|nephew|friend|herman[oa]|hij[oa]|papa|mama|prim[oa]|ti[oa]|sobrin[oa]|amig[oa])\b/,
    cue: /^(?=.*\b((ask(s|ing)?|beg\w*|call\w*|text\w*) (me )?(always )?(for )?(\w+ )?(money|cash)|wants? (\w+ )?(money|cash)|send(ing)? (him |her |them )?money|commissary|pide (dinero|plata|lana|feria)|me pide prestado|mando dinero)\b).*\b(how (to|do|can|should|i)|what (do|should)|should i|say no|que (le )?(digo|hago)|como le|le (doy|mando)|decirle que no)\b/,
    not: /\b(i (asked|ask) (him|her|them) for|my bail|rehab cost|treatment)\b/,
    answers: ['money-to-user'],
  },
  {
    id: 'asked.pay-directly',
    asks: true,
    about: /\b(money|dinero|plata)\b/,
    cue: /\b(pay|pago|pagar(le)?)\b.{0,40}\b(straight|direct\w*|myself|yo mism[oa]|directo)\b/,
    en: {
      step: 'Yes, that’s a good way: the money goes where it’s needed, and no one can drink it. You can tell them once, kindly: “From now on I pay the bill itself.”',
    },
    es: {
      step: 'Sí, es buena forma: el dinero llega adonde hace falta y nadie se lo puede beber. Puedes decirlo una vez, con cariño: «Desde ahora pago yo directamente la cuenta».',
    },
  },
  {
    id: 'asked.letter-or-face',
    asks: true,
    about: /\b(sorry|apolog\w+|stole|forgiv\w+|amends|perdon\w*|robe|disculp\w+|le hice)\b/,
    cue: /\b(letter|text|write|in writing|carta|mensaje|por escrito|escribo)\b.{0,25}\b(or|o)\b.{0,25}\b(face|in person|say it|tell (her|him)|call|cara|en persona|de frente|digo|hablo)\b|\b(face|in person|cara|en persona|de frente|hablo|digo)\b.{0,20}\b(or|o)\b.{0,20}\b(letter|text|writ\w+|carta|mensaje|escrib\w+)\b/,
    answers: ['letter-or-face'],
  },
  {
    id: 'asked.how-to-apologize',
    cue: /\bcomo (le |les )?(pido|pedirle|puedo pedir(le)?) (perdon|disculpas)\b|\bhow (do|can|should) i (even )?(say (i'?m )?sorry|apologi[sz]e)\b|\bwhat do i (even )?say,? sorry\b/,
    answers: ['how-to-apologize'],
  },
  {
    id: 'asked.hard-news-timing',
    about:
      /\b(surgery|operation|procedure|stent|bypass|scan|chemo|biopsy|cirugia|operacion|procedimiento|cateterismo)\b/,
    cue: /\b(whether to tell|when to tell|(wrong|okay|ok|bad) (of me )?(to|if i) wait|should i (tell|wait)|do i (tell|wait)|si decirle|cuando decirle|esta mal (si )?(espero|esperar)|le digo (ya|hoy|antes|ahora|esta noche)|(me )?espero (a|hasta))\b/,
    not: /\b(surgeon|anesthes\w+|i'?m in recovery|cirujan[oa]|estoy en recuperacion|my surgery|mi operacion)\b/,
    answers: ['hard-news-timing'],
  },
  {
    id: 'asked.tell-the-pourer',
    asks: true,
    cue: /^(?=.*\b(pour\w*|shots?|hand(s|ing)? me|drink ready|buy(s|ing)? (me )?(a |the )?(rounds?|drinks?)|sirv\w+|trago|caballito|invit\w+ (la|una) (ronda|copa|chela))\b).*\b(what (do|should|can) i (tell|say)|how do i tell|(que|como) le (digo|aviso))\b/,
    not: /\b(customer|my job|bartend\w*|poured (it|one|myself))\b/,
    answers: ['tell-the-pourer', 'refuse-offer'],
  },
  {
    id: 'asked.couple-one-quits',
    asks: true,
    about: new RegExp(
      String.raw`\b${partner}('s)? (has |just |ya )?(been )?(quit|stopped|sober|off the|dejo|lo dejo|esta sobri[oa]|ya no (toma|bebe))`,
    ),
    cue: /\b(couples?|marriages?|us|we|pareja|matrimonio|nos|nosotros)\b.{0,30}\b(split|break up|divorce|weird|distant|grow apart|separ\w+|romp\w+|alej\w+)\b|\bwhat('?s| is|s| does| will)? (that|this|it) (gonna |going to )?do\b|\bwhat happens (to|with) us\b|\bque (nos )?(va a )?pasa(r)?( con nosotros)?\W*$/,
    answers: ['couple-one-quits', 'drink-around-sober'],
  },
  {
    id: 'asked.talk-to-user',
    asks: true,
    who: 'other',
    cue: /\bhow (do|can|should|would|could) i (even |ever )?(talk|bring (it|this) up|speak|approach|say (it|this|something))\b.{0,25}\b(him|her|them|my \w+)\b|\bcomo (le|lo|la|les) (hablo|platico|saco|planteo|toco)\b|\bcomo (le )?hablo (de|con)\b/,
    not: /\b(kids?|children|ninos?|hijos|money|dinero|plata|surgery)\b/,
    answers: ['talk-to-user', 'good-time-to-talk'],
  },
  {
    id: 'asked.tell-partner-gambling',
    asks: true,
    who: 'self',
    about:
      /\b(bet|bets|betting|gambl\w*|casino|parlays?|slots|apost\w*|apuest\w*|tragamonedas|tragaperras)\b/,
    cue: new RegExp(
      String.raw`\b${partner}\b.{0,30}\b(digo|decir\w*|cuento|que hago|tell|say)\b|\b(tell|telling|digo|cuento|decirle)\b.{0,20}\b${partner}\b`,
    ),
    not: /\b(he|she|el|ella) (bets|gambles|apuesta|juega)\b|\b(dice|says|said|told)\b/,
    answers: ['tell-wife-lost-money'],
  },
  {
    id: 'asked.photo-to-rehab',
    asks: true,
    about: /\b(rehab|treatment|detox|anexo|centro|internad[oa]|rehabilitacion)\b/,
    cue: /\b(send|mail|bring|mand\w+|llev\w+|envi\w+)\b.{0,20}\b(pictures?|photos?|pics?|drawings?|fotos?|dibujos?)\b/,
    answers: ['send-to-rehab'],
  },
  {
    id: 'asked.gift',
    about:
      /\b(sober|clean|recovery|days|months|chip|meetings?|sobri[oa]|limpi[oa]|recuperacion|dias|ficha)\b/,
    cue: /\b(gift|present|regalo)s? (idea|for|for my|para)\b|\b(idea|que) (de |para )?(regalo|regalarle|le regalo)\b|\bwhat (do|does|should|can) (u|you|i|people|one) (even )?(get|buy|give) (someone|somebody|her|him|a friend)\b/,
    not: /\b(gift cards?|at present|bought|gave me|got me|me regalo)\b/,
    answers: ['gift-for-sober'],
  },
  {
    id: 'asked.ride-from-jail',
    asks: true,
    about: /\b(jail|prison|county|locked up|carcel|penal|preso|presa)\b/,
    cue: /\bpick (him|her|them) up\b|\b(give|giving) (him|her|them) a ride\b|\b(lo|la) (recojo|busco|voy a buscar)\b/,
    not: /\b(pick up (the )?phone|my kids)\b/,
    en: {
      step: 'You can, and you can decide before that day where the car goes: treatment, a relative’s home, or your couch, and nowhere else. Say it on the phone first. After jail the body takes far less, so an old amount can kill: have naloxone with you, and try that the first days aren’t spent alone.',
    },
    es: {
      step: 'Puedes, y puedes decidir antes de ese día adónde va el carro: tratamiento, la casa de un familiar o tu sofá, y a ningún otro lado. Dilo antes por teléfono. Después de la cárcel el cuerpo aguanta mucho menos, y lo de antes puede matar: lleva naloxona, y que los primeros días no esté solo.',
    },
  },
  {
    id: 'asked.tell-roommate',
    asks: true,
    about:
      /\b(roommates?|room ?mate|housemates?|fridge|companer[oa] de (casa|cuarto|piso)|compa de piso|refri|nevera)\b/,
    cue: /\b(should|do|must) i tell (her|him|them)\b|\b(le|se lo) (deberia|debo|debería) (de )?(decir|contar)\b|\bdeberia (decirle|decirselo|contarle)\b/,
    not: /\b(wife|husband|boss|espos[oa]|marido|jef[ea])\b/,
    en: {
      step: 'It usually helps, and one line is enough: “I’m not drinking these days. Could you put yours where I don’t see it?” You don’t owe the story behind it. Most people are glad to be asked for something that easy.',
    },
    es: {
      step: 'Suele ayudar, y basta una frase: «Estoy sin tomar. ¿Podrías guardar lo tuyo donde yo no lo vea?». No le debes la historia. A casi todos les da gusto que les pidas algo tan fácil.',
    },
  },
  {
    id: 'asked.test-employee',
    about:
      /\b(i('?m| am) (his|her|their|the) (boss|manager|supervisor)|i (run|manage|supervise)|my employee|works for me|soy (su|el|la) (jef[ea]|encargad[oa]|patron\w*)|mi (empleado|trabajador))\b/,
    cue: /\b(make (him|her|them) (blow|test)|breathalyzer|blow before|sued|hacerle (una )?prueba|demand\w+)\b/,
    en: {
      step: 'A test only where written policy and state law allow it, so call HR before you do. Without a test you can still take someone off the machine and say what you smelled. Saying what you saw, with the time and a second witness, is what protects you; an employment lawyer can tell you more.',
    },
    es: {
      step: 'Una prueba, solo si la política escrita y la ley lo permiten: llama antes a Recursos Humanos. Sin prueba también puedes bajar a alguien de la máquina y decir qué oliste. Decir lo que viste, con hora y otro testigo, es lo que te protege; un abogado laboral te dice más.',
    },
  },
  {
    id: 'asked.employee-drinks',
    about:
      /\b(i('?m| am) (his|her|their|the) (boss|manager|supervisor)|i (run|manage|supervise)|my employee|works for me|soy (su|el|la) (jef[ea]|encargad[oa]|patron\w*)|mi (empleado|trabajador))\b/,
    cue: /\b(smell\w*|breath(alyzer| test)?|blow|drunk|sued|test (him|her)|forklift|machine\w*|huele|olia|aliento|demand\w+|montacargas|prueba)\b/,
    not: /\b(not my employee)\b/,
    answers: ['employee-smells-of-alcohol'],
  },
]
