import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import type { ComponentType } from 'react'
import { useWhenQuiet } from '../../parts/use-when-quiet.ts'
import { AdminModal } from './admin-modal.tsx'
import { CLOSES_AFTER_MS } from './closes-after.ts'
import { FrontDeskModal } from './front-desk-modal.tsx'
import { TabletModeModal } from './tablet-mode-modal.tsx'

const behind: Record<StaffPanel, ComponentType<{ onClose: () => void }>> = {
  admin: AdminModal,
  tabletMode: TabletModeModal,
  frontDesk: FrontDeskModal,
}

export function StaffPanelModal({ panel, onClose }: { panel: StaffPanel; onClose: () => void }) {
  const Behind = behind[panel]
  useWhenQuiet(CLOSES_AFTER_MS, onClose)
  return <Behind onClose={onClose} />
}
