import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'

const docs = join(import.meta.dirname, '../../../../../docs')
const titles = {
  deleted: 'Deleted',
  withOther: 'Deleted with another row',
  withReservation: 'Kept with the reservation',
  kept: 'Kept for the books and as evidence',
  few: 'As many as there are hotels, rooms, devices or colleagues',
} as const

interface PageRow {
  readonly tables: readonly string[]
  readonly cells: readonly string[]
}

/** The rows of each section of the page. */
function readPage(): Record<keyof typeof titles, readonly PageRow[]> {
  const sections = readFileSync(join(docs, 'growing-tables.md'), 'utf8').split(/^## /m)
  const read = (title: string) =>
    (sections.find((section) => section.startsWith(`${title}\n`)) ?? '')
      .split('\n')
      .filter((line) => /^\| [a-z]/.test(line))
      .map((line) => {
        const [first = '', ...cells] = line.slice(2, -2).split(' | ')
        return { tables: first.split(', '), cells }
      })
  return {
    deleted: read(titles.deleted),
    withOther: read(titles.withOther),
    withReservation: read(titles.withReservation),
    kept: read(titles.kept),
    few: read(titles.few),
  }
}

const page = readPage()
const listTables = (rows: readonly PageRow[]) => rows.flatMap(({ tables }) => tables)

interface Catalogue {
  readonly tables: readonly string[]
  /** Tables whose rows the server may not delete. */
  readonly appendOnly: readonly string[]
  /** The tables with whose rows a table's own are deleted. */
  readonly parents: Readonly<Record<string, readonly string[]>>
}

async function readCatalogue(): Promise<Catalogue> {
  const { ownerUrl } = await createFreshDatabase()
  const { rows } = await withOwnerClient(ownerUrl, (client) =>
    client.query<{ name: string; appendOnly: boolean; parents: string[] }>(`
      select relname as name, not has_table_privilege('foyer_app', oid, 'delete') as "appendOnly",
        array(select confrelid::regclass::text from pg_constraint
          where contype = 'f' and conrelid = pg_class.oid and confdeltype = 'c') as parents
      from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and relname not like 'kysely_%' order by 1`),
  )
  return {
    tables: rows.map(({ name }) => name),
    appendOnly: rows.filter((row) => row.appendOnly).map(({ name }) => name),
    parents: Object.fromEntries(rows.map(({ name, parents }) => [name, parents])),
  }
}

it('the page about growing tables has every table once, and says of those that are only added to why they stay', async () => {
  const { tables, appendOnly, parents } = await readCatalogue()
  expect(listTables(Object.values(page).flat()).toSorted()).toEqual(tables)
  expect(appendOnly.filter((table) => listTables([...page.deleted, ...page.withOther]).includes(table))).toEqual([])
  const deleted = listTables(page.deleted)
  for (const { tables: names, cells } of page.withOther) {
    expect(deleted).toContain(cells[0])
    for (const name of names) expect(parents[name], name).toContain(cells[0])
  }
})

it.each(page.deleted.map(({ tables: [table = ''], cells }) => ({ table, cells })))(
  'rows of $table are deleted where the page says',
  ({ table, cells }) => {
    const path = /\((.+)\)$/.exec(cells[1] ?? '')?.[1] ?? ''
    const source = readFileSync(join(docs, path), 'utf8')
    expect(source).toMatch(
      new RegExp(
        `delete from ${table}\\b|deleteFrom\\('${table}'\\)|deleteOld\\(\\s*'${table}'|\\['?.*'${table}'.*\\] as const`,
      ),
    )
  },
)
