import { expect, test } from 'vitest'
import { talk } from '../testing/guided-talk.server.ts'

/** The ids of the prepared answers and rules given to the last line. */
function givenTo(lines: readonly string[]): string[] {
  const turns = talk(lines)
  const before = new Set(turns.at(-2)?.state.used ?? [])
  return (turns.at(-1)?.state.used ?? [])
    .filter((one) => !before.has(one))
    .flatMap((one) => /^(?:answer|rule)\.(?:asked\.)?(.+)$/.exec(one)?.[1] ?? [])
}

const number = /1-800-222-1222/
test.each([
  'poison control phone number',
  'whats the number for poison control',
  'how do i call poison control',
  'need the poison control hotline number pls',
  'poison control?',
  'cual es el numero de toxicologia',
  'tienes el telefono del centro de envenenamiento',
  'a que numero llamo por una intoxicacion',
  'numero de control de envenenamientos por favor',
])('the number of poison control comes first: %s', (line) => {
  const answer =
    talk([line])
      .at(-1)
      ?.parts.filter(({ kind }) => kind !== 'notice')[0]?.text ?? ''
  expect(answer.slice(0, 60)).toMatch(number)
})
test('the number of poison control is given again', () => {
  expect(talk(['poison control number', 'what was the poison control number again']).at(-1)?.answer).toMatch(
    number,
  )
})
test('someone who asks again is told the point again', () => {
  const turns = talk(['does kratom count? do i belong here', 'i asked if i belong here'])
  expect(turns.at(-1)?.answer).toMatch(/It counts, and you belong\./)
})
test.each([
  'my mom works at poison control',
  'i called poison control and they were nice',
  'la prueba de toxicologia',
])('poison control without a wish to call it gives no number: %s', (line) => {
  expect(givenTo([line])).not.toContain('poison-control')
})

test.each<[string, string[], string]>([
  ['kratom-stop', ['i take kratom every day'], 'can i just stop cold on a long weekend'],
  [
    'kratom-stop',
    ['ran out of kratom sunday'],
    'had the runs at work. so is it dangerous to quit or just miserable',
  ],
  ['child-swallowed', [], 'my kid just licked a nicotine pouch'],
  ['kratom-stop', ['tomo kratom en jugo'], 'es peligroso dejarlo de golpe o solo se pasa mal'],
  ['which-doctor', ['nobody knows i drink'], 'ok but what kind of doctor, mine goes to my church'],
  ['which-doctor', [], 'a que tipo de medico voy para esto'],
  ['naltrexone-wait', ['i use fentanyl'], 'how many days clean before naltrexone'],
  ['naltrexone-wait', ['dejo la heroina'], 'cuanto tiempo espero para la naltrexona'],
  [
    'naltrexone-and-alcohol-start',
    ['i start naltrexone monday'],
    'how many days sober do i need to be before',
  ],
  ['naltrexone-liver', ['i am on naltrexone'], 'does it mess with my liver'],
  ['acamprosate-drink', ['i take campral'], 'what happens if i drink on it'],
  ['acamprosate-kidneys', ['i take campral'], 'is that ok with bad kidneys'],
  ['relapse-when', ['my roommate has 212 days'], 'is 7 months when people usually relapse'],
  ['relapse-when', [], 'a los 6 meses la gente suele recaer?'],
  [
    'moods-ease',
    ['my wife stopped drinking 5 weeks ago'],
    'can you tell me though does it calm down? the moods?',
  ],
  ['moods-ease', ['llevo 3 dias sin fumar porro'], 'gracias. y el mal genio tambien se quita?'],
  ['moods-ease', ['he quit 2 weeks ago'], 'he is so snappy, how long does that last'],
  ['vivid-dreams', ['i quit weed 3 weeks ago'], 'my dreams are like movies, do they go away'],
  ['vivid-dreams', ['quit smoking weed', 'the dreams are the worst part'], 'do they ever stop'],
  ['vivid-dreams', ['deje la mota'], 'por que sueno tanto, hasta cuando duran estos suenos'],
  ['using-dreams', ['41 dias'], 'que se hace cuando suenas que fumas cristal'],
  ['using-dreams', [], 'had a dream i smoked again and woke up guilty'],
  [
    'who-holds-medicine',
    ['knee surgery and oxycodone'],
    'my wife could hold them, she had a benzo problem. bad idea?',
  ],
  ['vape-lungs', ['i vape 2 pods a week'], 'ok thx. last thing whats it do to your lungs like honestly'],
  ['limits-after-65', ['i am 71 and i like wine'], 'are two glasses with dinner too much'],
  ['travel-methadone', ['4 years on methadone'], 'how do people travel on this'],
  ['travel-methadone', ['tomo metadona'], 'como hago si viajo dos semanas'],
  ['pharmacy-closed', ['can i take dayquil on suboxone'], 'its 1am. pharmacy closed. its just a cold'],
])('questions about the body get %s: %s, "%s"', (id, before, line) => {
  expect(givenTo([...before, line])).toContain(id)
})

test.each<[string, string[], string]>([
  ['kratom-stop', ['i take kratom every day'], 'i stopped at the store on the way'],
  ['which-doctor', [], 'what doctor said was scary'],
  ['naltrexone-wait', ['i am on naltrexone'], 'how long does it last'],
  ['moods-ease', [], 'my husband is angry all the time, will it ever stop'],
  ['vivid-dreams', ['i quit drinking'], 'cravings are bad, do they go away'],
  ['using-dreams', [], 'my dream is a house by the sea'],
  ['who-holds-medicine', ['knee surgery and oxycodone'], 'how do i hold it together'],
  ['travel-methadone', ['4 years on methadone'], 'my sister travels a lot'],
  ['pharmacy-closed', [], 'i worked at a pharmacy until it closed'],
])('other lines do not get %s: %s, "%s"', (id, before, line) => {
  expect(givenTo([...before, line])).not.toContain(id)
})

test.each<[string, string[], string]>([
  [
    'feeding-someone-who-uses',
    ['mi hijo anda otra vez en el cristal'],
    'le doy de comer todavia. hago mal en darle de comer',
  ],
  ['feeding-someone-who-uses', ['my son uses meth'], 'should i let him sleep here'],
  [
    'feeding-someone-who-uses',
    ['my daughter is on drugs again'],
    'is it wrong to cook for her, she comes to eat',
  ],
  [
    'purse-before-homecoming',
    [],
    'my son comes home from rehab thursday and i dont know if i should lock up my purse',
  ],
  ['purse-before-homecoming', ['mi hija sale del centro el viernes'], 'es un insulto si escondo la bolsa'],
  ['first-hug', ['my son comes home from rehab'], 'do i hug him first or let him come to me'],
  [
    'narcan-more-use',
    ['my son is on fentanyl, i bought narcan'],
    'should i tell him i have it or is that like saying go ahead',
  ],
  ['narcan-more-use', [], 'does having narcan at home make people use more'],
  ['kids-living-with-it', ['mi esposo toma mucho'], 'que le digo a mi nina cuando le habla feo a su papa'],
  ['kids-living-with-it', ['my husband is drunk every night'], 'what do i tell the kids'],
  [
    'kids-relative-was-away',
    ['mi hermana sale del anexo y va a vivir aqui'],
    'que les digo a mis ninos de su tia',
  ],
  [
    'does-he-have-a-problem',
    ['mi marido bebe una botella cada noche'],
    'yo solo quiero saber si eso es ser alcoholico o no',
  ],
  ['does-he-have-a-problem', ['my husband drinks every night'], 'is he an alcoholic or not'],
  [
    'talk-to-user',
    ['mi marido bebe una botella cada noche'],
    'y yo como le hablo de esto sin que se levante de la mesa',
  ],
  ['money-to-user', [], 'my brother is always asking money for his drinking. how i will say no'],
  ['letter-or-face', ['le robe la cadena a mi mama'], 'le escribo una carta o se lo digo en la cara'],
  ['how-to-apologize', [], 'necesito q me digas como le pido perdon a mi mama'],
  ['hard-news-timing', ['my husband has a stent procedure monday'], 'would it be wrong to wait till after'],
  [
    'tell-the-pourer',
    ['day 11 and a party saturday'],
    'what do i tell carlos tho, hes gonna have a shot poured for me',
  ],
  ['couple-one-quits', ['my wife is off the wine since may'], 'do couples split when one stops'],
  ['tell-wife-lost-money', ['volvi a apostar'], 'y con mi senora que hago, le digo o primero junto la plata'],
  ['send-to-rehab', ['my daughter is in rehab'], 'could i send a picture of the baby'],
  ['employee-smells-of-alcohol', ['i am his boss'], 'he smells like a bar, do i let him on the forklift'],
  ['test-employee', ['im his boss'], 'can i make him blow before he gets on the lift'],
  ['gift-for-sober', ['my friend is 30 days sober'], 'i just want a present idea'],
  ['gift-for-sober', ['my friend got 30 days'], 'what do u even get someone for that lol'],
  ['ride-from-jail', ['my dad gets out of jail dec 4'], 'i want to know do i pick him up or not'],
  ['tell-roommate', ['my roommate leaves her beers in the fridge'], 'should i tell her'],
])('questions about people get %s: %s, "%s"', (id, before, line) => {
  expect(givenTo([...before, line])).toContain(id)
})

test.each<[string, string[], string]>([
  ['feeding-someone-who-uses', [], 'is it ok to eat before bed'],
  ['purse-before-homecoming', [], 'i lost my purse at the mall'],
  ['kids-living-with-it', ['i drink too much'], 'what do i tell my kids about my drinking'],
  ['does-he-have-a-problem', [], 'am i an alcoholic'],
  ['letter-or-face', [], 'i got a letter from court or the bank'],
  ['couple-one-quits', [], 'my cousin and her husband split up'],
  ['money-to-user', [], 'i asked my brother for money'],
])('other lines do not get %s: %s, "%s"', (id, before, line) => {
  expect(givenTo([...before, line])).not.toContain(id)
})

test.each<[string, string[], string]>([
  ['call-without-papers', ['mi esposo me jalo el pelo'], 'pregunto q pasa si llamo, me mandan pa guatemala?'],
  [
    'refuse-faster-taper',
    ['11 anos en metadona y me la quieren bajar'],
    'pregunto si tengo derecho a decir que no',
  ],
  ['refuse-faster-taper', ['on methadone, new doctor wants to taper me'], 'can i refuse'],
  ['court-or-boss-see', ['my probation officer sent me here'], 'does she see this'],
  ['court-or-boss-see', [], 'what do you tell my po about what i type here'],
  ['tell-officer-first', ['i am on probation and took kratom'], 'should i tell my po before the test'],
  ['boss-sees-why-on-leave', ['going to rehab, on fmla'], 'does my foreman see why im on leave'],
  ['boss-sees-why-on-leave', [], 'se entera mi jefe si el seguro paga la rehabilitacion?'],
  [
    'positive-test-at-work',
    ['tengo una prueba de orina el lunes en el trabajo'],
    'y si salgo positivo me pueden botar',
  ],
  ['things-for-a-new-job', ['i got the job, i start monday'], 'i need steel toes and i got 14 dollars'],
  ['things-for-a-new-job', ['empiezo trabajo el lunes'], 'necesito botas y no tengo dinero, donde consigo'],
  ['hold-hands-in-meeting', [], 'do meetings make you hold hands'],
  [
    'hold-hands-in-meeting',
    ['thinking of going to aa'],
    'i just want to know if i can sit in the back and not talk',
  ],
  [
    'attendance-at-meetings',
    ['going to aa tonight'],
    'ok thank you. last thing do they take attendance, my wife will want proof',
  ],
  ['does-my-thing-count', [], 'does kratom count? like do i belong in here'],
  ['does-my-thing-count', [], 'esto es para gente como yo?'],
  ['allowed-to-feel', [], 'my wife quit and shes a nightmare. am i allowed to say that'],
  ['allowed-to-feel', [], 'my dad is sober and cheers so loud. is it mean that i kinda hate it'],
  ['allowed-to-feel', [], 'soy mala por sentir alivio de que no este'],
  ['does-my-text-sound-ok', ['second date tomorrow, writing her a text'], 'does my text sound ok'],
  ['anexo-in-mexico', [], 'mi hijo esta en un centro en tijuana y no me dejan hablar con el. es normal?'],
  ['count-days-again', ['relapsed on vaping, 4 months'], 'threw it out. am i back to day 0 or nah'],
  ['count-days-again', ['me tome una cerveza, tuve un desliz'], 'pierdo mis 5 meses?'],
  ['crypto-trading', [], 'meto plata en cripto como loca. no se si cuenta como adiccion'],
  ['have-to-talk', ['thinking of aa'], 'nothing just answer. do i have to talk at aa'],
  ['online-meetings', [], 'tonces hay algun grupo por whatsapp o algo asi?'],
  ['tell-boss', ['did coke with the cooks, chef knows i think'], 'should i tell him before he asks me'],
  ['craving-now', [], 'cuando me dan ganas a las 11 que hago'],
])('questions about life get %s: %s, "%s"', (id, before, line) => {
  expect(givenTo([...before, line])).toContain(id)
})

test.each<[string, string[], string]>([
  ['refuse-faster-taper', ['on methadone'], 'you are right'],
  ['court-or-boss-see', ['my probation officer'], 'what do you see in this life'],
  ['things-for-a-new-job', ['i got the job'], 'bought new boots today, they need to break in'],
  ['hold-hands-in-meeting', ['we met at aa'], 'does she like me or not'],
  ['allowed-to-feel', [], 'is it bad that i want to hit him'],
  ['allowed-to-feel', [], 'is it wrong if i drink one'],
  ['does-my-text-sound-ok', ['texting my dealer'], 'how about "one more for tonight"'],
  ['anexo-in-mexico', [], 'mi familia es de mexico y los extrano'],
  ['count-days-again', ['had knee surgery'], 'does taking it as prescribed reset my date'],
])('other lines do not get %s: %s, "%s"', (id, before, line) => {
  expect(givenTo([...before, line])).not.toContain(id)
})
