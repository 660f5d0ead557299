import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ComboField } from './combo-field.tsx'

const towns = ['Barcelona', 'Badalona'].map((name) => ({ value: name, name }))

function ControlledField({ onPick }: { onPick?: (option: { value: string }) => void }) {
  const [value, setValue] = useState('')
  return (
    <ComboField
      label="Municipality"
      value={value}
      onChange={setValue}
      options={value ? towns : []}
      {...(onPick && { onPick })}
    />
  )
}

it('suggests while typing and uses the chosen suggestion', async () => {
  const user = userEvent.setup()
  render(<ControlledField />)
  await user.type(screen.getByRole('combobox', { name: 'Municipality' }), 'ba')
  await user.click(screen.getByRole('option', { name: 'Badalona' }))
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Badalona')
})

it('lets onPick decide what a choice does', async () => {
  const user = userEvent.setup()
  const pick = vi.fn()
  render(<ControlledField onPick={pick} />)
  await user.type(screen.getByRole('combobox', { name: 'Municipality' }), 'ba')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(pick).toHaveBeenCalledExactlyOnceWith(towns[1])
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('ba')
})

it('keeps what was typed when nothing is chosen', async () => {
  const user = userEvent.setup()
  render(<ControlledField />)
  await user.type(screen.getByRole('combobox'), 'Bad Reichenhall')
  await user.tab()
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Bad Reichenhall')
})

it('G21 Enter submits the form the first time if no suggestion is highlighted', async () => {
  const user = userEvent.setup()
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <ControlledField />
      <button type="submit">Send</button>
    </form>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Municipality' }), 'ba{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})
