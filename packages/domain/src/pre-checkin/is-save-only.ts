import type { Site } from '../config/site.ts'
import { processes } from '../mode/processes.ts'

/** Whether the summary only saves and shows a result instead of checking in. */
export function isSaveOnly({ process, device }: Pick<Site, 'process' | 'device'>): boolean {
  return processes[process].onlySaves || device.onlySaves
}
