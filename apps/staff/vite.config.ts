import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  base: '/staff/',
  plugins: [react(), runEarly()],
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
            // Connects and requests the list while the browser compiles the rest.
            {
              name: 'early',
              test: /app\/open-early|live\/early-|session\/(?:chosen-hotel|page-facts)|contract\/src\/(?:headers|staff\/paths)|web\/src\/async\/deferred/,
              priority: 3,
            },
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

/**
 * Runs the early file as soon as it is loaded, after the facts that it reads; as an import of the application alone
 * it would wait for all of it.
 */
function runEarly(): Plugin {
  return {
    name: 'run-early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const early = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'early')
        if (early?.type !== 'chunk') return html
        if (early.imports.length > 0) throw new Error(`The early file would wait for ${early.imports}.`)
        const script = `<script type="module" async crossorigin src="/staff/${early.fileName}"></script>`
        return html.replace('<!--facts-->', `<!--facts-->\n    ${script}`)
      },
    },
  }
}
