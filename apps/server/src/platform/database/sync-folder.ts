import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A rename is on the disk only when its folder is; Windows has no such thing. */
export async function syncFolder(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dirname(file), 'r')
  await handle.sync()
  await handle.close()
}
