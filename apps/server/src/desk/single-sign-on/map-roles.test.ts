import { expect, it } from 'vitest'
import { parseRoleRule } from '../../platform/env/single-sign-on.ts'
import { mapRoles } from './map-roles.ts'

const rules = ['it:administrator', 'urn:desk:receptionist@1+2', 'leads:manager@2', 'rooms:housekeeping@1+3'].flatMap(
  (rule) => parseRoleRule(rule) ?? [],
)
const map = (...values: string[]) => [...mapRoles(values, rules, [1, 2, 3])]

it('a rule gives a role at every hotel, or at those that it names', () => {
  expect(map('it')).toEqual([
    [1, 'administrator'],
    [2, 'administrator'],
    [3, 'administrator'],
  ])
  expect(map('urn:desk')).toEqual([
    [1, 'receptionist'],
    [2, 'receptionist'],
  ])
})

it('of several roles at a hotel the highest counts, in whatever order the provider lists groups', () => {
  const both = [
    [1, 'receptionist'],
    [2, 'manager'],
  ]
  expect(map('leads', 'urn:desk')).toEqual(both)
  expect(map('urn:desk', 'leads')).toEqual(both)
  expect(map('rooms', 'urn:desk')).toEqual([
    [1, 'receptionist'],
    [2, 'receptionist'],
    [3, 'housekeeping'],
  ])
})

it('other groups, other spellings and parts of a name give nothing', () => {
  expect(map('cooks', 'IT', 'i', 'urn', 'it:administrator', '')).toEqual([])
})
