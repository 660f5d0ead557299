import { useRef } from 'react'

interface Asked {
  readonly key: string
  /** When it was first said: part of the words themselves where the call carries a time. */
  readonly since: string
}

interface Wishes {
  wishFor(words: unknown): Asked
  keyFor(words: unknown): string
  granted(): void
}

/**
 * One idempotency key per wish: the same words keep their key, so that trying again after a lost answer changes nothing
 * twice; other words are another wish.
 */
export function useIdempotencyKey(): Wishes {
  const wish = useRef<Asked & { readonly words: string }>(undefined)
  const wishFor = (said: unknown): Asked => {
    const words = JSON.stringify(said)
    if (wish.current?.words !== words) {
      wish.current = { words, key: crypto.randomUUID(), since: new Date().toISOString() }
    }
    return wish.current
  }
  return {
    wishFor,
    keyFor: (said) => wishFor(said).key,
    granted() {
      wish.current = undefined
    },
  }
}
