/** FIAS records: a name and fields with two-letter codes, between STX and ETX. */
export interface LockRecord {
  readonly name: string
  readonly fields: ReadonlyMap<string, string>
}

export function encodeRecord(text: string): Buffer {
  return Buffer.from(`\x02${text}\x03`, 'utf8')
}

/** Extracts complete records from the received text, and returns the rest. */
export function decodeRecords(heard: string): { readonly records: LockRecord[]; readonly rest: string } {
  const records: LockRecord[] = []
  let rest = heard
  for (let end = rest.indexOf('\x03'); end >= 0; end = rest.indexOf('\x03')) {
    const text = rest.slice(rest.lastIndexOf('\x02', end) + 1, end)
    const [name = '', ...parts] = text.split('|')
    records.push({ name, fields: new Map(parts.map((part) => [part.slice(0, 2), part.slice(2)])) })
    rest = rest.slice(end + 1)
  }
  return { records, rest }
}
