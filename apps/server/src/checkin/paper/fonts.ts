import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mailsOf } from './font-text.ts'

const { resolve } = createRequire(import.meta.url)

/** Named by their paths: the library opens a font anew at each use of any other name. */
export const fonts = {
  plain: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

/** Both have the same letters. */
export const hasLetter = mailsOf(readFileSync(fonts.plain))
