import { expect, it } from 'vitest'
import { createSeldomLog } from './log-seldom.ts'

it('R23 what happens thousands of times is logged once a second, with how often it happened', () => {
  let ms = 0
  const lines: object[] = []
  const log = createSeldomLog<{ route: string }>(
    (line) => lines.push(line),
    () => ms,
  )
  for (let at = 0; at < 5_000; at++) log({ route: '/' })
  expect(lines).toEqual([{ route: '/', times: 1 }])
  ms = 1_000
  log({ route: '/a' })
  expect(lines).toEqual([
    { route: '/', times: 1 },
    { route: '/a', times: 5_000 },
  ])
})
