import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import type { PostalCodes } from '../../outside/postal-codes/postal-codes.ts'
import { postalKey } from '../../outside/postal-codes/postal-key.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { placesOf } from '../select/places/places-of.ts'
import { importedPostalCodes } from './postal-codes.store.ts'

const { mostResults } = postalSearch

/** Finds postal codes in the imported data, else in the built-in data. */
export function keptPostalCodes(db: Pick<Database, 'directory'>): PostalCodes {
  return {
    async find({ country, query }) {
      const begin = postalKey(query)
      if (!begin) return []
      const imported = await importedPostalCodes(db.directory, { country, begin, most: mostResults })
      if (imported.length > 0) return imported
      const places = await placesOf(country)
      return places?.postalCodes(begin, mostResults) ?? []
    },
  }
}
