import { expect, it } from 'vitest'
import { formatLicenseCode, LICENSE_CODE_LENGTH, normalizeLicenseCode } from './license-code.ts'

it.each([
  ['SIGNIN-03 groups of four with dashes', 'foyerhotelkiosk1', 'FOYE-RHOT-ELKI-OSK1'],
  ['SIGNIN-03 an incomplete group', 'FOYER', 'FOYE-R'],
  ['SIGNIN-03 no trailing dash', 'FOYE', 'FOYE'],
  ['SIGNIN-02.a SIGNIN-02.b never longer than 19 characters', 'FOYE-RHOT-ELKI-OSK1-AND-MORE', 'FOYE-RHOT-ELKI-OSK1'],
  ['a code pasted from an email', '  FOYE RHOT_ELKI-OSK1\n', 'FOYE-RHOT-ELKI-OSK1'],
  ['a code with typographic dashes', 'FOYE–RHOT—ELKI‑OSK1', 'FOYE-RHOT-ELKI-OSK1'],
  ['a code in full-width letters with an invisible mark', '\u200bＦＯＹＥ－ＲＨＯＴ', 'FOYE-RHOT'],
  ['nothing', '', ''],
])('%s', (_, typed, laidOut) => {
  expect(formatLicenseCode(typed)).toBe(laidOut)
  expect(laidOut.length).toBeLessThanOrEqual(LICENSE_CODE_LENGTH)
})

it('SIGNIN-04.a SIGNIN-04.b SIGNIN-04.c strips underscores and whitespace before sending, but not dashes', () => {
  expect(normalizeLicenseCode(' FOYE-R___-\t____ ')).toBe('FOYE-R-')
  expect(LICENSE_CODE_LENGTH).toBe(19)
})
