import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { type Rating, StarRating } from './star-rating.tsx'

let rated: Rating | undefined
function ControlledRating() {
  const [value, setValue] = useState<Rating>()
  rated = value
  return <StarRating label="How was it?" value={value} onChange={setValue} nameOf={(rating) => `${rating} of 5`} />
}

it('SHELL-23.a SHELL-23.b accepts 1 to 5, by tap and by arrow keys', async () => {
  const user = userEvent.setup()
  render(<ControlledRating />)
  expect(screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 of 5',
    '2 of 5',
    '3 of 5',
    '4 of 5',
    '5 of 5',
  ])
  expect(rated).toBeUndefined()
  for (const stars of [1, 2, 3, 5, 4]) {
    await user.click(screen.getByLabelText(`${stars} of 5`))
    expect(rated).toBe(stars)
  }
  await user.keyboard('{ArrowRight}')
  expect(rated).toBe(5)
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(5)
})
