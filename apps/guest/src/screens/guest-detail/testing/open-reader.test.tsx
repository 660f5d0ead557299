import { expect, it, vi } from 'vitest'
import './open-reader.tsx'

const read = vi.hoisted((): string[] => [])
vi.mock('../../../flows/devices/scanners/hub-scanner.tsx', () => ({ HubScanner: read.push('hub') }))
vi.mock('../../../flows/devices/scanners/picture-scanner.tsx', () => ({ PictureScanner: read.push('picture') }))

it('CAPTURE-16.a loads every scanner before the first test, so that tests do not wait for one', () => {
  expect(read.toSorted()).toEqual(['hub', 'picture'])
})
