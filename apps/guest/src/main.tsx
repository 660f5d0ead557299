import './theme/fonts.css'
import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAddress, redirectOldLink } from './journey/address.ts'
import { readPageFacts } from './site/page-facts.ts'
import { selectFirstLanguage } from './site/site-context.tsx'
import { clearVisitStorage } from './site/visit-storage.ts'
import { loadFirstWordings, loadWordings } from './wordings/load-wordings.ts'

/** Without its texts the page can show nothing, so it reloads after this delay. */
const RELOAD_DELAY_MS = 3000

const facts = readPageFacts()
if (facts.hotelPage) redirectOldLink(facts.base)
// A device that was signed out or left has no guest, however it got here.
else clearVisitStorage()
const language = facts.hotelPage ? selectFirstLanguage(facts.hotelPage.site, facts.language) : 'en'
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const address = createAddress(facts.base)
// Without a hotel the page loads its texts by itself.
const isFirst = !facts.hotelPage || (address.here()?.screen ?? facts.hotelPage.site.device.start) === 'select-language'
const load = isFirst ? loadFirstWordings : loadWordings
const wordings = await load(language, facts.hotelPage?.site.product.partyWord).catch(() => undefined)
if (wordings)
  createRoot(root).render(<App facts={facts} first={{ language, wordings, isPartial: isFirst }} address={address} />)
else setTimeout(() => location.reload(), RELOAD_DELAY_MS)
