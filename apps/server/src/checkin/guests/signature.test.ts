import { uploadSignature } from '@foyer/contract/signature.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildAllTicks, findReservation, sign, signatureDataUrl } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { parseSignatureImage } from './signature-image.ts'

const jpegBytes = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 10, 0, 10, 1, 1, 0x11, 0]
const jpeg = `data:image/jpeg;base64,${Buffer.from(jpegBytes).toString('base64')}`

it('MODEL-15.c API-17.b API-77.b stores the picture as bytes and reports it as uploaded', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const id = found.guests[0]?.id ?? ''
  const answer = await page.send(uploadSignature, {
    body: {
      reference: 'FOY1001',
      hotel_id: 1,
      customers: [{ id, signature: signatureDataUrl, ticks: buildAllTicks(page) }],
    },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, '{}'])
  const again = await page.send(uploadSignature, {
    body: { reference: 'FOY1001', hotel_id: 1, customers: [{ id, signature: jpeg, ticks: buildAllTicks(page) }] },
  })
  expect(again.statusCode).toBe(200)
  const kept = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('signatures').selectAll().where('guest_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect([kept.format, kept.image]).toEqual(['jpeg', Buffer.from(jpegBytes)])
  expect((await findReservation(page, 'FOY1001', 'García')).guests[0]?.signatureState).toBe('uploaded')
})

it('rejects what is not a picture and stores nothing', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const before = await printTables(server.db)
  const base64 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('base64')
  for (const signature of [
    '',
    'x',
    'https://evil.example/a.png',
    'javascript:alert(1)',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,',
    'data:image/png;base64,====',
    `data:image/png;base64,${base64('<html>')}`,
    `data:image/png;base64,${base64('\xff\xd8\xff\xe0')}`,
    `data:image/jpeg;base64,${base64('\x89PNG\r\n\x1a\n')}`,
    `data:image/png;base64,${base64('\x89PNG')}`,
    `${signatureDataUrl}\n`,
    `data:image/png;base64,${'A'.repeat(400_000)}`,
  ]) {
    const answer = await page.send(uploadSignature, {
      body: {
        reference: 'FOY1001',
        hotel_id: 1,
        customers: [{ id: found.guests[0]?.id, signature, ticks: buildAllTicks(page) }],
      },
    })
    expect([signature.slice(0, 60), answer.statusCode]).toEqual([signature.slice(0, 60), 400])
  }
  expect(await printTables(server.db)).toEqual(before)
})

/** Builds a PNG header that claims this size. */
function claiming(width: number, height: number, depth: number): string {
  const head = Buffer.alloc(33)
  head.set(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.set([depth, 6], 24)
  return `data:image/png;base64,${head.toString('base64')}`
}

it.each<[string, number, number, number]>([
  ['sixteen bits', 4000, 2000, 16],
  ['of a pad’s size, in sixteen bits', 1000, 500, 16],
  ['as large as a wall', 20_000, 20_000, 8],
  ['a line without end', 4_000_001, 1, 8],
  ['of nothing', 0, 10, 8],
])('R3 rejects a picture %s before unpacking anything', (_, width, height, depth) => {
  expect(() => parseSignatureImage(claiming(width, height, depth))).toThrow(Problem)
})

it('R3 accepts a pad on the largest kiosk at double resolution', () => {
  expect(parseSignatureImage(claiming(2160, 1800, 8)).format).toBe('png')
})

it('R5 rejects more than fifty signatures in one request', async () => {
  const guest = { id: 'x', signature: signatureDataUrl }
  const body = (count: number) => ({ reference: 'FOY1001', hotel_id: 1, customers: Array(count).fill(guest) })
  expect(z.safeDecode(uploadSignature.body, body(50)).success).toBe(true)
  expect(z.safeDecode(uploadSignature.body, body(51)).success).toBe(false)
})

it('rejects guests of another booking and a booking that was not found', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  await expect(sign(page, { ...found, reference: 'FOY1002' })).rejects.toMatchObject({ status: 404 })
  const [guest] = found.guests
  if (!guest) throw new Error('Nobody is booked.')
  const foreign = { ...found, guests: [guest, { ...guest, id: demoId('FOY1002 guest 1') }] }
  await expect(sign(page, foreign)).rejects.toMatchObject({ status: 400, problem: 'badInput' })
  expect((await findReservation(page, 'FOY1001', 'García')).guests[0]?.signatureState).toBe('missing')
})
