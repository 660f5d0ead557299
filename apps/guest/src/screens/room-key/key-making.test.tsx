import type { KeyEncoderStatus } from '@foyer/contract/messages/device.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeHub, hello } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RoomKeyScreen } from './room-key-screen.tsx'

const KEY = '6f1c1f5e-6f4e-4c62-9d0c-0a3f0f8a1b11'
const HUB = 'ab'.repeat(32)
const GRANT = `eyJhIjoxfQ.${'s'.repeat(86)}`

const { room } = buildReservation()
const arrived = (changes: Partial<Reservation> = {}) =>
  buildReservation({
    state: 'inHouse',
    adults: 1,
    room: { ...room, keyCode: '482916' },
    keys: { cards: 0 },
    ...changes,
  })

interface Kiosk {
  readonly flags?: HotelConfigInput['flags']
  readonly reservation?: Reservation
  readonly query?: string
  readonly appKey?: string
  readonly encoder?: KeyEncoderStatus
  readonly answers?: Parameters<typeof renderScreen>[0]['answers']
}

/** Opens a kiosk with a fake card dispenser, which the test answers for. Uses fake timers. */
async function openKeyMachine({ flags, reservation = arrived(), query = '', appKey = 'kiosk', ...under }: Kiosk = {}) {
  const hub = new FakeHub()
  hub.token = 'T'.repeat(43)
  hub.isSilent = true
  let state: { state: 'granted' | 'done' | 'refused' | 'unknown'; cards: number; problem?: string } = {
    state: 'granted',
    cards: 0,
  }
  hub.onCommand = () => {}
  let isGreeted = false
  const view = await renderScreen({
    Screen: RoomKeyScreen,
    path: `/room-key/FOY1001${query}`,
    appKey,
    fakeTimers: true,
    config: { flags: flags ?? { actual_hardware: 'encoder' } },
    reservations: [reservation],
    answers: {
      hubAccess: () => ({ hubs: [{ hub: HUB, url: 'ws://127.0.0.1:9988/socketService', token: hub.token }] }),
      grantKey: ({ body }) => ({ id: KEY, grant: GRANT, cards: body.amount ?? reservation.adults }),
      readKey: () => state,
      fetchInformation: () => ({ data: {} }),
      shareStayCard: () => ({ url: 'https://hotel.example/x', picture: 'aGVsbG8=', seconds: 180 }),
      ...under.answers,
    },
  })
  /** Advances in steps of a second, with a heartbeat of the hub after each. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1_000)))
      if (isGreeted) await act(async () => hub.page.say({ type: 'beat' }))
    }
  }
  await pass(50)
  isGreeted = hub.sockets.length > 0
  if (isGreeted) await act(async () => hub.page.say({ ...hello, keyEncoder: under.encoder ?? { state: 'ready' } }))
  await pass(50)
  const commands = () => hub.sockets.flatMap(({ sent }) => sent).filter(({ type }) => /program/i.test(type))
  return {
    ...view,
    hub,
    pass,
    commands,
    card: (card: number) => act(async () => hub.page.say({ type: 'card', key: KEY, card })),
    /** The hub notifies the server first, then the page. */
    async settles(told: typeof state, problem?: 'noCards' | 'cardTakenBack' | 'cardsNotCreated') {
      state = told
      const id = commands().at(-1)?.id ?? ''
      await act(async () => hub.page.say(problem ? { type: 'problem', id, code: problem } : { type: 'done', id }))
      await pass(600)
    },
  }
}

const question = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name })

it('SHELL-03 NAV-23.a NAV-23.d DEVICE-04.b CONFIG-15.b KEY-03 KEY-17 KEY-08 KEY-02.b SHELL-12.c makes a card, has the guest take it, and continues', async () => {
  const kiosk = await openKeyMachine()
  expect(question('Making your key')).toBeTruthy()
  expect(kiosk.askedOf('grantKey')).toMatchObject([{ body: { reference: 'FOY1001', hub: HUB } }])
  expect(kiosk.commands()).toMatchObject([{ type: 'programCardVendor', grant: GRANT }])
  await kiosk.settles({ state: 'done', cards: 1 })
  // Always at least 3.5 s from the start, of which 0.7 s have passed.
  await kiosk.pass(2_700)
  expect(question('Making your key')).toBeTruthy()
  await kiosk.pass(200)
  expect(question('Take your key')).toBeTruthy()
  await kiosk.pass(4_800)
  expect(kiosk.path()).toBe('/room-key/FOY1001')
  await kiosk.pass(300)
  expect(kiosk.path()).toBe('/finish/?code=FOY1001')
})

it('KEY-02.a NAV-23.d continues to the screen in the address', async () => {
  const kiosk = await openKeyMachine({
    query: '?from=stay-card',
    reservation: arrived({ adults: 2, keys: { cards: 1 } }),
  })
  await act(async () => screen.getByRole('button', { name: 'Get another key card' }).click())
  await act(async () => screen.getByRole('button', { name: 'Make my key' }).click())
  await kiosk.pass(100)
  expect(kiosk.askedOf('grantKey')).toMatchObject([{ body: { amount: 1 } }])
  await kiosk.settles({ state: 'done', cards: 1 })
  await kiosk.pass(9_000)
  expect(kiosk.path()).toBe('/stay-card/FOY1001')
})

it('MODEL-06.b KEY-01.a offers each of two adults a card: asks how many, and shows each card', async () => {
  const kiosk = await openKeyMachine({ reservation: arrived({ adults: 2 }) })
  expect(question('How many keys would you like?')).toBeTruthy()
  expect(kiosk.askedOf('grantKey')).toEqual([])
  await act(async () => screen.getByRole('button', { name: 'Make my 2 keys' }).click())
  await kiosk.pass(100)
  expect(kiosk.askedOf('grantKey')).toMatchObject([{ body: { amount: 2 } }])
  const cards = () => screen.getAllByRole('listitem').filter((one) => one.textContent?.startsWith('Card'))
  expect(cards().map((one) => one.dataset['state'])).toEqual(['now', 'to-come'])
  await kiosk.card(1)
  expect(cards().map((one) => one.dataset['state'])).toEqual(['done', 'now'])
  expect(screen.getByText('1 of 2 cards ready')).toBeTruthy()
  await kiosk.card(2)
  await kiosk.settles({ state: 'done', cards: 2 })
  await kiosk.pass(3_500)
  expect(question('Take your keys')).toBeTruthy()
})

it('KEY-01.a when one of two cards came out, shows how many, and lets the guest make the other or continue', async () => {
  const twice = arrived({ adults: 2 })
  const kiosk = await openKeyMachine({ reservation: twice })
  await act(async () => screen.getByRole('button', { name: 'Make my 2 keys' }).click())
  await kiosk.pass(100)
  await kiosk.card(1)
  await kiosk.settles({ state: 'done', cards: 1, problem: 'keyNotCut' }, 'cardsNotCreated')
  await kiosk.pass(3_500)
  expect(question('Take your key')).toBeTruthy()
  expect(screen.getByText(/^One card didn’t come out/)).toBeTruthy()
  // The screen doesn't continue on a timer here.
  await kiosk.pass(20_000)
  await act(async () => screen.getByRole('button', { name: 'Make my key' }).click())
  await kiosk.pass(100)
  expect(kiosk.askedOf('grantKey')).toMatchObject([{ body: { amount: 2 } }, { body: { amount: 1 } }])
  await kiosk.settles({ state: 'done', cards: 1 })
  await kiosk.pass(3_500)
  expect(screen.queryByText(/didn’t come out/)).toBeNull()
  await kiosk.pass(5_500)
  expect(kiosk.path()).toBe('/finish/?code=FOY1001')
})

it('KEY-01.c NAV-23.c requests the number of cards in the address without asking', async () => {
  const kiosk = await openKeyMachine({ reservation: arrived({ adults: 3 }), query: '?keyAmount=2' })
  expect(kiosk.askedOf('grantKey')).toMatchObject([{ body: { amount: 2 } }])
})

it.each([
  ['NAV-23.c lets the server decide without an amount', '', { reference: 'FOY1001', hub: HUB }],
  [
    'NAV-23.b requests the room and day in the address',
    '?room=204&checkoutDate=2030-05-12',
    { reference: 'FOY1001', hub: HUB, roomNumber: '204', endDate: '2030-05-12' },
  ],
  [
    'NAV-23.e bookInformationSended changes nothing',
    '?bookInformationSended=true&checkoutDate=soon',
    { reference: 'FOY1001', hub: HUB },
  ],
])('%s', async (_, query, body) => {
  const kiosk = await openKeyMachine({ query })
  expect(kiosk.askedOf('grantKey').map((asked) => asked.body)).toEqual([body])
})

it('KEY-09 sends ProgramCard to the fake dispenser', async () => {
  const kiosk = await openKeyMachine({ flags: { fake_key_dispenser: true } })
  expect(kiosk.commands()).toMatchObject([{ type: 'ProgramCard', grant: GRANT }])
})

it('DEVICE-04.b KEY-07.a KEY-07.b opens show-error with a retry if no card has left the machine', async () => {
  const kiosk = await openKeyMachine()
  await kiosk.settles({ state: 'refused', cards: 0, problem: 'noCards' }, 'noCards')
  await kiosk.pass(3_500)
  expect(kiosk.path()).toMatch(/^\/show-error\?/)
  expect(Object.fromEntries(new URLSearchParams(kiosk.path().split('?')[1]))).toMatchObject({
    code: 'FOY1001',
    error: 'noCards',
    allowTryProgramKeyAgain: 'true',
  })
})

it('KEY-16 CONFIG-14.a shows the specific message of a unit that reads and dispenses', async () => {
  const kiosk = await openKeyMachine({ flags: { actual_hardware: 'iagona' } })
  await kiosk.settles({ state: 'refused', cards: 0, problem: 'cardsNotCreated' }, 'cardsNotCreated')
  await kiosk.pass(3_500)
  expect(new URLSearchParams(kiosk.path().split('?')[1]).get('message_error')).toBe(
    'Iagona Error: failed to create cards',
  )
})

it('KEY-14 shows the loader of such a unit for 21 s', async () => {
  const kiosk = await openKeyMachine({ flags: { actual_hardware: 'iagona' } })
  const part = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
  await kiosk.pass(10_500)
  expect([part() > 45, part() < 55]).toEqual([true, true])
  await kiosk.pass(10_000)
  expect(part()).toBeLessThan(100)
  await kiosk.pass(500)
  expect(part()).toBe(100)
})

it.each([
  ['the hub does not know the outcome', 'unknown', 'cardTakenBack'],
  ['no outcome is reported', 'granted', 'cardTakenBack'],
] as const)('%s: makes no second one, and refers to a person', async (_, state, problem) => {
  const kiosk = await openKeyMachine()
  await kiosk.settles({ state, cards: 0 }, problem)
  await kiosk.pass(20_000)
  expect(kiosk.path()).toMatch(/^\/show-error\?.*error=keyPending/)
  expect(kiosk.path()).not.toContain('allowTryProgramKeyAgain')
  expect(kiosk.askedOf('grantKey')).toHaveLength(1)
})

it.each([
  ['no_cards', 'noCards'],
  ['jammed', 'cardJammed'],
  ['away', 'deviceAway'],
] as const)('sends nothing to a machine that is %s, and uses up no grant', async (state, error) => {
  const kiosk = await openKeyMachine({ encoder: { state } })
  await kiosk.pass(4_000)
  expect(kiosk.path()).toMatch(new RegExp(`^/show-error\\?.*error=${error}`))
  expect([kiosk.askedOf('grantKey').length, kiosk.commands().length]).toEqual([0, 0])
})

it('a page that is reloaded while its card is being made waits for that card', async () => {
  const open = { id: KEY, state: 'granted' as const }
  const kiosk = await openKeyMachine({ reservation: arrived({ keys: { cards: 0, open } }) })
  const id = kiosk.commands()[0]?.id ?? ''
  await act(async () => kiosk.hub.page.say({ type: 'problem', id, code: 'grantUsed' }))
  await kiosk.pass(30_000)
  expect(question('Making your key')).toBeTruthy()
  await kiosk.settles({ state: 'done', cards: 1 })
  expect(question('Take your key')).toBeTruthy()
})

it('does not request a second key after a reload if the first one’s outcome is unknown', async () => {
  const open = { id: KEY, state: 'unknown' as const }
  const kiosk = await openKeyMachine({ reservation: arrived({ keys: { cards: 0, open } }) })
  expect(kiosk.path()).toMatch(/^\/show-error\?.*error=keyPending/)
  expect(kiosk.askedOf('grantKey')).toEqual([])
})

it('CONFIG-15.a KEY-04 a simulated key takes 5 s, and requests nothing', async () => {
  const kiosk = await openKeyMachine({ flags: { fake_key_generation: true, actual_hardware: 'encoder' } })
  await kiosk.pass(4_800)
  expect(question('Making your key')).toBeTruthy()
  await kiosk.pass(300)
  expect(question('Take your key')).toBeTruthy()
  expect([kiosk.askedOf('grantKey').length, kiosk.hub.sockets.length]).toEqual([0, 0])
})

it('MODEL-06.a API-18.a API-39.a API-39.b KEY-06.a KEY-18 API-77.c requests a code from a PIN provider, and stores it in the booking', async () => {
  const kiosk = await openKeyMachine({
    flags: { key_provider: 'salto:BUS' },
    answers: { generateKey: () => ({ keyCode: '771203' }), uploadAccessCode: () => ({}) },
  })
  expect(kiosk.askedOf('generateKey')).toMatchObject([
    {
      body: {
        roomNumber: '204',
        reference: 'FOY1001',
        startDate: '2030-05-10',
        endDate: '2030-05-13',
        operation: 'checkin',
        appId: 'kiosk',
      },
    },
  ])
  await kiosk.pass(100)
  expect(kiosk.askedOf('uploadAccessCode')).toMatchObject([
    { body: { reference: 'FOY1001', hotelId: 1, keyCode: '771203' } },
  ])
  await kiosk.pass(3_500)
  expect(question('Your door code is active')).toBeTruthy()
  await kiosk.pass(5_100)
  expect(question(/^Your room/)).toBeTruthy()
  expect(kiosk.askedOf('grantKey')).toEqual([])
})

it('SHELL-12.d makes no card on a phone, whatever the lobby has', async () => {
  const kiosk = await openKeyMachine({ appKey: 'own' })
  await kiosk.pass(1_000)
  expect(question(/^Your room/)).toBeTruthy()
  expect([kiosk.askedOf('grantKey').length, kiosk.hub.sockets.length]).toEqual([0, 0])
})

it('G39 a retry after a jam makes as many cards as were chosen, and does not ask again', async () => {
  const kiosk = await openKeyMachine({ reservation: arrived({ adults: 3 }) })
  await act(async () => screen.getByRole('radio', { name: '2 key cards' }).click())
  await act(async () => screen.getByRole('button', { name: 'Make my 2 keys' }).click())
  await kiosk.pass(100)
  await kiosk.settles({ state: 'refused', cards: 0, problem: 'cardJammed' }, 'cardsNotCreated')
  await kiosk.pass(4_000)
  expect(kiosk.path()).toMatch(/^\/show-error\?.*allowTryProgramKeyAgain=true/)
  history.pushState(null, '', location.pathname.replace(/\/show-error$/, '/room-key/FOY1001'))
  kiosk.reload()
  await act(() => vi.advanceTimersByTimeAsync(50))
  await act(async () => kiosk.hub.page.say({ ...hello, keyEncoder: { state: 'ready' } }))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(question('Making your keys')).toBeTruthy()
  expect(kiosk.askedOf('grantKey')).toMatchObject([{ body: { amount: 2 } }, { body: { amount: 2 } }])
})
