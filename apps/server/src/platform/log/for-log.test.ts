import { expect, it } from 'vitest'
import { freshDatabase } from '../database/testing/fresh-database.ts'
import { withOwnerClient } from '../database/testing/owner-client.ts'
import { forLog } from './for-log.ts'

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('It did not throw.')
}

it('N11 logs where something went wrong, and nothing of what a guest wrote', async () => {
  const { ownerUrl } = await freshDatabase()
  const errors = [
    await thrownBy(() => withOwnerClient(ownerUrl, (owner) => owner.query(`select 'CANARY'::int`))),
    await thrownBy(() => withOwnerClient(ownerUrl, (owner) => owner.query(`select x from nowhere where y = 'CANARY'`))),
    await thrownBy(() => JSON.parse('CANARY')),
    await thrownBy(() => new URL('CANARY//')),
    new Error('unexpected', { cause: new RangeError("'CANARY' is too long") }),
    'CANARY',
  ]
  const said = errors.map(forLog)
  expect(JSON.stringify(said)).not.toContain('CANARY')
  expect(said.map(({ message }) => message)).toEqual([
    'database error 22P02',
    'database error 42P01 relation "nowhere" does not exist',
    expect.stringMatching(/^SyntaxError: Unexpected token/),
    'TypeError: Invalid URL',
    'Error: unexpected: RangeError: "…" is too long',
    'string',
  ])
  expect(said[2]?.stack).toMatch(/^ {4}at .*for-log\.test\.ts/m)
})
