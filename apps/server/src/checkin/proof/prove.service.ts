import { Problem } from '@foyer/domain/problem/problem.ts'
import { isKeyFactor, type KeyFactor, type PromptedFactor } from '@foyer/domain/proof/proof.ts'
import { isCorrectFactor } from '@foyer/domain/proof/second-factor.ts'
import { normalizeShortCode } from '@foyer/domain/proof/short-code.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { findCodeSentAt, raiseProof } from './key-codes.store.ts'
import type { KeyCodes } from './key-codes.ts'
import { listOwedFactors, toKnownToHotel } from './known-to-hotel.ts'
import { listProvable, recordWrongFactor } from './prove-attempts.ts'

interface ProveDependencies {
  readonly reservations: ReservationService
  readonly changes: Changes
  readonly keyCodes: KeyCodes
}

interface ProofInput {
  readonly factor: PromptedFactor
  readonly value: string
}

export interface ProveService {
  /** Returns everything that the visit has found, as it then is. */
  prove(visit: Visit, said: ProofInput, address: string): Promise<readonly FoundReservation[]>
}

export function createProveService({ reservations, changes, keyCodes }: ProveDependencies): ProveService {
  const shown: Record<KeyFactor, (visit: Visit, of: FoundReservation, typed: string) => Promise<boolean>> = {
    async mailedCode(visit, { id }, typed) {
      const sentAt = await findCodeSentAt(visit, id)
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
      const waiting = all.filter((reservation) => listOwedFactors(visit, reservation))
      if (waiting.length === 0) return all
      const attempt = { factor, network: address }
      const open = await listProvable(visit, waiting, attempt)
      if (open.length === 0) throw new Problem('tooManyTries', 'too many tries; ask reception')
      const right: FoundReservation[] = []
      for (const reservation of open) if (await isRight(visit, reservation, { factor, value })) right.push(reservation)
      if (right.length === 0) {
        await recordWrongFactor(visit, open, attempt, changes)
        throw new FailedAttempt('secondFactorWrong', 'this does not belong to the reservation')
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

  async function isRight(visit: Visit, reservation: FoundReservation, { factor, value }: ProofInput): Promise<boolean> {
    const owed = listOwedFactors(visit, reservation) ?? []
    if (!owed.includes(factor)) return false
    return isKeyFactor(factor)
      ? shown[factor](visit, reservation, normalizeShortCode(value))
      : isCorrectFactor(toKnownToHotel(visit, reservation), factor, value)
  }
}
