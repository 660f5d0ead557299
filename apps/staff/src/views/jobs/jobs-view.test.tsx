import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { type Job, listJobs, runJob } from '@foyer/contract/staff/jobs.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildAlert, buildJob, buildSession, buildWorkplace } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const quiet = on(listAlerts, () => ({ open: [], handled: [] }))

it('each job shows its schedule, its last result, its duration and its next run', async () => {
  const jobs: Job[] = [
    buildJob({ name: 'tidy', schedule: { everySeconds: 3_600 }, last: { at: at(-30), tookMs: 340, result: 'done' } }),
    buildJob({
      name: 'eraseDue',
      of: 'server',
      schedule: { at: '03:30' },
      last: { at: at(-2), tookMs: 12_340, result: 'failed', failure: 'unavailable' },
      failures: 2,
      nextAt: at(-1),
    }),
  ]
  renderSignedIn({
    session: buildSession('manager'),
    path: '/jobs',
    answers: [quiet, on(listJobs, () => ({ jobs }))],
  })
  const [, tidy = '', erase = ''] = within(await screen.findByRole('table', { name: 'Jobs' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '')
  expect(tidy).toMatch(/^Cleanup.*every hour.*done.*340 ms/)
  expect(erase).toMatch(/^Data retention for the whole server.*daily at 03:30.*failed 2 times: the database or another/)
  expect(erase).toMatch(/12.3 snow$/)
  expect(screen.getByText('1 needs attention')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Run now/ })).toBeNull()
})

it('an administrator runs a job now, and sees who asked for it; a run that a colleague started is reported', async () => {
  const user = userEvent.setup()
  let asked: string[] = []
  renderSignedIn({
    session: buildSession('administrator'),
    path: '/jobs',
    answers: [
      quiet,
      on(listJobs, () => ({
        jobs: [buildJob({ name: 'tidy', mayRun: true, ...(asked.length > 0 && { askedBy: 'Marta Vidal' }) })],
      })),
      on(runJob, ({ params }) => {
        asked = [...asked, params.name]
        if (asked.length > 1) throw new Problem('alreadyHandled')
        return {}
      }),
    ],
  })
  const button = await screen.findByRole('button', { name: 'Run now: Cleanup' })
  await user.click(button)
  expect(await screen.findByText('requested by Marta Vidal')).toBeDefined()
  expect(screen.getByText('Cleanup runs as soon as a server is free.')).toBeDefined()
  await user.click(button)
  expect(await screen.findByText('This has already been done.')).toBeDefined()
  expect(asked).toEqual(['tidy', 'tidy'])
})

it('a running job cannot be started, and is reloaded when the server reports a change', async () => {
  let isRunning = true
  const { hear } = renderSignedIn({
    session: buildSession('administrator'),
    path: '/jobs',
    answers: [
      quiet,
      on(listJobs, () => ({ jobs: [buildJob({ mayRun: true, ...(isRunning && { runningSince: at(-3) }) })] })),
    ],
  })
  expect(await screen.findByText('running for 3 min')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Run now/ })).toHaveProperty('disabled', true)
  isRunning = false
  await hear('changed', { what: ['jobs'] })
  expect(await screen.findByText('done')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Run now/ })).toHaveProperty('disabled', false)
})

it('an alert about a job names it, links to it, and says nothing about money and keys', async () => {
  renderSignedIn({
    session: buildSession('manager'),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [buildAlert({ kind: 'jobFailing', job: 'eraseDue' })], handled: [] }))],
  })
  const alert = within(await screen.findByRole('article', { name: 'A job keeps failing' }))
  expect(alert.getByText('Data retention')).toBeDefined()
  expect(alert.getByRole('link', { name: 'Open jobs' }).getAttribute('href')).toBe('/staff/jobs')
  expect(alert.queryByText('Money and key')).toBeNull()
})

it('reception reads the alert without a link to a view it may not open', async () => {
  renderSignedIn({
    session: buildSession('receptionist'),
    path: '/alerts',
    answers: [on(listAlerts, () => ({ open: [buildAlert({ kind: 'jobLate', job: 'tidy' })], handled: [] }))],
  })
  const alert = within(await screen.findByRole('article', { name: 'A job has not run' }))
  expect(alert.getByText('Cleanup')).toBeDefined()
  expect(alert.queryByRole('link')).toBeNull()
})

function at(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

it.each([
  [false, 0],
  [true, 1],
])('S21 in a hotel whose system is there: %s, the job for its feed is shown %i times', async (hasSystem, times) => {
  renderSignedIn({
    session: buildSession('manager', { hotels: [buildWorkplace('manager', { hasSystem })] }),
    path: '/jobs',
    answers: [quiet, on(listJobs, () => ({ jobs: [buildJob(), buildJob({ name: 'pullFeed' })] }))],
  })
  const table = within(await screen.findByRole('table', { name: 'Jobs' }))
  expect(table.queryAllByText('PMS feed')).toHaveLength(times)
})
