import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { OnScreenKeyboard, type OnScreenKeyboardProps } from './on-screen-keyboard.tsx'
import { TextField } from './text-field.tsx'

const keys = {
  space: 'Space',
  erase: 'Delete',
  enter: 'Next',
  shift: 'Capitals',
  accents: 'Accents',
  letters: 'Letters',
}

function Form(props: Partial<OnScreenKeyboardProps>) {
  const [value, setValue] = useState('')
  return (
    <>
      <TextField label="Surname" value={value} onChange={setValue} />
      <OnScreenKeyboard label="Keyboard" locale="de" keys={keys} {...props} />
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Surname' })
function press(...names: string[]) {
  for (const name of names) {
    const key = screen.getByRole('button', { name })
    fireEvent.pointerDown(key)
    fireEvent.pointerUp(key)
    fireEvent.click(key)
  }
}

it('types into the focused box at its caret, and erases', () => {
  render(<Form />)
  box().focus()
  press('m', 'l', 'l')
  box().setSelectionRange(1, 1)
  press('ü')
  expect(box().value).toBe('müll')
  press('Delete')
  expect(box().value).toBe('mll')
})

it('types one capital, then lower case again', () => {
  render(<Form capitals="first" />)
  box().focus()
  press('M')
  press('e', 'y')
  expect(box().value).toBe('Mey')
})

it('G46–G51 stays with capitals for the number of a booking, also after an accent', () => {
  render(<Form capitals="all" />)
  box().focus()
  press('F', 'O', 'Y')
  press('äéñ Accents')
  press('Ø')
  press('abc Letters')
  press('A')
  expect(box().value).toBe('FOYØA')
})

it('accents have their own layer', () => {
  render(<Form />)
  box().focus()
  press('äéñ Accents')
  press('ø')
  press('abc Letters')
  press('Space', 'a')
  expect(box().value).toBe('ø a')
})

it('calls onEnter for the last key', () => {
  const enter = vi.fn()
  render(<Form onEnter={enter} />)
  press('Next')
  expect(enter).toHaveBeenCalledTimes(1)
})

it('keys are not tab stops', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.tab()
  expect(document.activeElement).toBe(box())
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})
