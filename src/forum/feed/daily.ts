// The text of the automatic daily thread, chosen by date.

const questions = [
  'What is one thing that you will do for yourself before tonight?',
  'Who could you call today, even just to say hello?',
  'What got you through yesterday?',
  'What is the hardest hour of your day, and what could you do instead?',
  'What is one small thing you’re glad about this morning?',
  'What would you tell someone who is on day one today?',
  'What does your body need today: food, water, sleep, a walk?',
  'What are you proud of that no one saw?',
  'Which meeting, call or quiet minute is on your list for today?',
  'What could you leave undone today, and be kinder to yourself?',
  'Which feeling is the loudest right now? You do not have to fix it to name it.',
  'What helped the last time that it was this hard?',
  'What do you want to remember about today?',
]

export function dailyWords(date: string): string {
  const at = Date.parse(`${date}T12:00:00Z`)
  const named = new Intl.DateTimeFormat('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(at)
  const question = questions[Math.floor(at / 86_400_000) % questions.length] ?? ''
  return `${named}. A thread for the next 24 hours: say how you are, in one word or many. Just for today.\n\n${question}`
}
