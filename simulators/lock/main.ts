import { createServer } from 'node:net'
import { control } from '../control.ts'
import { sayReady } from '../say-ready.ts'
import { Lock, type LockFault } from './lock.ts'

/** A hotel's lock system, which speaks FIAS over TCP. */
const lock = new Lock()

await sayReady({
  fias: createServer((socket) => lock.serve(socket)),
  http: control(() => lock.ledger, {
    faults: (fault: LockFault) => lock.arm(fault),
    mend: () => lock.disarm(),
  }),
})
