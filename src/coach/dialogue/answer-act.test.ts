import { expect, test } from 'vitest'
import { playMessages } from '../testing/play-messages.server.ts'

const lastTurn = (...messages: string[]) => playMessages(...messages).at(-1)

test.each([
  ['i binge on sundays', 'ok that actually makes sense'],
  ['my boss does not know', "ok i'll think about it"],
  ['i binge on sundays', 'true, good point'],
  ['el jefe no sabe', 'ok, lo voy a pensar'],
  ['me atracono los domingos', 'tiene sentido'],
])('what the person takes in is acknowledged, and the coach does not go on: %s | %s', (...talk) => {
  expect(lastTurn('i am ashamed of it', ...talk)?.answer).toMatch(
    /Take your time|Glad it fits|Tómate tu tiempo|Qué bueno que te sirve|Good\.|welcome/,
  )
})

test.each([
  ['i already deleted draftkings twice'],
  ['i asked her she said its my problem'],
  ['i called my sponsor and he hung up'],
  ['told him three times already'],
  ['i asked and she screamed at me'],
  ['ya lo bloquee dos veces'],
  ['le dije y se rio'],
])('a step that did not work is not praised: %s', (message) => {
  expect(lastTurn('i lost 2 grand on parlays', message)?.answer).not.toMatch(
    /You did it|behind you now|strong move|Lo hiciste|ya quedó atrás|paso fuerte/,
  )
})

test.each([
  ['i was good for 3 weeks'],
  ['was sober for 2 months'],
  ['estuve bien 3 semanas'],
  ['iba limpio dos meses'],
])('a stretch that ended is not celebrated: %s', (message) => {
  expect(lastTurn('ate an entire box of cereal and then a pizza', message)?.answer).not.toMatch(
    /What a number|Congrat|Felicid|Mira nada más|well done|bien hecho/i,
  )
})

test.each([
  ['quiero dejarlo', 'que les digo'],
  ['mis amigos solo saben ir al bar', 'vos que harias'],
  ['el jefe no sabe', 'crees que deba decirle'],
  ['el jefe no sabe', 'crees q deba decirle'],
  ['mi novia fuma', 'tu que harias'],
  ['mi esposo toma', 'te parece que debo irme'],
])('a question without question marks is not said back as a statement: %s | %s', (...talk) => {
  expect(lastTurn(...talk)?.answer).not.toMatch(/^(Q|Que) les|^Vos|^Crees|^T[uú] que|^Te parece|^Que har/)
})

test.each([
  ['hoy cumplo', '3 años sobrio y ayer en el bautizo brinde'],
  ['mi mama toma', 'hoy llego cayendose a mi graduacion'],
  ['i quit drinking', '2 years sober and last night i had one'],
  ['my girlfriend moved out', 'deleted it. again'],
  ['i drink too much', 'got my second dui'],
  ['me pasé con el trago', 'me arrestaron por manejar tomado'],
])('bad news with a word of joy is not celebrated: %s | %s', (...talk) => {
  expect(lastTurn(...talk)?.answer).not.toMatch(
    /Congrat|Felicid|Good for you|proud|orgullo|real win|Aguantaste|What a number/i,
  )
})

test.each([
  ['wey estas bien menso', /perd[oó]n|lo siento/i],
  ['eres re boludo', /perd[oó]n|lo siento/i],
  ['sos un tarado', /perd[oó]n|lo siento/i],
  ['you are so dumb', /sorry/i],
  ['eres un gilipollas', /perd[oó]n|lo siento/i],
])('an insult gets an apology: %s', (insult, expected) => {
  expect(lastTurn('hola', insult)?.answer).toMatch(expected)
})

test.each([
  ['me dejó mi novio', 'tu que opinas'],
  ['mi marido no bebe pero está insoportable', 'vale, paciencia'],
  ['estoy embarazada y tomé', 'no sabía'],
  ['casi prefiero que beba', 'que feo decir eso no'],
])('plain Spanish words are no complaint about the coach: %s | %s', (...talk) => {
  expect(lastTurn(...talk)?.answer).not.toMatch(/perd[oó]n|te molestaste/i)
})

test.each([['bet'], ['yeah exactly'], ['aight'], ['sale vale'], ['va'], ['exacto']])(
  'after an answer without a question, "%s" is acknowledged and nothing else begins',
  (okay) => {
    const before = /^(sale|va|exacto)/.test(okay)
      ? 'cuánto duran las ganas de fumar'
      : 'how long do cravings last'
    expect(lastTurn(before, okay)?.answer.split(/\s+/).length).toBeLessThan(25)
  },
)

test('the milestone of a relative is celebrated as theirs, also without "my"', () => {
  expect(lastTurn('wife is 30 days sober today')?.answer).not.toMatch(/You did that|you built|You put/i)
})

test.each([
  ['my daughter is in rehab', 'she called crying wants to come home', 'i said no'],
  ['my son uses', 'he asked for money again', 'i told him no'],
  ['my daughter is in rehab', 'her dad says im cold', 'they said no contact til sunday'],
  ['mi hija está en la clínica', 'me llamó llorando que quiere volver', 'le dije que no'],
  ['mi hijo usa', 'me pidió dinero', 'le dije que no'],
])('a no to a relative is no refused drink: %s, %s, %s', (...talk) => {
  expect(lastTurn(...talk)?.answer).not.toMatch(/Well done|so glad|didn’t\. That’s the hard|Me alegra mucho/)
})

test('a relative whose name is known is not asked for again', () => {
  const answer = lastTurn('my brother stole my ps5', 'hes on meth')?.answer
  expect(answer).not.toMatch(/Who are you worried about/)
})

test.each([
  ['i want to text my dealer', 'its friday i got paid'],
  ['craving coke', 'just got paid'],
  ['tengo ganas de consumir', 'es viernes y me pagaron'],
])('a payday next to a craving is no good news: %s, %s', (...talk) => {
  expect(lastTurn(...talk)?.answer).not.toMatch(/Congratulations|Felicidades/)
})

test.each([['vale te cuento'], ['ok ill explain'], ['bueno, ahi te va']])(
  'an announced story is waited for: %s',
  (message) => {
    expect(lastTurn('hola', message)?.answer).not.toMatch(/perd[oó]n|sorry/i)
  },
)

test.each([
  ['my sister had a baby', 'still sucks'],
  ['i miss my kids', 'it hurts'],
])('pain in two words is no complaint about the coach: %s, %s', (...talk) => {
  expect(lastTurn(...talk)?.answer).not.toMatch(/sorry|got that wrong/i)
})
