import { reportReady } from '../report-ready.ts'
import { createMews } from './create-mews.ts'

/** `/api/connector/v1/` is the interface, `/owner/` the owner's page, `/control/…` the test control. */
const { MEWS_CLIENT_TOKEN, MEWS_ACCESS_TOKEN, MEWS_PRICING, NOW, PORT } = process.env
const http = createMews({
  clientToken: MEWS_CLIENT_TOKEN ?? 'the client token of the simulated Mews',
  accessToken: MEWS_ACCESS_TOKEN ?? 'the access token of the simulated Mews',
  now: NOW ?? '2027-05-10T10:00:00Z',
  pricing: MEWS_PRICING === 'Net' ? 'Net' : 'Gross',
})
await reportReady({ http }, { http: Number(PORT ?? 0) })
