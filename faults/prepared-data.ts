import { copyDataFolder } from '@foyer/tools/process/copy-data-folder.ts'
import type { DataFolder } from '@foyer/tools/process/data-folder.ts'
import { createFaultsFolder } from './processes.ts'

/** The secret of all data that tests store. */
export const KEY_SECRET = 'the secret of all servers that tests start'

const PREPARED_DATA = 'FOYER_FAULTS_PREPARED_DATA'

/** First starts in folders of `createServerFolder` begin with a copy of this folder from now on. */
export function providePreparedData(folder: string): void {
  process.env[PREPARED_DATA] = folder
}

/** A data folder for a first start. If this run has prepared data, it contains the demo's database. */
export function createServerFolder(): DataFolder {
  const folder = createFaultsFolder()
  const prepared = process.env[PREPARED_DATA]
  if (prepared !== undefined) copyDataFolder(prepared, folder.path)
  return folder
}
