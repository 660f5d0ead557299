import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../parts/button.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { readShelfStyle, topCentre } from '../../../testing/toast-place.ts'
import { type FaceToast, useFaceToast } from './use-face-toast.ts'

const names: readonly FaceToast[] = ['fr_start', 'fr_authorized', 'fr_not_match', 'fr_invalid']

function Buttons() {
  const toast = useFaceToast()
  return names.map((name) => (
    <Button key={name} onPress={() => toast(name)}>
      {name}
    </Button>
  ))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each(names)('FACE-21.a FACE-21.b shows the toast %s for five seconds at top centre', async (name) => {
  const { toasts } = await renderScreen({ Screen: Buttons, path: '/scan', fakeTimers: true })
  fireEvent.click(screen.getByRole('button', { name }))
  const words = toasts.at(-1) ?? ''
  await pass(4_900)
  expect(screen.getAllByText(words).map(readShelfStyle)).toContainEqual(topCentre)
  await pass(200)
  expect(screen.queryAllByText(words)).toHaveLength(0)
})
