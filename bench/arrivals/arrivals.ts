import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { CDPSession, Page } from '@playwright/test'
import { computeSpread, type Spread } from '../compute-spread.ts'
import { openBrowser } from '../first-screen/phone.ts'
import { createBenchFolder, startServer } from '../server.ts'
import { buildApps, findBrowserPath } from '../tool.ts'

const ROWS = 1_000
const OPENS = 15
/** Delays below this go unnoticed; slow machines exceed it first. */
const MAX_MS = 100
const MAX_NODES = 5_000
const administrator = { email: 'admin@palace.example.com', password: 'keys-of-the-palace' }

interface Measured {
  readonly rows: number
  readonly nodes: number
  /** From pressing a row to the frame that shows it open. */
  readonly openMs: Spread
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
      await signIn(page, server.url)
      say('a small day')
      const few = await measure(page, cdp, server.url)
      say(`a day of ${ROWS}`)
      await importDay(page, server.url)
      const many = await measure(page, cdp, server.url)
      return buildOutcome(few, many)
    } finally {
      await browser.close()
      await server.stop()
      folder.remove()
    }
  },
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/staff/arrivals`)
  await page.getByLabel('E-mail').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Live', { exact: true }).waitFor()
}

async function importDay(page: Page, url: string): Promise<void> {
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(Date.now() + ahead * 86_400_000)
  const lines = Array.from({ length: ROWS }, (_, at) => `B${at},${day(0)},${day(2)},Bench${at},Ana,2,classic,240`)
  const text = ['reference,arrival,departure,last_name,first_name,adults,room_type,total', ...lines].join('\n')
  await page.goto(`${url}/staff/import`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: /^Import / }).click({ timeout: 120_000 })
  await page.getByText('reservations are in the book').waitFor({ timeout: 120_000 })
}

async function measure(page: Page, cdp: CDPSession, url: string): Promise<Measured> {
  const list = page.waitForResponse((response) => response.url().includes('/api/staff/arrivals/'))
  await page.goto(`${url}/staff/arrivals`)
  const listBytes = (await (await list).body()).byteLength
  await page.getByText('Live', { exact: true }).waitFor()
  const table = page.getByRole('table', { name: /^Arrivals of/ })
  const rows = Number(await table.getAttribute('aria-rowcount'))
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const opened: number[] = []
  for (let at = 0; at < OPENS; at += 1) opened.push(await page.evaluate(openRow, at % 8))
  await page.getByRole('complementary').waitFor()
  return { rows, nodes, openMs: computeSpread(opened), listBytes, changeBytes: await measureChangeBytes(page, cdp) }
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
  const heard = new Promise<number>((resolve) => {
    cdp.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
      if (eventName === 'changed' && data.includes('"stays"')) resolve(data.length)
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
    ...(many.changeBytes > few.listBytes ? ['One change brings more than a small list.'] : []),
  ]
  return {
    lines: formatTable([
      ['', 'small day', 'large day'],
      row('rows', ({ rows }) => String(rows)),
      row('elements in the page', ({ nodes }) => String(nodes)),
      row('opening a row, median', ({ openMs }) => ms(openMs.median)),
      row('opening a row, worst', ({ openMs }) => ms(openMs.highest)),
      row('the list', ({ listBytes }) => kb(listBytes)),
      row('one change', ({ changeBytes }) => kb(changeBytes)),
    ]),
    summary: `${many.rows} rows open in ${ms(many.openMs.median)}, ${ratio.toFixed(2)} of ${few.rows} rows; ${many.nodes} elements; a change is ${kb(many.changeBytes)} of ${kb(many.listBytes)}`,
    violations: broken,
    results: { few, many, ratio },
  }
}
