import { FACTUR_X_NAME } from './factur-x.ts'

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/** Values that the standard prescribes, with a description for readers that do not know it. */
const properties = {
  DocumentType: ['INVOICE', 'Type of the embedded document'],
  DocumentFileName: [FACTUR_X_NAME, 'Name of the embedded file'],
  Version: ['1.0', 'Version of the standard'],
  ConformanceLevel: ['EN 16931', 'Profile of the embedded data'],
} as const satisfies Record<string, readonly [string, string]>

/** Announces the structured data in the metadata of the PDF: PDF/A also requires the schema's description. */
export const facturXMetadata = `
  <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
    ${Object.entries(properties)
      .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
      .join('')}
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${Object.entries(properties)
        .map(
          ([name, [, description]]) => `<rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
        )
        .join('')}</rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`
