import type { FieldInput } from '@foyer/domain/fields/field.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { answerAllSaved } from '../testing/fake-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'

/** Opens the form of a guest who must fill in these fields and otherwise only a name. */
async function renderFields(fields: FieldInput[], language: 'en' | 'de' = 'en') {
  const assets = [
    { type: 'FieldArray' as const, name: 'document' as const, fields: [{ name: 'firstName' }, ...fields] },
  ]
  const contact = [{ type: 'FieldArray' as const, name: 'mainGuest' as const, fields: [] }]
  const { firstName, lastName, ...rest } = buildGuest()
  const unknown = Object.fromEntries(fields.map(({ name }) => [name, undefined]))
  return renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    language,
    config: {
      flags: { join_document_contact: true },
      screens: [{ name: 'MrzCapture', order: 10, assets: [...assets, ...contact] }],
    },
    reservations: [buildReservation({ guests: [{ ...rest, firstName, lastName, ...unknown }] })],
    answers: { updateGuests: answerAllSaved },
  })
}

it('MODEL-24.a renders the input that the field’s type names and stores the value under its name', async () => {
  const { user, askedOf } = await renderFields([
    { name: 'street', type: 'text' },
    { name: 'email', type: 'email' },
    { name: 'emailConsent', type: 'checkbox' },
    { name: 'gender', type: 'select', select_source: 'genders' },
  ])
  const email = await screen.findByLabelText<HTMLInputElement>(/^E-mail/)
  expect(email.type).toBe('email')
  expect(screen.getByLabelText<HTMLInputElement>(/Street/).type).toBe('text')
  expect(screen.getByRole('checkbox')).toBeTruthy()
  await user.type(email, 'ana@example.com')
  await user.type(screen.getByLabelText(/Street/), 'Elbchaussee 7')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /continue/i }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({
    email: 'ana@example.com',
    street: 'Elbchaussee 7',
    emailConsent: true,
  })
})

it.each([
  ['en', 'Where do you live?', 'Street and number'],
  ['de', 'Wo wohnen Sie?', 'Straße und Hausnummer'],
] as const)('MODEL-24.b in %s a field has that language’s label and placeholder', async (language, label, hint) => {
  await renderFields(
    [
      {
        name: 'street',
        label: { en: 'Where do you live?', de: 'Wo wohnen Sie?' },
        placeholder: { en: 'Street and number', de: 'Straße und Hausnummer' },
      },
    ],
    language,
  )
  expect((await screen.findByLabelText<HTMLInputElement>(new RegExp(label.replace('?', '\\?')))).placeholder).toBe(hint)
})

it('MODEL-24.e fills a field’s choices from the list that it names', async () => {
  const { user } = await renderFields([{ name: 'gender', type: 'select', select_source: 'genders' }])
  await user.click(await screen.findByRole('combobox', { name: /Sex/ }))
  const choices = await screen.findAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Female', 'Male'])
})

it.each([true, false])('MODEL-24.f a checkbox configured to start as %s does so', async (checked) => {
  await renderFields([{ name: 'emailConsent', type: 'checkbox', checked }])
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(checked)
})
