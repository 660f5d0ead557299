import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { findMatches } from './option-row.tsx'
import { SelectField } from './select-field.tsx'

const countries = [
  { value: 'DE', name: 'Deutschland', alias: 'Germany' },
  { value: 'ES', name: 'España' },
  { value: 'FR', name: 'France' },
]

function ControlledField({ count, onChange }: { count: number; onChange?: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <SelectField
      label="Nationality"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      options={countries.slice(0, count)}
      placeholder="Choose"
      searchLabel="Search"
      nothingFound="Nothing fits"
    />
  )
}

it('SHELL-26.b shows two entries without a search box', async () => {
  const user = userEvent.setup()
  render(<ControlledField count={2} />)
  await user.click(screen.getByRole('combobox', { name: /Nationality/ }))
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
})

it('SHELL-26.a shows three entries with a search box, which gets the focus', async () => {
  const user = userEvent.setup()
  render(<ControlledField count={3} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search' }))
})

it('typing filters the list, and Enter selects the first', async () => {
  const user = userEvent.setup()
  const change = vi.fn()
  render(<ControlledField count={3} onChange={change} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  await user.keyboard('espa')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('ES')
  const button = screen.getByRole('button', { name: /Nationality España/ })
  expect(document.activeElement).toBe(button)
})

it('a tap selects an entry', async () => {
  const user = userEvent.setup()
  const change = vi.fn()
  render(<ControlledField count={3} onChange={change} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  await user.click(screen.getByRole('option', { name: 'France' }))
  expect(change).toHaveBeenCalledExactlyOnceWith('FR')
})

it.each([2, 3])('an invalid choice of %i can be found with its message', (count) => {
  const props = {
    label: 'Nationality',
    value: '',
    onChange: () => {},
    searchLabel: 'Search',
    nothingFound: 'Nothing fits',
  }
  const { container } = render(<SelectField {...props} options={countries.slice(0, count)} issue="Please choose" />)
  const wrong = container.querySelector('[aria-invalid="true"], [data-wrong]')
  expect(document.getElementById(wrong?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please choose')
})

it('says when nothing matches, and Esc leaves everything unchanged', async () => {
  const user = userEvent.setup()
  const change = vi.fn()
  render(<ControlledField count={3} onChange={change} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  await user.keyboard('xyz')
  expect(screen.getByText('Nothing fits')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(change).not.toHaveBeenCalled()
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

it('leaving the search box selects nothing', async () => {
  const user = userEvent.setup()
  const change = vi.fn()
  render(<ControlledField count={3} onChange={change} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  await user.keyboard('fra')
  await user.click(document.body)
  expect(change).not.toHaveBeenCalled()
})

const search = () => screen.getByRole('combobox', { name: 'Search' })

it('selects the row that was pressed, even if the list has shrunk before the finger was lifted', async () => {
  const user = userEvent.setup()
  const change = vi.fn()
  render(<ControlledField count={3} onChange={change} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  const row = screen.getByRole('option', { name: 'Deutschland' })
  await user.pointer({ keys: '[MouseLeft>]', target: row })
  fireEvent.input(search(), { target: { value: 'fra' } })
  expect(screen.getByRole('option', { name: 'Deutschland' })).toBe(row)
  await user.pointer({ keys: '[/MouseLeft]', target: row })
  expect(change).toHaveBeenCalledExactlyOnceWith('DE')
})

it('releases the rows when a finger has only scrolled', async () => {
  const user = userEvent.setup()
  render(<ControlledField count={3} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Deutschland' }))
  fireEvent.pointerCancel(document.body)
  await user.keyboard('fra')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['France'])
})

it('Enter selects what the keyboard highlighted, even if the list has moved away from the mouse', async () => {
  const user = userEvent.setup()
  const change = vi.fn()
  render(<ControlledField count={3} onChange={change} />)
  await user.click(screen.getByRole('button', { name: /Nationality/ }))
  await user.keyboard('fra')
  await user.hover(screen.getByRole('option', { name: 'France' }))
  await user.unhover(screen.getByRole('option', { name: 'France' }))
  await user.keyboard('{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('FR')
})

it('ignores case and accents, matches aliases too, and lists prefix matches first', () => {
  expect(findMatches(countries, 'ESPANA').map(({ value }) => value)).toEqual(['ES'])
  expect(findMatches(countries, 'germ').map(({ value }) => value)).toEqual(['DE'])
  expect(findMatches(countries, 'an').map(({ value }) => value)).toEqual(['DE', 'ES', 'FR'])
  expect(findMatches(countries, 'f')[0]?.value).toBe('FR')
})
