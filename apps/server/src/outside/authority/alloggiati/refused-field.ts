/** The words of the service for a field, and ours; the first that fits applies. */
const fields: readonly (readonly [words: RegExp, field: string])[] = [
  [/ARRIVO/, 'arrivalDay'],
  [/PERMANENZA|GIORNI/, 'departureDay'],
  [/COGNOME/, 'lastName'],
  [/\bNOME/, 'firstName'],
  [/SESSO/, 'gender'],
  [/DATA.*NASCITA/, 'birthDate'],
  [/(COMUNE|PROVINCIA).*NASCITA/, 'birthMunicipality'],
  [/STATO.*NASCITA/, 'birthCountry'],
  [/CITTADINANZA/, 'nationality'],
  [/RILASCIO/, 'issueCountry'],
  [/TIPO DOC/, 'documentType'],
  [/DOCUMENTO/, 'documentNumber'],
  [/ALLOGGIATO|FAMILIARE|CAPO/, 'people'],
]

export function findRefusedField(text: string): string | undefined {
  return fields.find(([words]) => words.test(text.toUpperCase()))?.[1]
}
