import { z } from 'zod'
import { del, get, patch, post } from '../platform/call.ts'
import { isZone, latestDayStart } from '../platform/dates.ts'
import { Refusal, refusal } from '../platform/refusal.ts'
import { isStorable, text } from '../platform/text.ts'

/** The signed-in person. `lastCheckIn` is a calendar date, or null if there is none yet. */
export const Profile = z.object({
  /** Tells people apart on a device, also after a change of their address. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subscription: z.enum(['free', 'premium', 'professional']),
  daysOnPath: z.int(),
  lastCheckIn: z.string().nullable(),
  /** Which staff pages the person can open. */
  role: z.enum(['member', 'moderator', 'admin']),
  dayStartsAt: z.int(),
  /** Why staff closed the account; absent for an open one. A closed account allows only export and deletion. */
  closedReason: z.string().optional(),
  /** Agreements that the person must still be asked for; absent if there are none. */
  toAgree: z.array(z.enum(['health-data', 'terms'])).optional(),
})
export type Profile = z.output<typeof Profile>

/** The response to login and register: a bearer token and the person. */
export const LoginResult = z.object({ token: z.string(), user: Profile })

export const EmailAddress = z
  .string()
  .max(254, 'An email address can be at most 254 characters.')
  .transform((value) => value.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email('Please enter an email address.'))

export const Name = text({
  max: 80,
  blank: 'Please enter a name. A first name or any name you like is enough.',
  long: 'A name can be at most 80 characters.',
})

const passwordProblems = {
  unstorable: 'This password contains characters that can’t be saved.',
  short: 'A password needs at least 8 characters.',
  long: 'A password can be at most 200 characters.',
  common: 'Many people use this password, so it is easily guessed. Please choose another.',
  personal: 'This password is too close to your name or email. Please choose another.',
} as const

/** Forms show these refusals at the field of the password. */
export const isPasswordProblem = (message: string) =>
  Object.values<string>(passwordProblems).includes(message)

export const Password = z
  .string()
  .refine(isStorable, passwordProblems.unstorable)
  .refine((value) => [...value].length >= 8, passwordProblems.short)
  .refine((value) => [...value].length <= 200, passwordProblems.long)

export const Registration = z.strictObject({
  email: EmailAddress,
  password: Password,
  name: Name,
  /** True if the person consented to the processing of health data. Others are asked later. */
  healthConsent: z.literal(true).optional(),
})
export const Credentials = z.strictObject({ email: EmailAddress, password: z.string().max(1_000) })
export const Done = z.object({ done: z.literal(true) })

const SecondFactorKind = z.enum(['authenticator', 'passkey', 'recovery'])
export type SecondFactorKind = z.infer<typeof SecondFactorKind>

/** A login that needs its second factor; the cookie set with it allows nothing else. */
export const SecondFactorRequired = z.object({
  secondFactor: z.array(SecondFactorKind),
})

export const register = post('/api/register', { body: Registration, answer: LoginResult })
export const login = post('/api/login', {
  body: Credentials,
  answer: z.union([LoginResult, SecondFactorRequired]),
})
const Code = z.string().trim().max(40)
/** Completes the login with an authenticator's six digits or a recovery code. */
export const loginWithCode = post('/api/login/code', {
  body: z.strictObject({ code: Code }),
  answer: LoginResult,
})
/** The WebAuthn challenge to a passkey and its response, as JSON. */
export const startPasskeyLogin = post('/api/login/passkey/challenge', {
  answer: z.record(z.string(), z.unknown()),
})
export const loginWithPasskey = post('/api/login/passkey', {
  body: z.strictObject({ response: z.record(z.string(), z.unknown()) }),
  answer: LoginResult,
})
/** Ends this session; also succeeds without one. */
export const logout = post('/api/logout', {
  /** The push subscription of this browser, which gets no more notices of this member. */
  body: z.strictObject({ pushEndpoint: z.url().max(1_000).optional() }).nullish(),
  answer: Done,
})
/** Continues the push messages of this browser after a new login of the same member. */
export const resumePush = post('/api/session/push', {
  body: z.strictObject({ pushEndpoint: z.url().max(1_000) }),
  answer: Done,
})
export const profile = get('/api/profile', { answer: Profile })
/** A new bearer token for this session; its cookie stays valid. For a device that dropped its token while the server was unavailable. */
export const newToken = post('/api/session/token', { answer: LoginResult })

/** The data of the account page. */
export const Account = z.object({
  name: z.string(),
  displayName: z.string(),
  email: z.string(),
  zone: z.string().nullable(),
  dayStartsAt: z.int(),
  role: z.enum(['member', 'moderator', 'admin']),
  createdAt: z.string(),
  authenticator: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string() })),
  recoveryCodesLeft: z.int(),
  /** True if this session used a second factor. */
  usedSecondFactor: z.boolean(),
  /** True if emails can be sent, so that a lost password can be reset. */
  emailEnabled: z.boolean(),
  emailVerified: z.boolean(),
  /** The address whose confirmation link was not opened yet; null if there is none. */
  unconfirmedEmail: z.string().nullable(),
})
export type Account = z.output<typeof Account>

export const AccountChange = z.strictObject({
  name: Name.optional(),
  displayName: text({
    max: 40,
    blank: 'Please enter the name that others see.',
    long: 'The name that others see can be at most 40 characters.',
  }).optional(),
  zone: z.string().refine(isZone, 'This time zone is not known.').optional(),
  dayStartsAt: z
    .int()
    .min(0)
    .max(latestDayStart, 'A day can begin at midnight, or at a full hour until six.')
    .optional(),
  email: EmailAddress.optional(),
  /** The current password; needed for a new email address. */
  password: z.string().max(1_000).optional(),
})

export const SessionView = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  usedAt: z.string(),
  current: z.boolean(),
})

// A call that confirms the person's identity again returns a new session token and invalidates the old one: `renewsToken`.
const WithPassword = z.strictObject({ password: z.string().max(1_000) })

export const account = get('/api/account', { answer: Account })
export const changeAccount = patch('/api/account', {
  body: AccountChange,
  answer: Account,
  renewsToken: true,
})
export const changePassword = post('/api/account/password', {
  body: z.strictObject({ password: z.string().max(1_000), newPassword: Password }),
  answer: Done,
  renewsToken: true,
})
export const sessions = get('/api/account/sessions', { answer: z.array(SessionView) })
/** The sign-ins of the last 90 days, newest first, at most 50. */
export const signIns = get('/api/account/sign-ins', {
  answer: z.array(z.object({ at: z.string(), device: z.string() })),
})
export const endSession = del('/api/account/sessions/:id', {
  params: z.strictObject({ id: z.uuid() }),
  answer: Done,
})
export const endOtherSessions = post('/api/account/sessions/end-others', { answer: Done, renewsToken: true })
/** Everything stored about the person, as one JSON document. A session alone is not enough: the call needs the password. */
export const exportAccount = post('/api/account/export', {
  body: WithPassword,
  answer: z.record(z.string(), z.unknown()),
})
/** Immediate and permanent. Forum posts are deleted too, or stay under "a former member". */
export const deleteAccount = post('/api/account/delete', {
  body: z.strictObject({
    password: z.string().max(1_000),
    forum: z.enum(['delete', 'keep-unnamed']).default('delete'),
  }),
  answer: Done,
})
/** The same response for any address. */
export const requestReset = post('/api/password-reset', {
  body: z.strictObject({ email: EmailAddress }),
  answer: Done,
})
export const resetPassword = post('/api/password-reset/use', {
  body: z.strictObject({ token: z.string().max(200), newPassword: Password }),
  answer: Done,
})

/** Records agreement to the current version. */
export const agree = post('/api/account/agreements', {
  body: z.strictObject({ kind: z.enum(['health-data', 'terms']) }),
  answer: Done,
})
/** Sends the confirmation link of the person's address again. */
export const resendVerification = post('/api/account/email/verification', { answer: Done })
/** The link in that email. It needs no session, because it may be opened on another device. */
export const confirmEmail = post('/api/account/email/confirm', {
  body: z.strictObject({ token: z.string().max(200) }),
  answer: Done,
})

/** A new secret for an authenticator app: `address` is its otpauth:// address. It has no effect until it is confirmed. */
export const setUpAuthenticator = post('/api/account/authenticator', {
  body: WithPassword,
  answer: z.object({ secret: z.string(), address: z.string() }),
  renewsToken: true,
})
const RecoveryCodes = z.object({
  /** Shown once. Empty if earlier codes are still valid. */
  recoveryCodes: z.array(z.string()),
})
export const confirmAuthenticator = post('/api/account/authenticator/confirm', {
  body: z.strictObject({ code: Code }),
  answer: RecoveryCodes,
  renewsToken: true,
})
export const removeAuthenticator = post('/api/account/authenticator/remove', {
  body: WithPassword,
  answer: Done,
  renewsToken: true,
})
export const setUpPasskey = post('/api/account/passkeys/challenge', {
  body: WithPassword,
  answer: z.record(z.string(), z.unknown()),
  renewsToken: true,
})
export const addPasskey = post('/api/account/passkeys', {
  body: z.strictObject({
    name: text({ max: 60, blank: 'Please name this passkey.', long: 'A name can be at most 60 characters.' }),
    response: z.record(z.string(), z.unknown()),
  }),
  answer: RecoveryCodes,
  renewsToken: true,
})
export const removePasskey = post('/api/account/passkeys/remove', {
  body: z.strictObject({ id: z.string().max(1_000), password: z.string().max(1_000) }),
  answer: Done,
  renewsToken: true,
})
/** Checks the second factor again, for the most sensitive actions. */
export const renewSecondFactor = post('/api/account/second-factor', {
  body: z.strictObject({ code: Code }),
  answer: Done,
  renewsToken: true,
})
export const newRecoveryCodes = post('/api/account/recovery-codes', {
  body: WithPassword,
  answer: RecoveryCodes,
  renewsToken: true,
})

export const notSignedIn = refusal(401, 'Please log in first.')
export const wrongCredentials = refusal(401, 'Please check your credentials and try again.')
export const emailHasAccount = refusal(
  409,
  'An account could not be made with these details. If you have one already, or just tried, log in or reset your password.',
)
export const misleadingName = refusal(
  400,
  'Please choose another name. It can’t sound like the Cairn team or include contact details. A first name is plenty.',
)
export const foreignOrigin = refusal(403, 'This request did not come from Cairn.')
export const staffOnly = refusal(403, 'This is for staff.')
export const secondFactorNeeded = refusal(
  403,
  'Staff pages need a second factor. Add an authenticator app or a passkey on your account page, then log in with it.',
)
export const secondFactorStale = refusal(
  403,
  'Please confirm it’s you: enter a code, or log in again with your passkey. Then you have 15 minutes.',
)
/** The message contains the reason that staff wrote for this person. */
export const accountClosed = (reason: string) =>
  new Refusal(
    403,
    `The team closed this account: ${reason} You can still download your data, and answer on the contact page.`,
  )
export const lastAdmin = refusal(409, 'This is the only admin. Someone else has to have the role first.')
export const wrongPassword = refusal(403, 'This is not your current password.')
export const commonPassword = refusal(400, passwordProblems.common)
export const personalPassword = refusal(400, passwordProblems.personal)
export const emailTaken = refusal(409, 'This email address cannot be used here.')
export const wrongCode = refusal(401, 'This code doesn’t work. Each code can be used once, while it’s shown.')
export const hasAuthenticator = refusal(
  409,
  'Your account has an authenticator app already. To use another one, remove the first.',
)
export const noPendingLogin = refusal(401, 'Please log in with your password first.')
export const staleReset = refusal(
  400,
  'This link was used already or is older than an hour. Please ask for a new one.',
)
export const staleVerification = refusal(
  400,
  'This link was already used, is older than a week, or belongs to an address that has an account.',
)
export const nothingToConfirm = refusal(409, 'Your email address is confirmed.')
export const passkeyFailed = refusal(400, 'This passkey didn’t work. Please try again.')
export const noSuchSession = refusal(404, 'There is no such session.')
export const lastFactorOfStaff = refusal(409, 'Staff keep at least one second factor. Add another one first.')
