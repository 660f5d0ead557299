import { type DeviceAdminAction, deviceAdmin } from '@foyer/contract/device-admin.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { AuditAction } from '@foyer/domain/staff/audit-actions.ts'
import type { SecretDoor } from '@foyer/domain/taps/taps.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { writeAudit } from '../audit/audit.ts'
import type { Calls } from '../http/serve.ts'
import type { Changes } from '../realtime/changes.ts'
import type { Sites } from '../site/sites.ts'
import { FailedTry, noteFailure, refuseAfter } from '../tries/tries.store.ts'
import type { Visit } from '../visit/visit.ts'
import { closeDevice, nameOfDevice, switchTabletMode } from './device-admin.store.ts'
import { isPassword, passwordOf } from './door-password.ts'
import { speedSample } from './speed-sample.ts'

interface Parts {
  readonly sites: Sites
  readonly changes: Changes
}

interface Deed {
  readonly door: SecretDoor
  readonly written: AuditAction
  /** What the server does; the rest is the page's. */
  readonly work?: (visit: Visit, reply: FastifyReply, sites: Sites) => Promise<void>
}

const deeds: Record<DeviceAdminAction, Deed> = {
  closeSession: { door: 'admin', written: 'deviceClosed', work: closeDevice },
  exitKiosk: { door: 'admin', written: 'kioskExited' },
  tabletModeOn: { door: 'tabletMode', written: 'tabletModeOn', work: switchTabletMode('on') },
  tabletModeOff: { door: 'tabletMode', written: 'tabletModeOff', work: switchTabletMode('off') },
  openFrontDesk: { door: 'frontDesk', written: 'frontDeskOpened' },
}

const GUESS_LIMIT = { tries: 5, minutes: 15 }

/** What staff do at the device itself. The password never leaves this house: the page sends what was typed. */
export function deviceAdminRoutes(app: FastifyInstance, calls: Calls, { sites, changes }: Parts): void {
  calls.serve(deviceAdmin, async ({ body: { action, password }, reply }, visit) => {
    const { door, written, work } = deeds[action]
    const expected = await passwordOf(visit, door, sites)
    if (!visit.deviceId || expected === undefined) throw new Problem('mayNot', 'this device has no such door')
    const subject = await nameOfDevice(visit)
    const house = { hotelId: visit.hotel.id }
    // After the answer: by then it is kept.
    reply.raw.once('finish', () => changes.tell(visit.hotel.id, 'devices', 'audit'))
    const tries = { kind: 'deviceAdmin', caller: visit.deviceId } as const
    await refuseAfter(visit.tx, tries, GUESS_LIMIT)
    if (!isPassword(password, expected)) {
      await noteFailure(visit.tx, tries)
      await writeAudit(visit.tx, house, { action: 'devicePasswordRefused', subject, details: { action } })
      throw new FailedTry('passwordInvalid', 'Password invalid')
    }
    await work?.(visit, reply, sites)
    await writeAudit(visit.tx, house, { action: written, subject })
    return {}
  })

  app.get('/speed-sample', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/octet-stream').send(speedSample),
  )
}
