import { spawnSync } from 'node:child_process'

/** A change and the run that checks it use the same sample, which changes every few days. */
const COMMITS_PER_TURN = 30

/**
 * Based on the number of commits rather than a clock or chance, so that a failure is reproducible.
 */
export function readRotation(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
  return Math.floor((Number.parseInt(stdout ?? '', 10) || 0) / COMMITS_PER_TURN)
}
