import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createFreshDatabase } from './testing/create-fresh-database.ts'

it('returns dates as they are written, whole numbers as numbers, decimals as text, timestamps as Date', async () => {
  const { directory } = await createFreshDatabase()
  const { rows } = await sql`
    select '2026-03-29'::date as day, array['2026-03-29'::date] as days, 9007199254740991::int8 as big,
      array[1::int8] as bigs, 12.50::numeric(6, 2) as decimal, '2026-03-29T01:30:00Z'::timestamptz as moment
  `.execute(directory)
  expect(rows).toEqual([
    {
      day: '2026-03-29',
      days: ['2026-03-29'],
      big: 9_007_199_254_740_991,
      bigs: [1],
      decimal: '12.50',
      moment: new Date('2026-03-29T01:30:00Z'),
    },
  ])
})

it('rejects a whole number that would lose digits', async () => {
  const { directory } = await createFreshDatabase()
  await expect(sql`select 9007199254740993::int8 as big`.execute(directory)).rejects.toThrow('too large')
})

const values = [
  { text: 'quote " backslash \\ \n tab \t brace } comma , NULL é 🏨', list: [1, [null], {}] },
  'plain',
  'NULL',
  12.5,
  true,
  null,
  [],
]

it.each(['json', 'jsonb'])('returns an array of %s as its values, whatever they contain', async (type) => {
  const { directory } = await createFreshDatabase()
  const { rows } = await sql`
    select array(select value from ${sql.raw(`${type}_array_elements`)}(${JSON.stringify(values)}::${sql.raw(type)})) as all,
      array[]::${sql.raw(type)}[] as none, array[null, '{ "a" :' || chr(10) || ' 1 }']::${sql.raw(type)}[] as absent,
      array(select json_agg(n) from generate_series(1, 2) n)::${sql.raw(type)}[] as lines,
      array[array['1', '"a"'], array['{}', 'null']]::${sql.raw(type)}[] as square
  `.execute(directory)
  expect(rows).toEqual([
    {
      all: values,
      none: [],
      absent: [null, { a: 1 }],
      lines: [[1, 2]],
      square: [
        [1, 'a'],
        [{}, null],
      ],
    },
  ])
})
