import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { address, followOldLink } from './journey/address.ts'
import { forgetAll } from './site/kept.ts'
import { readPageFacts } from './site/page-facts.ts'
import { firstLanguage } from './site/site-context.tsx'
import { loadWordings } from './wordings/load-wordings.ts'

/** Without its texts the page can show nothing, so it reloads after this delay. */
const COMES_AGAIN_MS = 3000

const facts = readPageFacts()
if (facts.hotelPage) followOldLink(facts.base)
// A device that was signed out or left has no guest, however it got here.
else forgetAll()
const language = facts.hotelPage ? firstLanguage(facts.hotelPage.site, facts.language) : 'en'
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const wordings = await loadWordings(language, facts.hotelPage?.site.product.partyWord).catch(() => undefined)
if (wordings)
  createRoot(root).render(<App facts={facts} first={{ language, wordings }} address={address(facts.base)} />)
else setTimeout(() => location.reload(), COMES_AGAIN_MS)
