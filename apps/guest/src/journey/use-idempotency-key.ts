import { useRef } from 'react'

interface KeyedRequest {
  readonly key: string
  /** When the request was first made; part of the request itself if the call carries a time. */
  readonly since: string
}

interface IdempotencyKeys {
  requestFor(words: unknown): KeyedRequest
  keyFor(words: unknown): string
  reset(): void
}

/**
 * One idempotency key per request: the same content keeps its key, so that a retry
 * after a lost answer changes nothing twice; different content gets another key.
 */
export function useIdempotencyKey(): IdempotencyKeys {
  const wish = useRef<KeyedRequest & { readonly words: string }>(undefined)
  const wishFor = (said: unknown): KeyedRequest => {
    const words = JSON.stringify(said)
    if (wish.current?.words !== words) {
      wish.current = { words, key: crypto.randomUUID(), since: new Date().toISOString() }
    }
    return wish.current
  }
  return {
    requestFor: wishFor,
    keyFor: (said) => wishFor(said).key,
    reset() {
      wish.current = undefined
    },
  }
}
