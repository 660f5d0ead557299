import { expect, it } from 'vitest'
import { alertKindNames, alertKinds } from './alert-kinds.ts'
import { alertReasons } from './alert-reasons.ts'

it('S2 pages raise exactly the alert kinds marked as raised by a page', () => {
  const raised = new Set<string>(Object.values(alertReasons).map(({ kind }) => kind))
  const ofPages = alertKindNames.filter((kind) => alertKinds[kind].raisedBy === 'page')
  expect([...raised].toSorted()).toEqual(ofPages.toSorted())
})
