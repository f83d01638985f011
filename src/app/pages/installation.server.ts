import { environmentOf } from '../../plans/payments/provider.server.ts'
import { anyone, type Route, serve } from '../../platform/http/http.server.ts'
import { configuredEngine } from '../../platform/model.server.ts'
import * as contract from './installation.ts'

/** Reads only the settings, so it also responds while the database is unavailable. */
export const installationRoutes: Route[] = [
  serve(contract.installation, anyone, ({ settings, mail }) => {
    const engine = configuredEngine(settings)
    return {
      operator: {
        name: settings.OPERATOR_NAME ?? null,
        address: settings.OPERATOR_ADDRESS ?? null,
        email: settings.OPERATOR_EMAIL ?? null,
        services: settings.OPERATOR_SERVICES ?? null,
      },
      mail: mail.isConfigured,
      engine: engine ? { name: engine.name, host: engine.host } : null,
      payments: environmentOf(settings),
    }
  }),
]
