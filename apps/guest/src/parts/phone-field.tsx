import { type FieldProps, FieldShell } from './field-shell.tsx'
import input from './input.module.css'
import type { Option } from './option-row.tsx'
import css from './phone-field.module.css'
import { SearchSelect } from './search-select.tsx'

export interface PhoneNumber {
  prefix: string
  number: string
}

export interface PhoneFieldProps extends FieldProps<PhoneNumber> {
  /** `value` is the prefix with its plus, `name` the country with it: "Germany +49". */
  prefixes: readonly Option[]
  prefixLabel: string
  numberLabel: string
  searchLabel: string
  nothingFound: string
  placeholder?: string
  autoComplete?: 'tel-national'
}

export function PhoneField({ value, onChange, prefixes, ...props }: PhoneFieldProps) {
  const { label, issue, state, hint, optionalMark, disabled } = props
  return (
    <FieldShell grouped {...{ label, issue, state, hint, optionalMark, disabled }}>
      {({ id, describedBy, invalid }) => (
        <div className={css['phone']} dir="ltr">
          <span id={`${id}-prefix-label`} className="sr-only">
            {props.prefixLabel}
          </span>
          <SearchSelect
            ids={{ id: `${id}-prefix`, labelId: `${id}-prefix-label`, describedBy, invalid }}
            label={props.prefixLabel}
            value={value.prefix}
            onChange={(prefix) => onChange({ ...value, prefix })}
            options={prefixes}
            searchLabel={props.searchLabel}
            nothingFound={props.nothingFound}
            disabled={disabled}
            readOnly={props.readOnly}
            showsValue
          />
          <input
            id={id}
            className={input['input']}
            type="tel"
            inputMode="tel"
            autoComplete={props.autoComplete ?? 'off'}
            aria-label={props.numberLabel}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            placeholder={props.placeholder}
            value={value.number}
            disabled={disabled}
            readOnly={props.readOnly}
            required={props.required}
            onChange={(event) => onChange({ ...value, number: event.target.value })}
            onBlur={props.onLeave}
          />
        </div>
      )}
    </FieldShell>
  )
}
