import { sha256 } from '../platform/secrets/sha256.ts'

/**
 * A name has the same id on every machine and after every reset, so that links and open pages stay
 * valid.
 */
export function demoId(name: string): string {
  const bytes = Buffer.from(sha256(`foyer demo ${name}`), 'hex').subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
