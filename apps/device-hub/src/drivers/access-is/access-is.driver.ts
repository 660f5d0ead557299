import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Connection, Link } from '../../links/link.ts'
import type { DocumentScanner, ReadListener } from '../../roles/document-scanner.ts'
import {
  ACK,
  type Answer,
  createFrameReader,
  formatRequest,
  NAK,
  parseAnswer,
  type Request,
} from './access-is.protocol.ts'

/** A reader answers a command within a few milliseconds; one that does not is stuck. */
export const ANSWER_TIMEOUT_MS = 2_000

export function createAccessIsScanner(link: Link): DocumentScanner {
  return {
    kind: 'access-is',
    async initialize() {
      const connection = await link.open()
      try {
        await createConversation(connection).ask('version')
      } finally {
        connection.close()
      }
    },
    async read(listener, signal) {
      if (signal.aborted) return
      const connection = await link.open()
      try {
        const talk = createConversation(connection, listener)
        await talk.ask('version')
        await talk.ask('enable')
        if (!signal.aborted) listener.reading()
        await Promise.race([connection.closed, waitForAbort(signal)])
        if (!signal.aborted) throw new Problem('deviceAway', 'the reader is gone')
        await talk.ask('disable')
      } catch (problem) {
        // Failures after an abort are irrelevant.
        if (!signal.aborted) throw problem
      } finally {
        connection.close()
      }
    },
  }
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** One query at a time; documents may arrive in between. */
function createConversation(connection: Connection, listener?: ReadListener) {
  const read = createFrameReader()
  let answered: ((answer: Answer) => void) | undefined

  connection.onBytes((bytes) => {
    for (const answer of read(bytes).map(parseAnswer)) {
      if (answer.type === 'broken') connection.write(NAK)
      else if (answer.type === 'document') {
        connection.write(ACK)
        if (answer.text.trim() === '') listener?.nothing()
        else listener?.text(answer.text)
      } else answered?.(answer)
    }
  })

  return {
    async ask(name: Request): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      answered = resolve
      // The connection may break before anyone awaits the answer.
      promise.catch(() => {})
      const late = setTimeout(() => reject(new Problem('deviceAway', 'the reader does not answer')), ANSWER_TIMEOUT_MS)
      void connection.closed.then(() => reject(new Problem('deviceAway', 'the reader is gone')))
      try {
        connection.write(formatRequest(name))
        const answer = await promise
        if (answer.type === 'refused') throw new Problem('deviceFailed', `the reader refuses: ${answer.reason}`)
      } finally {
        clearTimeout(late)
        answered = undefined
      }
    },
  }
}
