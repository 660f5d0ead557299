import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

type Judge = (come: number, now: number) => string
const { patience } = createRequire(import.meta.url)('./patience.cjs') as { patience: (begin: number) => Judge }

it.each([
  ['N12 nothing ever arrives', [0, 0, 0, 0], ['wait', 'warn', 'wait', 'give up']],
  ['N12 the registry stops responding halfway', [3, 9, 9, 9, 9], ['wait', 'wait', 'warn', 'wait', 'give up']],
  ['a slow connection', [1, 2, 3, 4, 5, 6, 7], ['wait', 'wait', 'wait', 'wait', 'wait', 'wait', 'wait']],
  ['silent twice', [1, 1, 2, 2], ['wait', 'warn', 'wait', 'warn']],
])('%s', (_, come, judged) => {
  const judge = patience(0)
  expect(come.map((sum, look) => judge(sum, look * 30_000))).toEqual(judged)
})
