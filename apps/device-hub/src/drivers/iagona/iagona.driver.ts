import type { KeyEncoderStatus } from '@foyer/contract/messages/device.ts'
import { ensureProblem, Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import type { HttpCalls } from '../../links/http-calls.ts'
import type { DocumentScanner } from '../../roles/document-scanner.ts'
import type { KeyEncoder } from '../../roles/key-encoder.ts'
import {
  CARD_RETAINED,
  distributeAnswer,
  document,
  isOk,
  NO_DOCUMENT,
  paths,
  status,
  UNREADABLE,
} from './iagona.protocol.ts'

const STATUS_TIMEOUT_MS = 2_000
/** How long a unit waits for a document before it reports none. */
const READ_TIMEOUT_MS = 60_000

export const CARDS_FAILED = 'Iagona Error: failed to create cards'

async function callUnit<Schema extends z.core.$ZodType>(
  calls: HttpCalls,
  path: string,
  { body = {}, schema, signal }: { body?: object; schema: Schema; signal: AbortSignal },
): Promise<z.output<Schema>> {
  const answer = z.safeParse(schema, await calls(path, body, signal))
  if (!answer.success) throw new Problem('deviceUnknown', 'the unit cannot be understood')
  return answer.data
}

const requestStatus = (calls: HttpCalls) =>
  callUnit(calls, paths.status, { schema: status, signal: AbortSignal.timeout(STATUS_TIMEOUT_MS) })

/** The unit's cards. It writes and dispenses them itself, and waits until they are taken. */
export function createIagonaEncoder(
  calls: HttpCalls,
  { writeMs, takeMs }: { writeMs: number; takeMs: number },
): KeyEncoder {
  const watchers = new Set<() => void>()
  let now: KeyEncoderStatus = { state: 'away' }
  const become = (next: KeyEncoderStatus) => {
    const isSame = next.state === now.state
    now = next
    if (!isSame) for (const watcher of watchers) watcher()
  }

  async function beReady(): Promise<void> {
    try {
      const { Cards: cards, CardPath, ...said } = await requestStatus(calls)
      if (CardPath === 'Jammed' || !isOk(said)) throw new Problem('cardJammed')
      if (cards === 0) throw new Problem('noCards')
      become({ state: 'ready', cards })
    } catch (caught) {
      const problem = ensureProblem(caught)
      become({ state: states[problem.code] ?? 'away' })
      throw problem
    }
  }

  return {
    status: () => now,
    watch: (onChange) => void watchers.add(onChange),
    refreshStatus: () => beReady().catch(() => {}),
    test: beReady,
    async cut(order, steps) {
      await beReady()
      steps.asking()
      const { key, card, roomNumber, operation, startDate, startTime, endDate, endTime } = order
      const answer = await callUnit(calls, paths.distribute, {
        schema: distributeAnswer,
        body: {
          Id: key,
          Card: card,
          Amount: 1,
          Room: roomNumber,
          Copy: operation === 'copy',
          CheckIn: `${startDate}T${startTime}`,
          CheckOut: `${endDate}T${endTime}`,
        },
        signal: AbortSignal.timeout(writeMs + takeMs),
      })
      if (answer.Result === CARD_RETAINED) throw new Problem('cardTakenBack', 'it was not taken')
      if (!isOk(answer)) {
        steps.refused()
        throw new Problem('cardsNotCreated', CARDS_FAILED)
      }
      steps.out()
    },
  }
}

const states: Partial<Record<ProblemCode, KeyEncoderStatus['state']>> = { noCards: 'no_cards', cardJammed: 'jammed' }

/** The unit's document reader, polled for as long as reading is requested. */
export function createIagonaScanner(calls: HttpCalls): DocumentScanner {
  return {
    kind: 'iagona',
    async initialize() {
      await requestStatus(calls)
    },
    async read(listener, signal) {
      if (signal.aborted) return
      await requestStatus(calls)
      if (!signal.aborted) listener.reading()
      while (!signal.aborted) {
        const until = AbortSignal.any([signal, AbortSignal.timeout(READ_TIMEOUT_MS)])
        try {
          const answer = await callUnit(calls, paths.read, { schema: document, signal: until })
          if (signal.aborted) return
          if (answer.Result === NO_DOCUMENT) continue
          if (answer.Result === UNREADABLE) listener.nothing()
          else if (isOk(answer)) listener.text((answer.Lines ?? []).join('\r'))
          else throw new Problem('deviceFailed', `the unit says ${answer.Result}`)
        } catch (problem) {
          if (!signal.aborted) throw problem
        }
      }
    },
  }
}
