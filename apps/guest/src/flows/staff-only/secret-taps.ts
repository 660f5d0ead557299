import { recentTaps, whatTapsOpen } from '@foyer/domain/device/taps.ts'
import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import { useEffect, useState } from 'react'

interface SecretTaps {
  /** The hidden modal that is open. */
  readonly panel: StaffPanel | undefined
  close(): void
}

/** Taps on the mark in the corner, where no guest has anything to do, open what only staff know of. */
export function useSecretTaps(panels: readonly StaffPanel[]): SecretTaps {
  const [panel, setPanel] = useState<StaffPanel>()
  // Who has tapped more often than needed is through the door already.
  const names = panel ? '' : panels.join(' ')
  useEffect(() => {
    const open = names.split(' ').filter((name): name is StaffPanel => name !== '')
    if (open.length === 0) return
    let taps: number[] = []
    let timer: ReturnType<typeof setTimeout> | undefined

    function count({ target }: PointerEvent) {
      if (!(target instanceof Element) || !target.closest('[data-mark]')) return
      const now = Date.now()
      taps = recentTaps([...taps, now])
      clearTimeout(timer)
      const verdict = whatTapsOpen(taps, open)
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
