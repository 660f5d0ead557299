import { Problem } from '@foyer/domain/problem/problem.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useProblems } from './problems-context.tsx'

it('G21 the dialog retries automatically when the network is back, and closes', async () => {
  let tries = 0
  let isUp = false
  function Asking() {
    const problems = useProblems()
    const ask = () => {
      tries += 1
      if (!isUp) problems.show(new Problem('offline'), { retry: ask })
    }
    return (
      <button type="button" onClick={ask}>
        Ask
      </button>
    )
  }
  const { user } = await renderScreen({ Screen: Asking, path: '/check-in' })
  await user.click(await screen.findByRole('button', { name: 'Ask' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  // Back only for a moment: the dialog stays.
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(tries).toBe(2))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  isUp = true
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(tries).toBe(3)
})
