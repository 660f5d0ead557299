import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Clone } from './clone.ts'
import { commonMachine } from './machine.ts'
import type { Trial } from './trial.ts'

const withinMs = 900_000
const closeWithinMs = 60_000

interface Script {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Output that shows that it works. */
  readonly says: string
  /** Undefined if it runs until Ctrl-C. */
  readonly code?: number
}

/** A line of a GeoNames file. */
const postalCodes = 'ES\t17001\tGirona\tCatalonia\tCT\tGirona\tGI\tGirona\t17079\t41.98\t2.82\t4\n'

/**
 * Every script of package.json: how to start it in an empty clone, and how to see that it works.
 */
export const scripts: Readonly<Record<string, Script>> = {
  start: { env: { PORT: '0', HUB_PORT: '0' }, says: 'Foyer is open at' },
  build: { says: '', code: 0 },
  // The rest of it is covered by `npm test`.
  test: { says: 'types' },
  dev: { env: { PORT: '0' }, says: 'Foyer is open at' },
  hub: { env: { HUB_PORT: '0', HUB_PAIRING: 'a-code-of-some-length' }, says: 'The simulated lobby is at' },
  e2e: { args: ['staff-sign-in'], says: 'passed', code: 0 },
  setup: { says: 'or run npm run setup at a terminal', code: 1 },
  config: { says: 'takes the last publication back', code: 0 },
  admin: { says: 'cancels a reservation', code: 0 },
  'hotel-system': { says: 'Say: HOTEL_SYSTEM_SECRET=', code: 1 },
  backup: { args: ['a-backup'], says: 'There is no database in', code: 1 },
  restore: { args: ['GI.txt'], says: 'GI.txt is not a whole backup', code: 1 },
  screens: { says: 'Running' },
  screenshots: { says: '6 passed', code: 0 },
  'import:postal-codes': { args: ['GI.txt'], says: '1 postal codes of ES', code: 0 },
  'demo:reset': { says: 'The demo hotels are as on their first morning', code: 0 },
  docs: { says: '', code: 0 },
  spec: { says: 'proved', code: 0 },
  prove: { says: 'npm run prove -- --all', code: 1 },
  // It starts the same npm itself.
  bench: { args: ['start'], says: 'npm start again, 1 of' },
  faults: { args: ['outside'], says: '20 of' },
  fuzz: { args: ['texts', '--runs', '100'], says: 'texts: 1200 texts, 0 thrown', code: 0 },
  arrows: { says: '', code: 0 },
  vitest: { args: ['run', 'tools/test/count.test.ts'], says: 'passed', code: 0 },
  anywhere: { args: ['scripts'], says: 'npm run start' },
  release: { says: 'foyer-hub-', code: 0 },
  format: { says: 'No fixes applied', code: 0 },
}

export const scriptTrials: readonly Trial[] = Object.entries(scripts).map(([name, { args = [], env, says, code }]) => ({
  name: `npm run ${name} in an empty clone`,
  async run() {
    const begin = performance.now()
    using clone = new Clone()
    writeFileSync(join(clone.path, 'GI.txt'), postalCodes)
    const script = commonMachine().npm(clone.path, ['run', name, '--', ...args], env)
    try {
      if (code === undefined) {
        await script.hears(says, withinMs)
        script.ctrlC()
        await script.ends(closeWithinMs)
      } else {
        const ended = await script.ends(withinMs)
        if (ended.code !== code || !ended.said.includes(says))
          throw new Error(`It ends with ${ended.code}.\n${ended.said}`)
      }
      return `${Math.round((performance.now() - begin) / 1000)} s`
    } finally {
      script.stop()
    }
  },
}))
