import type { HubAccess } from '@foyer/contract/hub.ts'
import type { DeviceMessage } from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { createHubTransport } from '@foyer/web/connection/hub-transport.ts'
import { openConnectionFrame } from './open-connection-frame.ts'

interface ReadDocumentOptions {
  /** The hub of the reader. */
  readonly hub: HubAccess
  /** Called when the reader is ready for a document. */
  readonly onReady: () => void
  /** Called for a document without readable lines; the reader waits for another one. */
  readonly onUnreadable: () => void
  readonly signal: AbortSignal
}

/**
 * Waits for a document at a reader next to this computer. Resolves with its lines, or undefined when
 * aborted; fails with `deviceAway` if the reader does not answer.
 */
export async function readDocumentAtDesk({
  hub,
  onReady,
  onUnreadable,
  signal,
}: ReadDocumentOptions): Promise<string | undefined> {
  const frame = await openConnectionFrame()
  return new Promise<string | undefined>((resolve, reject) => {
    const id = crypto.randomUUID()
    let isReading = false
    const line = createHubTransport(
      async () => [hub],
      () => {},
      'desk',
      frame.dial,
    )({
      opened: () => {},
      received,
      interrupted: () => {},
      lost: () => fail(new Problem('deviceAway')),
    })
    // The hub stops reading when the connection closes.
    const leave = () => {
      line.close()
      resolve(undefined)
    }
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })

    function fail(problem: Problem): void {
      line.close()
      reject(problem)
    }

    function received(message: DeviceMessage): void {
      if (message.type === 'hello' && message.scanner) line.send(JSON.stringify({ type: 'start_read', id }))
      else if (message.type === 'hello') fail(new Problem('deviceAway', 'this hub has no reader'))
      else if (message.type === 'problem') fail(new Problem(message.code, message.detail))
      else if (message.type === 'unreadable') onUnreadable()
      else if (message.type === 'scanner') hear(message.scanner.state)
      else if (message.type === 'document') {
        line.close()
        resolve(message.document.lines.join('\n'))
      }
    }

    function hear(state: 'reading' | 'stopped' | 'initialize_error'): void {
      if (state === 'reading') {
        isReading = true
        onReady()
      } else if (state === 'initialize_error' || isReading) {
        fail(new Problem(state === 'stopped' ? 'deviceAway' : 'deviceFailed'))
      }
    }
  }).finally(() => frame.close())
}
