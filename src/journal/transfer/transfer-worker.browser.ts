// The worker that reads files for an import and writes the files of an export.
import { config } from 'zod'
import { answerCalls } from '../worker/worker-calls.browser.ts'
import { createTransferApi } from './transfer-worker-api.browser.ts'

// The page's CSP applies to the worker too: no eval.
config({ jitless: true })

answerCalls(createTransferApi())
