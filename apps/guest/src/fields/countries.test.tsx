import { Problem } from '@foyer/domain/problem/problem.ts'
import { aGuest, aReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { askingMainGuest } from '../testing/asking-main-guest.ts'
import { renderScreen } from '../testing/render-screen.tsx'

it('API-24.c countries that did not come are asked for again: without them nobody could answer', async () => {
  let isOffline = true
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: askingMainGuest([{ name: 'country', type: 'country' }]),
    reservations: [aReservation({ guests: [aGuest({ country: undefined })] })],
    answers: {
      selectOptions: () => {
        if (isOffline) throw new Problem('offline')
        return ['Italy', 'Portugal', 'Spain'].map((value) => ({ key: value.slice(0, 3).toUpperCase(), value }))
      },
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
  isOffline = false
  await user.click(again)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: /^Country of residence/ }))
  expect(await screen.findByRole('option', { name: 'Spain' })).toBeTruthy()
})

it('a form that asks for no country fetches none', async () => {
  const { askedOf } = await renderScreen({
    Screen: LoginScreen,
    path: '/auth/login',
    config: { flags: { accounts: true } },
  })
  await screen.findByLabelText('Password')
  expect(askedOf('selectOptions')).toEqual([])
})
