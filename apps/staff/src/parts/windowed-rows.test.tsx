import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Range } from './row-window.ts'
import { WindowedRows } from './windowed-rows.tsx'

const Ten = ({ ranges }: { ranges: readonly Range[] }) => (
  <WindowedRows ranges={ranges} count={10} gap={(rows) => <i>{rows}</i>}>
    {(index) => <b key={index}>{`row ${index}`}</b>}
  </WindowedRows>
)

it.each<[string, readonly Range[], string]>([
  ['all', [[0, 3]], 'row 0 row 1 row 2 7'],
  ['none', [], '10'],
  [
    'those in the window and the open one',
    [
      [1, 2],
      [5, 7],
    ],
    '1 row 1 3 row 5 row 6 3',
  ],
])('renders %s, with spacers for the others', (_, ranges, shown) => {
  const { container } = render(<Ten ranges={ranges} />)
  expect([...container.children].map(({ textContent }) => textContent).join(' ')).toBe(shown)
})

it('S45 a row that remains in the window keeps its element', () => {
  const { rerender } = render(<Ten ranges={[[0, 4]]} />)
  const row = screen.getByText('row 3')
  rerender(<Ten ranges={[[2, 6]]} />)
  expect(screen.getByText('row 3')).toBe(row)
  rerender(
    <Ten
      ranges={[
        [0, 1],
        [3, 7],
      ]}
    />,
  )
  expect(screen.getByText('row 3')).toBe(row)
})
