import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

type CodeSplittingGroup = Rolldown.CodeSplittingGroup

/** Matches files by a part of their path, starting at the beginning of a name. */
const files = (...names: readonly string[]) => new RegExp(`[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})`)

/** A guest's account. */
const account = files('guest/src/flows/account/', 'contract/src/account', 'domain/src/(?:account/|staff/password)')

/** What only screens beside a check-in share: rooms booked here, check-out, hand-over, staff at a kiosk. */
const aside = files(
  'guest/src/flows/(?:hand-over/use-take|staff-only/(?!secret-taps)|walk-in/(?:book-at|use-stay))',
  'guest/src/(?:parts/(?:round-button|stepper)|site/save-file)',
  'contract/src/(?:checkout|hand-over|key-proof|walk-in)',
  'domain/src/(?:checkout|extras/after-extras|proof/transfer|walk-in/membership)',
  'lucide-react/dist/esm/icons/(?:camera|chevron-left|circle-x|eye-off|file-text|id-card|mail-check|minus|plus|printer)[.]',
)

/** Small parts that some screens share. */
const common = files(
  'zod/',
  'lucide-react/',
  'guest/src/(?:alert|frame|journey|parts|problems|site)/',
  'guest/src/flows/(?:desk|elsewhere|hand-over|pre-checkin|qr|reservation|search|staff-only|walk-in)/',
  'guest/src/flows/devices/(?:use-)?(?:hub|transaction)',
  'guest/src/pictures/plan',
  'contract/src/(?!account|customer|document|extras|guest|payment|pre-checkin|reservation-update|summary)',
  'domain/src/(?!completion|customer|document)',
  'web/src/',
)

/**
 * Few files rather than small ones: on a phone each further request costs more than its bytes. But
 * no screen should load code for others, so what some screens share is grouped by what these have
 * in common. Groups listed first take precedence and include their dependencies.
 */
const groups: readonly CodeSplittingGroup[] = [
  // The page itself and everything that it imports.
  { name: 'first-screen', tags: ['$initial'] },
  // What pictures share: the first one must not load what later screens need.
  { name: 'pictures', test: files('guest/src/pictures/(?:picture-ids|movement)') },
  // What nearly every later screen needs: calls, a notice, a wait, this visit's reservations.
  { name: 'journey', minShareCount: 14 },
  // Boxes and the forms that a hotel builds from them; a long list of choices loads by itself.
  {
    name: 'forms',
    test: files(
      'guest/src/(?:fields|flows/lookups)/(?!kinds/(?:country|phone|postal|select))',
      'parts/(?:date-|field-grid)',
    ),
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: files('downshift/', 'parts/(?:[a-z]+-select|select-|option-|combo-|phone-|floating-)'),
    minShareCount: 2,
  },
  // A page as staff see it, loaded when one is watched.
  {
    name: 'shown-page',
    test: files('guest/src/flows/desk/(?:read-shown|draw-shown|shown-values)', 'contract/src/messages/shown-screen'),
    minShareCount: 2,
  },
  { name: 'common', test: (id) => common.test(id) && !account.test(id) && !aside.test(id), minShareCount: 2 },
  // The party, what is still missing, and saving a guest.
  {
    name: 'party',
    test: files(
      'guest/src/flows/party/',
      'contract/src/(?:guest-payload|guests|reservation-update|pre-checkin|extras)',
      'domain/src/completion/',
    ),
    minShareCount: 2,
  },
  // One guest and their document, typed or scanned.
  {
    name: 'documents',
    test: files(
      'guest/src/screens/guest-detail/',
      'guest/src/flows/(?:document|devices)/',
      '(?:domain|vision)/src/(?:document|reader)/',
    ),
    minShareCount: 2,
  },
  { name: 'account', test: account, minShareCount: 2 },
  { name: 'aside', test: aside, minShareCount: 2 },
  {
    name: 'payment',
    test: files('guest/src/screens/summary/', 'contract/src/(?:summary|payment|customer)'),
    minShareCount: 2,
  },
]

const byPriority = groups.map((group, at) => ({ ...group, priority: groups.length - at }))

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
    rolldownOptions: { output: { codeSplitting: { groups: byPriority } } },
  },
})
