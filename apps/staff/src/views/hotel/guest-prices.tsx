import { Table } from '../../parts/table.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AmountInput } from './amount-input.tsx'
import styles from './hotel.module.css'
import type { PricesTableProps } from './prices-table.tsx'
import { findSale, listRateNames, withGuestPrice, withSale } from './rates.ts'

/** A row for each number of guests that a room type sleeps, a column for each rate; empty for the usual price. */
export function GuestPrices({ walkIn, types, currency, onChange }: PricesTableProps) {
  const { say, language } = useTexts()
  const rates = listRateNames(walkIn, language)
  const rows = types.flatMap(({ id, name }) => {
    const sale = findSale(walkIn, id)
    if (Object.keys(sale.prices).length === 0) return []
    return Array.from({ length: sale.sleeps }, (_, at) => ({ sale, type: name, guests: at + 1 }))
  })
  if (rows.length === 0) return null
  return (
    <details className={styles['all']}>
      <summary>{say('hotel.guestPrices')}</summary>
      <p>{say('hotel.guestPrices.hint')}</p>
      <div className={styles['broad']}>
        <Table
          caption={say('hotel.guestPrices')}
          columns={[
            { label: say('hotel.price.type') },
            { label: say('hotel.guestPrices.guests') },
            ...rates.map(({ name }) => ({ label: `${name}, ${currency}` })),
          ]}
        >
          <tbody>
            {rows.map(({ sale, type, guests }) => (
              <tr key={`${sale.id} ${guests}`}>
                <th scope="row">{type}</th>
                <td>{guests}</td>
                {rates.map(({ id: rate, name }) => (
                  <td key={rate}>
                    <AmountInput
                      label={say('hotel.guestPrices.of', { rate: name, type, n: guests })}
                      currency={currency}
                      minor={sale.guestPrices[rate]?.[guests]}
                      usual={sale.prices[rate]}
                      disabled={sale.prices[rate] === undefined}
                      onChange={(minor) => onChange(withSale(walkIn, withGuestPrice(sale, rate, guests, minor)))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  )
}
