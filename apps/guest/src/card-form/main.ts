import './card-form.css'
import { DEMO_CARD_TOKEN } from '@foyer/domain/payment/card.ts'
import { createCardForm } from './card-form.ts'
import { type CardMessage, type CardSetup, isCardSetup } from './messages.ts'
import { createRequestToken } from './request-token.ts'

/**
 * Runs in a sandboxed frame with an origin of its own, so the page around it can't read what is
 * typed here. The two only exchange messages.
 */
const main = document.querySelector('main')
const { url = '', merchant = '', terminal = '', order = '' } = main?.dataset ?? {}
// The frame's own origin is opaque; its address is that of the page around it.
const parentOrigin = new URL(location.href).origin
const post = (message: CardMessage) => parent.postMessage(message, parentOrigin)

function show(setup: CardSetup): void {
  if (!main || main.hasChildNodes()) return
  document.documentElement.lang = setup.language
  for (const [name, value] of Object.entries(setup.theme))
    if (name.startsWith('--')) document.documentElement.style.setProperty(name, value)
  const requestToken = url ? createRequestToken({ url, merchant, terminal, order }) : async () => DEMO_CARD_TOKEN
  main.append(createCardForm(setup, requestToken, (token) => post({ type: 'token', token })))
  new ResizeObserver(() => post({ type: 'height', px: main.offsetHeight })).observe(main)
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === parentOrigin && isCardSetup(data)) show(data)
})
post({ type: 'ready' })
