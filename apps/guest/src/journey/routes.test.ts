import { screensToCome } from '@foyer/domain/config/to-come.ts'
import { screens } from '@foyer/domain/journey/screens.ts'
import { expect, it } from 'vitest'
import { routes } from './routes.ts'

it('P6 every screen is built or said to come, so that nobody is led to one that is not there', () => {
  const missing = Object.keys(screens).filter((name) => !Object.hasOwn(routes, name))
  expect(missing.toSorted()).toEqual([...screensToCome].toSorted())
})
