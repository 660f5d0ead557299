import { control } from '../control.ts'
import { sayReady } from '../say-ready.ts'
import { ledger, openRelay, refused } from './relay.ts'

/** A relay for calls, like coturn, for clients with a password derived from its secret. */
const port = await openRelay(process.env['TURN_SECRET'] ?? '')

await sayReady({ control: control(() => ({ port, ledger, refused }), {}) })
