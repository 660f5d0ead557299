import { use } from 'react'
import { loadBrowserWords } from './browser-words.ts'

const words = loadBrowserWords(navigator.languages)

export const useBrowserWords = () => use(words)
