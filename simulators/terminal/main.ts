import { control } from '../control.ts'
import { sayReady } from '../say-ready.ts'
import { ingenicoFace } from './ingenico.ts'
import { nexoFace } from './nexo.ts'
import { type CardResult, Terminal } from './terminal.ts'

const terminal = new Terminal()

await sayReady({
  nexo: nexoFace(terminal),
  ingenico: ingenicoFace(terminal),
  http: control(() => terminal.ledger, {
    answer: ({ result }: { result: CardResult }) => void terminal.results.push(result),
    present: () => terminal.present(),
    set: ({ isAway, holds, presentMs }: Partial<Pick<Terminal, 'isAway' | 'holds' | 'presentMs'>>) => {
      terminal.isAway = isAway ?? terminal.isAway
      terminal.holds = holds ?? terminal.holds
      terminal.presentMs = presentMs ?? terminal.presentMs
    },
  }),
})
