import type { MetadataSchema } from '../../papers/paper/metadata-schema.ts'
import { FACTUR_X_NAME } from './factur-x.ts'

const property = (name: string, value: string, description: string) =>
  ({ name, type: 'Text', category: 'external', description, value }) as const

/** Announces the structured data in the metadata of the PDF, with the values that the standard prescribes. */
export const facturXMetadata: MetadataSchema = {
  name: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    property('DocumentType', 'INVOICE', 'Type of the embedded document'),
    property('DocumentFileName', FACTUR_X_NAME, 'Name of the embedded file'),
    property('Version', '1.0', 'Version of the standard'),
    property('ConformanceLevel', 'EN 16931', 'Profile of the embedded data'),
  ],
}
