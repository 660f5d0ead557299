import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { createIngenicoServer } from './ingenico.ts'
import { createNexoServer } from './nexo.ts'
import { type CardResult, Terminal } from './terminal.ts'

const terminal = new Terminal()

await reportReady({
  nexo: createNexoServer(terminal),
  ingenico: createIngenicoServer(terminal),
  http: createControlServer(() => terminal.ledger, {
    answer: ({ result }: { result: CardResult }) => void terminal.results.push(result),
    present: () => terminal.present(),
    set: ({ isAway, holds, presentMs }: Partial<Pick<Terminal, 'isAway' | 'holds' | 'presentMs'>>) => {
      terminal.isAway = isAway ?? terminal.isAway
      terminal.holds = holds ?? terminal.holds
      terminal.presentMs = presentMs ?? terminal.presentMs
    },
  }),
})
