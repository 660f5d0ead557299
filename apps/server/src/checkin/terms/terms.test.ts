import { acceptTerms } from '@foyer/contract/legal.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const reference = 'FOY1001'
const findGarcia = (page: GuestPage) => findReservation(page, reference, 'García')
const accept = (page: GuestPage, version: string | undefined = page.hotelPage.version) =>
  page.call(acceptTerms, { body: { reference, version } })
const isAccepted = async (page: GuestPage) =>
  (await page.call(fetchSummary, { body: { reference } })).termsAccepted ?? false

const listRows = ({ db }: TestServer) => db.inHotel(1, (tx) => tx.selectFrom('accepted_terms').selectAll().execute())

const publishTerms = (server: TestServer, terms_content: Record<string, string>) =>
  server.publish(1, { ...palaceDocument, legal: { ...palaceDocument.legal, terms_content } })

it('SUMMARY-13.a SUMMARY-13.c arrival requires accepting the terms, if there are any, whatever the page sends', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findGarcia(page)
  await saveParty(page, found)
  await sign(page, found)
  // The terms accepted with the signature were different.
  await publishTerms(server, { en: 'Other words.' })
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'termsMissing' })
  await server.publish(1, { ...palaceDocument, legal: {} })
  expect(await arrive(page, found)).toMatchObject({ roomNumber: expect.any(String) })
})

it('a tick records who, what and when; other terms void it, and the same terms again do not', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findGarcia(page)
  await accept(page)
  expect(await isAccepted(page)).toBe(true)
  expect(await listRows(server)).toMatchObject([
    {
      ...{ reservation_id: found.id, kind: 'text', language: 'en', app_key: 'own', device_id: null },
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      visit_id: expect.any(String),
      config_version: Number(page.hotelPage.version),
    },
  ])
  await publishTerms(server, { en: 'Other words.' })
  expect(await isAccepted(page)).toBe(false)
  await server.publish(1, palaceDocument)
  expect(await isAccepted(page)).toBe(true)
})

it('a page cannot accept terms that it has not shown', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findGarcia(page)
  await publishTerms(server, { en: 'Other words.' })
  for (const version of [page.hotelPage.version, '999999', 'nonsense'])
    await expect(accept(page, version)).rejects.toMatchObject({ problem: 'textsChanged' })
  expect(await listRows(server)).toEqual([])
  await accept(await reopen(page, server))
})

async function reopen(page: GuestPage, server: TestServer): Promise<GuestPage> {
  const again = await server.open({}, page.browser)
  await findGarcia(again)
  return again
}

it('a tick belongs to this reservation, and to a page that has found it', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1006', 'Dupont')
  await expect(accept(page)).rejects.toMatchObject({ problem: 'reservationNotFound' })
})

it('attack: a page that ticks endlessly cannot fill the table', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findGarcia(page)
  for (let at = 0; at < 5; at += 1) await accept(page)
  expect(await listRows(server)).toHaveLength(1)
})

it('rows are added and never changed', async () => {
  const { db, ...server } = await createTestServer()
  const page = await server.open()
  await findGarcia(page)
  await accept(page)
  await expect(db.inHotel(1, (tx) => tx.deleteFrom('accepted_terms').execute())).rejects.toThrow(/permission denied/)
  await expect(
    db.inHotel(1, (tx) => tx.updateTable('accepted_terms').set({ text_hash: 'another' }).execute()),
  ).rejects.toThrow(/permission denied/)
})

it('the desk sees in the stay what was accepted, where and when', async () => {
  const server = await createTestServer()
  const page = await server.open({ language: 'de' })
  await findGarcia(page)
  await accept(page)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { timeline } = await desk.call(openStay, { params: { reference } })
  expect(timeline).toContainEqual({
    ...{ at: expect.any(String), what: 'termsAccepted', by: 'own', channel: 'ownDevice' },
    terms: { language: 'de', published: expect.any(String) },
  })
})
