import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useEffect } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'

const isSignedForOther = (guests: readonly Guest[]) =>
  guests.some(({ signatureVoided, signatureState }) => signatureVoided && signatureState !== 'uploaded')

interface SignAgainDependencies {
  readonly code: string
  /** True if the price has changed since it was signed for. */
  readonly signAgain: boolean
  readonly guests: readonly Guest[]
  readonly hasArrived: boolean
  /** True once the guest has tried to continue. */
  readonly tried: boolean
  readonly refresh: () => Promise<unknown>
}

/** A changed price needs new signatures before payment; reloads the party. */
export function useSignAgain({ code, signAgain, guests, hasArrived, tried, refresh }: SignAgainDependencies) {
  const journey = useJourney()
  useEffect(() => {
    if (signAgain) void refresh()
  }, [signAgain, refresh])

  async function go() {
    await refresh()
    journey.goTo(place('signpad', { code }))
  }

  const mustSign = signAgain || (!hasArrived && isSignedForOther(guests))
  return mustSign ? { go, isMissing: tried } : undefined
}
