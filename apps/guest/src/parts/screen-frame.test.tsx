import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScreenFrame } from './screen-frame.tsx'
import { TextField } from './text-field.tsx'

const mark = { name: 'Foyer', icon: <svg aria-hidden="true" /> }

it('a new question gets the focus, so that it is read out', () => {
  const { rerender } = render(<ScreenFrame mark={mark} question="Find your booking" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  screen.getByRole('heading').blur()
  rerender(<ScreenFrame mark={mark} question="Find your booking" hint="Changed" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<ScreenFrame mark={mark} question="Who is staying?" />)
  expect(document.activeElement?.textContent).toBe('Who is staying?')
})

it('a screen that has focused its own field keeps the focus there', () => {
  render(
    <ScreenFrame mark={mark} question="Find your booking">
      <TextField label="Surname" value="" onChange={() => {}} ref={(box) => box?.focus()} />
    </ScreenFrame>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('question, answer, back, secondary and primary follow in order', () => {
  render(
    <ScreenFrame
      mark={mark}
      question="Pay?"
      back={{ label: 'Back', onPress: () => {} }}
      primary={<button type="button">Pay</button>}
      secondary={<button type="button">Later</button>}
    >
      <button type="button">Answer</button>
    </ScreenFrame>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Answer', 'Back', 'Later', 'Pay'])
})

function tall(width: number, height: number) {
  return (frame: HTMLElement | null) => {
    if (!frame) return
    Object.defineProperty(frame, 'clientWidth', { value: width, configurable: true })
    Object.defineProperty(frame, 'clientHeight', { value: height, configurable: true })
  }
}

it.each([
  ['phone', 390, 844, ['Reception', 'Pay']],
  ['kiosk', 1080, 1920, ['Pay', 'Reception']],
])('on a %s the focus order of the tools follows their position', (_device, width, height, order) => {
  const frame = document.createElement('div')
  frame.className = 'device'
  tall(width, height)(frame)
  document.body.append(frame)
  render(
    <ScreenFrame
      mark={mark}
      question="Pay?"
      tools={<button type="button">Reception</button>}
      primary={<button type="button">Pay</button>}
    />,
    { container: frame },
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(order)
  frame.remove()
})
