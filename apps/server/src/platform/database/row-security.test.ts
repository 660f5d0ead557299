import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { FreshDatabase } from './testing/create-fresh-database.ts'
import { addNote, createDatabaseWithNotes, listNotes } from './testing/notes.ts'
import { withOwnerClient } from './testing/owner-client.ts'

let database: FreshDatabase

beforeEach(async () => {
  database = await createDatabaseWithNotes()
  await database.inHotel(1, (tx) => addNote(tx, 1, 'palace'))
  await database.inHotel(2, (tx) => addNote(tx, 2, 'beach'))
})

it('T10 a hotel sees its own rows only', async () => {
  const seen = await Promise.all([1, 2, 99].map((hotelId) => database.inHotel(hotelId, listNotes)))
  expect(seen).toEqual([['palace'], ['beach'], []])
})

it('T10 without a hotel there are no rows, before and after one was set on the same connection', async () => {
  const seen = await database.directory.connection().execute(async (connection) => {
    const before = await listNotes(connection)
    const inside = await connection.transaction().execute(async (tx) => {
      await sql`select set_config('foyer.hotel_id', '1', true)`.execute(tx)
      return await listNotes(tx)
    })
    return { before, inside, after: await listNotes(connection) }
  })
  expect(seen).toEqual({ before: [], inside: ['palace'], after: [] })
})

it('T10 a row can be inserted neither for another hotel, nor without one', async () => {
  const refused = /row-level security/
  await expect(database.inHotel(1, (tx) => addNote(tx, 2, 'forged'))).rejects.toThrow(refused)
  await expect(database.inHotel(1, (tx) => sql`update notes set hotel_id = 2`.execute(tx))).rejects.toThrow(refused)
  await expect(addNote(database.directory, 1, 'forged')).rejects.toThrow(refused)
})

it('T10 rows of another hotel can be neither changed nor deleted', async () => {
  await database.inHotel(1, (tx) => sql`update notes set text = 'forged' where hotel_id = 2`.execute(tx))
  await database.inHotel(1, (tx) => sql`delete from notes where hotel_id = 2`.execute(tx))
  expect(await database.inHotel(2, listNotes)).toEqual(['beach'])
})

it('T10 applies to the owner of the tables too', async () => {
  const { rows } = await withOwnerClient(database.ownerUrl, (client) => client.query('select * from notes'))
  expect(rows).toEqual([])
})

it('T10 every table with rows of a hotel forces row security with a policy for all commands', async () => {
  const { rows } = await sql<{ table: string; forced: boolean; policies: string[] }>`
    select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
      array(select concat_ws(' / ', polcmd::text, pg_get_expr(polqual, c.oid), pg_get_expr(polwithcheck, c.oid))
        from pg_policy where polrelid = c.oid) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'hotel_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by 1
  `.execute(database.directory)
  const rule = `(hotel_id = (NULLIF(current_setting('foyer.hotel_id'::text, true), ''::text))::integer)`
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).toEqual(rows.map(({ table }) => ({ table, forced: true, policies: [`* / ${rule} / ${rule}`] })))
})

it('T10 every other table with rows of a company forces row security too, but the directory of hotels', async () => {
  const { rows } = await sql<{ table: string; forced: boolean; policies: number }>`
    select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy where polrelid = c.oid and polcmd = '*') as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname != 'hotels'
    order by 1
  `.execute(database.directory)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows).toEqual(rows.map(({ table }) => ({ table, forced: true, policies: 1 })))
})

it('T10 no view shows the rows of hotels with the rights of its owner', async () => {
  const { rows } = await sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace
      and (relkind = 'm' or (relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false)))
  `.execute(database.directory)
  expect(rows).toEqual([])
})

it('T10 no row of a hotel refers to a row of another: foreign keys, which see all rows, contain the hotel', async () => {
  const { rows } = await sql<{ key: string }>`
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(c.oid)) as key
    from pg_constraint c
      join pg_attribute a on a.attrelid = conrelid and a.attname = 'hotel_id' and not a.attisdropped
      join pg_attribute f on f.attrelid = confrelid and f.attname = 'hotel_id' and not f.attisdropped
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not (a.attnum = any (conkey) and f.attnum = any (confkey))
    order by 1`.execute(database.directory)
  expect(rows).toEqual([])
})
