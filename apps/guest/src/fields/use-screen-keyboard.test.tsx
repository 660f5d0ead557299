import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PhoneField } from '../parts/phone-field.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { useScreenForm } from './use-screen-form.ts'

/** A form that ends with digits, followed by one that is already filled in. */
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

it('returns to letters when the next form needs them', async () => {
  const { user } = await renderScreen({ Screen: TwoForms, path: '/guest-list/FOY1001', appKey: 'kiosk' })
  expect(await screen.findByRole('button', { name: '7' }, { timeout: 20_000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^q$/i })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('button', { name: /^q$/i })).toBeTruthy()
})

const inLists = { searchLabel: 'Search', nothingFound: 'Nothing' }
const sexes = ['Female', 'Male'].map((name) => ({ value: name, name }))
const prefixes = ['Germany +49', 'Portugal +351', 'Spain +34'].map((name) => ({
  value: name.split(' ')[1] ?? '',
  name,
}))

/** Like the kiosk's forms: a box before a short list, and an email address before a prefix. */
function Contact() {
  const [sex, setSex] = useState('')
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState({ prefix: '', number: '' })
  const form = useScreenForm(() => {})
  return (
    <>
      <form {...form.watched}>
        <input type="text" aria-label="Year" inputMode="numeric" />
        <SelectField label="Sex" value={sex} onChange={setSex} options={sexes} {...inLists} />
        <input aria-label="E-mail" inputMode="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <PhoneField
          {...{ label: 'Phone', prefixLabel: 'Prefix', numberLabel: 'Number', ...inLists }}
          {...{ value: phone, onChange: setPhone, prefixes }}
        />
      </form>
      {form.keys}
    </>
  )
}

it('G2 Next opens the following list, and typing goes only into the intended box', async () => {
  const { user } = await renderScreen({ Screen: Contact, path: '/guest-list/FOY1001', appKey: 'kiosk' })
  const press = async (...keys: string[]) => {
    for (const name of keys) await user.click(await screen.findByRole('button', { name }, { timeout: 20_000 }))
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  await press('1', '9', '8', '8', '→')
  expect(box('Year').value).toBe('1988')
  expect(options()).toEqual(['Female', 'Male'])
  await user.click(screen.getByRole('option', { name: 'Female' }))
  await press('→')
  expect(document.activeElement).toBe(box('E-mail'))
  await press('a', '@', 'b', 'Next')
  expect(options()).toHaveLength(3)
  await press('g', 'e', 'r', 'Next')
  expect(screen.getByRole('button', { name: /^Prefix/ }).textContent).toContain('+49')
  await press('Next', '1', '5', '1')
  expect([box('E-mail').value, box('Number').value]).toEqual(['a@b', '151'])
})
