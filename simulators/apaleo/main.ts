import { reportReady } from '../report-ready.ts'
import { createApaleo } from './create-apaleo.ts'

/** `/connect/token` is the identity server, `/owner/` the owner's page, `/control/…` the test control. */
const { APALEO_PROPERTY, APALEO_CLIENT, APALEO_SECRET, NOW, PORT } = process.env
const http = createApaleo({
  property: APALEO_PROPERTY ?? 'LAKE',
  client: APALEO_CLIENT ?? 'FOYE-AC-FOYER',
  secret: APALEO_SECRET ?? 'a secret of the simulated Apaleo',
  now: NOW ?? '2027-05-10T12:00:00+02:00',
})
await reportReady({ http }, { http: Number(PORT ?? 0) })
