import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAddress } from './places/address.ts'
import { readPageFacts } from './session/page-facts.ts'
import { applyScheme } from './theme/scheme.ts'
import { loadWordings } from './wordings/load-wordings.ts'

applyScheme()
const facts = readPageFacts()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const speech = await loadWordings(facts.session ? [facts.session.member.language] : navigator.languages)
createRoot(root).render(<App facts={facts} firstSpeech={speech} address={createAddress(facts.base)} />)
