import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { eraseGuest } from '@foyer/contract/staff/privacy.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { saveSearchTerms } from './save-search-terms.ts'

async function createDesk() {
  const server = await createTestServer()
  const { app, db } = server
  const desk = await createColleague(db, new Browser(app), { role: 'administrator' })
  const found = async (search: string, list?: 'inHouse' | 'departures') =>
    (await desk.call(findStays, { query: { search, ...(list && { list }) } })).stays.map(({ reference }) => reference)
  const words = (reference: string) =>
    db.inHotel(1, (tx) =>
      tx
        .selectFrom('search_words')
        .innerJoin('reservations', 'reservations.id', 'search_words.reservation_id')
        .select('word')
        .where('reference', '=', reference)
        .execute(),
    )
  return { ...server, desk, found, words, keep: () => saveSearchTerms(db, 1) }
}

it('S10 J14 finds the same by the words of a name as by the whole name, in every usual spelling', async () => {
  const { found, keep } = await createDesk()
  const searches = [
    ['muller', ['FOY1002']],
    ['MÜLLER', ['FOY1002']],
    ['mueller', ['FOY1002']],
    ['garc lucia', ['FOY1001']],
    ['lucia garc', ['FOY1001']],
    ['garcialopez', ['FOY1001']],
    ['Lucia.Garcia@', ['FOY1001']],
    ['foy1006', ['FOY1006']],
    ['foy 1006', ['FOY1006']],
    ['obrien', ['FOY1012']],
    ["O'Bri", ['FOY1012']],
    ['grp77', ['FOY1009', 'FOY1010']],
    ['412', ['FOY1002']],
    ['mulller', []],
    ['garcia kowalski', []],
    ['%', []],
    ['_', []],
    ['@', []],
    ['#', []],
    ['#FOY1001', []],
  ] as const
  const all = async () => {
    const answers: [string, string[]][] = []
    for (const [search] of searches) answers.push([search, (await found(search)).toSorted()])
    return answers
  }
  expect(await all()).toEqual(searches)
  await keep()
  expect(await all()).toEqual(searches)
  expect(await found('kowal', 'inHouse')).toEqual(['FOY1011'])
  expect(await found('muller', 'inHouse')).toEqual([])
})

it('a changed name is found by the new one and not the old, before and after indexing', async () => {
  const { open, found, words, keep } = await createDesk()
  await keep()
  const phone = await open()
  const reservation = await findReservation(phone, 'FOY1001', 'García López')
  const [guest] = reservation.guests
  if (!guest) throw new Error('Somebody travels.')
  await saveGuests(phone, reservation, [buildGuestPayload(guest, { lastName: 'Żółć', email: 'zolc@example.com' })])
  expect(await words('FOY1001')).toEqual([])
  for (const _ of ['before', 'after']) {
    expect([await found('zolc'), await found('Żół'), await found('zolc@')]).toEqual([
      ['FOY1001'],
      ['FOY1001'],
      ['FOY1001'],
    ])
    await keep()
  }
  expect((await words('FOY1001')).map(({ word }) => word)).toContain('@zolc@example.com')
})

it('an erased guest leaves no search words behind', async () => {
  const { db, desk, words, keep, found } = await createDesk()
  await keep()
  const { id } = await db.inHotel(1, (tx) =>
    tx
      .selectFrom('guests')
      .innerJoin('reservations', 'reservations.id', 'guests.reservation_id')
      .select('guests.id')
      .where('reference', '=', 'FOY1003')
      .where('main', '=', true)
      .executeTakeFirstOrThrow(),
  )
  expect(await found('rossi')).toContain('FOY1003')
  await desk.call(eraseGuest, { params: { reference: 'FOY1003', guestId: id }, body: {} })
  expect(await words('FOY1003')).toEqual([])
})

it('J14 the search uses the index, under row security too', async () => {
  const { db } = await createDesk()
  const plan = await db.inHotel(1, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`explain select reservation_id from search_words
      where word >= ${'mu'} and word < ${'mv'}`.execute(tx)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
  expect(plan).toMatch(/Index Cond: .*word >= 'mu'/)
})
