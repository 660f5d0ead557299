import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { Suspense, useEffect } from 'react'
import { useSecretTaps } from '../../flows/staff-only/secret-taps.ts'
import { late } from '../../parts/late.tsx'
import { Quietly } from './quietly.tsx'

const StaffPanelModal = late(async () => (await import('../../flows/staff-only/staff-panel.tsx')).StaffPanelModal)

/** Staff come when nothing can be loaded any more: what is behind the door is fetched ahead, and if it is missing only the door stays shut. */
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
