import { expect, it } from 'vitest'
import { createFreshDatabase } from '../database/testing/create-fresh-database.ts'
import { withOwnerClient } from '../database/testing/owner-client.ts'
import { toLogged } from './to-logged.ts'

const catchThrown = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('It did not throw.')
}

it('N11 logs where something went wrong, and nothing of what a guest wrote', async () => {
  const { ownerUrl } = await createFreshDatabase()
  const errors = [
    await catchThrown(() => withOwnerClient(ownerUrl, (owner) => owner.query(`select 'CANARY'::int`))),
    await catchThrown(() =>
      withOwnerClient(ownerUrl, (owner) => owner.query(`select x from nowhere where y = 'CANARY'`)),
    ),
    await catchThrown(() => JSON.parse('CANARY')),
    await catchThrown(() => new URL('CANARY//')),
    new Error('unexpected', { cause: new RangeError("'CANARY' is too long") }),
    'CANARY',
  ]
  const said = errors.map(toLogged)
  expect(JSON.stringify(said)).not.toContain('CANARY')
  expect(said.map(({ message }) => message)).toEqual([
    'database error 22P02',
    'database error 42P01 relation "nowhere" does not exist',
    expect.stringMatching(/^SyntaxError: Unexpected token/),
    'TypeError: Invalid URL',
    'Error: unexpected: RangeError: "…" is too long',
    'string',
  ])
  expect(said[2]?.stack).toMatch(/^ {4}at .*to-logged\.test\.ts/m)
})
