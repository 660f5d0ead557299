import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { LostCodeScreen } from './lost-code-screen.tsx'

const config: HotelConfigInput = {
  flags: {
    resend_code_enabled: true,
    lost_code_fields: [{ name: 'firstName' }, { name: 'endDate', mandatory: false }],
    printer_configuration: { paper_width_mm: 58 },
  },
}
const TOKEN = 'T'.repeat(43)
const concealed = { reference: '******', keyCode: '******', mainGuest: '******', endDate: '******' }
const revealed = { reference: 'FOY1011', keyCode: '204715', mainGuest: 'Piotr Kowalski', endDate: '2030-05-10' }

/** Answers as the server does: nothing without the right name. */
const server: Answers = {
  resendAccessCode: () => ({ emails: ['pio****@example.com'], reservation: concealed, logId: 'log-1' }),
  revealLostCode: ({ body }) =>
    body.fields.firstName === 'Piotr'
      ? { issues: {}, reservation: revealed }
      : { issues: { firstName: 'invalid-error' } },
  logLostCode: () => ({}),
  printAccessCode: () => ({ file: 'JVBERi0xLjM=' }),
  hubAccess: () => ({ hubs: [{ hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token: TOKEN }] }),
  endVisit: () => ({ csrf: 'next' }),
  raiseAlert: () => ({ state: 'open' }),
}

const here = { Screen: LostCodeScreen, path: '/resend-room-access-code/', appKey: 'kiosk', config }
const press = (name: string) => screen.findByRole('button', { name })
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const readCode = () => screen.getByRole('region', { name: 'Your door code' }).querySelector('[dir="ltr"]')?.textContent

async function openScreen(answers: Answers = {}, under: Partial<Parameters<typeof renderScreen>[0]> = {}) {
  const hub = new FakeHub()
  hub.token = TOKEN
  const rendered = await renderScreen({ ...here, answers: { ...server, ...answers }, ...under })
  const { user } = rendered
  await screen.findByRole('heading', { level: 1, name: 'Which room is yours?' })
  const find = async () => {
    await user.type(box(/Room number/), ' 204')
    await user.type(box(/Surname/), 'Kowalski')
    await user.click(await press('Find my code'))
  }
  const prove = async (firstName = 'Piotr') => {
    await user.clear(await screen.findByRole('textbox', { name: /First name/ }))
    await user.type(box(/First name/), firstName)
    await user.click(await press('Show my code'))
  }
  const print = async () => {
    const button = await press('Print')
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await user.click(button)
  }
  return { ...rendered, hub, find, prove, print }
}

it('LOSTCODE-01 LOSTCODE-09.a LOSTCODE-09.b requires room and surname, and sends nothing without both', async () => {
  const { user, askedOf } = await openScreen()
  await user.click(await press('Find my code'))
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  await user.type(box(/Surname/), 'Kowalski')
  await user.click(await press('Find my code'))
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(1)
  await user.clear(box(/Surname/))
  await user.type(box(/Room number/), '204')
  await user.click(await press('Find my code'))
  expect(askedOf('resendAccessCode')).toEqual([])
  // Any earlier request would have been sent by now.
  await user.type(box(/Surname/), 'Kowalski')
  await user.click(await press('Find my code'))
  await waitFor(() => expect(askedOf('resendAccessCode').length).toBeGreaterThan(0))
  expect(askedOf('resendAccessCode')).toMatchObject([{ body: { roomNumber: '204', surname: 'Kowalski' } }])
})

it('API-62.a MODEL-37.a MODEL-37.b LOSTCODE-02 sends them, and shows the masked addresses that were written to', async () => {
  const { askedOf, find } = await openScreen()
  await find()
  expect(await screen.findByText(/sent pio\*\*\*\*@example\.com a link to your code/)).toBeTruthy()
  expect(askedOf('resendAccessCode').map(({ body }) => body)).toEqual([
    { hotelId: 1, roomNumber: '204', surname: 'Kowalski' },
  ])
})

it('LOSTCODE-06 LOSTCODE-07.a LOSTCODE-07.d shows asterisks, and neither shows nor prints the code before the form matches', async () => {
  const { find, prove, askedOf } = await openScreen()
  await find()
  await screen.findByRole('heading', { name: 'Let’s confirm it’s you' })
  expect(screen.getByText('To protect your room, please tell us a little more.')).toBeTruthy()
  expect(readCode()).toBe('******')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  await prove('Jan')
  expect(await screen.findByText('That doesn’t match the booking.')).toBeTruthy()
  expect(readCode()).toBe('******')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  expect([askedOf('logLostCode'), askedOf('printAccessCode')]).toEqual([[], []])
})

it('LOSTCODE-10.a LOSTCODE-12 shows the configured fields, and marks a missing one', async () => {
  const { user, find, askedOf } = await openScreen()
  await find()
  const names = (await screen.findAllByRole('textbox')).map((one) => one.getAttribute('name'))
  expect(names[0]).toBe('firstName')
  expect(screen.getByRole('group', { name: /Date of departure/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Phone/ })).toBeNull()
  await user.click(await press('Show my code'))
  expect(screen.getAllByText('Please fill this in.').length).toBeGreaterThan(0)
  expect(askedOf('revealLostCode')).toEqual([])
})

it('LOSTCODE-03.a LOSTCODE-07.b LOSTCODE-07.c LOSTCODE-08.a API-63.a MODEL-37.e logs each time the code is shown, and the toggle hides it again', async () => {
  const { user, find, prove, askedOf } = await openScreen()
  await find()
  await prove()
  await waitFor(() => expect(readCode()).toBe('204715'))
  await user.click(await press('Hide'))
  expect(readCode()).toBe('******')
  await user.click(await press('Show'))
  await waitFor(() => expect(readCode()).toBe('204715'))
  expect(askedOf('logLostCode').map(({ body }) => body)).toEqual([
    { hotelId: 1, action: 'show_room_code', logId: 'log-1' },
    { hotelId: 1, action: 'show_room_code', logId: 'log-1' },
  ])
  expect(askedOf('revealLostCode')).toHaveLength(1)
})

it('LOSTCODE-08.a does not show the code if that cannot be logged', async () => {
  const logLostCode = () => {
    throw new Problem('offline')
  }
  const { find, prove } = await openScreen({ logLostCode })
  await find()
  await prove()
  expect(await screen.findByRole('alertdialog', { name: 'No internet connection' })).toBeTruthy()
  expect(screen.queryByText('204715')).toBeNull()
})

it('hides the code after a minute', async () => {
  const { find, prove } = await openScreen()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await find()
  await prove()
  await waitFor(() => expect(readCode()).toBe('204715'))
  const over = timers.mock.calls.find(([, delay]) => delay === 60_000)?.[0]
  timers.mockRestore()
  act(() => typeof over === 'function' && over())
  expect(readCode()).toBe('******')
})

it('LOSTCODE-03.b LOSTCODE-08.b API-63.b API-64.a API-64.b prints the server’s file on the kiosk’s printer, and logs it', async () => {
  const { print, find, prove, askedOf, hub } = await openScreen()
  await find()
  await prove()
  await print()
  expect(await screen.findByRole('button', { name: 'Printed' }, { timeout: 3_000 })).toBeTruthy()
  expect(askedOf('printAccessCode').map(({ body }) => body)).toEqual([
    {
      reservation: revealed,
      printer: { paper_width_mm: 58 },
      localTime: expect.stringMatching(/^2030-05-10T\d\d:00:00$/),
    },
  ])
  expect(hub.page.sent).toMatchObject([{ type: 'printReceipt', base64File: 'JVBERi0xLjM=' }])
  await waitFor(() =>
    expect(askedOf('logLostCode').at(-1)?.body).toEqual({ hotelId: 1, action: 'print_room_code', logId: 'log-1' }),
  )
})

it('LOSTCODE-18 reports a failed print with the specified message, and does not log it as printed', async () => {
  const { print, find, prove, askedOf, hub } = await openScreen()
  hub.onCommand = ({ id }, page) => page.say({ type: 'problem', id, code: 'deviceFailed', detail: 'no paper' })
  await find()
  await prove()
  await print()
  expect(await screen.findByText(/Error printing room code/)).toBeTruthy()
  expect(hub.page.sent.map(({ type }) => type)).toEqual(['printReceipt'])
  expect(askedOf('logLostCode').map(({ body }) => body.action)).toEqual(['show_room_code'])
})

it.each([
  ['LOSTCODE-15', 'reservationNotFound', /can’t find that name in this room/],
  ['LOSTCODE-16', 'roomCodeInvalid', /isn’t one of our room numbers/],
  ['LOSTCODE-16', 'badInput', /isn’t one of our room numbers/],
] as const)('%s %s is reported next to the form, which stays as it is', async (_, code, words) => {
  const resendAccessCode = () => {
    throw new Problem(code)
  }
  const { find, user, path } = await openScreen({ resendAccessCode })
  await find()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(path()).toBe('/resend-room-access-code/')
  await user.type(box(/Surname/), 'a')
  expect(screen.queryByText(words)).toBeNull()
})

it('LOSTCODE-17 any other failure goes to the common handler under this action', async () => {
  const resendAccessCode = () => {
    throw new Problem('unavailable')
  }
  const { find, path } = await openScreen({ resendAccessCode })
  await find()
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*action=Lost%20my%20room%20code/))
})

it('names a person after too many attempts, and notifies the desk', async () => {
  const revealLostCode = () => {
    throw new Problem('tooManyTries')
  }
  const { find, prove, askedOf } = await openScreen({ revealLostCode })
  await find()
  await prove()
  expect(await screen.findByText(/have told reception/)).toBeTruthy()
  await waitFor(() => expect(askedOf('raiseAlert')[0]?.body.reason).toBe('notProved'))
})

it('LOSTCODE-04 back leads home', async () => {
  const { user, path } = await openScreen()
  await user.click(await press('Back'))
  expect(path()).toBe('/home')
})

it('LOSTCODE-05 exit before the code is shown leads there too', async () => {
  const { user, find, path } = await openScreen()
  await find()
  await user.click(await press('Exit'))
  await waitFor(() => expect(path()).toBe('/select-language'))
})

it('LOSTCODE-05 exit opens the language screen and clears the guest', async () => {
  const { user, find, prove, path, askedOf } = await openScreen()
  await find()
  await prove()
  await user.click(await press('Done'))
  await waitFor(() => expect(path()).toBe('/select-language'))
  expect(askedOf('endVisit')).toHaveLength(1)
})

it('on a guest’s own phone only sends the code, and requests nothing that would show it', async () => {
  const { find, askedOf } = await openScreen({}, { appKey: 'own' })
  await find()
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeTruthy()
  expect(screen.getByText(/pio\*\*\*\*@example\.com/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your door code' })).toBeNull()
  expect(askedOf('revealLostCode')).toEqual([])
})

it('without an e-mail address, refers to reception and notifies it', async () => {
  const resendAccessCode = () => ({ emails: [], reservation: concealed, logId: 'log-1' })
  const { find, askedOf } = await openScreen({ resendAccessCode }, { appKey: 'own' })
  await find()
  expect(await screen.findByText(/Please come to reception/)).toBeTruthy()
  await waitFor(() => expect(askedOf('raiseAlert')[0]?.body.reason).toBe('notProved'))
})
