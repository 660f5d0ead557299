import { useRef } from 'react'

export interface Key {
  for(words: unknown): string
  /** Call after success: the same input is then a new request. */
  granted(): void
}

/**
 * One idempotency key per input, so that a retry after a lost answer or a double click has no
 * second effect.
 */
export function useKey(): Key {
  const kept = useRef<{ words: string; key: string }>(undefined)
  return {
    for(said) {
      const words = JSON.stringify(said)
      if (kept.current?.words !== words) kept.current = { words, key: crypto.randomUUID() }
      return kept.current.key
    },
    granted() {
      kept.current = undefined
    },
  }
}
