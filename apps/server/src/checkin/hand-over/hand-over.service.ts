import { HAND_OVER_PREFIX, type Step } from '@foyer/domain/hand-over/hand-over.ts'
import { place, toPath } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { transferProof } from '@foyer/domain/proof/transfer-proof.ts'
import { isUnproved } from '../../access/proof/proved-reservation.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { renewVisit } from '../../access/visit/visit-cookie.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { lockReservation } from '../../book/lease/acquire-reservation.ts'
import { acquireReservationLock, takeOverLease } from '../../book/lease/lease.store.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { assertWithinLimit, FailedAttempt, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { findOwnPhoneApp } from '../stay-card/find-own-phone-app.ts'
import {
  consumeHandOver,
  createHandOver,
  type Ending,
  endHandOver,
  type HandOverState,
  readHandOverState,
  revokeFromVisit,
  transferAuthorship,
  transferFactors,
} from './hand-over.store.ts'

/** 24 random bytes can't be guessed; callers who try are throttled. */
const LIMITS = [{ tries: 10, minutes: 10 }]

interface HandOverDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly changes: Changes
  readonly baseUrl: string
}

interface Making extends Step {
  readonly reference: string
  readonly unsaved: boolean
}

/** Continues a check-in on another device; the proof table decides which proofs carry over. */
export function createHandOverService({ reservations, sites, changes, baseUrl }: HandOverDependencies) {
  async function codeFor({ tx, hotel, language, site }: Visit, token: string): Promise<string> {
    if (site.handsOverTo === 'lobby') return HAND_OVER_PREFIX + token
    const appKey = findOwnPhoneApp((await sites.config(tx, hotel)).config)
    if (!appKey) throw new Problem('notFound', 'this hotel has no page for phones')
    const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${appKey}`
    return baseUrl + address + toPath(place('hand-over', { code: token }))
  }

  return {
    /** Only for the visit that holds the check-in, not after another device has taken it over. */
    async make(visit: Visit, { reference, unsaved, ...step }: Making) {
      const to = visit.site.handsOverTo
      if (!to) throw new Problem('notFound', 'a check-in cannot be continued elsewhere here')
      const { reservation, assertHeld } = await lockReservation(reservations, visit, reference)
      assertMayBegin(reservation, visit)
      await assertHeld()
      const carried = transferProof(reservation.proved, to)
      const made = await createHandOver(visit, { ...step, reservationId: reservation.id, to, carried, unsaved })
      return { id: made.id, secret: made.secret, to, code: await codeFor(visit, made.token) }
    },

    state: (visit: Visit, id: string, secret: string): Promise<HandOverState> => readHandOverState(visit, id, secret),

    async take(visit: Visit, token: string, address: string) {
      const tries = { kind: 'handOver', caller: `${visit.hotel.id} ${visit.deviceId ?? address}` } as const
      // A visit's first finding gives it a new id.
      if (visit.proved.length === 0) visit.renewal.visit ??= renewVisit(visit)
      const id = visit.renewal.visit?.id ?? visit.id
      const taken = await consumeHandOver(visit, token, id)
      if (!taken) {
        visit.renewal.visit = undefined
        await assertWithinLimit(visit.tx, tries, LIMITS)
        await recordFailure(visit.tx, tries)
        throw new FailedAttempt('linkEnded', 'this code was taken already, or is over')
      }
      const [remembered] = await reservations.saveFound(visit, [taken.reservationId], taken.proof)
      if (!remembered) throw new Problem('reservationNotFound')
      await transferFactors(visit, id, taken)
      const proved = {
        ...remembered.proved,
        secondFactor: remembered.proved.secondFactor ?? taken.secondFactor ?? undefined,
        keyFactor: remembered.proved.keyFactor ?? taken.keyFactor ?? undefined,
      }
      const others = visit.proved.filter((one) => one.id !== proved.id)
      const here: Visit = { ...visit, id, proved: [...others, proved] }
      assertMayBegin(remembered, here)
      if (taken.isFirst) {
        // A visit that must give more proof first doesn't get the lease yet.
        if (!isUnproved(here, proved)) await takeOverLease(here, proved.id)
        if (!visit.site.device.enrolledOnly) await transferAuthorship(visit, taken, id)
        afterCommit(visit.tx, () => changes.publish(visit.hotel.id, 'stays'))
      }
      const found = (await reservations.all(here)).filter((reservation) => reservation.id === proved.id)
      const { config } = await sites.config(visit.tx, visit.hotel)
      return { here, found, taken, from: config.apps[taken.appKey]?.channel ?? 'kiosk' }
    },

    /**
     * The giver cancels the hand-over: a device that has taken it loses access, and the desk is
     * alerted.
     */
    async end(visit: Visit, ending: Ending): Promise<boolean> {
      const ended = await endHandOver(visit, ending)
      if (!ended?.takenVisit) return false
      await acquireReservationLock(visit, ended.reservationId)
      await revokeFromVisit(visit, ended.takenVisit, ended.reservationId)
      const about = { reservationId: ended.reservationId, deviceId: visit.deviceId, key: 'notGiven' } as const
      await openAlert(visit.tx, visit.hotel.id, { kind: 'handOverTaken', ...about })
      afterCommit(visit.tx, () => changes.publish(visit.hotel.id, 'stays', 'alerts', 'audit'))
      return true
    },
  }
}

export type HandOverService = ReturnType<typeof createHandOverService>
