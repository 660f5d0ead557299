import type { createReservation, searchAvailability } from '@foyer/contract/walk-in.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { parseOfferId } from '@foyer/domain/walk-in/offer-id.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import type * as z from 'zod/mini'
import type { Sites } from '../../access/site/sites.ts'
import { assertInService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { assertCodesLeft, recordWrongDiscount } from '../../book/discount/discount-attempts.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { saveWalkIn } from '../../book/walk-in/walk-in.store.ts'
import { FailedAttempt, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { makeReservation } from './make-reservation.ts'
import { findMembership } from './memberships.ts'
import { toOfferedRoom } from './offered-room.ts'
import { findPromotion, findRoomsOnSale, type Promotion } from './rooms-on-sale.ts'
import { toWalkInEvent } from './to-walk-in-event.ts'
import { assertHoldsLeft, assertOffered, assertWithinLimits, getPhoneAttemptKey } from './walk-in-limits.ts'

type Search = z.output<typeof searchAvailability.body>
type Availability = z.output<typeof searchAvailability.reply>
type Creation = z.output<typeof createReservation.body>

export interface WalkInService {
  search(visit: Visit, search: Search, network: string): Promise<Availability>
  member(
    visit: Visit,
    said: { email?: string | undefined; membershipId?: string | undefined },
    network: string,
  ): ReturnType<typeof findMembership>
  /** Returns the reference of the new reservation. */
  create(visit: Visit, wish: Creation, network: string): Promise<string>
}

interface WalkInDependencies {
  readonly sites: Sites
  readonly hotel: HotelPublisher
  readonly changes: Changes
}

/** Codes are short, so trying them in sequence is throttled. */
const CODE_LIMIT = { tries: 15, minutes: 15 }

export function createWalkInService(dependencies: WalkInDependencies): WalkInService {
  return {
    async search(visit, search, network) {
      assertOffered(visit)
      assertWithinLimits(visit, search)
      if (search.hotelId !== visit.hotel.id) throw new Problem('foreignHotel', 'this page belongs to another hotel')
      const config = await readWalkInConfig(dependencies, visit)
      const promotion = await findPromotionWithLimit(dependencies, visit, config, search.promotionalCode, network)
      const rooms = await findRoomsOnSale(visit.tx, config, { from: visit.hotelDay, stay: search, promotion })
      const message = config.nothingFree[visit.language as keyof typeof config.nothingFree]
      return {
        nothingFree: rooms.length === 0,
        ...(rooms.length === 0 && message && { message }),
        rooms: rooms.map((room) => toOfferedRoom(room, visit, search.nights)),
        ...(promotion && { percentOff: promotion.percent }),
      }
    },

    async member(visit, said, network) {
      assertOffered(visit)
      if (!visit.site.policies.walkIn.membership)
        throw new Problem('walkInNotOffered', 'memberships are not accepted here')
      return findMembership(visit, said, network, dependencies.changes)
    },

    create: (visit, wish, network) => createWalkIn(dependencies, visit, wish, network),
  }
}

async function createWalkIn(
  dependencies: WalkInDependencies,
  visit: Visit,
  wish: Creation,
  network: string,
): Promise<string> {
  assertOffered(visit)
  assertInService(visit)
  const offer = parseOfferId(wish.rateId)
  if (!offer) throw new Problem('badInput', 'no such rate was offered')
  const { adults, children } = wish
  const stay = { nights: offer.nights, adults, children }
  assertWithinLimits(visit, stay)
  await assertHoldsLeft(visit, network)
  const config = await readWalkInConfig(dependencies, visit)
  const member = await readMembership(dependencies, visit, wish, network)
  const promotion = member
    ? findPromotion(config, member.promotionalCode, visit.today)
    : await findPromotionWithLimit(dependencies, visit, config, wish.promotionalCode, network)
  const isWrongCode = !member && !promotion && Boolean(wish.promotionalCode?.trim())
  const counts = promotion && (!promotion.membersOnly || member !== undefined)
  const { rateId, total } = offer
  const named = visit.site.policies.walkIn.asksName
  const guest = {
    firstName: (named && wish.firstName?.trim()) || undefined,
    lastName: (named && wish.lastName?.trim()) || undefined,
    email: member && wish.membershipEmail?.trim().toLowerCase(),
  }
  const made = await makeReservation(visit, config, {
    from: visit.hotelDay,
    today: visit.today,
    stay,
    promotion: counts ? promotion : undefined,
    roomTypeId: wish.roomTypeId,
    rateId,
    total,
    ...guest,
  }).catch((problem: unknown) => rejectWithCount(problem, isWrongCode))
  await saveWalkIn(visit.tx, {
    hotelId: visit.hotel.id,
    reservationId: made.id,
    madeBy: 'guest',
    page: visit.page,
    deviceId: visit.deviceId ?? null,
    rateId,
    promotionalCode: (counts && promotion.code) || null,
    membershipId: member?.membershipId ?? null,
    holdMinutes: visit.site.policies.walkIn.holdMinutes,
  })
  if (!visit.deviceId) await recordFailure(visit.tx, getPhoneAttemptKey(visit, network))
  const codes = {
    ...(counts && { promotionalCode: promotion.code }),
    ...(member && { membershipId: member.membershipId }),
  }
  const booked = { ...guest, adults, children, roomType: wish.roomTypeId, rate: rateId, ...codes }
  await dependencies.hotel.walkedIn(visit, toWalkInEvent(visit.hotel, made, booked))
  return made.reference
}

/** Keeps the count of a wrong code when its price, which was refused before any change, is wrong. */
function rejectWithCount(problem: unknown, isWrongCode: boolean): never {
  if (isWrongCode && problem instanceof Problem && problem.code === 'priceChanged')
    throw new FailedAttempt(problem.code, problem.detail)
  throw problem
}

async function readWalkInConfig({ sites }: WalkInDependencies, { tx, hotel }: Visit): Promise<WalkInConfig> {
  return (await sites.config(tx, hotel)).config.walkIn
}

/** A discount is worth guessing, so misses are counted. */
async function findPromotionWithLimit(
  { changes }: WalkInDependencies,
  visit: Visit,
  config: WalkInConfig,
  code: string | undefined,
  network: string,
): Promise<Promotion | undefined> {
  if (!code?.trim()) return undefined
  const attempt = { kind: 'promotionalCode', network, limits: [CODE_LIMIT] } as const
  await assertCodesLeft(visit, attempt)
  const promotion = findPromotion(config, code, visit.today)
  if (!promotion) await recordWrongDiscount(visit, attempt, changes)
  return promotion
}

async function readMembership(
  { changes }: WalkInDependencies,
  visit: Visit,
  { membershipId, membershipEmail }: Creation,
  network: string,
) {
  if (!membershipId && !membershipEmail) return undefined
  if (!visit.site.policies.walkIn.membership) return undefined
  return findMembership(visit, { membershipId, email: membershipEmail }, network, changes)
}
