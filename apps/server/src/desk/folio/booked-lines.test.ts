import { changeDates } from '@foyer/contract/staff/dates.ts'
import { readFolio } from '@foyer/contract/staff/folio.ts'
import { addGuest, readGuestForm, removeGuest, saveGuestForm } from '@foyer/contract/staff/guest-form.ts'
import { importReservations } from '@foyer/contract/staff/import.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { guestFieldNames } from '@foyer/domain/fields/field.ts'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { saveReservation } from '../../book/reservation/save-reservation.ts'
import { postDay } from '../../money/folio/post-day.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const REFERENCE = 'WHOLE1'
const START = '2027-05-10'

const importFile = (start: string, end: string, adults: number, children: number) => {
  const file = [
    'reference,arrival,departure,last_name,first_name,email,adults,children,room_type,total',
    `${REFERENCE},${start},${end},Whole,Ada,ada@example.com,${adults},${children},classic,200.00`,
  ].join('\n')
  return { body: { file: Buffer.from(file).toString('base64'), dryRun: false } }
}

async function createDesk() {
  const server = await createTestServer()
  await server.publish(1, {
    folio: { vat: { room: 1000, extras: 2100 }, cityTax: { perPersonNight: 2_00, fromAge: 16, maxNights: 3 } },
  })
  const sites = createSites(server.db)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const read = () => desk.call(readFolio, { params: { reference: REFERENCE } })
  const enter = () =>
    server.db.inHotel(1, (tx) =>
      tx.updateTable('reservations').set({ state: 'inHouse' }).where('reference', '=', REFERENCE).execute(),
    )
  const close = (day: string) =>
    server.db.inHotel(1, async (tx) => {
      const hotel = await sites.hotel(1, tx)
      if (!hotel) throw new Error('no hotel')
      return postDay({ sites }, { tx, hotel }, day)
    })
  return { ...server, desk, read, enter, close }
}

const charge = (name: string, minor: number) => ({ kind: 'charge' as const, names: { en: name }, minor })

it('S36 a minibar of the whole stay is charged once, with its own VAT, and a released night takes nothing of it back', async () => {
  const { db, desk, read, enter, close } = await createDesk()
  await db.inHotel(1, (tx) =>
    saveReservation(tx, 1, {
      known: undefined,
      said: {
        reference: REFERENCE,
        startDate: START,
        endDate: addDays(START, 3),
        adults: 1,
        children: 0,
        firstName: 'Ada',
        lastName: 'Whole',
        email: undefined,
        roomTypeId: 'classic',
        roomNumber: undefined,
        segment: undefined,
        groupLocator: undefined,
        driverMinAge: undefined,
        youngDriverMaxAge: undefined,
        youngDriverPrice: undefined,
        folio: [
          charge('Classic room, 3 nights', 300_00),
          charge('Breakfast', 30_00),
          charge('Minibar', 12_00),
          { kind: 'tax', names: { en: 'City tax' }, minor: 6_00 },
        ],
      },
    }),
  )
  await enter()
  await close(START)
  const { lines } = await read()
  const of = (name: string) => lines.filter(({ names }) => names['en'] === name).map(({ amount }) => amount.minor)
  expect([of('Classic room'), of('Breakfast'), of('City tax')]).toEqual([
    [100_00, 100_00, 100_00],
    [10_00, 10_00, 10_00],
    [2_00, 2_00, 2_00],
  ])
  expect(lines.filter(({ names }) => names['en'] === 'Minibar')).toMatchObject([
    { amount: { minor: 12_00 }, group: 'food', vat: 2100 },
  ])
  const dates = { shownStartDate: START, shownEndDate: addDays(START, 3), endDate: addDays(START, 2) }
  const body = { ...dates, unusedNights: 'release' as const }
  const { difference } = await desk.call(changeDates, { params: { reference: REFERENCE }, body })
  expect(difference.minor).toBe(0 - 112_00)
})

it('S36 the city tax is on the bill from the booking on, follows its dates, and is posted by the close', async () => {
  const { desk, read, enter, close } = await createDesk()
  await desk.call(importReservations, importFile(START, addDays(START, 2), 2, 0))
  const total = async () => (await read()).pending.minor
  expect(await total()).toBe(200_00 + 2 * 4_00)

  const change = async (from: number, to: number) => {
    const shown = { shownStartDate: START, shownEndDate: addDays(START, from), endDate: addDays(START, to) }
    const unused = to < from ? { unusedNights: 'release' as const } : {}
    const before = await total()
    const { difference } = await desk.call(changeDates, {
      params: { reference: REFERENCE },
      body: { ...shown, ...unused },
    })
    expect(await total()).toBe(before + difference.minor)
  }
  const taxes = async () =>
    (await read()).lines.filter(({ kind }) => kind === 'tax').map(({ amount, day }) => [day, amount.minor])
  await change(2, 1)
  expect(await taxes()).toEqual([[START, 4_00]])
  await change(1, 2)
  expect(await total()).toBe(200_00 + 2 * 4_00)
  await change(2, 4)
  // The rule taxes three nights.
  expect(await taxes()).toEqual([0, 1, 2].map((night) => [addDays(START, night), 4_00]))
  await enter()
  const before = await total()
  await close(START)
  expect(await total()).toBe(before)
  expect((await read()).lines.filter(({ kind, postedOn }) => kind === 'tax' && postedOn)).toHaveLength(1)
})

it('S36 guests who come earlier pay city tax for the first nights, and for no more nights than the rule taxes', async () => {
  const { desk, read } = await createDesk()
  const [first, last] = [addDays(START, 1), addDays(START, 4)]
  await desk.call(importReservations, importFile(first, last, 1, 0))
  const taxes = async () => (await read()).lines.filter(({ kind }) => kind === 'tax').map(({ day }) => day)
  const before = { taxes: await taxes(), total: (await read()).pending.minor }
  expect(before.taxes).toEqual([1, 2, 3].map((night) => addDays(START, night)))
  const change = async (from: string, to: string) => {
    const { pending } = await read()
    const body = { shownStartDate: from, shownEndDate: last, startDate: to, unusedNights: 'release' as const }
    const { difference } = await desk.call(changeDates, { params: { reference: REFERENCE }, body })
    expect((await read()).pending.minor).toBe(pending.minor + difference.minor)
  }
  await change(first, START)
  expect((await taxes()).toSorted()).toEqual([0, 1, 2].map((night) => addDays(START, night)))
  await change(START, first)
  expect({ taxes: (await taxes()).toSorted(), total: (await read()).pending.minor }).toEqual(before)
})

it('S36 a no-show who pays the first night pays no city tax, and does again when the stay is reinstated', async () => {
  const { desk, read } = await createDesk()
  await desk.call(importReservations, importFile(START, addDays(START, 2), 1, 0))
  const params = { reference: REFERENCE }
  const before = (await read()).pending.minor
  const taxes = async () => (await read()).lines.filter(({ kind }) => kind === 'tax').length
  expect([before, await taxes()]).toEqual([200_00 + 2 * 2_00, 2])
  await desk.call(markNoShow, { params, body: { charge: 'firstNight' } })
  expect([(await read()).pending.minor, await taxes()]).toEqual([100_00, 0])
  await desk.call(undoNoShow, { params })
  expect([(await read()).pending.minor, await taxes()]).toEqual([before, 2])
})

it('S36 a guest who joins a stay in house changes no city tax that is posted', async () => {
  const { desk, read, enter, close, setNow } = await createDesk()
  await desk.call(importReservations, importFile(START, addDays(START, 3), 1, 0))
  await enter()
  await close(START)
  setNow(`${addDays(START, 1)}T12:00:00Z`)
  await desk.call(addGuest, { params: { reference: REFERENCE }, body: { shown: 1, adult: true } })
  const taxes = (await read()).lines.filter(({ kind }) => kind === 'tax')
  expect(taxes.map(({ day, amount }) => [day, amount.minor])).toEqual([
    [START, 2_00],
    [addDays(START, 1), 4_00],
    [addDays(START, 2), 4_00],
  ])
})

it('S36 the city tax of the nights to come follows the party: another adult, and a child who is old enough', async () => {
  const { desk, read } = await createDesk()
  await desk.call(importReservations, importFile(START, addDays(START, 2), 1, 0))
  const params = { reference: REFERENCE }
  const readGuests = async () => (await desk.call(readGuestForm, { params })).guests
  const taxes = async () => (await read()).lines.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount.minor)
  const add = async (adult: boolean) => {
    const before = await readGuests()
    await desk.call(addGuest, { params, body: { shown: before.length, adult } })
    const added = (await readGuests()).find(({ id }) => !before.some((guest) => guest.id === id))
    if (!added) throw new Error('no guest was added')
    return added
  }
  const saveBirth = async (id: string, birthDate: string) => {
    const guest = (await readGuests()).find((one) => one.id === id)
    if (!guest) throw new Error('no such guest')
    const form = { ...buildGuestPayload(guest), birthDate }
    await desk.call(saveGuestForm, {
      params: { ...params, guestId: id },
      body: {
        guest: Object.fromEntries(guestFieldNames.map((name) => [name, form[name]])),
        version: guest.version ?? 1,
        scanned: false,
      },
    })
  }
  expect(await taxes()).toEqual([2_00, 2_00])
  const adult = await add(true)
  expect(await taxes()).toEqual([4_00, 4_00])
  await desk.call(removeGuest, { params: { ...params, guestId: adult.id } })
  expect(await taxes()).toEqual([2_00, 2_00])
  const { id } = await add(false)
  // The age on the day of arrival counts, and is unknown until the form is filled in.
  expect(await taxes()).toEqual([2_00, 2_00])
  await saveBirth(id, '2011-05-10')
  expect(await taxes()).toEqual([4_00, 4_00])
  await saveBirth(id, '2011-05-11')
  expect(await taxes()).toEqual([2_00, 2_00])
})
