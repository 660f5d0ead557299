import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { ADMINISTRATOR } from '../cluster.ts'
import { createDatabase } from './create-fresh-database.ts'
import { nextTransaction, readTemplateRows } from './template-rows.ts'
import { templates } from './templates.ts'

it('whatever is written, restores rows, their order and the sequences to those of the template', async () => {
  const administrator = await aCopy()
  const before = await everything(administrator)
  const template = await readTemplateRows(administrator)
  const since = await nextTransaction(administrator)
  await administrator.query(`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('delete from %1$I where ctid in (select ctid from %1$I limit 1)', name);
      end loop;
      for more in 1..30 loop
        update guests set version = version + 1;
      end loop;
      perform nextval(seqrelid) from pg_sequence;
    end $$`)
  expect(await everything(administrator)).not.toEqual(before)
  const next = await template.restore(administrator, since)
  expect(await everything(administrator)).toEqual(before)
  expect(next).toBeGreaterThan(since)
})

it('a rolled-back transaction leaves nothing either', async () => {
  const administrator = await aCopy()
  const before = await everything(administrator)
  const template = await readTemplateRows(administrator)
  const since = await nextTransaction(administrator)
  await administrator.query(`begin; update guests set version = version + 1; rollback`)
  await template.restore(administrator, since)
  expect(await everything(administrator)).toEqual(before)
})

async function aCopy(): Promise<pg.Pool> {
  const { ownerUrl, drop } = await createDatabase(templates.demo)
  const connectionString = Object.assign(new URL(ownerUrl), { username: ADMINISTRATOR }).href
  const administrator = new pg.Pool({ connectionString, max: 1 })
  onTestFinished(async () => {
    await administrator.end()
    await drop()
  })
  return administrator
}

/** Every row in its physical order, and the position of each sequence. */
async function everything(administrator: pg.Pool): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await administrator.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const { rows: sequences } = await administrator.query<{ row: string }>(
    `select sequencename || coalesce(' ' || last_value, '') as row from pg_sequences order by 1`,
  )
  const found: Record<string, readonly string[]> = { sequences: sequences.map(({ row }) => row) }
  for (const { name } of tables) {
    const table = pg.escapeIdentifier(name)
    const { rows } = await administrator.query<{ row: string }>(`select t::text as row from ${table} t order by ctid`)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}
