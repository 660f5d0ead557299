import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StepsLine } from './steps-line.tsx'

it.each([
  ['the last step is complete by default', 3, undefined, '100%'],
  ['an earlier step is halfway by default', 1, undefined, '50%'],
  ['shows known progress', 3, 0.25, '25%'],
])('G21 %s', (_, current, part, filled) => {
  const names = ['Booking', 'Guests', 'Payment', 'Key']
  render(<StepsLine names={names} current={current} now="Key" label="Steps" {...(part !== undefined && { part })} />)
  expect(screen.getByRole('list').style.getPropertyValue('--part')).toBe(filled)
})
