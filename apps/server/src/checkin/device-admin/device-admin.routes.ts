import { saveSocketVersion } from '@foyer/contract/device.ts'
import { type DeviceAdminAction, deviceAdmin, startMaintenance } from '@foyer/contract/device-admin.ts'
import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { AuditAction } from '@foyer/domain/staff/audit-actions.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ChooseHardware } from '../../outside/hardware/hardware.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { checkPanel } from './check-panel.ts'
import { closeDevice, resumeService, switchTabletMode, updateSocketVersion } from './device-admin.store.ts'
import { createMaintenanceStart } from './maintenance.ts'
import { speedSample } from './speed-sample.ts'

interface DeviceAdminRoutesDependencies {
  readonly sites: Sites
  readonly changes: Changes
  readonly hardwareFor: ChooseHardware
}

interface AdminAction {
  readonly panel: StaffPanel
  readonly written: AuditAction
  /** The server's part of the action; the page does the rest. */
  readonly work?: (visit: Visit, reply: FastifyReply, sites: Sites) => Promise<void>
}

const adminActions: Record<DeviceAdminAction, AdminAction> = {
  closeSession: { panel: 'admin', written: 'deviceClosed', work: closeDevice },
  exitKiosk: { panel: 'admin', written: 'kioskExited' },
  tabletModeOn: { panel: 'tabletMode', written: 'tabletModeOn', work: switchTabletMode('on') },
  tabletModeOff: { panel: 'tabletMode', written: 'tabletModeOff', work: switchTabletMode('off') },
  openFrontDesk: { panel: 'frontDesk', written: 'frontDeskOpened' },
  // Done by the kiosk's device hub.
  testKeyServer: { panel: 'admin', written: 'keyServerTested' },
  endMaintenance: { panel: 'admin', written: 'maintenanceEnded', work: resumeService },
  // The page stores which terminal it is.
  changeTerminal: { panel: 'admin', written: 'terminalChanged' },
}

/**
 * Staff actions at the device itself. The page sends the typed password, and the server compares
 * it.
 */
export function deviceAdminRoutes(app: FastifyInstance, calls: Calls, parts: DeviceAdminRoutesDependencies): void {
  const { sites, changes } = parts

  calls.serve(deviceAdmin, async ({ body: { action, password }, reply }, visit) => {
    const { panel, written, work } = adminActions[action]
    // After the answer, when the transaction has committed.
    reply.raw.once('finish', () => changes.publish(visit.hotel.id, 'devices', 'audit'))
    const subject = await checkPanel(visit, { panel, password, action }, sites)
    await work?.(visit, reply, sites)
    await writeAudit(visit.tx, { hotelId: visit.hotel.id }, { action: written, subject })
    return {}
  })

  calls.serveOutside(startMaintenance, createMaintenanceStart(parts))

  calls.serve(
    saveSocketVersion,
    async ({ body }, visit) => {
      if (!visit.deviceId) throw new Problem('mayNot', 'no hub is connected to this page')
      await updateSocketVersion(visit, body.version)
      afterCommit(visit.tx, () => changes.publish(visit.hotel.id, 'devices'))
      return {}
    },
    { allowOutOfService: true },
  )

  app.get('/speed-sample', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/octet-stream').send(speedSample),
  )
}
