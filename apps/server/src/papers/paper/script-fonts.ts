import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createGlyphCheck, type GlyphCheck } from './glyph-check.ts'

const require = createRequire(import.meta.url)

/**
 * Scripts that our main font lacks, each with the code points that its font draws. One weight is
 * enough for names and addresses.
 */
const scripts = {
  arabic: {
    letters: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
    file: () => require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
    isRightToLeft: true,
  },
  hebrew: {
    letters: /[\u0590-\u05ff\ufb1d-\ufb4f]/,
    file: () => require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    isRightToLeft: true,
  },
  thai: {
    letters: /[\u0e00-\u0e7f]/,
    file: () => require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    isRightToLeft: false,
  },
  /** Chinese, simplified and traditional, and Japanese. */
  han: {
    letters: /[\u2e80-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u,
    file: () =>
      require.resolve('@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'),
    isRightToLeft: false,
  },
  hangul: {
    letters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/,
    file: () => require.resolve('@expo-google-fonts/nanum-gothic-coding/400Regular/NanumGothicCoding_400Regular.ttf'),
    isRightToLeft: false,
  },
} as const

export type Script = keyof typeof scripts

const names = Object.keys(scripts) as Script[]
const checks: Partial<Record<Script, GlyphCheck>> = {}

export const getScriptFile = (script: Script): string => scripts[script].file()

export const isRightToLeft = (script: Script): boolean => scripts[script].isRightToLeft

/** Covers all scripts above but few other letters. */
const beyondLatin = /[\u0590-\u1fff\u2e80-\u{3ffff}]/u

/** Returns whether some letters need a font of their own. */
export const hasScripts = (text: string): boolean => beyondLatin.test(text) && [...text].some(findScript)

/** Returns the script whose font draws this letter, or undefined for the main font. */
export function findScript(letter: string): Script | undefined {
  return names.find((name) => scripts[name].letters.test(letter))
}

/** The font's file is read when its script first occurs. */
export function hasScriptGlyph(script: Script, codePoint: number): boolean {
  checks[script] ??= createGlyphCheck(readFileSync(getScriptFile(script)))
  return checks[script](codePoint)
}
