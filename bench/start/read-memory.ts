import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Resident memory of a process in bytes, as reported by the operating system. */
export function readMemory(pid: number): number {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  if (!kibibytes) throw new Error(`The memory of process ${pid} cannot be read.`)
  return Number(kibibytes) * 1024
}
