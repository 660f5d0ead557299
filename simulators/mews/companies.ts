import { country, flag, list, object, required, text } from './fields.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import type { Operations } from './operation.ts'
import { ids, interval, limitation, readList, readPage } from './pages.ts'

const options = object({
  Invoiceable: required(flag),
  AddFeesToInvoices: required(flag),
  AddTaxDeductedPaymentToInvoices: required(flag),
})
const address = object({ Line1: text, Line2: text, City: text, PostalCode: text, CountryCode: country })

/** Profiles of companies. */
export function createCompanyOperations(hotel: Hotel, ledger: Ledger): Operations {
  return {
    'companies/getAll': {
      fields: {
        ChainIds: ids,
        Ids: ids,
        Names: list(text),
        ExternalIdentifiers: list(text),
        CreatedUtc: interval,
        UpdatedUtc: interval,
        Limitation: limitation,
      },
      serve: (body) => {
        const [isId, isName] = [readList(body, 'Ids'), readList(body, 'Names')]
        const isExternal = readList(body, 'ExternalIdentifiers')
        const { page, cursor } = readPage(
          [...hotel.companies.values()].filter(
            ({ Id, Name, ExternalIdentifier }) => isId(Id) && isName(Name) && isExternal(ExternalIdentifier),
          ),
          body,
        )
        return { Companies: page, Cursor: cursor }
      },
    },
    'companies/add': {
      fields: {
        ChainId: text,
        Name: required(text),
        Options: required(options),
        TaxIdentifier: text,
        InvoicingEmail: text,
        Telephone: text,
        Address: address,
        Notes: text,
        ExternalIdentifier: text,
      },
      changes: true,
      serve: ({ ClientToken: _, AccessToken: _token, Client: _client, ...given }) => {
        const company = { ...given, Name: String(given['Name']), Id: hotel.newId('company'), IsActive: true }
        hotel.companies.set(company.Id, company)
        ledger.record('companyAdded', undefined, company)
        return { Companies: [company] }
      },
    },
  }
}
