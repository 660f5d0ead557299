import { importReservations } from '@foyer/contract/staff/import.ts'
import { surnames } from '@foyer/domain/testing/surnames.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createReservationBook } from '../../book/reservation/book.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

/** Two per language, because each needs its own query. */
const all = Object.values(surnames).flatMap((names) => names.slice(0, 2))
const hotel = { id: 1, name: 'Foyer Palace', currency: 'EUR' }
const formatReference = (at: number) => `SUR${at}`
const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\p{Lm}\s'’ʿ-]+$/u.test(name)

/** The most common ways to type a name; `name-keys.test.ts` has all of them. */
const forms: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.normalize('NFD'),
  (name) => (isLatin(name) ? name.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : name),
  (name) => name.replaceAll(/['’ʻʼʿ]/g, ''),
]

it(`J2 ${all.length} imported surnames of ${Object.keys(surnames).length} languages are found with their numbers as guests type them, and no wrong name finds any`, async () => {
  const { app, db } = await createTestServer()
  const office = await createColleague(db, new Browser(app), { role: 'administrator' })
  const head = 'reference,arrival,departure,last_name,first_name,adults,room_type'
  const rows = all.map((name, at) => `${formatReference(at)},2027-05-10,2027-05-12,"${name}",Ana,1,classic`)
  const file = Buffer.from([head, ...rows].join('\n')).toString('base64')
  const { counts } = await office.call(importReservations, { body: { file, dryRun: false } })
  expect(counts).toMatchObject({ new: all.length, refused: 0 })
  const wrong = fc.sample(fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüéñøåß'), minLength: 5 }), {
    numRuns: all.length,
    seed: 20_261_116,
  })
  const { missed, found } = await db.inHotel(1, async (tx) => {
    const book = createReservationBook(hotel, tx)
    const missed: string[] = []
    const found: string[] = []
    for (const [at, name] of all.entries()) {
      const typed = forms[at % forms.length]?.(name) ?? name
      if ((await book.find({ reference: formatReference(at), surname: typed })).length !== 1)
        missed.push(`${name}: ${typed}`)
      const other = wrong[at] ?? ''
      if ((await book.find({ reference: formatReference(at), surname: other })).length > 0)
        found.push(`${name}: ${other}`)
    }
    return { missed, found }
  })
  expect({ missed, found }).toEqual({ missed: [], found: [] })
})
