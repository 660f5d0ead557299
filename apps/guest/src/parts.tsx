import '@foyer/web/theme/base.css'
import { PartsPage } from '@foyer/web/parts/parts-page.tsx'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) createRoot(root).render(<PartsPage />)
