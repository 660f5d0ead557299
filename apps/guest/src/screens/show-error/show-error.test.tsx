import { place } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { recordNavigation } from '../../testing/record-navigation.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ShowErrorScreen } from './show-error-screen.tsx'

const reception = { hotelInfo: { reception: { name: 'Núria', phone: '+34 930000000' } } }
const at = (query: string) => ({ Screen: ShowErrorScreen, path: `/show-error?${query}`, config: reception })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('NAV-27.a shows our own message, with external details as plain text and a person by name', async () => {
  await renderScreen(at('code=FOY1001&action=Check-in&error=unavailable&message_error=%3Ci%3Ehousekeeping%3C%2Fi%3E'))
  await heading('The service isn’t responding')
  expect(screen.getByText('Check-in · <i>housekeeping</i>')).toBeTruthy()
  expect(screen.getByText(/^Núria at reception/)).toBeTruthy()
  expect(screen.getByText('+34 930000000')).toBeTruthy()
})

const declined = encodeURIComponent('Your bank declined this card. Another card may work.')

it.each(['Payment', 'pago'])('G31 a declined card is the title, said once, with what to do: %s', async (action) => {
  const query = `code=FOY1001&action=${action}&allowRetryPayment=true&error=paymentRefused&message_error=${declined}`
  const { view } = await renderScreen(at(query))
  await heading('Your bank declined this card')
  expect(screen.getByText('Nothing was charged. Please use another card or pay at reception.')).toBeTruthy()
  await screen.findByText('Booking FOY1001')
  const text = view.container.textContent ?? ''
  expect(text.match(/charged/g)).toHaveLength(1)
  expect(text.match(/declined/g)).toHaveLength(1)
  expect(text).not.toMatch(/pago/)
  expect(screen.getByRole('button', { name: 'Back to my bill' })).toBeTruthy()
})

it('G31 names the payment in the guest’s language', async () => {
  await renderScreen(at('code=FOY1001&action=pago&error=unavailable&message_error=busy'))
  expect(await screen.findByText('Payment · busy')).toBeTruthy()
})

it('P31 PAY-27.a after the last attempt the title is ‘Payment Error’, with a text about the limit', async () => {
  await renderScreen(at('code=FOY1001&action=pago&error=payLimit'))
  await heading('Payment Error')
  expect(screen.getByText(/^You’ve reached the number of attempts this hotel allows\./)).toBeTruthy()
})

it('G15 refers to a pick-up at a rental’s desk', async () => {
  const config = { ...reception, product: 'carRental' as const }
  await renderScreen({ ...at('code=FOY1001&action=Check-in&error=unavailable&message_error=busy'), config })
  expect(await screen.findByText('Pick-up · busy')).toBeTruthy()
  expect(screen.getByText('For the desk')).toBeTruthy()
})

it.each([
  'code=FOY1001&error=Call%20%2B1%20555&message_error=Pay%20to%20ES00%201234&action=Payment',
  'code=FOY1001&payInReception=true&message_error=Pay%20to%20ES00%201234',
  'error=unavailable&allowTryProgramKeyAgain=true&message_error=Pay%20to%20ES00%201234',
])(
  'R19 an address claims nothing about money, keys or numbers to a visit that has not found the reservation: %s',
  async (query) => {
    await renderScreen({ ...at(query), reservations: [] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/ES00|555|FOY1001/)).toBeNull()
    expect(screen.queryByText(/pay at reception|money|has been taken|not been charged/i)).toBeNull()
  },
)

it('ERROR-10.a ERROR-10.b NAV-27.f NAV-27.i shows the fallback without further information', async () => {
  await renderScreen(at('error=Boom&hideErrorTitle=false'))
  await heading('This action could not be performed')
  expect(screen.getByText(/^Unknown error/)).toBeTruthy()
  expect(screen.queryByText('You can pay at reception')).toBeNull()
})

it('NAV-27.i hideErrorTitle hides the title, not the help', async () => {
  await renderScreen(at('error=unavailable&hideErrorTitle=true'))
  await heading('Reception will help you')
})

it.each([
  ['ERROR-01.a NAV-27.d', 'allowTryProgramKeyAgain=true', 'Try my key again', '/room-key/FOY1001'],
  [
    'ERROR-01.b NAV-27.e',
    'allowRetryPayment=true&action=Payment',
    'Back to my bill',
    '/check-in-summary/FOY1001/-/-/-/-/-/-',
  ],
  ['ERROR-01.c NAV-27.b', 'error=guestsIncomplete', 'Try again', '/guest-list/FOY1001'],
])('%s %s: its retry continues', async (_, query, name, there) => {
  const { user, path } = await renderScreen(at(`code=FOY1001&${query}`))
  await user.click(await screen.findByRole('button', { name }))
  expect(path()).toBe(there)
})

it('NAV-27.f payInReception: refers to reception', async () => {
  const { user } = await renderScreen(at('code=FOY1001&action=Payment&payInReception=true'))
  expect(await screen.findByText('You can pay at reception')).toBeTruthy()
  const ask = screen.getByRole('button', { name: 'Ask reception' })
  expect(ask.dataset['kind']).toBe('primary')
  await user.click(ask)
  expect(await screen.findByRole('heading', { name: 'We’re here to help' })).toBeTruthy()
})

it.each([
  [
    'ERROR-03 NAV-27.b records an error',
    'action=Check-in&error=unavailable&message_error=busy',
    'error',
    'unavailable',
  ],
  [
    'ERROR-04.a ERROR-04.b records completion where there is no room',
    'action=Check-in&error=roomNotAvailable&message_error=busy',
    'completed',
    'roomNotAvailable',
  ],
  [
    'ERROR-04.a ERROR-04.b NAV-27.c records completion where the address requests it',
    'action=Check-in&error=No%20room&roomNotAvailable=true&message_error=busy',
    'completed',
    'No room',
  ],
] as const)('API-40.b %s in the booking’s log', async (_, query, status, error) => {
  const { askedOf } = await renderScreen(at(`code=FOY1001&${query}`))
  await waitFor(() => expect(askedOf('updateLog')).toHaveLength(1))
  expect(askedOf('updateLog')[0]).toMatchObject({
    params: { code: 'FOY1001' },
    body: { status, errors: ['Check-in', error, 'busy'] },
  })
})

it('ERROR-03 also logs another error that occurs while the first is shown', async () => {
  function Screen() {
    const { goTo } = useJourney()
    useEffect(() => goTo(place('show-error', { code: 'FOY1001', error: 'unavailable' })), [goTo])
    return <ShowErrorScreen />
  }
  const { askedOf } = await renderScreen({ ...at('code=FOY1001&error=roomNotReady'), Screen })
  await waitFor(() =>
    expect(askedOf('updateLog').map(({ body }) => body.errors)).toEqual([['roomNotReady'], ['unavailable']]),
  )
})

it('ignores a log entry that cannot be written', async () => {
  const updateLog = () => {
    throw new Problem('unavailable')
  }
  const { askedOf, path } = await renderScreen({ ...at('code=FOY1001&error=unavailable'), answers: { updateLog } })
  await waitFor(() => expect(askedOf('updateLog')).toHaveLength(1))
  expect(path()).toBe('/show-error?code=FOY1001&error=unavailable')
})

it('writes no log without a booking', async () => {
  const { askedOf } = await renderScreen(at('error=unavailable'))
  await screen.findByRole('button', { name: 'Try again' })
  expect(askedOf('updateLog')).toEqual([])
})

it('NAV-55.c back leads only to the language', async () => {
  const { user, path } = await renderScreen(at('code=FOY1001'))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(path()).toBe('/select-language')
})

it('ERROR-02.b NAV-27.h a hotel device that is signed out opens its sign-in', async () => {
  const assigned = recordNavigation()
  await renderScreen({ ...at('statusCode=401'), appKey: 'kiosk', answers: { endVisit: () => ({ csrf: 'next' }) } })
  await waitFor(() => expect(assigned).toEqual(['/pok/']))
})

it('ERROR-02.a clears the page’s session before it goes there', async () => {
  const assigned = recordNavigation()
  const before: unknown[] = []
  const endVisit = () => {
    before.push(...assigned, readFromVisit('draft'))
    return { csrf: 'next' }
  }
  const Screen = () => {
    useState(() => saveToVisit('draft', 'something'))
    return <ShowErrorScreen />
  }
  const { askedOf } = await renderScreen({ ...at('statusCode=401'), Screen, appKey: 'kiosk', answers: { endVisit } })
  await waitFor(() => expect(assigned).toEqual(['/pok/']))
  expect([askedOf('endVisit').length, before]).toEqual([1, [undefined]])
})

it('ERROR-15.a a screen controlled by the desk shows an error for ten seconds, then returns to its screensaver', async () => {
  const { path } = await renderScreen({
    ...at('code=FOY1001&error=unavailable'),
    appKey: 'frontapp',
    answers: { endVisit: () => ({ csrf: 'new' }) },
    fakeTimers: true,
  })
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  expect(path()).toMatch(/^\/show-error/)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(path()).toBe('/lean-frontapp-screensaver/')
})

it('ERROR-15.b any other screen shows it until the guest leaves it', async () => {
  const { path } = await renderScreen({ ...at('code=FOY1001&error=unavailable'), fakeTimers: true })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(path()).toMatch(/^\/show-error/)
})

it.each([
  ['with its booking', 'code=FOY1001&error=roomNotReady', { problem: 'roomNotReady', reference: 'FOY1001' }],
  ['without one', 'error=unavailable', { problem: 'unavailable' }],
  ['with our own code for an external error', 'error=Boom', { problem: 'unexpected' }],
])('FRONTAPP-02 notifies the desk about an error, %s', async (_, query, data) => {
  const { desk } = await renderScreen({ ...at(query), appKey: 'frontapp' })
  await waitFor(() => expect(desk.told).toEqual([{ type: 'error', data }]))
})

it.each([
  ['a guest’s own phone can call', 'own', 'tel:+34930000000'],
  ['a hotel’s device only shows the number', 'kiosk', undefined],
])('G23 %s', async (_, appKey, href) => {
  await renderScreen({ ...at('code=FOY1001&error=roomNotReady'), appKey })
  const number = await screen.findByText('+34 930000000')
  expect(number.getAttribute('href') ?? undefined).toBe(href)
})
