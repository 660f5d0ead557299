import { useRef } from 'react'

/**
 * One idempotency key per wish: the same words keep their key, so that trying again after a lost answer changes nothing
 * twice; other words are another wish.
 */
export function useWish(): { keyFor: (words: unknown) => string; granted: () => void } {
  const wish = useRef<{ words: string; key: string }>(undefined)
  return {
    keyFor(said) {
      const words = JSON.stringify(said)
      if (wish.current?.words !== words) wish.current = { words, key: crypto.randomUUID() }
      return wish.current.key
    },
    granted() {
      wish.current = undefined
    },
  }
}
