import { it } from 'vitest'
import {
  fetchProfile,
  signIn,
  signUp,
  updateIdentityDocument,
  updatePassword,
  updateProfile,
  userStatus,
} from './account.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const session = { token: 't', user: { id: 'u1', name: 'Ana' } }
const sessionWire = { token: 't', user: { id: 'u1', profile: { name: 'Ana' } } }

it('api-token-auth sends the login form and reads token and user', () => {
  expectRoundTrip(signIn.body, { email: 'a@b.c', password: 'p' }, { email: 'a@b.c', password: 'p' })
  expectRoundTrip(signIn.reply, session, sessionWire)
})

it('signup maps its fields to wire names', () => {
  expectRoundTrip(
    signUp.body,
    { firstName: 'Ana', lastName: 'García', email: 'a@b.c', phone: '1', password: 'p', repeatedPassword: 'p' },
    { name: 'Ana', surname: 'García', email: 'a@b.c', phone: '1', password: 'p', password2: 'p' },
  )
  expectRoundTrip(signUp.reply, session, sessionWire)
})

it('the account forms map their fields to wire names', () => {
  expectRoundTrip(
    updateProfile.body,
    { firstName: 'Ana', lastName: 'García', email: 'a@b.c' },
    { name: 'Ana', surname: 'García', email: 'a@b.c' },
  )
  expectRoundTrip(updatePassword.body, { password: 'p', repeatedPassword: 'p' }, { password: 'p', password2: 'p' })
  expectRoundTrip(
    updateIdentityDocument.body,
    { documentType: 'P', documentNumber: 'X1', expiryDate: '2031-05-01' },
    { type: 'P', number: 'X1', expiry: '2031-05-01' },
  )
})

it('our profile uses the same wire names as the forms that fill it', () => {
  expectRoundTrip(
    fetchProfile.reply,
    {
      firstName: 'Ana',
      lastName: 'García',
      email: 'a@b.c',
      emailConfirmed: true,
      document: { documentType: 'P', documentNumber: 'X1', expiryDate: '2031-05-01' },
    },
    {
      name: 'Ana',
      surname: 'García',
      email: 'a@b.c',
      email_confirmed: true,
      identity_document: { type: 'P', number: 'X1', expiry: '2031-05-01' },
    },
  )
})

it('user/status reads checked and room', () => {
  expectRoundTrip(userStatus.reply, { checkedIn: true, room: '204' }, { checked: true, room: '204' })
})
