import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import type { Database } from '../../database/open-database.ts'
import { importedPostalCodes } from '../../postal-codes/postal-codes.store.ts'
import { placesOf } from '../../select/places/places-of.ts'
import type { PostalCodes } from './postal-codes.ts'
import { postalKey } from './postal-key.ts'

const { mostResults } = postalSearch

/** What this house knows by itself: what was imported, else what came with it. */
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
