import { MOST_EVENTS, type trackEvent } from '@foyer/contract/tracking.ts'
import type * as z from 'zod/mini'

export type ToldEvent = Omit<z.output<typeof trackEvent.body>, 'more'>

interface ToldEvents {
  add(event: ToldEvent): void
  /** Sends the gathered events now. */
  flush(): void
}

/** Sent at once: a session's start may be awaited, and after an error the page may close. */
const urgent: ReadonlySet<string> = new Set(['new-session', 'error'] satisfies ToldEvent['type'][])

/**
 * Batches a page's events in order: an event that isn't
 * urgent is sent with the next one, or alone after a while.
 */
export function gatherEvents(
  send: (events: readonly [ToldEvent, ...ToldEvent[]]) => void,
  gathersMs: number,
): ToldEvents {
  let gathered: ToldEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const [first, ...more] = gathered
    gathered = []
    if (first) send([first, ...more])
  }

  return {
    flush,
    add(event) {
      gathered.push(event)
      if (gathersMs === 0 || urgent.has(event.type) || gathered.length === MOST_EVENTS) flush()
      else timer ??= setTimeout(flush, gathersMs)
    },
  }
}
