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
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css|svg|json)$/.test(file))
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

export default defineConfig({
  base: '/staff/',
  plugins: [react(), compressed()],
  build: {
    target: 'es2023',
    manifest: true,
    // A strict policy allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
