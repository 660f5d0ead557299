import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PreCheckinScreen } from './pre-checkin-screen.tsx'

const LINK = 'Zm95ZXItZGVtby1saW5rLWZvci10b21vcnJvdy0xMDE'
const tomorrow = buildReservation({ startDate: '2030-05-11', roomReady: false })
const here = { Screen: PreCheckinScreen, path: `/pre-checkin/${LINK}`, appKey: 'prechk', reservations: [] }

/** Answers as the server does: nothing without the right answer. */
const opens = {
  openPreCheckin: ({ body }: { body: { surname?: string | undefined; arrivalDate?: string | undefined } }) => {
    if (!body.surname && !body.arrivalDate) return { reservations: [] }
    if (body.surname === 'Soler' || body.arrivalDate === '2030-05-11') return { reservations: [tomorrow] }
    throw new Problem('reservationNotFound')
  },
}

const rejectWith = (code: 'linkEnded' | 'tooManyTries') => ({
  openPreCheckin: ({ body }: { body: { surname?: string | undefined } }) => {
    if (code === 'tooManyTries' && !body.surname) return { reservations: [] }
    throw new Problem(code)
  },
})

const surname = () => screen.findByRole('textbox', { name: 'Surname on the booking' })
const submit = () => screen.getByRole('button', { name: 'Open my booking' })

it('NAV-28 SHELL-06.a a shared link requires the surname and shows nothing of the booking, then opens the guests', async () => {
  const { user, path, askedOf } = await renderScreen({ ...here, answers: opens })
  await screen.findByRole('heading', { level: 1, name: 'What is your surname?' })
  expect(document.body.textContent).toContain('Foyer Palace')
  expect(document.body.textContent).not.toMatch(/Soler|FOY1001|10 May/)
  await user.type(await surname(), 'Solar')
  await user.click(submit())
  expect(await screen.findByText(/doesn’t match this link/)).toBeTruthy()
  await user.clear(await surname())
  expect(screen.queryByText(/doesn’t match this link/)).toBeNull()
  await user.type(await surname(), 'Soler')
  await user.dblClick(submit())
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('openPreCheckin').map(({ body }) => body.surname)).toEqual([undefined, 'Solar', 'Soler'])
})

it('the arrival date opens it too, once it is a complete date', async () => {
  const { user, path, askedOf } = await renderScreen({ ...here, answers: opens })
  await user.click(await screen.findByRole('button', { name: 'Use the date of arrival instead' }))
  await screen.findByRole('heading', { level: 1, name: 'When will you arrive?' })
  const [day, month, year] = screen.getAllByRole('textbox')
  if (!day || !month || !year) throw new Error('A date has three parts.')
  await user.type(day, '11')
  await user.click(submit())
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  await user.type(month, '05')
  await user.type(year, '2030')
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('openPreCheckin')).toHaveLength(2)
})

it('NAV-28 a plain booking number opens the search with the number filled in', async () => {
  const { path, askedOf } = await renderScreen({ ...here, path: '/pre-checkin/FOY1015', answers: opens })
  await waitFor(() => expect(path()).toBe('/check-in?voucher=FOY1015'))
  expect(askedOf('openPreCheckin')).toEqual([])
})

it('does not ask again if this visit has already opened it', async () => {
  const { path } = await renderScreen({
    ...here,
    answers: { openPreCheckin: () => ({ reservations: [tomorrow] }) },
  })
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('shows a cancelled booking as cancelled', async () => {
  const { path } = await renderScreen({
    ...here,
    answers: { openPreCheckin: () => ({ reservations: [{ ...tomorrow, state: 'cancelled' }] }) },
  })
  await waitFor(() => expect(path()).toBe('/your-booking'))
})

it('reports an expired link and leads to the search', async () => {
  const { user, path } = await renderScreen({ ...here, answers: rejectWith('linkEnded') })
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
  await user.click(screen.getByRole('button', { name: 'Find my booking by number' }))
  expect(path()).toBe('/check-in')
})

it('reports too many attempts in place', async () => {
  const { user, path } = await renderScreen({ ...here, answers: rejectWith('tooManyTries') })
  await user.type(await surname(), 'Soler')
  await user.click(submit())
  expect(await screen.findByText(/You can use this link again in an hour/)).toBeTruthy()
  expect(path()).toBe(`/pre-checkin/${LINK}`)
})

it('reports a lost connection, and its retry continues with what was typed', async () => {
  let lost = true
  const { user, path } = await renderScreen({
    ...here,
    answers: {
      openPreCheckin: (asked) => {
        if (lost && asked.body.surname) throw new Problem('offline')
        return opens.openPreCheckin(asked)
      },
    },
  })
  await user.type(await surname(), 'Soler')
  await user.click(submit())
  await screen.findByRole('alertdialog', { name: 'No internet connection' })
  lost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})
