import { calls } from '@foyer/contract/calls.ts'
import { type Needs, needs } from '@foyer/contract/needs.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import {
  type Factor,
  getEntitlements,
  getKeyFactor,
  getMissingKeyFactor,
  type KeyFactor,
  type Proof,
  type phoneKeyProofs,
  proofNames,
  type SufficientProof,
} from '@foyer/domain/proof/proof.ts'
import { expect, it } from 'vitest'
import { beachDocument } from '../../demo/beach.ts'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { buildSampleInput } from '../../testing/sample-input.ts'

const said: Readonly<Record<string, Needs<never>>> = needs
const guestCalls = calls.filter(({ by }) => by === 'visit' || by === 'user')
const concerned = guestCalls.flatMap((call) => {
  const needed = said[call.name]
  return typeof needed === 'object' ? [{ call, needed }] : []
})

it('R1 every guest call declares what proof it needs', () => {
  expect(guestCalls.filter(({ name }) => !Object.hasOwn(said, name)).map(({ name }) => name)).toEqual([])
  // Every call that names a reservation concerns one.
  const naming = guestCalls.filter((call) =>
    /"(reference|reservation|voucher|booking)":/.test(JSON.stringify(buildSampleInput(call))),
  )
  const about = new Set(concerned.map(({ call }) => call.name))
  expect(naming.map(({ name }) => name).filter((name) => !about.has(name))).toEqual([
    // Shows what was found by room and surname.
    'printAccessCode',
    // Guests can always call for help; a number that the visit hasn't found is left out.
    'raiseAlert',
    'searchReservations',
    // Like an alert: reception sees the caller with what the visit has proved.
    'videoConfig',
  ])
})

interface Kept {
  readonly proof: Proof
  readonly factor?: Factor
  readonly sufficient: SufficientProof
  readonly phoneKey?: (typeof phoneKeyProofs)[number]
  readonly keyFactor?: KeyFactor
}

const rows: readonly Kept[] = [
  ...proofNames.map((proof) => ({ proof, sufficient: 'number' as const })),
  { proof: 'surname', sufficient: 'surname' },
  { proof: 'surname', factor: 'phone', sufficient: 'number' },
  { proof: 'link', factor: 'number', sufficient: 'number' },
  { proof: 'number', sufficient: 'secondFactor' },
  { proof: 'number', factor: 'name', sufficient: 'secondFactor' },
  { proof: 'number', sufficient: 'number', phoneKey: 'mailed-code' },
  { proof: 'number', sufficient: 'number', phoneKey: 'mailed-code', keyFactor: 'mailedCode' },
  { proof: 'account', sufficient: 'number', phoneKey: 'lobby-code' },
]

/** Opens a phone that has found Jensen's reservation, with the given stored proof. */
async function openFound(
  server: TestServer,
  { proof, factor, sufficient, phoneKey = 'nothing', keyFactor }: Kept,
): Promise<GuestPage> {
  await server.publish(2, beachDocument)
  // Links open only in that app.
  const page = await server.open({ hotelId: 2, appKey: proof === 'link' || proof === 'mail' ? 'prechk' : 'own' })
  await findReservation(page, 'FOY2001', 'Jensen')
  await server.publish(2, {
    ...beachDocument,
    flags: { ...beachDocument.flags, sufficient_proof: sufficient, phone_key_proof: phoneKey },
  })
  await server.db.inHotel(2, (tx) =>
    tx
      .updateTable('visit_reservations')
      .set({ proof, second_factor: factor ?? null, key_factor: keyFactor ?? null })
      .execute(),
  )
  return page
}

async function callWithEachName(page: GuestPage, call: AnyCall) {
  const id = demoId('FOY2001')
  // By number or by id, whichever this page gets.
  const answers = []
  for (const name of ['FOY2001', id]) {
    const named = {
      reference: name,
      reservation: name,
      voucher: name,
      booking: name,
      code: name,
      reservation_reference: name,
    }
    const ids = { reservationId: id, id: demoId('FOY2001 guest 1'), person_id: demoId('FOY2001 guest 1') }
    const input = buildSampleInput(call, { ...named, ...ids, surname: 'Jensen', hotel_id: 2 })
    const answer = call.bodyAs
      ? await page.browser.send({
          ...page.request(call, { ...input, headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
          payload: form,
        })
      : await page.send(call, input)
    answers.push(answer)
  }
  return answers.map((answer) => (answer.statusCode === 200 ? 'done' : String(answer.json().problem)))
}

const part = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n`
const form = `${part('person_face')}${part('document_face')}--x--\r\n`

// Every proof with every call makes several thousand requests, which take a while on a busy
// machine.
const patient = { timeout: 240_000 }
it(
  'R1 R7 for every proof and key factor of a phone, each call is allowed or rejected as the table says',
  patient,
  async () => {
    const server = await createTestServer()
    for (const row of rows) {
      const page = await openFound(server, row)
      const kept = { proof: row.proof, secondFactor: row.factor, keyFactor: row.keyFactor }
      const owed = getMissingKeyFactor(kept, getKeyFactor({ enrolledOnly: false }, row.phoneKey ?? 'nothing'))
      const given = getEntitlements(kept, row.sufficient).filter(
        (one) => !owed || (one !== 'key' && one !== 'stayCard'),
      )
      const walked: Record<string, 'let in' | 'refused' | 'mixed'> = {}
      const expected: typeof walked = {}
      for (const { call, needed } of concerned) {
        const answers = await callWithEachName(page, call)
        const isEntitled = needed.to.every((one) => given.includes(one))
        // If nothing is shown before a second factor, there is no guest to agree for.
        const refusals = 'every' in needed ? ['badInput'] : ['proofTooWeak', 'reservationNotFound']
        const isRefused = answers.every((answer) => refusals.includes(answer))
        walked[call.name] = isRefused ? 'refused' : answers.includes('proofTooWeak') ? 'mixed' : 'let in'
        expected[call.name] = isEntitled ? 'let in' : 'refused'
      }
      expect([row, walked]).toEqual([row, expected])
      expect(Object.keys(walked).length).toBeGreaterThan(12)
      await page.call(endVisit)
    }
  },
)
