export interface Column {
  readonly name: string
  /** As PostgreSQL writes it, with its length or precision. */
  readonly type: string
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /**
   * The column by which row security filters the rows, per hotel or per company; absent if it shows
   * all rows.
   */
  readonly ownerColumn: 'hotel_id' | 'company_id' | undefined
}

export interface TableRow {
  readonly name: string
  readonly columns: readonly Column[]
  readonly is_protected: boolean
}

const LIST = `
  select c.relname as name, c.relrowsecurity as is_protected,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`

/** Foyer's tables, without generated columns. */
export async function listTables(ask: (question: string) => Promise<{ readonly rows: TableRow[] }>): Promise<Table[]> {
  const { rows } = await ask(LIST)
  return rows.map(({ name, columns, is_protected }) => ({
    name,
    columns,
    ownerColumn: is_protected ? findOwnerColumn(name, columns) : undefined,
  }))
}

function findOwnerColumn(table: string, columns: readonly Column[]): 'hotel_id' | 'company_id' {
  for (const column of ['hotel_id', 'company_id'] as const)
    if (columns.some(({ name }) => name === column)) return column
  throw new Error(`The rows of ${table} are protected, and nothing says whose they are.`)
}
