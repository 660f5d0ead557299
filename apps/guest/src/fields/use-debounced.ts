import { useEffect, useState } from 'react'

/** Debounces a value: returns it once it hasn't changed for `waitMs`. */
export function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
