import type { CallUpdate } from '@foyer/contract/messages/video-call.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import {
  answerVideoCall,
  listVideoCalls,
  recordIdentity,
  ringVideoCall,
  type VideoCall,
} from '@foyer/contract/staff/video-calls.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { createFakeCall } from '@foyer/web/testing/fake-call.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildArrivalsList, buildId, buildSession, buildStay } from '../testing/builders.ts'
import { on } from '../testing/fake-fetch.ts'
import { renderSignedIn } from '../testing/render-signed-in.tsx'

const rings: VideoCall = {
  id: buildId(),
  state: 'asked',
  askedAt: '2026-09-22T13:42:00Z',
  guestName: 'Lucía García López',
  reference: 'FOY1001',
  deviceName: 'Lobby left',
  screen: 'guest-list',
  asksIdentity: true,
}
const hello: CallUpdate = { type: 'hello', iceServers: [], relayOnly: false }
const other: VideoCall = { ...rings, id: buildId(), guestName: 'Anna Müller', reference: 'FOY1002' }

function renderDesk(first: readonly VideoCall[], { taken = false, hasDocument = true } = {}) {
  let calls = [...first]
  const rung: string[] = []
  const decided: boolean[] = []
  let seen: { at: string; by: string } | undefined
  const stay = buildStay()
  const rendered = renderSignedIn({
    session: buildSession(),
    answers: [
      on(listArrivals, () => buildArrivalsList()),
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listVideoCalls, () => ({ calls })),
      on(ringVideoCall, ({ params }) => {
        rung.push(params.id)
        return {}
      }),
      on(answerVideoCall, ({ params }) => {
        if (taken) throw new Problem('alreadyHandled')
        return { apiKey: 'service', sessionId: params.id, token: 'token' }
      }),
      on(openStay, () => ({
        ...stay,
        guests: stay.guests.map((guest) => ({
          ...guest,
          documentMasked: hasDocument ? guest.documentMasked : undefined,
          ...(seen && { identitySeen: seen }),
        })),
      })),
      on(recordIdentity, ({ body }) => {
        decided.push(body.seen)
        seen = body.seen ? { at: '2026-09-22T13:45:00Z', by: 'Marta Vidal' } : undefined
        return {}
      }),
    ],
  })
  return {
    ...rendered,
    rung,
    decided,
    now: async (next: readonly VideoCall[]) => {
      calls = [...next]
      await rendered.hear('changed', { what: ['calls'] })
    },
  }
}

async function incoming(): Promise<HTMLElement> {
  return screen.findByRole('article', { name: 'Video call from a guest' })
}

it('a call rings at every desk, shows the guest, the place and the screen, and appears in the title', async () => {
  const { rung } = renderDesk([rings])
  const card = await incoming()
  expect(card.textContent).toMatch(/Lucía García López.*FOY1001.*Lobby left.*screen “Guests”/)
  await vi.waitFor(() => expect(rung).toEqual([rings.id]))
  await vi.waitFor(() => expect(document.title).toMatch(/^\(1\) /))
})

it('a call that a colleague has answered shows their name and cannot be answered', async () => {
  const { now } = renderDesk([rings])
  await incoming()
  await now([{ ...rings, state: 'answered', answered: { by: 'Ben Ott', isMe: false, at: rings.askedAt } }])
  expect(await screen.findByText('Ben Ott is talking to them')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  await now([])
  await vi.waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

it('the second of two desks that answer at once gets an error message', async () => {
  createFakeCall()
  const user = userEvent.setup()
  renderDesk([rings], { taken: true })
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await vi.waitFor(() => expect(screen.getByText('This has already been done.')).toBeDefined())
  expect(screen.queryByRole('region', { name: /^Talking to/ })).toBeNull()
})

it('answering shows the guest next to their details, confirms their identity, and hangs up', async () => {
  const call = createFakeCall()
  const user = userEvent.setup()
  const { decided, now } = renderDesk([rings])
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await now([{ ...rings, state: 'answered', answered: { by: 'Marta Vidal', isMe: true, at: rings.askedAt } }])
  const panel = await screen.findByRole('region', { name: 'Talking to Lucía García López' })
  await vi.waitFor(() => expect(call.sockets()).toHaveLength(1))
  expect(call.socket().address).toContain(`/api/video-call/?hotel=1&key=service&session=${rings.id}`)
  await call.open()
  await call.hear(hello, { type: 'state', state: 'answered', busy: false })
  await call.hear({ type: 'signal', signal: { round: 1, data: { kind: 'offer', sdp: 'theirs' } } })
  await vi.waitFor(() =>
    expect(call.sent('signal')).toMatchObject([{ signal: { round: 1, data: { kind: 'answer', sdp: 'an answer' } } }]),
  )
  await call.remote()
  expect(await screen.findByLabelText('The guest')).toBeDefined()
  expect(panel.textContent).toMatch(/C01X···84/)
  await user.click(await screen.findByRole('button', { name: 'Identity confirmed' }))
  expect(await screen.findByText(/Identity confirmed by Marta Vidal/)).toBeDefined()
  expect(decided).toEqual([true])
  await user.click(screen.getByRole('button', { name: 'Hang up' }))
  expect(call.sent('hangUp')).toHaveLength(1)
  expect(call.own.every(({ stop }) => stop.mock.calls.length > 0)).toBe(true)
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: /^Talking to/ })).toBeNull())
})

it.each([true, false])(
  'S43 confirming an identity is the main action only with a document: %s',
  async (hasDocument) => {
    createFakeCall()
    const user = userEvent.setup()
    const { now } = renderDesk([rings], { hasDocument })
    await user.click(await screen.findByRole('button', { name: 'Answer' }))
    await now([{ ...rings, state: 'answered', answered: { by: 'Marta Vidal', isMe: true, at: rings.askedAt } }])
    const confirm = await screen.findByRole('button', { name: 'Identity confirmed' })
    expect(confirm.className.includes('primary')).toBe(hasDocument)
  },
)

it('a desk in a call reports that it is busy to the next guest, and rings for them when it is free', async () => {
  const call = createFakeCall()
  const user = userEvent.setup()
  const { rung, now } = renderDesk([rings])
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await vi.waitFor(() => expect(call.sockets()).toHaveLength(1))
  const mine: VideoCall = {
    ...rings,
    state: 'answered',
    answered: { by: 'Marta Vidal', isMe: true, at: rings.askedAt },
  }
  await now([mine, other])
  await vi.waitFor(() => expect(rung).toEqual([rings.id, other.id]))
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  await call.open()
  await call.hear(hello, { type: 'state', state: 'ended', busy: false, why: 'guest' })
  expect(await screen.findByText('The guest hung up.')).toBeDefined()
  await vi.waitFor(() => expect(rung).toEqual([rings.id, other.id, other.id]))
})

it('leaving the page ends the call', async () => {
  const call = createFakeCall()
  const user = userEvent.setup()
  renderDesk([rings])
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await vi.waitFor(() => expect(call.sockets()).toHaveLength(1))
  await call.open()
  await call.hear(hello)
  dispatchEvent(new Event('pagehide'))
  expect(call.sent('hangUp')).toHaveLength(1)
})

it('without camera and microphone the desk still sees the guest, and reads what is missing', async () => {
  createFakeCall({ camera: false, microphone: false })
  const user = userEvent.setup()
  renderDesk([rings])
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  expect(await screen.findByText(/The guest can’t see or hear you/)).toBeDefined()
})
