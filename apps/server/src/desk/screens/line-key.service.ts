import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { insertLineKey, readLineKeys, revokeLineKey } from '../front-desk/line-key.store.ts'
import { formatSystemKey } from '../front-desk/wake-keys.ts'

/** Keys with which the hotel's own system controls its screens. */
export function createLineKeyService(wakes: Wakes) {
  return {
    async list({ tx }: Staff) {
      const keys = await readLineKeys(tx)
      return {
        keys: keys.map(({ id, name, made_by, made_at, used_at }) => ({
          id,
          name,
          madeAt: made_at.toISOString(),
          ...(made_by !== null && { madeBy: made_by }),
          ...(used_at !== null && { usedAt: used_at.toISOString() }),
        })),
      }
    },

    async make(staff: Staff, name: string) {
      const made = await insertLineKey(staff.tx, { hotelId: staff.hotel.id, name, madeBy: staff.name })
      await recordAudit(staff, { action: 'lineKeyMade', subject: name })
      return made
    },

    async revoke(staff: Staff, id: string): Promise<void> {
      const name = await revokeLineKey(staff.tx, id)
      if (name === undefined) throw new Problem('notFound', 'no such key')
      await recordAudit(staff, { action: 'lineKeyRevoked', subject: name })
      // Wakes connections that use the key; they check it again and close.
      afterCommit(staff.tx, () => wakes.notify(formatSystemKey({ hotelId: staff.hotel.id })))
    },
  }
}

export type LineKeyService = ReturnType<typeof createLineKeyService>
