import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Space available to an ordinary user at this folder, which may not exist yet. */
export async function readFreeBytes(folder: string): Promise<number> {
  if (!existsSync(folder)) return readFreeBytes(dirname(folder))
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
