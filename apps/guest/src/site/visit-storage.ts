import { createListeners } from '@foyer/web/events/listeners.ts'

/**
 * Data that must survive a reload but not reach the next guest: stored for this tab only
 * and cleared with the guest. Images are never stored, wherever they are in a value.
 */
const PREFIX = 'foyer.'

export function saveToVisit(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value, withoutImages))
  } catch {
    // If storage is full or forbidden, a reload loses the guest's input; nothing else breaks.
  }
}

function withoutImages(_name: string, value: unknown): unknown {
  const isImage = (typeof value === 'string' && value.startsWith('data:image/')) || value instanceof Blob
  return isImage ? undefined : value
}

export function readFromVisit<Value>(name: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function removeFromVisit(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was stored.
  }
}

const clearListeners = createListeners()

/** For values that were read from storage and are cached in memory. */
export function onVisitCleared(listener: () => void): () => void {
  return clearListeners.subscribe(listener)
}

export function clearVisitStorage(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was stored.
  }
  clearListeners.notify()
}
