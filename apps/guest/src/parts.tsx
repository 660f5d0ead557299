import './theme/fonts.css'
import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { PartsPage } from './parts/parts-page.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<PartsPage />)
