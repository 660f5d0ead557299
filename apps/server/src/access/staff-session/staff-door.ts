import { createHmac } from 'node:crypto'
import { headers } from '@foyer/contract/common.ts'
import { BACKGROUND_HEADER } from '@foyer/contract/staff/live.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { mayDo } from '@foyer/domain/staff/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { isSameSecret } from '../../platform/digest/is-same-secret.ts'
import { dayAt } from '../hotel/hotel.ts'
import type { Sites } from '../site/sites.ts'
import { roleAt } from './member.store.ts'
import { memberOf } from './session.store.ts'
import type { Member, Staff, StaffCallTraits } from './staff.ts'

export const STAFF_COOKIE = 'foyer_staff'

export interface StaffDoor {
  /** Who has signed in here; a changing call also proves that it comes from our page. */
  member(request: FastifyRequest, traits: { changes: boolean }): Promise<Member>
  /** Runs the work for somebody who works at this hotel and may do this, in one transaction of the hotel. */
  during<Answer>(
    request: FastifyRequest,
    call: StaffCallTraits,
    work: (staff: Staff) => Promise<Answer>,
  ): Promise<Answer>
  csrf(token: string): string
}

interface Parts {
  readonly db: Database
  readonly sites: Sites
  readonly secret: Buffer
  readonly now: () => Date
}

export function staffDoor({ db, sites, secret, now }: Parts): StaffDoor {
  const csrf: StaffDoor['csrf'] = (token) => createHmac('sha256', secret).update(`csrf\n${token}`).digest('base64url')

  const member: StaffDoor['member'] = async (request, { changes }) => {
    const token = request.cookies[STAFF_COOKIE]
    if (!token) throw new Problem('notSignedIn')
    if (changes && !isSameSecret(String(request.headers[headers.csrf]), csrf(token)))
      throw new Problem('notSignedIn', 'this page is too old; load it anew')
    const rests = request.headers[BACKGROUND_HEADER] === '1'
    const found = await memberOf(db.directory, token, { rests })
    if (!found) throw new Problem('notSignedIn', 'this session has ended')
    return found
  }

  return {
    csrf,
    member,
    async during(request, call, work) {
      const who = await member(request, call)
      const hotelId = hotelAsked(request)
      const role = hotelId === undefined ? undefined : await roleAt(db.directory, who.id, hotelId)
      const hotel = hotelId !== undefined && role ? await sites.hotel(hotelId) : undefined
      // Whether a hotel exists is nobody's business who does not work there.
      if (!hotel || !role) throw new Problem('foreignHotel')
      if (!call.may || !mayDo(role, call.may)) throw new Problem('mayNot')
      const at = now()
      return db.inHotel(hotel.id, (tx) => work({ ...who, hotel, role, today: dayAt(hotel.timeZone, at), now: at, tx }))
    },
  }
}

/** An EventSource sends no headers, so that its hotel stands in the query. */
function hotelAsked(request: FastifyRequest): number | undefined {
  const { query } = request
  const asked = typeof query === 'object' && query !== null && 'hotel' in query ? query.hotel : undefined
  const text = String(request.headers[headers.hotelId] ?? asked ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
