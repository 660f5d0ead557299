import { screens } from '@foyer/domain/journey/screens.ts'
import { expect, it } from 'vitest'
import { routes } from './routes.ts'

it('P6 builds every screen, so no link leads to a missing one', () => {
  expect(Object.keys(screens).filter((name) => !Object.hasOwn(routes, name))).toEqual([])
})
