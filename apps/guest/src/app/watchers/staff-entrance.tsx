import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { Suspense, useEffect } from 'react'
import { useSecretTaps } from '../../flows/staff-only/secret-taps.ts'
import { late } from '../../parts/late.tsx'
import { Quietly } from './quietly.tsx'

const StaffPanelModal = late(async () => (await import('../../flows/staff-only/staff-panel.tsx')).StaffPanelModal)

/**
 * Staff often come when nothing loads any more, so the panels are prefetched. If one is missing,
 * only the entrance stays closed.
 */
export function StaffEntrance({ panels }: { panels: readonly StaffPanel[] }) {
  const taps = useSecretTaps(panels)
  const hasPanels = panels.length > 0
  useEffect(() => {
    if (hasPanels) StaffPanelModal.ahead()
  }, [hasPanels])
  function fallen() {
    StaffPanelModal.ahead()
    taps.close()
  }
  return (
    taps.panel && (
      <Quietly onFallen={fallen}>
        <Suspense>
          <StaffPanelModal panel={taps.panel} onClose={taps.close} />
        </Suspense>
      </Quietly>
    )
  )
}
