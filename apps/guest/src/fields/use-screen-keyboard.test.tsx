import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useScreenForm } from './use-screen-form.ts'

/** A form that ends with digits, and one in which everything is filled in already. */
function TwoForms() {
  const [step, setStep] = useState<'year' | 'home'>('year')
  const form = useScreenForm(() => setStep('home'))
  return (
    <>
      <form key={step} {...form.watched}>
        {step === 'year' ? (
          <input type="text" aria-label="Year" inputMode="numeric" />
        ) : (
          <input type="text" aria-label="Street" defaultValue="Lindenallee 4" />
        )}
      </form>
      <button {...form.sends}>Continue</button>
      {form.keys}
    </>
  )
}

it('keys for digits do not stay when the next form wants letters', async () => {
  const { user } = await renderScreen({ Screen: TwoForms, path: '/guest-list/FOY1001', appKey: 'kiosk' })
  expect(await screen.findByRole('button', { name: '7' }, { timeout: 20_000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^q$/i })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('button', { name: /^q$/i })).toBeTruthy()
})
