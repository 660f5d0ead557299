import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { answerVideoCall, listVideoCalls, recordIdentity, ringVideoCall } from '@foyer/contract/staff/video-calls.ts'
import { videoConfig } from '@foyer/contract/video.ts'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { type CallPage, callHandshake, openCallEnd } from './testing/call-end.ts'

const asked = { hotelId: 1, isPok: true, action: 'call', screen: 'guest-list' } as const
const requestCall = (page: GuestPage) => page.call(videoConfig, { body: asked })
const toCallPage = (page: GuestPage): CallPage => ({
  browser: page.browser,
  csrf: page.csrf,
  hotelId: page.hotelPage.hotel.id,
  appKey: page.hotelPage.site.appKey,
})

async function openDesk() {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const [ana, ben] = await Promise.all(
    ['Ana Ruiz', 'Ben Ott'].map((name) =>
      createColleague(server.db, new Browser(server.app), { role: 'receptionist', name }),
    ),
  )
  if (!ana || !ben) throw new Error('Nobody is at the desk.')
  return { server, kiosk, ana, ben }
}

const answer = (who: Awaited<ReturnType<typeof openDesk>>['ana'], { sessionId }: CallSession) =>
  who.call(answerVideoCall, { params: { id: sessionId } })

async function backdate(server: TestServer, column: string, seconds: number): Promise<void> {
  await server.db.inHotel(1, (tx) =>
    sql`update video_calls set ${sql.ref(column)} = clock_timestamp() - make_interval(secs => ${seconds})`.execute(tx),
  )
}

it('API-31.b VIDEO-03 VIDEO-04 a kiosk calls, one of two receptionists answers, signals cross both ways, and either end hangs up', async () => {
  const { server, kiosk, ana, ben } = await openDesk()
  await findReservation(kiosk, 'FOY1001', 'García López')
  const session = await requestCall(kiosk)
  expect(await requestCall(kiosk)).toMatchObject({ apiKey: session.apiKey, sessionId: session.sessionId })
  const guest = await openCallEnd(server, toCallPage(kiosk), await requestCall(kiosk))
  await expect
    .poll(() => guest.heard)
    .toMatchObject([
      { type: 'hello', iceServers: [], relayOnly: false },
      { type: 'state', state: 'asked', busy: false },
    ])
  const { calls } = await ana.call(listVideoCalls)
  expect(calls).toMatchObject([
    { state: 'asked', reference: 'FOY1001', guestName: 'Lucía García López', screen: 'guest-list', asksIdentity: true },
  ])
  guest.say({ type: 'signal', signal: { round: 1, data: { kind: 'offer', sdp: 'too early' } } })
  // Frames are processed in order: once the request counts, the signal before it has arrived too.
  guest.say({ type: 'request' })
  const requests = () => server.db.inHotel(1, (tx) => tx.selectFrom('video_calls').select('requests').execute())
  await expect.poll(requests).toEqual([{ requests: 1 }])
  await ana.call(ringVideoCall, { params: { id: session.sessionId } })
  await expect.poll(guest.state).toMatchObject({ state: 'ringing' })

  const both = await Promise.allSettled([ana, ben].map((who) => answer(who, session)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [won, lost] = both[0]?.status === 'fulfilled' ? [ana, ben] : [ben, ana]
  const seenByOther = (await lost.call(listVideoCalls)).calls
  expect(seenByOther).toMatchObject([{ state: 'answered', answered: { isMe: false } }])
  await expect(answer(lost, session)).rejects.toMatchObject({ problem: 'alreadyHandled' })
  await expect.poll(guest.state).toMatchObject({ state: 'answered', by: won === ana ? 'Ana' : 'Ben' })

  const desk = await openCallEnd(server, won, await answer(won, session))
  const offer = { round: 1, data: { kind: 'offer', sdp: 'v=0' } } as const
  const reply = { round: 1, data: { kind: 'answer', sdp: 'v=1' } } as const
  guest.say({ type: 'signal', signal: offer })
  await expect.poll(desk.signals).toEqual([offer])
  desk.say({ type: 'signal', signal: reply })
  await expect.poll(guest.signals).toEqual([reply])
  const left = () => server.db.inHotel(1, (tx) => tx.selectFrom('video_signals').select('frame').execute())
  expect(await left()).toEqual([])

  desk.say({ type: 'hangUp' })
  await expect.poll(guest.state).toMatchObject({ state: 'ended', why: 'desk' })
  await expect.poll(() => [guest.end.code, desk.end.code]).toEqual([1000, 1000])
  expect((await ana.call(listVideoCalls)).calls).toEqual([])
  await expect(answer(ben, session)).rejects.toMatchObject({ problem: 'alreadyHandled' })
})

it('a token opens only its own call, for its own end and page, once and within two minutes', async () => {
  const { server, kiosk, ana } = await openDesk()
  const other = await server.openKiosk()
  const session = await requestCall(kiosk)
  const page = toCallPage(kiosk)
  const tried = (changes: Partial<CallSession>, from: CallPage = page, origin?: string) =>
    callHandshake(server, from, { ...session, ...changes }, origin)
  expect(await tried({ token: `${session.token}x` })).toBe(403)
  expect(await tried({ token: 'nothing' })).toBe(403)
  expect(await tried({ token: '' })).toBe(403)
  expect(await tried({ apiKey: 'another' })).toBe(403)
  expect(await tried({ sessionId: crypto.randomUUID() })).toBe(403)
  expect(await tried({}, toCallPage(other))).toBe(403)
  expect(await tried({}, ana)).toBe(403)
  expect(await tried({}, { ...page, csrf: 'guessed' })).toBe(401)
  expect(await tried({}, page, 'https://elsewhere.example.com')).toBe(421)
  expect(await tried({})).toBe(101)
  expect(await tried({})).toBe(403)
  const fresh = await requestCall(kiosk)
  server.setNow(new Date(Date.parse(NOON) + 121_000).toISOString())
  expect(await callHandshake(server, page, fresh)).toBe(403)
})

it('rejects calls from elsewhere: an unknown phone, an app without calls, a guest at home', async () => {
  const { server, kiosk } = await openDesk()
  for (const appKey of ['own', 'prechk', 'member']) {
    const page = await server.open({ appKey })
    await expect(requestCall(page)).rejects.toMatchObject({ problem: 'mayNot' })
  }
  const phone = await server.open()
  await findReservation(phone, 'FOY1001', 'García López')
  expect((await requestCall(phone)).sessionId).not.toBe((await requestCall(kiosk)).sessionId)
  await expect(kiosk.call(videoConfig, { body: { ...asked, action: 'rejoin' } })).resolves.toBeDefined()
  const stranger = await server.openKiosk()
  await expect(stranger.call(videoConfig, { body: { ...asked, action: 'rejoin' } })).rejects.toMatchObject({
    problem: 'notFound',
  })
})

it('the guest learns whether no one is at the desk, everyone is busy or no one answers', async () => {
  const { server, kiosk, ana } = await openDesk()
  const second = await server.openKiosk()
  const first = await openCallEnd(server, toCallPage(kiosk), await requestCall(kiosk))
  await backdate(server, 'asked_at', 31)
  first.say({ type: 'request' })
  await expect.poll(first.state).toMatchObject({ state: 'ended', why: 'nobody' })

  const speaking = await requestCall(kiosk)
  const guest = await openCallEnd(server, toCallPage(kiosk), speaking)
  const desk = await openCallEnd(server, ana, await answer(ana, speaking))
  const waits = await requestCall(second)
  const waiting = await openCallEnd(server, toCallPage(second), waits)
  await ana.call(ringVideoCall, { params: { id: waits.sessionId } })
  await expect.poll(waiting.state).toMatchObject({ state: 'asked', busy: true })
  await expect(answer(ana, waits)).rejects.toMatchObject({ problem: 'mayNot' })
  guest.say({ type: 'hangUp' })
  await expect.poll(desk.state).toMatchObject({ state: 'ended', why: 'guest' })
  await ana.call(ringVideoCall, { params: { id: waits.sessionId } })
  await expect.poll(waiting.state).toMatchObject({ state: 'ringing', busy: false })
  await backdate(server, 'asked_at', 91)
  waiting.say({ type: 'request' })
  await expect.poll(waiting.state).toMatchObject({ state: 'ended', why: 'unanswered' })
})

it('VIDEO-05 a silent end ends the call for the other, and an abandoned call blocks no new one', async () => {
  const { server, kiosk, ana } = await openDesk()
  const session = await requestCall(kiosk)
  const guest = await openCallEnd(server, toCallPage(kiosk), session)
  const desk = await openCallEnd(server, ana, await answer(ana, session))
  desk.socket.terminate()
  // A last heartbeat of the desk's connection may still be under way.
  const silent = async () => {
    await backdate(server, 'desk_seen_at', 16)
    guest.say({ type: 'request' })
    return guest.state()
  }
  await expect.poll(silent, { interval: 500 }).toMatchObject({ state: 'ended', why: 'lost' })

  const again = await requestCall(kiosk)
  const left = await openCallEnd(server, toCallPage(kiosk), again)
  const page = await openCallEnd(server, ana, await answer(ana, again))
  page.socket.close(1001)
  await expect.poll(left.state).toMatchObject({ state: 'ended', why: 'desk' })

  await answer(ana, await requestCall(kiosk))
  await backdate(server, 'answered_at', 61)
  const next = await server.openKiosk()
  await expect(answer(ana, await requestCall(next))).resolves.toBeDefined()
})

it.each([
  ['no one has hung up', [], 'lost'],
  ['reception has already hung up', ['hangUp'], 'desk'],
] as const)('VIDEO-05 after the picture is lost the page gets the reason: %s', async (_, before, why) => {
  const { server, kiosk, ana } = await openDesk()
  const session = await requestCall(kiosk)
  const guest = await openCallEnd(server, toCallPage(kiosk), session)
  const desk = await openCallEnd(server, ana, await answer(ana, session))
  for (const type of before) desk.say({ type })
  if (before.length > 0) await expect.poll(() => desk.end.code).toBe(1000)
  guest.say({ type: 'lost' })
  await expect.poll(guest.state).toMatchObject({ state: 'ended', why })
})

it('frames are limited in size and number', async () => {
  const { server, kiosk } = await openDesk()
  const large = await openCallEnd(server, toCallPage(kiosk), await requestCall(kiosk))
  large.socket.send('x'.repeat(17_000))
  await expect.poll(() => large.end.code).toBe(1009)
  const many = await openCallEnd(server, toCallPage(kiosk), await requestCall(kiosk))
  for (let one = 0; one < 101; one += 1) many.socket.send('{"type":"nothing"}')
  await expect.poll(() => many.end.code).toBe(1008)
})

it('signals cross from one server process to another', async () => {
  const { server, kiosk, ana } = await openDesk()
  const other = await createTestServer({ db: server.db })
  onTestFinished(() => other.app.close())
  const session = await requestCall(kiosk)
  const guest = await openCallEnd(server, toCallPage(kiosk), session)
  const desk = await openCallEnd(other, ana, await answer(ana, session))
  await expect.poll(guest.state).toMatchObject({ state: 'answered' })
  const frames = Array.from({ length: 20 }, (_, at) => ({ round: 1, data: { kind: 'offer', sdp: `${at}` } }) as const)
  for (const signal of frames) guest.say({ type: 'signal', signal })
  await expect.poll(desk.signals).toEqual(frames)
  desk.say({ type: 'hangUp' })
  await expect.poll(guest.state).toMatchObject({ state: 'ended', why: 'desk' })
})

it('an identity check in the call is recorded by the staff member who speaks, and shown in the stay and the log', async () => {
  const { server, kiosk, ana, ben } = await openDesk()
  const [{ id: guestId = '' } = {}] = (await findReservation(kiosk, 'FOY1001', 'García López')).guests
  const session = await requestCall(kiosk)
  const params = { id: session.sessionId }
  const body = { guestId, seen: true }
  await expect(ana.call(recordIdentity, { params, body })).rejects.toMatchObject({ problem: 'notFound' })
  await openCallEnd(server, ana, await answer(ana, session))
  await expect(ben.call(recordIdentity, { params, body })).rejects.toMatchObject({ problem: 'notFound' })
  await ana.call(recordIdentity, { params, body })
  const stay = () => ana.call(openStay, { params: { reference: 'FOY1001' } })
  expect((await stay()).guests[0]).toMatchObject({ identitySeen: { by: 'Ana Ruiz', where: 'video' } })
  const manager = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const { entries } = await manager.call(readAudit, { query: {} })
  expect(entries[0]).toMatchObject({ action: 'identitySeen', subject: 'FOY1001', who: 'Ana Ruiz' })
  await ana.call(recordIdentity, { params, body: { guestId, seen: false } })
  expect((await stay()).guests[0]?.identitySeen).toBeUndefined()
  const foreign = { guestId: crypto.randomUUID(), seen: true }
  await expect(ana.call(recordIdentity, { params, body: foreign })).rejects.toMatchObject({ problem: 'notFound' })
})
