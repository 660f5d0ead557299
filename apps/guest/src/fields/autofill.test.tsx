import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { buildMainGuestConfig } from '../testing/build-main-guest-config.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const config = buildMainGuestConfig([
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'phone' },
  { name: 'street' },
  { name: 'city' },
])

async function readAutofill(appKey: string): Promise<string[]> {
  await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    appKey,
    config,
    reservations: [
      buildReservation({ guests: [buildGuest({ email: undefined, phone: undefined, street: undefined })] }),
    ],
  })
  const boxes = () => [
    ...document.querySelectorAll<HTMLInputElement>('input[type="tel"], input[type="email"], input[type="text"]'),
  ]
  await waitFor(() => expect(boxes().some(({ type }) => type === 'tel')).toBe(true), { timeout: 20_000 })
  return boxes().map((box) => box.getAttribute('autocomplete') ?? '')
}

it('T2 the browser of a shared device suggests nothing that an earlier guest typed', async () => {
  expect(new Set(await readAutofill('kiosk'))).toEqual(new Set(['off']))
})

it('lets a guest’s own phone fill in what it knows', async () => {
  expect(await readAutofill('own')).toEqual(expect.arrayContaining(['email', 'tel-national', 'street-address']))
})
