type TextControl = HTMLInputElement | HTMLTextAreaElement

export function isTextControl(element: Element | null): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/**
 * React listens to browser input, so the value is set with the element's native setter,
 * followed by an input event. The caret is already in place when listeners run.
 */
function setValue(element: TextControl, value: string, caret: number) {
  const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
  moveCaret(element, caret)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Boxes for email and numbers report no caret, so the end is used. */
function readCaret(element: TextControl): [number, number] {
  const end = element.value.length
  return [element.selectionStart ?? end, element.selectionEnd ?? end]
}

function moveCaret(element: TextControl, to: number) {
  if (element.selectionStart !== null) element.setSelectionRange(to, to)
}

export function typeInto(element: TextControl, text: string): void {
  if (element.readOnly || element.disabled) return
  const [from, to] = readCaret(element)
  const value = element.value.slice(0, from) + text + element.value.slice(to)
  if (element.maxLength >= 0 && value.length > element.maxLength) return
  setValue(element, value, from + text.length)
}

export function deleteBackward(element: TextControl): void {
  if (element.readOnly || element.disabled) return
  const [from, to] = readCaret(element)
  const start = from === to ? from - [...element.value.slice(0, from)].slice(-1).join('').length : from
  if (start === to) return
  setValue(element, element.value.slice(0, Math.max(0, start)) + element.value.slice(to), Math.max(0, start))
}
