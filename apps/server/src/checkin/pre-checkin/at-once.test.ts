import { visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'
import { openDemoLink } from './testing/party.ts'

async function createParty() {
  const server = await createTestServer()
  /** A phone reads only what it entered itself, so this reads the stored guests at a kiosk. */
  const kept = async () => (await findReservation(await server.openKiosk(), 'FOY1015', 'Ionescu')).guests
  const [first, second] = [await openDemoLink(server), await openDemoLink(server)]
  const [one, two] = first.reservation.guests
  if (!one || !two) throw new Error('Two are booked.')
  return { first, second, one, two, kept }
}

it('of twenty concurrent saves from two phones, each of its own guest, none is lost or conflicts', async () => {
  const { first, second, one, two, kept } = await createParty()
  const saves = Array.from({ length: 20 }, (_, at) =>
    at % 2 === 0
      ? saveGuests(first.page, first.reservation, [buildGuestPayload(one, { city: `City ${at}` })])
      : saveGuests(second.page, second.reservation, [buildGuestPayload(two, { city: `Town ${at}` })]),
  )
  await Promise.all(saves)
  const [after, beside] = await kept()
  expect([after?.city, beside?.city]).toEqual([
    expect.stringMatching(/^City \d+$/),
    expect.stringMatching(/^Town \d+$/),
  ])
  expect([after?.version, beside?.version]).toEqual([(one.version ?? 0) + 10, (two.version ?? 0) + 10])
})

it('of twenty concurrent saves of one version of a guest, one succeeds and the others are rejected', async () => {
  const { first, second, one, kept } = await createParty()
  const payload = (at: number) => buildGuestPayload(one, { city: `City ${at}`, version: one.version })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => {
      const { page, reservation } = at % 2 === 0 ? first : second
      return saveGuests(page, reservation, [payload(at)])
    }),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(outcomes.length - refused.length).toBe(1)
  expect(refused.map((outcome) => 'reason' in outcome && outcome.reason.problem)).toEqual(
    Array.from({ length: 19 }, () => 'guestChanged'),
  )
  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
  expect((await kept())[0]).toMatchObject({ city: `City ${winner}`, version: (one.version ?? 0) + 1 })
})

it('a caller with the newer version may save', async () => {
  const { first, second, one } = await createParty()
  await saveGuests(first.page, first.reservation, [buildGuestPayload(one, { version: one.version })])
  const stale = buildGuestPayload(one, { city: 'Lyon', version: one.version })
  await expect(saveGuests(second.page, second.reservation, [stale])).rejects.toMatchObject({ status: 409 })
  const [fresh] = (await second.page.call(visitReservations)).reservations
  await saveGuests(second.page, second.reservation, [{ ...stale, version: fresh?.guests[0]?.version }])
})

it('rejects one document for two guests, even when two phones save it concurrently', async () => {
  const { first, second, one, two } = await createParty()
  const same = { documentNumber: 'C01X00T47' }
  const outcomes = await Promise.allSettled([
    saveGuests(first.page, first.reservation, [buildGuestPayload(one, same)]),
    saveGuests(second.page, second.reservation, [buildGuestPayload(two, same)]),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
