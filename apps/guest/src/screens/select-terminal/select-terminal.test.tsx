import { place as toPlace } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CurrentScreen } from '../../app/current-screen.tsx'
import { chooseTerminal, findChosenTerminal } from '../../journey/chosen-terminal.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const left = { id: 'lobby-1', name: 'Left kiosk', model: 'V400m', serialNumber: 'S-1' }
const right = { id: 'lobby-2', name: 'Right kiosk', model: 'Self/2000', serialNumber: 'S-2' }
const bus = { id: 'b-1', name: 'Bus one', manufacturer: 'ING', model: 'Lane' }

const several = { allow_payments: true, pos_provider: 'adyen', terminal_ids: ['lobby-1', 'lobby-2'] }
const ofBus = { allow_payments: true, pos_provider: 'leanbus' }

/** Each test uses its own app key, because messages shown once are stored per app. */
let apps = 0

async function renderOpened(flags: Record<string, unknown>, answers: Answers = {}, path = '/select-pos-terminal') {
  apps += 1
  const appKey = `kiosk-${apps}`
  let journey: ReturnType<typeof useJourney> | undefined
  const rendered = await renderScreen({
    // Rendered by its address, as in production.
    Screen: CurrentScreen,
    path,
    appKey,
    config: { apps: { [appKey]: { channel: 'kiosk', flags: { checkout_enabled: true, ...flags } } } },
    answers: { listTerminals: () => [left, right], listBusTerminals: () => [bus, { ...bus, id: 'b-2' }], ...answers },
    Beside: function Beside() {
      journey = useJourney()
      return null
    },
  })
  return { ...rendered, appKey, goHome: () => act(() => journey?.goTo(toPlace('home'))) }
}

const readStored = (appKey: string) => JSON.parse(localStorage.getItem(`foyer.terminal.${appKey}`) ?? 'null')

it('NAV-02 POS-01.a POS-01.b MODEL-38.a MODEL-38.c API-66.a API-66.b lists the terminals of this app, and stores the chosen one', async () => {
  const { user, path, askedOf, appKey } = await renderOpened(several)
  const cards = await screen.findAllByRole('button', { name: /kiosk/ })
  expect(cards.map((card) => card.textContent)).toEqual([
    'Left kioskV400mSerial number S-1',
    'Right kioskSelf/2000Serial number S-2',
  ])
  expect(document.querySelector('[data-phase]')).toBeNull()
  expect(askedOf('listTerminals').map(({ body }) => body)).toEqual([{ ids: ['lobby-1', 'lobby-2'] }])
  await user.click(screen.getByRole('button', { name: /Right kiosk/ }))
  expect(path()).toBe('/home')
  expect(readStored(appKey)).toEqual(right)
})

it('POS-02.a redirects home with payments off, and requests no terminals', async () => {
  const { path, askedOf } = await renderOpened({ ...several, allow_payments: false })
  await waitFor(() => expect(path()).toBe('/home'))
  expect(askedOf('listTerminals')).toEqual([])
})

it('POS-02.b selects the only terminal, and opens home', async () => {
  const { path } = await renderOpened({ ...several, terminal_ids: ['lobby-1'] })
  await waitFor(() => expect(path()).toBe('/home'))
})

it('POS-02.b selects the only terminal of several that the hotel has configured', async () => {
  const { path, appKey } = await renderOpened(several, { listTerminals: () => [right] })
  await waitFor(() => expect(path()).toBe('/home'))
  expect(readStored(appKey)).toMatchObject({ id: 'lobby-2' })
})

it('SHELL-15.c POS-02.c shows the list to staff who change the terminal, although one is chosen', async () => {
  apps += 1
  const appKey = `kiosk-${apps}`
  const rendered = await renderScreen({
    Screen: function Chosen() {
      localStorage.setItem(`foyer.terminal.${appKey}`, JSON.stringify(left))
      return <CurrentScreen />
    },
    path: '/select-pos-terminal?change=true',
    appKey,
    config: { apps: { [appKey]: { channel: 'kiosk', flags: several } } },
    answers: { listTerminals: () => [left, right] },
  })
  expect(await screen.findAllByRole('button', { name: /kiosk/ })).toHaveLength(2)
  expect(rendered.path()).toBe('/select-pos-terminal?change=true')
})

it('P31 POS-06 POS-03.a POS-03.b POS-02.b reports an empty list once, stores nothing, and continues without a terminal', async () => {
  const { path, place, appKey, goHome } = await renderOpened(several, { listTerminals: () => [] })
  await waitFor(() => expect(path()).toMatch(/^\/show-error/))
  expect(place()?.params).toMatchObject({
    action: 'Terminals',
    hideErrorTitle: 'true',
    message_error:
      'Payment gateway did not return any terminal. Please contact your payment gateway support team to fix this.',
  })
  expect(readStored(appKey)).toBeNull()
  goHome()
  await waitFor(() => expect(path()).toBe('/home'))
})

it('P31 POS-07.a POS-07.b POS-03.a a failed fetch opens show-error with its cause and whom to contact', async () => {
  const { path, place } = await renderOpened(several, {
    listTerminals: () => {
      throw new Problem('unavailable', 'no line to the gateway')
    },
  })
  await waitFor(() => expect(path()).toMatch(/^\/show-error/))
  expect(place()?.params['message_error']).toBe(
    'Error when tried to get terminals list: no line to the gateway. Please contact your payment gateway support team to fix this.',
  )
  expect(place()?.params['hideErrorTitle']).toBe('true')
})

it('POS-04.b MODEL-39.a API-67.a API-67.b lists several terminals of a bus provider', async () => {
  const { askedOf, user, path, appKey } = await renderOpened(ofBus)
  const cards = await screen.findAllByRole('button', { name: /Bus one/ })
  expect(cards.map((card) => card.textContent)).toEqual(['Bus oneING · Lane', 'Bus oneING · Lane'])
  expect(askedOf('listBusTerminals').map(({ body }) => body)).toEqual([{ hotelId: 1, appId: appKey }])
  await user.click(cards[0] as HTMLElement)
  expect([path(), readStored(appKey)]).toEqual(['/home', { id: 'b-1', name: 'Bus one', model: 'Lane' }])
})

it('POS-04.a POS-05 selects the only terminal of a bus provider, and opens home after three seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { path, appKey } = await renderOpened(ofBus, { listBusTerminals: () => [bus] })
  expect(await screen.findByText('Bus one was chosen because it’s the only one.')).toBeTruthy()
  expect([path(), readStored(appKey)?.id]).toEqual(['/select-pos-terminal', 'b-1'])
  const over = await vi.waitUntil(() => timers.mock.calls.find(([, delay]) => delay === 3_000)?.[0])
  timers.mockRestore()
  if (typeof over !== 'function') throw new Error('Nothing waits for three seconds.')
  act(() => over())
  expect(path()).toBe('/home')
})

it('ignores a chosen terminal that the hotel has removed', () => {
  const site = (terminals: string[]) =>
    ({
      appKey: 'kiosk-x',
      device: { enrolledOnly: true },
      policies: { payment: { allowed: true, provider: 'adyen', terminals, pmsDevices: [] } },
    }) as unknown as Parameters<typeof findChosenTerminal>[0]
  chooseTerminal(site(['a', 'b']), { id: 'a' })
  expect(findChosenTerminal(site(['a', 'b']))).toEqual({ id: 'a' })
  expect(findChosenTerminal(site(['b', 'c']))).toBeUndefined()
  expect(findChosenTerminal(site(['b']))).toEqual({ id: 'b' })
})
