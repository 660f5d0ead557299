import { place } from '@foyer/domain/journey/place.ts'
import { useCallback, useEffect, useState } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { type StorageReport, testStorage } from './storage-tests.ts'

/** Tests the storage when the screen opens, and on request. */
export function useStorage() {
  const journey = useJourney()
  const [found, setFound] = useState<StorageReport>()
  const test = useCallback(async () => {
    setFound(undefined)
    setFound(await testStorage())
  }, [])
  useEffect(() => void test(), [test])
  return { found, again: test, back: () => journey.goTo(place('select-language'), 'back') }
}
