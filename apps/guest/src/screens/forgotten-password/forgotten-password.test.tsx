import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ForgottenPasswordScreen } from './forgotten-password-screen.tsx'

const at = {
  Screen: ForgottenPasswordScreen,
  path: '/auth/forgotten-password',
  config: { flags: { accounts: true } },
  answers: { forgotPassword: () => ({}) },
}
const send = () => screen.getByRole('button', { name: 'Send me a link' })

it('requests only the address and shows the same message whether or not it has an account, also after a reload', async () => {
  const { user, path, askedOf, reload } = await renderScreen(at)
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), ' ana@example.com ')
  await user.click(send())
  const said = 'If ana@example.com has an account here, we’ve sent you a link. It works once, for one hour.'
  expect(await screen.findByText(said)).toBeTruthy()
  expect(askedOf('forgotPassword').map(({ body }) => body)).toEqual([{ email: 'ana@example.com' }])
  reload()
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText(/on your phone/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Go to sign-in' }))
  await waitFor(() => expect(path()).toBe('/auth/login'))
  expect(sessionStorage.getItem('foyer.account.forgotten.sent')).toBeNull()
})

it('lets the guest correct a mistyped address', async () => {
  const { user } = await renderScreen(at)
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.co')
  await user.click(send())
  await screen.findByRole('heading', { name: 'Check your e-mail' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeTruthy()
})

it('does not send an incomplete address', async () => {
  const { user, askedOf } = await renderScreen(at)
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@')
  await user.click(send())
  expect(askedOf('forgotPassword')).toEqual([])
})

it('reports too many mails in place', async () => {
  const { user } = await renderScreen({
    ...at,
    answers: {
      forgotPassword: () => {
        throw new Problem('tooManyTries')
      },
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.com')
  await user.click(send())
  expect(await screen.findByText(/wait a little before you try again/)).toBeTruthy()
})

it('on a hotel’s device, points the guest to their own device for the mail', async () => {
  const { user } = await renderScreen({ ...at, appKey: 'kiosk' })
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.com')
  await user.click(send())
  expect(await screen.findByText(/Open the link on your phone/)).toBeTruthy()
})

it('redirects to the search where the hotel has no accounts', async () => {
  const { path } = await renderScreen({ ...at, config: {} })
  await waitFor(() => expect(path()).toBe('/check-in'))
})
