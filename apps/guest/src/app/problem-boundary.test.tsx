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
  return { ...rendered, reported }
}

it('a bug in a screen becomes a sentence with a way on', async () => {
  const { path, reported } = await broken('/check-in')
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('a bug'))
  await waitFor(() => expect(path()).toBe('/show-error?error=unexpected&statusCode=500'))
})

it('a bug in the screen that shows problems is the end of the line, not a loop', async () => {
  await broken('/show-error')
  expect(await screen.findByRole('heading', { name: 'This action could not be performed' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('OFFLINE-01.a a screen that cannot be fetched is a lost connection', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /x.js')
  const { path, reported } = await broken('/check-in', lost)
  expect(await screen.findByRole('alertdialog', { name: 'No internet connection' })).toBeTruthy()
  expect([path(), reported.mock.calls]).toEqual(['/check-in', []])
})

it('and so are its styles; who closes the message finds the way on behind it', async () => {
  const { user } = await broken('/check-in', new Error('Unable to preload CSS for /x.css'))
  await screen.findByRole('alertdialog', { name: 'No internet connection' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'No internet connection' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
