import { parseArgs } from 'node:util'

/** The same seed gives the same run. */
export interface SeedOptions {
  readonly seed: number
  readonly runs: number
}

/** `--seed 7 --runs 1000`; by default today's seed and each trial's own number of runs. */
export function parseSeedOptions(usual: number): SeedOptions {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, runs: { type: 'string' } },
    allowPositionals: true,
  })
  return { seed: Number(values.seed ?? Math.floor(Date.now() / 86_400_000)), runs: Number(values.runs ?? usual) }
}
