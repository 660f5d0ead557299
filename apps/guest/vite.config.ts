import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Compressed once, at the build, as well as can be: the server only chooses what a browser understands. */
function compressed(): Plugin {
  const ways = { br: promisify(brotliCompress), gz: promisify(gzip) }
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css|svg|json|wasm)$/.test(file))
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(dir, file))
          for (const [ending, compress] of Object.entries(ways)) {
            await writeFile(join(dir, `${file}.${ending}`), await compress(content))
          }
        }),
      )
    },
  }
}

const languageScreen = /[\\/]src[\\/]screens[\\/]select-language[\\/]select-language-screen\.tsx$/

/** Few files rather than small ones: on a phone each further request costs more than the bytes in it. */
const groups = [
  {
    name: 'first-screen',
    test: (id: string) => languageScreen.test(id) || /[\\/]src[\\/]app\.tsx$/.test(id),
    priority: 2,
  },
  // Every screen fetches the dialog that calls reception, the first one too; it may not bring the journey along.
  { name: 'reception', test: /[\\/](?:frame[\\/]help[\\/]use-reception|parts[\\/]facts)\.tsx$/, priority: 1 },
  // What two further screens share comes with the first of them. Pictures, languages and lists wait until they are shown.
  {
    name: 'journey',
    test: /[\\/](?:apps|packages)[\\/](?!.*[\\/](?:pictures|wordings)[\\/])(?!.*[\\/]parts[\\/][a-z-]*select)/,
    minShareCount: 2,
  },
]

/** Asked for together with the entry, not when the entry has run: that would be one more way to the server and back. */
function preloadedLanguageScreen(): Plugin {
  return {
    name: 'preloaded-language-screen',
    apply: 'build',
    transformIndexHtml(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && languageScreen.test(file.facadeModuleId ?? ''),
      )
      if (!chunk) throw new Error('The language screen has no chunk of its own.')
      return [
        {
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` },
        },
      ]
    },
  }
}

export default defineConfig({
  plugins: [react(), preloadedLanguageScreen(), compressed()],
  build: {
    target: 'es2023',
    // Which chunk needs which: the bench reads it.
    manifest: true,
    // A strict policy allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
