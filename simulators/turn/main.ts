import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { ledger, rejections, startRelay } from './relay.ts'

/** A relay for calls, like coturn, for clients with a password derived from its secret. */
const port = await startRelay(process.env['TURN_SECRET'] ?? '')

await reportReady({ control: createControlServer(() => ({ port, ledger, refused: rejections }), {}) })
