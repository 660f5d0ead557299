import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/staff/',
  plugins: [react()],
  build: {
    target: 'es2023',
    manifest: true,
    // A strict policy allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
