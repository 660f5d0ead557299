import { type AskedFactor, isKeyFactor, type KeyFactor } from '@foyer/domain/proof/proof.ts'
import { isTrueFactor } from '@foyer/domain/proof/second-factor.ts'
import { shortCodeIn } from '@foyer/domain/proof/short-code.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { InBackground } from '../../platform/background/in-background.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { codeSentAt, raiseProof } from './key-codes.store.ts'
import type { KeyCodes } from './key-codes.ts'
import { factorsOwed, knownToHotel } from './known-to-hotel.ts'

/**
 * A departure date is easy to guess, so there are few attempts and longer waits, per reservation
 * and address.
 */
const LIMITS = [
  { tries: 3, minutes: 10 },
  { tries: 6, minutes: 24 * 60 },
]

interface ProveDependencies {
  readonly reservations: ReservationService
  readonly changes: Changes
  readonly inBackground: InBackground
  readonly keyCodes: KeyCodes
}

interface Said {
  readonly factor: AskedFactor
  readonly value: string
}

export interface ProveService {
  /** Returns everything that the visit has found, as it then is. */
  prove(visit: Visit, said: Said, address: string): Promise<readonly FoundReservation[]>
}

export function proveService({ reservations, changes, inBackground, keyCodes }: ProveDependencies): ProveService {
  const shown: Record<KeyFactor, (visit: Visit, of: FoundReservation, typed: string) => Promise<boolean>> = {
    async mailedCode(visit, { id }, typed) {
      const sentAt = await codeSentAt(visit, id)
      return keyCodes.isMailed(
        typed,
        { hotelId: visit.hotel.id, reservationId: id, visitId: visit.id, sentAt },
        visit.now,
      )
    },
    lobbyCode: async ({ hotel, now }, _, typed) => keyCodes.isLobby(typed, hotel.id, now),
  }

  return {
    async prove(visit, { factor, value }, address) {
      const all = await reservations.all(visit)
      const waiting = all.filter((reservation) => factorsOwed(visit, reservation))
      const [first] = waiting
      if (!first) return all
      const tries = {
        kind: 'secondFactor',
        caller: `${visit.hotel.id} ${first.id} ${visit.deviceId ?? address}`,
      } as const
      const [failed = 0] = await refuseAfter(visit.tx, tries, LIMITS)
      const right: FoundReservation[] = []
      for (const reservation of waiting)
        if (await isRight(visit, reservation, { factor, value })) right.push(reservation)
      if (right.length === 0) {
        await noteFailure(visit.tx, tries)
        if (failed + 1 >= (LIMITS[0]?.tries ?? 0)) await tell(visit, first)
        throw new FailedTry('secondFactorWrong', 'this does not belong to the reservation')
      }
      await raiseProof(
        visit,
        right.map(({ id }) => id),
        factor,
      )
      // Read again, because visibility depends on the proof.
      const raised = isKeyFactor(factor) ? { keyFactor: factor } : { secondFactor: factor }
      const proved = visit.proved.map((one) => (right.some(({ id }) => id === one.id) ? { ...one, ...raised } : one))
      return reservations.all({ ...visit, proved })
    },
  }

  async function isRight(visit: Visit, reservation: FoundReservation, { factor, value }: Said): Promise<boolean> {
    const owed = factorsOwed(visit, reservation) ?? []
    if (!owed.includes(factor)) return false
    return isKeyFactor(factor)
      ? shown[factor](visit, reservation, shortCodeIn(value))
      : isTrueFactor(knownToHotel(visit, reservation), factor, value)
  }

  async function tell({ tx, hotel }: Visit, { id, reference }: FoundReservation): Promise<void> {
    await openAlert(tx, hotel.id, { kind: 'reservationGuessed', reservationId: id, reference, key: 'notGiven' })
    inBackground(async () => changes.tell(hotel.id, 'alerts', 'audit'))
  }
}
