import { reportReady } from '../report-ready.ts'
import { createSiba } from './create-siba.ts'
import { Ledger } from './ledger.ts'

/** `/baws/boletinsalojamento.asmx` is the service, `/control/…` the test control. */
const { SIBA_UNIT, SIBA_ESTABLISHMENT, SIBA_KEY, LEDGER, TODAY, PORT } = process.env
const http = createSiba({
  unit: SIBA_UNIT ?? '121212121',
  establishment: Number(SIBA_ESTABLISHMENT ?? 0),
  key: SIBA_KEY ?? '999999999',
  ledger: new Ledger(LEDGER),
  today: TODAY,
})
await reportReady({ http }, { http: Number(PORT ?? 0) })
