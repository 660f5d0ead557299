import { Problem } from '@foyer/domain/problem/problem.ts'
import { aReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CheckInScreen } from './check-in-screen.tsx'

const at = { Screen: CheckInScreen, path: '/check-in' }
const found = { searchReservations: () => ({ reservations: [aReservation()] }) }
const notFound = {
  searchReservations: () => {
    throw new Problem('reservationNotFound')
  },
}

it('SEARCH-02 an incomplete form is not sent, and says which field', async () => {
  const { user, askedOf } = await renderScreen({ ...at, answers: found })
  await user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY1001')
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(askedOf('searchReservations')).toHaveLength(0)
})

it('API-21 sends what was typed and leads to the booking', async () => {
  const { user, path, askedOf } = await renderScreen({ ...at, answers: found })
  await user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY1001')
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'Soler')
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(path()).toBe('/your-booking'))
  expect(askedOf('searchReservations')[0]?.body).toMatchObject({
    voucher: 'FOY1001',
    surname: 'Soler',
    isPok: false,
    hotel: 1,
  })
})

it('SEARCH-01 asks for the configured fields only', async () => {
  const search = [{ name: 'surname', mandatory: true }]
  await renderScreen({
    ...at,
    config: {
      screens: [
        { name: 'SearchReservation', order: 10, assets: [{ type: 'FieldArray', name: 'search', fields: search }] },
      ],
    },
  })
  expect(await screen.findAllByRole('textbox')).toHaveLength(1)
})

it('NAV-06 takes voucher and surname from the address', async () => {
  await renderScreen({ ...at, path: '/check-in?voucher=FOY1001&surname=Soler' })
  expect(await screen.findByDisplayValue('FOY1001')).toBeTruthy()
  expect(screen.getByDisplayValue('Soler')).toBeTruthy()
})

it('SEARCH-03 SEARCH-04 SEARCH-05 starts with the surname alone, and asks for the voucher when that does not find one booking', async () => {
  const { user } = await renderScreen({ ...at, config: { flags: { only_surname_search: true } }, answers: notFound })
  expect(await screen.findAllByRole('textbox')).toHaveLength(1)
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'Meyer{Enter}')
  expect(await screen.findByRole('textbox', { name: /Booking number/ })).toBeTruthy()
})

it('SEARCH-14 a search that finds nothing says so, and stops saying so when the guest types on', async () => {
  const { user } = await renderScreen({ ...at, path: '/check-in?voucher=FOY1&surname=Nobody', answers: notFound })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  expect(await screen.findByText(/We found no booking/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'x')
  expect(screen.queryByText(/We found no booking/)).toBeNull()
})

it.each([
  [
    'SEARCH-15 a kiosk that is not configured',
    new Problem('kioskNotConfigured'),
    { error: 'Pok no configurado', statusCode: '403' },
  ],
  [
    'SEARCH-16 any other failure',
    new Problem('unavailable', 'the database rests'),
    { error: 'Error inesperado', message_error: 'the database rests' },
  ],
])('%s opens show-error', async (_, problem, params) => {
  const searchReservations = () => {
    throw problem
  }
  const { user, place } = await renderScreen({
    ...at,
    path: '/check-in?voucher=FOY1001&surname=Soler',
    answers: { searchReservations },
  })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject(params)
})

it('keeps what was typed over a reload', async () => {
  const { user, reload } = await renderScreen(at)
  await user.type(await screen.findByRole('textbox', { name: /Surname/ }), "O'Brien")
  reload()
  expect(await screen.findByDisplayValue("O'Brien")).toBeTruthy()
})

it('SEARCH-06 offers to scan a code where the hotel reads codes, and only there', async () => {
  const { user, path, view } = await renderScreen({ ...at, config: { flags: { qr_search: true } } })
  await user.click(await screen.findByRole('button', { name: 'Scan the code in your e-mail' }))
  expect(path()).toBe('/check-in-qr')
  view.unmount()
  await renderScreen(at)
  expect(await screen.findByRole('textbox', { name: /Surname/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Scan the code/ })).toBeNull()
})

const lists = { ...at, appKey: 'kiosk', config: { flags: { list_all_due_in: true } } }
const arrivals = [
  aReservation({ id: 'a', reference: '…001', customer: { firstName: 'Lucía', lastName: 'García' }, guests: [] }),
  aReservation({ id: 'b', reference: '…002', customer: { firstName: 'Anna', lastName: 'Müller' }, guests: [] }),
]

it('SEARCH-13 staff open the list of all arrivals with their password, and from it the booking of the guest beside them', async () => {
  const searchReservations = ({
    body,
  }: {
    body: { staffPassword?: string | undefined; picked?: string | undefined }
  }) => {
    if (body.staffPassword !== 'foyer-admin') throw new Problem('passwordInvalid')
    return { reservations: body.picked ? [aReservation({ id: body.picked })] : arrivals }
  }
  const { user, path, askedOf } = await renderScreen({ ...lists, answers: { searchReservations } })
  await user.click(await screen.findByRole('button', { name: 'All arrivals today' }))
  const password = await screen.findByLabelText(/Password/)
  await user.type(password, 'guess{Enter}')
  expect(await screen.findByText('Password invalid')).toBeTruthy()
  expect(screen.queryByText('Anna Müller')).toBeNull()
  await user.type(password, 'foyer-admin{Enter}')
  expect(await screen.findByText('Lucía García')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Name or end of the number' }), 'mull')
  expect(screen.queryByText('Lucía García')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Anna Müller/ }))
  await waitFor(() => expect(path()).toBe('/your-booking'))
  expect(askedOf('searchReservations').map(({ body }) => [body.allDueIn, body.picked])).toEqual([
    [true, undefined],
    [true, undefined],
    [true, 'b'],
  ])
})

it('SEARCH-13 nobody on their own phone, and nobody where it is switched off, is offered the list', async () => {
  const { view } = await renderScreen({ ...lists, appKey: 'own' })
  await screen.findByRole('textbox', { name: /Surname/ })
  expect(screen.queryByRole('button', { name: 'All arrivals today' })).toBeNull()
  view.unmount()
  await renderScreen({ ...at, appKey: 'kiosk' })
  await screen.findByRole('textbox', { name: /Surname/ })
  expect(screen.queryByRole('button', { name: 'All arrivals today' })).toBeNull()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('the list of arrivals closes by itself when nobody touches it', async () => {
  const searchReservations = () => ({ reservations: arrivals })
  await renderScreen({ ...lists, answers: { searchReservations }, fakeTimers: true })
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'All arrivals today' }))
  await pass(100)
  fireEvent.change(screen.getByLabelText(/Password/), { target: { value: 'foyer-admin' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show the list' }))
  await pass(59_000)
  expect(screen.getByText('Anna Müller')).toBeTruthy()
  fireEvent.pointerDown(screen.getByText('Anna Müller'))
  await pass(59_000)
  expect(screen.getByText('Anna Müller')).toBeTruthy()
  await pass(2_000)
  expect(screen.queryByText('Anna Müller')).toBeNull()
  expect(screen.getByRole('textbox', { name: /Surname/ })).toBeTruthy()
})

it.each([
  [true, 1],
  [false, 0],
])('the search offers to sign in where accounts are %s', async (accounts, offered) => {
  await renderScreen({ ...at, config: { flags: { accounts } } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('button', { name: 'Sign in' })).toHaveLength(offered)
})
