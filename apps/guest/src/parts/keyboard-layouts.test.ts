import { expect, it } from 'vitest'
import { emailBottom, KEYS_PER_ROW, keyboardLayouts, layoutFor, numericRows } from './keyboard-layouts.ts'

const latin = 'abcdefghijklmnopqrstuvwxyz'
const alphabets: Record<keyof typeof keyboardLayouts, string> = {
  en: latin,
  es: `${latin}ñáéíóúü`,
  de: `${latin}äöüß`,
  fr: `${latin}àâæçéèêëîïôœùûüÿ`,
  it: `${latin}àèéìíîòóùú`,
  pt: `${latin}áâãàçéêíóôõúü`,
  ca: `${latin}àçèéíïóòúü·`,
}

const languages = Object.entries(keyboardLayouts)
/** Function keys are one and a half times as wide as letters. */
const widthOf = (row: string) => row.split(' ').reduce((sum, key) => sum + (key.startsWith('{') ? 1.5 : 1), 0)
const keysOf = (...rows: (readonly string[])[]) => new Set(rows.flat().join(' ').split(' '))

it.each(languages)('I18N-03.b %s types all its letters, lower and upper case', (language, layout) => {
  const small = keysOf(layout.letters, layout.accents)
  const large = keysOf(layout.capitals, layout.accentCapitals)
  for (const letter of alphabets[language as keyof typeof alphabets]) {
    expect(small, letter).toContain(letter)
    expect(large, letter).toContain(letter === 'ß' ? 'ẞ' : letter.toUpperCase())
  }
})

it.each(languages)('%s has digits, what names and numbers need, and keys large enough to hit', (_language, layout) => {
  const keys = keysOf(layout.letters)
  for (const key of [..."0123456789-'.@", '{shift}', '{bksp}', '{space}', '{enter}', '{accents}']) {
    expect(keys, key).toContain(key)
  }
  expect(keysOf(layout.accents)).toContain('{letters}')
  for (const row of [...layout.letters, ...layout.accents]) {
    expect(widthOf(row), row).toBeLessThanOrEqual(KEYS_PER_ROW)
  }
})

it.each(languages)('%s shows no letter twice on one layer', (_language, layout) => {
  for (const layer of Object.values(layout)) {
    const keys = layer.join(' ').split(' ')
    expect(keys.length).toBe(new Set(keys).size)
  }
})

it('I18N-03.a I18N-03.b English is the default, French is AZERTY, German QWERTZ', () => {
  expect(layoutFor('sv')).toBe(keyboardLayouts.en)
  expect(layoutFor('de-AT')).toBe(keyboardLayouts.de)
  expect(layoutFor('fr').letters.some((row) => row.startsWith('a z e r t y'))).toBe(true)
  expect(layoutFor('de').letters.some((row) => row.startsWith('q w e r t z'))).toBe(true)
})

it('I18N-03.c the Spanish layout is the English one plus ñ', () => {
  const [english, spanish] = ['en', 'es'].map((language) => layoutFor(language).letters.join(' | '))
  expect(spanish).not.toBe(english)
  expect(spanish?.replace(' ñ', '')).toBe(english)
})

it('foreign names can be typed in every language', () => {
  for (const { letters, accents } of Object.values(keyboardLayouts)) {
    const keys = keysOf(letters, accents)
    for (const letter of 'åøłşğőřžñçæœ') expect(keys, letter).toContain(letter)
  }
})

it('numbers and email have their own layouts', () => {
  expect([...keysOf(numericRows)].filter((key) => /^\d$/.test(key))).toHaveLength(10)
  expect(emailBottom).toContain('@')
})
