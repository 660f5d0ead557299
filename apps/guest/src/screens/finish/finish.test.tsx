import { Problem } from '@foyer/domain/problem/problem.ts'
import { aReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { keepForArrival, keptForArrival } from '../../journey/at-arrival.ts'
import { keepKeybox, keyboxOf } from '../../journey/keybox.ts'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FinishScreen } from './finish-screen.tsx'

const arrived = aReservation({ state: 'inHouse', room: { ...aReservation().room, keyCode: '482916' } })
const here = { Screen: FinishScreen, path: '/finish/?code=FOY1001', reservations: [arrived] }
const fiveStars = () => screen.findByRole('radio', { name: '5 stars' })

it('API-40.a FINISH-01 the log of the booking is completed when the thanks are reached, once', async () => {
  const { user, askedOf } = await renderScreen({ ...here, answers: { rateExperience: () => ({ success: true }) } })
  await waitFor(() => expect(askedOf('updateLog')).toHaveLength(1))
  expect(askedOf('updateLog')[0]).toMatchObject({ params: { code: 'FOY1001' }, body: { status: 'completed' } })
  await user.click(await fiveStars())
  expect(await screen.findByText('Thank you for telling us.')).toBeTruthy()
  expect(askedOf('updateLog')).toHaveLength(1)
})

const PRINTED = 'Your receipt comes out of the printer below.'

/** The thanks of somebody who has arrived at a kiosk with a printer. Time passes as the test says. */
async function withReceipt(onCommand?: FakeHub['onCommand']) {
  const hub = new FakeHub()
  hub.token = 'T'.repeat(43)
  const works = hub.onCommand
  if (onCommand) hub.onCommand = onCommand
  function Arrived() {
    useState(() => keepForArrival('receipt', { reference: 'FOY1001', value: 'JVBERi0xLjM=' }))
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
  // What prints is fetched when somebody has something to print.
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

it('API-49.h G6 G23 the receipt of an arrival comes out of the printer, once', async () => {
  const { printed } = await withReceipt()
  expect(screen.getByText(PRINTED)).toBeTruthy()
  expect(printed()).toMatchObject([receipt])
  expect(keptForArrival('receipt', 'FOY1001')).toBeUndefined()
})

it('API-49.h without paper the guest is told, and has it printed again once there is some', async () => {
  const { mend, pass, printed } = await withReceipt(({ id }, page) =>
    page.say({ type: 'problem', id, code: 'deviceFailed', detail: 'no paper' }),
  )
  expect(screen.getByText(/^Your receipt has not come out/)).toBeTruthy()
  expect(keptForArrival('receipt', 'FOY1001')).toBeUndefined()
  mend()
  await act(async () => screen.getByRole('button', { name: 'Print it again' }).click())
  await pass(2_000)
  expect(screen.getByText(PRINTED)).toBeTruthy()
  expect(printed()).toMatchObject([receipt, receipt])
})

it('API-28.a SHELL-23.a a rating is sent for the stay', async () => {
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
  ['is answered with errors', 'unexpected', () => ({ success: false, errors: ['too late'] })],
])(
  'API-28.b FINISH-04.a FINISH-04.b a rating that %s is logged, and nothing else',
  async (_case, code, rateExperience) => {
    const { user, path, toasts } = await renderScreen({ ...here, answers: { rateExperience } })
    const logged = vi.fn()
    vi.stubGlobal('reportError', logged)
    await user.click(await fiveStars())
    await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code })))
    expect([path(), toasts]).toEqual(['/finish/?code=FOY1001', []])
  },
)

it('shows the code once more', async () => {
  const { user, path } = await renderScreen({ ...here, appKey: 'kiosk' })
  await user.click(await screen.findByRole('button', { name: 'Show my code again' }))
  expect(path()).toBe('/room-key/FOY1001?from=finish')
})

it('G5 on one’s own phone nothing wipes the code: the thanks lead back to it', async () => {
  const { user, path, askedOf } = await renderScreen(here)
  expect(await screen.findByText(/stay on this phone until you leave/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'To my room and code' }))
  expect(path()).toBe('/room-key/FOY1001?from=finish')
  expect(askedOf('endVisit')).toEqual([])
})

it.each([
  ['nobody', {}, 0],
  ['the hotel', { send_complete_checkin_email_to_hotel: true }, 1],
  ['the guest', { send_complete_checkin_email_to_client: true }, 1],
])('API-42.a where %s is to be mailed, the thanks ask for it', async (_, flags, times) => {
  const { askedOf } = await renderScreen({ ...here, config: { flags }, answers: { sendCompletionMails: () => ({}) } })
  await fiveStars()
  await waitFor(() => expect(askedOf('sendCompletionMails')).toHaveLength(times))
  if (times) expect(askedOf('sendCompletionMails')[0]?.body).toMatchObject({ reference: 'FOY1001', appId: 'own' })
})

it('API-42.b mails that could not be asked for are told, and stop nobody', async () => {
  const sendCompletionMails = () => {
    throw new Problem('unavailable')
  }
  const flags = { send_complete_checkin_email_to_client: true }
  const { path } = await renderScreen({ ...here, config: { flags }, answers: { sendCompletionMails } })
  expect(await screen.findByText(/could not be mailed/)).toBeTruthy()
  expect(path()).toBe('/finish/?code=FOY1001&errorSendingEmail=true')
})

const customQr = { custom_qr_active: true, custom_qr_template: 'gate {room}', pms_hotel_id: 'PAL7' }

it('FINISH-02.a CONFIG-10.a API-41.a API-41.b P5 with custom_qr_active the hotel’s own code is made and shown', async () => {
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
  ['CONFIG-10.b switched off', {}, arrived],
  ['of who has no key', customQr, aReservation({ state: 'inHouse' })],
])('no code of the hotel is asked for %s', async (_, flags, reservation) => {
  const { askedOf } = await renderScreen({ ...here, reservations: [reservation], config: { flags } })
  await fiveStars()
  expect(askedOf('makeQr')).toEqual([])
})

it('a code of the hotel that could not be made stops nobody, and can be asked for again', async () => {
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
  ['says that the mail could not be sent', '&errorSendingEmail=true', true],
  ['says nothing', '', false],
  ['says nothing where it is refused', '&errorSendingEmail=false', false],
])('NAV-29.b the thanks %s', async (_, query, isSaid) => {
  await renderScreen({ ...here, path: `/finish/?code=FOY1001${query}` })
  await fiveStars()
  expect(screen.queryByText(/could not be mailed/) !== null).toBe(isSaid)
})

const keybox = () => screen.queryByRole('img', { name: 'QR code that opens the key box' })

it.each([
  ['a picture of this server', '/qr/1', true],
  ['a picture in the address itself', 'data:image/png;base64,iVBORw0KGgo=', true],
  ['a picture of somebody else', 'https://evil.example.com/1.png', false],
  ['another way to say that', '//evil.example.com/1.png', false],
  ['a program', 'javascript:alert(1)', false],
])('NAV-29.c keybox_opening_qr_uri with %s: shown is %s', async (_, uri, isShown) => {
  await renderScreen({ ...here, path: `/finish/?code=FOY1001&keybox_opening_qr_uri=${encodeURIComponent(uri)}` })
  await fiveStars()
  expect(keybox()?.getAttribute('src') ?? false).toBe(isShown && uri)
})

it.each([
  ['where keys lie in a box', { keybox: true }, arrived, true],
  ['of who has no key', { keybox: true }, aReservation({ state: 'inHouse' }), false],
  ['of a hotel without a box', {}, arrived, false],
])('API-49.i after a reload what opens the key box is asked for: %s', async (_, flags, reservation, isShown) => {
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

it('what opens the key box is known for one reservation, and for no other', async () => {
  keepKeybox({ reference: 'FOY1001', uri: '/qr/7' })
  expect([keyboxOf('FOY1001'), keyboxOf('FOY1002')]).toEqual(['/qr/7', undefined])
})

it('finishing forgets the guest, here and on the server', async () => {
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

it('R19 who has arrived is told so', async () => {
  await renderScreen(here)
  expect(await screen.findByText('You are checked in. Your room is waiting.')).toBeTruthy()
})

it.each([
  ['found nothing', []],
  ['not arrived', [aReservation()]],
])('R19 whoever has %s is not told that they are checked in', async (_, reservations) => {
  await renderScreen({ ...here, reservations })
  await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
  expect(screen.queryByText(/checked in/)).toBeNull()
})

it('a visit that has found nothing is thanked all the same, and asked nothing', async () => {
  const { askedOf } = await renderScreen({ ...here, reservations: [] })
  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(askedOf('updateLog')).toEqual([])
})
