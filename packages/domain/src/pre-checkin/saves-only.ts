import type { Site } from '../config/site.ts'
import { processes } from '../mode/processes.ts'

/** Whether the summary saves what was given and shows a result, instead of making the guest arrive. */
export function savesOnly({ process, device }: Pick<Site, 'process' | 'device'>): boolean {
  return processes[process].onlySaves || device.onlySaves
}
