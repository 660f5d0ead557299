import { randomUUID } from 'node:crypto'
import type { savePayer } from '@foyer/contract/staff/folio.ts'
import { checkPayer } from '@foyer/domain/folio/check-payer.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { deleteFolio, insertFolio, listFolios, updateFolio } from './folio.store.ts'

/** More than a party has payers. */
const MAX_PAYERS = 20

/** Who pays a stay besides the guest, and which charges. */
export function createPayersService(sites: Sites) {
  return {
    async save(staff: Staff, typed: string, said: z.output<typeof savePayer.body>): Promise<string> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const issues = checkPayer(said.payer)
      if (issues.length > 0)
        throw new WrongFields(issues.map(({ field, issue }) => ({ path: `payer.${field}`, issue })))
      const stay = await lockStay(staff, typed)
      const known = await listFolios(staff.tx, stay.id)
      const payer = JSON.stringify(said.payer)
      const routes = [...new Set(said.routes)]
      if (said.id && !known.some(({ id }) => id === said.id)) throw new Problem('notFound', 'no such payer')
      if (!said.id && known.length >= MAX_PAYERS) throw new Problem('badInput', 'too many payers')
      const id = said.id ?? randomUUID()
      if (said.id) await updateFolio(staff.tx, id, payer, routes)
      else await insertFolio(staff.tx, staff.hotel.id, id, stay.id, payer, routes)
      await recordAudit(staff, {
        action: 'payerSaved',
        subject: stay.reference,
        ...(routes.length > 0 && { details: { routes: routes.join(', ') } }),
      })
      return id
    },

    async remove(staff: Staff, typed: string, id: string): Promise<void> {
      const stay = await lockStay(staff, typed)
      // A double click, or a retry after a lost answer.
      if (!(await listFolios(staff.tx, stay.id)).some((one) => one.id === id)) return
      if ((await deleteFolio(staff.tx, id)).length === 0) throw new Problem('alreadyHandled', 'the payer has lines')
      await recordAudit(staff, { action: 'payerRemoved', subject: stay.reference })
    },
  }
}

export type PayersService = ReturnType<typeof createPayersService>
