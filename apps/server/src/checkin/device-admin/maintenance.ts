import type { startMaintenance } from '@foyer/contract/device-admin.ts'
import { isMaintenanceActive } from '@foyer/domain/device/maintenance.ts'
import type * as z from 'zod/mini'
import { writeAudit } from '../../access/audit/audit.ts'
import { toProblem } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseHardware } from '../../outside/hardware/hardware.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { checkPanel } from './check-panel.ts'
import { beginMaintenance } from './device-admin.store.ts'

interface MaintenanceInput {
  readonly body: z.output<typeof startMaintenance.body>
}

/** What is needed to retry and settle after the request has ended. */
interface Order {
  readonly device: string
  readonly location: string
  readonly url: string
}

type Answer = z.output<typeof startMaintenance.reply>

interface MaintenanceResult {
  readonly active: boolean
}

interface MaintenanceDependencies {
  readonly sites: Sites
  readonly changes: Changes
  readonly hardwareFor: ChooseHardware
}

const TIMEOUT_MS = 10_000
const REQUEST_LIFETIME_MS = 60_000

/**
 * Staff take a kiosk out of service at the kiosk. This notifies the hardware service, and from then
 * on no guest can start there.
 */
export function createMaintenanceStart({
  sites,
  changes,
  hardwareFor,
}: MaintenanceDependencies): OutsideCall<MaintenanceInput, Order, MaintenanceResult, Answer> {
  const ask = async ({ url, ...order }: Order, key: string, signal: AbortSignal) => {
    const answer = await hardwareFor(url).startMaintenance({ ...order, key, signal })
    return { state: 'done', result: { active: isMaintenanceActive(answer) } } as const
  }
  return {
    name: 'maintenanceStart',
    timeoutMs: TIMEOUT_MS,

    async claim({ body: { password } }, visit) {
      const device = await checkPanel(visit, { panel: 'admin', password, action: 'startMaintenance' }, sites)
      const { hardwareUrl: url, location } = visit.site.policies.devices
      return { intent: { subject: visit.deviceId ?? '', reservationId: '', detail: { device, location, url } } }
    },

    ask: ({ id, detail }, _asked, _caller, signal) => ask(detail, id, signal),

    // Starting maintenance is idempotent, so we retry if the outcome is unknown. Not for long: a
    // kiosk that is back in service by then is left alone.
    async reconcile({ id, detail, createdAt }, signal) {
      if (Date.now() - createdAt.getTime() > REQUEST_LIFETIME_MS) return { state: 'refused', problem: 'unavailable' }
      return ask(detail, id, signal)
    },

    async settle({ tx, hotel }, { subject: deviceId, detail }, outcome) {
      const isActive = outcome.state === 'done' && outcome.result.active
      const written = { subject: detail.device }
      if (isActive) await beginMaintenance(tx, deviceId)
      if (outcome.state !== 'unknown')
        await writeAudit(
          tx,
          { hotelId: hotel.id },
          { action: isActive ? 'maintenanceStarted' : 'maintenanceRefused', ...written },
        )
      afterCommit(tx, () => changes.publish(hotel.id, 'devices', 'audit'))
      if (outcome.state === 'done') return { answer: { active: isActive } }
      return toProblem(outcome)
    },
  }
}
