import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { TapGuardMs, useTapGuard } from './use-tap-guard.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Actions({ question, onPress }: { question: string; onPress: () => void }) {
  return (
    <div {...useTapGuard(question)}>
      <Button kind="primary" onPress={onPress}>
        On
      </Button>
    </div>
  )
}

function renderAtScreen() {
  const pressed: string[] = []
  const shown = (question: string) => (
    <TapGuardMs value={400}>
      <Actions question={question} onPress={() => pressed.push(question)} />
    </TapGuardMs>
  )
  const view = render(shown('First?'))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const button = () => screen.getByRole('button', { name: 'On' })
  const down = () => fireEvent.pointerDown(button())
  const up = () => fireEvent.click(button(), { detail: 1 })
  return { pressed, pass, down, up, button, ask: (question: string) => view.rerender(shown(question)) }
}

it('G8 ignores a tap on a screen that has just appeared, accepts a later one', async () => {
  const { pressed, pass, down, up } = renderAtScreen()
  await pass(399)
  down()
  up()
  expect(pressed).toEqual([])
  await pass(1)
  down()
  up()
  expect(pressed).toEqual(['First?'])
})

it('G8 ignores the second of two taps on the next screen, and a finger that was down before it appeared', async () => {
  const { pressed, pass, down, up, ask } = renderAtScreen()
  await pass(400)
  down()
  up()
  ask('Second?')
  down()
  up()
  await pass(500)
  up()
  expect(pressed).toEqual(['First?'])
  down()
  up()
  expect(pressed).toEqual(['First?', 'Second?'])
})

it('G8 the button works at once for keyboards and screen readers', async () => {
  const { pressed, pass, button } = renderAtScreen()
  expect(button()).toHaveProperty('disabled', false)
  expect(button().getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(button(), { detail: 0 })
  expect(pressed).toEqual(['First?'])
  await pass(400)
})
