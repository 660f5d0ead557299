import { bootHub } from '@foyer/contract/hub.ts'
import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { signInStaff } from '@foyer/contract/staff/session.ts'
import { Page } from '../page.ts'
import type { Attack, Target } from './attack.ts'
import { buildHeavyPicture } from './build-heavy-picture.ts'
import { deskAttacks } from './desk-attacks.ts'
import { moneyAttacks } from './money-attacks.ts'
import { sendAhead } from './send-ahead.ts'
import { sendStalledBodies } from './send-stalled-bodies.ts'
import { socketAttacks } from './socket-attacks.ts'

const MB = 1024 * 1024

/** A body of about this many bytes that repeats one element. */
const repeatText = (before: string, one: string, after: string, bytes: number) =>
  before + Array.from({ length: Math.floor(bytes / (one.length + 1)) }, () => one).join(',') + after

const buildTinyGuests = () => repeatText('{"customers":[', '{"board":"1"}', ']}', 1.6 * MB)
const buildManyNames = () => `{${Array.from({ length: 250_000 }, (_, at) => `"n${at}":0`).join(',')}}`
const buildBrackets = () => `{"customers":${'['.repeat(1.9 * MB)}${']'.repeat(1.9 * MB)}}`

/** One request without anything that a page has. */
async function sendAsAttacker({ url, wifi }: Target, path: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': wifi }
  return fetch(url + path, { method: 'POST', headers, body }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
}

async function openPage({ url, wifi }: Target): Promise<Page> {
  const page = new Page(url, 'own', wifi)
  await page.load()
  return page
}

/** A page that has found its own reservation: large bodies of others are refused by their headers. */
async function openGuestPage(target: Target): Promise<Page> {
  const page = await openPage(target)
  await page.call(searchReservations, { voucher: 'FOY1006', surname: 'Dupont' })
  return page
}

/** The same from the page of a guest. */
const sendFromPage = (times: number, body: () => string) => async (target: Target) => {
  const page = await openGuestPage(target)
  const text = body()
  const statuses = []
  for (let at = 0; at < Math.ceil(times * target.share); at++)
    statuses.push((await page.send(preCheckIn, { text })).status)
  return statuses
}

const runAtOnce = async (times: number, one: (at: number) => Promise<number>): Promise<number[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => one(at)))

export const attacks: Readonly<Record<string, Attack>> = {
  'tiny guests from a stranger': {
    finding: 'R2',
    async send(target) {
      const body = buildTinyGuests()
      const statuses = []
      for (let at = 0; at < Math.ceil(20 * target.share); at++)
        statuses.push(await sendAsAttacker(target, preCheckIn.path, body))
      return statuses
    },
    answered: [401, 0],
  },
  'tiny guests from a page': { finding: 'R2', send: sendFromPage(20, buildTinyGuests), answered: [400] },
  'names without end': { finding: 'R2', send: sendFromPage(20, buildManyNames), answered: [400] },
  'brackets without end': { finding: 'R2', send: sendFromPage(20, buildBrackets), answered: [400] },
  'a number as long as a signature': {
    finding: 'R2',
    async send(target) {
      const page = await openGuestPage(target)
      const body = { reference: '- '.repeat(1.9 * MB), hotel_id: 1, customers: [{ id: 'x' }] }
      const statuses = []
      for (let at = 0; at < Math.ceil(20 * target.share); at++)
        statuses.push((await page.send(uploadSignature, {}, body)).status)
      return statuses
    },
    answered: [400],
  },
  'a signature that unpacks to a wall': {
    finding: 'R3',
    async send(target) {
      const page = await openPage(target)
      // From a guest who has found their own reservation, because other signatures are not decoded.
      const { reservations } = await page.call(searchReservations, { voucher: 'FOY1006', surname: 'Dupont' })
      const signature = `data:image/png;base64,${buildHeavyPicture().toString('base64')}`
      const customers = reservations.flatMap(({ guests }) => guests.map(({ id }) => ({ id, signature })))
      const body = { reference: 'FOY1006', hotel_id: 1, customers }
      return runAtOnce(Math.ceil(20 * target.share), async () => (await page.send(uploadSignature, {}, body)).status)
    },
    answered: [400],
  },
  'bodies that stall one byte short': {
    finding: 'R4',
    send: (target) =>
      sendStalledBodies(target, { count: Math.ceil(60 * target.share), length: 4 * MB, sent: 4 * MB - 1 }),
    answered: [401, 408, 0],
  },
  'slow bodies': {
    finding: 'R4',
    send: (target) => sendStalledBodies(target, { count: Math.ceil(3_000 * target.share), length: 1_000, sent: 1 }),
    // 503: more of them wait for a turn than one network may.
    answered: [401, 408, 503, 0],
  },
  'signatures of 6,000 guests': {
    finding: 'R5',
    async send(target) {
      const page = await openGuestPage(target)
      const customers = Array.from({ length: 6_000 }, (_, at) => ({ id: `g${at}` }))
      const body = { reference: 'FOY1001', hotel_id: 1, customers }
      return runAtOnce(Math.ceil(14 * target.share), async () => (await page.send(uploadSignature, {}, body)).status)
    },
    answered: [400],
  },
  'signatures without a booking': {
    finding: 'R31',
    async send(target) {
      const page = await openPage(target)
      const customers = [{ id: 'x', signature: `data:image/png;base64,${'A'.repeat(390_000)}` }]
      const body = { reference: 'FOY1001', hotel_id: 1, customers }
      return runAtOnce(Math.ceil(40 * target.share), async () => (await page.send(uploadSignature, {}, body)).status)
    },
    answered: [404],
  },
  'notices with 9,900 fields': {
    finding: 'R31',
    async send({ url, wifi, share }) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': wifi }
      const body = Array.from({ length: 9_900 }, () => 'a').join('&')
      return runAtOnce(Math.ceil(64 * share), async () => {
        const answer = await fetch(`${url}/api/gateway/1/notice/`, { method: 'POST', headers, body })
        await answer.arrayBuffer()
        return answer.status
      })
    },
    answered: [400],
  },
  'pages without end on one connection': {
    finding: 'R23',
    send: (target) => sendAhead(target, Math.ceil(5_000 * target.share)),
    answered: [200, 503],
    opens: 'guest',
  },
  'wrong pairings': {
    finding: 'R6',
    send: (target) =>
      runAtOnce(40, (at) =>
        sendAsAttacker(
          target,
          bootHub.path,
          JSON.stringify({ pairing: `guess-${at}`, token: 'x'.repeat(43), port: 9, version: '1' }),
        ),
      ),
    answered: [404, 429],
    opens: 'hub',
  },
  'wrong licenses': {
    finding: 'R6',
    send: (target) =>
      runAtOnce(40, (at) => sendAsAttacker(target, '/pok/', JSON.stringify({ licenseCode: `WRON-GCOD-E${at}` }))),
    answered: [404, 429],
    opens: 'device',
  },
  'sign-ins with random addresses': {
    finding: 'R6',
    send: (target) =>
      runAtOnce(Math.ceil(70 * target.share), (at) =>
        sendAsAttacker(target, signInStaff.path, JSON.stringify({ email: `a${at}@example.com`, password: 'x' })),
      ),
    answered: [200, 503],
    opens: 'reception',
  },
  'guesses at one account from everywhere': {
    finding: 'R6',
    send: (target) =>
      runAtOnce(Math.ceil(60 * target.share), (at) => {
        const email = 'manager@palace.example.com'
        const from = { ...target, wifi: `198.51.100.${at}` }
        return sendAsAttacker(from, signInStaff.path, JSON.stringify({ email, password: 'x' }))
      }),
    answered: [200, 503],
    opens: 'manager',
  },
  'searches that find nothing': {
    finding: 'R6',
    async send(target) {
      const pages = await Promise.all([1, 2, 3, 4].map(() => openPage(target)))
      const statuses = []
      for (const page of pages) {
        for (let at = 0; at < Math.ceil(15 * target.share); at++)
          statuses.push((await page.send(searchReservations, {}, { voucher: `FOY${at}`, surname: 'Nobody' })).status)
      }
      return statuses
    },
    answered: [404, 429],
    opens: 'guest',
  },
  ...socketAttacks,
  ...deskAttacks,
  ...moneyAttacks,
}
