import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Flag } from './flag.tsx'
import input from './input.module.css'
import type { Option } from './option-row.tsx'
import css from './select-button.module.css'

interface SelectButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  chosen: Option | undefined
  placeholder: string | undefined
  showsValue: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Id of the chosen option's text, which is part of the control's accessible name. */
export const toValueId = (id: string | undefined) => `${id}-value`

/** The button of a closed select. */
export function SelectButton({ chosen, placeholder, showsValue, ...rest }: SelectButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`${input['input']} ${css['select']}`}
      data-empty={chosen ? undefined : ''}
    >
      {chosen?.flag && <Flag>{chosen.flag}</Flag>}
      <bdi id={toValueId(rest.id)} className={css['name']}>
        {(showsValue ? chosen?.value : chosen?.name) ?? placeholder ?? '\u00a0'}
      </bdi>
      <ChevronDown />
    </button>
  )
}
