import type { AccountProfile } from '@foyer/domain/account/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { EditProfileScreen } from './edit-profile-screen.tsx'

const session = { token: 'secret', user: { id: 'u1', name: 'Ana' } }
const profile: AccountProfile = {
  firstName: 'Ana',
  lastName: 'Soler',
  email: 'ana@example.com',
  phone: '+49 15112345678',
  emailConfirmed: true,
}
const at = {
  Screen: EditProfileScreen,
  path: '/edit-profile',
  config: { flags: { accounts: true } },
  session,
  answers: { fetchProfile: () => profile, updateProfile: () => ({}) },
}
const save = () => screen.getByRole('button', { name: 'Save my details' })

it('ACCOUNT-02.a API-09.a NAV-26 shows the account’s data, sends the form and goes back', async () => {
  const { user, path, toasts, askedOf } = await renderScreen(at)
  const name = await screen.findByDisplayValue('Ana')
  await user.clear(name)
  await user.type(name, 'Anna')
  await user.click(save())
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  expect(toasts).toEqual(['Your details have been saved.'])
  expect(askedOf('updateProfile').map(({ body }) => body)).toEqual([
    { firstName: 'Anna', lastName: 'Soler', email: 'ana@example.com', phone: '+49 15112345678' },
  ])
  expect(localStorage.getItem('foyer.account.1.user')).toContain('Anna')
})

it('ACCOUNT-03.a requires name, surname and e-mail', async () => {
  const { user, askedOf } = await renderScreen(at)
  for (const value of ['Ana', 'Soler', 'ana@example.com']) await user.clear(await screen.findByDisplayValue(value))
  await user.click(save())
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(3)
  expect(askedOf('updateProfile')).toEqual([])
})

it('retries a lost response with the same idempotency key', async () => {
  let isThere = false
  const { user, path, askedOf } = await renderScreen({
    ...at,
    answers: {
      ...at.answers,
      updateProfile: () => {
        if (!isThere) throw new Problem('offline')
        return {}
      },
    },
  })
  await screen.findByDisplayValue('Ana')
  await user.click(save())
  isThere = Boolean(await screen.findByRole('alertdialog', { name: 'No internet connection' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  const [first, second] = askedOf('updateProfile').map(({ key }) => key)
  expect([first === second, first]).toEqual([true, expect.any(String)])
})

it('redirects to the login without a session', async () => {
  const { session: _, ...stranger } = at
  const { path } = await renderScreen(stranger)
  await waitFor(() => expect(path()).toBe('/auth/login'))
})

it('links to closing the account', async () => {
  const { user, path } = await renderScreen(at)
  await user.click(await screen.findByRole('button', { name: 'Close my account' }))
  expect(path()).toBe('/close-account')
})

it('keeps the form usable when the guest returns to the page offline', async () => {
  let isThere = true
  const { user, path, askedOf } = await renderScreen({
    ...at,
    answers: {
      ...at.answers,
      fetchProfile: () => {
        if (!isThere) throw new Problem('unavailable')
        return profile
      },
    },
  })
  const name = await screen.findByDisplayValue('Ana')
  isThere = false
  dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(askedOf('fetchProfile')).toHaveLength(2))
  await user.type(name, ' María')
  expect([path(), screen.getByDisplayValue('Ana María')]).toEqual(['/edit-profile', name])
})
