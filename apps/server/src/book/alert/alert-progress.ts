import type { AlertProgress } from '@foyer/contract/alert.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { findLatestAlert } from './alert.store.ts'

/**
 * The progress of this visit's newest alert. A guest sees a first name, and nothing else about
 * staff.
 */
export async function readAlertState({ tx, id }: Visit): Promise<AlertProgress> {
  const alert = await findLatestAlert(tx, id)
  if (!alert) return { state: 'unheard' }
  if (alert.handled_at) return { state: 'over' }
  if (alert.claimed_by === null) return { state: 'open' }
  return { state: 'coming', by: getFirstName(alert.claimed_by) }
}

function getFirstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
