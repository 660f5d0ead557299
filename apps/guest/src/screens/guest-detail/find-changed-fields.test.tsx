import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { findChangedFields } from './find-changed-fields.ts'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const read = buildGuest({ signatureState: 'uploaded', version: 1, phone2: '+49 15112345679' })
const { phone2: _, ...rest } = read
const theirs = { ...rest, street: 'Rue de la Paix 9', nationality: 'FRA', version: 2 }

it('names the fields that were changed elsewhere', () => {
  expect(findChangedFields(read, theirs).toSorted()).toEqual(['nationality', 'phone2', 'street'])
  expect(findChangedFields(read, { ...read, version: 2 })).toEqual([])
})

it('a stale save is rejected with what changed, keeps what was typed, and the next save uses the newer version', async () => {
  let saved = [read]
  const { user, path, askedOf, toasts } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    appKey: 'prechk',
    answers: {
      visitReservations: () => ({ reservations: [buildReservation({ guests: saved })] }),
      updateGuests: ({ body }) => {
        if (body.guests[0]?.version === 2) return { guests: [{ id: read.id }] }
        saved = [theirs]
        throw new Problem('guestChanged')
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const email = await screen.findByRole('textbox', { name: /E-mail/ })
  await user.clear(email)
  await user.type(email, 'new@example.com')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  const notice = await screen.findByText(/has just saved this guest/)
  const told = within(notice.parentElement as HTMLElement).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent).toSorted()).toEqual([
    'Nationality: France',
    'Second phone: undone',
    'Street and number: Rue de la Paix 9',
  ])
  expect(toasts).toEqual([])
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'new@example.com')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  const [first, second] = askedOf('updateGuests')
  expect(first?.body.guests[0]).toMatchObject({ version: 1, email: 'new@example.com' })
  expect(second?.body.guests[0]).toMatchObject({
    version: 2,
    email: 'new@example.com',
    street: 'Rue de la Paix 9',
    nationality: 'FRA',
  })
})
