import { build } from 'vite'
import { compressed } from './compressed.ts'

const [root, outDir] = process.argv.slice(2)
if (!root || !outDir) throw new Error('Name the app and the folder to build into.')
await build({
  root,
  logLevel: 'error',
  plugins: [compressed()],
  build: { outDir, emptyOutDir: true, reportCompressedSize: false },
})
