import { useSelect } from 'downshift'
import { useRef } from 'react'
import type { ControlIds } from './field-shell.tsx'
import { FloatingPanel } from './floating-panel.tsx'
import list from './option-list.module.css'
import { OptionRow } from './option-row.tsx'
import { SelectButton } from './select-button.tsx'
import type { SelectFieldProps } from './select-field.tsx'

/** A list too short to search. */
export function PlainSelect({ ids, ...props }: SelectFieldProps & { ids: ControlIds }) {
  const anchor = useRef<HTMLDivElement>(null)
  const options = [...props.options]
  const chosen = options.find(({ value }) => value === props.value)
  const select = useSelect({
    items: options,
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.name ?? '',
    toggleButtonId: ids.id,
    labelId: ids.labelId,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && props.onChange(selectedItem.value),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) props.onLeave?.()
    },
  })
  return (
    <div ref={anchor}>
      <SelectButton
        {...select.getToggleButtonProps({
          disabled: props.disabled || props.readOnly,
          'aria-describedby': ids.describedBy,
          'aria-invalid': ids.invalid,
          'aria-required': props.required,
        })}
        chosen={chosen}
        placeholder={props.placeholder}
        showsValue={props.showsValue}
      />
      <FloatingPanel anchor={anchor} open={select.isOpen}>
        <ul {...select.getMenuProps({ className: list['list'] })}>
          {select.isOpen &&
            options.map((option, index) => (
              <OptionRow
                {...select.getItemProps({ item: option, index })}
                key={option.value}
                option={option}
                highlighted={select.highlightedIndex === index}
                taken={option === chosen}
              />
            ))}
        </ul>
      </FloatingPanel>
    </div>
  )
}
