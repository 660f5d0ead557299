export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sensitive values that staff must not read on the guest's screen. */
const secretNames: ReadonlySet<string> = new Set(['documentNumber', 'supportNumber', 'cardNumber', 'cardCvv', 'value'])

export const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

export const isSecret = ({ type, name }: Control): boolean => type === 'password' || secretNames.has(name)

/** What the control shows; only the length of a secret. */
export function readShownValue(control: Control): string {
  const value = readTyped(control)
  return isSecret(control) ? '•'.repeat(value.length) : value
}

/** Codes that the guest alone may read. */
export const maskPrivate = (text: string): string => text.replaceAll(/\S/g, '•')

function readTyped(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control.type === 'checkbox' || control.type === 'radio')
    return control instanceof HTMLInputElement && control.checked ? '✓' : ''
  return control.value
}
