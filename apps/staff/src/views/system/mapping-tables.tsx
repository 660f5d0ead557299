import type { SystemChoiceLists } from '@foyer/contract/staff/system-setup.ts'
import { mappingChoices, type SystemMappingName } from '@foyer/domain/config/hotel-system-kinds.ts'
import type { MoneyMethod } from '@foyer/domain/payment/payment-method.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './system.module.css'
import type { SystemForm } from './use-system.ts'

interface MappingTablesProps {
  readonly draft: NonNullable<SystemForm['draft']>
  readonly form: SystemForm
  readonly mappings: readonly SystemMappingName[]
  readonly choices: SystemChoiceLists
}

/** Names that both systems have need no mapping; the page says what happens to the others. */
const isByName = (mapping: SystemMappingName) => mapping === 'rooms' || mapping === 'roomTypes'

/** Each of ours, with a list of theirs. Closed until it is needed. */
export function MappingTables({ draft, form, mappings, choices }: MappingTablesProps) {
  const { say } = useTexts()
  return mappings.map((mapping) => {
    const ours = form.ours?.[mapping] ?? []
    const theirs = choices[mappingChoices[mapping]] ?? []
    const mapped = draft.mapping[mapping] ?? {}
    const find = (id: string) => mapped[id] ?? (isByName(mapping) ? theirs.find((one) => one.id === id)?.id : undefined)
    const missing = ours.filter(({ id }) => !find(id)).length
    if (ours.length === 0 || theirs.length === 0) return null
    return (
      <details key={mapping} className={styles['mapping']}>
        <summary>
          {say(`systemSetup.mapping.${mapping}`)}{' '}
          <span>
            {missing > 0
              ? say(isByName(mapping) ? 'systemSetup.mapping.missing' : 'systemSetup.mapping.default', { n: missing })
              : say('systemSetup.mapping.all')}
          </span>
        </summary>
        <ul>
          {ours.map(({ id, name }) => (
            <li key={id}>
              <label>
                <span>{mapping === 'ways' ? say(`payWay.${id as MoneyMethod}`) : name}</span>
                <select
                  className={styles['pick']}
                  value={find(id) ?? ''}
                  onChange={({ target }) => form.setMapped(mapping, id, target.value)}
                >
                  <option value="">
                    {say(isByName(mapping) ? 'systemSetup.mapping.none' : 'systemSetup.mapping.asAbove')}
                  </option>
                  {theirs.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
