// The calls with which members offer to welcome newcomers.
import { z } from 'zod'
import { put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'

const WelcomeOffer = z.strictObject({ offered: z.boolean() })
export const offerWelcome = put('/api/forum/welcome', { body: WelcomeOffer, answer: WelcomeOffer })

export const tooNewToWelcome = refusal(
  409,
  'You can offer this once you have been here for a week. Until then, others welcome you.',
)
