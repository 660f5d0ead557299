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

it('API-07.a API-07.b NAV-04 presents login, keeps token and user, and leads to the bookings', async () => {
  const { user, path, askedOf } = await renderScreen({ ...at, answers: { signIn: () => session } })
  await signIn(user)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  expect(askedOf('signIn').map(({ body }) => body)).toEqual([{ email: 'ana@example.com', password: 'seven lamps lit' }])
  expect(localStorage.getItem('foyer.account.1.token')).toBe('secret')
  expect(JSON.parse(localStorage.getItem('foyer.account.1.user') ?? '')).toEqual(session.user)
})

it.each([
  ['signInRefused', /E-mail and password do not match/],
  ['tooManyTries', /./],
] as const)('%s is said in place, and gone when the guest types on', async (code, words) => {
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

it('an empty form is not sent, and says which field', async () => {
  const { user, askedOf } = await renderScreen(at)
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  expect(askedOf('signIn')).toEqual([])
})

it('keeps the e-mail over a reload, and never the password', async () => {
  const { user, reload } = await renderScreen(at)
  await signIn(user)
  reload()
  expect(await screen.findByDisplayValue(/ana@example.com/)).toBeTruthy()
  expect(screen.queryByDisplayValue('seven lamps lit')).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('seven')
})

it('where the hotel keeps no accounts it leads to the search, which offers none', async () => {
  const { path } = await renderScreen({ ...at, config: {} })
  await waitFor(() => expect(path()).toBe('/check-in'))
})

it('who has forgotten the password is led to the letter', async () => {
  const { user, path } = await renderScreen(at)
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  expect(path()).toBe('/auth/forgotten-password')
})
