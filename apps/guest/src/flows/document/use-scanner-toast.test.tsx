import { scannerToasts } from '@foyer/domain/document/scan-outcome.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../../parts/button.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useScannerToast } from './use-scanner-toast.ts'

function Buttons() {
  const toast = useScannerToast()
  return scannerToasts.map((name) => (
    <Button key={name} onPress={() => toast(name)}>
      {name}
    </Button>
  ))
}

it.each([
  ['CAPTURE-53', 'scanner_done', 'good'],
  ['CAPTURE-54', 'scanner_turn_over', 'info'],
  ['CAPTURE-55', 'scanner_try_again', 'info'],
  ['CAPTURE-56', 'scanner_partial_try_again', 'info'],
  ['CAPTURE-57', 'scanner_face_but_missing_mrz', 'info'],
  ['CAPTURE-58', 'scanner_not_detected', 'problem'],
  ['CAPTURE-59', 'guest_already_registered', 'info'],
  ['CAPTURE-60', 'error', 'problem'],
] as const)('%s CAPTURE-51 the toast %s is of kind %s, has a text and lasts 5 s', async (_, name, kind) => {
  const { user, shown } = await renderScreen({ Screen: Buttons, path: '/scan' })
  await user.click(screen.getByRole('button', { name }))
  expect(shown.at(-1)).toEqual({ kind, lastsMs: 5_000, matter: 'scanner', text: expect.stringMatching(/^[A-Z].+\.$/) })
})
