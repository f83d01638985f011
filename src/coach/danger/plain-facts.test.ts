import { expect, test } from 'vitest'
import { actionsOf } from '../testing/play-messages.server.ts'

test.each([
  [["i'm 6 days off kratom and my legs feel electric"]],
  [['my sponsor wants me to call', "i'm not being difficult, i just freeze up"]],
  [['got a dui two weeks ago', "i haven't had a drink since"]],
  [['my roommate keeps leaving his adderall on the counter']],
  [['my dad missed my graduation', "i don't even cry anymore about it"]],
  [["i'm so tired of being the one who decides"]],
  [['estoy cansada de ser la que resuelve todo']],
  [["mom's already asking why i won't have a glass"]],
  [['everyone keeps asking why i dont drink']],
  [["I'm sitting in my car outside the liquor store", 'ive been here like 20 minutes']],
  [['parked across from the casino', "i've been sitting here an hour"]],
  [['judge ordered me to do 20 meetings', 'i just need the slip signed']],
  [['my sister stole my pain meds', 'i have cancer']],
  [['my dad died in august', 'i drink the same brand he did']],
  [["i'm 34 and i drink the same way he did"]],
  [['my son is 19 and he is on fentanyl', "i check if he's breathing at night"]],
  [["my boyfriend quit drinking and now he's mean"]],
  [['my wife stopped drinking and she is so cold']],
  [['im 71 and i drink a bottle of wine a night']],
  [["i'm a long haul trucker. i take stuff to stay up"]],
  [["my girlfriend and i both used. she's still using"]],
  [['packages keep coming', "it's the only thing that feels good for like five minutes"]],
  [['she told the whole group my business', "i don't want to go back there", "maybe i'm overreacting"]],
  [['mi suegra me ofreció una cerveza el domingo', 'le dije que no y se ofendió']],
  [['mi papá toma desde que yo era niño', 'ya está viejito']],
  [['day 6. off percs', 'legs wont stop moving', 'i have work at 6am']],
  [['we talked about my garden', 'enough about me. bye']],
  [["tonight I'm asking him to be my sponsor", "tonight's the night"]],
  [["I can't get him up for school in the morning"]],
  [['my son games all night', "i can't get him up before noon"]],
  [['i did my first line at 17', "i've got a kid on the way"]],
  [['been smoking fent off foil since january']],
  [['aposté el dinero de la tanda', 'mi comadre me va a matar']],
  [["i'm a teacher, i keep vodka in my water bottle"]],
  [['my back is destroyed', 'they took my pills away']],
  [["my girlfriend says i'm different when i smoke", "he's nice when he's high"]],
  [['i drank mouthwash yesterday', "i'm at my desk now", 'my boss noticed']],
  [['my wife found forty scratch tickets', "i'm sleeping in the garage tonight"]],
  [['heart attack. he was 61']],
  [['my dad passed last spring', 'massive stroke. he was only 58']],
  [['se murió mi papá', 'un infarto. tenía 58']],
  [['tomo todas las noches desde que murió mi mamá']],
  [['i drink every night since my mom died']],
  [['bebo a diario desde que falleció mi esposo']],
  [['i have to tell my brother i sold his guitar', "he's gonna hate me"]],
  [['no le he dicho a mi esposa del dinero', 'me va a odiar']],
  [["my mom's gonna kill me when she finds the vape"]],
  [["there's a lady in group who touches my arm every time"]],
  [["there's a guy at work who hugs too long"]],
  [["my dad's 70 and he's drinking again", 'he falls asleep in the chair with the tv on']],
])('a plain fact is not answered as an emergency: %s', (messages) => {
  expect(actionsOf(...messages)).not.toContain('crisis')
})

test.each([
  [["heart attack. he's 61 and on the floor"]],
  [['my dad died last year', "i think i'm having a heart attack"]],
  [['my dad died last year', 'my mom is having a heart attack right now']],
  [['tomo todas las noches y hoy me tomé el frasco entero']],
  [['tomo pastillas todas las noches desde que murió mi mamá y ya no quiero vivir']],
  [["i drink every night since my mom died and tonight i'm going to join her"]],
  [['desde que murió mi mamá ya no quiero vivir']],
  [['he hits me when he drinks', "he's gonna hate me"]],
  [["he's gonna kill me tonight, he said so"]],
  [["he's going to hurt me when he gets home"]],
  [['my husband is gonna kill me when he finds out']],
  [["there's a guy at work who grabbed me in the cooler and wouldn't let go"]],
  [["my brother is home from rehab and I can't get him up"]],
  [["where do I get narcan, she's slumped over"]],
  [["my wife took her pills and I can't wake her"]],
  [['no lo puedo despertar, tomó de todo']],
  [['he is out cold on the bathroom floor']],
  [['no quiero ser una molestia para nadie']],
  [['I never want to be her burden again']],
  [["I don't want to be the weight they carry"]],
  [['ya no quiero ser una carga']],
  [["I'm sitting on the bridge", "i've been here like 20 minutes"]],
  [['I am in my car in the garage with the engine on', "i've been here 20 minutes"]],
  [["i've been here 20 minutes and the pills are next to me"]],
  [["i have cancer and i'm done fighting, tonight i end it"]],
  [["i check if he's breathing and he isn't"]],
  [["i check if he's breathing tonight, his lips look blue"]],
  [['my boyfriend quit drinking two days ago and now he is mean and shaking']],
  [["my husband stopped drinking yesterday and he's cold and sweating"]],
  [["i'm 2 days off xanax and my legs feel electric"]],
  [["i'm not being dramatic, i want to die"]],
  [["i'm so tired of being the one who has to live like this. i'm done living"]],
  [["she's still using and i can't wake her up"]],
  [["i don't want to go back there, i'd rather die"]],
  [["it's the only thing that feels good, thinking about not being here"]],
  [['i drink a fifth a day and i stopped yesterday, my hands shake']],
  [['i want to go the same way he did, tonight']],
  [["i drank mouthwash yesterday and now i can't see right"]],
  [['i drank the whole bottle of mouthwash just now']],
  [["i don't want to be here", "tonight's the night"]],
  [['I want to die', 'enough about me. bye']],
  [['i want to kill myself', 'i have a plan']],
  [['been smoking fent every day since january and i cant wake my girlfriend up']],
  [['mi esposo me va a matar']],
  [["he's yellow and he won't go in"]],
  [['they took my pills away so i bought a gun']],
  [["i've got a kid on the way and i want to die"]],
  [['do you think anyone would miss me if i was dead', 'maybe']],
  [["i'm sleeping in the garage tonight with the engine running"]],
  [['he fell asleep in the chair and his lips are blue']],
])('a danger in similar words is detected: %s', (messages) => {
  expect(actionsOf(...messages).some((one) => one === 'crisis' || one === 'check_in')).toBe(true)
})

test.each([
  [["my brother is home from rehab and I can't get him up"]],
  [["where do I get narcan, she's slumped over"]],
])('a person who cannot be woken is an emergency: %s', (messages) => {
  expect(actionsOf(...messages)).toContain('crisis')
})

test('new signs after a danger that the writer did not answer are answered as danger again', () => {
  const actions = actionsOf(
    'i cant sleep and its only day 3 without klonopin',
    'my doctor cut me off',
    'im so jumpy',
  )
  expect(actions.at(0)).toMatch(/crisis|check_in/)
  expect(actions.at(2)).toMatch(/crisis|check_in|recheck/)
})

test('laughing about a deep cut does not end the danger', () => {
  const actions = actionsOf('i cut again', "it won't close", "it's pretty deep but i'm not dying lol")
  expect(actions.at(-1)).not.toBe('guided')
})

test('a brother who has not gotten up since last night is an emergency in Spanish', () => {
  expect(actionsOf('mi hermano no se levanta desde anoche')).toEqual(['crisis'])
})
