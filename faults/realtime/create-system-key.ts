import { headers } from '@foyer/contract/headers.ts'
import { makeLineKey } from '@foyer/contract/staff/screens.ts'
import { signInStaff } from '@foyer/contract/staff/session.ts'
import type { Call } from '@foyer/contract/wire/call.ts'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** The demo's administrator of the Palace. */
const administrator = { email: 'admin@palace.example.com', password: 'keys-of-the-palace' }

/** Creates a key for the hotel's own system through the API, as the hotel does. */
export async function createSystemKey(url: string): Promise<string> {
  let cookie = ''
  let csrf = ''

  async function ask<B extends Schema, R extends Schema>(
    call: Call<Schema, Schema, B, R>,
    body: z.output<B>,
  ): Promise<z.output<R>> {
    const response = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: {
        origin: url,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie,
        [headers.hotelId]: '1',
        [headers.csrf]: csrf,
      },
      body: JSON.stringify(z.encode(call.body, body)),
    })
    if (response.status !== 200) throw new Error(`${call.name}: ${response.status} ${await response.text()}`)
    cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .concat(cookie || [])
      .join('; ')
    return z.decode(call.reply, (await response.json()) as z.input<R>)
  }

  const signedIn = await ask(signInStaff, administrator)
  if (signedIn.outcome !== 'signedIn') throw new Error('The administrator cannot sign in.')
  csrf = signedIn.session.csrf
  return (await ask(makeLineKey, { name: 'Faults' })).key
}
