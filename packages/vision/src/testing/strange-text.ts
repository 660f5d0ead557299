import type { SeededRandom } from './seeded-random.ts'
import { buildZone } from './zones.ts'

const any = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<<<<<< \n\r\t\0äßİ€😀-.,"\\', '\u2028', '\ud800']

/** Random text, zones with errors, and texts of the right length that are not zones. */
export function createStrangeText(chance: SeededRandom): string {
  const kind = chance.integer(0, 3)
  if (kind === 0) return Array.from({ length: chance.integer(0, 200) }, () => chance.pick(any)).join('')
  if (kind === 1) {
    const length = chance.pick([72, 88, 90])
    return Array.from({ length }, () => chance.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'])).join('')
  }
  const text = buildZone(chance.pick(['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B'] as const), chance).join('\n')
  if (kind === 2) return text
  const at = chance.integer(0, text.length - 1)
  return text.slice(0, at) + chance.pick(any) + text.slice(at + chance.integer(0, 2))
}
