import { randomUUID } from 'node:crypto'
import { showLicence } from '@foyer/contract/driving-licence.ts'
import { tellBills, tellKeys, tellPayments, tellRefunds } from '@foyer/contract/hub.ts'
import { payWithSavedCard } from '@foyer/contract/payment.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { blockDeposit, releaseDeposit, settleDeposit } from '@foyer/contract/staff/deposit.ts'
import type { Attack, Target } from './attack.ts'
import { openPhone, runInTurn, toStatus } from './attacker-page.ts'
import { buildHeavyPicture } from './build-heavy-picture.ts'

const CAR_RENTAL_HOTEL = 3
const chiara = { voucher: 'RAC3003', surname: 'Ferrari' }
const tomas = { voucher: 'RAC3001', surname: 'Novák' }
/** Chiara's, as an attacker may have read it over her shoulder. */
const card = { token: '4548812049400004', providerName: 'redsys', brand: 'VISA', lastDigits: '0004', expiry: '30/12' }

async function post({ url, wifi }: Target, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': wifi }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

/** What a hub reports, in the form of its call. */
const outcomeCalls = [
  [tellRefunds, 'refunds', { outcome: 'done', minor: 1 }],
  [tellPayments, 'payments', { outcome: 'done', minor: 1 }],
  [tellBills, 'bills', { outcome: 'done' }],
  [tellKeys, 'keys', { outcome: 'done', cards: 1 }],
] as const

/** Attacks on a rental's licences and deposits, and on what hubs report about money. */
export const moneyAttacks: Readonly<Record<string, Attack>> = {
  'a licence that unpacks to a wall, where licences are shown': {
    finding: 'rental',
    async send(target) {
      const page = await openPhone(target, undefined, 'licence', CAR_RENTAL_HOTEL)
      const { reservations } = await page.call(searchReservations, chiara)
      const driver = reservations[0]?.guests[0]?.id ?? ''
      const common = { hotelId: CAR_RENTAL_HOTEL, reference: chiara.voucher }
      const { pickUpProcess } = await page.call(startPickUp, { ...common, appId: 'licence', isPok: false })
      const typed = { number: 'U1234567A', country: 'ITA', validUntil: '2031-05-01' }
      const picture = `data:image/png;base64,${buildHeavyPicture().toString('base64')}`
      const shown = { ...common, driver, pickUpProcess, typed, picture }
      return runInTurn(Math.ceil(20 * target.share), () => toStatus(page.call(showLicence, shown)))
    },
    // It is checked only for being a picture, and not stored.
    answered: [200],
  },
  'a licence for another’s driver': {
    finding: 'rental',
    async send(target) {
      const theirs = await openPhone(target, undefined, 'licence', CAR_RENTAL_HOTEL)
      const { reservations } = await theirs.call(searchReservations, chiara)
      const driver = reservations[0]?.guests[0]?.id ?? ''
      const page = await openPhone(target, tomas, 'licence', CAR_RENTAL_HOTEL)
      const own = { appId: 'licence', hotelId: CAR_RENTAL_HOTEL, isPok: false, reference: tomas.voucher }
      const { pickUpProcess } = await page.call(startPickUp, own)
      const typed = { number: 'U1234567A', country: 'ITA', validUntil: '2031-05-01' }
      return runInTurn(Math.ceil(100 * target.share), (at) => {
        const reference = at % 2 ? tomas.voucher : chiara.voucher
        return toStatus(page.call(showLicence, { hotelId: CAR_RENTAL_HOTEL, reference, driver, pickUpProcess, typed }))
      })
    },
    answered: [400, 404],
  },
  'deposits that a guest would block, free and settle': {
    finding: 'deposits',
    async send(target) {
      const page = await openPhone(target, chiara, 'pay', CAR_RENTAL_HOTEL)
      const calls = [blockDeposit, releaseDeposit, settleDeposit]
      return runInTurn(Math.ceil(150 * target.share), async (at) => {
        const call = calls[at % calls.length] ?? blockDeposit
        const path = `/${call.path.slice(1).replace('{reference}', chiara.voucher)}` as const
        return (await page.send({ ...call, path }, {}, { state: 'released' })).status
      })
    },
    answered: [401],
    opens: 'reception',
  },
  'a cent as the deposit, on another’s card': {
    finding: 'deposits',
    async send(target) {
      const page = await openPhone(target, tomas, 'pay', CAR_RENTAL_HOTEL)
      const cent = { total: { minor: 1, currency: 'EUR' }, currency: 'EUR', byEmail: false, asDeposit: true }
      return runInTurn(Math.ceil(60 * target.share), (at) => {
        const { voucher: reference } = at % 2 ? tomas : chiara
        return toStatus(page.call(payWithSavedCard, { ...cent, card, hotelId: CAR_RENTAL_HOTEL, reference }))
      })
    },
    answered: [400, 403, 404, 409],
  },
  'money that hubs tell of and nobody paired': {
    finding: 'hub',
    send: (target) =>
      runInTurn(Math.ceil(80 * target.share), (at) => {
        const [call, name, of] = outcomeCalls[at % outcomeCalls.length] ?? outcomeCalls[0]
        return post(target, call.path, { pairing: `guess-${at}`, [name]: [{ id: randomUUID(), ...of }] })
      }),
    answered: [404, 429],
    opens: 'hub',
  },
  'refunds without end at a hub’s terminal': {
    finding: 'hub',
    send: (target) =>
      runInTurn(Math.ceil(20 * target.share), () => {
        const refunds = Array.from({ length: 5_000 }, () => ({ id: randomUUID(), outcome: 'done', minor: 1 }))
        return post(target, tellRefunds.path, { pairing: 'x', refunds })
      }),
    answered: [400, 404, 413, 429],
    opens: 'hub',
  },
}
