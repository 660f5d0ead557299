import type { Place } from '@foyer/domain/journey/place.ts'
import { startTransition, useLayoutEffect, useState } from 'react'
import type { Address } from './address.ts'

/**
 * Where the address is, as soon as that can be shown: until then the screen before stays, and nobody sees a page without one. A place
 * that only passes another by follows at once, so that the other is not seen.
 */
export function useHere(address: Address): Place | undefined {
  const [here, setHere] = useState(address.here)
  useLayoutEffect(() => {
    const follow = () => {
      const there = address.here()
      const show = () => setHere(there)
      if (address.passedBy()) show()
      else startTransition(show)
    }
    follow()
    return address.subscribe(follow)
  }, [address])
  return here
}
