import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'
import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import * as z from 'zod/mini'
import { ask } from '../ask/ask.ts'
import type { PostalCodes } from './postal-codes.ts'

interface MapsSettings {
  /** Autocomplete URL of a service that implements HERE's protocol. */
  readonly url: string
  readonly key: string
  readonly withinMs?: number
}

const PATIENCE_MS = 2_000

const answer = z.object({
  items: z.array(z.object({ address: z.object({ postalCode: z.optional(z.string()), city: z.optional(z.string()) }) })),
})

/** A guest's input only fills parameters; the address is the operator's setting. */
export function mapsPostalCodes({ url, key, withinMs = PATIENCE_MS }: MapsSettings): PostalCodes {
  return {
    async find({ country, language, query }) {
      const address = new URL(url)
      const asked = {
        q: query,
        in: `countryCode:${country}`,
        lang: localeOf(language),
        limit: String(postalSearch.mostResults),
        types: 'postalCode',
        apiKey: key,
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      const response = await ask(address, { signal: AbortSignal.timeout(withinMs) })
      if (!response.ok) throw new Error(`the maps service answered ${response.status}`)
      const { items } = answer.parse(await response.json())
      return items
        .flatMap(({ address: { postalCode, city } }) => found(postalCode, city))
        .slice(0, postalSearch.mostResults)
    },
  }
}

function found(postalCode: string | undefined, city: string | undefined): FoundPostalCode[] {
  return postalCode && city ? [{ postalCode, city }] : []
}
