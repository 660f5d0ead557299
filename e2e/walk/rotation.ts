import { spawnSync } from 'node:child_process'

/** The number of commits so far: each commit walks another sample, and the same commit always the same one. */
export function rotation(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) || 0
}
