import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { createSes } from './create-ses.ts'
import { FaultBoard, type Faults } from './faults.ts'
import { Ledger } from './ledger.ts'

const { env } = process
const ledger = new Ledger(env['LEDGER'])
const faults = new FaultBoard()

const ses = createSes({
  user: env['SES_USER'] ?? 'B00000000WS',
  password: env['SES_PASSWORD'] ?? 'a password of the ministry',
  landlord: env['SES_LANDLORD'] ?? '0000000001',
  installation: { establishments: (env['SES_ESTABLISHMENTS'] ?? '0000000001,0000000002').split(',') },
  ledger,
  faults,
})

const control = createControlServer(() => ledger.toJson(), {
  faults: (wanted: Partial<Faults>) => faults.set(wanted),
})

await reportReady({ http: ses, control }, { http: Number(env['PORT'] ?? 0), control: Number(env['CONTROL_PORT'] ?? 0) })
