import { StartProblem } from '../../platform/env/start-problem.ts'
import { mapsPostalCodes } from './maps-postal-codes.ts'
import type { PostalCodes } from './postal-codes.ts'

interface MapsSettings {
  readonly mapsUrl: string | undefined
  readonly mapsKey: string | undefined
}

/** The maps service, where one is set. */
export function chooseMaps({ mapsUrl, mapsKey }: MapsSettings): PostalCodes | undefined {
  if (!mapsUrl && !mapsKey) return undefined
  if (!mapsUrl || !mapsKey) throw new StartProblem('MAPS_URL and MAPS_KEY need each other: set both or none.')
  return mapsPostalCodes({ url: mapsUrl, key: mapsKey })
}

/** A service that is slow, broken or out of credit costs the guest a moment, and the search goes on with what we have. */
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
