import { createHash } from 'node:crypto'
import { legalConditions } from '@foyer/contract/legal.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import {
  buildAllTicks,
  buildGuestPayload,
  findReservation,
  saveGuests,
  sign,
  signatureDataUrl,
} from '../../testing/journey.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const readStoredTicks = ({ db }: TestServer) =>
  db.inHotel(1, (tx) =>
    tx
      .selectFrom('signature_ticks')
      .selectAll()
      .where('guest_id', '=', demoId('FOY1001 guest 1'))
      .orderBy('id')
      .execute(),
  )

async function createSigner(language = 'de') {
  const server = await createTestServer()
  const page = await server.open({ language })
  const reservation = await findReservation(page, 'FOY1001', 'García')
  const signWith = (ticks: object | undefined) => {
    const customers = reservation.guests.map(({ id }) => ({ id, signature: signatureDataUrl, ...(ticks && { ticks }) }))
    return page.send(uploadSignature, { body: { reference: reservation.reference, hotel_id: 1, customers } })
  }
  return { server, page, reservation, signWith, guestId: reservation.guests[0]?.id }
}

const readTerms = async (page: GuestPage, lang: string): Promise<string> =>
  (await page.send(legalConditions, { body: { hotel: 1, lang } })).json().terms_content

it('stores what was ticked and what was not: which text, in which language, of which publication, when', async () => {
  const { server, page, guestId, signWith } = await createSigner()
  const ticks = { ...buildAllTicks(page), checks: { privacy: true, news: false, unknown: true } }
  expect((await signWith(ticks)).statusCode).toBe(200)
  const words = 'Ich habe die Datenschutzhinweise gelesen.'
  const offers = 'Senden Sie mir Angebote per E-Mail.'
  const shared = { guest_id: guestId, language: 'de', config_version: 1, app_key: 'own', signed_at: expect.any(Date) }
  expect(await readStoredTicks(server)).toMatchObject([
    { ...shared, subject: 'check', name: 'privacy', agreed: true, words, text_hash: hash(words) },
    { ...shared, subject: 'check', name: 'news', agreed: false, words: offers, text_hash: hash(offers) },
    { ...shared, subject: 'terms', agreed: true, words: null, text_hash: hash(await readTerms(page, 'de')) },
  ])
  const { rows } = await server.db.inHotel(1, (tx) =>
    sql<{ same: boolean }>`select bool_and(tick.signed_at = signatures.signed_at) as same
      from signature_ticks tick join signatures using (hotel_id, guest_id) where guest_id = ${guestId}`.execute(tx),
  )
  expect(rows).toEqual([{ same: true }])
})

it.each<[string, object | undefined, readonly string[]]>([
  ['nothing at all', undefined, ['ticks.privacy', 'ticks.terms']],
  ['the terms alone', { checks: {}, terms: true }, ['ticks.privacy']],
  ['the privacy notice alone', { checks: { privacy: true }, terms: false }, ['ticks.terms']],
  ['a box that was left empty', { checks: { privacy: false }, terms: true }, ['ticks.privacy']],
])(
  'SIGN-20 SIGN-21 the server accepts no signature with %s ticked, and stores nothing of it',
  async (_, ticks, paths) => {
    const { server, signWith } = await createSigner()
    const before = await printTables(server.db)
    const answer = await signWith(ticks)
    const issues = paths.map((path) => ({ path, issue: 'required' }))
    expect([answer.statusCode, answer.json().issues]).toEqual([400, issues])
    expect(await printTables(server.db)).toEqual(before)
  },
)

it('G3 a minor signs without the terms, and no offer is stored for them, whatever was sent', async () => {
  const { server, page, reservation, signWith } = await createSigner()
  const young = reservation.guests.map((guest) => buildGuestPayload(guest, { birthDate: '2012-01-01' }))
  await saveGuests(page, reservation, young)
  expect((await signWith({ checks: { privacy: true, news: true }, terms: false })).statusCode).toBe(200)
  expect((await readStoredTicks(server)).map(({ name }) => name)).toEqual(['privacy'])
})

it('optional ticks may be omitted', async () => {
  const { server, signWith } = await createSigner()
  expect((await signWith({ checks: { privacy: true }, terms: true })).statusCode).toBe(200)
  expect((await readStoredTicks(server)).map(({ name }) => name)).toEqual(['privacy', 'terms'])
})

it('a hotel that asks for nothing stores nothing', async () => {
  const server = await createTestServer()
  await server.publish(2, {})
  const page = await server.open({ hotelId: 2 })
  const before = await countRows(server.db, 'signature_ticks', 2)
  await sign(page, await findReservation(page, 'FOY2001', 'Jensen'))
  expect(await countRows(server.db, 'signature_ticks', 2)).toBe(before)
})

const withTerms = (terms_content: Record<string, string>): HotelConfigInput => ({
  ...palaceDocument,
  legal: { ...palaceDocument.legal, terms_content },
})

it('guests agree only to texts that they have read: a page with other texts is rejected, one with the same is not', async () => {
  const { server, page, signWith } = await createSigner()
  const ticks = buildAllTicks(page)
  const de = await readTerms(page, 'de')
  // Another publication, but these texts are the same.
  await server.publish(1, withTerms({ de, en: 'Others.' }))
  expect((await signWith(ticks)).statusCode).toBe(200)
  expect((await readStoredTicks(server)).map(({ config_version }) => config_version)).toEqual([2, 2, 2])
  await server.publish(1, withTerms({ de: 'Keine Partys.', en: 'Others.' }))
  for (const version of [ticks.version, '999', 'x', '']) {
    const answer = await signWith({ ...ticks, version })
    expect([answer.statusCode, answer.json().problem]).toEqual([409, 'textsChanged'])
  }
  await page.load()
  expect((await signWith(buildAllTicks(page))).statusCode).toBe(200)
  expect((await readStoredTicks(server)).at(-1)).toMatchObject({ config_version: 3, text_hash: hash('Keine Partys.') })
})

it('rows can be read and inserted, but not changed, nor deleted while there is a signature', async () => {
  const { server, page, reservation, guestId } = await createSigner()
  await sign(page, reservation)
  const { db } = server
  await expect(db.inHotel(1, (tx) => tx.deleteFrom('signature_ticks').execute())).rejects.toThrow(/permission denied/)
  await expect(
    db.inHotel(1, (tx) => tx.updateTable('signature_ticks').set({ agreed: false }).execute()),
  ).rejects.toThrow(/permission denied/)
  const forget = () => db.inHotel(1, (tx) => sql`select forget_ticks(${[guestId]}::uuid[])`.execute(tx))
  await forget()
  expect(await readStoredTicks(server)).toHaveLength(3)
  await sign(page, reservation)
  expect(await readStoredTicks(server)).toHaveLength(6)
  await db.inHotel(1, (tx) => tx.deleteFrom('signatures').execute())
  await forget()
  expect(await readStoredTicks(server)).toEqual([])
})
