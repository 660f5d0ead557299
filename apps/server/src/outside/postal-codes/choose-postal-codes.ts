import { StartProblem } from '../../platform/env/start-problem.ts'
import { createMapsPostalCodes } from './maps-postal-codes.ts'
import type { PostalCodes } from './postal-codes.ts'

interface MapsSettings {
  readonly mapsUrl: string | undefined
  readonly mapsKey: string | undefined
}

/** Returns the maps service, if one is configured. */
export function chooseMaps({ mapsUrl, mapsKey }: MapsSettings): PostalCodes | undefined {
  if (!mapsUrl && !mapsKey) return undefined
  if (!mapsUrl || !mapsKey) throw new StartProblem('MAPS_URL and MAPS_KEY belong together: set both or neither.')
  return createMapsPostalCodes({ url: mapsUrl, key: mapsKey })
}

/**
 * If the service is slow, broken or out of credit, the guest waits a moment and the search
 * continues with our own data.
 */
export function withFallback(maps: PostalCodes, kept: PostalCodes, told: () => void): PostalCodes {
  return {
    async find(search) {
      try {
        return await maps.find(search)
      } catch {
        told()
        return kept.find(search)
      }
    },
  }
}
