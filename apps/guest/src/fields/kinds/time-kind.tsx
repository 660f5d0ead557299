import { SelectField } from '../../parts/select-field.tsx'
import { type KindProps, toSharedProps, toText } from '../kind-props.ts'

const HALF_HOURS = 48

const times = Array.from({ length: HALF_HOURS }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
  return { value: time, name: time }
})

/**
 * In half-hour steps: guests know their arrival no more precisely, and there is no colon to type.
 */
export function TimeKind(props: KindProps) {
  const { value, onChange, lookups } = props
  const given = toText(value)
  const options =
    given === '' || times.some((time) => time.value === given) ? times : [{ value: given, name: given }, ...times]
  return (
    <SelectField
      {...toSharedProps(props)}
      value={given}
      onChange={onChange}
      options={options}
      placeholder={lookups.label('field.choose')}
      searchLabel={lookups.label('field.search')}
      nothingFound={lookups.label('field.nothingFound')}
    />
  )
}
