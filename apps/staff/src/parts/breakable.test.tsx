import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breakable } from './breakable.tsx'

it('lets an address break before its host and between its labels', () => {
  const { container } = render(<Breakable text="ana@palace.example.com" />)
  expect(container.innerHTML).toBe('ana@<wbr>palace.<wbr>example.<wbr>com')
})

it('lets a path break after its separators without changing any character', () => {
  const { container } = render(<Breakable text="Changed: walk_in.rates.prices, 3.50" />)
  expect(container.textContent).toBe('Changed: walk_in.rates.prices, 3.50')
  expect(container.innerHTML).toBe('Changed: walk_<wbr>in.<wbr>rates.<wbr>prices, 3.50')
})
