import type { Label } from '@foyer/domain/config/labels.ts'
import type { CardField, CardIssue } from '@foyer/domain/payment/card.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CardSetup, type CardTexts, isCardMessage } from '../../card-form/messages.ts'
import { useSite } from '../../site/site-context.tsx'

/** The origin of a sandboxed frame, as its messages state it. */
const OPAQUE_ORIGIN = 'null'
const MAX_HEIGHT_PX = 1_000
const themeNames = ['--surface', '--ink', '--edge', '--danger', '--accent', '--on-accent', '--radius-control']

/**
 * Talks with our card form in its frame: gives it texts and colours, and receives only the token.
 * Messages of any other window or origin are ignored.
 */
export function useCardForm(onToken: (token: string) => void) {
  const { site, label, language } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const [heightPx, setHeightPx] = useState<number>()

  const receive = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const form = frame.current
    if (!form || source !== form.contentWindow || origin !== OPAQUE_ORIGIN || !isCardMessage(data)) return
    if (data.type === 'token') return onToken(data.token)
    if (data.type === 'height') return setHeightPx(Math.min(data.px, MAX_HEIGHT_PX))
    const computed = getComputedStyle(form)
    const setup: CardSetup = {
      type: 'setup',
      language,
      texts: buildTexts(label),
      maxChars: site.policies.payment.maxChars,
      isDemo: site.policies.demo.on,
      theme: Object.fromEntries(themeNames.map((name) => [name, computed.getPropertyValue(name).trim()])),
    }
    // An opaque origin can't be named as a target; these texts are no secret.
    form.contentWindow?.postMessage(setup, '*')
  })

  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  return { ref: frame, heightPx }
}

const fieldNames: readonly CardField[] = ['cardNumber', 'cardDate', 'cardCvv', 'cardHolder']
const issueNames: readonly CardIssue[] = [
  'missing',
  'numberLength',
  'numberWrong',
  'dateFormat',
  'dateRange',
  'cvvLength',
]

function buildTexts(label: Label): CardTexts {
  const text = label.on('check-in-summary')
  const all = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, text(`card.${name}`)])) as Record<Name, string>
  return {
    labels: all(fieldNames),
    issues: all(issueNames),
    datePlaceholder: text('card.datePlaceholder'),
    submit: text('card.submit'),
    failed: text('card.failed'),
  }
}
