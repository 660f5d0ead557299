import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inColumns } from './columns.ts'

const mark = z.object({ mark: z.string() })
const list = inColumns(
  z.object({ id: z.string(), room: z.optional(z.string()), note: z.optional(z.union([z.string(), mark])) }),
)
type Row = z.output<typeof list>[number]

/** As the page receives them. */
const send = (rows: Row[]): unknown => JSON.parse(JSON.stringify(z.encode(list, rows)))
const receive = (sent: unknown) => z.decode(list, sent as never)

it.each<[string, Row[]]>([
  ['no rows', []],
  ['one row', [{ id: 'a', room: '1' }]],
  ['rows with the same value', ['a', 'b', 'c'].map((id) => ({ id, room: '1' }))],
  ['a value that only one of the rows has', [{ id: 'a' }, { id: 'b', room: '1' }]],
  ['a value that none has', [{ id: 'a', room: undefined }, { id: 'b' }]],
  [
    'equal objects, another one, and a text that reads like it',
    [
      { id: 'a', note: { mark: 'done' } },
      { id: 'b', note: { mark: 'done' } },
      { id: 'c', note: '{"mark":"done"}' },
    ],
  ],
])('S45 a list arrives as it was sent: %s', (_, rows) => {
  expect(receive(send(rows))).toEqual(rows.map((row) => JSON.parse(JSON.stringify(row))))
})

it('S45 sends a value once, however many rows have it', () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({
    id: `id ${at}`,
    room: at % 2 ? 'garden' : 'sea',
    note: { mark: 'done' },
  }))
  const sent = JSON.stringify(send(rows))
  for (const value of ['garden', 'sea', 'done', 'id 7"']) expect(sent.split(value)).toHaveLength(2)
})

it('S45 checks only the first rows, and rejects a list of another version', () => {
  const valid = Array.from({ length: 20 }, (_, at) => ({ id: String(at) }))
  const wrong = { id: 20 } as unknown as Row
  expect(receive(send([...valid, wrong]))).toHaveLength(21)
  expect(() => receive(send([wrong, ...valid]))).toThrow(/"id"/)
})

it('S45 rejects columns that are none', () => {
  for (const sent of [{ rows: 1, columns: { id: ['a'] } }, { rows: 1, columns: { id: null } }, { rows: 1 }, []])
    expect(z.safeDecode(list, sent as never).success).toBe(false)
})
