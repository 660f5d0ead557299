import type { RoomType } from '@foyer/domain/config/hotel-facts.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import { Table } from '../../parts/table.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AmountInput } from './amount-input.tsx'
import styles from './hotel.module.css'
import { findSale, listRateNames, withPrice, withSale } from './rates.ts'

export interface PricesTableProps {
  walkIn: WalkInConfig
  types: readonly RoomType[]
  currency: string
  onChange: (walkIn: WalkInConfig) => void
}

/** A row for each room type, a column for each rate, and the tax added on top. */
export function PricesTable({ walkIn, types, currency, onChange }: PricesTableProps) {
  const { say, language } = useTexts()
  const rates = listRateNames(walkIn, language)
  return (
    <>
      <div className={styles['broad']}>
        <Table
          caption={say('hotel.prices', { currency })}
          columns={[
            { label: say('hotel.price.type') },
            { label: say('hotel.price.sleeps') },
            ...rates.map(({ name }) => ({ label: `${name}, ${currency}` })),
          ]}
        >
          <tbody>
            {types.map(({ id: type, name: typeName }) => {
              const sale = findSale(walkIn, type)
              return (
                <tr key={type}>
                  <th scope="row">{typeName}</th>
                  <td>
                    <input
                      className={styles['floor']}
                      aria-label={say('hotel.price.sleepsOf', { type: typeName })}
                      type="number"
                      min={1}
                      max={20}
                      value={sale.sleeps}
                      onChange={({ target }) =>
                        onChange(withSale(walkIn, { ...sale, sleeps: target.valueAsNumber || 1 }))
                      }
                    />
                  </td>
                  {rates.map(({ id: rate, name }) => (
                    <td key={rate}>
                      <AmountInput
                        label={say('hotel.price.of', { rate: name, type: typeName })}
                        currency={currency}
                        minor={sale.prices[rate]}
                        onChange={(minor) => onChange(withSale(walkIn, withPrice(sale, rate, minor)))}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Table>
      </div>
      <p className={styles['tax']}>
        <span>{say('hotel.field.walkIn.taxPerAdultNight')}</span>
        <AmountInput
          label={say('hotel.field.walkIn.taxPerAdultNight')}
          currency={currency}
          minor={walkIn.taxPerAdultNight}
          onChange={(minor) => onChange({ ...walkIn, taxPerAdultNight: minor ?? 0 })}
        />
        <span>{currency}</span>
      </p>
    </>
  )
}
