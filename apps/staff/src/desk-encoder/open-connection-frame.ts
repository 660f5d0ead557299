import { DESK_CHANNEL_PATH } from '@foyer/contract/staff/page.ts'
import type { Dial } from '@foyer/web/connection/hub-transport.ts'

interface ConnectionFrame {
  readonly dial: Dial
  readonly close: () => void
}

/**
 * Connects from a freshly loaded empty page of ours. The ports a page may connect to are fixed when
 * it loads, and an encoder may have been set up since this page did.
 */
export function openConnectionFrame(): Promise<ConnectionFrame> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = DESK_CHANNEL_PATH
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      const page = frame.contentWindow as (Window & typeof globalThis) | null
      resolve({
        dial: (url, protocols) => new (page ?? globalThis).WebSocket(url, protocols),
        close: () => frame.remove(),
      })
    })
    document.body.append(frame)
  })
}
