import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { buildDeskAddress, buildDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import { HOTEL_CHANNEL_PATH } from '@foyer/contract/messages/hotel-channel.ts'
import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { WebSocket } from 'ws'
import { Desk } from '../desk.ts'
import { Page } from '../page.ts'
import { createSystemKey } from '../realtime/create-system-key.ts'
import { startProduct } from '../start-product.ts'
import { Dice } from './dice.ts'
import { mutateText, mutateValue } from './mutate.ts'
import type { SeedOptions } from './parse-seed-options.ts'

/** Enrols any number of screens at the Palace's desk. */
const LICENSE = 'FOYE-RHOT-ELDE-VICE'
/** Frames between two pings. */
const BATCH_SIZE = 100
/** A server error, or a connection cut because of a frame. */
const faultCloseCodes = [1006, 1011]

/** A client on a connection, and valid frames for it; each frame is then mutated. */
interface Speaker {
  dial(): Promise<WebSocket>
  frame(dice: Dice, sequence: number): object
  /** Learns ids from an answer. */
  hear?(message: {
    readonly type: string
    readonly data?: { readonly screens?: readonly { readonly device: string }[] }
  }): void
  readonly ping: object
}

const guest = { first_name: 'Eve', last_name: 'Eavesdrop', birth_date: '1990-01-01', nationality: 'DEU' }
const references = ['FOY1001', 'FOY1002', 'FOY1011', 'FOY2001', 'nobody'] as const
const senders = ['frontapp', 'pms', 'PMS', 'staff', ''] as const

type MessageList = readonly [[type: string, data: object], ...[type: string, data: object][]]

const screenMessages: MessageList = [
  ['guestDataToPMS', { guestId: '1', guest }],
  ['signatureInProgress', { guestId: '1' }],
  ['signatureSkipped', { guestId: '1', reason: 'minor' }],
  ['signatureUploaded', { guestId: '1' }],
  ['extras', { extras: [{ product_id: 'breakfast', quantity: 1 }] }],
  ['error', { problem: 'unavailable' }],
  ['connected', { to: randomUUID() }],
  ['configure', { applied: 0 }],
  ['taken', { id: randomUUID() }],
  ['missing', {}],
  ['shown', { screen: 'summary', question: 'Q', fields: [], notices: [] }],
]

const systemMessages: MessageList = [
  ['goToSummary', {}],
  ['guestDataFromPMS', { guestIndex: 1, guest }],
  ['extras', { extras: [{ product_id: 'breakfast', quantity: 2 }] }],
  ['checkInOK', { key_code: '1234' }],
  ['goToScreensaver', {}],
  ['connected', {}],
  ['checkConnection', {}],
  ['configure', { link: randomUUID(), from: 1 }],
  ['taken', { id: randomUUID() }],
  ['missing', {}],
]

const createSpeakers = (url: string, key: string): Readonly<Record<string, () => Promise<Speaker>>> => ({
  'a screen at the desk': async () => {
    const page = new Page(url, 'frontapp', '198.51.100.9')
    await page.signIn(LICENSE)
    await page.load()
    return {
      ping: { sender: 'frontapp', type: 'ping' },
      async dial() {
        const { hotel, site, csrf } = page.hotelPage
        const address = buildDeskAddress({ hotelId: hotel.id, appKey: site.appKey })
        const protocols = buildDeskProtocols({ csrf, link: randomUUID() })
        return waitUntilOpen(
          new WebSocket(`${toSocketUrl(url)}${address}`, protocols, { headers: { cookie: page.cookie } }),
        )
      },
      frame(dice, sequence) {
        const [type, data] = dice.pick(screenMessages)
        const sender = dice.in(0.8) ? 'frontapp' : dice.pick(senders)
        return { id: randomUUID(), sequence, sender, type, data: { reference: dice.pick(references), ...data } }
      },
    }
  },
  'a hotel’s system': async () => {
    let screens: readonly string[] = []
    return {
      ping: { type: 'ping' },
      dial: () =>
        waitUntilOpen(
          new WebSocket(`${toSocketUrl(url)}${HOTEL_CHANNEL_PATH}?hotel=1`, {
            headers: { authorization: `Bearer ${key}` },
          }),
        ),
      hear({ type, data }) {
        if (type === 'configured') screens = (data?.screens ?? []).map(({ device }) => device)
      },
      frame(dice, sequence) {
        const [type, data] = dice.pick(systemMessages)
        const sender = dice.in(0.8) ? 'pms' : dice.pick(senders)
        const device = dice.pick(screens) ?? randomUUID()
        return { id: randomUUID(), sequence, sender, device, type, data: { reference: dice.pick(references), ...data } }
      },
    }
  },
})

const toSocketUrl = (url: string) => url.replace(/^http/, 'ws')

async function waitUntilOpen(socket: WebSocket): Promise<WebSocket> {
  await once(socket, 'open')
  return socket
}

interface FrameCounts {
  sent: number
  lines: number
  readonly answers: Map<string, number>
}

/**
 * Mutated frames on the front desk's connections: no stay changes, whatever they claim, and the
 * connections stay usable.
 */
export function frames({ seed, runs }: SeedOptions): Trial {
  return {
    async run(say) {
      const product = await startProduct()
      try {
        const desk = new Desk(product.url)
        await desk.signIn()
        const stays = async () => JSON.stringify((await desk.call(findStays, {}))?.stays)
        const before = await stays()
        const all = createSpeakers(product.url, await createSystemKey(product.url))
        const broken: string[] = []
        const rows: string[][] = []
        for (const [name, make] of Object.entries(all)) {
          say(`${runs} frames of ${name}`)
          const heard = await runSpeaker(await make(), new Dice(seed), runs, broken)
          const answers = [...heard.answers].toSorted().map(([type, times]) => `${times}×${type}`)
          rows.push([name, String(heard.sent), String(heard.lines), answers.join(' ')])
          if ((await stays()) !== before) broken.push(`What ${name} said has changed a stay.`)
        }
        return {
          lines: formatTable([['who', 'frames', 'lines', 'answers'], ...rows]),
          summary: `${runs * rows.length} frames, ${broken.length} wrong (seed ${seed})`,
          violations: broken,
          results: { seed, runs, rows },
        }
      } finally {
        await product.stop()
      }
    },
  }
}

async function runSpeaker(speaker: Speaker, dice: Dice, runs: number, broken: string[]): Promise<FrameCounts> {
  const heard: FrameCounts = { sent: 0, lines: 0, answers: new Map() }
  const count = (type: string) => heard.answers.set(type, (heard.answers.get(type) ?? 0) + 1)
  while (heard.sent < runs) {
    const socket = await speaker.dial()
    heard.lines += 1
    const closed = once(socket, 'close').then(([code]) => code as number)
    socket.on('error', () => {})
    let ponged = Promise.withResolvers<undefined>()
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      count(message.type)
      speaker.hear?.(message)
      if (message.type === 'pong') ponged.resolve(undefined)
    })
    let code: number | undefined
    while (heard.sent < runs && code === undefined) {
      ponged = Promise.withResolvers<undefined>()
      for (let at = 0; at < BATCH_SIZE; at += 1) {
        heard.sent += 1
        socket.send(buildFrameText(speaker.frame(dice, 1 + dice.below(400)), dice))
      }
      socket.send(JSON.stringify(speaker.ping))
      code = await Promise.race([ponged.promise, closed])
    }
    if (code !== undefined) count(`closed ${code}`)
    if (code !== undefined && faultCloseCodes.includes(code)) broken.push(`A line was closed with ${code}.`)
    socket.terminate()
  }
  return heard
}

function buildFrameText(frame: object, dice: Dice): string {
  let made: unknown = frame
  for (let times = dice.below(3); times > 0; times -= 1) made = mutateValue(made, dice)
  const text = JSON.stringify(made) ?? ''
  return dice.in(0.05) ? mutateText(text, dice) : text
}
