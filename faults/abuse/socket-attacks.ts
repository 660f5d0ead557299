import { once } from 'node:events'
import { createAlert } from '@foyer/contract/alert.ts'
import { showLicence } from '@foyer/contract/driving-licence.ts'
import { endHandOver, readHandOver, takeHandOver } from '@foyer/contract/hand-over.ts'
import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { buildCallAddress, buildCallProtocols } from '@foyer/contract/messages/video-call.ts'
import { payByBus, reportRacPaymentError } from '@foyer/contract/payment.ts'
import { videoConfig } from '@foyer/contract/video.ts'
import { WebSocket } from 'ws'
import type { Page } from '../page.ts'
import type { Attack, Target } from './attack.ts'
import { openPhone, runInTurn, toStatus } from './attacker-page.ts'
import { buildHeavyPicture } from './build-heavy-picture.ts'

const own = { voucher: 'FOY1006', surname: 'Dupont' }
const calling = { hotelId: 1, isPok: false, action: 'call' } as const

/** The connection of a call: 101 and the socket, or the status of the rejection. */
async function openSocket(page: Page, session: CallSession): Promise<{ status: number; socket: WebSocket }> {
  const address = page.url.replace(/^http/, 'ws') + buildCallAddress({ hotelId: 1, appKey: 'own', ...session })
  const protocols = buildCallProtocols({ csrf: page.hotelPage.csrf, token: session.token })
  const socket = new WebSocket(address, protocols, { headers: { cookie: page.cookie }, origin: page.url })
  socket.on('error', () => {})
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode as number),
  ])
  return { status, socket }
}

/** The server's close code for a call's connection after all of this was sent. */
async function readCloseCode(target: Target, say: (socket: WebSocket) => void): Promise<number> {
  const page = await openPhone(target, own)
  const { status, socket } = await openSocket(page, await page.call(videoConfig, calling))
  if (status !== 101) return status
  const closed = once(socket, 'close')
  say(socket)
  const [code] = await closed
  return code as number
}

/**
 * Attacks on the front desk's connection, the hand-over, a rental's calls and payment
 * notifications.
 */
export const socketAttacks: Readonly<Record<string, Attack>> = {
  'calls from a stranger’s phone': {
    finding: 'video call',
    async send(target) {
      const page = await openPhone(target)
      return runInTurn(Math.ceil(200 * target.share), () => toStatus(page.call(videoConfig, calling)))
    },
    answered: [403],
    opens: 'guest',
  },
  'one call asked for again and again': {
    finding: 'video call',
    async send(target) {
      const page = await openPhone(target, own)
      return runInTurn(Math.ceil(300 * target.share), () => toStatus(page.call(videoConfig, calling)))
    },
    answered: [200, 429],
    opens: 'guest',
  },
  'frames without end on the line of a call': {
    finding: 'video call',
    send: (target) =>
      runInTurn(Math.ceil(5 * target.share), () =>
        readCloseCode(target, (socket) => {
          for (let frame = 0; frame < 3_000; frame += 1) socket.send('{"type":"request"}')
        }),
      ),
    // Too many frames, or the call ended before they were read: they queue on the sender's side.
    answered: [1008, 1000],
  },
  'huge frames on the line of a call': {
    finding: 'video call',
    send: (target) =>
      runInTurn(Math.ceil(20 * target.share), () =>
        readCloseCode(target, (socket) => socket.send('x'.repeat(1024 * 1024))),
      ),
    answered: [1009, 1006],
  },
  'another’s call, and a token once more': {
    finding: 'video call',
    async send(target) {
      const page = await openPhone(target, own)
      const stranger = await openPhone(target, { voucher: 'FOY1002', surname: 'Müller' })
      const statuses = []
      for (let at = 0; at < Math.ceil(20 * target.share); at += 1) {
        const session = await page.call(videoConfig, calling)
        statuses.push((await openSocket(stranger, session)).status)
        const first = await openSocket(page, session)
        if (first.status !== 101) statuses.push(first.status)
        statuses.push((await openSocket(page, session)).status)
        first.socket.terminate()
      }
      return statuses
    },
    answered: [403],
  },
  'guesses at the code of a hand-over': {
    finding: 'hand-over',
    async send(target) {
      const page = await openPhone(target)
      return runInTurn(
        Math.ceil(200 * target.share),
        async (at) => (await page.send(takeHandOver, {}, { code: `guess-${at}`.padEnd(32, 'A') })).status,
      )
    },
    answered: [410, 429],
    opens: 'guest',
  },
  'guesses at the secret of a hand-over': {
    finding: 'hand-over',
    async send(target) {
      const page = await openPhone(target)
      return runInTurn(Math.ceil(200 * target.share), async (at) => {
        const guess = { id: crypto.randomUUID(), secret: `guess-${at}` }
        const { status, json } = await page.send(at % 2 ? readHandOver : endHandOver, {}, guess)
        // Reveals nothing, and changes nothing.
        return JSON.stringify(json).includes(at % 2 ? '"over"' : '"undone":false') ? status : 500
      })
    },
    answered: [200],
    opens: 'guest',
  },
  'a driving licence that unpacks to a wall': {
    finding: 'rental',
    async send(target) {
      const page = await openPhone(target, own)
      const picture = `data:image/png;base64,${buildHeavyPicture().toString('base64')}`
      const shown = { hotelId: 1, reference: 'FOY1006', driver: 'x', pickUpProcess: 'x', picture }
      return runInTurn(Math.ceil(20 * target.share), () => toStatus(page.call(showLicence, shown)))
    },
    answered: [400, 403, 404, 409],
  },
  'alerts without end': {
    finding: 'alerts',
    async send(target) {
      const page = await openPhone(target, own)
      const alert = { hotelId: 1, reference: 'FOY1006', message: 'x'.repeat(1_000) }
      return runInTurn(Math.ceil(200 * target.share), () => toStatus(page.call(createAlert, alert)))
    },
    answered: [200, 429],
    opens: 'guest',
  },
  'a rental’s failed payments, of another': {
    finding: 'rental',
    async send(target) {
      const page = await openPhone(target, own)
      const body = { hotelId: 1, reference: 'FOY1001', pickUpProcess: 'x' }
      return runInTurn(Math.ceil(100 * target.share), () => toStatus(page.call(reportRacPaymentError, body)))
    },
    answered: [403, 404],
  },
  'notices of payments that nobody made': {
    finding: 'payments',
    async send({ url, wifi, share }) {
      const body = new URLSearchParams({
        Ds_SignatureVersion: 'HMAC_SHA256_V1',
        Ds_MerchantParameters: Buffer.from('{"Ds_Order":"0001FOY1001","Ds_Response":"0000"}').toString('base64'),
        Ds_Signature: 'A'.repeat(43),
      })
      return runInTurn(Math.ceil(200 * share), async (at) => {
        const to = `${url}/api/gateway/${1 + (at % 4)}/notice/`
        const answer = await fetch(to, { method: 'POST', headers: { 'x-forwarded-for': wifi }, body })
        await answer.arrayBuffer()
        return answer.status
      })
    },
    answered: [401, 404],
  },
  'a bus payment of another’s stay, for a cent': {
    finding: 'payments',
    async send(target) {
      const page = await openPhone(target, own)
      const cent = {
        hotelId: 1,
        reference: 'FOY1001',
        amount: { minor: 1, currency: 'EUR' },
        currency: 'EUR',
        terminalId: 'x',
      }
      return runInTurn(Math.ceil(100 * target.share), () => toStatus(page.call(payByBus, { ...cent, byEmail: false })))
    },
    answered: [400, 403, 404],
  },
}
