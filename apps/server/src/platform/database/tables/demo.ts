import type { OfHotel } from './owner.ts'

interface DemoDays extends OfHotel {
  laid_for: string
}

export interface DemoTables {
  demo_days: DemoDays
}
