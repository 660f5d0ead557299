import type { checkAuthority } from '@foyer/contract/staff/authority.ts'
import { authorities } from '@foyer/domain/authority/authorities.ts'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseAuthority } from '../../outside/authority/authority.ts'

type Result = z.output<typeof checkAuthority.reply>

/** A colleague waits at the page for it. */
const TIMEOUT_MS = 20_000
const MAX_TEXT_LENGTH = 300

/** Asks the authority with the published credentials, by a call of which nothing remains there. */
export function createAuthorityCheck({
  sites,
  authorityFor,
}: {
  readonly sites: Sites
  readonly authorityFor: ChooseAuthority
}): StaffOutsideCall<object, object, Result, Result> {
  return {
    name: 'authorityCheck',
    timeoutMs: TIMEOUT_MS,
    changes: ['audit'],

    async claim(_, staff) {
      const { config } = await sites.config(staff.tx, staff.hotel)
      const { isSent, title } = authorities[config.authority.name]
      if (!isSent) return { answer: { outcome: 'nothingSent' } }
      if (!authorityFor(staff.hotel, config)) return { answer: { outcome: 'notSet' } }
      await recordAudit(staff, { action: 'authorityChecked', subject: title })
      return { intent: { subject: String(staff.hotel.id), reservationId: '', detail: {} } }
    },

    async ask(_intent, _asked, { hotel }) {
      const { config } = await sites.configOf(hotel)
      const authority = authorityFor(hotel, config)
      if (!authority) return { state: 'done', result: { outcome: 'notSet' } }
      const answer = await authority.check().catch(() => undefined)
      if (!answer) return { state: 'done', result: { outcome: 'noAnswer' } }
      if (answer.ok) return { state: 'done', result: { outcome: 'accepted' } }
      return { state: 'done', result: { outcome: 'refused', text: answer.text.slice(0, MAX_TEXT_LENGTH) } }
    },

    // Nothing has happened there, so it can be asked again.
    async reconcile() {
      return { state: 'refused', problem: 'unavailable' }
    },

    async settle(_, __, outcome) {
      return { answer: outcome.state === 'done' ? outcome.result : { outcome: 'noAnswer' } }
    },
  }
}
