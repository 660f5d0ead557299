import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { HomeScreen } from './home-screen.tsx'

const home = { Screen: HomeScreen, path: '/home' }

const names = async () => {
  await screen.findByRole('heading', { name: 'What would you like to do?' })
  return screen.getAllByRole('listitem').map((item) => item.querySelector('[class="name"]')?.textContent)
}

it.each([
  ['HOME-03.b HOME-04.b', { walkin_enabled: true }, ['Check in', 'Book a room now']],
  ['HOME-02.b HOME-04.b', { resend_code_enabled: true }, ['Check in', 'Get my door code again']],
  ['HOME-02.b HOME-03.b', { checkout_enabled: true }, ['Check in', 'Check out']],
  [
    'HOME-01',
    { walkin_enabled: true, resend_code_enabled: true, checkout_enabled: true },
    ['Check in', 'Book a room now', 'Get my door code again', 'Check out'],
  ],
])('%s offers what the hotel has switched on', async (_, flags, offered) => {
  await renderScreen({ ...home, config: { flags } })
  expect(await names()).toEqual(offered)
})

it('HOME-02.a each option opens its screen, and there is no back button', async () => {
  const { user, path } = await renderScreen({ ...home, config: { flags: { walkin_enabled: true } } })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: /Book a room now/ }))
  expect(path()).toBe('/walk-in/')
})

it('HOME-04.a offers check-out where it is switched on, and opens its screen', async () => {
  const { user, path } = await renderScreen({ ...home, config: { flags: { checkout_enabled: true } } })
  await user.click(await screen.findByRole('button', { name: /Check out/ }))
  expect(path()).toBe('/checkout/-/-/-/-/-')
})

it('HOME-03.a offers the lost door code, and opens its screen', async () => {
  const { user, path } = await renderScreen({ ...home, config: { flags: { resend_code_enabled: true } } })
  await user.click(await screen.findByRole('button', { name: /Get my door code again/ }))
  expect(path()).toBe('/resend-room-access-code/')
})

const stay = buildReservation({
  state: 'inHouse',
  room: { ...buildReservation().room, number: '306', keyCode: '482916' },
})
const menu = { flags: { resend_code_enabled: true, checkout_enabled: true } }

it.each(['Room 306 · show my code', 'Get my door code again'])(
  'G25 a phone that has checked in shows its code without asking for room and surname: %s',
  async (name) => {
    const { user, path } = await renderScreen({ ...home, config: menu, reservations: [stay] })
    await screen.findByRole('button', { name: /Room 306/ })
    expect((await names())[0]).toBe('Room 306 · show my code')
    await user.click(screen.getByRole('button', { name: new RegExp(name) }))
    expect(path()).toBe('/room-key/FOY1001?from=home')
  },
)

it('G25 a hotel’s own screen doesn’t look for an earlier guest’s stay', async () => {
  const { askedOf } = await renderScreen({ ...home, appKey: 'kiosk', config: menu, reservations: [stay] })
  expect(await names()).toEqual(['Check in', 'Get my door code again', 'Check out'])
  expect(askedOf('visitReservations')).toEqual([])
})

it('HOME-05 skips home if check-in is the only option', async () => {
  const { path } = await renderScreen(home)
  await waitFor(() => expect(path()).toBe('/check-in'))
  expect(screen.queryByRole('heading', { name: 'What would you like to do?' })).toBeNull()
})

it('HOME-06 going back from check-in leads to the language if it is the only option', async () => {
  function ToHome() {
    const { goTo } = useJourney()
    return <Button onPress={() => goTo(place('home'), 'back')}>home</Button>
  }
  const { user, path } = await renderScreen({ Screen: ToHome, path: '/check-in' })
  await user.click(await screen.findByRole('button', { name: 'home' }))
  await waitFor(() => expect(path()).toBe('/select-language'))
})

it('HOME-12 HOME-13 shows a success message as plain text for ten seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { path } = await renderScreen({
    ...home,
    path: '/home?success=%3Cb%3ESee%20you%3C%2Fb%3E',
    config: { flags: { checkout_enabled: true } },
  })
  expect((await screen.findByText('<b>See you</b>')).closest('[role="status"]')).toBeTruthy()
  const over = timers.mock.calls.find(([, delay]) => delay === 10_000)?.[0]
  timers.mockRestore()
  act(() => typeof over === 'function' && over())
  expect(screen.queryByText('<b>See you</b>')).toBeNull()
  expect(path()).toBe('/home')
})

const terminals = { allow_payments: true, pos_provider: 'adyen', terminal_ids: ['a', 'b'] }
const pmsDevices = { allow_payments: true, pms_device_ids: ['p', 'q'] }
const bus = { allow_payments: true, pos_provider: 'leanbus' }

const choices: [title: string, flags: HotelConfigInput['flags'], chosen: string | undefined, leadsTo: string][] = [
  ['HOME-08.a several terminals and none chosen', terminals, undefined, '/select-pos-terminal'],
  ['HOME-08.b payments not allowed', { ...terminals, allow_payments: false }, undefined, '/home'],
  ['HOME-08.c one is chosen already', terminals, 'a', '/home'],
  ['HOME-08.d one terminal only', { ...terminals, terminal_ids: ['a'] }, undefined, '/home'],
  ['HOME-09.a several PMS devices', pmsDevices, undefined, '/select-pos-terminal'],
  ['HOME-09.b several PMS devices and one chosen', pmsDevices, 'q', '/home'],
  ['HOME-10.a a bus provider', bus, undefined, '/select-pos-terminal'],
  ['HOME-10.b a bus provider and one chosen', bus, 'x', '/home'],
  ['HOME-11 one PMS device', { ...pmsDevices, pms_device_ids: ['p'] }, undefined, '/home'],
]

it.each(choices)('%s', async (_, flags, chosen, leadsTo) => {
  function ToHome() {
    const { goTo } = useJourney()
    return <Button onPress={() => goTo(place('home'))}>home</Button>
  }
  const config = { flags: { checkout_enabled: true, ...flags } }
  const { user, path } = await renderScreen({ Screen: ToHome, path: '/check-in', appKey: 'kiosk', config })
  if (chosen) localStorage.setItem('foyer.terminal.kiosk', JSON.stringify({ id: chosen }))
  await user.click(await screen.findByRole('button', { name: 'home' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'home' })).toBeNull())
  expect(path()).toBe(leadsTo)
})
