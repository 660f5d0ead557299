import { useRef } from 'react'

interface Asked {
  readonly key: string
  /** When the request was first made; part of the request itself if the call carries a time. */
  readonly since: string
}

interface Wishes {
  wishFor(words: unknown): Asked
  keyFor(words: unknown): string
  granted(): void
}

/**
 * One idempotency key per request: the same content keeps its key, so that a retry
 * after a lost answer changes nothing twice; different content gets another key.
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
