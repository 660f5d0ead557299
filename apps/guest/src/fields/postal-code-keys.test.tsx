import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { buildMainGuestConfig } from '../testing/build-main-guest-config.ts'
import { renderScreen } from '../testing/render-screen.tsx'

it.each([
  ['VALID-48 letters and digits', 'GBR', true],
  ['VALID-49 digits only', 'DEU', false],
])('at a kiosk the keyboard for a postal code is %s: %s', async (_keys, country, hasLetters) => {
  await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    appKey: 'kiosk',
    config: buildMainGuestConfig([
      { name: 'country', type: 'country' },
      { name: 'postalCode', type: 'postalCode' },
    ]),
    reservations: [buildReservation({ guests: [buildGuest({ country, postalCode: undefined })] })],
  })
  const box = await screen.findByRole('combobox', { name: /^Postal code/ }, { timeout: 20_000 })
  act(() => box.focus())
  expect(await screen.findByRole('button', { name: '7' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^q$/i }) !== null).toBe(hasLetters)
})
