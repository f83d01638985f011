// Simulates a process that is killed at a chosen step of a payment.
import type { KyselyPlugin } from 'kysely'
import type { Services } from '../../platform/http/http.server.ts'
import { providerOf } from '../payments/provider.server.ts'

export class KilledError extends Error {
  override name = 'KilledError'
}

/** Services that stop working after `lastStep` queries and requests: nothing reaches the database or the provider after that. */
export function killedAfter(services: Services, lastStep: number) {
  let step = 0
  function countStep(): void {
    step++
    if (step > lastStep) throw new KilledError()
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      countStep()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { paypal } = providerOf(services)
  const real = { ...paypal }
  /** Kills the program before the request, or after it took effect at the provider. */
  function killable<Parameters extends unknown[], Answer>(ask: (...given: Parameters) => Promise<Answer>) {
    return async (...args: Parameters): Promise<Answer> => {
      countStep()
      const answer = await ask(...args)
      countStep()
      return answer
    }
  }
  paypal.readOrder = killable(real.readOrder)
  paypal.captureOrder = killable(real.captureOrder)
  paypal.readCapture = killable(real.readCapture)
  paypal.refundCapture = killable(real.refundCapture)
  return {
    services: { ...services, db: services.db.withPlugin(plugin) },
    restore: () => Object.assign(paypal, real),
  }
}
