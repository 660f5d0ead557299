import { expect, it, onTestFinished, vi } from 'vitest'
import { createRequestToken } from './request-token.ts'

const url = 'https://provider.example/cardTokens'
const shop = { merchant: '999008881', terminal: '1', order: '1234ABCD' }
const card = { cardNumber: '4548810000000003', cardDate: '12/34', cardCvv: '123', cardHolder: 'ADA' }

/** A provider that gives the same answer to everything. */
function answerWith(status: number, said: object) {
  const fetch = vi.fn(async (_url: string, _request: RequestInit) => Response.json(said, { status }))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fetch
}

it('P21 sends the card and the order to the provider alone, and returns its token', async () => {
  const fetch = answerWith(200, { idOper: 'token-1' })
  expect(await createRequestToken({ url, ...shop })(card)).toBe('token-1')
  const [sentTo, request] = fetch.mock.calls[0] ?? []
  expect(sentTo).toBe(url)
  expect(JSON.parse(String(request?.body))).toEqual({ ...shop, ...card })
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(request?.signal?.aborted).toBe(false)
})

it.each([
  ['a refusal', 400, { idOper: 'token-1' }],
  ['no token', 200, {}],
  ['a token that is not a text', 200, { idOper: 1 }],
])('P21 %s is an error', async (_, status, said) => {
  answerWith(status, said)
  await expect(createRequestToken({ url, ...shop })(card)).rejects.toThrow('the provider gave no token')
})
