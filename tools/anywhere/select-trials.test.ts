import { expect, it } from 'vitest'
import { selectTrials } from './select-trials.ts'
import type { Trial } from './trial.ts'

const trial = (name: string): Trial => ({ name, run: async () => '' })
const parts = {
  npms: [trial('npm 9.2.0 on Node 18'), trial('npm 10.8.2 on Node 20')],
  scripts: [trial('npm run start')],
}

it.each([
  [[], ['npm 9.2.0 on Node 18', 'npm 10.8.2 on Node 20', 'npm run start']],
  [['npms'], ['npm 9.2.0 on Node 18', 'npm 10.8.2 on Node 20']],
  [['npms', '10.8.2'], ['npm 10.8.2 on Node 20']],
  [
    ['npms', '9.2.0', '10.8.2'],
    ['npm 9.2.0 on Node 18', 'npm 10.8.2 on Node 20'],
  ],
  [['start'], ['npm run start']],
  [['npms', 'start'], []],
  [['perhaps'], []],
])('N1 selects the trials for %j', (words, names) => {
  expect(selectTrials(parts, words).map((chosen) => chosen.trial.name)).toEqual(names)
})
