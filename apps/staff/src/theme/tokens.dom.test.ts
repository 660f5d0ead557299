import { contrast } from '@foyer/domain/testing/contrast.ts'
import { expect, it } from 'vitest'
import text from './tokens.css?raw'

const [usual = '', more = ''] = text.split('@media (prefers-contrast: more)')

/** The light and dark colours of a token, from its last declaration. */
function colours(name: string): readonly string[] {
  const block = more.slice(0, more.indexOf('\n}'))
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`)
  return (found.exec(block) ?? found.exec(usual) ?? []).slice(1)
}

const grounds = ['paper', 'ground', 'sunk', 'raised', 'hover']
const washes = ['accent', 'positive', 'warning', 'danger', 'unknown']

it.each(['ink', 'ink-soft', 'muted', ...washes])('with more contrast requested, %s reads at 7:1', (word) => {
  const own = washes.includes(word) ? [`${word}-soft`] : washes.map((wash) => `${wash}-soft`)
  for (const under of [...grounds, ...own]) {
    for (const [at, ink] of colours(word).entries()) {
      expect(contrast(ink, colours(under)[at] ?? ''), `${word} on ${under}`).toBeGreaterThanOrEqual(7)
    }
  }
  expect(colours(word)).toHaveLength(2)
})
