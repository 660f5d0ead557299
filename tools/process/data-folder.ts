import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DataFolder {
  /** The server's DATA_DIR. */
  readonly path: string
  remove(): void
}

/**
 * Creates a temporary data folder. As root, the database runs as another user, who must be able to
 * traverse it.
 */
export function createDataFolder(prefix: string): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return { path: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
