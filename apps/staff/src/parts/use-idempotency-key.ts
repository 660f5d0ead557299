import { useRef } from 'react'

export interface IdempotencyKey {
  for(words: unknown): string
  /** Call after success: the same input is then a new request. */
  reset(): void
}

/**
 * One idempotency key per input, so that a retry after a lost answer or a double click has no
 * second effect.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const kept = useRef<{ words: string; key: string }>(undefined)
  return {
    for(said) {
      const words = JSON.stringify(said)
      if (kept.current?.words !== words) kept.current = { words, key: crypto.randomUUID() }
      return kept.current.key
    },
    reset() {
      kept.current = undefined
    },
  }
}
