import { createServer, type Server, type Socket } from 'node:net'
import type { PaymentResult, Terminal } from './terminal.ts'

const [DONE, BUSY, RUNNING, ABSENT, NOT_VALID, REFUSED, CANCELLED] = [0, 101, 102, 404, 511, 512, 513] as const
const rejectionCodes = { refused: REFUSED, invalid: NOT_VALID, cancelled: CANCELLED } as const

interface TerminalRequest {
  readonly command: string
  readonly id: string
  readonly amount?: number
  readonly currency?: string
  readonly cardType?: string
  readonly authorization?: string
}

/** The terminal behind a socket: one line of JSON each way. */
export function createIngenicoServer(terminal: Terminal): Server {
  const pay = async (socket: Socket, { command, id, amount = 0, currency = '', cardType = '' }: TerminalRequest) => {
    const paying = terminal.pay({ id, amount, currency, command, cardType })
    if (!paying) return send(socket, { id, code: BUSY })
    const { ended, isLost } = await paying
    if (isLost || terminal.isAway) return void socket.destroy()
    send(socket, { id, ...toAnswer(ended) })
  }
  const does: Readonly<Record<string, (socket: Socket, asked: TerminalRequest) => unknown>> = {
    status: (socket, { id }) => send(socket, { id, code: DONE }),
    pay,
    payUnattended: pay,
    refund: (socket, { command, id, amount = 0, currency = '', authorization = '' }) => {
      const done = terminal.refund({ id, amount, currency, command, cardType: '', refundOf: authorization })
      if (!done) return send(socket, { id, code: BUSY })
      if (done.isLost || terminal.isAway) return void socket.destroy()
      send(socket, { id, ...toAnswer(done.ended) })
    },
    find: (socket, { id }) => {
      const found = terminal.find(id)
      send(socket, { id, ...(found && found !== 'running' ? toAnswer(found) : { code: found ? RUNNING : ABSENT }) })
    },
    cancel: (socket, { id }) => {
      terminal.cancel(id)
      send(socket, { id, code: DONE })
    },
  }
  return createServer((socket) => {
    if (terminal.isAway) return void socket.destroy()
    let held = ''
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      const lines = (held + bytes.toString('utf8')).split('\n')
      held = lines.pop() ?? ''
      for (const line of lines) {
        const asked: TerminalRequest = JSON.parse(line)
        does[asked.command]?.(socket, asked)
      }
    })
  })
}

function send(socket: Socket, answer: object): void {
  socket.write(`${JSON.stringify(answer)}\n`)
}

function toAnswer(ended: PaymentResult): object {
  if (ended.result === 'givenBack')
    return { code: DONE, amount: ended.entry.amount, authorization: ended.entry.authorization }
  if (ended.result !== 'captured') return { code: rejectionCodes[ended.result] }
  const { amount, authorization, cardType } = ended.entry
  return { code: DONE, amount, authorization, brand: cardType === 'amex' ? 'amex' : 'mc', pan: '****9999' }
}
