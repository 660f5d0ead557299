import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const anna = buildGuest({ firstName: 'Anna', email: 'anna@example.com' })
const jonas = buildGuest({
  ...{ id: 'guest-2', index: 2, main: false, firstName: 'Jonas' },
  ...{ documentNumber: 'C01X00T41', email: undefined, phone: undefined },
})

const openJonas = async (allow_repeated_email: boolean) => {
  const at = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/2',
    config: { flags: { allow_repeated_email, national_police_integration: true, allow_manual_entry: true } },
    reservations: [buildReservation({ adults: 2, guests: [anna, jonas] })],
  })
  await at.user.click(await screen.findByRole('button', { name: 'Continue' }))
  return at
}

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^E-mail/ })

it('G4 a party that may share an e-mail address copies it with one tap', async () => {
  const { user } = await openJonas(true)
  await user.click(await screen.findByRole('button', { name: 'Same contact as Anna' }))
  expect((await email()).value).toBe('anna@example.com')
})

it('G4 otherwise copies only the phone, and explains when another guest has the same e-mail address', async () => {
  const { user } = await openJonas(false)
  await user.click(await screen.findByRole('button', { name: 'Same contact as Anna' }))
  const box = await email()
  expect(box.value).toBe('')
  await user.type(box, 'anna@example.com')
  await user.tab()
  expect(await screen.findByText(/Email error: another guest in this booking has this address/)).toBeTruthy()
})

const nowhere = { country: undefined, street: undefined, postalCode: undefined, city: undefined }
const asksStreet = {
  flags: { allow_manual_entry: true },
  screens: [
    {
      name: 'MrzCapture',
      order: 10,
      assets: [{ type: 'FieldArray', name: 'otherGuest', fields: [{ name: 'street', type: 'text' }] }],
    },
  ],
} satisfies HotelConfigInput

it('G36 copies the address of any guest who has given one', async () => {
  const mia = { ...jonas, ...nowhere, id: 'guest-3', index: 3, firstName: 'Mia', documentNumber: 'C01X00T42' }
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/3',
    config: asksStreet,
    reservations: [
      buildReservation({
        adults: 3,
        guests: [{ ...anna, ...nowhere }, { ...jonas, ...nowhere, street: 'Lindenallee 4' }, mia],
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Same address as Jonas' }))
  expect(screen.getByDisplayValue('Lindenallee 4')).toBeTruthy()
})

it('G36 does not offer guests their own address', async () => {
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/2',
    config: asksStreet,
    reservations: [buildReservation({ adults: 2, guests: [{ ...anna, ...nowhere }, jonas] })],
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByDisplayValue('Lindenallee 4')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Same address/ })).toBeNull()
})
