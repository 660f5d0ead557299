import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '../env/start-problem.ts'
import { removeSocketFolder } from './socket-folder.ts'

/**
 * First the fast shutdown, which flushes everything, then the immediate one, after which the log is
 * replayed.
 */
const shutdowns: readonly [NodeJS.Signals, withinMs: number][] = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
]
const POLL_INTERVAL_MS = 20

/** The command line of a process; empty if there is none (a zombie's is empty too). */
async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8')
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/nh', '/fi', `PID eq ${pid}`], { encoding: 'utf8' })
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Process ids are reused: the process with the id in an old pid file may be anything. */
export async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  const command = await readCommandLine(pid)
  // Windows does not report the arguments.
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(cluster))
}

/**
 * Ends a PostgreSQL that outlived a killed server. It is restarted rather than adopted: as our
 * child it ends with us, we notice when it dies, and it runs with this version's programs and
 * settings. The caller owns the data folder, so nothing else is using it.
 */
export async function stopLeftoverPostgres(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  // Lines of the file: process id, data folder, start, port, socket folder, …
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  const pid = Number(lines[0])
  if (Number.isSafeInteger(pid) && pid > 1) await stopPostgres(pid, cluster)
  if (lines[4]) await removeSocketFolder(lines[4])
  // PostgreSQL mistakes any living process with this id for itself, except its own parent. Writing
  // our id retains its other check, that no leftover process still uses the old shared memory.
  if (existsSync(pidFile)) await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'))
}

async function stopPostgres(pid: number, cluster: string): Promise<void> {
  for (const [signal, withinMs] of shutdowns) {
    const until = performance.now() + withinMs
    if (await isPostgresOf(pid, cluster)) sendSignal(pid, signal)
    while (performance.now() < until) {
      if (!(await isPostgresOf(pid, cluster))) return
      await delay(POLL_INTERVAL_MS)
    }
  }
  throw new StartProblem(
    `An earlier PostgreSQL (process ${pid}) still uses ${cluster} and does not stop; end that process.`,
  )
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile, or we may not end it: the caller checks again.
  }
}
