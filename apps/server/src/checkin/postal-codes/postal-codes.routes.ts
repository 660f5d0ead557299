import { type FoundPostalCode, findPostalCodes } from '@foyer/contract/postal-codes.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { PostalCodes } from '../../outside/postal-codes/postal-codes.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { readPlaces } from '../select/places/read-places.ts'

interface PostalCodesRoutesDependencies {
  readonly visits: Visits
  readonly postalCodes: PostalCodes
}

/** More than the fastest typist needs. */
const LIMIT = { tries: 60, minutes: 1 }

export function postalCodeRoutes(calls: Calls, { visits, postalCodes }: PostalCodesRoutesDependencies): void {
  calls.serveInSteps(findPostalCodes, async ({ body, request }) => {
    const { language } = await visits.during(request, { allowEnded: false }, async (visit) => {
      const tries = { kind: 'postalCode', caller: visit.id } as const
      await assertWithinLimit(visit.tx, tries, LIMIT)
      // Successful searches count too, because each may cost money at a maps service.
      await recordFailure(visit.tx, tries)
      return { language: visit.language }
    })
    // The visit's transaction is over, so a slow service doesn't block a database connection.
    const found = await postalCodes.find({ ...body, language })
    const places = await readPlaces(body.country)
    const whole = (one: FoundPostalCode): FoundPostalCode => {
      const region = one.region ?? places?.regionOf(one.postalCode)
      return { ...one, region, municipality: one.municipality ?? places?.municipalityOf(region, one.city) }
    }
    return { results: found.map(whole) }
  })
}
