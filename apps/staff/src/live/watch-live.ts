import { type ChangeKind, liveChanged } from '@foyer/contract/staff/live.ts'
import * as z from 'zod/mini'

/** What an EventSource is to us. */
export interface Line {
  readonly readyState: number
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void
  close(): void
}

interface Wishes {
  readonly open: () => Line
  /** `everything` after each (re)connection, since nobody knows what was missed. */
  readonly onChanged: (what: readonly ChangeKind[] | 'everything') => void
  readonly onLine: (line: 'open' | 'lost') => void
  /** At every sign of life. */
  readonly onHeard?: () => void
  /** The session is over: no use in coming back. */
  readonly onEnded: () => void
}

/** The server beats every 15 s. */
const SILENCE_MS = 40_000
const AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const
const CLOSED = 2

/** Keeps one line to the server open, notices when it falls silent, and opens it anew. Returns how to stop. */
export function watchLive({ open, onChanged, onLine, onHeard, onEnded }: Wishes): () => void {
  let line: Line | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const stop = () => {
    clearTimeout(silence)
    clearTimeout(again)
    line?.close()
    line = undefined
  }

  const reopen = () => {
    stop()
    onLine('lost')
    again = setTimeout(connect, AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)])
    failures += 1
  }

  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(reopen, SILENCE_MS)
    onHeard?.()
  }

  function connect() {
    const mine = open()
    line = mine
    const on = (type: string, listener: (event: { data?: unknown }) => void) =>
      mine.addEventListener(type, (event) => {
        if (line === mine) listener(event)
      })
    silence = setTimeout(reopen, SILENCE_MS)
    on('hello', () => {
      failures = 0
      heard()
      onLine('open')
      onChanged('everything')
    })
    on('beat', heard)
    on('changed', ({ data }) => {
      heard()
      onChanged(whatChanged(data))
    })
    on('ended', () => {
      stop()
      onEnded()
    })
    // A browser tries again by itself while a line is connecting; a closed one is ours to open.
    on('error', () => (mine.readyState === CLOSED ? reopen() : onLine('lost')))
  }

  connect()
  return stop
}

/** What a newer server says and we do not understand may mean anything. */
function whatChanged(data: unknown): readonly ChangeKind[] | 'everything' {
  try {
    return z.parse(liveChanged, JSON.parse(String(data))).what
  } catch {
    return 'everything'
  }
}
