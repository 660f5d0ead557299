import { languages } from '@foyer/domain/basics/language.ts'
import { problems } from '@foyer/domain/problem/problem.ts'
import { expect, it } from 'vitest'
import { loadWordings } from './load-wordings.ts'

it.each(languages)('every problem has a title and a text in %s', async (language) => {
  const wordings = await loadWordings(language)
  const missing = Object.keys(problems)
    .flatMap((code) => [`problem.${code}.title`, `problem.${code}.text`])
    .filter((key) => !wordings[key])
  expect(missing).toEqual([])
})
