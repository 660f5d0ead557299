/** Records of FIAS: a name and fields of two letters each, between STX and ETX. */
export interface LockRecord {
  readonly name: string
  readonly fields: ReadonlyMap<string, string>
}

export function bytesOf(text: string): Buffer {
  return Buffer.from(`\x02${text}\x03`, 'utf8')
}

/** Takes the whole records out of what was heard so far, and returns the rest. */
export function recordsIn(heard: string): { readonly records: LockRecord[]; readonly rest: string } {
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
