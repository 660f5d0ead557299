import { languages } from '@foyer/domain/basics/language.ts'
import { guestFieldNames, selectSources } from '@foyer/domain/fields/field.ts'
import { issueKeys, literalIssueTexts } from '@foyer/domain/fields/issues.ts'
import { expect, it } from 'vitest'
import { loadWordings } from '../wordings/load-wordings.ts'
import { findListOptions } from './option-lists.ts'
import { hasLettersInPostalCode } from './postal-code-letters.ts'

it.each(languages)('%s has texts for every field, issue and choice', async (language) => {
  const words = await loadWordings(language)
  const seen: string[] = []
  const label = Object.assign((key: string) => words[key] ?? String(seen.push(key)), { on: () => label })
  for (const name of guestFieldNames) label(`field.${name}`)
  for (const key of issueKeys) label(`issue.${key}`)
  for (const source of selectSources) findListOptions(source, '', label)
  expect(seen).toEqual([])
})

it('VALID-04 VALID-10.a VALID-14 VALID-17.a VALID-17.b VALID-19.a VALID-52.d shows the messages of the specification verbatim', async () => {
  const words = await loadWordings('en')
  for (const [key, text] of Object.entries(literalIssueTexts)) expect(words[`issue.${key}`]).toContain(text)
})

it('I18N-04.a I18N-04.b the two sex choices are M and F, in each language', async () => {
  const asKey = Object.assign((key: string) => key, { on: () => asKey })
  expect(
    findListOptions('genders', '', asKey)
      ?.map(({ value }) => value)
      .toSorted(),
  ).toEqual(['F', 'M'])
  const names = await Promise.all(
    languages.map(async (language) => {
      const words = await loadWordings(language)
      return [words['option.gender.F'], words['option.gender.M']].join(' ')
    }),
  )
  expect(new Set(names).size).toBe(languages.length)
})

it('lists an identity card stored under another letter as one choice', () => {
  const label = Object.assign((key: string) => key, { on: () => label })
  expect(findListOptions('documentTypes', 'DNI', label)?.map(({ value }) => value)).toEqual(['P', 'DNI', 'N'])
})

it.each([
  ['VALID-48 GBR', 'GBR', true],
  ['VALID-48 CAN', 'CAN', true],
  ['VALID-48 GHA', 'GHA', true],
  ['VALID-49 ESP', 'ESP', false],
  ['VALID-49 PER', 'PER', false],
  ['VALID-49 DEU', 'DEU', false],
  ['a country that is not known yet', '', true],
])('%s', (_rule, country, letters) => {
  expect(hasLettersInPostalCode(country)).toBe(letters)
})
