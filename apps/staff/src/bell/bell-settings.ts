import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'

/** How a desk is called. The number in the title is always there. */
export const bellWays = ['sound', 'notification'] as const

export type BellWay = (typeof bellWays)[number]

const KEY = 'foyer.staff.bell.'
const OFF = 'off'
const { subscribe, notify } = createListeners()

/** This browser's choice: on until somebody says otherwise, as far as the browser lets it. */
export function isOn(way: BellWay): boolean {
  return localStorage.getItem(KEY + way) !== OFF && isAllowed(way)
}

/** A browser shows notifications only when its user was asked and has agreed. */
const isAllowed = (way: BellWay) =>
  way !== 'notification' || (typeof Notification !== 'undefined' && Notification.permission === 'granted')

export function switchWay(way: BellWay, on: boolean): void {
  if (on) localStorage.removeItem(KEY + way)
  else localStorage.setItem(KEY + way, OFF)
  notify()
}

/** The browser asks once; what was answered there can only be changed there. */
export async function askLeave(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  await Notification.requestPermission()
  notify()
}

export function useIsOn(way: BellWay): boolean {
  return useSyncExternalStore(subscribe, () => isOn(way))
}
