import { MAX_EVENTS, type trackEvent } from '@foyer/contract/tracking.ts'
import type * as z from 'zod/mini'

export type TrackedEvent = Omit<z.output<typeof trackEvent.body>, 'more'>

interface EventBatcher {
  add(event: TrackedEvent): void
  /** Sends the gathered events now. */
  flush(): void
}

/** Sent at once: a session's start may be awaited, and after an error the page may close. */
const urgentTypes: ReadonlySet<string> = new Set(['new-session', 'error'] satisfies TrackedEvent['type'][])

/**
 * Batches a page's events in order: an event that isn't
 * urgent is sent with the next one, or alone after a while.
 */
export function createEventBatcher(
  send: (events: readonly [TrackedEvent, ...TrackedEvent[]]) => void,
  gathersMs: number,
): EventBatcher {
  let gathered: TrackedEvent[] = []
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
      if (gathersMs === 0 || urgentTypes.has(event.type) || gathered.length === MAX_EVENTS) flush()
      else timer ??= setTimeout(flush, gathersMs)
    },
  }
}
