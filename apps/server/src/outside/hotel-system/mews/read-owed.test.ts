import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import { buildMewsReservation } from '../../../testing/control-mews.ts'
import { LINE } from '../testing/delivery-parts.ts'
import { connect, REFERENCE } from './testing/connect-mews.ts'

const OTHER = '53'
const BILL = 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01'

/** A hotel on Mews with a reservation of two nights, and what its feed says that each guest owes. */
async function createHotel(reservation: object = {}) {
  const { mews, system } = await connect(reservation)
  async function listOwed() {
    const found = new Map<string, number | undefined>()
    let cursor: string | undefined
    for (let more = true; more; ) {
      const page = await system.pull(cursor)
      for (const { reservation: read } of page.events as { reservation?: SystemReservation }[])
        if (read) found.set(read.reference, read.owed)
      cursor = page.cursor
      more = page.more
    }
    return Object.fromEntries(found)
  }
  const addOther = (changes: object) =>
    mews.put({ reservations: [buildMewsReservation({ Number: OTHER, ...changes })] })
  return { mews, system, listOwed, addOther }
}

it('what a guest bought and paid without the reservation counts', async () => {
  const { mews, listOwed } = await createHotel()
  expect(await listOwed()).toEqual({ [REFERENCE]: 180 })
  await mews.put({
    items: [{ Number: REFERENCE, gross: 25 }],
    payments: [{ Number: REFERENCE, gross: -40, billId: BILL }],
  })
  expect(await listOwed()).toEqual({ [REFERENCE]: 165 })
})

it('the balance of a guest with another stay that is not paid is unknown', async () => {
  const { listOwed, addOther } = await createHotel()
  await addOther({ ownerOf: REFERENCE })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined, [OTHER]: undefined })
})

it('as is that of a guest who has not paid another stay, which is over, or owes in another currency', async () => {
  const { mews, listOwed, addOther } = await createHotel()
  await addOther({ ownerOf: REFERENCE, State: 'Processed' })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined })
  await mews.put({ reservations: [buildMewsReservation({ Number: 'CHF' })] })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined, CHF: 180 })
  await mews.put({ items: [{ Number: 'CHF', gross: 5, currency: 'CHF' }] })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined, CHF: undefined })
})

it('as is that of a guest who bought something during another stay, which is over, and has not paid it', async () => {
  const { mews, system, listOwed, addOther } = await createHotel()
  await addOther({ ownerOf: REFERENCE, nightPrice: 0 })
  const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }
  const told = { key: LINE, at: '2027-05-10T10:00:00.000Z', reference: OTHER, kind: 'extras', extras: [extra] }
  await system.deliver(told as never)
  await addOther({ nightPrice: 0, State: 'Canceled' })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined })
  await mews.put({ reservations: [buildMewsReservation({ Number: 'FREE' })] })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined, FREE: 180 })
})

it('the balance of a company is unknown, as are all without the right to read them', async () => {
  const { mews, listOwed, addOther } = await createHotel()
  await addOther({ AccountType: 'Company' })
  expect(await listOwed()).toEqual({ [REFERENCE]: 180, [OTHER]: undefined })
  await mews.faults({ forbidden: ['customers/getOpenItems'] })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined, [OTHER]: undefined })
})

it('reading goes on when Mews no longer serves the open items, which are deprecated', async () => {
  const { mews, listOwed } = await createHotel()
  await mews.faults({ discontinued: ['customers/getOpenItems'] })
  expect(await listOwed()).toEqual({ [REFERENCE]: undefined })
})
