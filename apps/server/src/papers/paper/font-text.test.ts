import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { isDrawable, toDrawableText } from './font-text.ts'
import { createGlyphCheck } from './glyph-check.ts'

const { resolve } = createRequire(import.meta.url)
const has = createGlyphCheck(readFileSync(resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')))

it.each([
  ['Yılmaz Şükrü', 'Yılmaz Şükrü'],
  ['Żółć Łukasz', 'Żółć Łukasz'],
  ['Παπαδόπουλος', 'Παπαδόπουλος'],
  ['Щербаков', 'Щербаков'],
  ['Nguyễn Thị Hạnh', 'Nguyễn Thị Hạnh'],
  ['e\u0301', 'é'],
  ['ﬁn', 'fin'],
  ['小明', '[…]'],
  ['王 (Wang) 小明', '[…] (Wang) […]'],
  ['アンナ・王', '[…]·[…]'],
  ['a\u0000b\u202Ec\nd', 'a b c d'],
])('%s can be drawn', (text, drawn) => {
  expect(toDrawableText(text, has)).toBe(drawn)
})

it('reports which letters a font has', () => {
  expect([...'AşΩЖ□'].map((letter) => has(letter.codePointAt(0) ?? 0))).toEqual([true, true, true, true, true])
  expect([...'你ا'].map((letter) => has(letter.codePointAt(0) ?? 0))).toEqual([false, false])
  expect(() => createGlyphCheck(Buffer.alloc(12))).toThrow('says nothing of its letters')
})

it('J20 reads the letters of a font for a small script', () => {
  const thai = createGlyphCheck(
    readFileSync(resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf')),
  )
  expect([...'กำ็๛ -'].map((letter) => thai(letter.codePointAt(0) ?? 0))).toEqual([true, true, true, true, true, true])
  expect([...'\u0e3b王Ж'].map((letter) => thai(letter.codePointAt(0) ?? 0))).toEqual([false, false, false])
})

it('S8 reports whether a name can be drawn at all', () => {
  expect(['Yılmaz', 'Щербаков', '小明', 'محمد', 'Wang 小明'].map((name) => isDrawable(name, has))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
