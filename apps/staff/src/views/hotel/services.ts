import type { Language } from '@foyer/domain/basics/language.ts'
import type { Service } from '@foyer/domain/folio/folio-config.ts'
import { createTypeId } from './room-types.ts'

/** Appends a service with a code that is derived from its name and unique. */
export function withNewService(services: readonly Service[], language: Language, name: string): Service[] {
  const service: Service = {
    id: createTypeId(name, services),
    names: { [language]: name.trim() },
    group: 'other',
    price: 0,
    on: true,
  }
  return [...services, service]
}

/** Without a rate of its own, a service has that of extras. */
export function withVat({ vat: _, ...service }: Service, vat: number | undefined): Service {
  return vat === undefined ? service : { ...service, vat }
}

/** In this language if it has a name there, otherwise any. */
export const getServiceName = ({ id, names }: Pick<Service, 'id' | 'names'>, language: string): string => {
  const texts: Readonly<Record<string, string>> = names
  return texts[language] || Object.values(texts).find(Boolean) || id
}
