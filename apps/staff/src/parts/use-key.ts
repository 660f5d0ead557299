import { useRef } from 'react'

export interface Key {
  for(words: unknown): string
  /** It was done: the same words again are another wish. */
  granted(): void
}

/** One idempotency key for the same words: who tries again after a lost answer, or presses twice, does nothing twice. */
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
