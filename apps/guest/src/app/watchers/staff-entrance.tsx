import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense, useEffect } from 'react'
import { useSecretTaps } from '../../flows/staff-only/secret-taps.ts'
import { reloadIfOnline } from '../reload-if-online.ts'
import { SilentBoundary } from './silent-boundary.tsx'

const StaffPanelModal = lazyPart(async () => (await import('../../flows/staff-only/staff-panel.tsx')).StaffPanelModal)

/**
 * Staff often come when nothing loads any more, so the panels are prefetched. If one is missing,
 * only the entrance stays closed. At the first screen, where no guest is disturbed, the page reloads
 * then, because it may not request the panels again.
 */
export function StaffEntrance({ panels, isAtStart }: { panels: readonly StaffPanel[]; isAtStart: boolean }) {
  const taps = useSecretTaps(panels)
  const hasPanels = panels.length > 0
  useEffect(() => {
    if (hasPanels) StaffPanelModal.preload()
  }, [hasPanels])
  function fallen() {
    taps.close()
    if (isAtStart) void reloadIfOnline()
    else void StaffPanelModal.preload()
  }
  return (
    taps.panel && (
      <SilentBoundary onFallen={fallen}>
        <Suspense>
          <StaffPanelModal panel={taps.panel} onClose={taps.close} />
        </Suspense>
      </SilentBoundary>
    )
  )
}
