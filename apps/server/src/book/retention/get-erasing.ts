import { decideErasure, type ErasureDecision, toRetentionRules } from '@foyer/domain/retention/periods.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'

/** What would be erased if a guest of this stay asked for it now. */
export async function getErasing(
  { tx, hotel, today }: Pick<Staff, 'tx' | 'hotel' | 'today'>,
  sites: Sites,
  reservation: Parameters<typeof decideErasure>[0],
): Promise<ErasureDecision> {
  const { config } = await sites.config(tx, hotel)
  return decideErasure(reservation, toRetentionRules(config), today)
}
