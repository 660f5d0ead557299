import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import {
  currentSession,
  forgetPassword,
  requestSignInPasskey,
  resetPassword,
  signInByPasskey,
  signInStaff,
  signOutStaff,
} from '@foyer/contract/staff/session.ts'
import { listUsers } from '@foyer/contract/staff/users.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrivalsList, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'
import { createCredential, stubAuthenticator } from '../../testing/stub-authenticator.ts'

const inside = [on(listAlerts, () => ({ open: [], handled: [] })), on(listArrivals, () => buildArrivalsList())]

async function signIn(password: string) {
  const user = userEvent.setup()
  await user.clear(screen.getByRole('textbox', { name: 'E-mail' }))
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' Marta@Palace.example ')
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: /^Sign in/ }))
}

it('a wrong password is rejected without saying which part was wrong, then the right one signs in', async () => {
  const asked: string[] = []
  renderSignedIn({
    answers: [
      ...inside,
      on(signInStaff, ({ body }) => {
        asked.push(body.email)
        return body.password === 'right'
          ? { outcome: 'signedIn' as const, session: buildSession() }
          : { outcome: 'refused' as const, waitSeconds: 0 }
      }),
    ],
  })
  await signIn('wrong')
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect e-mail or password')
  await signIn('right')
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrivals' })).toBeDefined()
  expect(asked).toEqual(['marta@palace.example', 'marta@palace.example'])
})

it('after too many attempts the button is disabled, and shows for how long', async () => {
  renderSignedIn({ answers: [on(signInStaff, () => ({ outcome: 'wait' as const, waitSeconds: 60 }))] })
  await signIn('wrong')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts')
  expect(screen.getByRole('button', { name: /^Sign in, in \d+ s$/ }).hasAttribute('disabled')).toBe(true)
})

it('an expired session shows sign-in at the same address, and returns to it', async () => {
  let isOpen = false
  renderSignedIn({
    session: buildSession('manager'),
    path: '/users',
    answers: [
      ...inside,
      on(currentSession, () => buildSession('manager')),
      on(listUsers, () => {
        if (!isOpen) throw new Problem('notSignedIn')
        return { users: [] }
      }),
      on(signInStaff, () => ({ outcome: 'signedIn' as const, session: buildSession('manager') })),
    ],
  })
  expect(await screen.findByText('Your session has ended')).toBeDefined()
  isOpen = true
  await signIn('right')
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeDefined()
})

it.each(['before', 'after'])(
  'a sign-out is not shown as an end of the session that is reported %s its answer',
  async (order) => {
    const user = userEvent.setup()
    let answer = () => {}
    const answered = new Promise<Record<string, never>>((resolve) => {
      answer = () => resolve({})
    })
    let refuse = () => {}
    const listed = new Promise<never>((_, reject) => {
      refuse = () => reject(new Problem('notSignedIn'))
    })
    const { hear } = renderSignedIn({
      session: buildSession('manager'),
      path: '/users',
      singleSignOn: { only: false },
      answers: [...inside, on(listUsers, () => listed), on(signOutStaff, () => answered)],
    })
    await user.click(screen.getByRole('button', { name: /account$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out', hidden: true }))
    if (order === 'before') {
      await hear('ended')
      expect(await screen.findByText('Your session has ended')).toBeDefined()
    }
    answer()
    const company = await screen.findByRole('link', { name: 'Sign out of your company account too' })
    await act(async () => refuse())
    expect(company.isConnected).toBe(true)
    expect(screen.queryByText('Your session has ended')).toBeNull()
  },
)

it('a forgotten password gets the same answer for every address', async () => {
  const user = userEvent.setup()
  renderSignedIn({ path: '/forgotten', answers: [on(forgetPassword, () => ({}))] })
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'nobody@palace.example')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect((await screen.findByRole('alert')).textContent).toContain('If nobody@palace.example is known here')
})

it('the link in a mail sets a password; a weak one shows why, and the token is never in the path', async () => {
  const user = userEvent.setup()
  const tokens: string[] = []
  renderSignedIn({
    path: '/#/password/a-token',
    answers: [
      on(resetPassword, ({ body }) => {
        tokens.push(body.token)
        return body.password.length < 12 ? { refused: 'tooShort' as const } : {}
      }),
    ],
  })
  await user.type(screen.getByLabelText('New password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Too short: use at least 12 characters.')).toBeDefined()
  await user.type(screen.getByLabelText('New password'), ' and a few words more')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Your password is set. You can now sign in with it.')).toBeDefined()
  expect(tokens).toEqual(['a-token', 'a-token'])
  expect(location.hash).toBe('')
})

const options = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 1_000,
  allowCredentials: [],
  userVerification: 'required' as const,
}

it('a passkey signs in without e-mail and password; a refused one can be tried again', async () => {
  stubAuthenticator(async () => createCredential())
  let isAccepted = false
  const answers = [
    ...inside,
    on(requestSignInPasskey, () => ({ options })),
    on(signInByPasskey, () =>
      isAccepted ? { outcome: 'signedIn' as const, session: buildSession() } : { outcome: 'refused' as const },
    ),
  ]
  renderSignedIn({ answers })
  const button = screen.getByRole('button', { name: 'Use a passkey' })
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toMatch(/The passkey wasn’t accepted/)
  isAccepted = true
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrivals' })).toBeDefined()
})

it('says why a passkey could not be asked for', async () => {
  stubAuthenticator(async () => createCredential())
  renderSignedIn({
    answers: [
      on(requestSignInPasskey, () => {
        throw new Problem('unavailable')
      }),
    ],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect((await screen.findByRole('alert')).textContent).not.toMatch(/passkey/)
})

it('offers no passkey where the browser has none, and with company accounts only', () => {
  renderSignedIn({ answers: [] })
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  cleanup()
  stubAuthenticator(async () => createCredential())
  renderSignedIn({ singleSignOn: { only: true }, answers: [] })
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
