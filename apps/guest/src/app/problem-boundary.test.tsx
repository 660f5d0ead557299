import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../journey/journey-context.tsx'
import { recordNavigation } from '../testing/record-navigation.ts'
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

async function renderBroken(path: string, error = new Error('a bug'), isOnline = false) {
  const rendered = await renderScreen({ Screen: screenThatBreaks(error), path })
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const goesTo = recordNavigation()
  vi.stubGlobal('fetch', () => (isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline'))))
  // React logs errors that a boundary catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await rendered.user.click(await screen.findByRole('button', { name: 'Break' }))
  return { ...rendered, reported, goesTo }
}

it('shows a message and a way to continue when a screen throws', async () => {
  const { path, reported } = await renderBroken('/check-in')
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('a bug'))
  await waitFor(() => expect(path()).toBe('/show-error?error=unexpected&statusCode=500'))
})

it('shows the last resort instead of looping when the error screen itself throws', async () => {
  await renderBroken('/show-error')
  expect(await screen.findByRole('heading', { name: 'This action could not be performed' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('OFFLINE-01.a treats a screen that cannot be fetched as a lost connection', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /x.js')
  const { path, reported } = await renderBroken('/check-in', lost)
  expect(await screen.findByRole('alertdialog', { name: 'No internet connection' })).toBeTruthy()
  expect([path(), reported.mock.calls]).toEqual(['/check-in', []])
})

it('treats missing styles the same way and leaves a way to continue after the message is closed', async () => {
  const { user } = await renderBroken('/check-in', new Error('Unable to preload CSS for /x.css'))
  await screen.findByRole('alertdialog', { name: 'No internet connection' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'No internet connection' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('reloads at once if a screen cannot be fetched although the server answers', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /x.js')
  const { goesTo } = await renderBroken('/check-in', lost, true)
  await waitFor(() => expect(goesTo).toEqual(['reload']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
