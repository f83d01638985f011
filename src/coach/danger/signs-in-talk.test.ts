import { expect, test } from 'vitest'
import { actionsOf, playMessages } from '../testing/play-messages.server.ts'

test.each([
  "she's gonna be so disappointed in me when I tell her",
  'siento que le fallé a mi mamá',
  'no sé si irme o quedarme',
  "I'm thinking about leaving my husband, we just grew apart",
  'quiero dejar a mi novio, ya no lo quiero',
  'tomé mi medicina esta mañana y ya desayuné',
  "I took my meds like I'm supposed to this morning",
  'mi doctora me subió la dosis y me siento mejor',
  'I cut myself shaving this morning and was late',
  'I gave away my old clothes to the shelter, feels lighter',
  'hoy me despido de mi casa vieja, me mudo con mi hermana',
  "he's got a gun license and goes hunting with my uncle",
  "I'm so embarrassed I could just die",
  "I can't breathe when I think about the presentation tomorrow",
  "there's no point in going to that dumb class",
  'tomorrow is my last drink ever I swear',
  'voy a matar a mi hermano, se comió mi pastel jaja',
  'my boss is going to kill me when he sees this report',
  'my cousin died of an overdose in 2016 and I light a candle every spring',
  "I won't text him back tonight",
  'my uncle is in the garage fixing the mower',
  'they said on the news a man jumped from the bridge, I changed the channel',
  'mi cuñado está en la sala viendo el partido',
  'hoy no le contesto a mi hermana',
  'I gave my old guitar to my nephew, he starts lessons in May',
  'bye for now, thanks, my bus is here',
  'me dieron morfina por la pierna rota y ya se acabó',
  'my mom found the bottle under the sink and now she wont talk to me',
  'my dad found my pills and now he wont talk to me',
  'my wife found the vodka in the garage and now she wont speak to me',
  'mi mamá encontró la botella debajo del fregadero y ya no me habla',
  'mi hija no me trae al nieto',
])('"%s" is not classified as danger', (message) => {
  expect(playMessages(message)[0]).toMatchObject({ danger: undefined, state: { worry: null } })
})

test.each([
  "he says he'll kill me if I leave",
  'mi esposo dice que me mata si lo dejo',
  'my son posted that he wants to end it',
  'how long does it take to bleed out',
  'my meds are lined up in front of me',
  "goodbye, thank you for listening, I won't need this app anymore",
  'mándenme ayuda, me tiene encerrada',
  "I'm in the bathroom with a needle, alone, first time in six months",
  'I hear whispers telling me to cut',
  'I have the bottle of pills on the table and I keep counting them',
  'my mom found the pills and now she wont talk to me, shes just staring and her lips look gray',
  'my mom found the razors in my phone case and now she wont talk to me',
  'she left a note, the gun safe is open and she wont answer',
  'no me contesta, le abro los ojos y se le van',
])('"%s" is detected as danger', (message) => {
  expect(actionsOf(message)[0]).toMatch(/^(crisis|check_in)$/)
})

test.each([
  [['my dad died in march', 'I talk to him in the truck']],
  [["I can't tell my parents I lost the money", "they'd kill me"]],
  [['my boss texts me at midnight', 'I could kill him, not really']],
  [['I want to throw my phone in the lake']],
  [['everyone from work is going to the bar', "i told them i'd come. i haven't told anyone i quit"]],
])('a figure of speech is not answered as an emergency: %s', (messages) => {
  expect(actionsOf(...messages)).not.toContain('crisis')
})

test.each([
  ["he pulled the knife out and I'm locked in the laundry room", 'violence'],
  ["my grandma swallowed her week of pills by mistake and she's drooling", 'overdose'],
  ['my roommate shot up and his lips are gray', 'overdose'],
  ["I've got the rifle and I said sorry to my horse", 'suicide_now'],
  ['ya amarré el cable, mis hijos están con su abuela', 'suicide_now'],
  ['no ha tomado desde el jueves y ve gatos en el techo', 'withdrawal'],
  ["it's time, I'm doing it, please don't try to stop me", 'suicide_now'],
  ['no water stays down for three days off dope and I cannot stand or pee', 'withdrawal'],
  ['ya tengo todo, hoy en la noche me voy, perdón', 'suicide_now'],
  ["she told me she'd kill me and the kids if I go", 'violence'],
  ['hands shaking so bad and i keep seeing stuff move in the corner of the room', 'withdrawal'],
  ['me tiemblan las manos y hace un rato he visto bichos por la pared', 'withdrawal'],
  ['he is kicking the door and the girls are awake', 'violence'],
])('"%s" is answered as an emergency', (message, danger) => {
  expect(playMessages(message)[0]).toMatchObject({ action: 'crisis', danger })
})

test.each([
  ['last night it was an air fryer. i already own an air fryer'],
  ['theres a guy on my bus i used to buy pills off. he just nods at me every single morning'],
  ['11 months off oxys and my back went out again lifting a stupid bag of mulch'],
  ['gotta go hes home. thank you for not making it weird'],
  ['my dad is in the assisted living now'],
  ['can you just tell me im gonna be ok'],
  ['debo decirle a mi esposa o solo la voy a lastimar?'],
  ['its hard to hear calm words right now, everyone is so calm at me'],
  ['mi hijo se mudo a una residencia y la habitacion esta vacia'],
])('a plain line that only the classifier doubts is not answered as a danger: %s', (message) => {
  expect(actionsOf(message)).toEqual(['guided'])
})

test.each([
  ["I don't know if I should leave him or stay", "no, I'm fine, it's only about the relationship"],
  ["I don't know if I should leave him or stay", 'no'],
  ['ya no quiero estar aquí', 'no, hablo del trabajo, estoy bien'],
])('after "%s" a denial ends the questions about danger in one turn', (message, denial) => {
  const [, , after] = actionsOf(message, denial, 'we argue about money a lot')
  expect(after).toBe('guided')
})

test.each([
  ['how long does xanax withdrawal last', 'benzo-withdrawal'],
  ['how long does insomnia last after quitting weed', 'cannabis-withdrawal'],
])('"%s" is answered as a question and not as an emergency', (message, answered) => {
  expect(playMessages(message)[0]).toMatchObject({ action: 'guided', danger: undefined, state: { answered } })
})

test('the answer to a general question about a dangerous withdrawal has phone numbers', () => {
  expect(playMessages('how long does xanax withdrawal last')[0]?.links.length).toBeGreaterThan(0)
})

test.each(['is it safe to detox from alcohol at home', 'puedo dejar de beber de golpe'])(
  '"%s" is still a danger',
  (message) => {
    expect(actionsOf(message)).toEqual(['crisis'])
  },
)

test.each([
  ['how do I ask someone to be my sponsor', 'find-sponsor'],
  ['do I call the police on her', 'police-on-relative'],
])('"%s" is answered and not declined as a boundary', (message, answered) => {
  expect(playMessages(message)[0]).toMatchObject({ action: 'guided', state: { answered } })
})

test.each([
  "i'm in 10th grade and i vape all day",
  "I'm a sophomore in high school and I drink",
  'my 15th birthday is next week',
  'I turn 16 in May and I drink every weekend',
  'I am seventeen and I smoke weed',
  'tengo quince años y tomo con mis amigos',
  'estoy en segundo de secundaria y fumo mota',
])('"%s" says that the writer is under 18', (message) => {
  expect(playMessages(message)[0]?.minor).toBe(true)
})

test.each([
  'I was in 10th grade when I started drinking',
  'my son is in 10th grade and he vapes',
  'I am seventeen years sober',
  'my daughter turns 16 in May',
  'I turned forty last week',
])('"%s" does not say that the writer is under 18', (message) => {
  expect(playMessages(message)[0]?.minor).toBe(false)
})

test.each([
  ['my mom and I fight every night', "that's not what I was saying, I'm the one who yells"],
  ['mi hijo tiene 17 y fuma mota', '¿cómo hablo con él sin pelear?'],
  ['my ex is angry', 'he threatens to take me to court for custody'],
  ['I went to group', 'my roommate said he wanted to die when he was in detox'],
  ["I'm on day four without nicotine", 'my head is pounding, it must be the caffeine too'],
  ["I can't sleep", 'my dad’s voice in my head keeps calling me lazy'],
])('"%s" followed by "%s" is not a danger', (...messages) => {
  for (const turn of playMessages(...messages))
    expect(turn).toMatchObject({ danger: undefined, state: { risk: null } })
})

test.each([
  ['no quiero estar aquí', 'en esta casa de recuperación, todos roncan'],
  ['my kids would be better off', 'with a dad who reads to them, so I read to them'],
])('"%s" is no danger once it is explained by "%s"', (...messages) => {
  const [, explained, later] = playMessages(...messages, 'I like to read')
  expect(explained?.state.risk?.open ?? false).toBe(false)
  expect(later?.action).toBe('guided')
})

test('a message that continues a clear wish to die does not end the danger', () => {
  const [, after] = playMessages('I want to kill myself', 'because he left me')
  expect(after?.state.risk?.open).toBe(true)
})

test.each([
  ['had like eight drinks, driving home now', 'driving', /keys/],
  ['voy manejando bien pedo a mi casa', 'driving', /oríllate/],
  ['my husband drives the kids home after a six pack', 'driving', /911/],
  ['I left the baby home alone to go pick up', 'child_alone', /sober adult/],
  ['can I drink wine on top of my oxy and klonopin', 'mixing', /breath/],
  ['they put cameras in the walls and talk through the vents', 'psychosis', /doctor/],
])('"%s" is answered as %s', (message, danger, help) => {
  const [turn] = playMessages(message)
  expect(turn).toMatchObject({ danger, action: 'crisis' })
  expect(turn?.answer).toMatch(help)
})

test.each([
  'I drove drunk once, ten years ago',
  'my cousin drives me home after meetings, he never drinks',
  'I left my teenager home alone and went to a meeting',
  'I quit drinking and I take methadone',
])('"%s" describes no present danger', (message) => {
  expect(playMessages(message)[0]?.danger).toBeUndefined()
})

test.each([
  "I don't want to die, I just don't want to be alive",
  'no quiero morirme, solo ya no quiero vivir',
])('"%s" does not count as a denial', (message) => {
  expect(playMessages(message)[0]?.action).toBe('crisis')
})

test.each([
  '14f and I vape',
  "I'm not even 18",
  'freshman in hs and I take pills',
  'I was born in 2011',
  'casi tengo 17 y tomo',
  'cumplo 17 en mayo',
  'as a 16 year old I feel dumb here',
])('"%s" also says that the writer is under 18', (message) => {
  expect(playMessages(message)[0]?.minor).toBe(true)
})

test.each([
  "I'm 17 and a half months sober",
  'I was underage when I started',
  "I'm a high school teacher",
  'I was born in 1985',
  'tengo 12 cervezas en el refri',
])('"%s" is about something other than an age under 18', (message) => {
  expect(playMessages(message)[0]?.minor).toBe(false)
})
