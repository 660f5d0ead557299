import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createCardForm } from './card-form.ts'
import type { CardSetup } from './messages.ts'

const setup: CardSetup = {
  type: 'setup',
  language: 'en',
  texts: {
    labels: {
      cardNumber: 'Card number',
      cardDate: 'Expiry date (YY/MM)',
      cardCvv: 'Security code',
      cardHolder: 'Name on the card',
    },
    issues: {
      missing: 'Missing',
      numberLength: '13 to 19 digits',
      numberWrong: 'Wrong digit',
      dateFormat: 'Form of the date',
      dateRange: 'Range of the date',
      cvvLength: 'Three or four digits',
    },
    datePlaceholder: 'YY/MM',
    submit: 'Pay now',
    failed: 'Not accepted',
  },
  maxChars: {},
  isDemo: false,
  theme: {},
}

afterEach(() => document.body.replaceChildren())

function show(changes: Partial<CardSetup> = {}) {
  const requestToken = vi.fn(async (_card: object) => 't1')
  const onToken = vi.fn()
  document.body.append(createCardForm({ ...setup, ...changes }, requestToken, onToken))
  const user = userEvent.setup()
  const fields = {
    number: screen.getByLabelText<HTMLInputElement>('Card number'),
    date: screen.getByLabelText<HTMLInputElement>('Expiry date (YY/MM)'),
    code: screen.getByLabelText<HTMLInputElement>('Security code'),
    holder: screen.getByLabelText<HTMLInputElement>('Name on the card'),
  }
  const submit = () => user.click(screen.getByRole('button', { name: 'Pay now' }))
  async function fill() {
    await user.type(fields.number, '4548812049400004')
    await user.type(fields.date, '3012')
    await user.type(fields.code, '123')
    await user.type(fields.holder, 'LUCIA GARCIA')
  }
  return { user, fields, fill, submit, requestToken, onToken }
}

it('P21 PAY-21.a PAY-22.d PAY-23 MODEL-31 groups the number, inserts the slash, and sends the four fields for a token', async () => {
  const { fields, fill, submit, requestToken, onToken } = show()
  expect(fields.date.placeholder).toBe('YY/MM')
  await fill()
  expect([fields.number.value, fields.date.value]).toEqual(['4548 8120 4940 0004', '30/12'])
  await submit()
  await waitFor(() => expect(onToken).toHaveBeenCalledWith('t1'))
  expect(requestToken.mock.calls).toEqual([
    [{ cardNumber: '4548812049400004', cardDate: '30/12', cardCvv: '123', cardHolder: 'LUCIA GARCIA' }],
  ])
  expect(Object.values(fields).map(({ value }) => value)).toEqual(['', '', '', ''])
})

it('P21 PAY-24 fields are cut at max_chars', async () => {
  const { user, fields } = show({ maxChars: { cardHolder: 5, cardCvv: 3 } })
  await user.type(fields.number, '4'.repeat(25))
  await user.type(fields.code, '12345')
  await user.type(fields.holder, 'LUCIA GARCIA')
  expect(fields.number.value.replaceAll(' ', '')).toHaveLength(19)
  expect([fields.code.value, fields.holder.value]).toEqual(['123', 'LUCIA'])
})

it('P21 PAY-21.b PAY-22.c PAY-25 sends nothing while a field is wrong, says what, and goes to the first one', async () => {
  const { user, fields, submit, requestToken } = show()
  await user.type(fields.number, '454881204940')
  await user.type(fields.date, '3013')
  await submit()
  expect(screen.getByText('13 to 19 digits')).toBeTruthy()
  expect(screen.getByText('Range of the date')).toBeTruthy()
  expect(screen.getAllByText('Missing')).toHaveLength(2)
  expect(fields.number.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(fields.number)
  expect(requestToken).not.toHaveBeenCalled()
})

it('P21 PAY-26.a PAY-26.b PAY-26.c demo mode accepts an empty form', async () => {
  const { user, fields, submit, onToken } = show({ isDemo: true })
  await user.type(fields.number, '12')
  await submit()
  await waitFor(() => expect(onToken).toHaveBeenCalledWith('t1'))
})

it('P21 a double tap asks for one token; after a refusal the guest can correct the card', async () => {
  const { fill, submit, requestToken, onToken } = show()
  await fill()
  let reject = (_error: Error) => {}
  requestToken.mockImplementationOnce(() => new Promise<string>((_, no) => (reject = no)))
  await submit()
  await submit()
  expect(requestToken).toHaveBeenCalledTimes(1)
  reject(new Error('no'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not accepted'))
  await submit()
  await waitFor(() => expect(onToken).toHaveBeenCalledTimes(1))
})
