import type { Language } from '@foyer/domain/basics/language.ts'
import type { CustomerFieldName, CustomerType } from '@foyer/domain/customer/customer-fields.ts'

type Texts = Readonly<Record<Language, string>>

/** Default labels, for fields that the hotel doesn't name. */
const wordings: Readonly<Record<CustomerFieldName, Texts>> = {
  name: {
    en: 'First name',
    es: 'Nombre',
    de: 'Vorname',
    fr: 'Prénom',
    ca: 'Nom',
    it: 'Nome',
    pt: 'Nome próprio',
  },
  surname: {
    en: 'Surname',
    es: 'Apellidos',
    de: 'Nachname',
    fr: 'Nom',
    ca: 'Cognoms',
    it: 'Cognome',
    pt: 'Apelido',
  },
  tax_number: {
    en: 'Tax number',
    es: 'NIF',
    de: 'Steuernummer',
    fr: 'Numéro fiscal',
    ca: 'NIF',
    it: 'Codice fiscale o partita IVA',
    pt: 'NIF',
  },
  birthdate: {
    en: 'Date of birth',
    es: 'Fecha de nacimiento',
    de: 'Geburtsdatum',
    fr: 'Date de naissance',
    ca: 'Data de naixement',
    it: 'Data di nascita',
    pt: 'Data de nascimento',
  },
  address: {
    en: 'Street and number',
    es: 'Calle y número',
    de: 'Straße und Hausnummer',
    fr: 'Rue et numéro',
    ca: 'Carrer i número',
    it: 'Via e numero',
    pt: 'Rua e número',
  },
  postal_code: {
    en: 'Postal code',
    es: 'Código postal',
    de: 'Postleitzahl',
    fr: 'Code postal',
    ca: 'Codi postal',
    it: 'CAP',
    pt: 'Código postal',
  },
  city: { en: 'Town', es: 'Localidad', de: 'Ort', fr: 'Ville', ca: 'Localitat', it: 'Città', pt: 'Localidade' },
  region: { en: 'Region', es: 'Región', de: 'Region', fr: 'Région', ca: 'Regió', it: 'Regione', pt: 'Região' },
  country: { en: 'Country', es: 'País', de: 'Land', fr: 'Pays', ca: 'País', it: 'Paese', pt: 'País' },
  email: {
    en: 'E-mail',
    es: 'Correo electrónico',
    de: 'E-Mail',
    fr: 'E-mail',
    ca: 'Correu electrònic',
    it: 'E-mail',
    pt: 'E-mail',
  },
  phone: { en: 'Phone', es: 'Teléfono', de: 'Telefon', fr: 'Téléphone', ca: 'Telèfon', it: 'Telefono', pt: 'Telefone' },
  language: { en: 'Language', es: 'Idioma', de: 'Sprache', fr: 'Langue', ca: 'Idioma', it: 'Lingua', pt: 'Idioma' },
}

const companyName: Texts = {
  en: 'Name of the company',
  es: 'Nombre de la empresa',
  de: 'Name der Firma',
  fr: 'Nom de l’entreprise',
  ca: 'Nom de l’empresa',
  it: 'Nome dell’azienda',
  pt: 'Nome da empresa',
}

export function getCustomerLabel(type: CustomerType, name: string, language: Language): string {
  if (type === 'company' && name === 'name') return companyName[language]
  return Object.hasOwn(wordings, name) ? wordings[name as CustomerFieldName][language] : name
}
