import Check from 'lucide-react/icons/check'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Flag } from './flag.tsx'
import css from './option-list.module.css'

export interface Option {
  value: string
  name: string
  /** Also matched by the search: a code or a name in another language. */
  alias?: string
  flag?: ReactNode
}

interface OptionRowProps extends HTMLAttributes<HTMLLIElement> {
  option: Option
  highlighted: boolean
  taken: boolean
  ref?: Ref<HTMLLIElement>
}

export function OptionRow({ option, highlighted, taken, ...rest }: OptionRowProps) {
  return (
    <li
      {...rest}
      className={css['option']}
      data-highlighted={highlighted || undefined}
      data-plain={option.flag ? undefined : ''}
    >
      {option.flag && <Flag>{option.flag}</Flag>}
      <bdi>{option.name}</bdi>
      {taken && <Check />}
    </li>
  )
}

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Prefix matches come before other matches; case and accents are ignored. */
export function findMatches(options: readonly Option[], typed: string): Option[] {
  const sought = normalize(typed.trim())
  if (!sought) return [...options]
  const rank = (option: Option) => {
    const name = normalize(option.name)
    if (name.startsWith(sought)) return 0
    if (name.includes(sought)) return 1
    return normalize(option.alias ?? '').includes(sought) ? 2 : 3
  }
  return options
    .map((option) => ({ option, at: rank(option) }))
    .filter(({ at }) => at < 3)
    .sort((one, other) => one.at - other.at)
    .map(({ option }) => option)
}
