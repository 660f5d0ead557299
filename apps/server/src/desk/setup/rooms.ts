import { readFileSync } from 'node:fs'
import type { SetUp } from '@foyer/contract/staff/set-up.ts'
import { parse } from 'csv-parse/sync'
import { resolveFromCaller } from '../../platform/env/resolve-from-caller.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'

type Rooms = SetUp['rooms']

const perFloor = /^-?\d{1,3}:\d{1,3}(,-?\d{1,3}:\d{1,3})*$/
const STANDARD = 'Standard'

/**
 * `1:10,2:12` means ten rooms on the first floor, 101 to 110, and twelve on the second; or a file
 * with number, type and floor.
 */
export function parseRooms(said: string): Rooms {
  const text = said.replaceAll(' ', '')
  if (!perFloor.test(text)) return readRoomsFile(said)
  return text.split(',').flatMap((part) => {
    const [floor = 0, count = 0] = part.split(':').map(Number)
    return Array.from({ length: count }, (_, at) => ({
      number: `${floor}${String(at + 1).padStart(2, '0')}`,
      type: STANDARD,
      floor,
    }))
  })
}

function readRoomsFile(file: string): Rooms {
  let rows: Record<string, string>[]
  try {
    rows = parse(readFileSync(resolveFromCaller(file), 'utf8'), {
      delimiter: [',', ';', '\t'],
      bom: true,
      columns: true,
      trim: true,
      skip_empty_lines: true,
    })
  } catch (cause) {
    throw new StartProblem(`Rooms are neither like 1:10,2:12 nor a readable CSV file: ${file}`, { cause })
  }
  return rows.map((row) => ({
    number: row['number'] ?? '',
    type: row['type'] || STANDARD,
    floor: Number(row['floor'] ?? 0),
  }))
}
