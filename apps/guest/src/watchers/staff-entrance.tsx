import type { SecretDoor } from '@foyer/domain/taps/taps.ts'
import { Suspense, useEffect } from 'react'
import { late } from '../frame/late.tsx'
import { Quietly } from './quietly.tsx'
import { useSecretTaps } from './secret-taps.ts'

const StaffDoor = late(async () => (await import('../staff-only/staff-door.tsx')).StaffDoor)

/** Staff come when nothing can be loaded any more: what is behind the door is fetched ahead, and if it is missing only the door stays shut. */
export function StaffEntrance({ doors }: { doors: readonly SecretDoor[] }) {
  const taps = useSecretTaps(doors)
  const hasDoors = doors.length > 0
  useEffect(() => {
    if (hasDoors) StaffDoor.ahead()
  }, [hasDoors])
  function fallen() {
    StaffDoor.ahead()
    taps.close()
  }
  return (
    taps.door && (
      <Quietly onFallen={fallen}>
        <Suspense>
          <StaffDoor door={taps.door} onClose={taps.close} />
        </Suspense>
      </Quietly>
    )
  )
}
