/** Values in a PDF's metadata that PDF/A does not know itself, so that it requires their description. */
export interface MetadataSchema {
  readonly name: string
  readonly namespace: string
  readonly prefix: string
  readonly properties: readonly MetadataProperty[]
}

interface MetadataProperty {
  readonly name: string
  readonly type: 'Integer' | 'Text'
  /** Internal values follow from the file itself. */
  readonly category: 'internal' | 'external'
  readonly description: string
  readonly value: string
}

/** The file promises to follow PDF/UA, the standard for accessible documents. */
export const accessibleDocument: MetadataSchema = {
  name: 'PDF/UA Universal Accessibility Schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [
    { name: 'part', type: 'Integer', category: 'internal', description: 'Part of the standard', value: '1' },
  ],
}

/** All descriptions are in one list, because a PDF's metadata has each property once. */
export function writeMetadata(schemas: readonly MetadataSchema[]): string {
  return `${schemas.map(writeValues).join('')}
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag>${schemas.map(writeSchema).join('')}</rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`
}

const writeValues = ({ prefix, namespace, properties }: MetadataSchema) => `
  <rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">
    ${properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`).join('')}
  </rdf:Description>`

const writeSchema = ({ name, namespace, prefix, properties }: MetadataSchema) => `<rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>${name}</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${properties.map(writeProperty).join('')}</rdf:Seq></pdfaSchema:property>
    </rdf:li>`

const writeProperty = ({ name, type, category, description }: MetadataProperty) => `<rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType>
        <pdfaProperty:category>${category}</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`
