/** One line of the form: which numbers, of which kind, on which floor. */
export interface RoomLine {
  readonly id: number
  readonly numbers: string
  readonly type: string
  readonly floor: string
}

interface Room {
  readonly number: string
  readonly type: string
  readonly floor: number
}

type Fault = { readonly line: number; readonly bad: string } | { readonly line: number; readonly twice: string }

/** A larger range is a typing error. */
const MAX_ROOMS_IN_RANGE = 500

const RANGE = /^(\p{L}*)(\d{1,6})\s*[-–]\s*(\p{L}*)(\d{1,6})$/u
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} .]{0,19}$/u

/** Parses `101-112, 114, A1`, as one would note down a corridor, into rooms. */
export function parseRooms(lines: readonly RoomLine[]): { rooms: Room[]; faults: Fault[] } {
  const rooms: Room[] = []
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    for (const part of line.numbers.split(/[,;\n]/).map((text) => text.trim())) {
      if (part === '') continue
      const numbers = parseNumbers(part)
      if (!numbers) {
        faults.push({ line: line.id, bad: part })
        continue
      }
      for (const number of numbers) {
        if (seen.has(number.toUpperCase())) faults.push({ line: line.id, twice: number })
        seen.add(number.toUpperCase())
        rooms.push({ number, type: line.type.trim(), floor: parseFloor(line.floor, number) })
      }
    }
  }
  return { rooms, faults }
}

function parseNumbers(part: string): string[] | undefined {
  const [, letters, first = '', endLetters, last = ''] = RANGE.exec(part) ?? []
  if (letters === undefined) return NUMBER.test(part) ? [part] : undefined
  const [from, to] = [Number(first), Number(last)]
  if ((endLetters && endLetters !== letters) || to < from || to - from >= MAX_ROOMS_IN_RANGE) return undefined
  return Array.from({ length: to - from + 1 }, (_, at) => letters + String(from + at).padStart(first.length, '0'))
}

/** By default room 412 is on the fourth floor. */
function parseFloor(said: string, number: string): number {
  if (/^-?\d{1,3}$/.test(said.trim())) return Number(said)
  const digits = /(\d{3,4})$/.exec(number)?.[1]
  return digits ? Number(digits.slice(0, -2)) : 0
}
