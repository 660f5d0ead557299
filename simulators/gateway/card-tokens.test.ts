import { expect, it } from 'vitest'
import { consumeToken, expireTokens, issueToken } from './card-tokens.ts'

it('P21 a token gives its card once, only for its order, and not after it expired', () => {
  const token = issueToken('1234', '4548812049400004')
  expect(consumeToken(token, '9999')).toBeUndefined()
  expect(consumeToken(token, '1234')).toBe('4548812049400004')
  expect(consumeToken(token, '1234')).toBeUndefined()
  const late = issueToken('1234', '4548812049400004')
  expireTokens()
  expect(consumeToken(late, '1234')).toBeUndefined()
})
