import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isPostgresOf } from '../leftover-postgres.ts'

/** A server process that runs an embedded database in this folder; see `owner-process.ts`. */
export function spawnOwnerProcess(dataDir: string, work: 'write' | 'exit' | 'wait'): ChildProcess {
  const script = fileURLToPath(new URL('./owner-process.ts', import.meta.url))
  return spawn(process.execPath, [script, dataDir, work], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** What the process prints, line by line, until the caller breaks off or it ends. */
export function readLines(child: ChildProcess): AsyncIterable<string> {
  if (!child.stdout) throw new Error('Its output is not to be had.')
  return createInterface({ input: child.stdout })
}

export async function readPostmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

export function isRunningIn(dataDir: string, pid: number): Promise<boolean> {
  return isPostgresOf(pid, join(dataDir, 'postgres'))
}

/** The shell that stops this PostgreSQL when its server is gone. */
export async function findGuard(pid: number): Promise<number> {
  for (const entry of await readdir('/proc')) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    if (command.startsWith('/bin/sh') && command.endsWith(`\0sh\0${pid}\0`)) return Number(entry)
  }
  throw new Error(`PostgreSQL ${pid} has no guard.`)
}
