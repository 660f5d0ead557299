import { expect, it } from 'vitest'
import { emailBottom, findLayout, KEYS_PER_ROW, keyboardLayouts, numericRows } from './keyboard-layouts.ts'

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
const measureWidth = (row: string) => row.split(' ').reduce((sum, key) => sum + (key.startsWith('{') ? 1.5 : 1), 0)
const collectKeys = (...rows: (readonly string[])[]) => new Set(rows.flat().join(' ').split(' '))

it.each(languages)('I18N-03.b %s types all its letters, lower and upper case', (language, layout) => {
  const small = collectKeys(layout.letters, layout.accents)
  const large = collectKeys(layout.capitals, layout.accentCapitals)
  for (const letter of alphabets[language as keyof typeof alphabets]) {
    expect(small, letter).toContain(letter)
    expect(large, letter).toContain(letter === 'ß' ? 'ẞ' : letter.toUpperCase())
  }
})

it.each(languages)('%s has digits, what names and numbers need, and keys large enough to hit', (_language, layout) => {
  const keys = collectKeys(layout.letters)
  for (const key of [..."0123456789-'.@", '{shift}', '{bksp}', '{space}', '{enter}', '{accents}']) {
    expect(keys, key).toContain(key)
  }
  expect(collectKeys(layout.accents)).toContain('{letters}')
  for (const row of [...layout.letters, ...layout.accents]) {
    expect(measureWidth(row), row).toBeLessThanOrEqual(KEYS_PER_ROW)
  }
})

it.each(languages)('%s shows no letter twice on one layer', (_language, layout) => {
  for (const layer of Object.values(layout)) {
    const keys = layer.join(' ').split(' ')
    expect(keys.length).toBe(new Set(keys).size)
  }
})

it('I18N-03.a I18N-03.b English is the default, French is AZERTY, German QWERTZ', () => {
  expect(findLayout('sv')).toBe(keyboardLayouts.en)
  expect(findLayout('de-AT')).toBe(keyboardLayouts.de)
  expect(findLayout('fr').letters.some((row) => row.startsWith('a z e r t y'))).toBe(true)
  expect(findLayout('de').letters.some((row) => row.startsWith('q w e r t z'))).toBe(true)
})

it('I18N-03.c the Spanish layout is the English one plus ñ', () => {
  const [english, spanish] = ['en', 'es'].map((language) => findLayout(language).letters.join(' | '))
  expect(spanish).not.toBe(english)
  expect(spanish?.replace(' ñ', '')).toBe(english)
})

it('foreign names can be typed in every language', () => {
  for (const { letters, accents } of Object.values(keyboardLayouts)) {
    const keys = collectKeys(letters, accents)
    for (const letter of 'åøłşğőřžñçæœ') expect(keys, letter).toContain(letter)
  }
})

it('numbers and email have their own layouts', () => {
  expect([...collectKeys(numericRows)].filter((key) => /^\d$/.test(key))).toHaveLength(10)
  expect(emailBottom).toContain('@')
})
