import type { LabelValues } from '@foyer/domain/config/format-label.ts'
import { useSite } from '../site/site-context.tsx'
import type { OwnAlert } from './own-alert.ts'

/** Staff come to a device of the hotel. */
const atDevice = {
  call: 'reception.call.named',
  callAnyone: 'reception.call.unnamed',
  received: 'reception.told',
  helps: 'reception.coming',
  someoneHelps: 'reception.coming.unnamed',
  how: 'reception.coming.text',
  toast: 'reception.coming.toast',
} as const

type CallText = keyof typeof atDevice

/** A guest's phone may be anywhere, so that staff get in touch. */
const onPhone = {
  call: 'reception.anywhere.call.named',
  callAnyone: 'reception.anywhere.call.unnamed',
  received: 'reception.anywhere.told',
  helps: 'reception.anywhere.coming',
  someoneHelps: 'reception.anywhere.coming.unnamed',
  how: 'reception.anywhere.coming.text',
  toast: 'reception.anywhere.coming.toast',
} as const satisfies Record<CallText, string>

type GetCallText = (name: CallText, values?: LabelValues) => string

/** Texts about a call to reception. */
export function useCallText(): GetCallText {
  const { label, site } = useSite()
  const keys = site.device.enrolledOnly ? atDevice : onPhone
  return (name, values) => label(keys[name], values)
}

/** Who helps, by name if it is known. */
export function getHelper(alert: OwnAlert, callText: GetCallText): string {
  return alert.state === 'coming' && alert.by ? callText('helps', { name: alert.by }) : callText('someoneHelps')
}
