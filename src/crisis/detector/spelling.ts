// Maps lookalike characters, emoji, abbreviations and misspellings to words.

export const emoji: Record<string, string> = {
  '🔪': 'knife',
  '🗡': 'knife',
  '🔫': 'gun',
  '💊': 'pills',
  '💉': 'needle',
  '🩸': 'blood',
  '⚰': 'coffin',
  '🪦': 'grave',
  '👋': 'bye',
  '😂': 'haha',
  '🤣': 'haha',
  '😹': 'haha',
  '🍺': 'beer',
  '🍻': 'beer',
  '🍷': 'wine',
  '🥃': 'whiskey',
  '🔌': 'plug',
  '❄': 'snow',
  '🍃': 'weed',
  '🌿': 'weed',
  '🪢': 'rope',
  '🪒': 'razor',
  '🌉': 'bridge',
}

export const lookalike: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  ԁ: 'd',
  ɡ: 'g',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  τ: 't',
  υ: 'u',
}

export const leet: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

// Short forms and frequent misspellings that the search for the nearest word would miss or correct wrongly.
// A Map, because an object also has the word "constructor".
export const short: ReadonlyMap<string, string> = new Map(
  `im|i am;ive|i have;iam|i am;dont|do not;doesnt|does not;didnt|did not;cant|can not;cannot|can not;wont|will not;isnt|is not
arent|are not;aint|am not;wasnt|was not;werent|were not;havent|have not;hasnt|has not;hadnt|had not;wouldnt|would not
couldnt|could not;shouldnt|should not;wanna|want to;gonna|going to;gunna|going to;gotta|have to;tryna|trying to;ima|i am going to
imma|i am going to;finna|going to;lemme|let me;gimme|give me;outta|out of;kinda|kind of;youre|you are;ur|your;u|you;r|are
theyre|they are;theyd|they would;hes|he is;shes|she is;thats|that is;whats|what is;theres|there is;whos|who is;wheres|where is
everyones|everyone is;nobodys|nobody is;bc|because;cuz|because;cos|because;coz|because;rn|right now;tmrw|tomorrow;tmr|tomorrow;tmw|tomorrow
2morrow|tomorrow;2nite|tonight;2night|tonight;tonite|tonight;b4|before;w|with;wo|without;pls|please;plz|please;ppl|people
kms|kill myself;kys|kill yourself;ctb|suicide;sewerslide|suicide;sooicide|suicide;unalive|kill;unaliving|killing;unalived|killed
sui|suicide;od|overdose;oding|overdosing;ods|overdose;oded|overdosed;kil|kill;kll|kill;klil|kill;kiling|killing;kilin|killing
killin|killing;dieing|dying;diying|dying;dyin|dying;wnat|want;wan|want;wanto|want to;wnt|want;waant|want;thot|thought;noone|no one;nvr|never
anymor|anymore;nomore|no more;livin|living;cuttin|cutting;drinkin|drinking;usin|using;goin|going;thinkin|thinking;breathin|breathing
shakin|shaking;seein|seeing;nothin|nothing;somethin|something;hurtin|hurting;sh|selfharm;hmu|hit me up;wtb|want to buy;wts|selling;iso|looking for
dms|dm;pm|dm;md|dm;inbox|dm;perc|percs;meds|meds;alot|a lot;everbody|everybody;evryone|everyone;bf|boyfriend;gf|girlfriend;hubby|husband
q|que;k|que;ke|que;xq|porque;pq|porque;xk|porque;tmb|tambien;kiero|quiero;kien|quien;toy|estoy;stoy|estoy;m|me;x|por;d|de;ya_no|ya no
bro|bro;pa|para;pal|para el;ta|esta;nmms|no mames;voi|voy;boy|boy;aser|hacer;ai|hay;asta|hasta;ojla|ojala;vivr|vivir;mori|morir;kitarme|quitarme
wdym|what;ngl|honestly;fr|really;af|very;sm|so much;tysm|thank you;ty|thanks;ily|i love you;jk|kidding;jkjk|kidding;lol|haha;lmao|haha;lmfao|haha
rofl|haha;jaja|haha;jajaja|haha;jajajaja|haha;jeje|haha;hahaha|haha;hahahaha|haha;xd|haha;self-harm|selfharm`
    .split(/[;\n]/)
    .map((pair) => pair.split('|') as [string, string]),
)

// Words that are corrected to: a word that differs by one letter (two in long words) is replaced by the word meant.
export const meant = new Set(
  `suicide suicidal suicided overdose overdosed overdosing myself himself herself themselves withdrawal withdrawals hallucinate hallucinating
hallucinations seizure seizures unconscious unresponsive breathing goodbye anymore without relapse relapsed relapsing alcohol alcoholic heroin
fentanyl oxycodone percocet methadone suboxone klonopin clonazepam alprazolam tonight tomorrow existing disappear threatened threatening
strangled strangling boyfriend girlfriend husband abusive shaking killing bridge telegram whatsapp snapchat instagram hopeless worthless
everybody everyone nobody burden sobriety convulsing tremors sweating naloxone xanax vodka swallowed cocaine adderall breathe
suicidio suicidarme suicidarse suicidas sobredosis pastillas matarme matarse morirme convulsiones temblando alucinaciones alucinando recaida recaer
consumir quitarme cortarme cortarse hacerme lastimarme despertar desaparecer golpea golpeado ahorcarme ahorcado amenazo amenaza violencia inconsciente
respira despierta abstinencia temblores cocaina heroina fentanilo marihuana drogarme cansado cansada familia estarian quisiera ojala`.split(
    /\s+/,
  ),
)
export const notMeant = new Set(
  `bride existing breathe breathed breather burdens bridges fridge exiting relapses killings sharing shaving making shading staking slaking hosting
consume consumer consumo consumió matarle matarte cortarte hacerle hacerte hacerse moviendo respirar respiro respire despertó despierto despierte amenazas recaídas golpear golpes
cansado cansados quisieran quisiste familias family familiar alcoholics everyday vocal anyone tonights threaten swallow swallows themself
methadones sweating sweeting beating seating strangle stranger strangers bothering within suicides husbands boyfriends burned bordan border breaths
worthiness suite circle reside relay telegrams instagrams recaido golpeo golpe ojal cortarlo hacerlo hacerla despertarme recobrar recaudar consumido consumía
breading bleaching reaching teaching treating healthing shaken shakings killing milling filling`.split(/\s+/),
)
