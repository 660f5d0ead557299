import { Problem } from '@foyer/domain/problem/problem.ts'
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

async function typePassword(user: { type(element: Element, text: string): Promise<void> }, again: string) {
  await user.type(await screen.findByLabelText('Password'), 'a lamp in the window')
  await user.type(screen.getByLabelText('Repeat password'), again)
}

it('API-78.a NAV-58 shows the password screen, sends the form and goes back', async () => {
  const { user, path, askedOf } = await renderScreen(at)
  await typePassword(user, 'a lamp in the window')
  await user.type(screen.getByLabelText('Current password'), 'seven lamps lit')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  const password = 'a lamp in the window'
  expect(askedOf('updatePassword').map(({ body }) => body)).toEqual([
    { currentPassword: 'seven lamps lit', password, repeatedPassword: password },
  ])
})

it('ACCOUNT-05 does not send two passwords that differ', async () => {
  const { user, askedOf } = await renderScreen(at)
  await typePassword(user, 'a lamp in a window')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(screen.getByText('The passwords don’t match.')).toBeTruthy()
  expect(askedOf('updatePassword')).toEqual([])
})

const { session: _, ...stranger } = at
const byMail = { ...stranger, path: '/update-password?reset=abc' }
const session = { token: 'fresh', user: { id: 'u1', name: 'Ana' } }
const submit = () => screen.getByRole('button', { name: 'Save and sign in' })

it('a mailed link lets its reader choose a password, is removed from the browser’s address, and signs them in', async () => {
  const { user, path, askedOf, reload } = await renderScreen({
    ...byMail,
    answers: { ...at.answers, choosePassword: () => session },
  })
  await waitFor(() => expect(path()).toBe('/update-password'))
  reload()
  await typePassword(user, 'a lamp in the window')
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  const password = 'a lamp in the window'
  expect(askedOf('choosePassword').map(({ body }) => body)).toEqual([
    { token: 'abc', password, repeatedPassword: password },
  ])
  expect(localStorage.getItem('foyer.account.1.token')).toBe('fresh')
  expect(sessionStorage.getItem('foyer.account.reset')).toBeNull()
})

it('reports an expired link and offers another', async () => {
  const { user, path } = await renderScreen({
    ...byMail,
    answers: {
      choosePassword: () => {
        throw new Problem('resetEnded')
      },
    },
  })
  sessionStorage.setItem('foyer.account.forgotten.sent', '"ana@example.com"')
  await typePassword(user, 'a lamp in the window')
  await user.click(submit())
  expect(await screen.findByText(/This link has already been used or has expired/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
  await waitFor(() => expect(path()).toBe('/auth/forgotten-password'))
  expect(sessionStorage.getItem('foyer.account.forgotten.sent')).toBeNull()
  expect(sessionStorage.getItem('foyer.account.reset')).toBeNull()
})

it('going back from a mailed link opens the login and discards the link', async () => {
  const { user, path } = await renderScreen(byMail)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(path()).toBe('/auth/login'))
  expect(sessionStorage.getItem('foyer.account.reset')).toBeNull()
})
