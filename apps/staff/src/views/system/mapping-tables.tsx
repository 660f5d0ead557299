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

/** What happens to what is not mapped. */
const unmapped = {
  // Names that both systems have need no mapping.
  byName: { counted: 'systemSetup.mapping.missing', one: 'systemSetup.mapping.none' },
  byDefault: { counted: 'systemSetup.mapping.default', one: 'systemSetup.mapping.asAbove' },
  byReception: { counted: 'systemSetup.mapping.unbooked', one: 'systemSetup.mapping.byReception' },
} as const

const kinds = {
  rooms: 'byName',
  roomTypes: 'byName',
  extras: 'byDefault',
  ways: 'byDefault',
  taxes: 'byDefault',
  rates: 'byReception',
} as const satisfies Record<SystemMappingName, keyof typeof unmapped>

/** Each of ours, with a list of theirs. Closed until it is needed. */
export function MappingTables({ draft, form, mappings, choices }: MappingTablesProps) {
  const { say } = useTexts()
  return mappings.map((mapping) => {
    const ours = form.ours?.[mapping] ?? []
    const theirs = choices[mappingChoices[mapping]] ?? []
    const mapped = draft.mapping[mapping] ?? {}
    const kind = kinds[mapping]
    const find = (id: string) => mapped[id] ?? (kind === 'byName' ? theirs.find((one) => one.id === id)?.id : undefined)
    const missing = ours.filter(({ id }) => !find(id)).length
    if (ours.length === 0 || theirs.length === 0) return null
    return (
      <details key={mapping} className={styles['mapping']}>
        <summary>
          {say(`systemSetup.mapping.${mapping}`)}{' '}
          <span>{missing > 0 ? say(unmapped[kind].counted, { n: missing }) : say('systemSetup.mapping.all')}</span>
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
                  <option value="">{say(unmapped[kind].one)}</option>
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
