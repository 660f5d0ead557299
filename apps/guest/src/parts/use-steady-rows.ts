import { useEffect, useState } from 'react'
import type { Option } from './option-row.tsx'

/** A tap becomes a click a moment after the finger is lifted. */
const CLICK_DELAY_MS = 300

/** Freezes the rows from pressing one until the click, so that they don't move under a finger. */
export function useSteadyRows(found: Option[]): { rows: Option[]; onPointerDown: () => void } {
  const [held, setHeld] = useState<Option[]>()
  useEffect(() => {
    if (!held) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = () => setHeld(undefined)
    const releaseSoon = () => {
      timer = setTimeout(release, CLICK_DELAY_MS)
    }
    addEventListener('click', release)
    addEventListener('pointerup', releaseSoon)
    addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', release)
      removeEventListener('pointerup', releaseSoon)
      removeEventListener('pointercancel', release)
    }
  }, [held])
  return { rows: held ?? found, onPointerDown: () => setHeld(found) }
}
