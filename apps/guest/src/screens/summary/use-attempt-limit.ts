import { useRef } from 'react'

const MAX_ATTEMPTS = 2

/**
 * Returns a counter that is false after too many attempts on one screen. Going back to the bill
 * resets it. The server limits the attempts for the whole booking.
 */
export function useAttemptLimit(): () => boolean {
  const attempts = useRef(0)
  return () => {
    attempts.current += 1
    return attempts.current <= MAX_ATTEMPTS
  }
}
