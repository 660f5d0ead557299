import type { RentalTerms } from '@foyer/domain/drivers/rental-terms.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveToVisit } from '../../site/visit-storage.ts'
import { answerAllSaved } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
// The screen loads it lazily; the test loads it up front.
import './guest-form.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const rental: RentalTerms = {
  driverMinAge: 21,
  youngDriverMaxAge: 25,
  youngDriverChargeable: true,
  youngDriverPrice: { minor: 60_00, currency: 'EUR' },
}
const full = {
  gender: 'F',
  region: 'Berlin',
  issueDate: '2022-01-31',
  issueCountry: 'DEU',
  emailPrivacy: true,
} as const
const young = { ...full, birthDate: '2007-01-01' }

async function form(
  changes: Partial<Guest>,
  terms = rental,
  others: readonly Guest[] = [],
  updateGuests: typeof answerAllSaved = answerAllSaved,
) {
  const rendered = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: { product: 'carRental', flags: { join_document_contact: true } },
    reservations: [buildReservation({ guests: [buildGuest(changes), ...others], rental: terms })],
    answers: { updateGuests },
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  return rendered
}

it('CAPTURE-42 VALID-23.a MODEL-06.d shows a young driver the fee before anything is saved', async () => {
  const { user, askedOf } = await form(young)
  const asked = await screen.findByRole('dialog', { name: 'Young driver: under 25' })
  expect(asked.textContent).toContain('€60.00')
  expect(askedOf('updateGuests')).toEqual([])
  await user.click(within(asked).getByRole('button', { name: 'Agree and save' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
})

it('CAPTURE-42 saves with the agreed fee when a lost connection is back, without asking again', async () => {
  let tries = 0
  const { user, askedOf } = await form(young, rental, [], (body) => {
    tries += 1
    if (tries === 1) throw new Problem('offline')
    return answerAllSaved(body)
  })
  await user.click(await screen.findByRole('button', { name: 'Agree and save' }))
  await user.click(await screen.findByText('Try again'))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(2))
})

it.each([
  ['VALID-23.b at that age', { ...young, birthDate: '2005-05-10' }, rental],
  ['VALID-23.c MODEL-06.d where no fee can be charged', young, { ...rental, youngDriverChargeable: false }],
])('%s shows no question', async (_, changes, terms) => {
  const { askedOf } = await form(changes, terms)
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('MODEL-06.e VALID-24.b rejects a driver who is too young, and saves nothing', async () => {
  const { askedOf } = await form({ ...full, birthDate: '2010-01-01' })
  expect(await screen.findByText('Drivers of this car must be at least 21 years old.')).toBeTruthy()
  expect(askedOf('updateGuests')).toEqual([])
})

it('CAPTURE-43 VALID-20 shows another driver’s passport in a modal, not as a field error', async () => {
  const other = buildGuest({ id: 'guest-2', index: 2, main: false, email: 'other@example.com' })
  const { askedOf } = await form(full, rental, [other])
  expect(await screen.findByRole('dialog', { name: 'Another driver has this document' })).toBeTruthy()
  expect(screen.queryByText(/has this number/)).toBeNull()
  expect(askedOf('updateGuests')).toEqual([])
})

it('MODEL-10.c sends the previous document number with the new one', async () => {
  const { askedOf } = await form(full)
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({ lastDocumentNumber: 'C01X00T47' })
})

it('CAPTURE-11.b requires the licence again after a new scan, even of the same document', async () => {
  const driver = buildGuest({ ...full, birthDate: '1980-01-01', hasDrivingLicence: true })
  const { hasDrivingLicence: _, ...given } = driver
  const { user, askedOf, path, reload } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: { product: 'carRental', flags: { join_document_contact: true, capture_drivelicense: true } },
    reservations: [buildReservation({ guests: [driver], rental })],
    answers: { updateGuests: answerAllSaved },
  })
  // As stored by a scan.
  saveToVisit(`guest.${driver.id}`, { changes: {}, given })
  reload()
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/driving-licence/FOY1001/1'))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({ hasDrivingLicence: false })
})
