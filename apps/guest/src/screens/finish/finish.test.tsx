import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { readForArrival, storeForArrival } from '../../journey/arrival-storage.ts'
import { findKeybox, storeKeybox } from '../../journey/keybox.ts'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FinishScreen } from './finish-screen.tsx'

const arrived = buildReservation({ state: 'inHouse', room: { ...buildReservation().room, keyCode: '482916' } })
const here = { Screen: FinishScreen, path: '/finish/?code=FOY1001', reservations: [arrived] }
const fiveStars = () => screen.findByRole('radio', { name: '5 stars' })

it('API-40.a FINISH-01 completes the booking’s log once when the thank-you screen is reached', async () => {
  const { user, askedOf } = await renderScreen({ ...here, answers: { rateExperience: () => ({ success: true }) } })
  await waitFor(() => expect(askedOf('updateLog')).toHaveLength(1))
  expect(askedOf('updateLog')[0]).toMatchObject({ params: { code: 'FOY1001' }, body: { status: 'completed' } })
  await user.click(await fiveStars())
  expect(await screen.findByText('Thank you for your feedback.')).toBeTruthy()
  expect(askedOf('updateLog')).toHaveLength(1)
})

const PRINTED = 'Please take your receipt from the printer below.'

/** Renders the screen for a guest who has arrived at a kiosk with a printer. Uses fake timers. */
async function renderWithReceipt(onCommand?: FakeHub['onCommand']) {
  const hub = new FakeHub()
  hub.token = 'T'.repeat(43)
  const works = hub.onCommand
  if (onCommand) hub.onCommand = onCommand
  function Arrived() {
    useState(() => storeForArrival('receipt', { reference: 'FOY1001', value: 'JVBERi0xLjM=' }))
    return <FinishScreen />
  }
  const url = 'ws://127.0.0.1:9988/socketService'
  await renderScreen({
    ...here,
    Screen: Arrived,
    appKey: 'kiosk',
    fakeTimers: true,
    answers: {
      hubAccess: () => ({ hubs: [{ hub: 'ab'.repeat(32), url, token: hub.token ?? '' }] }),
      saveSocketVersion: () => ({}),
    },
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(50)
  // The printing code is loaded only when there is something to print.
  await act(() => vi.dynamicImportSettled())
  await pass(2_000)
  return {
    mend: () => {
      hub.onCommand = works
    },
    pass,
    printed: () => hub.sockets.flatMap(({ sent }) => sent).filter(({ type }) => type === 'printReceipt'),
  }
}

const receipt = { type: 'printReceipt', base64File: 'JVBERi0xLjM=' }

it('API-49.h G6 G23 prints the arrival receipt once', async () => {
  const { printed } = await renderWithReceipt()
  expect(screen.getByText(PRINTED)).toBeTruthy()
  expect(printed()).toMatchObject([receipt])
  expect(readForArrival('receipt', 'FOY1001')).toBeUndefined()
})

it('API-49.h reports missing paper, and prints again once there is some', async () => {
  const { mend, pass, printed } = await renderWithReceipt(({ id }, page) =>
    page.say({ type: 'problem', id, code: 'deviceFailed', detail: 'no paper' }),
  )
  expect(screen.getByText(/^Your receipt didn’t come out/)).toBeTruthy()
  expect(readForArrival('receipt', 'FOY1001')).toBeUndefined()
  mend()
  await act(async () => screen.getByRole('button', { name: 'Print it again' }).click())
  await pass(2_000)
  expect(screen.getByText(PRINTED)).toBeTruthy()
  expect(printed()).toMatchObject([receipt, receipt])
})

it('API-28.a SHELL-23.a sends a rating for the stay', async () => {
  const { user, askedOf } = await renderScreen({ ...here, answers: { rateExperience: () => ({ success: true }) } })
  await user.click(await fiveStars())
  await waitFor(() => expect(askedOf('rateExperience')).toHaveLength(1))
  expect(askedOf('rateExperience')[0]).toMatchObject({ params: { reservationId: arrived.id }, body: { rating: 5 } })
})

it.each([
  [
    'cannot be sent',
    'unavailable',
    () => {
      throw new Problem('unavailable')
    },
  ],
  ['returns errors', 'unexpected', () => ({ success: false, errors: ['too late'] })],
])('API-28.b FINISH-04.a FINISH-04.b a rating that %s is only logged', async (_case, code, rateExperience) => {
  const { user, path, toasts } = await renderScreen({ ...here, answers: { rateExperience } })
  const logged = vi.fn()
  vi.stubGlobal('reportError', logged)
  await user.click(await fiveStars())
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code })))
  expect([path(), toasts]).toEqual(['/finish/?code=FOY1001', []])
})

it('shows the code again', async () => {
  const { user, path } = await renderScreen({ ...here, appKey: 'kiosk' })
  await user.click(await screen.findByRole('button', { name: 'Show my code again' }))
  expect(path()).toBe('/room-key/FOY1001?from=finish')
})

it('G5 keeps the code on the guest’s own phone, and links back to it', async () => {
  const { user, path, askedOf } = await renderScreen(here)
  expect(await screen.findByText(/stay on this phone until you leave/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show my room and code' }))
  expect(path()).toBe('/room-key/FOY1001?from=finish')
  expect(askedOf('endVisit')).toEqual([])
})

it.each([
  ['no one', {}, 0],
  ['the hotel', { send_complete_checkin_email_to_hotel: true }, 1],
  ['the guest', { send_complete_checkin_email_to_client: true }, 1],
])('API-42.a requests mails to %s as configured', async (_, flags, times) => {
  const { askedOf } = await renderScreen({ ...here, config: { flags }, answers: { sendCompletionMails: () => ({}) } })
  await fiveStars()
  await waitFor(() => expect(askedOf('sendCompletionMails')).toHaveLength(times))
  if (times) expect(askedOf('sendCompletionMails')[0]?.body).toMatchObject({ reference: 'FOY1001', appId: 'own' })
})

it('API-42.b reports mails that could not be requested, without blocking the guest', async () => {
  const sendCompletionMails = () => {
    throw new Problem('unavailable')
  }
  const flags = { send_complete_checkin_email_to_client: true }
  const { path } = await renderScreen({ ...here, config: { flags }, answers: { sendCompletionMails } })
  expect(await screen.findByText(/couldn’t e-mail/)).toBeTruthy()
  expect(path()).toBe('/finish/?code=FOY1001&errorSendingEmail=true')
})

const customQr = { custom_qr_active: true, custom_qr_template: 'gate {room}', pms_hotel_id: 'PAL7' }

it('FINISH-02.a CONFIG-10.a API-41.a API-41.b P5 with custom_qr_active creates and shows the hotel’s own code', async () => {
  const { askedOf } = await renderScreen({
    ...here,
    config: { flags: customQr },
    answers: { makeQr: () => ({ picture: 'iVBORw0KGgo=' }) },
  })
  const picture = await screen.findByRole('img', { name: 'QR code of the hotel for your stay' })
  expect(picture.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=')
  expect(askedOf('makeQr').map(({ body }) => body)).toEqual([
    { reference: 'FOY1001', template: 'gate {room}', pmsHotelId: 'PAL7' },
  ])
})

it.each([
  ['CONFIG-10.b where it is switched off', {}, arrived],
  ['for a guest without a key', customQr, buildReservation({ state: 'inHouse' })],
])('requests no hotel code %s', async (_, flags, reservation) => {
  const { askedOf } = await renderScreen({ ...here, reservations: [reservation], config: { flags } })
  await fiveStars()
  expect(askedOf('makeQr')).toEqual([])
})

it('a hotel code that could not be created does not block the guest, and can be requested again', async () => {
  let tries = 0
  const makeQr = () => {
    tries += 1
    if (tries === 1) throw new Problem('badInput')
    return { picture: 'iVBORw0KGgo=' }
  }
  const { user } = await renderScreen({ ...here, config: { flags: customQr }, answers: { makeQr } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: /of the hotel/ })).toBeTruthy()
})

it.each([
  ['reports that the mail could not be sent', '&errorSendingEmail=true', true],
  ['shows nothing', '', false],
  ['shows nothing if the address denies it', '&errorSendingEmail=false', false],
])('NAV-29.b the thank-you screen %s', async (_, query, isSaid) => {
  await renderScreen({ ...here, path: `/finish/?code=FOY1001${query}` })
  await fiveStars()
  expect(screen.queryByText(/couldn’t e-mail/) !== null).toBe(isSaid)
})

const keybox = () => screen.queryByRole('img', { name: 'QR code that opens the key box' })

it.each([
  ['a picture of this server', '/qr/1', true],
  ['an inline picture', 'data:image/png;base64,iVBORw0KGgo=', true],
  ['a picture of another server', 'https://evil.example.com/1.png', false],
  ['a protocol-relative address', '//evil.example.com/1.png', false],
  ['a script', 'javascript:alert(1)', false],
])('NAV-29.c keybox_opening_qr_uri with %s (%s) is shown only if it is safe', async (_, uri, isShown) => {
  await renderScreen({ ...here, path: `/finish/?code=FOY1001&keybox_opening_qr_uri=${encodeURIComponent(uri)}` })
  await fiveStars()
  expect(keybox()?.getAttribute('src') ?? false).toBe(isShown && uri)
})

it.each([
  ['where keys are in a key box', { keybox: true }, arrived, true],
  ['for a guest without a key', { keybox: true }, buildReservation({ state: 'inHouse' }), false],
  ['at a hotel without a key box', {}, arrived, false],
])('API-49.i requests the key box code after a reload where it applies: %s', async (_, flags, reservation, isShown) => {
  const { askedOf } = await renderScreen({
    ...here,
    config: { flags },
    reservations: [reservation],
    answers: { keyboxQr: () => ({ keyboxQrUri: 'data:image/png;base64,iVBORw0KGgo=' }) },
  })
  await fiveStars()
  if (isShown) await waitFor(() => expect(keybox()?.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo='))
  expect(askedOf('keyboxQr').map(({ body }) => body)).toEqual(isShown ? [{ reference: 'FOY1001' }] : [])
})

it('knows the key box code of one reservation only', async () => {
  storeKeybox({ reference: 'FOY1001', uri: '/qr/7' })
  expect([findKeybox('FOY1001'), findKeybox('FOY1002')]).toEqual(['/qr/7', undefined])
})

it('clears the guest on the device and on the server when finished', async () => {
  const { user, path, askedOf } = await renderScreen({
    ...here,
    appKey: 'kiosk',
    answers: { endVisit: () => ({ csrf: 'new' }) },
  })
  sessionStorage.setItem('foyer.search', '{"surname":"Soler"}')
  await user.click(await screen.findByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(path()).toBe('/select-language'))
  expect(sessionStorage).toHaveLength(0)
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('R19 a guest who has arrived reads that they are checked in', async () => {
  await renderScreen(here)
  expect(await screen.findByText('You’re checked in. Your room is waiting.')).toBeTruthy()
})

it.each([
  ['found nothing', []],
  ['not arrived', [buildReservation()]],
])('R19 a guest who has %s does not read that they are checked in', async (_, reservations) => {
  await renderScreen({ ...here, reservations })
  await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
  expect(screen.queryByText(/checked in/)).toBeNull()
})

it('thanks a visit that has found nothing, and requests nothing', async () => {
  const { askedOf } = await renderScreen({ ...here, reservations: [] })
  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(askedOf('updateLog')).toEqual([])
})

it('G39 offers a guest with a key card the room again, not a code', async () => {
  const config = { flags: { actual_hardware: 'encoder' } }
  const { user, path } = await renderScreen({ ...here, appKey: 'kiosk', config })
  await user.click(await screen.findByRole('button', { name: 'Show my room again' }))
  expect(screen.queryByRole('button', { name: /code/ })).toBeNull()
  expect(path()).toBe('/room-key/FOY1001?from=finish')
})
