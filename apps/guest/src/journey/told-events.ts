import { MOST_EVENTS, type trackEvent } from '@foyer/contract/tracking.ts'
import type * as z from 'zod/mini'

export type ToldEvent = Omit<z.output<typeof trackEvent.body>, 'more'>

interface ToldEvents {
  add(event: ToldEvent): void
  /** What was gathered goes now. */
  flush(): void
}

/** The beginning of a session, and what went wrong: somebody may wait for it, or the page be about to go. */
const urgent: ReadonlySet<string> = new Set(['new-session', 'error'] satisfies ToldEvent['type'][])

/** Events of one page, in their order: what is not urgent goes with what comes after it, or alone after a while. */
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
