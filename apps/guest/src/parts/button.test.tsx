import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('ignores a second press in the same tick', () => {
  const press = vi.fn()
  render(<Button onPress={press}>Pay</Button>)
  const button = screen.getByRole('button', { name: 'Pay' })
  button.click()
  button.click()
  expect(press).toHaveBeenCalledTimes(1)
})

it('accepts a press after the first is handled', async () => {
  const user = userEvent.setup()
  const press = vi.fn()
  render(<Button onPress={press}>Next</Button>)
  await user.click(screen.getByRole('button'))
  await user.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(2)
})

it('a promise blocks the button until it settles', async () => {
  const user = userEvent.setup()
  let settle = () => {}
  const press = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve
      }),
  )
  render(<Button onPress={press}>Pay</Button>)
  await user.click(screen.getByRole('button'))
  await user.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(1)
  settle()
  await user.click(document.body)
  await user.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(2)
})

it('a busy button keeps the focus, says so and ignores presses', async () => {
  const user = userEvent.setup()
  const press = vi.fn()
  render(
    <Button busy onPress={press}>
      Cutting your key
    </Button>,
  )
  const button = screen.getByRole('button')
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('a busy submit button submits no form', async () => {
  const user = userEvent.setup()
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})
