import type { Language } from '@foyer/domain/basics/language.ts'
import { createListeners } from '@foyer/web/events/listeners.ts'
import { useSyncExternalStore } from 'react'
import { onVisitCleared, readFromVisit, saveToVisit } from '../site/visit-storage.ts'

/** A toast as it was shown. */
export interface PastMessage {
  readonly text: string
  readonly kind: 'info' | 'good' | 'problem'
  /** It stays in its original language. */
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly at: number
}

/** More than a guest would read through. */
const MAX_MESSAGES = 10

const STORAGE_NAME = 'said'
const noMessages: readonly PastMessage[] = []
const listeners = createListeners()
let current: readonly PastMessage[] | undefined

onVisitCleared(() => {
  current = undefined
  listeners.notify()
})

/** Newest first. A repeated message is listed once, with its latest time. */
function readMessages(): readonly PastMessage[] {
  current ??= readFromVisit<readonly PastMessage[]>(STORAGE_NAME) ?? noMessages
  return current
}

export function recordMessage(said: PastMessage): void {
  const others = readMessages().filter(({ text }) => text !== said.text)
  current = [said, ...others].slice(0, MAX_MESSAGES)
  saveToVisit(STORAGE_NAME, current)
  listeners.notify()
}

export function useMessageHistory(): readonly PastMessage[] {
  return useSyncExternalStore(listeners.subscribe, readMessages)
}
