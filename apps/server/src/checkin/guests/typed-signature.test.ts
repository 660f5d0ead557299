import { uploadSignature } from '@foyer/contract/signature.ts'
import { exportGuest } from '@foyer/contract/staff/privacy.ts'
import { makeCards } from '@foyer/contract/staff/registration.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildAllTicks, findReservation, sign, signatureDataUrl } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createSigner() {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const [guest] = found.guests
  if (!guest) throw new Error('Nobody is booked.')
  const signTyped = (typedName: string | undefined) =>
    page.send(uploadSignature, {
      body: {
        reference: 'FOY1001',
        hotel_id: 1,
        customers: [
          {
            id: guest.id,
            signature: signatureDataUrl,
            signature_kind: 'typed',
            typed_name: typedName,
            ticks: buildAllTicks(page),
          },
        ],
      },
    })
  const kept = () =>
    server.db.inHotel(1, (tx) => tx.selectFrom('signatures').select('kind').where('guest_id', '=', guest.id).execute())
  return { server, page, found, guest, signTyped, kept }
}

it('stores a typed name as a typed signature, and the card shows that', async () => {
  const { server, guest, signTyped, kept } = await createSigner()
  expect((await signTyped('garcia lopez, LUCIA')).statusCode).toBe(200)
  expect(await kept()).toEqual([{ kind: 'typed' }])
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { content } = await desk.call(makeCards, { params: { reference: 'FOY1001' } })
  expect((await readPdf(content)).pages.join(' ')).toMatch(/Signed on .+ with the typed name/)
  const params = { reference: 'FOY1001', guestId: guest.id }
  const copy = await desk.call(exportGuest, { params, body: { format: 'json' } })
  expect(JSON.parse(Buffer.from(copy.content, 'base64').toString('utf8')).signature).toMatchObject({ kind: 'typed' })
})

it('drawing again makes it a drawn one, which is also the default', async () => {
  const { page, found, signTyped, kept } = await createSigner()
  await signTyped('Lucía García López')
  await sign(page, found)
  expect(await kept()).toEqual([{ kind: 'drawn' }])
})

it.each([
  ['no name', undefined, 'nameMissing'],
  ['half of it', 'Lucía', 'nameIncomplete'],
  ['another’s', 'Pedro García', 'nameOfAnother'],
])('rejects %s with the reason and stores nothing', async (_, typedName, issue) => {
  const { signTyped, kept } = await createSigner()
  const answer = await signTyped(typedName)
  expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'typedName', issue }]])
  expect(await kept()).toEqual([])
})

it('a hotel that requires handwriting rejects typed names', async () => {
  const { server, page, signTyped, kept } = await createSigner()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, allow_typed_signature: false } })
  await page.load()
  expect((await signTyped('Lucía García López')).statusCode).toBe(400)
  expect(await kept()).toEqual([])
})
