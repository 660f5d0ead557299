import { type Kysely, sql } from 'kysely'
import { HOTEL_SETTING } from './row-security.ts'
import type { Tables } from './tables.ts'

/** Where the block leaves its result until the transaction ends. */
const FOUND_SETTING = 'foyer.found'

/**
 * Returns, for each condition, the hotels at which it is true. Conditions are SQL; at each hotel they see
 * its rows only, as in a transaction of that hotel, because row security applies. All hotels are looked at
 * in one statement, whose conditions are planned once. If a hotel cannot be looked at, it is in every result.
 */
export async function findHotels<Name extends string>(
  db: Kysely<Tables>,
  hotelIds: readonly number[],
  conditions: Readonly<Record<Name, string>>,
): Promise<ReadonlyMap<Name, ReadonlySet<number>>> {
  const names = Object.keys(conditions) as Name[]
  const found = new Map(names.map((name) => [name, new Set<number>()]))
  if (names.length === 0 || hotelIds.length === 0) return found
  const block = formatBlock(
    hotelIds,
    names.map((name) => conditions[name]),
  )
  const pairs = await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql.raw(block).execute(tx)
      const { rows } = await sql<{ pairs: string }>`select current_setting(${FOUND_SETTING}) as pairs`.execute(tx)
      return rows[0]?.pairs ?? ''
    })
  for (const pair of pairs.split(',').filter(Boolean)) {
    const [index = 0, hotelId = 0] = pair.split(':').map(Number)
    const name = names[index]
    if (name) found.get(name)?.add(hotelId)
  }
  return found
}

function formatBlock(hotelIds: readonly number[], conditions: readonly string[]): string {
  const unsafe = hotelIds.find((id) => !Number.isSafeInteger(id))
  if (unsafe !== undefined) throw new RangeError(`${unsafe} is no hotel.`)
  const record = (index: number) => `found := array_append(found, '${index}:' || hotel);`
  return `do $block$
declare
  hotel int;
  found text[] := '{}';
begin
  foreach hotel in array '{${hotelIds.join(',')}}'::int[] loop
    begin
      perform set_config('${HOTEL_SETTING}', hotel::text, true);
${conditions.map((condition, index) => `      if ${condition} then ${record(index)} end if;`).join('\n')}
    exception when others then
      ${conditions.map((_, index) => record(index)).join(' ')}
    end;
  end loop;
  perform set_config('${FOUND_SETTING}', array_to_string(found, ','), true);
end $block$`
}
