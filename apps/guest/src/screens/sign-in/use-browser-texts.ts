import { use } from 'react'
import { loadBrowserTexts } from './browser-texts.ts'

const texts = loadBrowserTexts(navigator.languages)

export const useBrowserTexts = () => use(texts)
