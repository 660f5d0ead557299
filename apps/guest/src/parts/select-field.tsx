import { type FieldProps, FieldShell } from './field-shell.tsx'
import type { Option } from './option-row.tsx'
import { PlainSelect } from './plain-select.tsx'
import { SearchSelect } from './search-select.tsx'

const SEARCHES_FROM = 3

export interface SelectFieldProps extends FieldProps {
  options: readonly Option[]
  placeholder?: string
  /** Name of the search box, and what it says when nothing fits. */
  searchLabel: string
  nothingFound: string
  /** The chosen value alone on a narrow control, such as a phone prefix. */
  showsValue?: boolean
}

/** One of a list; the list can be searched as soon as there is something to search. */
export function SelectField(props: SelectFieldProps) {
  const { label, issue, state, hint, optionalMark, disabled, options } = props
  const Control = options.length >= SEARCHES_FROM ? SearchSelect : PlainSelect
  return (
    <FieldShell {...{ label, issue, state, hint, optionalMark, disabled }}>
      {(ids) => <Control {...props} ids={ids} />}
    </FieldShell>
  )
}
