import { listFactors } from '@foyer/contract/staff/second-factor.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

it.each([
  ['a person with a password', true],
  ['a company account', false],
])('%s sees the form for a new one: %s', async (_, usesPassword) => {
  const session = buildSession()
  const member = { ...session.member, usesPassword }
  renderSignedIn({
    path: '/account',
    session: { ...session, member },
    answers: [on(listFactors, () => ({ factors: [], recoveryCodesLeft: 0, required: false }))],
  })
  await screen.findByLabelText('Language')
  expect(screen.queryByLabelText('Current password') !== null).toBe(usesPassword)
})
