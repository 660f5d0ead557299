import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const words = ['English', 'Español', 'Deutsch', 'Français', 'Català', 'Italiano', 'Português']

function Bare() {
  const [taps, setTaps] = useState(0)
  return (
    <main>
      <h1>Which language do you speak?</h1>
      <output>{taps}</output>
      {words.map((word) => (
        <p key={word}>
          <button type="button" onClick={() => setTaps(taps + 1)}>
            {word}
          </button>
        </p>
      ))}
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(<Bare />)
