// The sentences about a member's shared diary figures, for the coach's answer and for an engine's instructions.
import type { DiaryForCoach } from './contract.ts'
import type { CoachLanguage } from './script/wording.ts'

const sentences: Record<CoachLanguage, (diary: DiaryForCoach) => (string | false | null)[]> = {
  en: ({ craving, trigger, helped }) => [
    craving !== null && `cravings were around ${craving} of 10 this week`,
    trigger && `“${trigger.toLowerCase()}” comes up most`,
    helped && `“${helped.toLowerCase()}” has helped before`,
  ],
  es: ({ craving, spanish: { trigger, helped } }) => [
    craving !== null && `esta semana las ganas estuvieron cerca de ${craving} de 10`,
    trigger && `lo que más aparece es “${trigger.toLowerCase()}”`,
    helped && `antes te ayudó “${helped.toLowerCase()}”`,
  ],
}

/** One sentence, used once in a conversation; undefined if there are no figures. */
export function diarySentence(diary: DiaryForCoach, language: CoachLanguage): string | undefined {
  const facts = sentences[language](diary).filter((fact) => typeof fact === 'string' && fact !== '')
  if (facts.length === 0) return undefined
  return language === 'es' ? `De tu diario: ${facts.join('; ')}.` : `From your diary: ${facts.join('; ')}.`
}

export function diaryForEngine({ craving, mood, trigger, helped }: DiaryForCoach): string {
  const facts = [
    craving !== null && `average craving this week ${craving} of 10`,
    mood !== null && `average mood this week ${mood} of 5 (5 is very good)`,
    trigger && `most frequent trigger: ${trigger}`,
    helped && `what eased an urge most: ${helped}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  return `\nThe person shares from their own diary: ${facts.join('; ')}. Use it only where it fits, and do not judge it.`
}

/** Removes the figures from an earlier answer: an engine gets them only in its instructions, or not at all. */
export function withoutDiary(answer: string): string {
  return answer
    .split('\n\n')
    .filter((paragraph) => !/^(?:From your diary|De tu diario): /.test(paragraph))
    .join('\n\n')
}
