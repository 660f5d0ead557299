import { beginSingleSignOn } from '@foyer/contract/staff/single-sign-on.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const refused = on(beginSingleSignOn, () => ({ outcome: 'refused' as const, problem: 'unavailable' as const }))

it('the button has the operator’s text and is above the password form', () => {
  renderSignedIn({ singleSignOn: { only: false, label: 'Sign in with Palace ID' }, answers: [] })
  const button = screen.getByRole('button', { name: 'Sign in with Palace ID' })
  const field = screen.getByLabelText('Password')
  expect(button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('with company accounts only there is no password form, except at the address for emergencies', () => {
  renderSignedIn({ singleSignOn: { only: true }, answers: [] })
  expect(screen.getByRole('button', { name: 'Sign in with your company account' })).toBeDefined()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

it('the address for emergencies shows the password form', () => {
  renderSignedIn({ path: '/?emergency', singleSignOn: { only: true }, answers: [] })
  expect(screen.getByLabelText('Password')).toBeDefined()
})

it('without a provider there is no such button', () => {
  renderSignedIn({ answers: [] })
  expect(screen.queryByRole('button', { name: 'Sign in with your company account' })).toBeNull()
})

it('a provider that does not answer is named on the page', async () => {
  renderSignedIn({ singleSignOn: { only: false }, answers: [refused] })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with your company account' }))
  expect((await screen.findByRole('alert')).textContent).toContain('sign-in service isn’t answering')
})

it('coming back without access shows why and whom to ask, and a reload no longer does', () => {
  renderSignedIn({ path: '/?problem=noRole', singleSignOn: { only: false, contact: 'IT, 300' }, answers: [] })
  const text = screen.getByRole('alert').textContent
  expect(text).toContain('Your company account has no access to Foyer.')
  expect(text).toContain('Contact: IT, 300.')
  expect(location.search).toBe('')
})

it('an unknown problem in the address shows nothing', () => {
  renderSignedIn({ path: '/?problem=%3Cb%3E', singleSignOn: { only: false }, answers: [] })
  expect(screen.queryByRole('alert')).toBeNull()
})
