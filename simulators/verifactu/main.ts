import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FaultBoard } from '../authority-faults.ts'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { type AgencyRules, createVerifactu, type Faults } from './create-verifactu.ts'
import { Ledger } from './ledger.ts'

const { env } = process
const read = (name: string) => readFileSync(join(import.meta.dirname, 'certificates', name), 'utf8')
const ledger = new Ledger(env['LEDGER'])
const faults = new FaultBoard()
const rules: AgencyRules = { waitSeconds: Number(env['WAIT_SECONDS'] ?? 60), refuse: [], unauthorized: false }

const http = createVerifactu({ ledger, faults, rules, certificate: read('server.pem'), ca: read('ca.pem') })
const control = createControlServer(() => ledger.toJson(), {
  faults: (wanted: Partial<Faults>) => faults.set(wanted),
  rules: (wanted: Partial<AgencyRules>) => void Object.assign(rules, wanted),
})

await reportReady({ http, control }, { http: Number(env['PORT'] ?? 0), control: Number(env['CONTROL_PORT'] ?? 0) })
