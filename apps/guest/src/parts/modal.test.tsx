import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

function App({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        urgent
        title="Are you still there?"
        text="In 24 seconds we clear the screen."
        onClose={close}
        actions={
          <>
            <Button onPress={close}>End</Button>
            <Button kind="primary" onPress={close}>
              I’m here
            </Button>
          </>
        }
      />
    </>
  )
}

it('is named by its title and described by its text', async () => {
  const user = userEvent.setup()
  render(<App />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByText('Open'))
  const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' })
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('In 24 seconds we clear the screen.')
})

it('moves the focus to the safe answer and back again', async () => {
  const user = userEvent.setup()
  render(<App />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I’m here' }))
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('Esc closes it once', async () => {
  const user = userEvent.setup()
  const close = vi.fn()
  render(<App onClose={close} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('moves the focus to the title of the next step', async () => {
  const user = userEvent.setup()
  function Steps() {
    const [step, setStep] = useState('First')
    const next = <Button onPress={() => setStep('Second')}>Go on</Button>
    return (
      <Modal open title={step}>
        {step === 'First' ? next : <p>That is all.</p>}
      </Modal>
    )
  }
  render(<Steps />)
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }))
})
