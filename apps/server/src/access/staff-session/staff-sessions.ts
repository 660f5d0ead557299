import { createHmac } from 'node:crypto'
import { headers } from '@foyer/contract/headers.ts'
import { BACKGROUND_HEADER } from '@foyer/contract/staff/live.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { canPerform, type Role } from '@foyer/domain/staff/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { recordRequestHotel } from '../../platform/log/request-hotel.ts'
import type { AnswerSeal } from '../../platform/secrets/answer-seal.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { dayAt } from '../hotel/hotel.ts'
import { readHotelDay } from '../hotel-day/hotel-day.ts'
import type { Sites } from '../site/sites.ts'
import { findMember, findMemberOfIdleSession } from './session.store.ts'
import type { Member, Staff, StaffCallTraits } from './staff.ts'
import { findStaffAt } from './staff-at.store.ts'

/** The parts of a request that are used. */
type StaffCaller = Pick<FastifyRequest, 'headers' | 'cookies' | 'query'>

export const STAFF_COOKIE = 'foyer_staff'

export interface StaffSessions {
  /**
   * Checks, without the database and before any body, that there is a session token and, for a
   * changing call, our CSRF token, which proves that we issued the session: then returns it.
   */
  prove(request: StaffCaller, traits: { changes: boolean }): string | undefined
  /** Who is signed in; a changing call also proves that it comes from our page. */
  member(request: StaffCaller, traits: { changes: boolean; beforeSecondFactor?: true }): Promise<Member>
  /** Whose complete session this is, without a request. */
  find(token: string, traits?: { rests?: boolean }): Promise<Member | undefined>
  /** The same within the shift, however long the desk has been idle. It grants nothing. */
  findIdle(token: string): Promise<string | undefined>
  /**
   * Runs the work for a member who works at this hotel and may do this, in one transaction of the
   * hotel.
   */
  during<Answer>(request: StaffCaller, call: StaffCallTraits, work: (staff: Staff) => Promise<Answer>): Promise<Answer>
  csrf(token: string): string
}

interface StaffSessionsDependencies {
  readonly db: Database
  readonly sites: Pick<Sites, 'config'>
  readonly secret: Buffer
  readonly answerSeal: AnswerSeal
  readonly secondFactorRoles: readonly Role[]
  readonly now: () => Date
}

export function createStaffSessions(parts: StaffSessionsDependencies): StaffSessions {
  const { db, sites, secret, answerSeal, secondFactorRoles, now } = parts
  const csrf: StaffSessions['csrf'] = (token) =>
    createHmac('sha256', secret).update(`csrf\n${token}`).digest('base64url')

  /** What the request itself proves; the database knows whose token it is. */
  function proved(request: StaffCaller, { changes }: { changes: boolean }): { token: string; rests: boolean } {
    const token = request.cookies[STAFF_COOKIE]
    if (!token) throw new Problem('notSignedIn')
    if (changes && !isSameSecret(String(request.headers[headers.csrf]), csrf(token)))
      throw new Problem('notSignedIn', 'this page is too old; reload it')
    return { token, rests: request.headers[BACKGROUND_HEADER] === '1' }
  }

  const member: StaffSessions['member'] = async (request, traits) => {
    const { token, rests } = proved(request, traits)
    const { beforeSecondFactor = false } = traits
    return assertSignedIn(await findMember(db.directory, token, { rests, secondFactorRoles, beforeSecondFactor }))
  }

  return {
    csrf,
    member,
    find: (token, { rests = false } = {}) => findMember(db.directory, token, { rests, secondFactorRoles }),
    findIdle: (token) => findMemberOfIdleSession(db.directory, token, secondFactorRoles),
    prove(request, traits) {
      const { token } = proved(request, traits)
      return traits.changes ? token : undefined
    },
    async during(request, call, work) {
      const { token, rests } = proved(request, call)
      const hotelId = parseRequestedHotel(request)
      if (hotelId === undefined) {
        await member(request, call)
        throw new Problem('foreignHotel')
      }
      return db.inHotel(hotelId, async (tx) => {
        const found = await findStaffAt(tx, token, { hotelId, rests, secondFactorRoles })
        const who = assertSignedIn(found?.member)
        // Whether a hotel exists is not revealed to people who don't work there.
        if (!found?.at) throw new Problem('foreignHotel')
        const { hotel, role } = found.at
        recordRequestHotel(request, hotelId)
        if (!call.may || !canPerform(role, call.may)) throw new Problem('mayNot')
        const at = now()
        const day = await readHotelDay(tx, sites, hotel, at)
        return work({ ...who, ...day, hotel, role, today: dayAt(hotel.timeZone, at), now: at, answerSeal, tx })
      })
    },
  }
}

function assertSignedIn(found: Member | undefined): Member {
  if (!found) throw new Problem('notSignedIn', 'this session has ended')
  return found
}

/** An EventSource sends no headers, so its hotel is in the query. */
function parseRequestedHotel(request: StaffCaller): number | undefined {
  const { query } = request
  const asked = typeof query === 'object' && query !== null && 'hotel' in query ? query.hotel : undefined
  const text = String(request.headers[headers.hotelId] ?? asked ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
