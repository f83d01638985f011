import { expect, test } from 'vitest'
import { lastOf } from '../testing/guided-talk.server.ts'

const answerTo = (...lines: string[]) => lastOf(lines).answer

test.each([
  [["i'm on probation till march", "i've got 4 months left"], /end date/],
  [["i've got 4 months left on paper"], /end date/],
  [["i'm on probation till march", 'i just want to be done'], /behind you/],
  [["i told my wife i'm going to meetings but i'm not", "she's so proud of me"], /isn’t true right now/],
  [['le dije a mi mamá que voy a las juntas y no', 'está muy orgullosa de mí'], /no es verdad/],
  [['my sponsor wants me to call every day', 'i hate phones'], /freeze on the phone/],
  [['they found a mass on my dads lung', 'feels like a joke'], /can’t be real/],
  [['my boyfriend proposed. he still drinks'], /not yet to a date/],
  [['my husband wants me off the methadone by sunday'], /isn’t theirs to decide/],
  [['im on suboxone', 'my mother in law says just quit it cold turkey'], /isn’t theirs to decide/],
  [['estoy en metadona', 'mi suegra dice que la deje de golpe'], /no les toca decidirlo/],
  [['mi novio me propuso matrimonio', 'pero sigue tomando'], /todavía no a la fecha/],
  [['just got diagnosed with diabetes'], /your own body/],
  [['90 days sober today', 'got my labs back. its diabetes'], /your own body/],
  [['me diagnosticaron diabetes'], /tu propio cuerpo/],
  [['quit weed for a drug test'], /Time is what clears it/],
  [['dejé la mota por un antidoping'], /el tiempo/],
  [["i keep smelling wine when there isn't any", 'is that a thing'], /craving or a memory/],
  [['my legs jump at night since i quit kratom', 'is that a thing'], /restless legs/],
  [["i've been on ativan 11 years", "i'm not an addict"], /Nobody here will call you one/],
  [['my doctor wants me off ativan', 'i took it as prescribed'], /a body depends on it/],
  [["i'm a nurse and i took two vials of fent that was supposed to be wasted"], /naloxone/],
  [['been off oxy since august', 'is there anything besides ibuprofen that works'], /without them/],
  [['po moved my appointment and i have to drop tomorrow', 'i used monday'], /public defender/],
  [['court is on the 9th', 'what do i wear to court'], /Plain and clean/],
  [["i'm a nurse", 'i took two vials that were supposed to be wasted'], /naloxone/],
  [['soy enfermera', 'tomo las pastillas que sobran'], /naloxona/],
  [['day 6 no adderall', 'how long till i can think again'], /one or two weeks/],
  [['quit vaping sunday'], /already stopped/],
  [['had my first drink in 14 months', 'now everyone thinks im at 14 months'], /starting again/],
  [['nov rent went to coke', 'been up since tuesday'], /chest hurting/],
  [["my mom said i can come if i'm clean", "i'm not"], /I’m not clean today/],
  [['compré una botella pero no la he abierto', 'está en la mesa'], /distancia/],
  [['aposté la renta', 'soy un idiota'], /no le hablarías así/],
  [['lost 900 at 3am', 'what is wrong with me'], /shame asking/],
  [["my pastor says i don't need the suboxone", "i'm thinking about stopping it to prove it"], /overdoses/],
  [['my pastor is against my suboxone', 'what do i say to him'], /I take my medicine/],
  [['i drink with dinner', 'how bad is 6 a day'], /one drink a day/],
  [['aposté en la maquinita', 'hay algo para que no me dejen entrar'], /[Aa]utoexclusión/],
  [['tomo seis cervezas', 'me tiemblan las manos en la tarde'], /911/],
  [['tomo para dormir', 'ahora son seis', 'me tiemblan las manos en la tarde', 'eso es malo?'], /911/],
  [
    [
      'day 6 no adderall',
      'i slept 14 hours',
      'my thesis is due',
      'my advisor thinks im lazy',
      'how long till i can think again',
    ],
    /one or two weeks/,
  ],
  [["don't tell me to volunteer"], /I won’t/],
  [["i take my moms xanax so she won't notice i'm anxious"], /Some doses have been missed/],
  [['my wife relapsed and im the one in recovery', 'i have 6 years'], /Those years are yours/],
  [['my wife relapsed and im the one in recovery', 'then i poured it'], /you poured it out/],
  [['los pasajeros me ofrecen coca', 'manejé drogado'], /guardar las llaves/],
])('a statement is answered by what was told before it: %s', (lines, answer) => {
  expect(answerTo(...lines)).toMatch(answer)
})

test.each([
  [['my lease ends soon', "i've got 4 months left"], /end date/],
  [["i'm in jail", 'my brother got 4 months'], /end date/],
  [['i have 30 days', 'my mom is so proud of me'], /isn’t true/],
  [['i started a new job', 'my wife is so proud of me'], /isn’t true/],
  [['this app is useless', 'feels like a joke'], /can’t be real/],
  [['my boyfriend proposed', 'i said yes'], /not yet to a date/],
  [['my boyfriend still drinks'], /proposal/],
  [['how do i pass a drug test'], /You’ve stopped/],
  [['quit my job after a failed drug test'], /Time is what clears it/],
  [['my dad has diabetes'], /your own body/],
  [['i take more xanax than prescribed', "i'm not an addict"], /will call you one/],
  [['my son is on probation', 'he used monday'], /test ahead/],
  [['quit my job sunday'], /already stopped/],
  [['i feel like a fraud at work'], /starting again/],
  [['the baby kept me', 'up since tuesday'], /chest hurting/],
  [['my keys were lost', 'está en la mesa'], /distancia/],
  [['i love my wife', 'i love her so much'], /baby/],
  [['my mom takes xanax for sleep'], /Some doses/],
  [['my wife relapsed', 'we have 6 years'], /Those years are yours/],
  [['i make pottery', 'how bad is 6 a day'], /one drink a day/],
])('without it, the statement means something else: %s', (lines, answer) => {
  expect(answerTo(...lines)).not.toMatch(answer)
})

test('each rule with several forms is given once in a talk', () => {
  const answers = lastOf(['my boyfriend proposed. he still drinks', "he's still drinking"]).answer
  expect(answers).not.toMatch(/not yet to a date/)
})

test.each([
  [["my mom's coming to stay", "it's been 8 months clean"]],
  [['my roommate sells out of our apartment', 'im 5 months clean']],
  [['cps has a hearing on the 9th', "i've been sober 8 months"]],
  [['vivo con mi hermana', 'llevo 3 meses sin tomar']],
  [['quit vaping sunday', 'anyway its been 4 days']],
])('months without it are celebrated in the middle of a talk: %s', (lines) => {
  expect(answerTo(...lines)).toMatch(
    /congrat|wonderful|well done|glad|what a number|felici|bien hecho|qu[eé] (número|maravilla)|me alegra|mira nada más|logro/i,
  )
})

test.each([
  [['i drank last night', 'i was 8 months clean']],
  [['my son is home from rehab', "it's been 8 months clean"]],
  [['i relapsed on sunday', 'its been 3 days clean']],
  [['got evicted and my wife left me', '8 months clean']],
])('months without it are not celebrated after a lapse or bad news, or for someone else: %s', (lines) => {
  expect(answerTo(...lines)).not.toMatch(/congratulations|that’s wonderful|what a number/i)
})
