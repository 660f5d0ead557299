import { setTimeout as delay } from 'node:timers/promises'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { computeSpread, type Spread } from '../compute-spread.ts'
import { readCpuMs, readPageMs } from '../cpu-time.ts'
import { openBrowser } from '../first-screen/phone.ts'
import { startBarePage } from '../first-screen/start-bare-page.ts'
import { createBenchFolder, type Running, startServer } from '../server.ts'
import { signInStaff } from '../sign-in-staff.ts'
import { buildApps, findBrowserPath } from '../tool.ts'

const ROWS = 1_000
const ROWS_AT_ONCE = 125
const OPENS = 15
/** A large day may take so many times the computing of a small one in the same run. */
const MAX_TIMES_SMALL = 1.25
/** A press, which is so short that other work on the machine shows. */
const MAX_PRESS_TIMES_SMALL = 1.5
/** A small day may take so many times the computing of a page with a heading and seven buttons. */
const MAX_TIMES_BARE = 15
const MAX_NODES = 5_000
const VIEWS = 7
const STAYS = 7
const MAX_BYTES_PER_ROW = 250
const MAX_CHANGE_BYTES = 2_000
const CHANGE_TIMEOUT_MS = 60_000
/** The server is at rest when it computes less than this in a second. */
const MAX_IDLE_MS = 50
const IDLE_TIMEOUT_S = 120

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

/** A hotel with its own server and a page that shows its arrivals. */
interface Desk {
  readonly server: Running
  readonly page: Page
  readonly cdp: CDPSession
  close(): Promise<void>
}

/**
 * Compares the staff's arrivals of a small day and of one with a thousand, and both with a bare page:
 * computing time of page and server, because waiting for a busy machine is not ours to improve. The
 * views of both days alternate, because other work on the machine makes computing slower too.
 */
export const arrivals: Trial = {
  async run(say) {
    await buildApps()
    const browser = await openBrowser(await findBrowserPath())
    const desks: Desk[] = []
    const open = async () => {
      const desk = await openDesk(browser)
      desks.push(desk)
      return desk
    }
    try {
      say('a bare page, and a small day')
      const few = await open()
      const bareMs = await measureBarePage(few)
      await signInStaff(few.page, few.server.url)
      say(`a day of ${ROWS}`)
      const many = await open()
      await signInStaff(many.page, many.server.url)
      await importDay(many.page, many.server.url)
      await waitUntilIdle(many.server)
      say('views of both')
      const views = await measureViews(few, many)
      return buildOutcome(bareMs, await measure(few, views.few), await measure(many, views.many))
    } finally {
      await Promise.all(desks.map((desk) => desk.close()))
      await browser.close()
    }
  },
}

async function openDesk(browser: Browser): Promise<Desk> {
  const folder = createBenchFolder()
  const server = await startServer(folder.path)
  // Of its own, because cookies of one host are shared by all its ports.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    server,
    page,
    cdp,
    async close() {
      await context.close()
      await server.stop()
      folder.remove()
    },
  }
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

/** Waits for the jobs that index the names of imported guests, which the views would be charged with. */
async function waitUntilIdle({ pid }: Running): Promise<void> {
  for (let second = 0; second < IDLE_TIMEOUT_S; second += 1) {
    const before = readCpuMs(pid)
    await delay(1_000)
    if (readCpuMs(pid) - before < MAX_IDLE_MS) return
  }
  throw new Error('The server does not come to rest.')
}

interface Time {
  readonly computed: number
  readonly served: number
  readonly passed: number
}

/** How long something takes: what page and server compute, and what passes. */
async function time({ cdp, server: { pid } }: Desk, work: () => Promise<number>): Promise<Time> {
  const server = readCpuMs(pid)
  const page = await readPageMs(cdp)
  const passed = await work()
  const served = readCpuMs(pid) - server
  return { computed: (await readPageMs(cdp)) - page + served, served, passed }
}

async function measureBarePage({ page, cdp }: Desk): Promise<Spread> {
  const bare = await startBarePage()
  try {
    const views: number[] = []
    for (let at = 0; at < VIEWS; at += 1) {
      await page.goto('about:blank')
      const before = await readPageMs(cdp)
      await page.goto(bare.url, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.querySelector('button'))
      views.push((await readPageMs(cdp)) - before)
    }
    return computeSpread(views)
  } finally {
    await bare.stop()
  }
}

async function measureViews(few: Desk, many: Desk): Promise<Readonly<Record<'few' | 'many', Time[]>>> {
  await measureView(few)
  await measureView(many)
  const views = { few: [] as Time[], many: [] as Time[] }
  for (let at = 0; at < VIEWS; at += 1) {
    views.few.push(await measureView(few))
    views.many.push(await measureView(many))
  }
  return views
}

async function measureView(desk: Desk): Promise<Time> {
  const { page, server } = desk
  await page.goto('about:blank')
  const view = await time(desk, async () => {
    await page.goto(`${server.url}/staff/arrivals`, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(() => document.querySelector('[data-row]') && performance.now())
    return Number(await shown.jsonValue())
  })
  await page.getByText('Live', { exact: true }).waitFor()
  return view
}

async function measureStays(desk: Desk): Promise<Time[]> {
  const stays: Time[] = []
  for (let at = 0; at < STAYS; at += 1) stays.push(await time(desk, () => desk.page.evaluate(openStay, at)))
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

async function measure(desk: Desk, views: readonly Time[]): Promise<Measured> {
  const { page, cdp } = desk
  const list = page.waitForResponse((response) => response.url().includes('/api/staff/arrivals/'))
  await page.goto(`${desk.server.url}/staff/arrivals`)
  const listBytes = (await (await list).body()).byteLength
  await page.getByText('Live', { exact: true }).waitFor()
  const table = page.getByRole('table', { name: /^Arrivals of/ })
  const rows = Number(await table.getAttribute('aria-rowcount'))
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const stays = await measureStays(desk)
  const opened: number[] = []
  for (let at = 0; at < OPENS; at += 1) opened.push(await page.evaluate(openRow, at % 8))
  await page.getByRole('complementary').waitFor()
  const spread = (of: readonly Time[], which: keyof Time) => computeSpread(of.map((one) => one[which]))
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

function buildOutcome(bareMs: Spread, few: Measured, many: Measured) {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
  const row = (name: string, value: (of: Measured) => string) => [name, value(few), value(many)]
  const times = (which: 'viewMs' | 'stayMs' | 'openMs') => many[which].median / few[which].median
  const ratios = {
    view: times('viewMs'),
    stay: times('stayMs'),
    open: times('openMs'),
    bare: few.viewMs.median / bareMs.median,
  }
  const tooSlow = (what: string, ratio: number, max: number, peer: string) =>
    ratio > max ? [`${what} computes ${ratio.toFixed(2)} times as long as ${peer}, not ${max}.`] : []
  const broken = [
    ...tooSlow('The first view of the large day', ratios.view, MAX_TIMES_SMALL, 'that of the small day'),
    ...tooSlow('The first view of the small day', ratios.bare, MAX_TIMES_BARE, 'a bare page'),
    ...tooSlow('A stay of the large day', ratios.stay, MAX_PRESS_TIMES_SMALL, 'one of the small day'),
    ...tooSlow('Opening a row of the large day', ratios.open, MAX_PRESS_TIMES_SMALL, 'one of the small day'),
    ...(many.nodes > MAX_NODES ? [`The page holds ${many.nodes} elements, not ${MAX_NODES} at most.`] : []),
    ...(many.listBytes > many.rows * MAX_BYTES_PER_ROW
      ? [`The list is ${kb(many.listBytes)}, not ${MAX_BYTES_PER_ROW} bytes for each of ${many.rows} rows.`]
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
      ['a bare page, computed', ms(bareMs.median), ''],
      row('the list', ({ listBytes }) => kb(listBytes)),
      row('one change', ({ changeBytes }) => kb(changeBytes)),
    ]),
    summary: `${many.rows} rows show in ${ratios.view.toFixed(2)} and open in ${ratios.open.toFixed(2)} of the time of ${few.rows}, which show in ${ratios.bare.toFixed(1)} of a bare page; ${many.nodes} elements; a change is ${kb(many.changeBytes)} of ${kb(many.listBytes)}`,
    violations: broken,
    results: { bareMs, few, many, ratios },
  }
}
