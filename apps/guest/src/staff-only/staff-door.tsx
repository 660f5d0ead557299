import type { SecretDoor } from '@foyer/domain/taps/taps.ts'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { watchInput } from '../watchers/watch-input.ts'
import { AdminModal } from './admin-modal.tsx'
import { FrontDeskModal } from './front-desk-modal.tsx'
import { TabletModeModal } from './tablet-mode-modal.tsx'

const behind: Record<SecretDoor, ComponentType<{ onClose: () => void }>> = {
  admin: AdminModal,
  tabletMode: TabletModeModal,
  frontDesk: FrontDeskModal,
}

/** Whoever was called away has left the lobby alone with it. */
const CLOSES_AFTER_MS = 60_000

export function StaffDoor({ door, onClose }: { door: SecretDoor; onClose: () => void }) {
  const Behind = behind[door]
  const close = useEffectEvent(onClose)
  useEffect(() => watchInput(CLOSES_AFTER_MS, () => close()), [])
  return <Behind onClose={onClose} />
}
