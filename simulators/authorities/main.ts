import { createAlloggiati } from '../alloggiati/create-alloggiati.ts'
import { Ledger as AlloggiatiLedger } from '../alloggiati/ledger.ts'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { createSes } from '../ses/create-ses.ts'
import { FaultBoard, type Faults } from '../ses/faults.ts'
import { Ledger as SesLedger } from '../ses/ledger.ts'
import { createSiba } from '../siba/create-siba.ts'
import { Ledger as SibaLedger } from '../siba/ledger.ts'

/**
 * The registers of Spain, Italy and Portugal in one process, for the demo hotels. Their codes and
 * passwords are in `apps/server/src/demo/demo-authorities.ts` too.
 */
const sesLedger = new SesLedger(undefined)
const sesFaults = new FaultBoard()
const ses = createSes({
  user: 'B00000000WS',
  password: 'a password of the ministry',
  landlord: '0000000001',
  installation: { establishments: ['0000000001', '0000000002'] },
  ledger: sesLedger,
  faults: sesFaults,
})
const alloggiati = createAlloggiati({
  user: 'RM000001',
  password: 'roma-password',
  wsKey: 'roma-wskey',
  ledger: new AlloggiatiLedger(undefined),
  today: undefined,
})
const siba = createSiba({
  unit: '121212121',
  establishment: 0,
  key: '999999999',
  ledger: new SibaLedger(undefined),
  today: undefined,
})

// Spain's has no control of its own; the other two take theirs on their own ports, under /control/.
const control = createControlServer(() => sesLedger.toJson(), {
  faults: (wanted: Partial<Faults>) => sesFaults.set(wanted),
})

await reportReady({ ses, alloggiati, siba, control })
