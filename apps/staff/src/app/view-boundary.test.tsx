import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildSession } from '../testing/builders.ts'
import { on } from '../testing/fake-fetch.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'
import { routes } from './routes.tsx'

it('J19 a view that throws is replaced by a message, and the rest of the app stays usable', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const user = userEvent.setup()
  const { jobs } = routes
  onTestFinished(() => void Object.assign(routes, { jobs }))
  const Broken = () => {
    throw new Error('The view is broken.')
  }
  Object.assign(routes, { jobs: { ...jobs, main: Broken } })
  renderSignedIn({
    session: buildSession('manager'),
    path: '/jobs',
    answers: [on(listAlerts, () => ({ open: [], handled: [] }))],
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That didn’t work/)
  expect(reported.mock.calls).toMatchObject([[{ message: 'The view is broken.' }]])
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(navigation.getByRole('link', { name: /^Alerts/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerts' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
