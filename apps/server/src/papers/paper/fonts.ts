import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createGlyphCheck } from './font-text.ts'

const require = createRequire(import.meta.url)

export const fontFiles = {
  plain: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

export type Face = keyof typeof fontFiles

/** Both fonts have the same letters. */
export const hasGlyph = createGlyphCheck(readFileSync(fontFiles.plain))
