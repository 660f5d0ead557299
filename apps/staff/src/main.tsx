// First, so that the server prepares the lists while the page is drawn.
import './app/open-early.ts'
import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preloadPlace } from './app/preload-place.ts'
import { waitForEarlyArrivals } from './live/early-arrivals.ts'
import { createAddress } from './places/address.ts'
import { readPageFacts } from './session/page-facts.ts'
import { applyScheme } from './theme/scheme.ts'
import { loadWordings } from './wordings/load-wordings.ts'

applyScheme()
const facts = readPageFacts()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const address = createAddress(facts.base)

/** Drawing the page without its list and then again takes longer. */
const EARLY_ARRIVALS_TIMEOUT_MS = 100

/** Not at the top level, because the files of later views wait for this one. */
async function start(at: HTMLElement) {
  const [speech] = await Promise.all([
    loadWordings(facts.session ? [facts.session.member.language] : navigator.languages),
    facts.session && preloadPlace(address.here()),
    waitForEarlyArrivals(EARLY_ARRIVALS_TIMEOUT_MS),
  ])
  createRoot(at).render(<App facts={facts} firstSpeech={speech} address={address} />)
}

void start(root)
