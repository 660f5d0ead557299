import { screens } from '@foyer/domain/journey/screens.ts'
import { expect, it } from 'vitest'
import { routes } from './routes.ts'

it('P6 every screen is built, so that nobody is led to one that is not there', () => {
  expect(Object.keys(screens).filter((name) => !Object.hasOwn(routes, name))).toEqual([])
})
