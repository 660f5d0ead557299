import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Link } from '../../links/link.ts'
import type { DocumentScanner } from '../../roles/document-scanner.ts'

/** A reader that types does not signal its end; a pause does. */
export const SILENCE_TIMEOUT_MS = 1_000

/** The longest document has 90 characters; anything that types on and on is not a reader. */
const MAX_LENGTH = 1_000

/** A reader that acts as a keyboard: plain characters, lines ended by Enter, no commands. */
export function createKeyboardScanner(link: Link): DocumentScanner {
  return {
    kind: 'keyboard',
    async initialize() {
      const connection = await link.open()
      connection.close()
    },
    async read(listener, signal) {
      if (signal.aborted) return
      const connection = await link.open()
      let typed = ''
      let pause: NodeJS.Timeout | undefined
      const submit = () => {
        const text = typed
        typed = ''
        if (text.trim() !== '') listener.text(text)
      }
      connection.onBytes((bytes) => {
        typed = (typed + Buffer.from(bytes).toString('latin1')).slice(-MAX_LENGTH)
        clearTimeout(pause)
        pause = setTimeout(submit, SILENCE_TIMEOUT_MS)
      })
      signal.addEventListener('abort', connection.close, { once: true })
      if (signal.aborted) connection.close()
      else listener.reading()
      await connection.closed
      clearTimeout(pause)
      if (!signal.aborted) throw new Problem('deviceAway', 'the reader is gone')
    },
  }
}
