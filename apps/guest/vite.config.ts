import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Files by their path, from where a name in it begins. */
const files = (...names: readonly string[]) => new RegExp(`[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})`)

/**
 * Few files rather than small ones: on a phone each further request costs more than the bytes in it. But no screen may
 * pay for the others: what is shared lies with the noun that its screens have in common. What stands higher is asked
 * first, and takes along what it needs.
 */
const shared: Readonly<Record<string, RegExp>> = {
  // What nearly every further screen shows or does: a notice, a wait, a call, the reservations of this visit.
  journey: files(
    '@tanstack/',
    'web/src/api/use-',
    'guest/src/site/',
    'guest/src/frame/(?:guest-waiting|legal-modal)',
    'guest/src/fields/(?:coming-field|use-screen-keyboard|use-first-issue)',
    'guest/src/journey/(?:use-reservations|use-idempotency-key|nobody-signs|reservation-query|start-of-log)',
    'guest/src/flows/party/left-for-reception',
    'parts/(?:notice|waiting|skeleton|progress|field-shell|check-field|yes-no-field|reading-link)',
    'contract/src/(?:picture|legal)',
    'domain/src/(?:fields/(?:check-field|field|issues)|document/(?:document-number|same-name)|reservation/why-not-now)\\.ts',
    'icons/(?:arrow-right|check|copy|door-open|eraser|key-round|keyboard|log-out|notebook-text|rotate-cw|triangle-exclamation-point)\\.',
  ),
  // Boxes to type in, then the forms that a hotel puts together of them.
  boxes: files('guest/src/fields/use-screen-form', 'parts/(?:date-|text-field|field-grid)'),
  forms: files('guest/src/(?:fields|flows/lookups)/'),
  // A long list to choose from comes with the first field that has one.
  lists: files('downshift/', 'parts/(?:[a-z]+-select|select-|option-|combo-)'),
  search: files('guest/src/flows/search/use-find-reservation', 'icons/scan-qr-code'),
  // Who is staying, and what is still missing of them.
  party: files('guest/src/flows/(?:party/use-party|desk/use-signature-news)', 'domain/src/guest/guest-completion'),
  // One guest and their document, typed or read.
  capture: files(
    'guest/src/screens/guest-detail/(?:guest-in-hand|capture-steps)',
    'guest/src/flows/document/(?:handed-over|use-opened-guest)',
    'domain/src/(?:fields/place-fields|document/(?:manual-entry|scanner-kind)|guest/repeated-mrz)',
    'icons/scan-line\\.',
  ),
  // What is written of a reservation and its guests, then saving a guest and where it leads.
  reservation: files('contract/src/(?:guests|reservation-update|pre-checkin)'),
  saving: files('guest/src/flows/party/(?:use-update-guest|use-after-guest|report-unnamed)'),
  list: files('guest/src/flows/pre-checkin/share-link', 'contract/src/face', 'icons/(?:share-2|users-round)\\.'),
  member: files('guest/src/flows/account/(?:use-signed-in|use-my-bookings|use-only-with-accounts|mail-token)'),
  account: files('guest/src/flows/account/'),
  camera: files('guest/src/flows/devices/(?:use-camera|viewfinder|scanners/file-button)', 'icons/camera'),
  documents: files('guest/src/flows/(?:document|devices)/'),
  // Reservations to choose from, and what is shown at the door.
  reservations: files(
    'guest/src/flows/(?:reservation|qr)/',
    'parts/(?:press-card|access-code)',
    'icons/(?:bed-double|coffee|shield-check)',
  ),
  // Of the pictures only what several are drawn with: each waits until it is shown.
  pictures: files('pictures/(?:picture-ids|passport-page)'),
}

const names = Object.keys(shared)

const groups = [
  // With all that it needs: what is left for the others is only what further screens share.
  { name: 'first-screen', test: files('src/app/app\\.tsx$'), priority: names.length + 2 },
  // Every screen fetches the dialog that calls reception, the first one too; it may not bring the journey along.
  { name: 'reception', test: files('frame/help/use-reception', 'parts/facts'), priority: names.length + 1 },
  // The watchers make calls from the first screen on; they may not bring the journey along either, nor a screen them.
  {
    name: 'calls',
    test: files(
      'zod',
      'web/src/api/call(?:-api|er)',
      'contract/src/(?:call|common|renamed|usual-names|values|checkin-log|statics)\\.ts',
    ),
    priority: names.length + 1,
  },
  {
    name: 'watching',
    test: files(
      'guest/src/app/watchers/',
      'guest/src/journey/(?:use-track|told-events)',
      'guest/src/flows/staff-only/secret-taps',
      'parts/(?:use-when-quiet|watch-input)',
      'contract/src/tracking',
      'domain/src/(?:tracking|taps)/',
    ),
    minShareCount: 2,
    priority: names.length + 1,
  },
  ...Object.entries(shared).map(([name, test]) => ({
    name,
    test,
    minShareCount: 2,
    priority: names.length - names.indexOf(name),
  })),
]

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Which chunk needs which: the bench reads it.
    manifest: true,
    // A strict policy allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are as much as two pictures; one by one they were 25 requests of a check-in.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
