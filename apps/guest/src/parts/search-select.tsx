import { useCombobox } from 'downshift'
import Search from 'lucide-react/icons/search'
import { useMemo, useRef, useState } from 'react'
import type { ControlIds } from './field-shell.tsx'
import { FloatingPanel } from './floating-panel.tsx'
import input from './input.module.css'
import list from './option-list.module.css'
import { findMatches, OptionRow } from './option-row.tsx'
import { SelectButton, toValueId } from './select-button.tsx'
import type { SelectFieldProps } from './select-field.tsx'
import { useSteadyRows } from './use-steady-rows.ts'

/** A list with a search box above it. */
export function SearchSelect({ ids, ...props }: SelectFieldProps & { ids: ControlIds }) {
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const found = useMemo(() => findMatches(props.options, typed), [props.options, typed])
  const { rows, onPointerDown } = useSteadyRows(found)
  const chosen = props.options.find(({ value }) => value === props.value)
  const combobox = useCombobox({
    items: rows,
    inputValue: typed,
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.name ?? '',
    labelId: ids.labelId,
    toggleButtonId: ids.id,
    defaultHighlightedIndex: 0,
    stateReducer: (before, { type, changes }) => {
      const { InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes
      // Leaving the box doesn't choose: only a tap or Enter selects the highlighted option.
      if (type === InputBlur) return { ...changes, selectedItem: chosen ?? null }
      // A shrinking list moves away from a still mouse;
      // Enter still selects what the keyboard highlighted.
      return type === MenuMouseLeave ? before : changes
    },
    onIsOpenChange: ({ isOpen, type }) => {
      setTyped('')
      if (isOpen) return
      if (type !== useCombobox.stateChangeTypes.InputBlur) button.current?.focus()
      props.onLeave?.()
    },
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) props.onChange(selectedItem.value)
    },
  })
  return (
    <div ref={anchor}>
      <SelectButton
        {...combobox.getToggleButtonProps({
          ref: button,
          disabled: Boolean(props.disabled || props.readOnly),
          tabIndex: 0,
          'aria-haspopup': 'listbox',
          'aria-labelledby': `${ids.labelId} ${toValueId(ids.id)}`,
          'aria-describedby': ids.describedBy,
          // A button can't be invalid, so this marks it for the search for the first issue.
          'data-wrong': ids.invalid,
        })}
        chosen={chosen}
        placeholder={props.placeholder}
        showsValue={props.showsValue}
      />
      <FloatingPanel anchor={anchor} open={combobox.isOpen} steady>
        <div className={list['search']}>
          <Search />
          <input
            {...combobox.getInputProps({
              className: input['input'],
              autoComplete: 'off',
              placeholder: props.searchLabel,
              spellCheck: false,
              // A controlled box keeps up with fast typing
              // only if its value changes in the same event.
              onChange: (event) => setTyped((event.target as HTMLInputElement).value),
            })}
            aria-label={props.searchLabel}
            aria-labelledby={undefined}
          />
        </div>
        <ul {...combobox.getMenuProps({ className: list['list'], onPointerDown })}>
          {combobox.isOpen &&
            rows.map((option, index) => (
              <OptionRow
                {...combobox.getItemProps({ item: option, index })}
                key={option.value}
                option={option}
                highlighted={combobox.highlightedIndex === index}
                taken={option === chosen}
              />
            ))}
        </ul>
        {combobox.isOpen && rows.length === 0 && (
          <p className={list['empty']} role="status">
            {props.nothingFound}
          </p>
        )}
      </FloatingPanel>
    </div>
  )
}
