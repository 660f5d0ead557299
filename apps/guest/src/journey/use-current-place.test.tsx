import { place } from '@foyer/domain/journey/place.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, it } from 'vitest'
import { type Address, createAddress } from './address.ts'
import { useCurrentPlace } from './use-current-place.ts'

const BASE = '/pok/1/company/1/hotel/1/lang/en/appkey/test'
const Search = () => <h1>Find your booking</h1>
const Booking = () => <h1>Is this your stay?</h1>

function Page({ at, Next }: { at: Address; Next: ComponentType }) {
  const Screen = useCurrentPlace(at)?.screen === 'check-in' ? Search : Next
  return (
    <Suspense fallback={<p>nothing</p>}>
      <Screen />
    </Suspense>
  )
}

it('G1 the previous screen stays until the next has loaded, so the page is never empty', async () => {
  history.replaceState({ depth: 0 }, '', `${BASE}/check-in`)
  const at = createAddress(BASE)
  const coming = createDeferred<ComponentType>()
  render(<Page at={at} Next={lazyPart(() => coming.promise)} />)
  await act(async () => at.go(place('your-booking')))
  expect(location.pathname).toBe(`${BASE}/your-booking`)
  expect(document.body.textContent).toBe('Find your booking')
  await act(async () => coming.resolve(Booking))
  expect(await screen.findByRole('heading', { name: 'Is this your stay?' })).toBeTruthy()
  expect(document.body.textContent).toBe('Is this your stay?')
})
