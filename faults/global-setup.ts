import { providePreparedData } from './prepared-data.ts'
import { createFaultsFolder, startProcess } from './processes.ts'

/** Creates the database with the demo once: a copy of it takes a third of the processor time. */
export async function setup(): Promise<() => void> {
  const folder = createFaultsFolder()
  const database = await startProcess('apps/server/src/testing/faults/database.ts', { DATA_DIR: folder.path })
  await database.stop()
  providePreparedData(folder.path)
  return () => folder.remove()
}
