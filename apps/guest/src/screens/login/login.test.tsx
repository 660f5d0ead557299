import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { LoginScreen } from './login-screen.tsx'

const at = { Screen: LoginScreen, path: '/auth/login', config: { flags: { accounts: true } } }
const session = { token: 'secret', user: { id: 'u1', name: 'Ana' } }

async function signIn(user: { type(element: Element, text: string): Promise<void> }) {
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), ' ana@example.com ')
  await user.type(screen.getByLabelText('Password'), 'seven lamps lit')
}

it('API-07.a API-07.b NAV-04 shows the login, stores token and user, and opens the bookings', async () => {
  const { user, path, askedOf } = await renderScreen({ ...at, answers: { signIn: () => session } })
  await signIn(user)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  expect(askedOf('signIn').map(({ body }) => body)).toEqual([{ email: 'ana@example.com', password: 'seven lamps lit' }])
  expect(localStorage.getItem('foyer.account.1.token')).toBe('secret')
  expect(JSON.parse(localStorage.getItem('foyer.account.1.user') ?? '')).toEqual(session.user)
})

it.each([
  ['signInRefused', /Incorrect e-mail or password/],
  ['tooManyTries', /./],
] as const)('%s is reported in place, and cleared when the guest types again', async (code, words) => {
  const { user, path } = await renderScreen({
    ...at,
    answers: {
      signIn: () => {
        throw new Problem(code)
      },
    },
  })
  await signIn(user)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('status')).textContent).toMatch(words)
  expect(path()).toBe('/auth/login')
  await user.type(screen.getByLabelText('Password'), '!')
  expect(screen.queryByRole('status')).toBeNull()
})

it('does not submit an empty form and marks the missing field', async () => {
  const { user, askedOf } = await renderScreen(at)
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  expect(askedOf('signIn')).toEqual([])
})

it('keeps the e-mail after a reload, but never the password', async () => {
  const { user, reload } = await renderScreen(at)
  await signIn(user)
  reload()
  expect(await screen.findByDisplayValue(/ana@example.com/)).toBeTruthy()
  expect(screen.queryByDisplayValue('seven lamps lit')).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('seven')
})

it('redirects to the search where the hotel has no accounts, and offers none there', async () => {
  const { path } = await renderScreen({ ...at, config: {} })
  await waitFor(() => expect(path()).toBe('/check-in'))
})

it('links to the forgotten password page', async () => {
  const { user, path } = await renderScreen(at)
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  expect(path()).toBe('/auth/forgotten-password')
})
