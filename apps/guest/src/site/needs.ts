import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { onVisitCleared, readFromVisit, saveToVisit } from './visit-storage.ts'

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

const noNeeds: Needs = {
  zoom: 1,
  contrast: false,
  lowReach: false,
  spoken: false,
  moreTime: false,
  quiet: false,
  still: false,
}

const STORAGE_NAME = 'needs'
const listeners = createListeners()
let current: Needs | undefined

onVisitCleared(() => {
  current = undefined
  listeners.notify()
})

export function getNeeds(): Needs {
  current ??= { ...noNeeds, ...readFromVisit<Partial<Needs>>(STORAGE_NAME) }
  return current
}

export function changeNeeds(changes: Partial<Needs>): void {
  current = { ...getNeeds(), ...changes }
  saveToVisit(STORAGE_NAME, current)
  listeners.notify()
}

export function clearNeeds(): void {
  changeNeeds(noNeeds)
}

export function useNeeds(): Needs {
  return useSyncExternalStore(listeners.subscribe, getNeeds)
}
