import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
  plugins: [react()],
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
