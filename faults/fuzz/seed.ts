import { parseArgs } from 'node:util'

/** The same seed makes the same again. */
export interface Told {
  readonly seed: number
  readonly runs: number
}

/** `--seed 7 --runs 1000`; without them today's own seed and as many as each takes by itself. */
export function told(usual: number): Told {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, runs: { type: 'string' } },
    allowPositionals: true,
  })
  return { seed: Number(values.seed ?? Math.floor(Date.now() / 86_400_000)), runs: Number(values.runs ?? usual) }
}
