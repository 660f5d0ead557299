interface ColumnTraits {
  readonly needed: boolean
  readonly most: number
}

/** Columns that a file may contain; keep docs/import.md in sync. */
export const columns = {
  reference: { needed: true, most: 40 },
  arrival: { needed: true, most: 10 },
  departure: { needed: true, most: 10 },
  arrival_time: { needed: false, most: 5 },
  last_name: { needed: true, most: 100 },
  first_name: { needed: false, most: 100 },
  email: { needed: false, most: 254 },
  phone: { needed: false, most: 30 },
  language: { needed: false, most: 2 },
  adults: { needed: true, most: 2 },
  children: { needed: false, most: 2 },
  room_type: { needed: true, most: 60 },
  room: { needed: false, most: 20 },
  group: { needed: false, most: 40 },
  total: { needed: false, most: 15 },
  paid: { needed: false, most: 15 },
  booked: { needed: false, most: 10 },
  payment: { needed: false, most: 10 },
  segment: { needed: false, most: 40 },
  vip: { needed: false, most: 40 },
  notes: { needed: false, most: 500 },
  driver_min_age: { needed: false, most: 2 },
  young_driver_max_age: { needed: false, most: 2 },
  young_driver_price: { needed: false, most: 15 },
} as const satisfies Record<string, ColumnTraits>

export type Column = keyof typeof columns

export const columnNames = Object.keys(columns) as Column[]
export const neededColumns = columnNames.filter((name) => columns[name].needed)

export function isColumn(name: string): name is Column {
  return Object.hasOwn(columns, name)
}
