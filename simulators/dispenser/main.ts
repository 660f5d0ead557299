import { createServer } from 'node:net'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { Dispenser, type DispenserFault } from './dispenser.ts'

/** A card dispenser that speaks the CRT-571 protocol, behind a serial-to-network converter. */
const STACK = 1_000
const dispenser = new Dispenser(STACK)

await reportReady({
  crt571: createServer((socket) => dispenser.serve(socket)),
  http: createControlServer(() => dispenser.ledger, {
    faults: (fault: DispenserFault) => dispenser.arm(fault),
    mend: () => dispenser.mend(STACK),
    empty: () => {
      dispenser.stack = 0
    },
  }),
})
