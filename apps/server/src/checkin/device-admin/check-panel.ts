import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import { readBackoffStates, recordFailures } from '../../platform/attempts/backoff.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { getDeviceName } from './device-admin.store.ts'
import { findPanelPassword } from './panel-password.ts'

/** Short enough that a guest playing at the kiosk doesn't lock out its staff. */
const SLOWING = { freeTries: 5, firstSeconds: 10, mostSeconds: 120 }
const KIND = 'deviceAdmin'

interface PanelAttempt {
  readonly panel: StaffPanel
  readonly password: string
  /** The requested action, for the log. */
  readonly action: string
}

/**
 * Checks the password and returns the device's name for the log. Guesses are counted per device and
 * audited.
 */
export async function checkPanel(
  visit: Visit,
  { panel, password, action }: PanelAttempt,
  sites: Sites,
): Promise<string> {
  const expected = await findPanelPassword(visit, panel, sites)
  if (!visit.deviceId || expected === undefined) throw new Problem('mayNot', 'this device has no such panel')
  const subject = await getDeviceName(visit)
  const slowings = [{ ...SLOWING, caller: visit.deviceId }]
  const [standing] = await readBackoffStates(visit.tx, KIND, slowings)
  if (standing?.waitSeconds) throw new Problem('tooManyTries', 'too many attempts; wait a little')
  if (isSameSecret(password, expected)) return subject
  await recordFailures(visit.tx, KIND, slowings)
  const hotel = { hotelId: visit.hotel.id }
  await writeAudit(visit.tx, hotel, { action: 'devicePasswordRefused', subject, details: { action } })
  throw new FailedAttempt('passwordInvalid', 'Password invalid')
}
