import { setTimeout as delay } from 'node:timers/promises'
import { trackEvent } from '@foyer/contract/tracking.ts'
import { findLongestGap } from '../find-longest-gap.ts'
import { Page } from '../page.ts'
import { pageEvent } from '../page-event.ts'

const PROBE_INTERVAL_MS = 50

/** Writes without a pause until it is stopped. */
export async function watchOutage(url: string): Promise<{ stop(): Promise<number> }> {
  const page = new Page(url, 'own', '10.5.0.1')
  await page.load()
  const answered = [performance.now()]
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      if ((await page.send(trackEvent, {}, pageEvent)).status === 200) answered.push(performance.now())
      await delay(PROBE_INTERVAL_MS)
    }
  })()
  return {
    /** Returns the longest time in ms without an accepted write. */
    async stop() {
      isOver = true
      await watching
      return findLongestGap([...answered, performance.now()])
    },
  }
}
