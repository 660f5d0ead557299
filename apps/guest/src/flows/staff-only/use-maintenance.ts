import { startMaintenance } from '@foyer/contract/device-admin.ts'
import { isOutOfService, outOfServicePlace } from '@foyer/domain/device/in-service.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useTrack } from '../../journey/use-track.ts'
import type { DeviceAdmin } from './use-device-admin.ts'

/** A rejected password is shown next to its field and says nothing about the hardware. */
const passwordProblems: ReadonlySet<string> = new Set(['passwordInvalid', 'tooManyTries', 'mayNot'])

/** Takes this kiosk out of service and back. */
export function useMaintenance(admin: DeviceAdmin, onDone: () => void) {
  const { leave, restart, goTo, place } = useJourney()
  const track = useTrack()
  const call = useCall(startMaintenance)
  const [failed, setFailed] = useState(false)

  function fail(why: string): void {
    setFailed(true)
    track('error', 'maintenance not started', { why })
  }

  return {
    isOn: isOutOfService(place),
    failed,
    start: () =>
      admin.perform('startMaintenance', async (password) => {
        setFailed(false)
        try {
          const { active } = await call.mutateAsync({ body: { password } })
          if (!active) return fail('refused')
        } catch (caught) {
          const { code } = ensureProblem(caught)
          if (passwordProblems.has(code)) throw caught
          return fail(code)
        }
        await leave()
        goTo(outOfServicePlace, 'replace')
        onDone()
      }),
    end: () =>
      admin.ask('endMaintenance', async () => {
        onDone()
        await restart()
      }),
  }
}
