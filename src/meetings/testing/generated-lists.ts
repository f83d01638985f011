// Random lists: meetings generated from a seed, written in each format with the deviations of real feeds. Expected values come from the
// meeting itself, never from the text.

export type ListFormat = 'meeting-guide' | 'bmlt' | 'sheet'

/** A generated meeting. */
export type GeneratedMeeting = {
  id: string
  name: string
  day: number
  start: number
  minutes: number
  zone: string
  attendance: 'in_person' | 'online' | 'hybrid' | 'inactive'
  street: string
  city: string
  state: string
  zip: string
  position: { latitude: number; longitude: number }
  withheld: boolean
  link: string
  /** In the order of the feeds. */
  topics: Topic[]
}

const topics = {
  open: { guide: 'O', world: 'OPEN', word: 'Open' },
  women: { guide: 'W', world: 'W', word: 'Women' },
  wheelchair: { guide: 'X', world: 'WCHR', word: 'Wheelchair Access' },
  young: { guide: 'Y', world: 'Y', word: 'Young People' },
  discussion: { guide: 'D', world: 'DISC', word: 'Discussion' },
  speaker: { guide: 'SP', world: 'SPK', word: 'Speaker' },
} as const
export type Topic = keyof typeof topics
const topicNames: Topic[] = ['open', 'women', 'wheelchair', 'young', 'discussion', 'speaker']

const cities = [
  { city: 'San Jose', state: 'CA', zone: 'America/Los_Angeles', latitude: 37.33, longitude: -121.88 },
  { city: 'Boise', state: 'ID', zone: 'America/Boise', latitude: 43.61, longitude: -116.2 },
  { city: 'Kansas City', state: 'MO', zone: 'America/Chicago', latitude: 39.09, longitude: -94.57 },
  { city: 'Erie', state: 'PA', zone: 'America/New_York', latitude: 42.12, longitude: -80.08 },
]
const words = [
  'Serenity',
  'Ñandú & Friends',
  'Früh auf',
  'Keep “Coming”',
  '12 & 12',
  'O’Hara’s Room',
  'Ночь',
  '🌅 Dawn',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A seeded pseudorandom generator of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Dice = {
  below: (most: number) => number
  chance: (share: number) => boolean
  of: <T>(list: readonly T[]) => T
}

function randomGenerator(random: () => number): Dice {
  const below = (most: number) => Math.floor(random() * most)
  return {
    below,
    chance: (share) => random() < share,
    of(list) {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('the list is empty')
      return one
    },
  }
}

const fiveDigits = (degrees: number) => Number(degrees.toFixed(5))

export function generateMeetings(seed: number, many: number): GeneratedMeeting[] {
  const dice = randomGenerator(randomFrom(seed))
  return Array.from({ length: many }, (_, at) => {
    const place = dice.of(cities)
    const attendance = dice.of([
      'in_person',
      'in_person',
      'in_person',
      'online',
      'hybrid',
      'inactive',
    ] as const)
    const withheld = attendance === 'in_person' && dice.chance(0.1)
    return {
      id: `m-${seed}-${at}`,
      name: `${dice.of(words)} ${at}`,
      day: dice.below(7),
      start: dice.below(24 * 12) * 5,
      minutes: 30 + dice.below(19) * 5,
      zone: place.zone,
      attendance,
      street: withheld
        ? 'Address withheld'
        : `${1 + dice.below(9_000)} ${dice.of(['Oak', 'Main', 'J. F. Kennedy'])} St`,
      city: place.city,
      state: place.state,
      zip: String(10_000 + dice.below(89_999)),
      position: {
        latitude: fiveDigits(place.latitude + dice.below(1_000) / 10_000),
        longitude: fiveDigits(place.longitude - dice.below(1_000) / 10_000),
      },
      withheld,
      link: attendance === 'online' || attendance === 'hybrid' ? `https://zoom.us/j/${1_000_000 + at}` : '',
      topics: topicNames.filter(() => dice.chance(0.4)),
    }
  })
}

const two = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
function halfDayClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The list in a publisher's format. */
export function formatList(format: ListFormat, meetings: GeneratedMeeting[], seed: number): string {
  const dice = randomGenerator(randomFrom(seed + 1))
  if (format === 'sheet') return sheetOf(meetings, dice)
  if (format === 'bmlt') return JSON.stringify(meetings.map((meeting, at) => bmltRow(meeting, at, dice)))
  const text = JSON.stringify(meetings.map((meeting) => guideRow(meeting, dice)))
  return `${dice.chance(0.5) ? '\uFEFF' : ''}${text}${dice.chance(0.5) ? '\n<!-- cached -->' : ''}`
}

function guideRow(meeting: GeneratedMeeting, dice: Dice) {
  const { street, city, state, zip, position, attendance } = meeting
  const codes: string[] = meeting.topics.map((topic) => topics[topic].guide)
  if (attendance === 'inactive') codes.push('TC')
  const whole =
    attendance === 'online' ? `${city}, ${state}, USA` : `${street}, ${city}, ${state} ${zip}, USA`
  const parts = {
    address: attendance === 'online' ? '' : street,
    city,
    state,
    postal_code: zip,
    country: 'US',
  }
  const asText = dice.chance(0.3)
  return {
    name: dice.chance(0.2) ? meeting.name.replaceAll('&', '&amp;') : meeting.name,
    slug: meeting.id,
    day: dice.of([meeting.day, [meeting.day], String(meeting.day)]),
    time: dice.chance(0.2) ? halfDayClock(meeting.start) : clock(meeting.start),
    end_time: clock(meeting.start + meeting.minutes),
    timezone: meeting.zone,
    ...(attendance === 'online' || dice.chance(0.5) ? { formatted_address: whole } : parts),
    latitude: asText ? String(position.latitude) : position.latitude,
    longitude: asText ? String(position.longitude) : position.longitude,
    ...(meeting.link ? { conference_url: meeting.link } : {}),
    types: dice.of([codes, codes.map((code) => code.toLowerCase()), codes.join(',')]),
  }
}

const worldIds = topicNames.map((topic, at) => ({ topic, id: String(at + 40), key: `k${at}` }))

/** The BMLT server's response to GetFormats: its own letters, with their worldwide ids. */
export const formatsResponse = JSON.stringify(
  worldIds.map(({ topic, id, key }) => ({ id, key_string: key, world_id: topics[topic].world, lang: 'en' })),
)

function bmltRow(meeting: GeneratedMeeting, at: number, dice: Dice) {
  const formats = worldIds.filter(({ topic }) => meeting.topics.includes(topic))
  const venue = { in_person: '1', online: '2', hybrid: '3', inactive: '1' }[meeting.attendance]
  const old = meeting.attendance === 'in_person' && dice.chance(0.3)
  const closed = meeting.attendance === 'inactive' ? ['TC'] : []
  const byId = dice.chance(0.7)
  return {
    id_bigint: String(at + 1),
    meeting_name: meeting.name,
    published: '1',
    weekday_tinyint: String(meeting.day + 1),
    venue_type: old ? '' : venue,
    start_time: `${clock(meeting.start)}:00`,
    duration_time: `${clock(meeting.minutes)}:00`,
    time_zone: meeting.zone,
    formats: [...formats.map(({ key }) => key), ...closed].join(','),
    ...(byId ? { format_shared_id_list: formats.map(({ id }) => id).join(',') } : {}),
    latitude: String(meeting.attendance === 'online' ? 51.5 : meeting.position.latitude),
    longitude: String(meeting.attendance === 'online' ? -0.1 : meeting.position.longitude),
    location_text: '',
    location_street: meeting.street,
    location_municipality: meeting.city,
    location_province: meeting.state,
    location_postal_code_1: meeting.zip,
    location_nation: 'US',
    virtual_meeting_link: meeting.link,
  }
}

function sheetOf(meetings: GeneratedMeeting[], dice: Dice): string {
  const comma = dice.of([',', ';', '\t'])
  const head = [
    'Name',
    'ID',
    'Day',
    'Time',
    'End Time',
    'Timezone',
    'Address',
    'City',
    'State',
    'Postal Code',
    'Country',
    'Conference URL',
    'Types',
    'Latitude',
    'Longitude',
  ]
  const lines = meetings.map((meeting) => {
    const words: string[] = meeting.topics.map((topic) => topics[topic].word)
    if (meeting.attendance === 'inactive') words.push('Location Temporarily Closed')
    const day = weekdays[meeting.day] ?? ''
    return [
      meeting.name,
      meeting.id,
      dice.of([day, day.toLowerCase(), day.slice(0, 3)]),
      dice.of([clock(meeting.start), halfDayClock(meeting.start)]),
      halfDayClock(meeting.start + meeting.minutes),
      meeting.zone,
      meeting.attendance === 'online' ? '' : meeting.street,
      meeting.city,
      meeting.state,
      meeting.zip,
      'US',
      meeting.link,
      words.join(', '),
      String(meeting.position.latitude),
      String(meeting.position.longitude),
    ]
  })
  const cell = (text: string) =>
    /["\n\r,;\t]/.test(text) || dice.chance(0.1) ? `"${text.replaceAll('"', '""')}"` : text
  return [head, ...lines].map((line) => line.map(cell).join(comma)).join(dice.of(['\n', '\r\n']))
}
