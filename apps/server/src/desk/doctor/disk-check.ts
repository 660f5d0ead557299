import { readFreeBytes } from '../../platform/disk/read-free-bytes.ts'
import type { Check } from './doctor-context.ts'
import { type Finding, findWorst, ok, problem, warning } from './finding.ts'

const MEGABYTE = 1024 * 1024
/** The server refuses to write below 32 MB; a night's data and backup need more. */
const MIN_FREE_MB = 256
const LOW_FREE_MB = 2_048

/** Judges free space; separate from reading it, because a test cannot fill a disk. */
export function judgeFreeSpace(folder: string, bytes: number): Finding {
  const megabytes = Math.floor(bytes / MEGABYTE)
  const text = `${megabytes} MB are free at ${folder}.`
  const advice = 'Make room: delete old logs, old database folders and backups, or enlarge the disk.'
  if (megabytes < MIN_FREE_MB) return problem(text, advice)
  return megabytes < LOW_FREE_MB ? warning(text, advice) : ok(text)
}

export const diskCheck: Check = {
  name: 'disk',
  async run({ dataDir, settings: { backups } }) {
    const data = judgeFreeSpace(dataDir, await readFreeBytes(dataDir))
    if (backups.folder === undefined) return data
    return findWorst(data, judgeFreeSpace(backups.folder, await readFreeBytes(backups.folder)))
  },
}
