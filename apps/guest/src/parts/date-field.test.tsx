import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DateField } from './date-field.tsx'
import { isFull, joinDate, partOrder, splitDate } from './date-parts.ts'

let written = ''
function ControlledField({ locale, start = '' }: { locale: string; start?: string }) {
  const [value, setValue] = useState(start)
  written = value
  return (
    <DateField
      label="Date of birth"
      locale={locale}
      value={value}
      onChange={setValue}
      parts={{ day: { label: 'Day' }, month: { label: 'Month' }, year: { label: 'Year' } }}
    />
  )
}

it.each([
  ['de', 'day month year'],
  ['en-US', 'month day year'],
  ['en-GB', 'day month year'],
  ['hu', 'year month day'],
])('%s writes %s', (locale, order) => {
  expect(partOrder(locale).join(' ')).toBe(order)
  render(<ControlledField locale={locale} />)
  const labels = screen.getAllByRole('textbox').map((box) => box.closest('label')?.textContent)
  expect(labels.join(' ').toLowerCase()).toBe(order)
})

it('a sequence of digits fills all three boxes', async () => {
  const user = userEvent.setup()
  render(<ControlledField locale="de" />)
  await user.click(screen.getByLabelText('Day'))
  await user.keyboard('12031988')
  expect(written).toBe('1988-03-12')
})

it('pads a digit that nothing can follow and moves on', async () => {
  const user = userEvent.setup()
  render(<ControlledField locale="de" />)
  await user.click(screen.getByLabelText('Day'))
  await user.keyboard('94')
  expect(written).toBe('-04-09')
  expect(document.activeElement).toBe(screen.getByLabelText('Year'))
})

it('pads a single digit when the box is left', async () => {
  const user = userEvent.setup()
  render(<ControlledField locale="de" />)
  await user.click(screen.getByLabelText('Day'))
  await user.keyboard('1')
  expect(written).toBe('--1')
  await user.tab()
  expect(written).toBe('--01')
})

it('an erased date is empty, and erasing moves back', async () => {
  const user = userEvent.setup()
  render(<ControlledField locale="de" start="-03-" />)
  await user.click(screen.getByLabelText('Month'))
  await user.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(written).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
})

it('splits and joins parts', () => {
  expect(splitDate('1988-03-12')).toEqual({ year: '1988', month: '03', day: '12' })
  expect(joinDate({ year: '', month: '', day: '' })).toBe('')
  expect(isFull('day', '3')).toBe(false)
  expect(isFull('day', '4')).toBe(true)
  expect(isFull('month', '1')).toBe(false)
})
