import { codes, commands, formatLine } from '../drivers/ingenico/ingenico.protocol.ts'
import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'
import { createSimulatedLink } from './simulated-link.ts'
import { formatAuthorization, parseAuthorization, type TerminalResult } from './simulated-terminal.ts'

interface Question {
  readonly command: string
  readonly id: string
  readonly amount?: number
  readonly currency?: string
  readonly cardType?: string
  readonly authorization?: string
}

const BUSY = 101
const rejectionCodes = { refused: 512, invalid: codes.mediaNotValid, cancelled: 513 } as const

/** The lobby's terminal, behind a socket. */
export function createSimulatedIngenico({ terminal }: Pick<Lobby, 'terminal'>): Link {
  return createSimulatedLink((say, hangUp) => {
    const answer = (id: string, said: object) => say(formatLine({ id, ...said }))
    const pay = async ({ id, amount = 0, currency = 'EUR', cardType = 'other' }: Question) => {
      const played = terminal.pay({ id, minor: amount, currency })
      if (!played) return answer(id, { code: BUSY })
      const ended = await played
      if (terminal.mode === 'lost') return hangUp()
      answer(id, toAnswer(ended, cardType))
    }
    const does: Readonly<Record<string, (asked: Question) => unknown>> = {
      [commands.status]: ({ id }) => answer(id, { code: codes.done }),
      [commands.pay]: pay,
      [commands.payUnattended]: pay,
      [commands.refund]: ({ id, amount = 0, currency = 'EUR', authorization = '' }: Question) => {
        const played = terminal.refund({ id, minor: amount, currency, of: parseAuthorization(authorization) })
        if (!played) return answer(id, { code: BUSY })
        if (terminal.mode === 'lost') return hangUp()
        answer(id, toAnswer(played, 'other'))
      },
      [commands.find]: ({ id, cardType = 'other' }) => {
        const found = terminal.find(id)
        const code = found ? codes.running : codes.absent
        answer(id, found && found !== 'running' ? toAnswer(found, cardType) : { code })
      },
      [commands.cancel]: ({ id }) => {
        terminal.cancel(id)
        answer(id, { code: codes.done })
      },
    }
    let held = ''
    return (bytes) => {
      const lines = (held + Buffer.from(bytes).toString('utf8')).split('\n')
      held = lines.pop() ?? ''
      for (const line of lines) {
        const asked: Question = JSON.parse(line)
        does[asked.command]?.(asked)
      }
    }
  })
}

function toAnswer(played: TerminalResult, cardType: string): object {
  if (played.result === 'givenBack')
    return { code: codes.done, amount: played.refund.minor, authorization: formatAuthorization(played.refund.number) }
  if (played.result !== 'captured') return { code: rejectionCodes[played.result] }
  const { minor, number } = played.capture
  const authorization = formatAuthorization(number)
  return { code: codes.done, amount: minor, authorization, brand: cardType === 'amex' ? 'amex' : 'mc', pan: '****9999' }
}
