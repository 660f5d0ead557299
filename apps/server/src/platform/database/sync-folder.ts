import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A rename is durable only once its folder is synced; Windows has no such operation. */
export async function syncFolder(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dirname(file), 'r')
  await handle.sync()
  await handle.close()
}
