import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

const nothing = () => {}

it('shows an issue as text and links it to its field', () => {
  render(<TextField label="E-mail" value="anna@" onChange={nothing} issue="Something is missing" />)
  const box = screen.getByRole('textbox', { name: 'E-mail' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Something is missing')
})

it('a doubtful field isn’t invalid', () => {
  render(<TextField label="Number" value="C01X" onChange={nothing} state="doubtful" hint="O or zero?" />)
  const box = screen.getByRole('textbox', { name: 'Number' })
  expect(box.getAttribute('aria-invalid')).toBeNull()
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('O or zero?')
})
