import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Connection, Link } from '../../links/link.ts'
import type { CardTerminal, Charged, Refunded, TerminalOrder } from '../../roles/card-terminal.ts'
import { createTerminal } from '../create-terminal.ts'
import { type Answer, codes, commands, createLineReader, formatLine } from './ingenico.protocol.ts'

const ANSWER_TIMEOUT_MS = 5_000
/** Longer than a terminal waits for a card and its bank. */
export const PAY_TIMEOUT_MS = 180_000

export function createIngenicoTerminal(link: Link): CardTerminal {
  /**
   * One query, one line, one answer; a new connection for each, so that a late answer is never
   * mistaken for another's.
   */
  async function ask(question: { command: string; id: string } & object, milliseconds: number): Promise<Answer> {
    return receiveAnswer(await link.open(), question, milliseconds)
  }

  async function found<Said>(id: string, read: (answer: Answer) => Said): Promise<Said | 'absent' | 'running'> {
    const answer = await ask({ command: commands.find, id }, ANSWER_TIMEOUT_MS)
    if (answer.code === codes.absent) return 'absent'
    return answer.code === codes.running ? 'running' : read(answer)
  }

  return createTerminal({
    async assertReady() {
      const { code } = await ask({ command: commands.status, id: 'status' }, ANSWER_TIMEOUT_MS)
      if (code !== codes.done) throw new Problem('deviceAway', `the terminal says ${code}`)
    },
    async charge(order, asking) {
      const connection = await link.open()
      asking()
      return toCharged(await receiveAnswer(connection, toPayMessage(order), PAY_TIMEOUT_MS))
    },
    async refund({ id, reference, minor, currency, of }, asking) {
      const connection = await link.open()
      asking()
      const line = { command: commands.refund, id, reference, amount: minor, currency, authorization: of }
      return toRefunded(await receiveAnswer(connection, line, PAY_TIMEOUT_MS))
    },
    find: async ({ id }) => found(id, toCharged),
    findRefund: async ({ id }) => found(id, toRefunded),
    async cancel({ id }) {
      await ask({ command: commands.cancel, id }, ANSWER_TIMEOUT_MS).catch(() => {})
    },
  })
}

function toPayMessage({ id, reference, minor, currency, cardType, unattended }: TerminalOrder) {
  const command = unattended ? commands.payUnattended : commands.pay
  return { command, id, reference, amount: minor, currency, cardType }
}

async function receiveAnswer(
  connection: Connection,
  question: { command: string; id: string },
  milliseconds: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const read = createLineReader()
  connection.onBytes((bytes) => {
    const answer = read(bytes).find(({ id }) => id === question.id)
    if (answer) resolve(answer)
  })
  const late = setTimeout(() => reject(new Problem('deviceAway', 'the terminal does not answer')), milliseconds)
  void connection.closed.then(() => reject(new Problem('deviceAway', 'the terminal is gone')))
  try {
    connection.write(formatLine(question))
    return await promise
  } finally {
    clearTimeout(late)
    connection.close()
  }
}

function toCharged({ code, amount, authorization, brand, pan }: Answer): Charged {
  if (code !== codes.done) return { outcome: 'refused', code: String(code) }
  const lastDigits = /\d{4}$/.exec(pan ?? '')?.[0]
  return {
    outcome: 'done',
    ...(amount !== undefined && { minor: amount }),
    ...(authorization && { reference: authorization }),
    ...(brand && { brand: brand.slice(0, 40) }),
    ...(lastDigits && { lastDigits }),
  }
}

function toRefunded({ code, amount, authorization }: Answer): Refunded {
  if (code !== codes.done) return { outcome: 'refused', code: String(code) }
  return {
    outcome: 'done',
    ...(amount !== undefined && { minor: amount }),
    ...(authorization && { reference: authorization }),
  }
}
