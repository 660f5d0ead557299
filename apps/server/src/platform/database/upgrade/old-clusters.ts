import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reports old clusters that upgrades have left to the operator, because guests' data in them is
 * never erased otherwise.
 */
export async function listOldClusterNotes(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => [])
  return names
    .filter((name) => /^postgres-\d+(?:-\d+)?$/.test(name))
    .map(
      (name) =>
        `${join(dataDir, name)} is the database from before an upgrade, with its guests; remove it when all is well.`,
    )
}
