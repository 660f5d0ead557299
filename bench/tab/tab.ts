import { parseArgs } from 'node:util'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { CDPSession } from '@playwright/test'
import { Hand } from '../check-in/hand.ts'
import { enrol, startLobby } from '../check-in/lobby.ts'
import { walkThrough } from '../check-in/walk-through.ts'
import { openBrowser } from '../first-screen/phone.ts'
import type { Point } from '../load/compute-slope.ts'
import { buildApps, findBrowserPath } from '../tool.ts'
import { buildOutcome } from './report.ts'

/** A party that has prepared everything at home, because its check-in is short. */
const party = { reservation: 'FOY1003', surname: 'Rossi' }
/** Between two looks at the memory. */
const SAMPLE_EVERY = 10

/** One check-in after another in one tab of a kiosk, which is never reloaded. */
export const tab: Trial = {
  async run(say) {
    const { values } = parseArgs({ options: { 'check-ins': { type: 'string' } }, allowPositionals: true })
    const count = Number(values['check-ins'] ?? 1_000)
    say('building the apps')
    await buildApps()
    const lobby = await startLobby()
    const browser = await openBrowser(await findBrowserPath())
    try {
      const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, locale: 'en-GB' })
      await enrol(page, lobby.url)
      await page.goto(`${lobby.url}/pok/1/company/1/hotel/1/lang/en/appkey/kiosk/`)
      await page.evaluate(() => {
        document.documentElement.dataset['isFirst'] = ''
      })
      const session = await page.context().newCDPSession(page)
      const memory: Point[] = []
      for (let done = 1; done <= count; done += 1) {
        await lobby.reset()
        const hand = new Hand(page)
        hand.begin()
        await walkThrough(hand, party, async () => {})
        await hand.tap(page.getByRole('button', { name: 'I have my code' }))
        await hand.tap(page.getByRole('button', { name: 'Finish' }))
        await hand.sees(page.getByRole('button', { name: 'English', exact: true }))
        if (done % SAMPLE_EVERY === 0) {
          memory.push({ x: done, y: await measureHeap(session) })
          say(`${done} of ${count} check-ins, ${((memory.at(-1)?.y ?? 0) / 1024 ** 2).toFixed(1)} MB`)
        }
      }
      const wasReloaded = await page.evaluate(() => document.documentElement.dataset['isFirst'] === undefined)
      return buildOutcome({ count, memory, wasReloaded })
    } finally {
      await browser.close()
      await lobby.close()
    }
  },
}

/** Bytes that scripts hold after a collection. */
async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
