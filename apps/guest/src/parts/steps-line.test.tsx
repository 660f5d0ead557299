import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StepsLine } from './steps-line.tsx'

it.each([
  ['the last step is the end of the line', 3, undefined, '100%'],
  ['one before it is somewhere in its middle', 1, undefined, '50%'],
  ['what is known is shown', 3, 0.25, '25%'],
])('G21 %s', (_, current, part, filled) => {
  const names = ['Booking', 'Guests', 'Payment', 'Key']
  render(<StepsLine names={names} current={current} now="Key" label="Steps" {...(part !== undefined && { part })} />)
  expect(screen.getByRole('list').style.getPropertyValue('--part')).toBe(filled)
})
