import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Clone } from './clone.ts'
import { createCommonMachine } from './machine.ts'
import type { Trial } from './trial.ts'

const timeoutMs = 900_000
const closeTimeoutMs = 60_000

interface Script {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Output that shows that it works. */
  readonly prints: string
  /** Undefined if it runs until Ctrl-C. */
  readonly code?: number
}

/** A line of a GeoNames file. */
const postalCodes = 'ES\t17001\tGirona\tCatalonia\tCT\tGirona\tGI\tGirona\t17079\t41.98\t2.82\t4\n'

/**
 * Every script of package.json: how to start it in an empty clone, and how to see that it works.
 */
export const scripts: Readonly<Record<string, Script>> = {
  start: { env: { PORT: '0', HUB_PORT: '0' }, prints: 'Foyer is open at' },
  build: { prints: '', code: 0 },
  // The rest of it is covered by `npm test`.
  test: { prints: 'types' },
  dev: { env: { PORT: '0' }, prints: 'Foyer is open at' },
  hub: {
    env: { HUB_PORT: '0', HUB_PAIRING: 'a-code-of-some-length', HUB_DEMO: 'on' },
    prints: 'The simulated lobby is at',
  },
  e2e: { args: ['staff-sign-in'], prints: 'passed', code: 0 },
  setup: { prints: 'or run npm run setup at a terminal', code: 1 },
  config: { prints: 'undoes the last publication', code: 0 },
  admin: { prints: 'cancels a reservation', code: 0 },
  'hotel-system': { prints: 'Usage: HOTEL_SYSTEM_SECRET=', code: 1 },
  backup: { args: ['a-backup'], prints: 'There is no database in', code: 1 },
  restore: { args: ['GI.txt'], prints: 'GI.txt is not a whole backup', code: 1 },
  screens: { prints: 'Running' },
  screenshots: { prints: '6 passed', code: 0 },
  'import:postal-codes': { args: ['GI.txt'], prints: '1 postal codes of ES', code: 0 },
  'demo:reset': { prints: 'The demo hotels have been reset', code: 0 },
  docs: { prints: '', code: 0 },
  spec: { prints: 'proved', code: 0 },
  prove: { prints: 'npm run prove -- --all', code: 1 },
  // It starts the same npm itself.
  bench: { args: ['start'], prints: 'npm start again, 1 of' },
  faults: { args: ['outside'], prints: '20 of' },
  fuzz: { args: ['texts', '--runs', '100'], prints: 'texts: 1200 texts, 0 thrown', code: 0 },
  arrows: { prints: '', code: 0 },
  vitest: { args: ['run', 'tools/test/count.test.ts'], prints: 'passed', code: 0 },
  anywhere: { args: ['scripts'], prints: 'npm run start' },
  release: { prints: 'foyer-hub-', code: 0 },
  format: { prints: 'No fixes applied', code: 0 },
}

export const scriptTrials: readonly Trial[] = Object.entries(scripts).map(
  ([name, { args = [], env, prints, code }]) => ({
    name: `npm run ${name} in an empty clone`,
    async run() {
      const begin = performance.now()
      using clone = new Clone()
      writeFileSync(join(clone.path, 'GI.txt'), postalCodes)
      const script = createCommonMachine().npm(clone.path, ['run', name, '--', ...args], env)
      try {
        if (code === undefined) {
          await script.hears(prints, timeoutMs)
          script.ctrlC()
          await script.ends(closeTimeoutMs)
        } else {
          const ended = await script.ends(timeoutMs)
          if (ended.code !== code || !ended.output.includes(prints))
            throw new Error(`It ends with ${ended.code}.\n${ended.output}`)
        }
        return `${Math.round((performance.now() - begin) / 1000)} s`
      } finally {
        script.stop()
      }
    },
  }),
)
