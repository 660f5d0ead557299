import { reportReady } from '../report-ready.ts'
import { createAlloggiati } from './create-alloggiati.ts'
import { Ledger } from './ledger.ts'

/** `/service/service.asmx` is the service, `/control/…` the test control. */
const { ALLOGGIATI_USER, ALLOGGIATI_PASSWORD, ALLOGGIATI_WSKEY, LEDGER, TODAY, PORT } = process.env
const http = createAlloggiati({
  user: ALLOGGIATI_USER ?? 'RM000001',
  password: ALLOGGIATI_PASSWORD ?? 'roma-password',
  wsKey: ALLOGGIATI_WSKEY ?? 'roma-wskey',
  ledger: new Ledger(LEDGER),
  today: TODAY,
})
await reportReady({ http }, { http: Number(PORT ?? 0) })
