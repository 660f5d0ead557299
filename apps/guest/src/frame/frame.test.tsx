import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getNeeds } from '../site/needs.ts'
import { clearVisitStorage } from '../site/visit-storage.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { GuestFrame } from './guest-frame.tsx'

const Screen = () => (
  <GuestFrame question="Who is staying?" hint="Please have your passport ready.">
    <label>
      First name
      <input defaultValue="" />
    </label>
  </GuestFrame>
)

const here = {
  Screen,
  path: '/guest-list/FOY1001',
  config: { hotelInfo: { reception: { name: 'Núria', phone: '+34 930 000 000' } } },
}
const readAttributes = () => ({ ...document.documentElement.dataset })
const tool = (name: RegExp) => screen.findByRole('button', { name })

afterEach(() => clearVisitStorage())

it('applies accessibility needs at once, keeps them after a reload and clears them with the guest', async () => {
  const { user, reload } = await renderScreen({ ...here, appKey: 'kiosk' })
  await user.click(await tool(/Accessibility/))
  const dialog = await screen.findByRole('dialog', { name: 'What makes it easier?' })
  await user.click(within(dialog).getByRole('radio', { name: '200 percent' }))
  await user.click(within(dialog).getByRole('switch', { name: 'High contrast' }))
  await user.click(within(dialog).getByRole('switch', { name: 'More time' }))
  expect(readAttributes()).toMatchObject({ zoom: '2', contrast: 'more' })
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  reload()
  expect(readAttributes()).toMatchObject({ zoom: '2', contrast: 'more' })
  expect(getNeeds().moreTime).toBe(true)

  clearVisitStorage()
  await waitFor(() => expect(readAttributes()['zoom']).toBeUndefined())
  expect(getNeeds()).toMatchObject({ contrast: false, moreTime: false })
})

it('offers spoken guidance only if the device has a voice for the language', async () => {
  const { user } = await renderScreen(here)
  await user.click(await tool(/Accessibility/))
  await screen.findByRole('dialog', { name: 'What makes it easier?' })
  expect(screen.queryByRole('switch', { name: 'Spoken guidance' })).toBeNull()
})

it('reads the question, then its content, and never what was typed', async () => {
  const said = stubVoice('en-GB')
  const { user } = await renderScreen(here)
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Secret')
  await user.click(await tool(/Accessibility/))
  await user.click(await screen.findByRole('switch', { name: 'Spoken guidance' }))
  await waitFor(() => expect(said).toHaveLength(2))
  expect(said[0]).toBe('Who is staying?')
  expect(said[1]).toContain('Please have your passport ready. First name.')
  expect(said.join()).not.toContain('Secret')
})

it('changing the language keeps the guest’s place and input', async () => {
  const { user, path } = await renderScreen(here)
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ana')
  await user.click(await tool(/Language: English/))
  const dialog = await screen.findByRole('dialog', { name: 'Which language do you prefer?' })
  await user.click(within(dialog).getByRole('button', { name: 'Deutsch' }))
  await tool(/Sprache: Deutsch/)
  expect(path()).toBe('/guest-list/FOY1001')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Ana')
})

it('a phone can call reception', async () => {
  const { user } = await renderScreen(here)
  await user.click(await tool(/Reception/))
  const dialog = await screen.findByRole('dialog', { name: 'We’re here to help' })
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('tel:+34930000000')
  expect(within(dialog).getByText('FOY1001')).toBeTruthy()
})

it('a kiosk offers no phone call, because it can’t make one', async () => {
  const { user } = await renderScreen({ ...here, appKey: 'kiosk' })
  await user.click(await tool(/Reception/))
  const dialog = await screen.findByRole('dialog', { name: 'We’re here to help' })
  expect(within(dialog).queryByRole('link')).toBeNull()
  expect(within(dialog).getByText('+34 930 000 000')).toBeTruthy()
})

/** A browser with speech synthesis that finishes each utterance at once. */
function stubVoice(lang: string): string[] {
  const said: string[] = []
  class Utterance {
    readonly text: string
    onend: (() => void) | undefined
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang, localService: true }],
    cancel: () => {},
    speak(words: Utterance) {
      said.push(words.text)
      queueMicrotask(() => words.onend?.())
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  return said
}
