import { headers as wireHeaders } from '@foyer/contract/headers.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import {
  addTotp,
  confirmPassword,
  type Factor,
  listFactors,
  offerTotp,
  proveByCode,
  proveByPasskey,
  removeFactor,
  renewRecoveryCodes,
  requestPasskey,
} from '@foyer/contract/staff/second-factor.ts'
import { signInStaff } from '@foyer/contract/staff/session.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FactorKind } from '@foyer/domain/staff/second-factor.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildArrivalsList, buildId, buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'
import { createCredential, stubAuthenticator } from '../../testing/stub-authenticator.ts'

const inside = [on(listAlerts, () => ({ open: [], handled: [] })), on(listArrivals, () => buildArrivalsList())]
const session = buildSession('manager')
const proved = { outcome: 'proved' as const, session, recoveryCodesLeft: 9 }

type Answers = Parameters<typeof renderSignedIn>[0]['answers']

/** Types the password of a person with these factors. */
async function enterPassword(factors: FactorKind[], answers: Answers) {
  const pending = { outcome: 'secondFactor' as const, factors, csrf: 'pending-csrf' }
  renderSignedIn({ answers: [...inside, on(signInStaff, () => pending), ...answers] })
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@palace.example')
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return user
}

const arrivals = () => screen.findByRole('heading', { level: 1, name: 'Arrivals' })

it('after the password a code is asked for; a wrong one is shown at its field, and the right one signs in', async () => {
  const seen: string[] = []
  const user = await enterPassword(
    ['totp'],
    [
      on(proveByCode, ({ body, headers }) => {
        seen.push(`${body.code} ${headers.get(wireHeaders.csrf)}`)
        return body.code === '123456' ? proved : { outcome: 'refused' as const }
      }),
    ],
  )
  const field = await screen.findByRole('textbox', { name: 'Six-digit code' })
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  expect(document.activeElement).toBe(field)
  await user.type(field, '654321{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This code isn’t right/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, '123456{Enter}')
  expect(await arrivals()).toBeDefined()
  expect(seen).toEqual(['654321 pending-csrf', '123456 pending-csrf'])
})

it('a recovery code can be used instead, and too many wrong codes say what to do', async () => {
  const user = await enterPassword(
    ['totp'],
    [
      on(proveByCode, ({ body }) => {
        if (body.code === '000000') throw new Problem('tooManyTries')
        return body.code === 'ABCDE-FGHJK' ? proved : { outcome: 'refused' as const }
      }),
    ],
  )
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '000000{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many wrong codes today/)
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ABCDE-FGHJK{Enter}')
  expect(await arrivals()).toBeDefined()
})

it('a passkey that was cancelled can be tried again, and then signs in', async () => {
  let isReady = false
  stubAuthenticator(async () => {
    if (!isReady) throw new DOMException('cancelled', 'NotAllowedError')
    return createCredential()
  })
  const answers = [
    on(requestPasskey, () => ({
      options: {
        rpId: 'localhost',
        challenge: 'Y2hhbGxlbmdl',
        timeout: 1_000,
        allowCredentials: [],
        userVerification: 'required' as const,
      },
    })),
    on(proveByPasskey, ({ body }) => (body.answer.id === 'a-key' ? proved : { outcome: 'refused' as const })),
  ]
  const user = await enterPassword(['passkey'], answers)
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/The passkey wasn’t accepted/)
  isReady = true
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(await arrivals()).toBeDefined()
})

it('the first factor is set up with a picture or a key to type; the codes that follow must be saved', async () => {
  const codes = Array.from({ length: 10 }, (_, at) => `ABCD${at}-EFGH${at}`)
  const user = await enterPassword(
    [],
    [
      on(offerTotp, () => ({
        outcome: 'offered' as const,
        secret: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Foyer',
        qr: 'data:image/png;base64,iVBORw0KGgo=',
      })),
      on(addTotp, ({ body }) =>
        body.code === '123456'
          ? { outcome: 'added' as const, session, recoveryCodes: codes }
          : { outcome: 'refused' as const },
      ),
    ],
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Protect your account' })).toBeDefined()
  // jsdom has no authenticator.
  expect(screen.getByRole('button', { name: /^Passkey/ }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: /^Authenticator app/ }))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeDefined()
  const field = screen.getByRole('textbox', { name: 'The code that the app shows now' })
  await user.type(field, '000000{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Check that your phone’s time is set automatically/)
  await user.type(field, '123456{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  const go = screen.getByRole('button', { name: 'Continue' })
  expect(go.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'I’ve saved these codes' }))
  await user.click(go)
  expect(await arrivals()).toBeDefined()
})

it('leads back to the password', async () => {
  const user = await enterPassword(['totp'], [])
  await user.click(await screen.findByRole('button', { name: 'Back to sign-in' }))
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

const buildFactor = (changes: Partial<Factor> = {}): Factor => ({
  id: buildId(),
  kind: 'totp',
  name: 'Phone',
  addedAt: '2026-09-01T08:00:00Z',
  lastUsedAt: '2026-09-22T08:00:00Z',
  ...changes,
})

function renderAccount(state: { factors: Factor[]; required: boolean }, answers: Answers = []) {
  renderSignedIn({
    session,
    path: '/account',
    answers: [...inside, on(listFactors, () => ({ ...state, recoveryCodesLeft: 9 })), ...answers],
  })
  return userEvent.setup()
}

it('the account lists own factors; one is removed after another proof', async () => {
  const state = { factors: [buildFactor(), buildFactor({ kind: 'passkey', name: 'Key ring' })], required: true }
  const deeds: string[] = []
  const user = renderAccount(state, [
    on(proveByCode, () => {
      deeds.push('proved')
      return proved
    }),
    on(removeFactor, ({ params }) => {
      deeds.push('removed')
      state.factors = state.factors.filter(({ id }) => id !== params.id)
      return { outcome: 'removed' as const }
    }),
  ])
  const list = await screen.findByRole('list', { name: 'Second factor' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Remove Key ring' }))
  expect(screen.getByText(/^Key ring can no longer be used/)).toBeDefined()
  expect(deeds).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}')
  // The last one stays.
  expect(await screen.findByText(/Add another one before you remove this one/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(deeds).toEqual(['proved', 'removed'])
})

it('new recovery codes are shown once, after another proof', async () => {
  const user = renderAccount({ factors: [buildFactor()], required: true }, [
    on(proveByCode, () => proved),
    on(renewRecoveryCodes, () => ({ outcome: 'renewed' as const, recoveryCodes: ['ABCDE-FGHJK'] })),
  ])
  expect(await screen.findByText('9 recovery codes left')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  await user.type(screen.getByRole('textbox', { name: 'Six-digit code' }), '123456{Enter}')
  expect(await screen.findByText('ABCDE-FGHJK')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'I’ve saved these codes' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('9 recovery codes left')).toBeDefined()
  expect(screen.queryByText('ABCDE-FGHJK')).toBeNull()
})

it('a person without a factor confirms the password before adding one', async () => {
  const user = renderAccount({ factors: [], required: false }, [
    on(confirmPassword, ({ body }) => ({ confirmed: body.password === 'right' })),
  ])
  await user.click(await screen.findByRole('button', { name: 'Add a factor' }))
  const field = () => screen.getByLabelText('Password')
  await user.type(field(), 'wrong{Enter}')
  expect(await screen.findByText('This password isn’t right.')).toBeDefined()
  await user.type(field(), 'right{Enter}')
  expect(await screen.findByRole('heading', { level: 2, name: 'Choose a second factor' })).toBeDefined()
})
