import { useCombobox } from 'downshift'
import { type HTMLAttributes, useRef } from 'react'
import { type FieldProps, FieldShell } from './field-shell.tsx'
import { FloatingPanel } from './floating-panel.tsx'
import input from './input.module.css'
import list from './option-list.module.css'
import { type Option, OptionRow } from './option-row.tsx'

export interface ComboFieldProps extends FieldProps {
  /** Suggestions for the typed text; the screen requests them and passes them in. */
  options: readonly Option[]
  /** What choosing an option does; by default its name goes into the box. */
  onPick?: (option: Option) => void
  /** Announced while options load, and if there are none. */
  loading?: boolean
  loadingText?: string
  nothingFound?: string
  placeholder?: string
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  autoCapitalize?: 'off' | 'words' | 'characters' | 'sentences'
  maxLength?: number
  dir?: 'ltr' | 'auto'
}

/**
 * A text field with suggestions, such as a municipality
 * or postal code. The typed text stays, suggested or not.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, issue, state, hint, optionalMark, disabled } = props
  const anchor = useRef<HTMLInputElement>(null)
  const options = [...props.options]
  const combobox = useCombobox({
    items: options,
    inputValue: props.value,
    itemToString: (option) => option?.name ?? '',
    selectedItem: null,
    stateReducer: (_before, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, inputValue: props.value, selectedItem: null }
        : changes,
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes
      if ((type !== ItemClick && type !== InputKeyDownEnter) || !selectedItem) return
      if (props.onPick) props.onPick(selectedItem)
      else props.onChange(selectedItem.name)
    },
  })
  const waits = props.loading === true && props.loadingText !== undefined
  const note = waits ? props.loadingText : options.length === 0 ? props.nothingFound : undefined
  const shown = combobox.isOpen && (options.length > 0 || (note !== undefined && props.value !== ''))
  return (
    <FieldShell {...{ label, issue, state, hint, optionalMark, disabled }}>
      {({ id, labelId, describedBy, invalid }) => (
        <div>
          <input
            {...combobox.getInputProps({
              ref: anchor,
              id,
              className: input['input'],
              name: props.name,
              disabled,
              readOnly: props.readOnly,
              required: props.required,
              placeholder: props.placeholder,
              autoComplete: props.autoComplete ?? 'off',
              autoCapitalize: props.autoCapitalize,
              inputMode: props.inputMode,
              maxLength: props.maxLength,
              dir: props.dir,
              spellCheck: false,
              'aria-labelledby': labelId,
              'aria-describedby': describedBy,
              'aria-invalid': invalid,
              'aria-busy': props.loading,
              // A controlled box keeps its caret only if the value changes in the same event.
              onChange: (event) => props.onChange((event.target as HTMLInputElement).value),
              onBlur: props.onLeave,
              // No suggestion is highlighted, so Enter submits
              // the form instead of only closing the list.
              onKeyDown: (event) => {
                if (event.key !== 'Enter' || combobox.highlightedIndex !== -1) return
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
                combobox.closeMenu()
              },
            })}
          />
          <FloatingPanel anchor={anchor} open={shown}>
            <ul {...combobox.getMenuProps({ className: list['list'], 'aria-labelledby': labelId })}>
              {shown &&
                options.map((option, index) => (
                  <OptionRow
                    {...combobox.getItemProps({ item: option, index })}
                    key={option.value}
                    option={option}
                    highlighted={combobox.highlightedIndex === index}
                    taken={false}
                  />
                ))}
            </ul>
            {shown && note && (
              <p className={list['empty']} role="status">
                {note}
              </p>
            )}
          </FloatingPanel>
        </div>
      )}
    </FieldShell>
  )
}
