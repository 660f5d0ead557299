import { table } from '@foyer/tools/trials/table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { otherScenes } from '@foyer/vision/testing/other-scenes.ts'
import { aZone, type ZoneKind } from '@foyer/vision/testing/zones.ts'
import { look, nothing } from './counted.ts'
import { percentiles } from './percentiles.ts'

const OF_EACH = 8
const kinds: readonly ZoneKind[] = ['TD3', 'TD1', 'TD2', 'TD3', 'TD1', 'MRV-A', 'TD3', 'TD1']

/** Documents unlike those that the reader was built and trained with, by kind of difference. */
export function unlike(say: (line: string) => void): Outcome {
  const all = nothing()
  const missed: string[] = []
  const rows = Object.entries(otherScenes).map(([how, draw], row) => {
    say(how)
    const own = nothing()
    for (let at = 0; at < OF_EACH; at++) {
      const seed = chance(90_001 + 100 * row + at)
      const truth = aZone(kinds[at % kinds.length] as ZoneKind, seed)
      const picture = draw(truth, seed)
      const line = look(picture, { name: `${how} ${at + 1}`, picture, truth }, own)
      if (line) missed.push(line)
    }
    for (const count of ['valid', 'exact', 'wrong', 'silent'] as const) all[count] += own[count]
    all.worked.push(...own.worked)
    return [how, ...[own.valid, own.exact, own.wrong, own.silent].map(String), percentiles(own.worked).median]
  })
  const count = rows.length * OF_EACH
  return {
    lines: [
      ...missed,
      ...table([[`of ${OF_EACH} each`, 'valid', 'exact', 'wrong', 'silent', 'processor ms'], ...rows]),
    ],
    figures: `${all.valid} valid, ${all.exact} exact, ${all.silent} silently wrong of ${count}, median ${percentiles(all.worked).median} ms of the processor`,
    broken: all.silent > 0 ? ['A document was read wrongly, and nothing was marked.'] : [],
    results: { count, ...all },
  }
}
