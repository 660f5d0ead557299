import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Chips } from './chips.tsx'

it('S37 what comes after the filters is beside the part that scrolls, so that long filters cannot push it out', () => {
  render(
    <Chips
      label="Show"
      chips={[{ name: 'all', label: 'An einem Bildschirm' }]}
      chosen="all"
      onChoose={() => undefined}
      after={<input type="search" />}
    />,
  )
  const filters = screen.getByRole('group', { name: 'Show' })
  expect(filters.contains(screen.getByRole('button'))).toBe(true)
  expect(filters.contains(screen.getByRole('searchbox'))).toBe(false)
})
