import { build } from 'vite'
import { compressAssets } from './compress-assets.ts'

const [root, outDir] = process.argv.slice(2)
if (!root || !outDir) throw new Error('Name the app and the folder to build into.')
await build({
  root,
  logLevel: 'error',
  plugins: [compressAssets()],
  build: { outDir, emptyOutDir: true, reportCompressedSize: false },
})
