import { staticsVersion } from '@foyer/contract/statics.ts'
import type { Calls } from '../../access/serve/serve.ts'

/** Returns when the served build was made; a kiosk compares it with the one it runs. */
export function staticsRoutes(calls: Calls, builtAt: Date): void {
  calls.serveAnyone(staticsVersion, async () => ({ success: true, version: builtAt.toISOString() }))
}
