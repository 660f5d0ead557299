import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'

/** How a desk can be alerted. The count in the page title is always on. */
export const bellChannels = ['sound', 'notification'] as const

export type BellChannel = (typeof bellChannels)[number]

const KEY = 'foyer.staff.bell.'
const OFF = 'off'
const { subscribe, notify } = createListeners()

/** This browser's setting: on by default, as far as the browser permits it. */
export function isBellOn(way: BellChannel): boolean {
  return localStorage.getItem(KEY + way) !== OFF && isChannelAllowed(way)
}

/** A browser shows notifications only after its user has granted permission. */
const isChannelAllowed = (way: BellChannel) =>
  way !== 'notification' || (typeof Notification !== 'undefined' && Notification.permission === 'granted')

export function setBellChannel(way: BellChannel, on: boolean): void {
  if (on) localStorage.removeItem(KEY + way)
  else localStorage.setItem(KEY + way, OFF)
  notify()
}

/** The browser prompts once; after that the answer can only be changed in its settings. */
export async function requestNotificationPermission(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  await Notification.requestPermission()
  notify()
}

export function useIsBellOn(way: BellChannel): boolean {
  return useSyncExternalStore(subscribe, () => isBellOn(way))
}
