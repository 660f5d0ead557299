import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { changeNeeds, clearNeeds } from '../../site/needs.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RoomKeyScreen } from './room-key-screen.tsx'
import { listFittingWallets } from './use-wallet-pass.ts'

const { room } = buildReservation()
const second = buildGuest({ id: 'guest-2', index: 2, main: false, firstName: 'Jonas' })
const third = buildGuest({ id: 'guest-3', index: 3, main: false, firstName: 'Mia' })
const arrived = buildReservation({
  state: 'inHouse',
  guests: [buildGuest(), second, third],
  room: { ...room, keyCode: '482916' },
})
const here = { Screen: RoomKeyScreen, path: '/room-key/FOY1001', reservations: [arrived] }

const code = () => screen.findByRole('region', { name: 'Your door code' })
// The code is rendered twice: in groups for the eye, and once for screen readers.
const shown = async () => (await code()).textContent?.replaceAll(/\D/g, '')

it('shows the room, the directions and the door code, to two of the party by name', async () => {
  const hotelInfo = {
    wayToTheLift: { en: 'The lift is on your left' },
    breakfast: { from: '07:00', until: '10:30', place: { en: 'Loggia' } },
    checkOutUntil: '11:00',
  }
  const fetchInformation = () => ({ data: { wifi: { network: 'Palace', password: 'sea' } } })
  await renderScreen({ ...here, config: { hotelInfo }, answers: { fetchInformation } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your room, Ana and Jonas' })).toBeTruthy()
  expect(await shown()).toBe('482916482916')
  expect(screen.getByText('204')).toBeTruthy()
  expect(screen.getByText('Floor 2. The lift is on your left')).toBeTruthy()
  expect(await screen.findByText('Wi-Fi “Palace”')).toBeTruthy()
  expect(screen.getByText('Breakfast, Loggia')).toBeTruthy()
  expect(screen.getByText('until 11:00')).toBeTruthy()
})

it('shows a renter which car it is, and where its key is', async () => {
  const car = { plate: '4478 MBR', model: 'Teide 4', fuel: 'diesel', kilometres: 18_324 } as const
  const reservations = [{ ...arrived, rental: { car } }]
  await renderScreen({ ...here, reservations, config: { product: 'carRental' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your car, Ana and Jonas' })).toBeTruthy()
  for (const words of ['4478 MBR', 'Teide 4', 'Diesel', 'Mileage: 18,324 km', /Your key is in the key box/])
    expect(screen.getByText(words)).toBeTruthy()
})

it('keeps the code after a reload', async () => {
  const { reload } = await renderScreen(here)
  await code()
  reload()
  expect(await shown()).toBe('482916482916')
})

it('copies the code, and reports it when the browser does not allow that', async () => {
  const { user, toasts } = await renderScreen(here)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(toasts).toEqual(['We couldn’t copy the code. Please write it down.']))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(copied).toHaveBeenLastCalledWith('482916')
  copied.mockRestore()
})

it('adds room and code to the phone’s wallet, and says when that fails', async () => {
  let works = true
  const linkGooglePass = () => {
    if (!works) throw new Problem('notCheckedIn')
    return { url: '#pass' }
  }
  const { user, toasts, askedOf } = await renderScreen({ ...here, wallets: ['google'], answers: { linkGooglePass } })
  const add = await screen.findByRole('button', { name: 'Add to Google Wallet' })
  expect(screen.queryByRole('button', { name: 'Add to Apple Wallet' })).toBeNull()
  await user.click(add)
  await waitFor(() => expect(location.hash).toBe('#pass'))
  expect(askedOf('linkGooglePass')[0]?.body).toEqual({ reference: 'FOY1001' })
  works = false
  await user.click(add)
  await waitFor(() => expect(toasts).toEqual(['The pass cannot be made right now.']))
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', ['apple']],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 11)', ['google']],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['apple', 'google']],
])('%s is offered the wallets %j', (userAgent, wallets) => {
  expect(listFittingWallets(['apple', 'google'], userAgent)).toEqual(wallets)
})

it('G5 keeps the card with its dates on the guest’s own phone, and has nothing to finish on return', async () => {
  const { user, path, askedOf } = await renderScreen({
    ...here,
    path: '/room-key/FOY1001?from=check-in',
    answers: { endVisit: () => ({ csrf: 'new' }) },
  })
  expect(await shown()).toBe('482916482916')
  expect(screen.getByText('Fri 10 May – Mon 13 May')).toBeTruthy()
  expect(screen.getByText(/^This card stays on your phone/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I have my code' })).toBeNull()
  expect(askedOf('shareStayCard')).toEqual([])
  // A borrowed phone.
  await user.click(screen.getByRole('button', { name: 'Remove from this phone' }))
  await waitFor(() => expect(path()).toBe('/select-language'))
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('G21 G23 shows a full progress bar when nothing is left to do', async () => {
  const { view } = await renderScreen(here)
  await code()
  expect(screen.getAllByText('All done')).not.toEqual([])
  expect(view.container.querySelector('nav ol')?.getAttribute('style')).toContain('--part: 100%')
})

it('G23 G42 the floor plan shows the route, and describes it in words', async () => {
  const floorPlans = [{ floor: 2, upper: ['206', '204', '202'], lower: ['205', '203', null] }]
  const { view } = await renderScreen({ ...here, config: { hotelInfo: { floorPlans } } })
  await code()
  expect(screen.getByText('Floor 2. From the lift turn left, on the right just past 202')).toBeTruthy()
  const boxes = [...view.container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(boxes).toEqual(['206', '204', '202', '205', '203', 'Lift'])
})

/** Returns the animations that apply without reduced motion, for one class. */
function findMoving(className: string): string[] {
  const still = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const media = still.filter((rule) => rule instanceof CSSMediaRule)
  const wanted = media.filter(({ conditionText }) => conditionText.includes('prefers-reduced-motion: no-preference'))
  return wanted
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === `.${className}`)
    .map(({ style }) => style.getPropertyValue('animation').split(' ')[0] ?? '')
}

it('G23 the code slides in as a card unless the guest prefers reduced motion', async () => {
  await renderScreen(here)
  expect((await code()).closest('.card')).toBeTruthy()
  expect(findMoving('card')).toContain('laid')
})

const kiosk = { ...here, appKey: 'kiosk' }
const shareStayCard = () => ({ url: 'https://hotel.example/x', picture: 'aGVsbG8=', seconds: 180 })

it('G6 at the kiosk a QR code takes room and code to the phone, and is renewed before it expires', async () => {
  const { askedOf } = await renderScreen({ ...kiosk, fakeTimers: true, answers: { shareStayCard } })
  await vi.advanceTimersByTimeAsync(100)
  const picture = screen.getByRole('img', { name: /opens your stay card/ })
  expect(picture.getAttribute('src')).toBe('data:image/png;base64,aGVsbG8=')
  expect(askedOf('shareStayCard')).toMatchObject([{ body: { reference: 'FOY1001' } }])
  await vi.advanceTimersByTimeAsync(175_000)
  expect(askedOf('shareStayCard')).toHaveLength(2)
  expect(screen.queryByText(/stays on your phone/)).toBeNull()
})

it('G6 reserves space for the QR code, so that nothing below it jumps', async () => {
  let come = (_: ReturnType<typeof shareStayCard>) => {}
  const answer = new Promise<ReturnType<typeof shareStayCard>>((resolve) => {
    come = resolve
  })
  const { view } = await renderScreen({ ...kiosk, answers: { shareStayCard: () => answer } })
  await code()
  const place = () => view.container.querySelectorAll('[data-coming]').length
  expect([place(), screen.getAllByText(/^Point your phone/).length]).toEqual([1, 1])
  come(shareStayCard())
  expect(await screen.findByRole('img', { name: /opens your stay card/ })).toBeTruthy()
  expect(place()).toBe(0)
})

it('G6 offers a mail to a masked address', async () => {
  const mailStayCard = () => ({ to: 'a···@example.com' })
  const { user, askedOf } = await renderScreen({ ...kiosk, answers: { shareStayCard, mailStayCard } })
  await user.click(await screen.findByRole('button', { name: 'E-mail it to a···@example.com' }))
  expect(await screen.findByText('On its way to a···@example.com')).toBeTruthy()
  expect(askedOf('mailStayCard')).toMatchObject([{ body: { reference: 'FOY1001' } }])
})

it('G6 shows room and code even where no phone can open the link', async () => {
  const refused = () => {
    throw new Problem('notFound')
  }
  const { path } = await renderScreen({ ...kiosk, answers: { shareStayCard: refused } })
  expect(await shown()).toBe('482916482916')
  expect(screen.queryByRole('img', { name: /opens your stay card/ })).toBeNull()
  expect(path()).toBe('/room-key/FOY1001')
})

it.each([
  ['a card leaving the slot', { actual_hardware: 'tesa' }, 'leave'],
  ['a door with a keypad', {}, 'door'],
])('G6 the illustration: %s', async (_, flags, drawn) => {
  const { view } = await renderScreen({
    ...kiosk,
    config: { flags },
    reservations: [{ ...arrived, keys: { cards: arrived.adults } }],
    answers: { shareStayCard, hubAccess: () => ({ hubs: [] }) },
  })
  const picture = () => view.container.querySelector('main [aria-hidden] svg[viewBox="60 14 480 406"]')
  await waitFor(() => expect(picture()).toBeTruthy())
  expect((picture()?.querySelectorAll('circle').length ?? 0) > 8).toBe(drawn === 'door')
})

it('G23 shows a card sliding out of its slot where cards are issued', async () => {
  const { view } = await renderScreen({
    ...kiosk,
    config: { flags: { actual_hardware: 'tesa' } },
    reservations: [{ ...arrived, keys: { cards: arrived.adults } }],
    answers: { shareStayCard, hubAccess: () => ({ hubs: [] }) },
  })
  await waitFor(() => expect(view.container.querySelector('main svg g.card')).toBeTruthy())
  expect(findMoving('card')).toContain('leave')
})

it('P5 mails the guest as soon as there is a key, since many never reach the thank-you screen', async () => {
  const flags = { send_complete_checkin_email_to_client: true }
  const { askedOf } = await renderScreen({ ...here, config: { flags }, answers: { sendCompletionMails: () => ({}) } })
  await code()
  await waitFor(() => expect(askedOf('sendCompletionMails')).toHaveLength(1))
})

/** Records what the page plays and how the phone vibrates. */
function stubSenses() {
  const played: number[] = []
  const shaken = vi.fn()
  class Playing {
    currentTime = 0
    destination = {}
    close = async () => {}
  }
  class Note {
    constructor(_: unknown, { frequency }: { frequency: number }) {
      played.push(frequency)
    }
    connect = (next: unknown) => next
    start = () => {}
    stop = () => {}
  }
  class Loudness {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    connect = (next: unknown) => next
  }
  vi.stubGlobal('AudioContext', Playing)
  vi.stubGlobal('OscillatorNode', Note)
  vi.stubGlobal('GainNode', Loudness)
  Object.defineProperty(navigator, 'vibrate', { value: shaken, configurable: true })
  return { notes: () => played.length, shaken }
}

it('G23 plays the arrival sound and vibration once, not after a reload or on return', async () => {
  const { notes, shaken } = stubSenses()
  const { reload } = await renderScreen(here)
  await code()
  await waitFor(() => expect(notes()).toBe(2))
  expect(shaken).toHaveBeenCalledTimes(1)
  reload()
  await code()
  expect([notes(), shaken.mock.calls.length]).toEqual([2, 1])
})

it.each([
  ['a hotel that wants no sounds', { flags: { sounds: false } }, undefined, [0, 1]],
  ['a hotel that wants no movement', { flags: { movements: false } }, undefined, [2, 0]],
  ['a guest who wants no sounds', {}, { quiet: true }, [0, 1]],
  ['a guest who wants no movement', {}, { still: true }, [2, 0]],
])('G23 respects %s', async (_, config, needs, expected) => {
  const { notes, shaken } = stubSenses()
  clearNeeds()
  if (needs) changeNeeds(needs)
  onTestFinished(clearNeeds)
  await renderScreen({ ...here, path: '/room-key/FOY1001', config })
  if (needs) changeNeeds(needs)
  await code()
  expect([notes(), shaken.mock.calls.length]).toEqual(expected)
  expect(document.documentElement.dataset['still'] === '').toBe(expected[1] === 0)
})

it('T2 does not offer to copy the code to the clipboard of a hotel’s device', async () => {
  await renderScreen({ ...here, appKey: 'kiosk' })
  expect(await shown()).toBe('482916482916')
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})

it('continues to the thank-you screen', async () => {
  const { user, path } = await renderScreen(here)
  await user.click(await screen.findByRole('button', { name: 'I have my code' }))
  expect(path()).toBe('/finish/?code=FOY1001')
})

it('shows no code to a visit without one: a booking that has not arrived', async () => {
  const { place } = await renderScreen({ ...here, reservations: [buildReservation()] })
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject({ code: 'FOY1001', error: 'notCheckedIn' })
})

it('shows no code for a booking that it has not found', async () => {
  const { path } = await renderScreen({ ...here, reservations: [] })
  await waitFor(() => expect(path()).toBe('/check-in'))
})
