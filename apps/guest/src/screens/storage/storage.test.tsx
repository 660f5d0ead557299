import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StorageScreen } from './storage-screen.tsx'

const storage = { Screen: StorageScreen, path: '/storage' }

/** jsdom has no IndexedDB; an end-to-end journey tests a real one. */
const readFound = async () => {
  await screen.findByText('Space')
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '')
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(terms.map((term, at) => [term, values[at]]))
}

it('reports what the browser stores, and leaves nothing behind', async () => {
  await renderScreen(storage)
  expect(await readFound()).toEqual({
    'For this tab': 'Works: written, read and deleted',
    'For this browser': 'Works: written, read and deleted',
    'Browser cookies': 'Works: written, read and deleted',
    Database: 'Blocked by the browser',
    Space: 'Not reported by the browser',
  })
  expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, ''])
})

it('reports a storage that fails and what that means; a second run finds what has changed', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  const { user } = await renderScreen(storage)
  expect(await readFound()).toMatchObject({
    'For this tab': 'Blocked by the browserWithout it, typed text is lost on reload.',
    'For this browser': 'Blocked by the browser',
  })
  full.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Test again' }))
  expect(await readFound()).toMatchObject({ 'For this tab': 'Works: written, read and deleted' })
})

/** A minimal fake of IndexedDB that answers every request asynchronously. */
function stubDatabase({ isFull }: { isFull: boolean }): void {
  let kept: unknown
  const answered = (result?: unknown, error?: Error) => {
    const request: Record<string, unknown> & { onsuccess?: () => void; onerror?: () => void } = { result, error }
    queueMicrotask(() => (error ? request.onerror?.() : request.onsuccess?.()))
    return request
  }
  const put = (value: unknown) => {
    if (isFull) return answered(undefined, new DOMException('full', 'QuotaExceededError'))
    kept = value
    return answered()
  }
  const transaction = () => ({ objectStore: () => ({ put, get: () => answered(kept) }) })
  const open = () => answered({ transaction, close: () => {} })
  vi.stubGlobal('indexedDB', { open, deleteDatabase: () => answered() })
}

it.each([
  ['works', { isFull: false }, 'Works: written, read and deleted'],
  ['opens, but stores nothing', { isFull: true }, 'Blocked by the browser'],
])('a database that %s', async (_, state, said) => {
  stubDatabase(state)
  await renderScreen(storage)
  expect(await readFound()).toMatchObject({ Database: said })
})

it('leads back to the language', async () => {
  const { user, path } = await renderScreen(storage)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(path()).toBe('/select-language')
})
