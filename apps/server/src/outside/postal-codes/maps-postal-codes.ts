import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import * as z from 'zod/mini'
import { fetchWithLimit } from '../fetch/fetch-with-limit.ts'
import type { PostalCodes } from './postal-codes.ts'

interface MapsSettings {
  /** Autocomplete URL of a service that implements HERE's protocol. */
  readonly url: string
  readonly key: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 2_000

const answerSchema = z.object({
  items: z.array(z.object({ address: z.object({ postalCode: z.optional(z.string()), city: z.optional(z.string()) }) })),
})

/** A guest's input only fills parameters; the address is the operator's setting. */
export function createMapsPostalCodes({ url, key, timeoutMs = TIMEOUT_MS }: MapsSettings): PostalCodes {
  return {
    async find({ country, language, query }) {
      const address = new URL(url)
      const asked = {
        q: query,
        in: `countryCode:${country}`,
        lang: getLocale(language),
        limit: String(postalSearch.maxResults),
        types: 'postalCode',
        apiKey: key,
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      const response = await fetchWithLimit(address, { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`the maps service answered ${response.status}`)
      const { items } = answerSchema.parse(await response.json())
      return items
        .flatMap(({ address: { postalCode, city } }) => toFoundPostalCodes(postalCode, city))
        .slice(0, postalSearch.maxResults)
    },
  }
}

function toFoundPostalCodes(postalCode: string | undefined, city: string | undefined): FoundPostalCode[] {
  return postalCode && city ? [{ postalCode, city }] : []
}
