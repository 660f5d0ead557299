import { setTimeout as delay } from 'node:timers/promises'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { hotelLine } from '../../docs/examples/hotel-line.mjs'
import { Page } from '../page.ts'
import { createServerFolder } from '../prepared-data.ts'
import { startProcess } from '../processes.ts'
import { createSystemKey } from './create-system-key.ts'
import { defaultNetworkFaults, type FaultyProxy, type NetworkFaults, startFaultyProxy } from './faulty-proxy.ts'
import { Screen } from './screen.ts'

const testing = 'apps/server/src/testing/faults'
/** Not used in this trial. */
const UNREACHABLE_URL = 'http://127.0.0.1:9'
/** Enrols any number of screens at the Palace's desk. */
const LICENSE = 'FOYE-RHOT-ELDE-VICE'
const SCREENS = 4
/** Messages in flight, per direction and screen. */
const BATCH_SIZE = 8
/** Longer than any retry delay. */
const RETRY_DELAY_MS = 3_000
/** Sixty retries of two seconds. */
const LOSS_TIMEOUT_MS = 125_000
/** After this much silence, missing messages are lost. */
const QUIET_PERIOD_MS = 15_000

interface RealtimeOptions {
  /** Per number of servers. */
  readonly messages?: number
  readonly servers?: readonly number[]
  readonly faults?: NetworkFaults
}

interface Tally {
  readonly servers: number
  readonly sent: number
  readonly applied: number
  readonly twice: number
  readonly missing: number
  readonly seconds: number
  readonly proxy: Readonly<Record<string, number>>
}

/**
 * Half of the messages are commands of the hotel's system, half come from screens; the proxy
 * between them misbehaves.
 */
export function realtime({
  messages = 10_000,
  servers = [1, 2],
  faults = defaultNetworkFaults,
}: RealtimeOptions = {}): Trial {
  return {
    async run(say) {
      const tallies: Tally[] = []
      for (const count of servers) tallies.push(await runThroughProxy(count, { messages, spite: faults }, say))
      const sum = (what: 'sent' | 'applied' | 'twice' | 'missing') =>
        tallies.reduce((total, tally) => total + tally[what], 0)
      const broken = tallies.flatMap(({ servers: count, twice, missing }) =>
        twice + missing > 0 ? [`With ${count} server processes ${twice} came twice and ${missing} never.`] : [],
      )
      return {
        lines: formatTable([
          ['servers', 'sent', 'applied', 'twice', 'missing', 'dropped', 'repeated', 'reordered', 'cut', 'seconds'],
          ...tallies.map((tally) => [
            String(tally.servers),
            ...[tally.sent, tally.applied, tally.twice, tally.missing].map(String),
            ...['dropped', 'repeated', 'reordered', 'cut'].map((what) => String(tally.proxy[what])),
            tally.seconds.toFixed(0),
          ]),
        ]),
        summary: `${sum('sent')} sent, ${sum('applied')} applied, ${sum('twice')} twice, ${sum('missing')} missing`,
        violations: broken,
        results: { tallies },
      }
    },
  }
}

async function runThroughProxy(
  servers: number,
  { messages, spite }: { messages: number; spite: NetworkFaults },
  say: (line: string) => void,
): Promise<Tally> {
  const folder = createServerFolder()
  const database = await startProcess<{ databaseUrl: string }>(`${testing}/database.ts`, { DATA_DIR: folder.path })
  const env = {
    DATABASE_URL: database.ready.databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    FACE_MATCHER_URL: UNREACHABLE_URL,
  }
  const running = await Promise.all(
    Array.from({ length: servers }, () => startProcess<{ url: string }>(`${testing}/server.ts`, env)),
  )
  const urls = running.map(({ ready }) => ready.url.replace(/\/$/, ''))
  const proxy = await startFaultyProxy(urls, spite)
  try {
    return { servers, ...(await exchange(urls[0] ?? '', proxy, messages, say)), proxy: { ...proxy.done } }
  } finally {
    proxy.close()
    await Promise.all(running.map((server) => server.stop()))
    await database.stop()
    folder.remove()
  }
}

async function exchange(url: string, proxy: FaultyProxy, messages: number, say: (line: string) => void) {
  const applied = new Map<string, number>()
  const waiting = new Map<string, () => void>()
  const apply = (id: string) => {
    applied.set(id, (applied.get(id) ?? 0) + 1)
    waiting.get(id)?.()
  }
  /** Resolves when it has arrived, or counts as lost. */
  const come = async (id: string) => {
    if (applied.has(id)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(id, resolve)
    await Promise.race([promise, delay(LOSS_TIMEOUT_MS, undefined, { ref: false })])
    waiting.delete(id)
  }
  const sent: string[] = []
  const screens: Screen[] = []
  for (let at = 0; at < SCREENS; at += 1) {
    const page = new Page(url, 'frontapp', `10.1.0.${at + 1}`)
    await page.signIn(LICENSE)
    await page.load()
    screens.push(new Screen(page, proxy.url, apply))
  }
  const { line, devices } = await connectSystem(proxy.url, await createSystemKey(url), apply)
  proxy.begin()
  const began = performance.now()
  let left = messages
  const next = () => {
    left -= 1
    if (left > 0 && left % 1_000 === 0) say(`${left} to go`)
    return left >= 0
  }
  const commanding = devices.flatMap((device) =>
    Array.from({ length: BATCH_SIZE }, async () => {
      while (next()) {
        const { id, received } = await line.send(device, 'connected', {})
        sent.push(id)
        // Messages in flight are those the screen has not applied, not those the server has not
        // stored.
        if (received) await come(id)
      }
    }),
  )
  const telling = screens.flatMap((screen) =>
    Array.from({ length: BATCH_SIZE }, async () => {
      while (next()) {
        const id = screen.tell()
        sent.push(id)
        await come(id)
      }
    }),
  )
  await Promise.all([...commanding, ...telling])
  await waitUntilSettled(() => sent.reduce((count, id) => count + (applied.has(id) ? 1 : 0), 0), sent.length)
  const seconds = (performance.now() - began) / 1_000
  line.close()
  for (const screen of screens) screen.close()
  return {
    sent: sent.length,
    applied: sent.filter((id) => applied.has(id)).length,
    twice: [...applied.values()].filter((times) => times > 1).length,
    missing: sent.filter((id) => !applied.has(id)).length,
    seconds,
  }
}

/** The example client for hotels' programmers. */
async function connectSystem(url: string, key: string, apply: (id: string) => void) {
  const devices = Promise.withResolvers<string[]>()
  const line = hotelLine({
    url,
    hotel: 1,
    key,
    onScreens(screens) {
      if (screens.length === SCREENS) devices.resolve(screens.map(({ device }) => device))
    },
    onMessage: ({ message }) => apply(message.id),
  })
  return { line, devices: await devices.promise }
}

/**
 * Waits until nothing more arrives, or until everything has and duplicates have had a moment to
 * arrive.
 */
async function waitUntilSettled(count: () => number, all: number): Promise<void> {
  for (let last = -1, since = performance.now(); performance.now() - since < QUIET_PERIOD_MS; await delay(200)) {
    const now = count()
    if (now === all) return void (await delay(RETRY_DELAY_MS))
    if (now !== last) since = performance.now()
    last = now
  }
}
