import { expect, it } from 'vitest'
import { decideNextStep, type NextStep, type ReportState } from './next-report.ts'

const decide = (state: ReportState | undefined, digest: string, { hasStayed = true, canCancel = true } = {}) =>
  decideNextStep(state && { state, digest: 'a' }, { digest, hasStayed }, { canCancel })

it.each<[string, ReportState | undefined, NextStep]>([
  ['the first arrival', undefined, 'send'],
  ['nothing while it waits in the outbox', 'queued', 'nothing'],
  ['never repeats refused data', 'refused', 'nothing'],
  ['nothing after it was accepted', 'accepted', 'nothing'],
  ['no other version while the answer is lost', 'unknown', 'wait'],
  ['no other version while the authority checks', 'sent', 'wait'],
  ['nothing after reception has cancelled it', 'cancelled', 'nothing'],
])('with the same facts: %s', (_, state, step) => {
  expect(decide(state, 'a')).toBe(step)
})

it.each<[ReportState, NextStep]>([
  ['incomplete', 'send'],
  ['queued', 'send'],
  ['refused', 'send'],
  ['accepted', 'correct'],
  ['unknown', 'wait'],
  ['sent', 'wait'],
  ['cancelled', 'send'],
])('with other facts, a report that is %s leads to %s', (state, step) => {
  expect(decide(state, 'b')).toBe(step)
})

it('an authority without cancelling gets what is new, and a cancelled stay remains there', () => {
  expect(decide('accepted', 'b', { canCancel: false })).toBe('send')
  expect(decide('accepted', 'a', { hasStayed: false, canCancel: false })).toBe('nothing')
})

it.each<[ReportState | undefined, NextStep]>([
  [undefined, 'nothing'],
  ['queued', 'drop'],
  ['accepted', 'cancel'],
  ['unknown', 'wait'],
])('a stay that did not happen after all, with a report that is %s: %s', (state, step) => {
  expect(decide(state, 'a', { hasStayed: false })).toBe(step)
})
