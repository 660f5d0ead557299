/**
 * FIAS, as Oracle publishes it for systems around a hotel: records of fields between STX and ETX, over TCP.
 *
 *     STX  KR|KC1|RN101|KTN|GA261116|…|  ETX      the record's name, then fields: two letters and a value each
 *
 * We stand where the hotel's system stands: `LS` begins the link, the lock answers with `LD` (what it is), an `LR` for each record that it
 * speaks (`RI` its name, `FL` its fields) and `LA`, which we repeat. `LA` asks and answers whether the link lives, `LE` ends it.
 * `KR` asks for a card at a coder, and is answered by `KA` with `AS`, how it went.
 */
const STX = 0x02
const ETX = 0x03

/** A lock's description of itself is its longest. */
const LONGEST_RECORD = 2_000

export interface FiasRecord {
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
}

export function fiasBytes({ name, fields }: FiasRecord): Uint8Array {
  const parts = Object.entries(fields).map(([key, value]) => `${key}${withoutMarks(value)}|`)
  return Buffer.concat([Uint8Array.of(STX), Buffer.from(`${name}|${parts.join('')}`, 'utf8'), Uint8Array.of(ETX)])
}

/** Bytes in, records out, however the line has cut them. Noise between records is passed over. */
export function recordReader(): (bytes: Uint8Array) => FiasRecord[] {
  let body: number[] | undefined
  return (bytes) => {
    const records: FiasRecord[] = []
    for (const byte of bytes) {
      if (byte === STX) body = []
      else if (byte === ETX) {
        if (body) records.push(recordOf(Buffer.from(body).toString('utf8')))
        body = undefined
      } else if (body && body.length >= LONGEST_RECORD) body = undefined
      else body?.push(byte)
    }
    return records
  }
}

function recordOf(text: string): FiasRecord {
  const [name = '', ...parts] = text.split('|')
  const fields = parts.filter((part) => part.length >= 2).map((part) => [part.slice(0, 2), part.slice(2)])
  return { name, fields: Object.fromEntries(fields) }
}

/** The fields that a lock wants or gives with a record: pairs of letters, one after another. */
export function fieldNames(list: string): string[] {
  return list.match(/../g) ?? []
}

/** `261116`, of `2026-11-16`. */
export function fiasDay(day: string): string {
  return day.replaceAll('-', '').slice(2)
}

/** When a record was written: every link record carries it. */
export function stamp(now: Date): { DA: string; TI: string } {
  const local = (part: number) => String(part).padStart(2, '0')
  return {
    DA: [now.getFullYear() % 100, now.getMonth() + 1, now.getDate()].map(local).join(''),
    TI: [now.getHours(), now.getMinutes(), now.getSeconds()].map(local).join(''),
  }
}

/** What would end a field or a record is no part of a name. */
function withoutMarks(value: string): string {
  return [...value].filter((letter) => letter !== '|' && letter >= ' ').join('')
}

/** How a key request went. Whatever is not in this list may have happened. */
export const keyRefusals: ReadonlySet<string> = new Set(['BY', 'CD', 'DN', 'FX', 'IA', 'NA', 'NF', 'NG', 'RY', 'UR'])
export const KEY_CUT = 'OK'
