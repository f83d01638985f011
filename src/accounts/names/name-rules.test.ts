import { expect, test } from 'vitest'
import { misleadingName } from '../contract.ts'
import { refuseMisleadingName } from './name-rules.server.ts'

const { message } = misleadingName()

test.each([
  [
    'the plain word',
    ['Cairn', 'Community Support', 'Moderator', 'Team', 'Admin', 'Staff', 'Support', 'Official'],
  ],
  [
    'more words around it',
    ['The Cairn Team', 'Ana, Moderator', 'Ana (Cairn staff)', 'Official Ana', 'Support Desk'],
  ],
  ['words run together', ['CairnSupport', 'SupportTeam', 'admin_team', 'Admin123']],
  ['digits and signs for letters', ['Ca1rn', 'M0derator', '@dmin', '$taff', 'C@irn', '5upport']],
  ['letters that look alike', ['ADMlN', 'Caim', 'rnoderator', 'Offıcial']],
  ['Cyrillic and Greek letters', ['Саirn', 'Cаіrn', 'Мoderator', 'Ѕtaff', 'Τeam', 'Αdmin']],
  ['full width', ['Ｃａｉｒｎ', 'Ａｄｍｉｎ']],
  ['mathematical, circled and small letters', ['𝓒𝓪𝓲𝓻𝓷', '𝐀𝐝𝐦𝐢𝐧', 'Ⓒⓐⓘⓡⓝ', '🅒🅐🅘🅡🅝', 'ᴄᴀɪʀɴ']],
  [
    'zero width and combining marks',
    ['C\u200bairn', 'Ad\u00admin', 'Ċăířn', 'M\u0336o\u0336d\u0336e\u0336rator'],
  ],
  ['spaces and punctuation', ['C a i r n', 'A.d.m.i.n', 'M-o-d-e-r-a-t-o-r', 'C_a_i_r_n!']],
  ['Spanish', ['Moderadora', 'Administrador', 'Equipo Cairn', 'Soporte', 'Oficial']],
])('a name that could be mistaken for the team is refused: %s', (_, names) => {
  for (const name of names) expect(() => refuseMisleadingName(name), name).toThrow(message)
})

test.each([
  [
    'phones',
    [
      'Ana 555-234-5678',
      'Ana ٥٥٥٢٣٤٥٦٧٨',
      'Ana ⑤⑤⑤②③④⑤⑥⑦⑧',
      '⁵⁵⁵ ²³⁴ ⁵⁶⁷⁸',
      'Ana ५५५२३४५६७८',
      '五五五二三四五六七八',
    ],
  ],
  ['handles', ['@ana_92', 'snap: ana92', 'IG @ana', 'discord ana#1234', '＠ana92']],
  ['links', ['ana.com', 't.me/ana', 'https://x.example', 'www.ana']],
  ['addresses', ['ana@example.org', 'ana (at) example (dot) org', 'ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ']],
])('a name with contact details is refused: %s', (_, names) => {
  for (const name of names) expect(() => refuseMisleadingName(name), name).toThrow(message)
})

test('ordinary names are accepted', () => {
  const names =
    'Ana|Ana Lopez|Anna-Maria|José|O’Brien|Supportive Sam|Stafford|Amin|Modesto|Teamster Tom|Cairns|Karin|Marin|Caíque|李雷|Мария|عائشة|Mary St. James|Dr. Net|Mo|Ben 🌱|M.|Supriya|Mohamed|Modou|12 Steps Tim|Sober since 2019|Grateful|One day at a time|Ana 2'
  for (const name of names.split('|')) expect(() => refuseMisleadingName(name), name).not.toThrow()
})
