import type { Place } from '@foyer/domain/journey/place.ts'
import { startTransition, useLayoutEffect, useState } from 'react'
import type { Address } from './address.ts'

/**
 * The current place, as soon as its screen can be shown. Until then
 * the previous screen stays, so the page is never empty. A `replace`
 * is followed at once, so that the skipped screen doesn't appear.
 */
export function useCurrentPlace(address: Address): Place | undefined {
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
