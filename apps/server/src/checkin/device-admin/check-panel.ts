import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { FailedTry } from '../../platform/tries/tries.store.ts'
import { noteFailures, standingsOf } from '../../platform/tries/waits.ts'
import { nameOfDevice } from './device-admin.store.ts'
import { passwordOf } from './panel-password.ts'

/** A guest who plays at the kiosk may not keep its staff out of it for long. */
const SLOWING = { freeTries: 5, firstSeconds: 10, mostSeconds: 120 }
const KIND = 'deviceAdmin'

interface Knock {
  readonly panel: StaffPanel
  readonly password: string
  /** What the door is to be opened for, in the log's words. */
  readonly action: string
}

/** Whose password is right learns the device's name, for the log. Guesses are counted for the device and written down. */
export async function checkPanel(visit: Visit, { panel, password, action }: Knock, sites: Sites): Promise<string> {
  const expected = await passwordOf(visit, panel, sites)
  if (!visit.deviceId || expected === undefined) throw new Problem('mayNot', 'this device has no such door')
  const subject = await nameOfDevice(visit)
  const slowings = [{ ...SLOWING, caller: visit.deviceId }]
  const [standing] = await standingsOf(visit.tx, KIND, slowings)
  if (standing?.waitSeconds) throw new Problem('tooManyTries', 'too many tries; wait a little')
  if (isSameSecret(password, expected)) return subject
  await noteFailures(visit.tx, KIND, slowings)
  const hotel = { hotelId: visit.hotel.id }
  await writeAudit(visit.tx, hotel, { action: 'devicePasswordRefused', subject, details: { action } })
  throw new FailedTry('passwordInvalid', 'Password invalid')
}
