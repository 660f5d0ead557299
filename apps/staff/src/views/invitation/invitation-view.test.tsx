import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { acceptInvitation } from '@foyer/contract/staff/users.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const noAlerts = on(listAlerts, () => ({ open: [], handled: [] }))
const path = '/#/invitation/a-token'

it('R12 an invitation to another hotel asks the signed-in account', async () => {
  const accepted: string[] = []
  const accept = on(acceptInvitation, ({ body }) => {
    accepted.push(body.token)
    throw new Problem('notFound')
  })
  renderSignedIn({ session: buildSession(), path, answers: [noAlerts, accept] })
  expect(await screen.findByRole('heading', { name: 'Join another hotel?' })).toBeTruthy()
  expect(screen.getByText(new RegExp(`signed in as ${buildSession().member.email}`))).toBeTruthy()
  expect(accepted).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Accept invitation' }))
  expect(await screen.findByText('This invitation has expired, or it is for someone else.')).toBeTruthy()
  expect(accepted).toEqual(['a-token'])
})

it('R12 signs in first if necessary, and then returns to the link', async () => {
  renderSignedIn({ path, answers: [] })
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  expect(location.hash).toBe('#/invitation/a-token')
})
