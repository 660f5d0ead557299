/** Lines as in a GeoNames file; nine more columns follow the place. */
export async function* buildGeoNamesLines(...lines: string[]): AsyncIterable<string> {
  for (const line of lines) yield `${line}\tCataluna\tCT\tBarcelona\tB\tBarcelona\t08019\t41.3888\t2.159\t4`
}
