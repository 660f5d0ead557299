import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const complete = buildGuest()
const { firstName: _first, lastName: _last, documentNumber: _number, ...nobodyYet } = buildGuest()
const second = { ...nobodyYet, id: 'guest-2', index: 2, main: false, email: 'second@example.com' }
const child = { ...second, id: 'guest-3', index: 3, adult: false, birthDate: '2024-01-01' }

const renderList = (under: Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'>) =>
  renderScreen({ Screen: GuestListScreen, path: '/guest-list/FOY1001', ...under })

it('GUESTS-01.a GUESTS-06.a GUESTS-06.b GUESTS-07.a G7 counts the guests, shows dashes and a description for a missing name, and offers an action for each', async () => {
  const third = { ...second, id: 'guest-3', index: 3, email: 'third@example.com' }
  const { user, path } = await renderList({ reservations: [buildReservation({ guests: [complete, second, third] })] })
  expect(await screen.findAllByText('1 of 3 guests done')).not.toHaveLength(0)
  const [first, next, last] = within(screen.getByRole('list', { name: 'Guests in this booking' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('Ana Soler')
  expect(within(first as HTMLElement).getByRole('button', { name: 'Edit guest 1, Ana Soler' })).toBeTruthy()
  expect(next?.textContent).toContain('Second guest----')
  const start = within(last as HTMLElement).getByRole('button', { name: 'Start with guest 3, Third guest' })
  expect(start.textContent).toBe('Start')
  await user.click(within(next as HTMLElement).getByRole('button', { name: 'Second guest' }))
  expect(path()).toBe('/guest-detail/FOY1001/2')
})

it('G7 describes a child without a name as the guest’s own', async () => {
  await renderList({
    config: { flags: { ask_children_information: true } },
    reservations: [buildReservation({ children: 1, guests: [complete, child] })],
  })
  expect(await screen.findByRole('button', { name: 'Your child' })).toBeTruthy()
})

it('GUESTS-07.b lets a complete guest be edited', async () => {
  const { user, path } = await renderList({})
  await user.click(await screen.findByRole('button', { name: 'Edit guest 1, Ana Soler' }))
  expect(path()).toBe('/guest-detail/FOY1001/1')
})

it('continues with the next incomplete guest', async () => {
  const jonas = { ...second, firstName: 'Jonas' }
  const { user, path } = await renderList({ reservations: [buildReservation({ guests: [complete, jonas] })] })
  await user.click(await screen.findByRole('button', { name: 'Continue with Jonas' }))
  expect(path()).toBe('/guest-detail/FOY1001/2')
})

it('continues to the signature when every guest is complete', async () => {
  const { user, path } = await renderList({})
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(path()).toBe('/signpad/FOY1001')
})

it('SIGN-02 skips the signature when no guest has to sign', async () => {
  const { user, place } = await renderList({
    reservations: [buildReservation({ guests: [buildGuest({ signatureState: 'uploaded' })] })],
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(place()?.screen).toBe('check-in-summary')
})

it('GUESTS-02.a GUESTS-13.b mentions booked children that the list does not show', async () => {
  await renderList({ reservations: [buildReservation({ children: 1, guests: [complete, child] })] })
  expect(await screen.findByText(/One child is also booked/)).toBeTruthy()
  expect(
    screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-state') && item.querySelector('p')),
  ).toHaveLength(1)
})

it('GUESTS-02.b GUESTS-11 GUESTS-13.a lists children after the others where the hotel requires their data', async () => {
  await renderList({
    config: { flags: { ask_children_information: true } },
    reservations: [buildReservation({ children: 1, guests: [child, complete] })],
  })
  expect(await screen.findByText(/One child is booked. We also need the child’s details/)).toBeTruthy()
  const cards = within(screen.getByRole('list', { name: 'Guests in this booking' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => /Child · /.test(textContent ?? ''))).toEqual([false, true])
})

it('GUESTS-09.a leads a guest who only lacks a signature to the pad', async () => {
  const { user, path } = await renderList({ config: { flags: { save_guests_one_by_one: true } } })
  await user.click(await screen.findByRole('button', { name: 'Continue with Ana' }))
  expect(path()).toBe('/signpad/FOY1001?guestIndex=1')
})

it('G10 G22 starts the log once, reports when another screen has the booking open, and continues here on request', async () => {
  let held = true
  const { user, askedOf, view } = await renderList({
    answers: {
      startLog: () => {
        if (held) throw new Problem('reservationInUse')
        return { success: true }
      },
      checkinHolder: () => ({ holder: { channel: 'ownDevice', seconds: 130, of: 300 } }),
      takeOverCheckin: () => {
        held = false
        return {}
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'This booking is open on another device' })).toBeTruthy()
  expect(await screen.findByText('Someone is checking in with it on a phone.')).toBeTruthy()
  expect(screen.getByRole('timer', { name: 'You can continue here in 3 minutes' })).toBeTruthy()
  await waitFor(() => expect(view.container.querySelector('[class="picture"] svg')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Continue here instead' }))
  expect(await screen.findByText('Ana Soler')).toBeTruthy()
  expect(askedOf('startLog').map(({ body }) => [body.reference, body.action, body.guestCount])).toEqual([
    ['FOY1001', 'checkin', 1],
    ['FOY1001', 'checkin', 1],
  ])
})

it('offers nothing before the server knows that this screen checks the booking in', async () => {
  let start = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  await renderList({
    answers: {
      startLog: async () => {
        await started
        return { success: true }
      },
    },
  })
  expect(await screen.findByText(/Opening your booking/)).toBeTruthy()
  expect(screen.queryByText('Ana Soler')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  start()
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
})

it('sends a booking that this visit has not found back to the search', async () => {
  const { path } = await renderList({ reservations: [buildReservation({ reference: 'FOY9999' })] })
  await screen.findByText('/check-in')
  expect(path()).toBe('/check-in')
})

it('calls the party drivers where cars are rented', async () => {
  await renderList({
    config: { product: 'carRental' },
    reservations: [buildReservation({ guests: [complete, second] })],
  })
  expect(await screen.findByRole('heading', { name: 'Who is driving?' })).toBeTruthy()
})

it('shows the group of a group booking', async () => {
  await renderList({ reservations: [buildReservation({ groupLocator: 'GRP77' })] })
  expect(await screen.findByText('Group GRP77')).toBeTruthy()
})

it('refers a booking without guests to reception', async () => {
  const { user } = await renderList({ reservations: [buildReservation({ guests: [] })] })
  await user.click(await screen.findByRole('button', { name: 'Ask reception' }))
  expect(await screen.findByRole('heading', { name: 'We’re here to help' })).toBeTruthy()
})

it('NAV-10.b keeps the group when opening a guest', async () => {
  const path = '/guest-list/FOY1001?groupLocator=GRP77'
  const { user, path: now } = await renderScreen({ Screen: GuestListScreen, path })
  await user.click(await screen.findByRole('button', { name: 'Edit guest 1, Ana Soler' }))
  expect(now()).toBe('/guest-detail/FOY1001/1?groupLocator=GRP77')
})

it('GUESTS-02.c does not mention children if there are none or all are complete', async () => {
  const { view } = await renderList({})
  await screen.findByText('Ana Soler')
  expect(screen.queryByText(/child/)).toBeNull()
  view.unmount()
  const lena = buildGuest({ ...child, firstName: 'Lena', lastName: 'Soler', documentNumber: 'X7654321' })
  await renderList({
    config: { flags: { ask_children_information: true } },
    reservations: [buildReservation({ children: 1, guests: [complete, lena] })],
  })
  await screen.findByText('Lena Soler')
  expect(screen.queryByText(/child is (also )?booked/)).toBeNull()
})

it('G35 continues with the child under the name on the card', async () => {
  await renderList({
    config: { flags: { ask_children_information: true } },
    reservations: [buildReservation({ children: 1, guests: [complete, child] })],
  })
  expect(await screen.findByRole('button', { name: 'Continue with your child' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue with guest 3' })).toBeNull()
})

it('G35 asks for the documents of children where they are needed', async () => {
  await renderList({
    config: { flags: { ask_children_information: true } },
    reservations: [buildReservation({ children: 1, guests: [{ ...second, main: true }, child] })],
  })
  expect(await screen.findByText(/everyone’s passport or identity card ready, the children’s too/)).toBeTruthy()
})

it('G41 does not call a guest all set before the check-in is', async () => {
  await renderList({})
  expect(await screen.findByRole('heading', { level: 1, name: 'Your details are complete' })).toBeTruthy()
})
