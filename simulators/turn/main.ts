import { control } from '../control.ts'
import { sayReady } from '../say-ready.ts'
import { ledger, openRelay, refused } from './relay.ts'

/** A relay of calls, as coturn is one: for whoever brings a password that was made with its secret. */
const port = await openRelay(process.env['TURN_SECRET'] ?? '')

await sayReady({ control: control(() => ({ port, ledger, refused }), {}) })
