import { useEffect, useState } from 'react'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'

/** The check-in at the desk is a page of its own, so it stays in the address. */
export const CHECK_IN = 'checkIn'

/**
 * The action that a link to the stay asks for, such as its dialog. It leaves the address at once, so
 * that a reload does not ask again.
 */
export function useAskedAction(at: Place): { readonly asked: string | undefined; readonly clear: () => void } {
  const address = useAddress()
  const [asked, setAsked] = useState<string>()
  const { do: wanted, ...params } = at.params
  useEffect(() => {
    if (!wanted || wanted === CHECK_IN) return
    setAsked(wanted)
    address.go(place(at.view, params), 'replace')
  })
  return { asked, clear: () => setAsked(undefined) }
}
