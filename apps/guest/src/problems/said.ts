import type { Language } from '@foyer/domain/basics/language.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { keep, kept, whenForgotten } from '../site/kept.ts'

/** A message in passing, as it was said. */
export interface Said {
  readonly text: string
  readonly kind: 'info' | 'good' | 'problem'
  /** It stays in the language in which it was said. */
  readonly language: Language
  /** Since 1970, in milliseconds. */
  readonly at: number
}

/** More than a guest would look through. */
const MOST_SAID = 10

const KEPT = 'said'
const nothing: readonly Said[] = []
const listeners = createListeners()
let current: readonly Said[] | undefined

whenForgotten(() => {
  current = undefined
  listeners.notify()
})

/** Newest first. What is said again and again stands there once, with the last time. */
function allSaid(): readonly Said[] {
  current ??= kept<readonly Said[]>(KEPT) ?? nothing
  return current
}

export function rememberSaid(said: Said): void {
  const others = allSaid().filter(({ text }) => text !== said.text)
  current = [said, ...others].slice(0, MOST_SAID)
  keep(KEPT, current)
  listeners.notify()
}

export function useSaid(): readonly Said[] {
  return useSyncExternalStore(listeners.subscribe, allSaid)
}
