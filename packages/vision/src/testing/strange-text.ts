import type { Chance } from './chance.ts'
import { aZone } from './zones.ts'

const any = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<<<<<< \n\r\t\0äßİ€😀-.,"\\', '\u2028', '\ud800']

/** Random text, zones with errors, and texts of the right length that are not zones. */
export function strangeText(chance: Chance): string {
  const kind = chance.whole(0, 3)
  if (kind === 0) return Array.from({ length: chance.whole(0, 200) }, () => chance.of(any)).join('')
  if (kind === 1) {
    const length = chance.of([72, 88, 90])
    return Array.from({ length }, () => chance.of([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'])).join('')
  }
  const text = aZone(chance.of(['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B'] as const), chance).join('\n')
  if (kind === 2) return text
  const at = chance.whole(0, text.length - 1)
  return text.slice(0, at) + chance.of(any) + text.slice(at + chance.whole(0, 2))
}
