import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'

/** PostgreSQL does not run as root. This is an unprivileged user of Debian. */
const UNPRIVILEGED_ID = 65_534

export const clusterUser = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

interface Program {
  readonly command: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** File for its output. */
  readonly log: string
}

/** Starts a program that runs until it is killed, at the latest when we end. */
export function startProgram({ command, args = [], env = {}, log }: Program): ChildProcess {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    ...clusterUser,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
