import type { Rack } from '@foyer/contract/staff/rack.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { CDPSession, Page } from '@playwright/test'
import { computeSpread, type Spread } from '../compute-spread.ts'
import { readPageMs } from '../cpu-time.ts'
import { openBrowser } from '../first-screen/phone.ts'
import { createBenchFolder, startServer } from '../server.ts'
import { signInStaff } from '../sign-in-staff.ts'
import { buildApps, findBrowserPath } from '../tool.ts'
import { buildLargeRack, DAYS, ROOMS, rackPath } from './build-large-rack.ts'

const STEPS = 60
/** A turn of the wheel. */
const STEP_PX = 100
/** A frame at 60 Hz; what a frame computes, without waiting for a busy machine. */
const MAX_FRAME_MS = 16.7
const MAX_NODES = 6_000
/** A wheel that spins freely, and a drag of the scroll bar. */
const FAST_PX = [STEP_PX, 3 * STEP_PX] as const
const FAST_FRAMES = 15

interface Scrolled {
  /** Computing time of the page for each step, until its frame is drawn. */
  readonly frameMs: Spread
  readonly nodes: number
}

/** Scrolls the rooms of a large hotel, and a page with as many lines of text and nothing else. */
export const rack: Trial = {
  async run(say) {
    await buildApps()
    const folder = createBenchFolder()
    const server = await startServer(folder.path)
    const browser = await openBrowser(await findBrowserPath())
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
      await signInStaff(page, server.url)
      await page.route(
        (url) => url.pathname === rackPath,
        async (route) => {
          const small: Rack = await (await route.fetch()).json()
          await route.fulfill({ json: buildLargeRack(small) })
        },
      )
      say(`${ROOMS} rooms by ${DAYS} days`)
      await page.goto(`${server.url}/staff/rooms?days=${DAYS}`)
      await page.locator('[data-room]').first().waitFor()
      const ours = await scroll(page, cdp, '[role=grid]')
      say('without waiting for a frame')
      const blank: number[] = []
      for (const px of FAST_PX) blank.push(await page.evaluate(findBlank, { px, frames: FAST_FRAMES }))
      say('a bare page')
      // The policy of our pages allows no inline style.
      await page.goto('about:blank')
      await page.setContent(buildBarePage())
      const bare = await scroll(page, cdp, 'main')
      return buildOutcome({ ours, bare, blank })
    } finally {
      await browser.close()
      await server.stop()
      folder.remove()
    }
  },
}

/** The text of the rack in lines that the browser scrolls alone. */
function buildBarePage(): string {
  const line = `<p>${Array.from({ length: DAYS }, (_, at) => `<span>${at}</span>`).join(' ')}</p>`
  return `<main style="height: 100vh; overflow: auto">${line.repeat(ROOMS)}</main>`
}

async function scroll(page: Page, cdp: CDPSession, scroller: string): Promise<Scrolled> {
  const frames: number[] = []
  let nodes = 0
  for (let step = 1; step <= STEPS; step += 1) {
    const before = await readPageMs(cdp)
    nodes = Math.max(nodes, await page.evaluate(scrollBy, { scroller, px: STEP_PX }))
    frames.push((await readPageMs(cdp)) - before)
  }
  return { frameMs: computeSpread(frames), nodes }
}

/** Runs in the page: scrolls, and returns the number of elements when the frame is drawn. */
function scrollBy({ scroller, px }: { scroller: string; px: number }): Promise<number> {
  const box = document.querySelector(scroller)
  const before = box?.scrollTop ?? 0
  box?.scrollBy(0, px)
  if (box && box.scrollTop === before) throw new Error(`${scroller} does not scroll.`)
  return new Promise((resolve) => {
    // The second frame shows what the first one has rendered.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => resolve(document.querySelectorAll('*').length))),
    )
  })
}

/**
 * Runs in the page: scrolls this far in each frame, and returns how much of the view had no rows when a
 * frame was drawn, in pixels.
 */
function findBlank({ px, frames }: { px: number; frames: number }): Promise<number> {
  const box = document.querySelector('[role=grid]')
  if (!box) throw new Error('There is no rack.')
  box.scrollTop = 0
  return new Promise((resolve) => {
    let highest = 0
    let left = frames
    const scroll = () => {
      box.scrollBy(0, px)
      const rows = [...box.querySelectorAll('[data-room]')].map((row) => row.getBoundingClientRect().bottom)
      highest = Math.max(highest, box.getBoundingClientRect().bottom - Math.max(...rows))
      left -= 1
      if (left === 0) resolve(Math.round(highest))
      else requestAnimationFrame(scroll)
    }
    // After two frames, the top is drawn.
    requestAnimationFrame(() => requestAnimationFrame(scroll))
  })
}

interface Measured {
  readonly ours: Scrolled
  readonly bare: Scrolled
  /** In pixels, by speed. */
  readonly blank: readonly number[]
}

function buildOutcome({ ours, bare, blank }: Measured) {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const row = (name: string, value: (of: Scrolled) => string) => [name, value(ours), value(bare)]
  const ratio = ours.frameMs.median / bare.frameMs.median
  return {
    lines: formatTable([
      ['', 'rack', 'bare page'],
      row('a frame, median', ({ frameMs }) => ms(frameMs.median)),
      row('a frame, worst', ({ frameMs }) => ms(frameMs.highest)),
      row('elements', ({ nodes }) => String(nodes)),
      ...FAST_PX.map((px, at) => [`blank at ${px} px a frame`, `${blank[at]} px`, '']),
    ]),
    summary: `${ROOMS} rooms by ${DAYS} days scroll in ${ms(ours.frameMs.median)} a frame, ${ratio.toFixed(1)} of a bare page`,
    violations: [
      ...((blank[0] ?? 0) > 0 ? [`${blank[0]} px of the rack are blank at ${STEP_PX} px a frame.`] : []),
      ...(ours.frameMs.median > MAX_FRAME_MS
        ? [`A frame of the rack computes for ${ms(ours.frameMs.median)}, not ${MAX_FRAME_MS} ms.`]
        : []),
      ...(ours.nodes > MAX_NODES ? [`The rack holds ${ours.nodes} elements, not ${MAX_NODES} at most.`] : []),
    ],
    results: { ours, bare, ratio, blank },
  }
}
