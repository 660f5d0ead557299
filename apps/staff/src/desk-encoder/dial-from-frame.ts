import { DESK_LINE_PATH } from '@foyer/contract/staff/page.ts'
import type { Dial } from '@foyer/web/line/hub-connection.ts'

interface Frame {
  readonly dial: Dial
  readonly close: () => void
}

/**
 * Dials from an empty page of our own, loaded now. Which ports of this computer may be called is said when a page is loaded, and
 * an encoder may have been set up since this one was.
 */
export function dialFromFrame(): Promise<Frame> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = DESK_LINE_PATH
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
