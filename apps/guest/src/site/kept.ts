import { createListeners } from '@foyer/web/events/listeners.ts'

/**
 * What a reload may not lose and the next guest may not see: kept for this tab only, and gone with the guest.
 * Images never come here, wherever in a value they stand.
 */
const PREFIX = 'foyer.'

export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value, withoutImages))
  } catch {
    // A full or forbidden storage costs the guest a reload's comfort, nothing else.
  }
}

function withoutImages(_name: string, value: unknown): unknown {
  const isImage = (typeof value === 'string' && value.startsWith('data:image/')) || value instanceof Blob
  return isImage ? undefined : value
}

export function kept<Value>(name: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was kept.
  }
}

const forgetListeners = createListeners()

/** For what was read from here once and lives on in memory. */
export function whenForgotten(listener: () => void): () => void {
  return forgetListeners.subscribe(listener)
}

export function forgetAll(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
  forgetListeners.notify()
}
