import { randomUUID } from 'node:crypto'
import type { CallParty, CallSession } from '@foyer/contract/messages/video-call.ts'
import type { videoConfig } from '@foyer/contract/video.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { lapseReason } from '@foyer/domain/video-call/lapse-reason.ts'
import type * as z from 'zod/mini'
import { findProved } from '../../access/proof/proved-reservation.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { CallTokens } from './call-token.ts'
import { markGuestSeen } from './identity.store.ts'
import {
  advance,
  type CallRow,
  countOpenCalls,
  createCall,
  findActiveCall,
  issueTicket,
  lockCallRow,
  lockOpenCall,
  recordBusy,
} from './video-call.store.ts'

/** Wake-up key of both ends of a call. */
export const formatCallKey = (hotelId: number, callId: string) => `video ${hotelId} ${callId}`

/** More than any reception could ever answer. */
const MAX_OPEN = 50

interface VideoCallDependencies {
  readonly sites: Sites
  readonly tokens: CallTokens
  readonly wakes: Wakes
  readonly changes: Changes
}

type VideoConfigInput = z.output<typeof videoConfig.body>

export function createVideoCallService(dependencies: VideoCallDependencies) {
  return {
    config: (visit: Visit, asked: VideoConfigInput) => openSession(dependencies, visit, asked),
    ring: (staff: Staff, id: string) => ring(dependencies, staff, id),
    answer: (staff: Staff, id: string) => answer(dependencies, staff, id),
    identity: recordIdentity,
  }
}

export type VideoCallService = ReturnType<typeof createVideoCallService>

/** Returns the guest's end of their call, which is created if they have none. */
async function openSession(
  dependencies: VideoCallDependencies,
  visit: Visit,
  { action, screen, reference }: VideoConfigInput,
): Promise<CallSession> {
  const { tx, hotel, deviceId, site } = visit
  const running = await findRunningCall(dependencies, visit)
  if (running) return issueSession(dependencies, visit, running.id, 'guest', visit.id)
  if (action === 'rejoin') throw new Problem('notFound', 'this call is over')
  const only = visit.proved.length === 1 ? visit.proved[0] : undefined
  const about = (reference === undefined ? undefined : findProved(visit, reference)) ?? only
  const mayCall = site.policies.videoCall.on && !processes[site.process].beforeArrival && (deviceId || about)
  if (!mayCall) throw new Problem('mayNot', 'no calls can be made from here')
  if ((await countOpenCalls(tx)) >= MAX_OPEN) throw new Problem('tooManyTries', 'too many calls')
  const { video_call: patience } = (await dependencies.sites.config(tx, hotel)).config
  const id = await createCall(tx, {
    hotelId: hotel.id,
    id: randomUUID(),
    visitId: visit.id,
    deviceId: deviceId ?? null,
    reservationId: about?.id ?? null,
    screen: screen ?? null,
    asksIdentity: (site.policies.videoCall.asksIdentity || site.policies.identity.beforeKey) && about !== undefined,
    nobodyS: patience.nobody_after_seconds,
    unansweredS: patience.unanswered_after_seconds,
  })
  publishCall(dependencies, tx, hotel.id, id)
  return issueSession(dependencies, visit, id, 'guest', visit.id)
}

/** A call that its page has abandoned is no longer running. */
async function findRunningCall(dependencies: VideoCallDependencies, visit: Visit): Promise<CallRow | undefined> {
  const known = await lockOpenCall(visit.tx, visit.id)
  const why = known && lapseReason(known, known.now)
  if (!known || !why) return known
  await advance(visit.tx, known, 'lapse', { why })
  publishCall(dependencies, visit.tx, visit.hotel.id, known.id)
  return undefined
}

/** Doesn't ring at the desk of a member who is in another call. */
async function ring({ wakes }: VideoCallDependencies, { tx, hotel, id: memberId }: Staff, id: string): Promise<void> {
  const call = await lockCallRow(tx, id)
  if (!call) throw new Problem('notFound')
  if (call.state === 'answered' || call.state === 'ended') return
  if (await findActiveCall(tx, memberId)) await recordBusy(tx, id)
  else await advance(tx, call, 'ring')
  afterCommit(tx, () => wakes.notify(formatCallKey(hotel.id, id)))
}

async function answer(dependencies: VideoCallDependencies, staff: Staff, id: string): Promise<CallSession> {
  const { tx, hotel, id: memberId, name } = staff
  const call = await lockCallRow(tx, id)
  if (!call) throw new Problem('notFound')
  const isMine = call.state === 'answered' && call.memberId === memberId
  if (isMine) return issueSession(dependencies, staff, id, 'desk', memberId)
  if (lapseReason(call, call.now)) throw new Problem('alreadyHandled', 'this call is over')
  if (await findActiveCall(tx, memberId)) throw new Problem('mayNot', 'one call at a time')
  const after = await advance(tx, call, 'answer', { member: { id: memberId, name } })
  if (after !== 'answered') throw new Problem('alreadyHandled', 'a colleague was first, or it is over')
  await recordAudit(staff, { action: 'callAnswered', subject: call.reference ?? undefined })
  publishCall(dependencies, tx, hotel.id, id)
  return issueSession(dependencies, staff, id, 'desk', memberId)
}

/** Only during the call, and only for guests of its reservation. */
async function recordIdentity(
  staff: Staff,
  id: string,
  { guestId, seen }: { guestId: string; seen: boolean },
): Promise<void> {
  const { tx, name } = staff
  const call = await lockCallRow(tx, id)
  const isMine = call?.state === 'answered' && call.memberId === staff.id
  if (!isMine || !call.reservationId) throw new Problem('notFound', 'no guest is being identified in this call')
  const found = await markGuestSeen(tx, {
    reservationId: call.reservationId,
    guestId,
    by: seen ? name : null,
    where: 'video',
  })
  if (!found) throw new Problem('notFound', 'no such guest')
  const details = { guest: String(found.position) }
  const action = seen ? 'identitySeen' : 'identityNotSeen'
  await recordAudit(staff, { action, subject: found.reference, details })
}

async function issueSession(
  { tokens }: VideoCallDependencies,
  { tx, hotel, now }: Pick<Visit, 'tx' | 'hotel' | 'now'>,
  callId: string,
  end: CallParty,
  holder: string,
): Promise<CallSession> {
  const ticket = randomUUID()
  await issueTicket(tx, callId, end, ticket)
  const token = tokens.make({ hotelId: hotel.id, callId, end, holder, ticket }, now)
  return { apiKey: tokens.apiKey(hotel.id), sessionId: callId, token }
}

function publishCall(
  { wakes, changes }: VideoCallDependencies,
  tx: HotelTransaction,
  hotelId: number,
  id: string,
): void {
  afterCommit(tx, () => {
    wakes.notify(formatCallKey(hotelId, id))
    changes.publish(hotelId, 'calls')
  })
}
