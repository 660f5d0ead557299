import { createListeners } from '@foyer/web/events/listeners.ts'

/**
 * Data that must survive a reload but not reach the next guest: stored for this tab only
 * and cleared with the guest. Images are never stored, wherever they are in a value.
 */
const PREFIX = 'foyer.'

export function keep(name: string, value: unknown): void {
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
    // Nothing was stored.
  }
}

const forgetListeners = createListeners()

/** For values that were read from storage and are cached in memory. */
export function whenForgotten(listener: () => void): () => void {
  return forgetListeners.subscribe(listener)
}

export function forgetAll(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was stored.
  }
  forgetListeners.notify()
}
