import { spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Gives this process only processor time that no other one needs. Linux lets a process of the
 * lowest priority end its time slice of some milliseconds before another one continues; with the
 * idle policy it stops at once.
 */
export function runWhenIdle(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  // Other systems have no such command, and keep the lowest priority.
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' })
}
