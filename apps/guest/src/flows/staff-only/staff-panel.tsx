import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import type { ComponentType } from 'react'
import { useInactivity } from '../../parts/use-inactivity.ts'
import { AdminModal } from './admin-modal.tsx'
import { FrontDeskModal } from './front-desk-modal.tsx'
import { PANEL_TIMEOUT_MS } from './panel-timeout.ts'
import { TabletModeModal } from './tablet-mode-modal.tsx'

const panelModals: Record<StaffPanel, ComponentType<{ onClose: () => void }>> = {
  admin: AdminModal,
  tabletMode: TabletModeModal,
  frontDesk: FrontDeskModal,
}

export function StaffPanelModal({ panel, onClose }: { panel: StaffPanel; onClose: () => void }) {
  const Behind = panelModals[panel]
  useInactivity(PANEL_TIMEOUT_MS, onClose)
  return <Behind onClose={onClose} />
}
