import { expect, it } from 'vitest'
import { withHiddenSecrets, withKnownSecrets } from './secrets.ts'

const document = { languages: ['en'], secrets: { admin_password: 'the first', demo_code: 'the second' } }

it('N2 secrets are shown as set, and stay as they were where they come back so', () => {
  const shown = withHiddenSecrets(document)
  expect(shown).toEqual({ languages: ['en'], secrets: { admin_password: '********', demo_code: '********' } })
  expect(withKnownSecrets(shown, document.secrets)).toEqual(document)
})

it('N2 a secret that is given anew is new, one that is left out is gone, one that never was is none', () => {
  const given = { secrets: { admin_password: 'another', tablet_password: '********' } }
  expect(withKnownSecrets(given, document.secrets)).toEqual({ secrets: { admin_password: 'another' } })
})
