import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { type CutKey, Lock, type LockFault } from './lock.ts'

/** A hotel's lock system that speaks FIAS over TCP. With a file, its records survive a restart. */
const { LEDGER, FIAS_PORT = '0', HTTP_PORT = '0' } = process.env
const before: CutKey[] =
  LEDGER && existsSync(LEDGER)
    ? readFileSync(LEDGER, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []
const lock = new Lock(before, (cut) => LEDGER && appendFileSync(LEDGER, `${JSON.stringify(cut)}\n`))

await reportReady(
  {
    fias: createServer((socket) => lock.serve(socket)),
    http: createControlServer(() => lock.ledger, {
      faults: (fault: LockFault) => lock.arm(fault),
      mend: () => lock.disarm(),
    }),
  },
  { fias: Number(FIAS_PORT), http: Number(HTTP_PORT) },
)
