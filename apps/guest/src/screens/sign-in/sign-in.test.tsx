import { Problem } from '@foyer/domain/problem/problem.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, Suspense } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, createFakeFetch } from '../../testing/fake-fetch.ts'
import { recordNavigation } from '../../testing/record-navigation.ts'
import { selectBrowserLanguage } from './browser-texts.ts'
import { SignInScreen } from './sign-in-screen.tsx'

const hotel = { companyId: 1, hotelId: 7, countryAlpha3: 'ESP' }

async function renderSignIn(signInDevice: NonNullable<Answers['signInDevice']>) {
  const server = createFakeFetch({ signInDevice })
  const assigned = recordNavigation()
  vi.stubGlobal('fetch', server.fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <SignInScreen />
        </Suspense>
      </QueryClientProvider>,
    )
  })
  const user = userEvent.setup()
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'License code' })
  return {
    user,
    code,
    assigned,
    askedOf: server.askedOf,
    send: () => user.click(screen.getByRole('button', { name: 'Sign this device in' })),
  }
}

it('API-65.b API-65.c MODEL-32.a SIGNIN-01.a SIGNIN-02.a SIGNIN-02.b SIGNIN-03 SIGNIN-04.c SIGNIN-05.c SIGNIN-06 SIGNIN-07.a formats the code and loads the address of the device', async () => {
  const { user, code, send, assigned, askedOf } = await renderSignIn(() => ({ ...hotel, appKey: 'KIOSK' }))
  await user.type(code, 'foyerhotelkiosk1extra')
  expect(code.value).toBe('FOYE-RHOT-ELKI-OSK1')
  await send()
  await waitFor(() => expect(assigned).toEqual(['/pok/1/company/1/hotel/7/lang/en/appkey/kiosk/']))
  expect(askedOf('signInDevice')[0]?.body).toEqual({ licenseCode: 'FOYE-RHOT-ELKI-OSK1' })
})

it('fills in a code from the # of the address, and sends it only after a tap', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', '/pok/#FOYE-RHOT-ELKI-OSK1')
  const { code, send, askedOf } = await renderSignIn(() => ({ ...hotel, appKey: 'KIOSK' }))
  expect(code.value).toBe('FOYE-RHOT-ELKI-OSK1')
  expect(askedOf('signInDevice')).toEqual([])
  await send()
  await waitFor(() => expect(askedOf('signInDevice')[0]?.body).toEqual({ licenseCode: 'FOYE-RHOT-ELKI-OSK1' }))
})

it('does not take any other text after the # for a code', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', '/pok/#!/guest-list/FOY1001')
  expect((await renderSignIn(() => hotel)).code.value).toBe('')
})

it('SIGNIN-01.b the on-screen keyboard types the whole code, including its dashes', async () => {
  const { user, code } = await renderSignIn(() => hotel)
  for (const key of 'Foyerhotelkiosk1') await user.click(await screen.findByRole('button', { name: key }))
  expect(code.value).toBe('FOYE-RHOT-ELKI-OSK1')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(code.value).toBe('FOYE-RHOT-ELKI-OSK')
})

it('SIGNIN-03 a letter in the middle can be corrected in place, with either keyboard', async () => {
  const { user, code } = await renderSignIn(() => hotel)
  await user.type(code, 'FOXERHOTEL')
  code.setSelectionRange(3, 3)
  await user.keyboard('{Backspace}Y')
  expect([code.value, code.selectionStart]).toEqual(['FOYE-RHOT-EL', 3])
  code.setSelectionRange(7, 7)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect([code.value, code.selectionStart]).toEqual(['FOYE-ROTE-L', 6])
  await user.click(screen.getByRole('button', { name: /^h$/i }))
  expect([code.value, code.selectionStart]).toEqual(['FOYE-RHOT-EL', 7])
})

it('API-65.a SIGNIN-05.a SIGNIN-05.b requests an app key if the response has none, and sends it with the code', async () => {
  const { user, code, send, assigned, askedOf } = await renderSignIn(({ body }) =>
    body.appKey ? { ...hotel, appKey: body.appKey } : hotel,
  )
  await user.type(code, 'FOYERHOTELDEVICE')
  await send()
  const appKey = await screen.findByRole('textbox', { name: 'App key' })
  expect(document.activeElement).toBe(appKey)
  await send()
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(askedOf('signInDevice')).toHaveLength(1)
  await user.type(appKey, 'Tablet')
  await send()
  await waitFor(() => expect(assigned).toEqual(['/pok/1/company/1/hotel/7/lang/en/appkey/tablet/']))
  expect(askedOf('signInDevice')[1]?.body).toEqual({ licenseCode: 'FOYE-RHOT-ELDE-VICE', appKey: 'Tablet' })
})

it.each([
  ['SIGNIN-10 404', 'licenseNotFound', /We couldn’t find a device with this license code/],
  ['SIGNIN-11 used', 'licenseUsed', /Another device has signed in with it/],
  ['SIGNIN-11 429', 'tooManyTries', /wait a little before you try again/],
  ['SIGNIN-11 offline', 'offline', /as soon as the connection is back/],
  ['SIGNIN-11 anything else', 'unavailable', /try again in a moment/],
] as const)('%s is reported in place', async (_, problem, words) => {
  const { user, code, send, assigned } = await renderSignIn(() => {
    throw new Problem(problem)
  })
  await user.type(code, 'WRONG')
  await send()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(assigned).toEqual([])
})

it('a retry after a lost response uses the same idempotency key', async () => {
  const { user, code, send, askedOf } = await renderSignIn(() => {
    throw new Problem('offline')
  })
  await user.type(code, 'FOYERHOTELKIOSK1')
  await send()
  await screen.findByText(/as soon as the connection is back/)
  await send()
  await waitFor(() => expect(askedOf('signInDevice')).toHaveLength(2))
  const [first, second] = askedOf('signInDevice')
  expect(first?.key).toBe(second?.key)
})

it('ADMIN-05.c ADMIN-05.d SIGNIN-12 five taps on the logo let staff leave the kiosk here without a password', async () => {
  const { user, assigned, askedOf } = await renderSignIn(() => hotel)
  const mark = screen.getByText('Foyer')
  for (let tap = 0; tap < 5; tap++) await user.click(mark)
  const leave = await screen.findByRole('button', { name: 'Exit kiosk mode' })
  // Actions that need the password are not offered without it.
  expect(screen.queryByRole('button', { name: /Sign this device out|Change card terminal/ })).toBeNull()
  await user.click(leave)
  await waitFor(() => expect(assigned).toEqual(['/pok/exit']))
  expect(askedOf('deviceAdmin')).toEqual([])
})

it.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'pt-BR', 'en'], 'pt'],
  [['nl'], 'en'],
])('with %s it uses %s', (preferred, language) => {
  expect(selectBrowserLanguage(preferred)).toBe(language)
})
