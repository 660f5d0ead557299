import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CheckInScreen } from './check-in-screen.tsx'

const at = { Screen: CheckInScreen, path: '/check-in' }
const found = { searchReservations: () => ({ reservations: [buildReservation()] }) }
const notFound = {
  searchReservations: () => {
    throw new Problem('reservationNotFound')
  },
}

it('SEARCH-01.b SEARCH-02 does not submit an incomplete form and marks the missing field', async () => {
  const { user, askedOf } = await renderScreen({ ...at, answers: found })
  await user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY1001')
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(askedOf('searchReservations')).toHaveLength(0)
})

it('API-21.a API-21.b SEARCH-13.b sends what was typed and opens the booking', async () => {
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
    appId: 'own',
    allDueIn: false,
  })
})

it('G25 without a menu, the search offers the code of the stay that this phone has checked in', async () => {
  const room = { ...buildReservation().room, number: '306', keyCode: '482916' }
  const reservations = [buildReservation({ state: 'inHouse', room })]
  const { user, path } = await renderScreen({ ...at, reservations })
  await user.click(await screen.findByRole('button', { name: /Room 306 · show my code/ }))
  expect(path()).toBe('/room-key/FOY1001?from=check-in')
})

it('G8 searches once when the guest taps again while the next screen loads', async () => {
  const known = { ...at, path: '/check-in?voucher=FOY1001&surname=Soler' }
  const { user, path, askedOf } = await renderScreen({ ...known, answers: found })
  const button = await screen.findByRole('button', { name: 'Find my booking' })
  await user.click(button)
  await waitFor(() => expect(path()).toBe('/your-booking'))
  await user.click(button)
  expect(askedOf('searchReservations')).toHaveLength(1)
})

it('opens the guests directly where the hotel shows no list of bookings', async () => {
  const names = ['SearchReservation', 'GuestsList'] as const
  const config = { screens: names.map((name, order) => ({ name, order })) }
  const known = { ...at, path: '/check-in?voucher=FOY1001&surname=Soler' }
  const { user, path } = await renderScreen({ ...known, config, answers: found })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('SEARCH-01.a shows only the configured fields', async () => {
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

it('NAV-06.b fills voucher and surname from the address', async () => {
  await renderScreen({ ...at, path: '/check-in?voucher=FOY1001&surname=Soler' })
  expect(await screen.findByDisplayValue('FOY1001')).toBeTruthy()
  expect(screen.getByDisplayValue('Soler')).toBeTruthy()
})

it('SEARCH-04.a SEARCH-05 starts with the surname only, and requests the voucher if that does not find one booking', async () => {
  const { user } = await renderScreen({
    ...at,
    appKey: 'kiosk',
    config: { flags: { only_surname_search: true } },
    answers: notFound,
  })
  expect(await screen.findAllByRole('textbox')).toHaveLength(1)
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'Meyer{Enter}')
  expect(await screen.findByRole('textbox', { name: /Booking number/ })).toBe(document.activeElement)
  expect(screen.getByText(/The surname alone isn’t enough/)).toBeTruthy()
  expect(screen.queryByText('Please fill this in.')).toBeNull()
  await user.keyboard('FOY1')
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  expect(await screen.findByText(/We couldn’t find a booking with these details/)).toBeTruthy()
})

it.each([
  ['SEARCH-04.b no booking', []],
  ['SEARCH-05 several bookings', [buildReservation(), buildReservation({ id: 'b', reference: 'FOY1002' })]],
])('%s by surname only: requests the number and shows no stay', async (_, reservations) => {
  const answers = { searchReservations: () => ({ reservations }) }
  const { user, path } = await renderScreen({
    ...at,
    appKey: 'kiosk',
    config: { flags: { only_surname_search: true } },
    answers,
  })
  await user.type(await screen.findByRole('textbox', { name: /Surname/ }), 'Meyer{Enter}')
  expect(await screen.findByRole('textbox', { name: /Booking number/ })).toBeTruthy()
  expect(screen.getByText(/The surname alone isn’t enough/)).toBeTruthy()
  expect(path()).toBe('/check-in')
})

it('R7 a surname that is not enough leads to one more question, and shows nothing of the booking', async () => {
  const { user, path } = await renderScreen({
    ...at,
    appKey: 'kiosk',
    config: { flags: { only_surname_search: true } },
    answers: { searchReservations: () => ({ reservations: [], secondFactors: ['number', 'name'] }) },
  })
  await user.type(await screen.findByRole('textbox', { name: /Surname/ }), 'Soler{Enter}')
  await waitFor(() => expect(path()).toBe('/second-factor'))
})

it.each([['own'], ['frontapp'], ['prechk']])(
  'P4 SEARCH-03.a at %s requests number and surname together from the start, because the surname alone would fail',
  async (appKey) => {
    const { user, askedOf } = await renderScreen({
      ...at,
      appKey,
      config: { flags: { only_surname_search: true } },
      answers: found,
    })
    expect(await screen.findAllByRole('textbox')).toHaveLength(2)
    await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'Soler')
    await user.click(screen.getByRole('button', { name: 'Find my booking' }))
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    expect(askedOf('searchReservations')).toEqual([])
  },
)

it('keeps the number field after a reload once it was requested', async () => {
  const { user, reload } = await renderScreen({
    ...at,
    appKey: 'kiosk',
    config: { flags: { only_surname_search: true } },
    answers: notFound,
  })
  await user.type(await screen.findByRole('textbox', { name: /Surname/ }), 'Meyer{Enter}')
  await user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY2003')
  reload()
  expect(await screen.findByDisplayValue('FOY2003')).toBeTruthy()
})

it('SEARCH-14 reports a search that finds nothing until the guest types again', async () => {
  const { user } = await renderScreen({ ...at, path: '/check-in?voucher=FOY1&surname=Nobody', answers: notFound })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  expect(await screen.findByText(/We couldn’t find a booking/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'x')
  expect(screen.queryByText(/We couldn’t find a booking/)).toBeNull()
})

it.each([
  [
    'a kiosk that is not configured',
    new Problem('kioskNotConfigured'),
    {
      error: 'Pok no configurado',
      statusCode: '403',
      message_error: 'This kiosk isn’t set up for check-in.',
    },
  ],
  [
    'SEARCH-16.a SEARCH-16.b any other failure',
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

it('NAV-06.b a link to another booking replaces what was typed before; reloading the same link does not', async () => {
  const { user, reload } = await renderScreen({ ...at, path: '/check-in?voucher=FOY1001&surname=Solr' })
  await user.type(await screen.findByDisplayValue('Solr'), '{Backspace}er')
  reload()
  expect(await screen.findByDisplayValue('Soler')).toBeTruthy()
  history.replaceState(history.state, '', location.href.replace('FOY1001', 'FOY1002'))
  reload()
  expect(await screen.findByDisplayValue('FOY1002')).toBeTruthy()
  expect(screen.getByDisplayValue('Solr')).toBeTruthy()
})

it('limits the number to the length that the search accepts', async () => {
  const fields = [{ name: 'voucher', max_chars: 90 }, { name: 'surname' }]
  const assets = [{ type: 'FieldArray' as const, name: 'search' as const, fields }]
  const config = { screens: [{ name: 'SearchReservation' as const, order: 10, assets }] }
  const { user } = await renderScreen({ ...at, config })
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: /Booking number/ })
  await user.click(number)
  await user.paste('F'.repeat(200))
  expect(number.value).toHaveLength(64)
})

it('keeps what was typed after a reload', async () => {
  const { user, reload } = await renderScreen(at)
  await user.type(await screen.findByRole('textbox', { name: /Surname/ }), "O'Brien")
  reload()
  expect(await screen.findByDisplayValue("O'Brien")).toBeTruthy()
})

it('SEARCH-06 offers to scan a code only where the hotel reads codes', async () => {
  const { user, path, view } = await renderScreen({ ...at, config: { flags: { qr_search: true } } })
  await user.click(await screen.findByRole('button', { name: 'Scan a code from paper or another screen' }))
  expect(path()).toBe('/check-in-qr')
  view.unmount()
  await renderScreen(at)
  expect(await screen.findByRole('textbox', { name: /Surname/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Scan the code/ })).toBeNull()
})

it('G46–G51 the kiosk offers to scan the code in the e-mail, which is on the guest’s phone', async () => {
  await renderScreen({ ...at, appKey: 'kiosk', config: { flags: { qr_search: true } } })
  expect(await screen.findByRole('button', { name: 'Scan the code in your e-mail' })).toBeTruthy()
})

const lists = { ...at, appKey: 'kiosk', config: { flags: { list_all_due_in: true } } }
const arrivals = [
  buildReservation({ id: 'a', reference: '…001', customer: { firstName: 'Lucía', lastName: 'García' }, guests: [] }),
  buildReservation({ id: 'b', reference: '…002', customer: { firstName: 'Anna', lastName: 'Müller' }, guests: [] }),
]

it('SEARCH-13.a staff open the list of all arrivals with their password, and open the guest’s booking from it', async () => {
  const searchReservations = ({
    body,
  }: {
    body: { staffPassword?: string | undefined; picked?: string | undefined }
  }) => {
    if (body.staffPassword !== 'foyer-admin') throw new Problem('passwordInvalid')
    return { reservations: body.picked ? [buildReservation({ id: body.picked })] : arrivals }
  }
  const { user, path, askedOf } = await renderScreen({ ...lists, answers: { searchReservations } })
  await user.click(await screen.findByRole('button', { name: 'All arrivals today' }))
  const password = await screen.findByLabelText(/Password/)
  await user.type(password, 'guess{Enter}')
  expect(await screen.findByText('Password invalid')).toBeTruthy()
  expect(screen.queryByText('Anna Müller')).toBeNull()
  await user.type(password, 'foyer-admin{Enter}')
  expect(await screen.findByText('Lucía García')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Name or end of booking number' }), 'mull')
  expect(screen.queryByText('Lucía García')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Anna Müller/ }))
  await waitFor(() => expect(path()).toBe('/your-booking'))
  expect(askedOf('searchReservations').map(({ body }) => [body.allDueIn, body.picked])).toEqual([
    [true, undefined],
    [true, undefined],
    [true, 'b'],
  ])
})

it('does not offer the list on a guest’s own phone or where it is switched off', async () => {
  const { view } = await renderScreen({ ...lists, appKey: 'own' })
  await screen.findByRole('textbox', { name: /Surname/ })
  expect(screen.queryByRole('button', { name: 'All arrivals today' })).toBeNull()
  view.unmount()
  await renderScreen({ ...at, appKey: 'kiosk' })
  await screen.findByRole('textbox', { name: /Surname/ })
  expect(screen.queryByRole('button', { name: 'All arrivals today' })).toBeNull()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('closes the list of arrivals after inactivity', async () => {
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
])('offers to sign in on the search where accounts are %s', async (accounts, offered) => {
  await renderScreen({ ...at, config: { flags: { accounts } } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('button', { name: 'Sign in' })).toHaveLength(offered)
})

it('SEARCH-01.c accepts an empty optional field', async () => {
  const fields = [{ name: 'voucher' }, { name: 'surname', mandatory: true }]
  const assets = [{ type: 'FieldArray' as const, name: 'search' as const, fields }]
  const config = { screens: [{ name: 'SearchReservation' as const, order: 10, assets }] }
  const { user, askedOf } = await renderScreen({ ...at, config, answers: found })
  await user.type(await screen.findByRole('textbox', { name: /Surname/ }), 'Soler')
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(askedOf('searchReservations')).toHaveLength(1))
})

it.each([
  ['SEARCH-12.a the demo’s code opens the key directly', true, '/room-key/FOY1001'],
  ['SEARCH-12.b any other number opens the booking', undefined, '/your-booking'],
])('%s', async (_, isDemoKey, there) => {
  const { user, path } = await renderScreen({
    Screen: CheckInScreen,
    path: '/check-in?voucher=FOYERDEMO&surname=Anybody',
    answers: { searchReservations: () => ({ reservations: [buildReservation()], isDemoKey }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(path()).toBe(there))
})
