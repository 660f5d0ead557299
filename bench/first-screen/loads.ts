import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { runOnPhone, slowDown } from './phone.ts'
import { installPageWatch, sumBlockingTime } from './watch.ts'

export interface Target {
  readonly url: string
  /** Label of the button to tap. */
  readonly button: string
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Position of the button once the layout is stable. */
export function findSpot(browser: Browser, { url, button }: Target): Promise<Spot> {
  return runOnPhone(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    const box = await page.getByRole('button', { name: button, exact: true }).boundingBox()
    if (!box) throw new Error(`${url} shows no button ${button}.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
}

/**
 * One cold load without interaction: a tap would stop the browser from tracking the largest paint.
 */
export function measureLargestPaint(browser: Browser, { url }: Target): Promise<number> {
  return runOnPhone(browser, async ({ page, cdp }) => {
    await page.exposeFunction('tellReaction', () => {})
    await page.addInitScript(installPageWatch, new URL(url).pathname)
    await slowDown(cdp)
    await page.goto(url, { waitUntil: 'networkidle' })
    // A busy machine paints after the network has gone idle.
    await page.waitForFunction(
      () => window.watch.largestPaint > 0 && performance.now() - window.watch.largestPaint > 1000,
    )
    return page.evaluate(() => window.watch.largestPaint)
  })
}

export interface TapResult {
  readonly tap: number
  readonly blocked: number
  readonly scripts: readonly string[]
  readonly fonts: number
  readonly requests: number
  /** As transferred: compressed, with headers. */
  readonly bytes: number
}

const TAP_INTERVAL_MS = 50
const TIMEOUT_MS = 60_000

/** One cold load with repeated taps until one works. */
export function measureFirstTap(browser: Browser, { url }: Target, spot: Spot): Promise<TapResult> {
  return runOnPhone(browser, async ({ page, cdp }) => {
    const finger = new AbortController()
    await page.exposeFunction('tellReaction', () => finger.abort())
    await page.addInitScript(installPageWatch, new URL(url).pathname)
    await slowDown(cdp)
    const opened = page.goto(url, { waitUntil: 'commit' })
    await tapUntil(cdp, spot, finger.signal)
    await opened
    const { watch, files } = await page.evaluate(() => ({
      watch: window.watch,
      files: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => ({
          name: new URL(entry.name).pathname,
          startTime: entry.startTime,
          bytes: entry instanceof PerformanceResourceTiming ? entry.transferSize : 0,
        }),
      ),
    }))
    const tap = watch.reacted ?? 0
    const before = files.filter(({ startTime }) => startTime < tap)
    return {
      tap,
      blocked: sumBlockingTime(watch),
      scripts: before.map(({ name }) => name).filter((name) => name.endsWith('.js')),
      fonts: before.filter(({ name }) => name.endsWith('.woff2')).length,
      requests: before.length,
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  })
}

async function tapUntil(cdp: CDPSession, spot: Spot, reacted: AbortSignal): Promise<void> {
  const giveUp = AbortSignal.timeout(TIMEOUT_MS)
  let waiting = false
  while (!reacted.aborted) {
    giveUp.throwIfAborted()
    if (!waiting) {
      waiting = true
      // A tap that waits for a busy page still counts; a second touch on top of it would be another
      // gesture.
      const tap = [
        cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] }),
        cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]
      void Promise.allSettled(tap).then(() => {
        waiting = false
      })
    }
    await wait(TAP_INTERVAL_MS)
  }
}
