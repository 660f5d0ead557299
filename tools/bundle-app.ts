import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { narrowFonts } from './narrow-fonts.ts'

const [root, outDir] = process.argv.slice(2)
if (!root || !outDir) throw new Error('Name the app and the folder to build into.')
await build({
  root,
  logLevel: 'error',
  plugins: [narrowFonts(), compressAssets()],
  build: { outDir, emptyOutDir: true, reportCompressedSize: false },
})

/**
 * The card form of a guest's frame: one script and one style that share nothing with the
 * application, because the frame has another origin.
 */
const cardForm = join(root, 'src/card-form/main.ts')
if (existsSync(cardForm))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: cardForm,
        output: { format: 'iife', entryFileNames: 'card-form.js', assetFileNames: 'card-form.[ext]' },
      },
    },
  })
