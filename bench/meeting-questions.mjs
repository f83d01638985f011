// A generated meeting list, and queries on it that never repeat.
const states = ['CA', 'NY', 'TX', 'FL', 'IL']
const tags = ['open', 'closed', 'women', 'discussion', 'literature']
const texts = [
  'serenity',
  'candle',
  'hope',
  'early',
  'courage',
  'daily',
  'keep coming',
  'morn',
  'main street',
  'serenty',
]

/** Queries that miss the cache: filters, and words followed by a number. */
export function filterQuestions(many, round = 0) {
  return Array.from({ length: many }, (_, at) => {
    const day = at % 3 === 0 ? `&day=${at % 7}` : ''
    return `/api/meetings?type=AA&state=${states[at % 5]}&tags=${tags[at % 4]}${day}&limit=${20 + 5 * round + (at % 5)}&page=${1 + (Math.floor(at / 25) % 120)}`
  })
}

export function wordQuestions(many, from = 0) {
  return Array.from(
    { length: many },
    (_, at) =>
      `/api/meetings?q=${encodeURIComponent(`${texts[at % texts.length]} ${(at + from) % 9_000}`)}&limit=20`,
  )
}

/** Generates a list of the given size with a realistic distribution: five states, every hour, a third of it online. */
export function feedOf(many) {
  const cities = [
    'Costa Mesa, CA 92626',
    'New York, NY 10001',
    'Amarillo, TX 79107',
    'Miami, FL 33101',
    'Chicago, IL 60601',
  ]
  const words = [
    'Serenity',
    'Morning',
    'Candlelight',
    'Courage',
    'Hope',
    'Daily',
    'Early Bird',
    'Keep Coming Back',
  ]
  return JSON.stringify(
    Array.from({ length: many }, (_, at) => ({
      name: `${words[at % words.length]} group ${at}`,
      slug: `group-${at}`,
      day: at % 7,
      time: `${String((at * 7) % 24).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
      end_time: `${String((at * 7 + 1) % 24).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
      types: [at % 3 === 0 ? 'C' : 'O', 'D', at % 5 === 0 ? 'W' : 'B'],
      formatted_address: `${at} Main Street, ${cities[at % cities.length]}, USA`,
      latitude: 30 + (at % 1000) / 100,
      longitude: -110 + (at % 777) / 50,
      ...(at % 3 === 0 ? { conference_url: `https://zoom.us/j/${1_000_000 + at}` } : {}),
      updated: '2025-01-30 14:13:55',
    })),
  )
}
