import { openStay, waiveSignature } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { acceptTermsAndReadSummary, arrive, findReservation, saveParty } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

it('S24 a guest whose signature reception has waived is not asked for it again, and arrives', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  const found = await findReservation(phone, 'FOY1001', 'García López')
  await saveParty(phone, found)
  await expect(arrive(phone, found)).rejects.toMatchObject({ problem: 'signatureMissing' })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const params = { reference: 'FOY1001' }
  for (const { id: guestId } of found.guests) await desk.call(waiveSignature, { params: { ...params, guestId } })

  const { guests, states } = await desk.call(openStay, { params })
  expect(guests.map(({ signature }) => signature)).toEqual(found.guests.map(() => 'waived'))
  expect(states.next).not.toBe('sign')
  const again = await findReservation(phone, 'FOY1001', 'García López')
  expect(again.guests.map(({ signatureState, signatureWaived }) => [signatureState, signatureWaived])).toEqual(
    found.guests.map(() => ['missing', true]),
  )
  // A guest who signs nothing accepts the terms above the bill.
  await expect(arrive(phone, again)).rejects.toMatchObject({ problem: 'termsMissing' })
  await acceptTermsAndReadSummary(phone, found.reference)
  expect((await arrive(phone, again)).roomNumber).toBe('301')
})
