import type { Place } from './place-book.ts'

/** The provinces of Spain's statistical institute, in the order of their codes from 01. */
const names = `Araba/Álava, Albacete, Alicante/Alacant, Almería, Ávila, Badajoz, Illes Balears, Barcelona, Burgos, Cáceres,
Cádiz, Castellón/Castelló, Ciudad Real, Córdoba, A Coruña, Cuenca, Girona, Granada, Guadalajara, Gipuzkoa,
Huelva, Huesca, Jaén, León, Lleida, La Rioja, Lugo, Madrid, Málaga, Murcia,
Navarra, Ourense, Asturias, Palencia, Las Palmas, Pontevedra, Salamanca, Santa Cruz de Tenerife, Cantabria, Segovia,
Sevilla, Soria, Tarragona, Teruel, Toledo, Valencia/València, Valladolid, Bizkaia, Zamora, Zaragoza,
Ceuta, Melilla`

export const spanishProvinces: readonly Place[] = names
  .split(/,\s+/)
  .map((name, at) => ({ code: String(at + 1).padStart(2, '0'), name }))
