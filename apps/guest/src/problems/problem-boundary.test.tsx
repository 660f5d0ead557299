import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../journey/journey-context.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { ProblemBoundary } from './problem-boundary.tsx'

function Breakable({ broken: error }: { broken: Error }) {
  const [broken, setBroken] = useState(false)
  if (broken) throw error
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  )
}

const screenThatBreaks = (error: Error) =>
  function Screen() {
    const { place } = useJourney()
    return (
      <ProblemBoundary>
        <Breakable key={place.screen} broken={error} />
      </ProblemBoundary>
    )
  }

async function broken(path: string, error = new Error('a bug')) {
  const rendered = await renderScreen({ Screen: screenThatBreaks(error), path })
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  // React writes what a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await rendered.user.click(await screen.findByRole('button', { name: 'Break' }))
  expect(reported).toHaveBeenCalledWith(error)
  return rendered
}

it('a bug in a screen becomes a sentence with a way on', async () => {
  const { path } = await broken('/check-in')
  await waitFor(() => expect(path()).toBe('/show-error?error=unexpected&statusCode=500'))
})

it('a bug in the screen that shows problems is the end of the line, not a loop', async () => {
  await broken('/show-error')
  expect(await screen.findByRole('heading', { name: 'This action could not be performed' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('OFFLINE-01 a screen that cannot be fetched is a lost connection', async () => {
  const { path } = await broken('/check-in', new TypeError('Failed to fetch dynamically imported module: /x.js'))
  expect(await screen.findByRole('alertdialog', { name: 'No internet connection' })).toBeTruthy()
  expect(path()).toBe('/check-in')
})
