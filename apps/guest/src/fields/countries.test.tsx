import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { buildMainGuestConfig } from '../testing/build-main-guest-config.ts'
import { renderScreen } from '../testing/render-screen.tsx'

it('API-24.c retries loading countries, because the form can’t be completed without them', async () => {
  let isOffline = true
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: buildMainGuestConfig([{ name: 'country', type: 'country' }]),
    reservations: [buildReservation({ guests: [buildGuest({ country: undefined })] })],
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

it('keeps the country list closed until its names have loaded, because it would close while the guest taps', async () => {
  const names = createDeferred<{ key: string; value: string }[]>()
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: buildMainGuestConfig([{ name: 'country', type: 'country' }]),
    reservations: [buildReservation({ guests: [buildGuest({ country: undefined })] })],
    answers: { selectOptions: () => names.promise },
  })
  const early = await screen.findByRole('combobox', { name: /^Country of residence/ })
  expect(early.hasAttribute('disabled')).toBe(true)
  names.resolve(['Italy', 'Portugal', 'Spain'].map((value) => ({ key: value.slice(0, 3).toUpperCase(), value })))
  await user.click(await screen.findByRole('button', { name: /^Country of residence/ }))
  expect(await screen.findByRole('option', { name: 'Spain' })).toBeTruthy()
})

it('fetches no countries for a form without a country field', async () => {
  const { askedOf } = await renderScreen({
    Screen: LoginScreen,
    path: '/auth/login',
    config: { flags: { accounts: true } },
  })
  await screen.findByLabelText('Password')
  expect(askedOf('selectOptions')).toEqual([])
})

it('API-24.d MODEL-32.b the selector shows each country’s prefix and flag, and starts with the hotel’s country', async () => {
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: buildMainGuestConfig([{ name: 'phone', type: 'phone' }]),
    reservations: [
      buildReservation({ guests: [buildGuest({ phone: undefined, country: undefined, nationality: undefined })] }),
    ],
    answers: {
      selectOptions: () => [
        { key: 'ESP', value: 'Spain', phoneCode: '+34', flag: '/flags/es.svg' },
        { key: 'PRT', value: 'Portugal', phoneCode: '+351', flag: '/flags/pt.svg' },
      ],
    },
  })
  const prefix = await screen.findByRole('button', { name: /\+34/ })
  await user.click(prefix)
  const portugal = await screen.findByRole('option', { name: /Portugal \+351/ })
  expect(portugal.innerHTML).toContain('/flags/pt.svg')
})

it('G11 G46–G51 the list of countries starts with the likely ones: the guest’s own, the hotel’s, those of the language', async () => {
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: buildMainGuestConfig([{ name: 'country', type: 'country' }]),
    reservations: [buildReservation({ guests: [buildGuest({ country: 'DEU', nationality: 'PRT' })] })],
    answers: {
      selectOptions: () => ['DEU', 'ESP', 'GBR', 'HKG', 'PRT', 'USA'].map((key) => ({ key, value: key })),
    },
  })
  await user.click(await screen.findByRole('button', { name: /Country of residence/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['PRT', 'ESP', 'GBR', 'USA', 'DEU', 'HKG'])
})
