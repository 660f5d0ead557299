import { findTappedPanel, getRecentTaps } from '@foyer/domain/device/taps.ts'
import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { useEffect, useState } from 'react'

interface SecretTaps {
  /** The open staff panel. */
  readonly panel: StaffPanel | undefined
  close(): void
}

/** Taps on the logo in the corner, where guests have nothing to press, open hidden staff panels. */
export function useSecretTaps(panels: readonly StaffPanel[]): SecretTaps {
  const [panel, setPanel] = useState<StaffPanel>()
  // While a panel is open, further taps are ignored.
  const names = panel ? '' : panels.join(' ')
  useEffect(() => {
    const open = names.split(' ').filter((name): name is StaffPanel => name !== '')
    if (open.length === 0) return
    let taps: number[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    function count({ target }: PointerEvent) {
      if (!(target instanceof Element) || !target.closest('[data-mark]')) return
      const now = Date.now()
      taps = getRecentTaps([...taps, now])
      clearTimeout(timer)
      const verdict = findTappedPanel(taps, open)
      if (verdict) timer = setTimeout(() => through(verdict.opens), verdict.at - now)
    }

    function through(opened: StaffPanel) {
      taps = []
      setPanel(opened)
    }

    document.addEventListener('pointerdown', count)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', count)
    }
  }, [names])
  return { panel, close: () => setPanel(undefined) }
}
