import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CloseAccountScreen } from './close-account-screen.tsx'

const at = {
  Screen: CloseAccountScreen,
  path: '/close-account',
  config: { flags: { accounts: true } },
  session: { token: 'secret', user: { id: 'u1', name: 'Ana' } },
  answers: { closeAccount: () => ({}) },
}
const close = () => screen.getByRole('button', { name: 'Close my account' })

it('lists what is erased and what is retained, closes with the password, and clears the session', async () => {
  const { user, path, toasts, askedOf } = await renderScreen(at)
  expect(await screen.findByText(/^Erased right away, at all hotels/)).toBeTruthy()
  expect(screen.getByText(/The hotel must keep it for a time by law/)).toBeTruthy()
  await user.click(close())
  expect(askedOf('closeAccount')).toEqual([])
  await user.type(screen.getByLabelText('Password'), 'seven lamps lit')
  await user.click(close())
  await waitFor(() => expect(path()).toBe('/check-in'))
  expect(askedOf('closeAccount').map(({ body }) => body)).toEqual([{ password: 'seven lamps lit' }])
  expect(toasts).toEqual(['Your account has been closed.'])
  expect(localStorage).toHaveLength(0)
})

it.each([
  ['passwordInvalid', 'This isn’t your account password.'],
  ['tooManyTries', /wait a little before you try again/],
] as const)('%s is reported in place, and the account remains', async (code, words) => {
  const { user, path } = await renderScreen({
    ...at,
    answers: {
      closeAccount: () => {
        throw new Problem(code)
      },
    },
  })
  await user.type(await screen.findByLabelText('Password'), 'guess')
  await user.click(close())
  expect(await screen.findByText(words)).toBeTruthy()
  expect([path(), localStorage.getItem('foyer.account.1.token')]).toEqual(['/close-account', 'secret'])
})

it('redirects to the login without a session', async () => {
  const { session: _, ...stranger } = at
  const { path } = await renderScreen(stranger)
  await waitFor(() => expect(path()).toBe('/auth/login'))
})
