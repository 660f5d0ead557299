import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { applyEvents } from './apply-events.ts'
import { buildFeed } from './testing/build-feed.ts'

const HOTEL = 1
const [CHANGED, BAD, NEW] = ['FEED7', 'FEED9', 'FEEDNEW']
const references = Array.from({ length: 30 }, (_, at) => `FEED${at}`)

const toEvent = (reference: string, version: number, changes: Partial<SystemReservation> = {}) => ({
  id: `${reference}@${version}`,
  at: NOON,
  kind: 'reservation',
  reservation: {
    reference,
    version,
    state: 'expected',
    arrival: '2027-05-10',
    departure: '2027-05-12',
    adults: 1,
    children: 0,
    lastName: 'Soler',
    roomType: 'double',
    ...changes,
  },
})

/** A hotel that has received all of these, whose system numbers no versions unless told otherwise. */
async function createHotel({ isNumbered = false } = {}) {
  const db = await createFreshDatabase('demo')
  const hotel = { id: HOTEL, currency: 'EUR', ...(!isNumbered && { versionsByReading: true as const }) }
  const apply = (...events: object[]) => applyEvents({ db, changes: buildFeed(db).changes }, hotel, events)
  const listWritten = () =>
    db.inHotel(HOTEL, async (tx) => {
      const { rows } = await sql<{ reference: string; end: string; written: string }>`
        select reference, end_date as "end", xmin::text as written from reservations
        where reference like 'FEED%' order by reference`.execute(tx)
      return rows
    })
  const readAgain = (version: number, count = references.length) =>
    apply(...references.slice(0, count).map((reference) => toEvent(reference, version)))
  expect(await readAgain(1)).toEqual({ taken: 30, known: 0, refused: [] })
  return { apply, listWritten, readAgain }
}

it.each([
  ['by their content', { isNumbered: false }, [2, 3]],
  ['by their numbers', { isNumbered: true }, [1, 1]],
] as const)(
  'known reservations are recognized together %s, and not written again',
  async (_, settings, [few, many]) => {
    const { listWritten, readAgain } = await createHotel(settings)
    const written = await listWritten()
    const sent = recordStatements()
    expect(await readAgain(few, 3)).toEqual({ taken: 0, known: 3, refused: [] })
    const statements = sent().length
    expect(await readAgain(many)).toEqual({ taken: 0, known: 30, refused: [] })
    expect(sent()).toHaveLength(statements)
    expect(await listWritten()).toEqual(written)
  },
)

it('R29 what is changed, new or unreadable among unchanged reservations is treated as such', async () => {
  const { apply, listWritten } = await createHotel()
  const before = new Map((await listWritten()).map((row) => [row.reference, row]))
  const changes: Readonly<Record<string, Partial<SystemReservation>>> = {
    [CHANGED]: { departure: '2027-05-14' },
    [BAD]: { departure: '2027-05-01' },
  }
  const events = [...references, NEW].map((reference) => toEvent(reference, 2, changes[reference]))
  const why = 'reservation.departure: is before arrival'
  expect(await apply(...events)).toEqual({ taken: 2, known: 28, refused: [{ id: `${BAD}@2`, why }] })
  const written = (await listWritten()).filter((row) => row.written !== before.get(row.reference)?.written)
  expect(written).toMatchObject([
    { reference: CHANGED, end: '2027-05-14' },
    { reference: NEW, end: '2027-05-12' },
  ])
})

it('a balance is only compared: nothing is written for it, one by one or together', async () => {
  const { apply, listWritten } = await createHotel()
  const before = await listWritten()
  const sent = recordStatements()
  async function countStatements(count: number, owed: number) {
    sent()
    const events = references.slice(0, count).map((reference) => toEvent(reference, 1 + owed, { owed }))
    expect(await apply(...events)).toEqual({ taken: 0, known: count, refused: [] })
    return sent().length
  }
  const few = await countStatements(3, 1)
  expect(await countStatements(30, 2)).toBe(few)
  const twice = [4, 5].map((version) => toEvent(CHANGED, version, { owed: version }))
  expect(await apply(...twice)).toEqual({ taken: 0, known: 2, refused: [] })
  expect(await listWritten()).toEqual(before)
})

it('an earlier reading that arrives after a later one changes nothing', async () => {
  const { apply, listWritten, readAgain } = await createHotel()
  const before = await listWritten()
  await readAgain(3)
  expect(await apply(toEvent(CHANGED, 2, { departure: '2027-05-14' }))).toEqual({ taken: 0, known: 1, refused: [] })
  expect(await listWritten()).toEqual(before)
})
