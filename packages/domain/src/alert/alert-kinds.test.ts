import { expect, it } from 'vitest'
import { alertKindNames, alertKinds } from './alert-kinds.ts'
import { alertReasons } from './alert-reasons.ts'

it('S2 what a page raises are the kinds that are raised by a page, and no others', () => {
  const raised = new Set<string>(Object.values(alertReasons).map(({ kind }) => kind))
  const ofPages = alertKindNames.filter((kind) => alertKinds[kind].raisedBy === 'page')
  expect([...raised].toSorted()).toEqual(ofPages.toSorted())
})
