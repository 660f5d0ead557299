import type { Rack, RackStay } from '@foyer/contract/staff/rack.ts'
import { useCallback, useRef, useState } from 'react'
import { type Drop, judgeDrop, type Verdict } from './judge-drop.ts'

/** What of a stay changes: its room, its departure, or its arrival. */
export type CarryKind = 'room' | 'end' | 'start'

export interface Carried extends Drop {
  readonly kind: CarryKind
  readonly by: 'keys' | 'pointer'
  /** Where the pointer is. */
  readonly point?: { readonly x: number; readonly y: number }
}

interface CarryOptions {
  readonly rack: Rack
  readonly onPutDown: (drop: Drop, verdict: Verdict) => void
}

/** The stay that is being moved, where it would go, and whether it fits there. */
export function useCarry({ rack, onPutDown }: CarryOptions) {
  const [carried, setCarried] = useState<Carried>()
  // Pointer events may come faster than renders.
  const latest = useRef<Carried>(undefined)
  const set = useCallback((next: Carried | undefined) => {
    latest.current = next
    setCarried(next)
  }, [])
  return {
    carried,
    verdict: carried && judgeDrop(rack, carried),
    pickUp(stay: RackStay, kind: CarryKind, by: Carried['by']) {
      const { roomNumber, startDate, endDate } = stay
      set({ stay, kind, by, roomNumber, startDate, endDate })
    },
    aim(at: Partial<Pick<Carried, 'roomNumber' | 'startDate' | 'endDate' | 'point'>>) {
      if (latest.current) set({ ...latest.current, ...at })
    },
    putBack: () => set(undefined),
    putDown() {
      const drop = latest.current
      set(undefined)
      if (drop) onPutDown(drop, judgeDrop(rack, drop))
    },
  }
}

export type Carry = ReturnType<typeof useCarry>
