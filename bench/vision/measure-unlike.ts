import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome } from '@foyer/tools/trials/trial.ts'
import { otherScenes } from '@foyer/vision/testing/other-scenes.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'
import { buildZone, type ZoneKind } from '@foyer/vision/testing/zones.ts'
import { countReading, createCounted } from './count-reading.ts'
import { formatPercentiles } from './format-percentiles.ts'

const COPIES_PER_KIND = 8
const kinds: readonly ZoneKind[] = ['TD3', 'TD1', 'TD2', 'TD3', 'TD1', 'MRV-A', 'TD3', 'TD1']

/** Documents unlike those that the reader was built and trained with, by kind of difference. */
export function measureUnlike(say: (line: string) => void): Outcome {
  const all = createCounted()
  const missed: string[] = []
  const rows = Object.entries(otherScenes).map(([how, draw], row) => {
    say(how)
    const own = createCounted()
    for (let at = 0; at < COPIES_PER_KIND; at++) {
      const seed = createRandom(90_001 + 100 * row + at)
      const truth = buildZone(kinds[at % kinds.length] as ZoneKind, seed)
      const picture = draw(truth, seed)
      const line = countReading(picture, { name: `${how} ${at + 1}`, picture, truth }, own)
      if (line) missed.push(line)
    }
    for (const count of ['valid', 'exact', 'wrong', 'silent'] as const) all[count] += own[count]
    all.worked.push(...own.worked)
    return [how, ...[own.valid, own.exact, own.wrong, own.silent].map(String), formatPercentiles(own.worked).median]
  })
  const count = rows.length * COPIES_PER_KIND
  return {
    lines: [
      ...missed,
      ...formatTable([[`of ${COPIES_PER_KIND} each`, 'valid', 'exact', 'wrong', 'silent', 'processor ms'], ...rows]),
    ],
    summary: `${all.valid} valid, ${all.exact} exact, ${all.silent} silently wrong of ${count}, median ${formatPercentiles(all.worked).median} ms of the processor`,
    violations: all.silent > 0 ? ['A document was read wrongly, and nothing was marked.'] : [],
    results: { count, ...all },
  }
}
