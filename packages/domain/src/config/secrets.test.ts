import { expect, it } from 'vitest'
import { hideSecrets, restoreSecrets } from './secrets.ts'

const document = { languages: ['en'], secrets: { admin_password: 'the first', demo_code: 'the second' } }

it('N2 set secrets are masked, and a masked secret that comes back stays unchanged', () => {
  const shown = hideSecrets(document)
  expect(shown).toEqual({ languages: ['en'], secrets: { admin_password: '********', demo_code: '********' } })
  expect(restoreSecrets(shown, document.secrets)).toEqual(document)
})

it('N2 a new value replaces a secret, an omitted one is removed, and a mask without a secret is ignored', () => {
  const given = { secrets: { admin_password: 'another', tablet_password: '********' } }
  expect(restoreSecrets(given, document.secrets)).toEqual({ secrets: { admin_password: 'another' } })
})
