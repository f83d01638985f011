// A meeting as a row of Meeting Guide JSON: https://github.com/code4recovery/spec
import type { Meeting } from '../contract.ts'
import { isTag, type Tag } from '../tags.ts'

const codeOfTag: Record<Tag, string> = {
  open: 'O',
  closed: 'C',
  newcomer: 'BE',
  women: 'W',
  men: 'M',
  lgbtq: 'LGBTQ',
  wheelchair: 'X',
  'accessible-bathroom': 'XB',
  speaker: 'SP',
  step: 'ST',
  tradition: 'TR',
  discussion: 'D',
  literature: 'LIT',
  meditation: 'MED',
  young: 'Y',
  seniors: 'SEN',
  'people-of-color': 'POC',
  secular: 'A',
  'dual-diagnosis': 'DD',
  'sign-language': 'ASL',
  'child-friendly': 'CF',
  babysitting: 'BA',
  candlelight: 'CAN',
  outdoor: 'OUT',
  'proof-of-attendance': 'POA',
}

const codeOfLanguage: Record<string, string> = {
  en: 'EN',
  es: 'S',
  fr: 'FR',
  pl: 'POL',
  ru: 'RUS',
  pt: 'POR',
  it: 'ITA',
  de: 'GER',
  ja: 'JA',
  ko: 'KOR',
  he: 'HE',
  hi: 'HIN',
  pa: 'PUN',
  fa: 'FA',
  fi: 'FIN',
  sv: 'SV',
  da: 'DA',
  uk: 'UK',
  hu: 'HU',
  th: 'TH',
  lt: 'LT',
  bg: 'BG',
  tr: 'TUR',
  ar: 'AR',
}

export function meetingGuideRow(meeting: Meeting, home: string): Record<string, unknown> {
  const { source, dayOfWeek, attendance } = meeting
  const meets = attendance !== 'inactive'
  const address =
    meeting.formattedAddress ??
    [
      meeting.address,
      meeting.city,
      [meeting.state, meeting.postalCode].filter(Boolean).join(' '),
      meeting.country,
    ]
      .filter(Boolean)
      .join(', ')
  const isEmail = source.feedback?.includes('@') && !source.feedback.includes('/')
  return withoutMissing({
    name: meeting.name,
    slug: meeting.id,
    day: dayOfWeek ?? undefined,
    time: meeting.time,
    end_time: meeting.endTime,
    timezone: meeting.timezone,
    formatted_address: address,
    regions: meeting.region,
    latitude: meeting.latitude,
    longitude: meeting.longitude,
    approximate: meeting.approximate ? 'yes' : 'no',
    attendance_option: attendance === 'phone' ? 'online' : attendance,
    conference_url: meets ? meeting.meetingLink : '',
    conference_url_notes: meeting.linkNotes,
    conference_phone: meets ? meeting.phone : '',
    types: [
      ...meeting.tags.filter(isTag).map((tag) => codeOfTag[tag]),
      ...meeting.languages.flatMap((language) => codeOfLanguage[language] ?? []),
      ...(meets ? [] : ['TC']),
    ],
    location: meeting.location,
    notes: meeting.notes,
    updated: meeting.updatedAt?.slice(0, 19).replace('T', ' '),
    url: `${home}/meetings?meeting=${meeting.id}`,
    feedback_emails: isEmail ? [source.feedback] : undefined,
    feedback_url: isEmail ? undefined : source.feedback,
    entity: source.name,
    entity_url: source.url,
  })
}

function withoutMissing(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== ''))
}
