import type { Half, Language } from '../coach-evaluation/talk.ts'
import type { DangerLabel, FreshMessage, MessagesByKind } from './message.ts'
import { englishDanger as openEnglishDanger } from './open/english-danger.ts'
import { englishEmergencies as openEnglishEmergencies } from './open/english-emergencies.ts'
import { englishOrdinary as openEnglishOrdinary } from './open/english-ordinary.ts'
import { spanishDanger as openSpanishDanger } from './open/spanish-danger.ts'
import { spanishEmergencies as openSpanishEmergencies } from './open/spanish-emergencies.ts'
import { spanishOrdinary as openSpanishOrdinary } from './open/spanish-ordinary.ts'
import { englishDanger as sealedEnglishDanger } from './sealed/english-danger.ts'
import { englishEmergencies as sealedEnglishEmergencies } from './sealed/english-emergencies.ts'
import { englishOrdinary as sealedEnglishOrdinary } from './sealed/english-ordinary.ts'
import { spanishDanger as sealedSpanishDanger } from './sealed/spanish-danger.ts'
import { spanishEmergencies as sealedSpanishEmergencies } from './sealed/spanish-emergencies.ts'
import { spanishOrdinary as sealedSpanishOrdinary } from './sealed/spanish-ordinary.ts'

function labelled(half: Half, language: Language, label: DangerLabel, messages: MessagesByKind) {
  return Object.entries(messages).flatMap(([kind, texts]) =>
    texts.map((text): FreshMessage => ({ text, label, kind, language, half })),
  )
}

/** Every message of the danger set. */
export const freshMessages: readonly FreshMessage[] = [
  ...labelled('open', 'en', 'emergency', openEnglishEmergencies),
  ...labelled('open', 'en', 'danger', openEnglishDanger),
  ...labelled('open', 'en', 'none', openEnglishOrdinary),
  ...labelled('open', 'es', 'emergency', openSpanishEmergencies),
  ...labelled('open', 'es', 'danger', openSpanishDanger),
  ...labelled('open', 'es', 'none', openSpanishOrdinary),
  ...labelled('sealed', 'en', 'emergency', sealedEnglishEmergencies),
  ...labelled('sealed', 'en', 'danger', sealedEnglishDanger),
  ...labelled('sealed', 'en', 'none', sealedEnglishOrdinary),
  ...labelled('sealed', 'es', 'emergency', sealedSpanishEmergencies),
  ...labelled('sealed', 'es', 'danger', sealedSpanishDanger),
  ...labelled('sealed', 'es', 'none', sealedSpanishOrdinary),
]
