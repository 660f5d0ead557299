import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartProblem } from '../env/start-problem.ts'
import { buildProgramEnvironment } from './cluster.ts'
import { isConnectionLoss } from './connection-loss.ts'
import type { DatabaseUser } from './database-user.ts'
import { describeFailure } from './postgres-log.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

const POLL_INTERVAL_MS = 20
/**
 * How long the backends of a killed postmaster take to notice its end and release its shared
 * memory.
 */
const LEFTOVER_BACKENDS_MS = 10_000
/** PostgreSQL's logger ends after the postmaster, when it has written everything to the log. */
const LOGGER_TIMEOUT_MS = 5_000

export interface PostmasterSettings {
  readonly programs: PostgresPrograms
  readonly user: DatabaseUser | undefined
  readonly folder: string
  /** PostgreSQL's own settings. */
  readonly settings: Readonly<Record<string, string | number>>
  /** The user and address for the readiness check. */
  readonly url: string
}

export interface Postmaster {
  /** Settles when it has ended, for whatever reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts PostgreSQL and waits until it answers, through a recovery if there is one. */
export async function startPostmaster(settings: PostmasterSettings): Promise<Postmaster> {
  const until = performance.now() + LEFTOVER_BACKENDS_MS
  for (;;) {
    const began = Date.now()
    const child = spawnPostgres(settings)
    const said = collectErrors(child)
    const ended = once(child, 'exit').then(() => {})
    // The logger shares the postmaster's stderr, so this waits for both.
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
    if (await waitUntilReady(settings.url, child)) {
      // From here on it writes its own log, and an open pipe would prevent our process from
      // exiting.
      child.stderr?.destroy()
      return { ended, stop: () => stop(child, ended, settings) }
    }
    await Promise.race([closed, delay(LOGGER_TIMEOUT_MS, undefined, { ref: false })])
    if (!said().includes('shared memory block') || performance.now() > until) {
      throw new StartProblem(
        `The embedded database in ${settings.folder} did not start: ${await describeFailure(said(), settings.folder, began)}`,
      )
    }
    await delay(POLL_INTERVAL_MS)
  }
}

/**
 * In its own session, so that Ctrl-C in a terminal reaches only us, and we stop it when our
 * requests are done. It doesn't prevent our process from exiting: however we end, the guard stops
 * it.
 */
function spawnPostgres({ programs, user, folder, settings }: PostmasterSettings): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(programs.postgres, ['-D', folder, ...options], {
    ...user,
    cwd: folder,
    env: buildProgramEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.unref()
  child.on('error', () => {})
  if (child.pid && process.platform !== 'win32') stopWithParent(child, child.pid, user)
  return child
}

/**
 * A shell that waits until our process ends, which closes its input, and then asks PostgreSQL to
 * stop.
 */
function stopWithParent(child: ChildProcess, pid: number, user: DatabaseUser | undefined): void {
  const shell = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  shell.on('error', () => {})
  child.once('exit', () => shell.kill('SIGKILL'))
}

function collectErrors(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    text = (text + more).slice(-10_000)
  })
  return () => text
}

/** Returns false if it ended before it answered. */
async function waitUntilReady(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && child.pid) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
    } finally {
      await client.end().catch(() => {})
    }
    await delay(POLL_INTERVAL_MS)
  }
  return false
}

async function stop(child: ChildProcess, ended: Promise<void>, settings: PostmasterSettings): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  // SIGINT is PostgreSQL's fast shutdown; Windows has no signals.
  if (process.platform !== 'win32') child.kill('SIGINT')
  else await promisify(execFile)(settings.programs.pgCtl, ['stop', '-D', settings.folder, '-m', 'fast'])
  await ended
}
