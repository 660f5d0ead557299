import { expect, it } from 'vitest'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { textColumns } from './text-columns.ts'

it('R30 every column that can hold text has a rule for its retention', async () => {
  const { ownerUrl } = await createFreshDatabase()
  const { rows } = await withOwnerClient(ownerUrl, (client) =>
    client.query<{ place: string }>(`select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and udt_name not in ('uuid', 'int4', 'int8', 'bool', 'date', 'timestamptz', 'xid8')`),
  )
  const listed = Object.entries(textColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(listed.toSorted()).toEqual(rows.map(({ place }) => place).toSorted())
})
