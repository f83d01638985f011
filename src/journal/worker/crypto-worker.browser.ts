// The worker that runs the crypto API. Locking the journal terminates it together with all plaintext.
import { config } from 'zod'
import { createCryptoApi } from './crypto-worker-api.browser.ts'
import { answerCalls } from './worker-calls.browser.ts'

// The page's CSP applies to the worker too: no eval.
config({ jitless: true })

const { close: _, ...functions } = createCryptoApi()
answerCalls(functions)
