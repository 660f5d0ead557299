import type { Language } from '@foyer/domain/basics/language.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { keep, kept, whenForgotten } from '../site/kept.ts'

/** A toast as it was shown. */
export interface Said {
  readonly text: string
  readonly kind: 'info' | 'good' | 'problem'
  /** It stays in its original language. */
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly at: number
}

/** More than a guest would read through. */
const MOST_SAID = 10

const KEPT = 'said'
const nothing: readonly Said[] = []
const listeners = createListeners()
let current: readonly Said[] | undefined

whenForgotten(() => {
  current = undefined
  listeners.notify()
})

/** Newest first. A repeated message is listed once, with its latest time. */
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
