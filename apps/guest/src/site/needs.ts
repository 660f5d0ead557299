import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { keep, kept, whenForgotten } from './kept.ts'

export const zooms = [1, 1.25, 1.5, 2] as const

/** The guest's accessibility needs, for the length of their visit. */
export interface Needs {
  readonly zoom: (typeof zooms)[number]
  readonly contrast: boolean
  readonly lowReach: boolean
  readonly spoken: boolean
  /** Timeouts are doubled. */
  readonly moreTime: boolean
  readonly quiet: boolean
  readonly still: boolean
}

const none: Needs = {
  zoom: 1,
  contrast: false,
  lowReach: false,
  spoken: false,
  moreTime: false,
  quiet: false,
  still: false,
}

const KEPT = 'needs'
const listeners = createListeners()
let current: Needs | undefined

whenForgotten(() => {
  current = undefined
  listeners.notify()
})

export function currentNeeds(): Needs {
  current ??= { ...none, ...kept<Partial<Needs>>(KEPT) }
  return current
}

export function changeNeeds(changes: Partial<Needs>): void {
  current = { ...currentNeeds(), ...changes }
  keep(KEPT, current)
  listeners.notify()
}

export function clearNeeds(): void {
  changeNeeds(none)
}

export function useNeeds(): Needs {
  return useSyncExternalStore(listeners.subscribe, currentNeeds)
}
