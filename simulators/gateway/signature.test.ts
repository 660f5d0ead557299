import { expect, it } from 'vitest'
import { computeSignature, isSigned } from './signature.ts'

const params =
  'eyJEU19NRVJDSEFOVF9BTU9VTlQiOiIxNDUiLCJEU19NRVJDSEFOVF9PUkRFUiI6IjEiLCJEU19NRVJDSEFOVF9NRVJDSEFOVENPREUiOiI5OTkwMDg4ODEiLCJEU19NRVJDSEFOVF9DVVJSRU5DWSI6Ijk3OCIsIkRTX01FUkNIQU5UX1RSQU5TQUNUSU9OVFlQRSI6IjAiLCJEU19NRVJDSEFOVF9URVJNSU5BTCI6Ijg3MSIsIkRTX01FUkNIQU5UX01FUkNIQU5UVVJMIjoiIiwiRFNfTUVSQ0hBTlRfVVJMT0siOiIiLCJEU19NRVJDSEFOVF9VUkxLTyI6IiJ9'

it('signs as published', () => {
  const published = '3TEI5WyvHf1D/whByt1ENgFH/HPIP9UFuB6LkCYgj+E='
  expect(computeSignature('Mk9m98IfEblmPfrpsawt7BmxObt98Jev', '1', params)).toBe(published)
  expect(isSigned('Mk9m98IfEblmPfrpsawt7BmxObt98Jev', '1', params, published)).toBe(true)
  expect(isSigned('Mk9m98IfEblmPfrpsawt7BmxObt98Jev', '2', params, published)).toBe(false)
})
