import { expect, test } from 'vitest'
import { freePractices } from './practices.ts'
import { premiumPractices } from './premium-practices.server.ts'
import { guidedSessions } from './sessions.ts'
import { stepAt, timedSteps } from './timed-steps.ts'

const lengths = guidedSessions.flatMap((session) =>
  session.minutes.map((minutes) => ({ ...session, minutes, name: `${session.title}, ${minutes} minutes` })),
)

test('the four sessions match the specification', () => {
  expect(
    guidedSessions.map(({ id, title, duration, difficulty, isPremium }) => [
      id,
      title,
      duration,
      difficulty,
      isPremium,
    ]),
  ).toEqual([
    ['1', 'Loving-Kindness (Metta)', '10-20 min', 'Beginner', false],
    ['2', 'Mindfulness of Breath', '5-30 min', 'Beginner', false],
    ['3', 'Body Awareness', '15-25 min', 'Intermediate', true],
    ['4', 'Mindfulness of Phenomena', '20-40 min', 'Advanced', true],
  ])
})

test('the lengths to choose from span exactly what the session promises', () => {
  for (const { minutes, duration } of guidedSessions)
    expect(`${minutes[0]}-${minutes.at(-1)} min`).toBe(duration)
})

test('free practices are bundled, premium ones come only from the server', () => {
  for (const { id, isPremium } of guidedSessions) {
    expect(freePractices[id] === undefined).toBe(isPremium)
    expect(premiumPractices[id] === undefined).toBe(!isPremium)
  }
})

test.each(lengths)(
  '$name: guidance from the first second to the last, and no silence over two minutes',
  ({ id, minutes }) => {
    const practice = freePractices[id] ?? premiumPractices[id]
    if (!practice) throw new Error('no practice')
    const steps = timedSteps(practice, minutes)
    expect(steps[0]?.at).toBe(0)
    let at = 0
    for (const step of steps) {
      expect(step.at).toBe(at)
      expect(step.seconds).toBeLessThanOrEqual(120)
      // Two words a second is slow speech, so the next step does not interrupt the sentence.
      expect(step.seconds).toBeGreaterThanOrEqual(step.say.split(' ').length / 2.4)
      at += step.seconds
    }
    expect(at).toBe(minutes * 60)
    for (const { say } of practice.steps) expect(steps.some((step) => step.say === say)).toBe(true)
  },
)

test('the current step is found at any second', () => {
  const steps = timedSteps(
    {
      steps: [
        { say: 'a', seconds: 30, stretch: 0 },
        { say: 'b', seconds: 30, stretch: 0 },
      ],
      reminders: [],
    },
    1,
  )
  expect([0, 29, 30, 59, 999].map((second) => stepAt(steps, second))).toEqual([0, 0, 1, 1, 1])
})
