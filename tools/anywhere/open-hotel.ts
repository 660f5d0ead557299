import type { Clone } from './clone.ts'
import type { Machine } from './machine.ts'

const openTimeoutMs = 600_000
const closeTimeoutMs = 20_000

interface OpenedHotel {
  /** Time until the page was available. */
  readonly seconds: number
  /** Time from Ctrl-C to the end of the last process. */
  readonly stopSeconds: number
  readonly said: string
}

/** Runs `npm start` until the hotel is open, fetches a guest's page, and sends Ctrl-C. */
export async function openHotel(machine: Machine, clone: Clone): Promise<OpenedHotel> {
  const begin = performance.now()
  const start = machine.npm(clone.path, ['start'], { PORT: '0', HUB_PORT: '0', DATABASE_URL: '', PUBLIC_URL: '' })
  try {
    await start.hears('Ctrl-C closes it.', openTimeoutMs)
    const seconds = Math.round((performance.now() - begin) / 1000)
    const url = /Foyer is open at (\S+)/.exec(start.output)?.[1]
    const page = await fetch(`${url}/pok/1/company/1/hotel/1/lang/en/appkey/own/`)
    if (!page.ok) throw new Error(`The guest's page answers ${page.status}.`)
    const stopped = performance.now()
    start.ctrlC()
    // It has ended when the last process that could still print is gone. npm's exit code after
    // Ctrl-C varies between versions.
    const { output } = await start.ends(closeTimeoutMs)
    return { seconds, stopSeconds: Math.round((performance.now() - stopped) / 100) / 10, said: output }
  } finally {
    start.stop()
  }
}
