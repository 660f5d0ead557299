import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerAllSaved } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'
// The form loads these lazily; importing them here keeps loading out of the test's timeout.
import '../../fields/kinds/list-kinds.ts'

vi.setConfig({ testTimeout: 20_000 })

const flags = { join_document_contact: true, allow_manual_entry: true, allow_repeated_email: true }
const ana = buildGuest()
const luis = buildGuest({ id: 'luis', index: 2, main: false, firstName: 'Luis', documentNumber: 'C01X00T48' })
const mia = buildGuest({
  ...{ id: 'mia', index: 3, main: false, adult: false, firstName: 'Mia', birthDate: '2022-03-04' },
  ...{ email: undefined, phone: undefined },
  ...{ documentType: undefined, documentNumber: undefined, expiryDate: undefined },
})

const open = (index: number, authority: HotelConfigInput['authority'], guests = [ana, luis, mia]) =>
  renderScreen({
    Screen: GuestDetailScreen,
    path: `/guest-detail/FOY1001/${index}`,
    config: { flags, authority },
    reservations: [buildReservation({ adults: 2, children: 1, guests })],
    answers: {
      selectOptions: ({ body: { source } }) =>
        source.list === 'countries' ? [{ key: 'DEU', value: 'Germany' }] : [{ key: '28', value: 'Madrid' }],
      updateGuests: answerAllSaved,
    },
  })

it('a child of a party with two adults names the one it is related to, and needs no document', async () => {
  const { user, askedOf } = await open(3, { name: 'ses' })
  await user.click(await screen.findByRole('button', { name: /^This child travels with/ }))
  await user.click(await screen.findByRole('option', { name: 'Mother or father' }))
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(askedOf('updateGuests')).toHaveLength(0)
  await user.click(await screen.findByRole('combobox', { name: /^Name of this adult/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ana Soler', 'Luis Soler'])
  await user.click(screen.getByRole('option', { name: 'Luis Soler' }))
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({ relationship: 'PM', relatedTo: 'luis' })
})

it('a value that the authority would refuse is named at its field, before anything is saved', async () => {
  const long = buildGuest({ lastName: 'x'.repeat(49) })
  const { user, askedOf } = await open(1, { name: 'ses' }, [long])
  await user.click(await screen.findByRole('textbox', { name: /^Surname|^Last name/ }))
  await user.paste('12')
  await user.tab()
  expect(await screen.findByText('Please use at most 50 characters.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(askedOf('updateGuests')).toHaveLength(0)
})

it('an Italian identity card is issued in Italy unless the guest says otherwise', async () => {
  const maria = buildGuest({ nationality: 'ITA', birthCountry: 'DEU', documentType: 'I' })
  const { user } = await open(1, { name: 'alloggiati' }, [maria])
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByRole('combobox', { name: /^Province of issue/ })).toBeDefined()
})

it('a hotel that sends nothing asks none of it', async () => {
  await open(3, { name: 'file' })
  await screen.findByRole('button', { name: 'Save and continue' })
  expect(screen.queryByText(/This child travels with|Name of this adult/)).toBeNull()
})
