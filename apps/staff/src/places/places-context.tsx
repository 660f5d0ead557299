import { createContext, type MouseEvent, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Address } from './address.ts'
import type { Place } from './place.ts'

const AddressContext = createContext<Address | undefined>(undefined)

export function PlacesProvider({ address, children }: { address: Address; children: ReactNode }) {
  return <AddressContext value={address}>{children}</AddressContext>
}

export function useAddress(): Address {
  const address = use(AddressContext)
  if (!address) throw new Error('There is no address outside the PlacesProvider.')
  return address
}

/** Returns undefined at an unknown address. */
export function useCurrentPlace(): Place | undefined {
  const address = useAddress()
  return useSyncExternalStore(address.subscribe, address.here)
}

/** A real link: it can open in a new tab, and otherwise navigates within the page. */
export function useLink(): (
  to: Place,
  /** A function is evaluated when the link is pressed. */
  how?: 'push' | 'replace' | (() => 'push' | 'replace'),
) => { href: string; onClick: (event: MouseEvent) => void } {
  const address = useAddress()
  return (to, how) => ({
    href: address.href(to),
    onClick: (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      address.go(to, typeof how === 'function' ? how() : how)
    },
  })
}
