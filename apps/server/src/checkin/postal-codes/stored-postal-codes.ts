import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import type { PostalCodes } from '../../outside/postal-codes/postal-codes.ts'
import { toPostalKey } from '../../outside/postal-codes/postal-key.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { readPlaces } from '../select/places/read-places.ts'
import { findImportedPostalCodes } from './postal-codes.store.ts'

const { maxResults } = postalSearch

/** Finds postal codes in the imported data, else in the built-in data. */
export function createStoredPostalCodes(db: Pick<Database, 'directory'>): PostalCodes {
  return {
    async find({ country, query }) {
      const begin = toPostalKey(query)
      if (!begin) return []
      const imported = await findImportedPostalCodes(db.directory, { country, begin, limit: maxResults })
      if (imported.length > 0) return imported
      const places = await readPlaces(country)
      return places?.postalCodes(begin, maxResults) ?? []
    },
  }
}
