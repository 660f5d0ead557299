import { useSyncExternalStore } from 'react'

/** How a desk is called. The number in the title is always there. */
export const bellWays = ['sound', 'notification'] as const

export type BellWay = (typeof bellWays)[number]

const KEY = 'foyer.staff.bell.'
const OFF = 'off'
const listeners = new Set<() => void>()

/** This browser's choice: on until somebody says otherwise. */
export function isOn(way: BellWay): boolean {
  return localStorage.getItem(KEY + way) !== OFF
}

export function switchWay(way: BellWay, on: boolean): void {
  if (on) localStorage.removeItem(KEY + way)
  else localStorage.setItem(KEY + way, OFF)
  for (const listener of listeners) listener()
}

export function useIsOn(way: BellWay): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOn(way),
  )
}
