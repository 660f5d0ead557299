import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Compressed once, at the build: the server only chooses what a browser understands. */
function compressed(): Plugin {
  // The last two steps of quality save a hundredth of the bytes and cost a start after a change more than a second.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const ways = { br: (content: Buffer) => promisify(brotliCompress)(content, quality), gz: promisify(gzip) }
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

/** Few files rather than small ones: on a phone each further request costs more than the bytes in it. */
const groups = [
  // With all that it needs: what is left for `journey` is only what further screens share.
  { name: 'first-screen', test: /[\\/]src[\\/]app\.tsx$/, priority: 2 },
  // Every screen fetches the dialog that calls reception, the first one too; it may not bring the journey along.
  { name: 'reception', test: /[\\/](?:frame[\\/]help[\\/]use-reception|parts[\\/]facts)\.tsx$/, priority: 1 },
  // The watchers make calls from the first screen on; they may not bring the journey along either.
  {
    name: 'calls',
    test: /[\\/](?:zod|web[\\/]src[\\/]api[\\/]call(?:-api|er)|contract[\\/]src[\\/](?:call|common|renamed|usual-names|values|tracking|checkin-log|statics)\.ts|domain[\\/]src[\\/](?:tracking|taps)|watchers[\\/](?:secret-taps|watch-input))/,
    priority: 1,
  },
  // What two further screens share comes with the first of them. Pictures, languages and lists wait until they are shown.
  {
    name: 'journey',
    test: /[\\/](?:apps|packages)[\\/](?!.*[\\/](?:pictures|wordings)[\\/])(?!.*[\\/]parts[\\/][a-z-]*select)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [react(), compressed()],
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
