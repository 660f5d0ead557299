import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildSession } from '../testing/builders.ts'
import { on } from '../testing/fake-fetch.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'
import en from '../wordings/en.json' with { type: 'json' }
import { createTexts } from '../wordings/texts.ts'
import { TextsProvider } from '../wordings/texts-context.tsx'
import { routes } from './routes.tsx'
import { ViewBoundary } from './view-boundary.tsx'

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

it('a view whose code the server no longer has loads the page again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const reload = vi.fn()
  const Gone = () => {
    throw new TypeError('Failed to fetch dynamically imported module: /staff/assets/jobs-view.js')
  }
  render(
    <TextsProvider words={createTexts('en', en, undefined)}>
      <ViewBoundary at="jobs" reload={reload}>
        <Gone />
      </ViewBoundary>
    </TextsProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(1)
})
