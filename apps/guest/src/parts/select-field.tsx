import { type FieldProps, FieldShell } from './field-shell.tsx'
import type { Option } from './option-row.tsx'
import { PlainSelect } from './plain-select.tsx'
import { SearchSelect } from './search-select.tsx'

const MIN_OPTIONS_TO_SEARCH = 3

export interface SelectFieldProps extends FieldProps {
  options: readonly Option[]
  placeholder?: string
  /** Label of the search box, and the text for no matches. */
  searchLabel: string
  nothingFound: string
  /** Shows only the value on a narrow control, such as a phone prefix. */
  showsValue?: boolean
}

/** One option from a list, which can be searched if it is long enough. */
export function SelectField(props: SelectFieldProps) {
  const { label, issue, state, hint, optionalMark, disabled, options } = props
  const Control = options.length >= MIN_OPTIONS_TO_SEARCH ? SearchSelect : PlainSelect
  return (
    <FieldShell {...{ label, issue, state, hint, optionalMark, disabled }}>
      {(ids) => <Control {...props} ids={ids} />}
    </FieldShell>
  )
}
