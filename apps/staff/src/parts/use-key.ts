import { useRef } from 'react'

/** One idempotency key for the same words: who tries again after a lost answer does nothing twice. */
export function useKey(): (words: unknown) => string {
  const kept = useRef<{ words: string; key: string }>(undefined)
  return (said) => {
    const words = JSON.stringify(said)
    if (kept.current?.words !== words) kept.current = { words, key: crypto.randomUUID() }
    return kept.current.key
  }
}
