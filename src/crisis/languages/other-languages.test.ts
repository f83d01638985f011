import { expect, test } from 'vitest'
import { cases } from '../../../corpus/danger/report.ts'
import { languageOf } from '../detector/language.ts'
import { isCrisis, signsIn } from '../detector/signs.ts'
import { unsupportedLanguageNotice } from '../help/unsupported-language.ts'

const dangerous: Record<string, string[]> = {
  German: [
    'Ich will nicht mehr leben',
    'Ich möchte nur noch sterben.',
    'ich bring mich heute um',
    'er atmet nicht',
  ],
  French: ['Je veux mourir', 'J’ai envie de mourir', "j'ai plus envie de vivre", 'il ne respire plus'],
  Portuguese: ['Quero morrer', 'não aguento mais viver', 'quero me matar', 'ela não está respirando'],
  Italian: ['Voglio morire', 'non voglio più vivere'],
  Dutch: ['Ik wil dood', 'ik wil niet meer leven'],
  Polish: ['Chcę umrzeć', 'nie chce mi sie zyc'],
  Turkish: ['Ölmek istiyorum', 'artık yaşamak istemiyorum'],
  Vietnamese: ['Tôi muốn chết', 'toi muon chet', 'không muốn sống nữa'],
  Indonesian: ['aku ingin mati', 'saya tidak mau hidup lagi'],
  Tagalog: ['gusto ko na lang mamatay', 'ayoko nang mabuhay', 'hindi na siya humihinga'],
  'Haitian Creole': ['mwen vle mouri'],
  Greek: ['Θέλω να πεθάνω'],
  Russian: ['хочу умереть', 'Я больше не хочу жить', 'он не дышит'],
  Ukrainian: ['хочу вмерти', 'не хочу жити'],
  Arabic: ['أريد أن أموت', 'اريد ان اموت', 'لا أريد أن أعيش', 'لا يتنفس'],
  Persian: ['می‌خواهم بمیرم', 'میخوام بمیرم', 'نمی‌خوام دیگه زنده باشم'],
  Urdu: ['میں مرنا چاہتا ہوں'],
  Hindi: ['मैं मरना चाहता हूँ', 'मैं जीना नहीं चाहती', 'main marna chahta hu'],
  Bengali: ['আমি মরতে চাই'],
  Thai: ['อยากตาย'],
  Hebrew: ['אני רוצה למות', 'לא רוצה לחיות'],
  Chinese: ['我想死', '我不想活了', '我想自殺', '他没有呼吸了'],
  Japanese: ['死にたい', 'もう生きていたくない', '息をしていない'],
  Korean: ['죽고 싶어', '살고 싶지 않아요', '숨을 안 쉬어요'],
}

test.each(Object.entries(dangerous))('direct sentences of danger are detected in %s', (_, texts) => {
  for (const text of texts) {
    const { labels, urgency } = signsIn(text)
    expect(labels.some(isCrisis), text).toBe(true)
    expect(urgency, text).not.toBe('normal')
    expect(unsupportedLanguageNotice(text, true), text).toBe('unread_danger')
  }
})

const ordinary: Record<string, string[]> = {
  German: ['Guten Morgen zusammen', 'Heute ist Tag 12 ohne Alkohol', 'ich will nicht sterben'],
  French: ['Bonjour à tous, je suis nouveau', 'je ne veux pas mourir', 'je veux mourir de rire'],
  Portuguese: [
    'Eu quero parar de beber mas não consigo',
    'Bom dia, hoje faz 30 dias',
    'não quero morrer, hoje estou bem',
  ],
  Italian: ['Ciao a tutti, oggi sto bene', 'non voglio morire, voglio bere meno'],
  Dutch: ['Hallo allemaal, vandaag dag 3', 'ik wil niet dood'],
  Polish: ['Dzień dobry wszystkim', 'nie chcę umrzeć'],
  Turkish: ['Merhaba herkese, bugün iyiyim'],
  Vietnamese: ['Chào mọi người, hôm nay tôi ổn', 'tôi mệt muốn chết'],
  Tagalog: ['Salamat po sa lahat'],
  Russian: ['Здравствуйте, сегодня третий день', 'не хочу умереть', 'хочу жить'],
  Arabic: ['مرحبا بالجميع', 'لا أريد أن أموت'],
  Persian: ['نمی‌خواهم بمیرم'],
  Hindi: ['नमस्ते, आज मैं ठीक हूँ', 'मैं मरना नहीं चाहता'],
  Bengali: ['আমি মরতে চাই না'],
  Thai: ['สวัสดีครับ', 'ไม่อยากตาย'],
  Hebrew: ['שלום לכולם'],
  Chinese: ['今天很好，谢谢大家', '我想死你了', '我不想死'],
  Japanese: ['おはようございます', '死にたくない'],
  Korean: ['안녕하세요', '죽고 싶지 않아'],
}

test.each(Object.entries(ordinary))(
  'ordinary sentences in %s get a calm notice and are not a danger',
  (_, texts) => {
    for (const text of texts) {
      const { labels, urgency } = signsIn(text)
      expect({ text, danger: labels.some(isCrisis), urgency }).toEqual({
        text,
        danger: false,
        urgency: 'normal',
      })
      expect(unsupportedLanguageNotice(text, false), text).toBe('unread')
    }
  },
)

test('English and Spanish are never taken for an unsupported language', () => {
  const others = cases.filter(({ text }) => languageOf(text) === 'other').map(({ text }) => text)
  expect(others).toEqual([])
  for (const text of [
    'Zoë and Łukasz are here',
    'NA meeting was good',
    'Ben',
    'ok',
    'día 3',
    'mi gente buenos dias',
    'har har',
  ])
    expect(unsupportedLanguageNotice(text, false), text).toBeUndefined()
})
