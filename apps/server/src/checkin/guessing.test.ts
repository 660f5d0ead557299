import { calls } from '@foyer/contract/calls.ts'
import { resendAccessCode, revealLostCode } from '@foyer/contract/lost-code.ts'
import { openPreCheckin } from '@foyer/contract/pre-checkin.ts'
import { proveReservation, searchReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { staffCalls } from '@foyer/contract/staff/calls.ts'
import { proveByCode } from '@foyer/contract/staff/second-factor.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { createReservation, findMembership, searchAvailability } from '@foyer/contract/walk-in.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sealReservationCode } from '../book/qr/seal-code.ts'
import { findReservationId } from '../book/reservation/reservation.store.ts'
import { beachDocument } from '../demo/beach.ts'
import { demoId } from '../demo/demo-id.ts'
import { palaceDocument } from '../demo/palace.ts'
import { computeCode } from '../desk/second-factor/testing/compute-code.ts'
import { enterPassword, manager, setUpTotp } from '../desk/second-factor/testing/sign-in-steps.ts'
import { Browser } from '../testing/browser.ts'
import { createTestServer, type TestServer } from '../testing/create-test-server.ts'
import { findReservation } from '../testing/journey.ts'
import { createColleague } from '../testing/staff-page.ts'
import { testKeySecret } from '../testing/test-key-secret.ts'
import { checkOutGuest, maeve } from './checkout/testing/check-out-guest.ts'
import { DEMO_LINK, openPreCheckinLink } from './pre-checkin/testing/party.ts'

interface GuessableSecret {
  /** Whether its calls are tried on a server where staff need a second factor. */
  readonly secondFactor?: 'managers'
  readonly call: string
  /** Misses from different networks, or different hotel devices, before none is answered. */
  readonly cap: number
  readonly right: string
  readonly toWrong: (at: number) => string
  /** Returns an attempt that uses a network of its own each time. */
  readonly prepare: (server: TestServer) => Promise<(value: string) => Promise<unknown>>
  /** What a right one is answered beyond the cap; the same as a wrong one where that is a secret. */
  readonly refusal: 'tooManyTries' | 'reservationNotFound'
  readonly alert: readonly [hotelId: number, kind: string, reference?: string]
}

const digits = (at: number) => String(5000 + at)
const letters = (at: number) => `WRONG${at}`

async function requireSecondFactor(server: TestServer) {
  await server.publish(2, { ...beachDocument, flags: { ...beachDocument.flags, sufficient_proof: 'secondFactor' } })
  const given = JSON.stringify({ phone: '+45 20123456' })
  await server.db.inHotel(2, (tx) =>
    sql`update guests set given = given || ${given}::jsonb where id = ${demoId('FOY2001 guest 1')}`.execute(tx),
  )
}

const prove =
  (factor: 'phone' | 'departureDate' | 'name'): GuessableSecret['prepare'] =>
  async (server) => {
    await requireSecondFactor(server)
    return async (value) => {
      const page = await server.open({ hotelId: 2 })
      await page.call(searchReservations, { body: { voucher: 'FOY2001', surname: 'Jensen' } })
      return page.call(proveReservation, { body: { factor, value } })
    }
  }

const sellToPhones = async (server: TestServer) => {
  const own = {
    channel: 'ownDevice',
    flags: { walkin_enabled: true, walkin_own_phones: true, membership_in_walkin: true },
  } as const
  await server.publish(1, { ...palaceDocument, apps: { ...palaceDocument.apps, own } })
}

const stay = { hotelId: 1, nights: 1, adults: 1, children: 0 }
const ofReservation = { cap: 12, refusal: 'tooManyTries', alert: [2, 'reservationGuessed', 'FOY2001'] } as const
const ofHotel = { cap: 60, refusal: 'tooManyTries', alert: [1, 'discountGuessed'], toWrong: letters } as const

/** Every secret that is short enough to guess. */
const secrets: Readonly<Record<string, GuessableSecret>> = {
  'last digits of a phone': {
    ...ofReservation,
    call: 'proveReservation',
    right: '3456',
    toWrong: digits,
    prepare: prove('phone'),
  },
  'departure date': {
    ...ofReservation,
    call: 'proveReservation',
    right: '2027-05-13',
    toWrong: (at) => `2027-06-${at + 10}`,
    prepare: prove('departureDate'),
  },
  'full name': {
    ...ofReservation,
    call: 'proveReservation',
    right: 'Mikkel Jensen',
    toWrong: (at) => `Wrong${at} Jensen`,
    prepare: prove('name'),
  },
  'surname for a number': {
    call: 'searchReservations',
    cap: 40,
    right: 'Müller',
    toWrong: letters,
    refusal: 'tooManyTries',
    alert: [1, 'reservationGuessed', 'FOY1002'],
    prepare: async (server) => async (surname) =>
      (await server.open()).call(searchReservations, { body: { voucher: ' foy1002', surname } }),
  },
  'check-out factor': {
    call: 'checkOut',
    cap: 12,
    right: '0001',
    toWrong: digits,
    refusal: 'reservationNotFound',
    alert: [1, 'reservationGuessed', 'FOY1012'],
    prepare: async (server) => async (secondFactor) => checkOutGuest(await server.open(), { ...maeve, secondFactor }),
  },
  'surname for a pre-check-in link': {
    call: 'openPreCheckin',
    cap: 5,
    right: 'Ionescu',
    toWrong: letters,
    refusal: 'tooManyTries',
    alert: [1, 'reservationGuessed', 'FOY1015'],
    prepare: async (server) => async (surname) =>
      openPreCheckinLink(await server.open({ appKey: 'prechk' }), DEMO_LINK, { surname }),
  },
  'fields for a lost code': {
    call: 'revealLostCode',
    cap: 6,
    right: 'Piotr',
    toWrong: letters,
    refusal: 'tooManyTries',
    alert: [1, 'codeGuessed', 'FOY1011'],
    async prepare(server) {
      const lost_code_fields = [{ name: 'firstName' }]
      const flags = { ...palaceDocument.flags, resend_code_enabled: true, lost_code_fields }
      await server.publish(1, { ...palaceDocument, flags: flags as typeof palaceDocument.flags })
      return async (firstName) => {
        const kiosk = await server.openKiosk()
        const lost = { hotelId: 1, roomNumber: '204', surname: 'Kowalski' }
        const { logId } = await kiosk.call(resendAccessCode, { body: lost })
        return kiosk.call(revealLostCode, { body: { logId, fields: { firstName } } })
      }
    },
  },
  'promotional code of a search': {
    ...ofHotel,
    call: 'searchAvailability',
    right: 'LOBBY10',
    async prepare(server) {
      await sellToPhones(server)
      return async (promotionalCode) =>
        (await server.open()).call(searchAvailability, { body: { ...stay, promotionalCode } })
    },
  },
  'promotional code of a reservation': {
    ...ofHotel,
    call: 'createReservation',
    right: 'LOBBY10',
    async prepare(server) {
      await sellToPhones(server)
      const kiosk = await server.openKiosk()
      const { rooms } = await kiosk.call(searchAvailability, { body: { ...stay, promotionalCode: 'LOBBY10' } })
      const [room] = rooms
      const rateId = room?.rates[0]?.id ?? ''
      const body = { roomTypeId: room?.typeId ?? '', rateId, adults: 1, children: 0 }
      return async (promotionalCode) =>
        (await server.open()).call(createReservation, { body: { ...body, promotionalCode } })
    },
  },
  'membership number': {
    ...ofHotel,
    call: 'findMembership',
    right: 'FC20417',
    async prepare(server) {
      await sellToPhones(server)
      return async (membershipId) => (await server.open()).call(findMembership, { body: { membershipId } })
    },
  },
  'code of an authenticator app': {
    call: 'proveByCode',
    secondFactor: 'managers',
    cap: 10,
    // The app's code, which changes.
    right: 'right',
    toWrong: digits,
    refusal: 'tooManyTries',
    alert: [1, 'secondFactorGuessed'],
    async prepare(server) {
      const { secret } = await setUpTotp((await enterPassword(server, manager)).page)
      const moment = '2027-05-10T10:05:00Z'
      server.setNow(moment)
      return async (value) => {
        const { page } = await enterPassword(server, manager)
        const code = value === 'right' ? computeCode(secret, moment) : `00${value}`
        const { outcome } = await page.call(proveByCode, { body: { code } })
        if (outcome !== 'proved') throw { problem: outcome }
      }
    },
  },
  'voucher code': {
    ...ofHotel,
    call: 'fetchSummary',
    right: 'WELCOME10',
    async prepare(server) {
      const page = await server.open()
      await findReservation(page, 'FOY1001', 'García López')
      let network = 0
      return async (code) => {
        const headers = { 'x-forwarded-for': `10.8.${network++}.1` }
        const answer = await page.send(fetchSummary, {
          body: { voucher: 'FOY1001', voucher_list: [code] },
          headers,
        })
        if (answer.statusCode !== 200) throw answer.json()
      }
    },
  },
}

/** Calls whose secret is elsewhere limited, or is too long to guess, or is none. */
const others: Readonly<Record<string, string>> = {
  resendAccessCode: 'room and surname open nothing: decision 049',
  downloadQr: 'only for what the visit has found',
  generateKey: 'only for what the visit has found',
  startPickUp: 'only for what the visit has found',
  uploadAccessCode: 'only for what the visit has found',
  updateLog: 'only for what the visit has found',
  printAccessCode: 'only for what the visit was shown',
  updateGuests: 'only for what the visit has found',
  confirmArrival: 'only for what the visit has found',
  preCheckIn: 'only for what the visit has found',
  payWithSavedCard: 'only for what the visit has found',
  payWithCardToken: 'only for what the visit has found',
  createCustomer: 'stores data',
  signIn: 'accounts: R6',
  updateProfile: 'accounts: R15',
  updatePassword: 'accounts: R15',
  closeAccount: 'accounts: R15',
  signUp: 'chooses a password',
  choosePassword: 'a long token',
  confirmEmail: 'a long token',
  deviceAdmin: 'an enrolled device that waits',
  startMaintenance: 'an enrolled device that waits',
  signInDevice: 'a long code',
  bootHub: 'a long code',
  confirmGrant: 'a long code',
  tellKeys: 'a long code',
  tellPayments: 'a long code',
  tellRefunds: 'a long code',
  tellBills: 'a long code',
  readHandOver: 'a long code',
  endHandOver: 'a long code',
  takeHandOver: 'a long code',
  openStayCard: 'a long code',
  signInStaff: 'accounts: R6',
  changePassword: 'accounts: R6',
  confirmPassword: 'accounts: R6',
  resetPassword: 'a long token',
  acceptInvitation: 'a long token',
  setUpHotel: 'a long code',
  keepMember: 'stores data',
  shareScreen: 'stores data',
  saveSystemDraft: 'stores data',
  addTotp: 'a code of the person’s own new app',
}

const namesSecret =
  /(?<!group|bar|room_?|language_?|country_?|postal_?)code$|factor|surname$|password$|voucher|membership_id|link|token$|pairing|secret/i

function listNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : []
  return [...own, ...Object.values(schema).flatMap(listNames)]
}

const takesSecret = ({ params, query, body }: AnyCall) =>
  [params, query, body]
    .flatMap((part) => listNames(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })))
    .some((name) => namesSecret.test(name))

it('R24 every call that takes a secret is in this table, or says why not', () => {
  const known = [...Object.values(secrets).map(({ call }) => call), ...Object.keys(others)]
  const taking = [...calls, ...staffCalls].filter(takesSecret).map(({ name }) => name)
  expect(taking.filter((name) => !known.includes(name))).toEqual([])
  expect(taking.length).toBeGreaterThan(20)
  const names: readonly string[] = [...calls, ...staffCalls].map(({ name }) => name)
  expect(known.filter((name) => !names.includes(name))).toEqual([])
})

async function listOpen(server: TestServer, hotelId: number) {
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId })
  return (await desk.call(listAlerts)).open
}

describe.each(Object.entries(secrets))('%s', (_, { cap, right, toWrong, prepare, refusal, alert, secondFactor }) => {
  it('R24 R32 is capped by whatever network it is tried, with one alert, and the right one leads to a person', async () => {
    const server = await createTestServer({ secondFactor: secondFactor ?? 'off' })
    const attempt = await prepare(server)
    const answer = (value: string) =>
      attempt(value).then(
        () => 'answered',
        ({ problem }) => problem,
      )
    const wrong = []
    for (let at = 0; at < cap; at++) wrong.push(await answer(toWrong(at)))
    expect(wrong).not.toContain('tooManyTries')
    expect([await answer(right), await answer(right)]).toEqual([refusal, refusal])
    const [hotelId, kind, reference] = alert
    const open = await listOpen(server, hotelId)
    expect(open.map((one) => [one.kind, one.reference])).toEqual([[kind, reference]])
  })

  it('R24 R32 opens as usual after one miss', async () => {
    const server = await createTestServer({ secondFactor: secondFactor ?? 'off' })
    const attempt = await prepare(server)
    await attempt(toWrong(0)).catch(() => undefined)
    expect(await attempt(right).then(() => 'answered')).toBe('answered')
  })
})

/** Ways to the booking FOY1015 that guesses at its surname from phones leave open. */
const openWays: Readonly<Record<string, (server: TestServer) => Promise<{ reservations: readonly unknown[] }>>> = {
  'the hotel’s own device': async (server) =>
    (await server.openKiosk()).call(searchReservations, { body: { voucher: 'FOY1015', surname: 'Ionescu' } }),
  'the pre-check-in link': async (server) =>
    (await server.open({ appKey: 'prechk' })).call(openPreCheckin, { body: { link: DEMO_LINK, surname: 'Ionescu' } }),
  'a code of ours': async (server) => {
    const reservationId = await server.db.inHotel(1, (tx) => findReservationId(tx, 'FOY1015'))
    const sealed = { hotelId: 1, reservationId: reservationId ?? '', until: '2027-05-31', proof: 'number' } as const
    const qr = sealReservationCode(sealed, testKeySecret.sealKey('qr'))
    return (await server.open()).call(searchReservations, { body: { qr } })
  },
}

it.each(Object.entries(openWays))(
  'R24 R32 guesses at a surname from phones never lock the guest out of %s',
  async (_, open) => {
    const server = await createTestServer()
    const guess = async (surname: string) =>
      (await server.open()).call(searchReservations, { body: { voucher: 'FOY1015', surname } })
    for (let at = 0; at < 40; at++) await guess(letters(at)).catch(() => undefined)
    await expect(guess('Ionescu')).rejects.toMatchObject({ problem: 'tooManyTries' })
    expect((await open(server)).reservations).toHaveLength(1)
  },
)

it('R24 misses from the internet don’t lock out the guest at the hotel’s own device', async () => {
  const server = await createTestServer()
  await requireSecondFactor(server)
  const attempt = await secrets['last digits of a phone']?.prepare(server)
  for (let at = 0; at < 13; at++) await attempt?.(digits(at)).catch(() => undefined)
  const kiosk = await server.openKiosk(2)
  await kiosk.call(searchReservations, { body: { surname: 'Jensen' } })
  const { reservations } = await kiosk.call(proveReservation, { body: { factor: 'phone', value: '3456' } })
  expect(reservations[0]?.reference).toBe('FOY2001')
})

it('R24 the cap outlasts the day: thirty misses close a secret for thirty days', async () => {
  const server = await createTestServer()
  const attempt = await secrets['last digits of a phone']?.prepare(server)
  const answer = (value: string) =>
    attempt?.(value).then(
      () => 'answered',
      ({ problem }) => problem,
    )
  const passDays = (days: number) =>
    sql`update failed_tries set at = at - make_interval(days => ${days})`.execute(server.db.directory)
  for (let day = 0; day < 3; day++) {
    for (let at = 0; at < 10; at++) expect(await answer(digits(day * 10 + at))).toBe('secondFactorWrong')
    await passDays(2)
  }
  expect(await answer('3456')).toBe('tooManyTries')
  await passDays(30)
  expect(await answer('3456')).toBe('answered')
})
