import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Connection, Link } from '../../links/link.ts'
import type { Dispenser, DispenserState } from '../dispenser.ts'
import {
  ACK,
  type Answer,
  createFrameReader,
  EMPTY_STACK,
  formatRequest,
  NAK,
  NOT_RESET,
  parseAnswer,
  type Request,
  requests,
} from './crt-571.protocol.ts'

/** A card moves within two seconds; a unit that has not answered by then is stuck. */
export const MOVE_TIMEOUT_MS = 6_000

/** Handles one request at a time over a persistent connection. */
export function createCrt571Dispenser(link: Link): Dispenser {
  let open: Conversation | undefined

  async function ask(name: Request): Promise<DispenserState> {
    if (!open?.isOpen()) open = createConversation(await link.open())
    const talk = open
    try {
      const answer = await talk.ask(name)
      if (answer.type === 'done') return answer.state
      throw toDispenserProblem(answer)
    } catch (problem) {
      // A late answer must not be mistaken for the next one.
      if (problem instanceof Problem && problem.code === 'deviceAway') talk.close()
      throw problem
    }
  }

  return {
    readState: () => ask('status'),
    clear: async () => void (await ask('clear')),
    toCoder: async () => void (await ask('toCoder')),
    present: async () => void (await ask('toGate')),
    retract: async () => void (await ask('toBin')),
  }
}

function toDispenserProblem(answer: Exclude<Answer, { type: 'done' }>): Problem {
  if (answer.type === 'broken') return new Problem('deviceAway', 'the dispenser cannot be understood')
  const { error } = answer
  if (error === EMPTY_STACK) return new Problem('noCards')
  if (error === NOT_RESET) return new Problem('deviceFailed', 'the dispenser has to be cleared')
  return new Problem('cardJammed', `the dispenser says ${error}`)
}

type Conversation = ReturnType<typeof createConversation>

function createConversation(connection: Connection) {
  const read = createFrameReader()
  let waiting: { hear(answer: Answer): void; reject(problem: Problem): void } | undefined
  let isOpen = true
  void connection.closed.then(() => {
    isOpen = false
    waiting?.reject(new Problem('deviceAway', 'the dispenser is gone'))
  })

  connection.onBytes((bytes) => {
    for (const answer of read(bytes).map(parseAnswer)) {
      connection.write(answer.type === 'broken' ? NAK : ACK)
      waiting?.hear(answer)
    }
  })

  return {
    isOpen: () => isOpen,
    close() {
      isOpen = false
      connection.close()
    },
    async ask(name: Request): Promise<Answer> {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      waiting = {
        // A duplicate, or about something else: not the answer to this.
        hear: (answer) => {
          if (answer.type === 'broken' || answer.request === requests[name]) resolve(answer)
        },
        reject,
      }
      const late = setTimeout(() => reject(new Problem('deviceAway', 'the dispenser does not answer')), MOVE_TIMEOUT_MS)
      try {
        connection.write(formatRequest(name))
        return await promise
      } finally {
        clearTimeout(late)
        waiting = undefined
      }
    },
  }
}
