import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CurrentScreen } from '../../app/current-screen.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FarewellScreen } from './farewell-screen.tsx'

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const stay = {
  firstName: 'Maeve',
  roomNumber: '305',
  departedAt: '2030-05-10T08:40:00.000Z',
  total: euro(460_00),
  paid: euro(460_00),
  settledAtDesk: false,
  mailsTo: 'm···@example.com',
  billMailed: false,
  surveyed: false,
}
const here = { Screen: FarewellScreen, path: '/farewell/FOY1012', reservations: [] }
const star = (stars: number) => screen.findByRole('radio', { name: `${stars} star${stars === 1 ? '' : 's'}` })

it('shows the farewell, the total of the stay, and the check-out time', async () => {
  await renderScreen({ ...here, answers: { readCheckOut: () => stay } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Safe travels, Maeve' })).toBeTruthy()
  expect(screen.getByText(/checked out of room 305/)).toBeTruthy()
  expect(screen.getByText('€460.00')).toBeTruthy()
  expect(screen.getByText(/left at 10:40/)).toBeTruthy()
})

it('S23 shows the number of the guest’s invoice once it is issued', async () => {
  await renderScreen({ ...here, answers: { readCheckOut: () => ({ ...stay, invoice: 'FP-2026-00007' }) } })
  expect(await screen.findByText('FP-2026-00007')).toBeTruthy()
  expect(screen.getByText('Invoice')).toBeTruthy()
})

it('mails the bill once, and saves it on the guest’s own phone', async () => {
  const { user, askedOf } = await renderScreen({
    ...here,
    answers: {
      readCheckOut: () => stay,
      mailBill: () => ({ to: 'm···@example.com' }),
      makeBill: () => ({ name: 'FOY1012.pdf', content: btoa('%PDF') }),
    },
  })
  const bill = within(await screen.findByRole('region', { name: 'Your bill' }))
  await user.dblClick(bill.getByRole('button', { name: 'E-mail it to m···@example.com' }))
  expect(await bill.findByText('On its way to m···@example.com')).toBeTruthy()
  expect(askedOf('mailBill').map(({ body }) => body)).toEqual([{ reference: 'FOY1012' }])
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:bill', revokeObjectURL: () => {} }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(bill.getByRole('button', { name: 'Save as PDF' }))
  await waitFor(() => expect(click.mock.contexts[0]).toMatchObject({ download: 'FOY1012.pdf' }))
})

it('CHECKOUT-06 CHECKOUT-07 API-38.a a star opens the comment dialog, and both are sent as entered', async () => {
  const { user, askedOf } = await renderScreen({
    ...here,
    answers: { readCheckOut: () => stay, answerSurvey: () => ({}) },
  })
  await user.click(await star(4))
  const dialog = within(screen.getByRole('dialog', { name: 'What would you like to tell us?' }))
  expect(dialog.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true)
  await user.type(dialog.getByRole('textbox', { name: /Your comment/ }), 'Lovely terrace, cold coffee')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you for your feedback.')).toBeTruthy()
  expect(askedOf('answerSurvey').map(({ body }) => body)).toEqual([
    { rating: 4, comment: 'Lovely terrace, cold coffee' },
  ])
})

it('keeps a comment that could not be sent, and retries with the same key', async () => {
  let tries = 0
  const answerSurvey = () => {
    tries += 1
    if (tries === 1) throw new Problem('unavailable')
    return {}
  }
  const { user, askedOf } = await renderScreen({ ...here, answers: { readCheckOut: () => stay, answerSurvey } })
  await user.click(await star(1))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText(/couldn’t send it just now/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = askedOf('answerSurvey')
  expect(second).toEqual(first)
})

it('thanks a guest who has already answered, and does not ask again', async () => {
  await renderScreen({ ...here, answers: { readCheckOut: () => ({ ...stay, surveyed: true }) } })
  expect(await screen.findByText('Thank you for your feedback.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('clears the guest and restarts when finished', async () => {
  const answers = { readCheckOut: () => stay, endVisit: () => ({ csrf: 'new' }) }
  const { user, path, askedOf } = await renderScreen({ ...here, answers })
  await user.click(await screen.findByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(path()).toBe('/select-language'))
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('opens the farewell for a stay card that is opened after the stay', async () => {
  const { path } = await renderScreen({
    Screen: CurrentScreen,
    path: '/room-key/FOY1001?from=finish',
    reservations: [buildReservation({ state: 'departed' })],
    answers: { readCheckOut: () => stay },
  })
  await waitFor(() => expect(path()).toBe('/farewell/FOY1001'))
})
