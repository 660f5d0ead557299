import { expect, it, vi } from 'vitest'
import './at-the-reader.tsx'

const read = vi.hoisted((): string[] => [])
vi.mock('../../../flows/devices/scanners/hub-scanner.tsx', () => ({ HubScanner: read.push('hub') }))
vi.mock('../../../flows/devices/scanners/picture-scanner.tsx', () => ({ PictureScanner: read.push('picture') }))

it('CAPTURE-16.a whoever tests a scanner has it before the first test, and waits for none to be fetched', () => {
  expect(read.toSorted()).toEqual(['hub', 'picture'])
})
