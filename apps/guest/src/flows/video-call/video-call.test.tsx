import type { CallUpdate } from '@foyer/contract/messages/video-call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { createFakeCall } from '@foyer/web/testing/fake-call.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { openVideoCall } from '../../alert/video-call-state.ts'
import { IdleWatcher } from '../../app/watchers/idle-watcher.tsx'
import { ReceptionDialog } from '../../frame/help/reception-dialog.tsx'
import { clearVisitStorage } from '../../site/visit-storage.ts'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { VideoCallWatcher } from './video-call-watcher.tsx'

const MINUTE = 60_000
const session = { apiKey: 'service', sessionId: '5f0f9d0e-0f0a-4a5e-8e0b-2c6a1d2b3c4d', token: 'token' }
const hello: CallUpdate = { type: 'hello', iceServers: [{ urls: ['stun:a.example'] }], relayOnly: true }
const state = (state: 'asked' | 'ringing' | 'answered' | 'ended', more: object = {}) =>
  ({ type: 'state', state, busy: false, ...more }) as const
const answered = state('answered', { by: 'Marta' })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const dialog = () => screen.queryByRole('dialog', { hidden: true })

afterEach(() => clearVisitStorage())

const Beside = () => (
  <>
    <IdleWatcher />
    <VideoCallWatcher />
  </>
)

async function renderCall(devices: Parameters<typeof createFakeCall>[0] = {}, answers: Answers = {}) {
  const rendered = await renderScreen({
    Screen: () => null,
    Beside,
    path: '/guest-list/FOY1001',
    appKey: 'kiosk',
    config: { flags: { video_call: true } },
    fakeTimers: true,
    answers: {
      videoConfig: () => session,
      trackEvent: () => ({}),
      raiseAlert: () => ({ state: 'open' }),
      endVisit: () => ({ csrf: 'next' }),
      ...answers,
    },
  })
  const call = createFakeCall(devices)
  await act(async () => openVideoCall())
  await act(() => vi.dynamicImportSettled())
  await pass(0)
  return { ...rendered, ...call }
}

it('VIDEO-01 API-31.a API-31.b the video chat modal opens with the answer of video-chat-config', async () => {
  const { askedOf, socket } = await renderCall()
  expect(dialog()).toBeTruthy()
  expect(askedOf('videoConfig')[0]?.body).toMatchObject({
    hotelId: 1,
    isPok: true,
    action: 'call',
    screen: 'guest-list',
  })
  expect(socket().address).toContain(`key=service&session=${session.sessionId}`)
  expect(socket().protocols).toContain('foyer-token.token')
})

it('VIDEO-02.a VIDEO-02.b repeats the request every 3000 ms until the call is answered', async () => {
  const { open, hear, sent } = await renderCall()
  await open()
  await hear(hello, state('asked'))
  expect(sent('request')).toHaveLength(1)
  await pass(2_999)
  expect(sent('request')).toHaveLength(1)
  await pass(1)
  expect(sent('request')).toHaveLength(2)
  await hear(state('ringing'))
  await pass(6_000)
  expect(sent('request')).toHaveLength(4)
  expect(screen.getByRole('heading', { name: 'Ringing at reception' })).toBeTruthy()
  await hear(answered)
  await pass(60_000)
  expect(sent('request')).toHaveLength(4)
})

it('VIDEO-03 video starts as soon as the call is answered: the page offers its picture and shows the remote one', async () => {
  const { open, hear, sent, peer, peers, own, remote } = await renderCall()
  await open()
  await hear(hello, state('ringing'))
  expect(peers()).toHaveLength(0)
  await hear(answered)
  await pass(0)
  expect(peer().config).toEqual({ iceServers: [{ urls: ['stun:a.example'] }], iceTransportPolicy: 'relay' })
  expect(peer().added).toEqual(own)
  expect(sent('signal')).toMatchObject([{ signal: { round: 1, data: { kind: 'offer', sdp: 'an offer' } } }])
  await hear({ type: 'signal', signal: { round: 1, data: { kind: 'answer', sdp: 'theirs' } } })
  expect(peer().remote).toEqual({ type: 'answer', sdp: 'theirs' })
  await remote()
  expect(screen.getByLabelText('Marta at reception')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'You’re talking to Marta' })).toBeTruthy()
})

it('VIDEO-04 hanging up ends the call: the other end is notified, the camera is off, the modal is closed', async () => {
  const { open, hear, sent, own, peer } = await renderCall()
  await open()
  await hear(hello, answered)
  await press('Hang up')
  expect(sent('hangUp')).toHaveLength(1)
  expect(own.every(({ stop }) => stop.mock.calls.length > 0)).toBe(true)
  expect(dialog()).toBeNull()
  await hear(state('ended', { why: 'guest' }))
  expect(peer().close).toHaveBeenCalled()
})

it('the picture continues until the server has confirmed the hang-up, but for at most five seconds', async () => {
  const { open, hear, peer, socket } = await renderCall()
  await open()
  await hear(hello, answered)
  await press('Hang up')
  await pass(4_999)
  expect(peer().close).not.toHaveBeenCalled()
  await pass(1)
  expect(peer().close).toHaveBeenCalled()
  expect(socket().close).toHaveBeenCalled()
})

it('a picture that ends after hanging up asks for no reason', async () => {
  const { open, hear, remote, sent } = await renderCall()
  await open()
  await hear(hello, answered)
  const tracks = await remote()
  await press('Hang up')
  await act(async () => tracks.forEach((track) => void track.fire('ended')))
  await pass(4_999)
  expect(sent('lost')).toEqual([])
})

it('a hang-up while the connection is down is sent when it is back', async () => {
  const { open, hear, lose, sent, sockets } = await renderCall()
  await open()
  await hear(hello, answered)
  await lose()
  await press('Hang up')
  expect(sent('hangUp')).toHaveLength(0)
  await pass(1_000)
  await open()
  expect(sent('hangUp')).toHaveLength(1)
  expect(sockets()).toHaveLength(2)
  expect(sent('request')).toHaveLength(1)
})

it('VIDEO-05 closes when the remote stream ends', async () => {
  const { open, hear, sent, own, remote, toasts } = await renderCall()
  await open()
  await hear(hello, answered)
  const [video, audio] = await remote()
  await act(async () => video?.fire('ended'))
  expect(dialog()).toBeTruthy()
  await act(async () => audio?.fire('ended'))
  await pass(2_000)
  expect(sent('lost')).toHaveLength(1)
  await hear(state('ended', { why: 'lost' }))
  expect(dialog()).toBeNull()
  expect(own.every(({ stop }) => stop.mock.calls.length > 0)).toBe(true)
  expect(toasts).toEqual(['The connection was lost and the call has ended.'])
})

it.each([
  ['from the server, after the picture', 1_999, 'desk', 'Reception has ended the call.'],
  ['from the server, after a request', 6_999, 'desk', 'Reception has ended the call.'],
  ['from no one', 7_000, undefined, 'The connection was lost and the call has ended.'],
] as const)('the reason why a picture has ended comes %s', async (_, after, why, words) => {
  const { open, hear, remote, toasts } = await renderCall()
  await open()
  await hear(hello, answered)
  const tracks = await remote()
  await act(async () => tracks.forEach((track) => void track.fire('ended')))
  await pass(after)
  if (why) await hear(state('ended', { why }))
  expect(dialog()).toBeNull()
  expect(toasts).toEqual([words])
})

it('VIDEO-05 closes the modal and informs the guest when reception hangs up', async () => {
  const { open, hear, toasts } = await renderCall()
  await open()
  await hear(hello, answered, state('ended', { why: 'desk' }))
  expect(dialog()).toBeNull()
  expect(toasts).toEqual(['Reception has ended the call.'])
})

it('IDLE-08.a IDLE-08.b never asks whether the guest is still there during a call; afterwards the full limit starts again', async () => {
  const { open, hear } = await renderCall()
  const question = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })
  await open()
  await hear(hello, answered)
  await pass(60 * MINUTE)
  expect(question()).toBeNull()
  await press('Hang up')
  await pass(3 * MINUTE - 1)
  expect(question()).toBeNull()
  await pass(1)
  expect(question()).toBeTruthy()
})

it('FRONTAPP-19 reconnects a lost connection after one second with its own token, and the call continues', async () => {
  const { open, hear, lose, sockets, askedOf, peers } = await renderCall()
  await open()
  await hear(hello, answered)
  await lose()
  await pass(999)
  expect(sockets()).toHaveLength(1)
  await pass(1)
  expect(sockets()).toHaveLength(2)
  expect(askedOf('videoConfig').map(({ body }) => body.action)).toEqual(['call', 'rejoin'])
  await open()
  await hear(hello, answered)
  expect(peers()).toHaveLength(1)
  expect(dialog()).toBeTruthy()
})

it.each([
  ['nobody', 'No one is at the desk right now'],
  ['unanswered', 'No one could answer'],
  ['busy', 'Everyone at reception is on a call'],
] as const)('%s: the guest can read it, call again, and ask for staff to come', async (why, words) => {
  const { open, hear, askedOf, sockets } = await renderCall()
  await open()
  await hear(hello, state('ended', { why }))
  expect(screen.getByRole('heading', { name: words })).toBeTruthy()
  await press('Call again')
  await pass(0)
  expect(sockets()).toHaveLength(2)
  await open()
  await hear(hello, state('ended', { why }))
  await press('Ask someone to come')
  expect(askedOf('raiseAlert')[0]?.body).toMatchObject({ reason: 'help' })
})

it.each([
  [{ camera: false }, ['video recvonly'], 'Your camera isn’t available. Reception can hear you but not see you.'],
  [
    { microphone: false },
    ['audio recvonly'],
    'Your microphone isn’t available. Reception can see you but not hear you.',
  ],
])('with %o the call is made with what is left, and the guest is informed', async (devices, missing, words) => {
  const { open, hear, peer } = await renderCall(devices)
  expect(screen.getByText(words)).toBeTruthy()
  await open()
  await hear(hello, answered)
  await pass(0)
  expect(peer().added.slice(1)).toEqual(missing)
})

it('offers the alert instead of a video call with neither camera nor microphone', async () => {
  const { sockets, askedOf } = await renderCall({ camera: false, microphone: false })
  expect(screen.getByRole('heading', { name: 'We can’t use your camera or microphone' })).toBeTruthy()
  expect(sockets()).toHaveLength(0)
  await press('Ask someone to come')
  expect(askedOf('raiseAlert')).toHaveLength(1)
})

it('shows what the server rejects, and doesn’t keep trying', async () => {
  const { askedOf } = await renderCall({}, { videoConfig: () => Promise.reject(new Problem('mayNot')) })
  await pass(10_000)
  expect(screen.getByRole('heading', { name: 'You can’t make a call from here' })).toBeTruthy()
  expect(askedOf('videoConfig')).toHaveLength(1)
})

it('sends the browsers’ negotiation messages of an outage once the connection is back', async () => {
  const { open, hear, lose, peer, sent } = await renderCall()
  await open()
  await hear(hello, answered)
  await lose()
  const candidate = { candidate: 'late', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'u' }
  await act(async () => peer().fire('icecandidate', { candidate }))
  expect(sent('signal')).toHaveLength(1)
  await pass(1_000)
  await open()
  expect(sent('signal').at(-1)).toMatchObject({ signal: { round: 1, data: { kind: 'candidate', candidate } } })
})

it('offers a failed connection again, and gives up after some rounds', async () => {
  const { open, hear, peers, peer, sent } = await renderCall()
  await open()
  await hear(hello, answered)
  await pass(0)
  for (let round = 1; round <= 4; round += 1) {
    expect(peers()).toHaveLength(round)
    peer().connectionState = 'failed'
    await act(async () => peer().fire('connectionstatechange'))
    await pass(0)
  }
  await pass(7_000)
  expect(sent('lost')).toHaveLength(1)
  expect(dialog()).toBeNull()
})

it('turns camera and microphone off and on without asking for permission again', async () => {
  const { open, hear, own } = await renderCall()
  await open()
  await hear(hello, answered)
  await press('Camera off')
  await press('Microphone off')
  expect(own.map(({ enabled }) => enabled)).toEqual([false, false])
  expect(screen.queryByLabelText('Your picture')).toBeNull()
  await press('Camera on')
  expect(own.map(({ kind, enabled }) => `${kind} ${enabled}`)).toEqual(['video true', 'audio false'])
})

it('offers it next to the alert and in the reception dialog if the hotel has it, and nowhere else', async () => {
  const Screen = () => (
    <>
      <RaiseAlert reason="notProved" />
      <ReceptionDialog onClose={() => {}} />
    </>
  )
  const offers = async (flags: object, appKey: string) => {
    const { view } = await renderScreen({
      Screen,
      path: '/guest-list/FOY1001',
      appKey,
      config: { flags },
      answers: { raiseAlert: () => ({ state: 'open' }) },
    })
    await act(async () => {})
    const found = screen.queryAllByRole('button', { name: 'Talk to reception by video', hidden: true }).length
    view.unmount()
    return found
  }
  expect(await offers({ video_call: true }, 'kiosk')).toBe(2)
  expect(await offers({}, 'kiosk')).toBe(0)
  expect(await offers({ video_call: true }, 'prechk')).toBe(0)
})
