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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The page with the list of arrivals.
            { name: 'first-view', tags: ['$initial'], priority: 2 },
            // What views share that load later: small files would be more than a hundred requests.
            { name: 'later-views', minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
