import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { UpdatePasswordScreen } from './update-password-screen.tsx'

const at = {
  Screen: UpdatePasswordScreen,
  path: '/update-password',
  config: { flags: { accounts: true } },
  session: { token: 'secret', user: { id: 'u1', name: 'Ana' } },
  answers: {
    fetchProfile: () => ({ email: 'ana@example.com', emailConfirmed: true }),
    updatePassword: () => ({}),
  },
}

async function typed(user: { type(element: Element, text: string): Promise<void> }, again: string) {
  await user.type(await screen.findByLabelText('Password'), 'a lamp in the window')
  await user.type(screen.getByLabelText('Password again'), again)
}

it('NAV-58 API-78 presents the password screen, sends the form and leads back', async () => {
  const { user, path, askedOf } = await renderScreen(at)
  await typed(user, 'a lamp in the window')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  expect(askedOf('updatePassword').map(({ body }) => body)).toEqual([
    { password: 'a lamp in the window', repeatedPassword: 'a lamp in the window' },
  ])
})

it('ACCOUNT-05 two passwords that differ are not sent', async () => {
  const { user, askedOf } = await renderScreen(at)
  await typed(user, 'a lamp in a window')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(screen.getByText('The two passwords are not the same.')).toBeTruthy()
  expect(askedOf('updatePassword')).toEqual([])
})
