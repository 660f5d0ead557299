/**
 * FIAS, as published by Oracle for systems connected to a hotel system: records of fields between
 * STX and ETX, over TCP.
 *
 *     STX  KR|KC1|RN101|KTN|GA261116|…|  ETX      record name, then fields: two letters and a value
 *
 * We take the role of the hotel's system: `LS` starts the link; the lock answers with `LD` (its
 * description), an `LR` for each record it supports (`RI` its name, `FL` its fields) and `LA`,
 * which we repeat. `LA` checks and confirms that the link is alive, `LE` ends it. `KR` requests a
 * card at a coder and is answered by `KA`, whose `AS` is the status.
 */
const STX = 0x02
const ETX = 0x03

/** The longest record is a lock's description of itself. */
const MAX_RECORD_LENGTH = 2_000

export interface FiasRecord {
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
}

export function formatRecord({ name, fields }: FiasRecord): Uint8Array {
  const parts = Object.entries(fields).map(([key, value]) => `${key}${stripMarks(value)}|`)
  return Buffer.concat([Uint8Array.of(STX), Buffer.from(`${name}|${parts.join('')}`, 'utf8'), Uint8Array.of(ETX)])
}

/** Parses records from arbitrary chunks of bytes. Noise between records is skipped. */
export function createRecordReader(): (bytes: Uint8Array) => FiasRecord[] {
  let body: number[] | undefined
  return (bytes) => {
    const records: FiasRecord[] = []
    for (const byte of bytes) {
      if (byte === STX) body = []
      else if (byte === ETX) {
        if (body) records.push(parseRecord(Buffer.from(body).toString('utf8')))
        body = undefined
      } else if (body && body.length >= MAX_RECORD_LENGTH) body = undefined
      else body?.push(byte)
    }
    return records
  }
}

function parseRecord(text: string): FiasRecord {
  const [name = '', ...parts] = text.split('|')
  const fields = parts.filter((part) => part.length >= 2).map((part) => [part.slice(0, 2), part.slice(2)])
  return { name, fields: Object.fromEntries(fields) }
}

/** The fields that a lock expects or sends with a record: a sequence of two-letter codes. */
export function splitFieldNames(list: string): string[] {
  return list.match(/../g) ?? []
}

/** `261116` for `2026-11-16`. */
export function formatFiasDay(day: string): string {
  return day.replaceAll('-', '').slice(2)
}

/** Date and time that every link record carries. */
export function formatTimestamp(now: Date): { DA: string; TI: string } {
  const local = (part: number) => String(part).padStart(2, '0')
  return {
    DA: [now.getFullYear() % 100, now.getMonth() + 1, now.getDate()].map(local).join(''),
    TI: [now.getHours(), now.getMinutes(), now.getSeconds()].map(local).join(''),
  }
}

/** Removes characters that would end a field or a record. */
function stripMarks(value: string): string {
  return [...value].filter((letter) => letter !== '|' && letter >= ' ').join('')
}

/** Statuses that mean no key was written. With any other status, one may have been. */
export const keyRejections: ReadonlySet<string> = new Set(['BY', 'CD', 'DN', 'FX', 'IA', 'NA', 'NF', 'NG', 'RY', 'UR'])
export const KEY_WRITTEN = 'OK'
