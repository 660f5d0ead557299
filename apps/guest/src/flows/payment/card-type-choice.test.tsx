import type { CardType } from '@foyer/domain/payment/card-type.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CardTypeChoice } from './card-type-choice.tsx'

async function renderShown(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  const onGo = vi.fn()
  const rendered = await renderScreen({
    Screen: function Choosing() {
      const [value, setValue] = useState<CardType>()
      return <CardTypeChoice value={value} onChoose={setValue} onGo={() => onGo(value)} onClose={() => {}} missing />
    },
    path: '/check-in',
  })
  return { ...rendered, onGo }
}

it.each([
  ['PAY-18.a PAY-16.a a small screen asks in a dialog', 390, 844, true],
  ['PAY-18.b one of exactly that size too', 1024, 880, true],
  ['PAY-18.c a wider one asks in place', 1280, 800, false],
  ['PAY-18.c a higher one too', 1000, 1920, false],
])('%s', async (_, width, height, isDialog) => {
  await renderShown(width, height)
  expect(screen.queryAllByRole('dialog')).toHaveLength(isDialog ? 1 : 0)
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['other', 'amex'])
})

it('PAY-17.a says that a choice is missing, and passes the choice on', async () => {
  const { user, onGo } = await renderShown(800, 600)
  expect(screen.getByText('Please choose your card type first.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'American Express' }))
  expect(screen.queryByText('Please choose your card type first.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onGo).toHaveBeenCalledWith('amex')
})
