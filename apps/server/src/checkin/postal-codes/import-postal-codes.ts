import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { type PostalRow, readGeoNames } from './geonames.ts'
import { deletePostalCodes, insertPostalCodes } from './postal-codes.store.ts'

interface Imported {
  readonly countries: readonly string[]
  readonly rows: number
  /** Lines that aren't in GeoNames' format. */
  readonly skipped: number
}

const BATCH_SIZE = 2_000

/** Replaces the data of each country in the file in one transaction. Idempotent. */
export async function importPostalCodes(
  db: Kysely<Tables>,
  lines: AsyncIterable<string>,
  progress: (rows: number) => void = () => {},
): Promise<Imported> {
  return db.transaction().execute(async (tx) => {
    const countries = new Set<string>()
    let batch: PostalRow[] = []
    let [rows, skipped] = [0, 0]
    const flush = async () => {
      rows += await insertPostalCodes(tx, batch)
      batch = []
      progress(rows)
    }
    for await (const line of lines) {
      const row = readGeoNames(line)
      if (!row) {
        skipped += Number(line.trim() !== '')
        continue
      }
      if (!countries.has(row.country)) {
        await deletePostalCodes(tx, row.country)
        countries.add(row.country)
      }
      batch.push(row)
      if (batch.length === BATCH_SIZE) await flush()
    }
    if (batch.length > 0) await flush()
    return { countries: [...countries], rows, skipped }
  })
}
