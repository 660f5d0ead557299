import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { CDPSession, Page } from '@playwright/test'
import { computeSpread, type Spread } from '../compute-spread.ts'
import { readCpuMs, readPageMs } from '../cpu-time.ts'
import { openBrowser } from '../first-screen/phone.ts'
import { createBenchFolder, type Running, startServer } from '../server.ts'
import { signInStaff } from '../sign-in-staff.ts'
import { buildApps, findBrowserPath } from '../tool.ts'

const ROWS = 1_000
const ROWS_AT_ONCE = 125
const OPENS = 15
/** Delays below this go unnoticed; slow machines exceed it first. */
const MAX_MS = 100
const MAX_NODES = 5_000
const VIEWS = 5
const STAYS = 7
/** Computing time of page and server; waiting for a busy machine is not ours to improve. */
const MAX_VIEW_MS = 500
const MAX_STAY_MS = 100
const MAX_CHANGE_BYTES = 2_000
const CHANGE_TIMEOUT_MS = 60_000

interface Measured {
  readonly rows: number
  readonly nodes: number
  /** From pressing a row to the frame that shows it open. */
  readonly openMs: Spread
  /** From the address to the first row: computed, and passed. */
  readonly viewMs: Spread
  readonly viewServerMs: Spread
  readonly viewPassedMs: Spread
  /** From pressing a row to the whole stay: computed, and passed. */
  readonly stayMs: Spread
  readonly stayPassedMs: Spread
  readonly listBytes: number
  /** Bytes that one change sends over the live connection. */
  readonly changeBytes: number
}

/** Compares the staff's arrivals of a small day and of one with a thousand, in the same page. */
export const arrivals: Trial = {
  async run(say) {
    await buildApps()
    const folder = createBenchFolder()
    const server = await startServer(folder.path)
    const browser = await openBrowser(await findBrowserPath())
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
      await signInStaff(page, server.url)
      say('a small day')
      const few = await measure(page, cdp, server)
      say(`a day of ${ROWS}`)
      await importDay(page, server.url)
      const many = await measure(page, cdp, server)
      return buildOutcome(few, many)
    } finally {
      await browser.close()
      await server.stop()
      folder.remove()
    }
  },
}

async function importDay(page: Page, url: string): Promise<void> {
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(Date.now() + ahead * 86_400_000)
  // In parts, so that no statement exceeds its time limit on a busy machine.
  for (let from = 0; from < ROWS; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, more) => from + more)
    const lines = rows.map((at) => `B${at},${day(0)},${day(2)},Bench${at},Ana,2,classic,240`)
    const text = ['reference,arrival,departure,last_name,first_name,adults,room_type,total', ...lines].join('\n')
    await page.goto(`${url}/staff/import`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: /^Import / }).click({ timeout: 120_000 })
    await page.getByText(/reservations imported/).waitFor({ timeout: 120_000 })
  }
}

/** How long something takes: what page and server compute, and what passes. */
async function time(cdp: CDPSession, { pid }: Running, work: () => Promise<number>) {
  const server = readCpuMs(pid)
  const page = await readPageMs(cdp)
  const passed = await work()
  const served = readCpuMs(pid) - server
  return { computed: (await readPageMs(cdp)) - page + served, served, passed }
}

async function measureViews(page: Page, cdp: CDPSession, server: Running) {
  const views: Awaited<ReturnType<typeof time>>[] = []
  for (let at = 0; at < VIEWS; at += 1) {
    await page.goto('about:blank')
    views.push(
      await time(cdp, server, async () => {
        await page.goto(`${server.url}/staff/arrivals`, { waitUntil: 'commit' })
        const shown = await page.waitForFunction(() => document.querySelector('[data-row]') && performance.now())
        return Number(await shown.jsonValue())
      }),
    )
    await page.getByText('Live', { exact: true }).waitFor()
  }
  return views
}

async function measureStays(page: Page, cdp: CDPSession, server: Running) {
  const stays: Awaited<ReturnType<typeof time>>[] = []
  for (let at = 0; at < STAYS; at += 1) stays.push(await time(cdp, server, () => page.evaluate(openStay, at)))
  return stays
}

/** Runs in the page: measures how long a pressed row takes until its stay is shown as a whole. */
function openStay(at: number): Promise<number> {
  const link = document.querySelectorAll<HTMLAnchorElement>('[data-row]')[at]
  const reference = link?.pathname.split('/').at(-1) ?? ''
  const begun = performance.now()
  link?.click()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(`aside[aria-label$="${reference}"] footer`)) resolve(performance.now() - begun)
      else requestAnimationFrame(look)
    }
    look()
  })
}

async function measure(page: Page, cdp: CDPSession, server: Running): Promise<Measured> {
  const { url } = server
  const views = await measureViews(page, cdp, server)
  const list = page.waitForResponse((response) => response.url().includes('/api/staff/arrivals/'))
  await page.goto(`${url}/staff/arrivals`)
  const listBytes = (await (await list).body()).byteLength
  await page.getByText('Live', { exact: true }).waitFor()
  const table = page.getByRole('table', { name: /^Arrivals of/ })
  const rows = Number(await table.getAttribute('aria-rowcount'))
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const stays = await measureStays(page, cdp, server)
  const opened: number[] = []
  for (let at = 0; at < OPENS; at += 1) opened.push(await page.evaluate(openRow, at % 8))
  await page.getByRole('complementary').waitFor()
  const spread = (of: typeof views, which: 'computed' | 'served' | 'passed') =>
    computeSpread(of.map((one) => one[which]))
  return {
    rows,
    nodes,
    viewMs: spread(views, 'computed'),
    viewServerMs: spread(views, 'served'),
    viewPassedMs: spread(views, 'passed'),
    stayMs: spread(stays, 'computed'),
    stayPassedMs: spread(stays, 'passed'),
    openMs: computeSpread(opened),
    listBytes,
    changeBytes: await measureChangeBytes(page, cdp),
  }
}

/** Runs in the page: measures how long a pressed row takes to be drawn as open. */
function openRow(at: number): Promise<number> {
  const link = document.querySelectorAll<HTMLElement>('[data-row]')[at]
  const begun = performance.now()
  link?.click()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
  })
}

async function measureChangeBytes(page: Page, cdp: CDPSession): Promise<number> {
  const heard = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('No changed row came over the live connection.')), CHANGE_TIMEOUT_MS).unref()
    cdp.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
      // The server also compares every half minute, and then usually finds no changed row.
      if (eventName === 'changed' && data.includes('"reference"')) resolve(data.length)
    })
  })
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('FOY1014')
  await page.getByRole('link', { name: /Papadopoulos/ }).click()
  await page.getByRole('button', { name: /^Set room/ }).click()
  return heard
}

function buildOutcome(few: Measured, many: Measured) {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
  const row = (name: string, value: (of: Measured) => string) => [name, value(few), value(many)]
  const ratio = many.openMs.median / few.openMs.median
  const broken = [
    ...(many.openMs.median > MAX_MS
      ? [`Opening one of ${many.rows} takes ${ms(many.openMs.median)}, not ${MAX_MS} ms.`]
      : []),
    ...(many.nodes > MAX_NODES ? [`The page holds ${many.nodes} elements, not ${MAX_NODES} at most.`] : []),
    ...(many.viewMs.median > MAX_VIEW_MS
      ? [`The first view computes for ${ms(many.viewMs.median)}, not ${MAX_VIEW_MS} ms.`]
      : []),
    ...(many.stayMs.median > MAX_STAY_MS
      ? [`A stay computes for ${ms(many.stayMs.median)}, not ${MAX_STAY_MS} ms.`]
      : []),
    ...(many.changeBytes > MAX_CHANGE_BYTES ? [`One change is ${kb(many.changeBytes)}.`] : []),
  ]
  return {
    lines: formatTable([
      ['', 'small day', 'large day'],
      row('rows', ({ rows }) => String(rows)),
      row('elements in the page', ({ nodes }) => String(nodes)),
      row('opening a row, median', ({ openMs }) => ms(openMs.median)),
      row('opening a row, worst', ({ openMs }) => ms(openMs.highest)),
      row('first view, computed', ({ viewMs }) => ms(viewMs.median)),
      row('first view, of it by the server', ({ viewServerMs }) => ms(viewServerMs.median)),
      row('first view, passed', ({ viewPassedMs }) => ms(viewPassedMs.median)),
      row('a stay, computed', ({ stayMs }) => ms(stayMs.median)),
      row('a stay, passed', ({ stayPassedMs }) => ms(stayPassedMs.median)),
      row('the list', ({ listBytes }) => kb(listBytes)),
      row('one change', ({ changeBytes }) => kb(changeBytes)),
    ]),
    summary: `${many.rows} rows open in ${ms(many.openMs.median)}, ${ratio.toFixed(2)} of ${few.rows} rows; ${many.nodes} elements; a change is ${kb(many.changeBytes)} of ${kb(many.listBytes)}`,
    violations: broken,
    results: { few, many, ratio },
  }
}
