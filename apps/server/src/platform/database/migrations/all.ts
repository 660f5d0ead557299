import type { Migration } from 'kysely/migration'
import { schema } from './0001-schema.ts'

/** In order of their names. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-schema': schema,
}
