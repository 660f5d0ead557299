import type { Language } from '@foyer/domain/basics/language.ts'
import type { Service } from '@foyer/domain/folio/folio-config.ts'
import { serviceGroups } from '@foyer/domain/folio/revenue-group.ts'
import { Table } from '../../parts/table.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AddByName } from './add-by-name.tsx'
import { AmountInput } from './amount-input.tsx'
import styles from './hotel.module.css'
import { useLanguageField } from './language-field.tsx'
import { PercentInput } from './percent-input.tsx'
import { RemoveCell } from './remove-cell.tsx'
import { getServiceName, withNewService, withVat } from './services.ts'
import { withValue } from './value-at-path.ts'

interface ServicesTableProps {
  services: readonly Service[]
  spoken: readonly Language[]
  currency: string
  onChange: (services: readonly Service[]) => void
}

/** The price list, with names one language at a time. */
export function ServicesTable({ services, spoken, currency, onChange }: ServicesTableProps) {
  const { say } = useTexts()
  const { chosen, field } = useLanguageField(say('hotel.service.language'), spoken)
  return (
    <>
      {field}
      <div className={styles['broad']}>
        <Table
          caption={say('hotel.services', { currency })}
          className={styles['rooms']}
          columns={[
            { label: say('hotel.service.id') },
            { label: say('hotel.service.name') },
            { label: say('hotel.service.group') },
            { label: say('hotel.service.price') },
            { label: say('hotel.service.vat') },
            { label: say('hotel.service.on') },
            { label: say('do.more'), unseen: true },
          ]}
        >
          <tbody>
            {services.map((service, at) => (
              <ServiceRow
                key={service.id}
                service={service}
                language={chosen}
                currency={currency}
                onChange={(changed) => onChange(services.with(at, changed))}
                onRemove={() => onChange(services.toSpliced(at, 1))}
              />
            ))}
          </tbody>
        </Table>
      </div>
      <AddByName
        label={say('hotel.service.new')}
        action={say('hotel.service.add')}
        maxLength={36}
        onAdd={(name) => onChange(withNewService(services, chosen, name))}
      />
    </>
  )
}

interface ServiceRowProps {
  service: Service
  /** Language of the name. */
  language: Language
  currency: string
  onChange: (service: Service) => void
  onRemove: () => void
}

function ServiceRow({ service, language, currency, onChange, onRemove }: ServiceRowProps) {
  const { say, language: own } = useTexts()
  const name = getServiceName(service, own)
  return (
    <tr>
      <td>{service.id}</td>
      <td>
        <input
          className={styles['cell']}
          lang={language}
          aria-label={say('hotel.service.nameOf', { name: service.id })}
          value={service.names[language] ?? ''}
          maxLength={60}
          onChange={({ target }) => onChange({ ...service, names: withValue(service.names, language, target.value) })}
        />
      </td>
      <td>
        <select
          className={styles['cell']}
          aria-label={say('hotel.service.groupOf', { name })}
          value={service.group}
          onChange={({ target }) => {
            const group = serviceGroups.find((one) => one === target.value)
            if (group) onChange({ ...service, group })
          }}
        >
          {serviceGroups.map((group) => (
            <option key={group} value={group}>
              {say(`folio.group.${group}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <AmountInput
          label={say('hotel.service.priceOf', { name })}
          currency={currency}
          minor={service.price}
          onChange={(minor) => onChange({ ...service, price: minor ?? 0 })}
        />
      </td>
      <td>
        <PercentInput
          label={say('hotel.service.vatOf', { name })}
          rate={service.vat}
          onChange={(vat) => onChange(withVat(service, vat))}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={say('hotel.service.onOf', { name })}
          checked={service.on}
          onChange={({ target }) => onChange({ ...service, on: target.checked })}
        />
      </td>
      <RemoveCell label={say('hotel.service.remove', { name })} onRemove={onRemove} />
    </tr>
  )
}
