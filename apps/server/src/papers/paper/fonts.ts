import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createGlyphCheck } from './glyph-check.ts'
import { findScript, hasScriptGlyph } from './script-fonts.ts'

const require = createRequire(import.meta.url)

export const fontFiles = {
  plain: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

export type Face = keyof typeof fontFiles

/** Both fonts have the same letters. */
const hasMainGlyph = createGlyphCheck(readFileSync(fontFiles.plain))

/** Returns whether the font that draws this letter has it. */
export function hasGlyph(codePoint: number): boolean {
  const script = findScript(String.fromCodePoint(codePoint))
  return script ? hasScriptGlyph(script, codePoint) : hasMainGlyph(codePoint)
}
