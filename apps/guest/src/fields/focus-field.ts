const controls = 'input:not([type="hidden"]), button, textarea'

/** Puts the guest where something is to be done. */
export function focusField(form: HTMLElement | null, name: string | undefined): void {
  const box = name && form?.querySelector(`[data-field="${name}"]`)
  const wrong =
    box && (box.querySelector<HTMLElement>('[aria-invalid="true"]') ?? box.querySelector<HTMLElement>(controls))
  if (wrong) wrong.focus()
}
