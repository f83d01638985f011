// The calls of consultations: members request a session, and staff answer.
import { z } from 'zod'
import { get, post } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'
import { text } from '../../platform/text.ts'

const preferredTime = text({
  max: 120,
  blank: 'Please write at least one time that suits you.',
  long: 'A preferred time can be at most 120 characters.',
})
const NewConsultation = z.strictObject({
  topic: text({
    max: 2_000,
    blank: 'Please say in a few words what you would like to talk about.',
    long: 'This can be at most 2,000 characters.',
  }),
  preferredTimes: z.array(preferredTime).min(1, 'Please write at least one time that suits you.').max(5),
  /** Idempotency key, created by the form. */
  id: z.uuid().optional(),
})
const Consultation = z.object({
  id: z.string(),
  topic: z.string(),
  preferredTimes: z.array(z.string()),
  zone: z.string(),
  requestedAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
})
export const requestConsultation = post('/api/consultations', { body: NewConsultation, answer: Consultation })
export const consultations = get('/api/consultations', { answer: z.array(Consultation) })
const StaffConsultation = Consultation.extend({ name: z.string() })
export const staffConsultationsShown = 200
/** Open requests first, then the newest answered ones. */
export const staffConsultations = get('/api/admin/consultations', { answer: z.array(StaffConsultation) })
export const answerConsultation = post('/api/admin/consultations/:id/answer', {
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    answer: text({
      max: 5_000,
      blank: 'An answer cannot be blank.',
      long: 'An answer can be at most 5,000 characters.',
    }),
  }),
  answer: StaffConsultation,
})

export const noConsultation = refusal(404, 'This request no longer exists.')
export const alreadyAnswered = refusal(409, 'Someone on the team has already answered this.')
export const tooManyConsultations = refusal(409, 'You have three open requests. We’ll answer those first.')
