import { languages } from '@foyer/domain/basics/language.ts'
import {
  formatUndelivered,
  hasTechnicalDetail,
  undeliveredReasons,
} from '@foyer/domain/reservation/undelivered-reason.ts'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wordingLoaders } from '../wordings/load-wordings.ts'
import { createTexts } from '../wordings/texts.ts'
import { TextsProvider } from '../wordings/texts-context.tsx'
import { SystemProblem } from './system-problem.tsx'

const RAW = 'Mews answered 403: their own words'

/** What is read without opening anything, and what is folded. */
async function read(language: (typeof languages)[number], error: string) {
  const texts = createTexts(language, await wordingLoaders[language](), undefined, 'guest')
  const { container, unmount } = render(
    <TextsProvider words={texts}>
      <SystemProblem error={error} />
    </TextsProvider>,
  )
  const copy = container.cloneNode(true) as HTMLElement
  unmount()
  const folded = copy.querySelector('details')
  const detail = folded?.lastChild?.textContent ?? ''
  folded?.remove()
  return { shown: copy.textContent ?? '', detail, isOpen: folded?.open ?? false }
}

it.each(languages)('in %s each failure has words of its own, and its technical detail is folded', async (language) => {
  const technical = undeliveredReasons.filter(hasTechnicalDetail)
  expect(technical.length).toBeGreaterThan(9)
  const all = await Promise.all(technical.map((reason) => read(language, formatUndelivered(reason, RAW))))
  expect(new Set(all.map(({ shown }) => shown)).size).toBe(technical.length)
  for (const { shown, detail, isOpen } of all) {
    expect([shown.includes(RAW), shown.includes('{'), detail, isOpen]).toEqual([false, false, RAW, false])
    expect(shown).not.toBe('')
  }
  const unknown = await read(language, RAW)
  expect([unknown.shown.includes(RAW), unknown.detail]).toEqual([false, RAW])
})

it('what reception needs to know is not folded', async () => {
  expect(await read('en', 'noSuchRoom: 999')).toMatchObject({ shown: expect.stringContaining('999'), detail: '' })
  expect(await read('en', 'rateLimit')).toEqual({
    shown: 'The PMS is asking for a pause; Foyer continues by itself',
    detail: '',
    isOpen: false,
  })
})
