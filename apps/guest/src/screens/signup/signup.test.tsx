import { Problem } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useSession } from '../../visit/session-context.tsx'
import { SignupScreen } from './signup-screen.tsx'

const at = { Screen: SignupScreen, path: '/auth/signup', config: { flags: { accounts: true } } }
const session = { token: 'secret', user: { id: 'u1', name: 'Ana' } }
const password = 'seven lamps lit'
const create = () => screen.getByRole('button', { name: 'Create account' })

it('ACCOUNT-02.b NAV-57 shows signup with the fields of a profile, of which the phone is optional', async () => {
  await renderScreen(at)
  await screen.findByRole('heading', { name: 'Create your account' })
  const form = document.querySelector('form')
  await waitFor(() =>
    expect([...(form?.querySelectorAll('[data-field]') ?? [])].map((one) => one.getAttribute('data-field'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'password',
      'repeatedPassword',
    ]),
  )
  await waitFor(() => expect(form?.querySelector('[data-field="phone"]')?.textContent).toContain('optional'))
})

it('ACCOUNT-04.a ACCOUNT-04.b API-08.a API-08.b sends only e-mail and password, and continues signed in', async () => {
  const { user, path, askedOf } = await renderScreen({ ...at, answers: { signUp: () => session } })
  await user.click(await screen.findByRole('button', { name: 'Create account' }))
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(3)
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Repeat password'), password)
  await user.click(create())
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  expect(askedOf('signUp').map(({ body }) => body)).toEqual([
    { email: 'ana@example.com', password, repeatedPassword: password },
  ])
  expect(localStorage.getItem('foyer.account.1.token')).toBe('secret')
})

it('ACCOUNT-05 passwords that differ show the label password_missmatch, and are not sent', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    config: { flags: { accounts: true }, labels: { en: { password_missmatch: 'Not the same twice' } } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Repeat password'), 'seven lamps')
  await user.click(create())
  expect(screen.getByText('Not the same twice')).toBeTruthy()
  expect(askedOf('signUp')).toEqual([])
})

it('reports in place that an address already has an account', async () => {
  const { user, path } = await renderScreen({
    ...at,
    answers: {
      signUp: () => {
        throw new Problem('accountExists')
      },
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Repeat password'), password)
  await user.click(create())
  expect(await screen.findByText(/This address already has an account here/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I have an account' }))
  expect(path()).toBe('/auth/login')
})

it('NAV-05 for a signed-in guest the same address signs out, then shows signup', async () => {
  const { user, path, toasts, askedOf } = await renderScreen({ ...at, session, answers: { signOut: () => ({}) } })
  await screen.findByRole('heading', { name: 'Do you want to sign out?' })
  expect(screen.getByText('You’re signed in as Ana.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect([path(), toasts, askedOf('signOut').length]).toEqual(['/auth/signup', ['You’ve signed out.'], 1])
  expect(localStorage).toHaveLength(0)
})

it('signs out without a connection too', async () => {
  const { user } = await renderScreen({
    ...at,
    session,
    answers: {
      signOut: () => {
        throw new Problem('offline')
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(localStorage).toHaveLength(0)
})

it('on a hotel’s device, signing out also closes the guest’s bookings', async () => {
  const { user, path, askedOf } = await renderScreen({
    ...at,
    settled: (site) => ({ ...site, device: { ...site.device, enrolledOnly: true } }),
    Beside: SignsIn,
    answers: { signOut: () => ({}), endVisit: () => ({ csrf: 'next' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Ana signs in' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  await waitFor(() => expect(askedOf('endVisit')).toHaveLength(1))
  expect([path(), sessionStorage.getItem('foyer.account.1.token')]).toEqual(['/auth/signup', null])
})

function SignsIn() {
  const { begin } = useSession()
  return (
    <button type="button" onClick={() => begin(session)}>
      Ana signs in
    </button>
  )
}

it('shows a rejection that belongs to no field here, and lets the form be sent again', async () => {
  const { user, place, askedOf } = await renderScreen({
    ...at,
    answers: {
      signUp: () => {
        throw new InputProblem(undefined, [{ path: 'lang', issue: 'tooLong' }])
      },
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Repeat password'), password)
  await user.click(create())
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(askedOf('signUp')).toHaveLength(1)
})
