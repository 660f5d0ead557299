import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Matches files by a part of their path, starting at the beginning of a name. */
const files = (...names: readonly string[]) => new RegExp(`[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})`)

/**
 * Few files rather than small ones: on a phone each further request costs more than its
 * bytes. But no screen should load code for others, so shared code is grouped by what its
 * screens have in common. Groups listed first take precedence and include their dependencies.
 */
const shared: Readonly<Record<string, RegExp>> = {
  // Needed by nearly every later screen: a notice, a wait, a call, this visit's reservations.
  journey: files(
    '@tanstack/',
    'web/src/api/use-',
    'guest/src/site/',
    'guest/src/frame/(?:guest-waiting|legal-modal)',
    'guest/src/fields/(?:field-placeholder|use-screen-keyboard|use-first-issue)',
    'guest/src/journey/(?:use-reservations|use-idempotency-key|create-skip-predicate|build-reservation-query|build-log-start)',
    'guest/src/flows/party/left-for-reception',
    'parts/(?:notice|waiting|skeleton|progress|field-shell|check-field|yes-no-field|reading-link)',
    'contract/src/(?:picture|legal)',
    'domain/src/(?:fields/(?:check-field|field|issues)|document/(?:document-number|same-name)|reservation/check-in-blocker)\\.ts',
    'icons/(?:arrow-right|check|copy|door-open|eraser|key-round|keyboard|log-out|notebook-text|rotate-cw|triangle-exclamation-point)\\.',
  ),
  // Text boxes, then the forms that a hotel builds from them.
  boxes: files('guest/src/fields/use-screen-form', 'parts/(?:date-|text-field|field-grid)'),
  forms: files('guest/src/(?:fields|flows/lookups)/'),
  // A long list of choices loads with the first field that has one.
  lists: files('downshift/', 'parts/(?:[a-z]+-select|select-|option-|combo-)'),
  search: files('guest/src/flows/search/use-find-reservation', 'icons/scan-qr-code'),
  // The party, and what is still missing.
  party: files('guest/src/flows/(?:party/use-party|desk/use-report-signatures)', 'domain/src/guest/guest-completion'),
  // One guest and their document, typed or scanned.
  capture: files(
    'guest/src/screens/guest-detail/(?:edited-guest|capture-steps)',
    'guest/src/flows/document/use-store-opened-reservation',
    'domain/src/(?:fields/place-fields|document/(?:manual-entry|scanner-kind|duplicate-mrz))',
    'icons/scan-line\\.',
  ),
  // The calls that update a reservation and its guests, then saving a guest and the next step.
  reservation: files('contract/src/(?:guests|reservation-update|pre-checkin)'),
  saving: files('guest/src/flows/party/(?:use-update-guest|use-after-guest|report-unnamed)'),
  list: files('guest/src/flows/pre-checkin/share-link', 'contract/src/face', 'icons/(?:share-2|users-round)\\.'),
  member: files('guest/src/flows/account/(?:use-required-session|use-my-bookings|use-require-accounts|mail-token)'),
  account: files('guest/src/flows/account/'),
  camera: files('guest/src/flows/devices/(?:use-camera|viewfinder|scanners/file-button)', 'icons/camera'),
  documents: files('guest/src/flows/(?:document|devices)/'),
  // The choice of reservations, and what is shown at the door.
  reservations: files(
    'guest/src/flows/(?:reservation|qr)/',
    'parts/(?:press-card|access-code)',
    'icons/(?:bed-double|coffee|shield-check)',
  ),
  // Only what several pictures share: each picture loads when it is shown.
  pictures: files('pictures/(?:picture-ids|passport-page)'),
}

const names = Object.keys(shared)

const groups = [
  // With all its dependencies, so that the other groups contain only what later screens share.
  { name: 'first-screen', test: files('src/app/app\\.tsx$'), priority: names.length + 2 },
  // Every screen, including the first, loads the dialog
  // that calls reception; it must not pull in the journey.
  { name: 'reception', test: files('frame/help/use-reception', 'parts/facts'), priority: names.length + 1 },
  // The watchers make calls from the first screen on; they
  // must not pull in the journey either, nor a screen.
  {
    name: 'calls',
    test: files('zod', 'web/src/api/call(?:-api|er)', 'contract/src/(?:wire/[a-z-]+|common|checkin-log|statics)\\.ts'),
    priority: names.length + 1,
  },
  {
    name: 'watching',
    test: files(
      'guest/src/app/watchers/',
      'guest/src/journey/(?:use-track|event-batcher)',
      'guest/src/flows/staff-only/secret-taps',
      'parts/(?:use-inactivity|watch-input)',
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
    // Which chunk needs which, for the benchmarks.
    manifest: true,
    // A strict policy allows no inline scripts and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are as large as two pictures;
    // separately they were 25 requests per check-in.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
