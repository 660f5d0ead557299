import { expect, it } from 'vitest'
import {
  findMissingFields,
  findWrongFields,
  type LostCodeAnswers,
  type LostCodeField,
  type LostCodeFieldName,
  lostCodeFieldNames,
} from './lost-code-fields.ts'

const facts = {
  reference: 'FOY1011',
  startDate: '2030-05-10',
  endDate: '2030-05-12',
  people: [
    { firstName: 'Zofia Anna', birthDate: '1984-02-03', email: 'zofia@example.com' },
    { firstName: 'Łukasz', birthDate: '1980-11-30', documentNumber: 'AB-12 34', phone: '+48 601 234 567' },
  ],
}

const asked = (...names: LostCodeFieldName[]): LostCodeField[] => names.map((name) => ({ name, mandatory: true }))
const wrong = (answers: LostCodeAnswers) =>
  Object.keys(findWrongFields(asked(...lostCodeFieldNames), answers, facts)) as string[]

it.each<[string, LostCodeAnswers]>([
  ['LOSTCODE-11.a ignoring case', { firstName: 'zOFIA anna' }],
  ['the first of two names', { firstName: 'Zofia' }],
  ['without diacritics that a keyboard lacks', { firstName: 'LUKASZ' }],
  ['LOSTCODE-11.a ignoring case', { email: 'ZOFIA@Example.com' }],
  ['without separators', { documentNumber: 'ab1234' }],
  ['without the country code', { phone: '0601 234567' }],
  ['LOSTCODE-11.b as YYYY-MM-DD', { endDate: '2030-05-12' }],
  ['LOSTCODE-11.b as YYYY-MM-DD', { birthDate: '1984-02-03' }],
  ['in the form used for searching', { reference: 'foy 1011' }],
  ['for any one person', { firstName: 'Łukasz', birthDate: '1980-11-30', startDate: '2030-05-10' }],
])('%s: accepts %j', (_, answers) => {
  expect(wrong(answers)).toEqual([])
})

it.each<[string, LostCodeAnswers, string[]]>([
  ['another name', { firstName: 'Zosia' }, ['firstName']],
  ['only separators', { documentNumber: '---' }, ['documentNumber']],
  ['LOSTCODE-11.b another day', { endDate: '2030-05-13' }, ['endDate']],
  ['LOSTCODE-11.b the day in another format', { endDate: '12.05.2030' }, ['endDate']],
  ['only the end of a number', { phone: '4567' }, ['phone']],
  ['answers of two people mixed', { firstName: 'Zofia', birthDate: '1980-11-30' }, ['birthDate']],
  ['a value that the hotel does not have', { firstName: 'Zofia', documentNumber: 'AB1234' }, ['documentNumber']],
])('LOSTCODE-13 %s: rejects %j', (_, answers, names) => {
  const issues = findWrongFields(asked(...lostCodeFieldNames), answers, facts)
  expect(issues).toEqual(Object.fromEntries(names.map((name) => [name, 'invalid-error'])))
})

it('LOSTCODE-12 reports a missing mandatory field; blanks count as empty', () => {
  expect(findMissingFields(asked('firstName', 'endDate'), { firstName: '  ', endDate: '2030-05-12' })).toEqual({
    firstName: 'required-error',
  })
})

it('LOSTCODE-10.c an optional field may stay empty, but an empty form proves nothing', () => {
  const fields: LostCodeField[] = [
    { name: 'firstName', mandatory: true },
    { name: 'endDate', mandatory: false },
  ]
  expect(findMissingFields(fields, { firstName: 'Zofia' })).toEqual({})
  expect(findWrongFields(fields, { firstName: 'Zofia', endDate: '' }, facts)).toEqual({})
  const optional = fields.map((field) => ({ ...field, mandatory: false }))
  expect(findMissingFields(optional, {})).toEqual({ firstName: 'required-error', endDate: 'required-error' })
})

it('if no guest is known by name, a guest’s fields never match', () => {
  const nobody = { ...facts, people: [] }
  expect(findWrongFields(asked('firstName', 'endDate'), { firstName: 'Zofia', endDate: '2030-05-12' }, nobody)).toEqual(
    {
      firstName: 'invalid-error',
    },
  )
})
