import { randomUUID } from 'node:crypto'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { changeDates } from '@foyer/contract/staff/dates.ts'
import {
  correctCharge,
  moveCharges,
  postCharge,
  readFolio,
  removePayer,
  savePayer,
} from '@foyer/contract/staff/folio.ts'
import { readStayMoney, recordPayment, refundPayment } from '@foyer/contract/staff/money.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import type { FolioConfigInput } from '@foyer/domain/folio/folio-config.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { postDay } from '../../money/folio/post-day.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const folio: FolioConfigInput = {
  services: [
    { id: 'parking', names: { en: 'Parking, 1 day', de: 'Parken, 1 Tag' }, group: 'parking', price: 24_00, vat: 2100 },
    { id: 'dinner', names: { en: 'Dinner' }, group: 'food', price: 340_00, vat: 1000 },
    { id: 'fax', names: { en: 'Fax' }, price: 1_00, on: false },
  ],
  vat: { room: 1000, extras: 2100 },
}

async function createDesk(role: Role = 'receptionist') {
  const server = await createTestServer()
  const sites = createSites(server.db)
  await server.publish(1, { folio })
  const desk = await createColleague(server.db, new Browser(server.app), { role, name: 'Marta Vidal' })
  const read = (reference: string) => desk.call(readFolio, { params: { reference } })
  const post = (reference: string, body: object, key = randomUUID()) =>
    desk.call(postCharge, {
      params: { reference },
      body: { serviceId: 'parking', quantity: 1, price: 24_00, ...body },
      key,
    })
  const correct = (reference: string, id: string, minor: number, key = randomUUID()) =>
    desk.call(correctCharge, { params: { reference, id }, body: { minor, reason: 'Garage closed' }, key })
  const move = (reference: string, body: object) =>
    desk.call(moveCharges, { params: { reference }, body: { lines: [], ...body }, key: randomUUID() })
  const company = { kind: 'company', name: 'Nordlicht Technik GmbH', country: 'DE' } as const
  const addPayer = async (reference: string, routes: string[] = []) =>
    (await desk.call(savePayer, { params: { reference }, body: { payer: company, routes }, key: randomUUID() })).id
  const listEntries = async () =>
    (
      await server.db.inHotel(1, (tx) =>
        sql<{ account: string; minor: number }>`select account, sum(minor)::int as minor from ledger_entries
          where kind = 'charge' group by account having sum(minor) <> 0 order by account`.execute(tx),
      )
    ).rows
  const close = (day: string) =>
    server.db.inHotel(1, async (tx) => {
      const hotel = await sites.hotel(1, tx)
      if (!hotel) throw new Error('There is no such hotel.')
      return postDay({ sites }, { tx, hotel }, day)
    })
  return { ...server, desk, read, post, correct, move, addPayer, listEntries, close }
}

it('S22 the folio of a stay is its bill, as one payer', async () => {
  const { desk, read } = await createDesk()
  const { bill } = await desk.call(openStay, { params: { reference: 'FOY1011' } })
  const shown = await read('FOY1011')
  expect(shown.lines.map(({ kind, names, amount }) => ({ kind, names, amount }))).toEqual(bill.lines)
  expect(shown.folios).toMatchObject([{ charges: bill.total, paid: bill.paid, routes: [] }])
  expect(shown).toMatchObject({ reference: 'FOY1011', roomNumber: '204', state: 'inHouse', pending: bill.pending })
  expect(shown.services.map(({ id }) => id)).toEqual(['parking', 'dinner'])
})

it('S22 a charge of the price list is posted once, to the guest, its revenue and its VAT', async () => {
  const { desk, read, post, listEntries } = await createDesk()
  const before = await read('FOY1011')
  const key = randomUUID()
  expect(await post('FOY1011', { quantity: 2 }, key)).toEqual({ id: key })
  expect(await post('FOY1011', { quantity: 2 }, key)).toEqual({ id: key })
  const after = await read('FOY1011')
  expect(after.pending.minor).toBe(before.pending.minor + 48_00)
  expect(after.lines.find(({ id }) => id === key)).toMatchObject({
    amount: { minor: 48_00 },
    quantity: 2,
    vat: 2100,
    group: 'parking',
    day: '2027-05-10',
    postedOn: '2027-05-10',
    by: 'Marta Vidal',
  })
  expect(await listEntries()).toEqual([
    { account: 'guest', minor: 48_00 },
    { account: 'revenue:parking', minor: -39_67 },
    { account: 'vat:2100', minor: -8_33 },
  ])
  const { bill } = await desk.call(openStay, { params: { reference: 'FOY1011' } })
  expect(bill.pending).toEqual(after.pending)
})

it.each([
  ['another price without a reason', { price: 20_00 }, 'badInput'],
  ['a service that is not sold', { serviceId: 'fax' }, 'notFound'],
  ['a day to come', { day: '2027-05-11' }, 'badInput'],
  ['an unknown payer', { payer: randomUUID() }, 'notFound'],
  ['a reduction beyond the limit', { serviceId: 'dinner', price: 1_00, comment: 'friends' }, 'mayNot'],
])('S22 rejects %s, and posts nothing', async (_what, body, problem) => {
  const { read, post } = await createDesk()
  const before = await read('FOY1011')
  await expect(post('FOY1011', body)).rejects.toMatchObject({ problem })
  expect(await read('FOY1011')).toEqual(before)
})

it('S22 a correction is a line with a reason, at most what is left, and never a change', async () => {
  const { desk, read, post, correct, listEntries } = await createDesk('manager')
  const { pending } = await read('FOY1011')
  const { id } = await post('FOY1011', {})
  const key = randomUUID()
  await correct('FOY1011', id, 20_00, key)
  await correct('FOY1011', id, 20_00, key)
  await expect(correct('FOY1011', id, 5_00)).rejects.toMatchObject({ problem: 'alreadyHandled' })
  await correct('FOY1011', id, 4_00)
  const { lines, pending: after } = await read('FOY1011')
  expect(lines.find((line) => line.id === id)).toMatchObject({ amount: { minor: 24_00 }, rest: { minor: 0 } })
  expect(lines.filter(({ corrects }) => corrects === id)).toMatchObject([
    { names: { en: 'Correction: Parking, 1 day' }, amount: { minor: -20_00 }, comment: 'Garage closed', vat: 2100 },
    { change: 'correction', amount: { minor: -4_00 } },
  ])
  expect(after).toEqual(pending)
  expect((await listEntries()).find(({ account }) => account === 'guest')).toBeUndefined()
  const { entries } = await desk.call(readAudit)
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'chargeCorrected', who: 'Marta Vidal', details: { amount: '€4.00' } },
    { action: 'chargeCorrected', details: { amount: '€20.00' } },
  ])
})

it.each([
  ['receptionist', 'mayNot'],
  ['manager', undefined],
] as const)('S22 what a %s takes off a stay counts together', async (role, problem) => {
  const { post, correct } = await createDesk(role)
  const { id } = await post('FOY1011', { serviceId: 'dinner', price: 340_00 })
  await correct('FOY1011', id, 60_00)
  const second = correct('FOY1011', id, 60_00)
  if (problem) await expect(second).rejects.toMatchObject({ problem })
  else await second
})

it.each([
  ['a second reduced price', 'price'],
  ['a correction', 'correction'],
] as const)('S22 a reduced price and %s count together against the limit', async (_what, second) => {
  const { read, post, correct } = await createDesk()
  const reduce = () => post('FOY1011', { serviceId: 'dinner', price: 280_00, comment: 'Cold' })
  const { id } = await reduce()
  const before = await read('FOY1011')
  const more = second === 'price' ? reduce() : correct('FOY1011', id, 60_00)
  await expect(more).rejects.toMatchObject({ problem: 'mayNot' })
  expect(await read('FOY1011')).toEqual(before)
  await correct('FOY1011', id, 40_00)
})

it('R27 what a receptionist takes off other stays counts within 24 hours, also two at once; another person’s does not', async () => {
  const { db, app, post, correct } = await createDesk()
  const [{ id: one }, { id: other }] = [
    await post('FOY1011', { serviceId: 'dinner', price: 340_00 }),
    await post('FOY1005', { serviceId: 'dinner', price: 340_00 }),
  ]
  const both = await Promise.allSettled([correct('FOY1011', one, 60_00), correct('FOY1005', other, 60_00)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [reference, id] = both[0]?.status === 'fulfilled' ? ['FOY1005', other] : ['FOY1011', one]
  await expect(correct(reference, id, 40_01)).rejects.toMatchObject({ problem: 'mayNot' })
  const colleague = await createColleague(db, new Browser(app), { role: 'receptionist', name: 'Pau Ferrer' })
  const params = { reference, id }
  await colleague.call(correctCharge, { params, body: { minor: 100_00, reason: 'Garage closed' }, key: randomUUID() })
})

it('S22 what the desk charges to the guest stays with the guest, though a company pays such charges', async () => {
  const { read, post, correct, move, addPayer } = await createDesk()
  const payer = await addPayer('FOY1011', ['parking'])
  const { id } = await post('FOY1011', { payer: 'guest', price: 20_00, comment: 'Small car' })
  await correct('FOY1011', id, 5_00)
  const { id: other } = await post('FOY1011', {})
  await move('FOY1011', { lines: [other], payer: 'guest' })
  const { lines } = await read('FOY1011')
  const sum = (folioId: string | undefined) =>
    lines
      .filter((line) => line.folioId === folioId && line.group === 'parking')
      .reduce((total, { amount }) => total + amount.minor, 0)
  expect([sum(undefined), sum(payer)]).toEqual([39_00, 0])
})

it('S22 a charge moves to another payer in parts, and to another stay; the sum of all bills stays', async () => {
  const { read, post, move, addPayer, listEntries } = await createDesk()
  const [own, other] = [await read('FOY1011'), await read('FOY1005')]
  const { id } = await post('FOY1011', {})
  const payer = await addPayer('FOY1011')
  await move('FOY1011', { lines: [id], minor: 10_00, payer })
  const [guest, company] = (await read('FOY1011')).folios
  expect(company).toMatchObject({ charges: { minor: 10_00 }, balance: { minor: 10_00 } })
  expect(guest?.charges.minor).toBe((own.folios[0]?.charges.minor ?? 0) + 14_00)
  await move('FOY1011', { lines: [id], toReference: 'FOY1005' })
  expect((await read('FOY1011')).pending.minor).toBe(own.pending.minor + 10_00)
  expect((await read('FOY1005')).pending.minor).toBe(other.pending.minor + 14_00)
  expect(await listEntries()).toContainEqual({ account: 'guest', minor: 24_00 })
  await expect(move('FOY1011', { lines: [id], minor: 1, toReference: 'FOY1005' })).rejects.toMatchObject({
    problem: 'alreadyHandled',
  })
})

it('S22 several charges move at once, or none of them if one cannot', async () => {
  const { read, post, move, addPayer } = await createDesk()
  const [first, second] = [await post('FOY1011', {}), await post('FOY1011', {})]
  const payer = await addPayer('FOY1011')
  const before = await read('FOY1011')
  await expect(move('FOY1011', { lines: [first.id, randomUUID()], payer })).rejects.toMatchObject({
    problem: 'notFound',
  })
  expect(await read('FOY1011')).toEqual(before)
  await move('FOY1011', { lines: [first.id, second.id], payer })
  const { folios, pending } = await read('FOY1011')
  expect(folios[1]).toMatchObject({ id: payer, charges: { minor: 48_00 }, balance: { minor: 48_00 } })
  expect(pending).toEqual(before.pending)
})

it('S22 a payment that the desk takes of a payer is on the folio of that payer', async () => {
  const { desk, read, post, addPayer } = await createDesk()
  const payer = await addPayer('FOY1011')
  await post('FOY1011', { payer })
  const take = (of: string) =>
    desk.call(recordPayment, {
      params: { reference: 'FOY1011' },
      body: { way: 'transfer', minor: 24_00, payer: of },
      key: randomUUID(),
    })
  await expect(take(randomUUID())).rejects.toMatchObject({ problem: 'notFound' })
  await take(payer)
  const { folios } = await read('FOY1011')
  expect(folios[1]).toMatchObject({ id: payer, paid: { minor: 24_00 }, balance: { minor: 0 } })
})

it.each([
  ['taxNumber', { country: 'DE', taxNumber: 'DE136695977' }, 'invalidTaxNumber'],
  ['country', { country: 'ZZ' }, 'invalidCountry'],
  ['email', { email: 'office' }, 'invalidEmail'],
])('S25 the server rejects a payer whose %s is wrong, and names the field', async (field, facts, issue) => {
  const { desk, read } = await createDesk()
  const save = (payer: object) =>
    desk.send(savePayer, {
      params: { reference: 'FOY1011' },
      body: { payer: { kind: 'company', name: 'Nordlicht Technik GmbH', ...payer }, routes: [] },
    })
  expect((await save(facts)).json().issues).toEqual([{ path: `payer.${field}`, issue }])
  expect((await read('FOY1011')).folios).toHaveLength(1)
  await save({ country: 'DE', taxNumber: 'DE136695976', email: 'office@nordlicht.example.com' })
  expect((await read('FOY1011')).folios).toHaveLength(2)
})

it('S22 a company that pays the room gets its nights, and a payer with lines stays', async () => {
  const { desk, read, post, addPayer, close } = await createDesk()
  const payer = await addPayer('FOY1011', ['room', 'parking'])
  await post('FOY1011', {})
  await post('FOY1011', { payer: 'guest' })
  await close('2027-05-10')
  const { lines, folios } = await read('FOY1011')
  const paidBy = (folioId: string | undefined) =>
    lines.filter((line) => line.folioId === folioId && line.kind !== 'payment').map(({ group }) => group)
  expect(new Set(paidBy(payer))).toEqual(new Set(['room', 'parking']))
  expect(paidBy(undefined)).toContain('parking')
  expect(paidBy(undefined)).not.toContain('room')
  expect(folios[1]?.payer?.name).toBe('Nordlicht Technik GmbH')
  const remove = desk.call(removePayer, { params: { reference: 'FOY1011', id: payer } })
  await expect(remove).rejects.toMatchObject({ problem: 'alreadyHandled' })
})

it('S22 the close of a day posts its nights, once, and the bill keeps its total', async () => {
  const { read, close, listEntries } = await createDesk()
  const before = await read('FOY1011')
  const posted = await close('2027-05-08')
  expect(posted.charges).toBeGreaterThan(0)
  expect(await close('2027-05-08')).toEqual({ stays: 0, lines: 0, charges: 0, taxes: 0 })
  const after = await read('FOY1011')
  expect([after.pending, after.folios[0]?.charges]).toEqual([before.pending, before.folios[0]?.charges])
  const nights = after.lines.filter(({ kind, group }) => kind === 'charge' && group === 'room')
  expect(new Set(nights.map(({ day, postedOn }) => `${day} ${postedOn ?? 'ahead'}`))).toEqual(
    new Set(['2027-05-07 2027-05-08', '2027-05-08 2027-05-08', '2027-05-09 ahead']),
  )
  const entries = await listEntries()
  expect(entries.find(({ account }) => account === 'guest')?.minor).toBe(posted.charges + posted.taxes)
  expect(entries.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
})

it('S36 a night that is already posted and not used is taken back by another line, and never changed', async () => {
  const { desk, read, close } = await createDesk()
  const stay = { params: { reference: 'FOY1011' } }
  const sum = async () => (await read('FOY1011')).folios[0]?.charges.minor ?? 0
  const total = await sum()
  const dates = { endDate: '2027-05-12', shownStartDate: '2027-05-07', shownEndDate: '2027-05-10' }
  const { difference } = await desk.call(changeDates, { ...stay, body: dates })
  expect(await sum()).toBe(total + difference.minor)
  await close('2027-05-10')
  await desk.call(checkOutStay, { ...stay, body: { unusedNights: 'release' } })
  await close('2027-05-10')
  expect(await sum()).toBe(total)
  const charges = (await read('FOY1011')).lines.filter(({ kind }) => kind !== 'payment')
  const [added, takenBack, ...more] = charges.filter(({ day, group }) => day === '2027-05-10' && group === 'room')
  expect(more).toEqual([])
  expect(added).toMatchObject({ postedOn: '2027-05-10' })
  expect(added?.amount.minor).toBeGreaterThan(0)
  expect(takenBack).toMatchObject({ postedOn: '2027-05-10', amount: { minor: 0 - (added?.amount.minor ?? 0) } })
  expect(charges.every(({ postedOn }) => postedOn !== undefined)).toBe(true)
})

it('a hotel with a system of its own posts its nights there', async () => {
  const { publish, close } = await createDesk()
  await publish(1, {
    folio,
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  expect((await close('2027-05-10')).lines).toBe(0)
})

it('S22 what a correction takes off a paid bill can be refunded, and nothing is owed again', async () => {
  const { desk, read, post, correct } = await createDesk('manager')
  const params = { reference: 'FOY1011' }
  const money = async () => {
    const { pending, credit, payments } = await desk.call(readStayMoney, { params })
    return { pending: pending.minor, credit: credit.minor, payments }
  }
  const { id: charge } = await post('FOY1011', {})
  const owed = (await read('FOY1011')).pending.minor
  const { id } = await desk.call(recordPayment, { params, body: { way: 'cash', minor: owed } })
  expect(await money()).toMatchObject({ pending: 0, credit: 0 })
  await correct('FOY1011', charge, 10_00)
  expect(await money()).toMatchObject({ pending: 0, credit: 10_00 })
  const body = { minor: 10_00, reason: 'Garage closed', way: 'cash' as const }
  await desk.call(refundPayment, { params: { ...params, id }, body, key: randomUUID() })
  expect(await money()).toMatchObject({ pending: 0, credit: 0 })
})
