import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAlloggiati } from '../alloggiati/create-alloggiati.ts'
import { Ledger as AlloggiatiLedger } from '../alloggiati/ledger.ts'
import { FaultBoard } from '../authority-faults.ts'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { createSes } from '../ses/create-ses.ts'
import { type Faults, FaultBoard as SesFaultBoard } from '../ses/faults.ts'
import { Ledger as SesLedger } from '../ses/ledger.ts'
import { createSiba } from '../siba/create-siba.ts'
import { Ledger as SibaLedger } from '../siba/ledger.ts'
import { createVerifactu } from '../verifactu/create-verifactu.ts'
import { Ledger as VerifactuLedger } from '../verifactu/ledger.ts'

/**
 * The registers of Spain, Italy and Portugal and Spain's tax agency in one process, for the demo hotels.
 * Their codes and passwords are in `apps/server/src/demo/demo-authorities.ts` too.
 */
const sesLedger = new SesLedger(undefined)
const sesFaults = new SesFaultBoard()
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
const readCertificate = (name: string) =>
  readFileSync(join(import.meta.dirname, '../verifactu/certificates', name), 'utf8')
const taxLedger = new VerifactuLedger(undefined)
const verifactu = createVerifactu({
  ledger: taxLedger,
  faults: new FaultBoard(),
  rules: { waitSeconds: 10, refuse: [], unauthorized: false },
  certificate: readCertificate('server.pem'),
  ca: readCertificate('ca.pem'),
})

// Italy's and Portugal's take theirs on their own ports, under /control/.
const control = createControlServer(() => ({ ...sesLedger.toJson(), invoices: taxLedger.records }), {
  faults: (wanted: Partial<Faults>) => sesFaults.set(wanted),
})

await reportReady({ ses, alloggiati, siba, verifactu, control })
