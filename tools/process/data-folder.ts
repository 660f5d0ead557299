import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DataFolder {
  /** What a server takes for its DATA_DIR. */
  readonly path: string
  remove(): void
}

/** A temporary data folder. The database runs as another user when we are root, and has to pass through it. */
export function createDataFolder(prefix: string): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return { path: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
