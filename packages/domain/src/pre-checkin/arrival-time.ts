const STEP_MINUTES = 30
const MINUTES_PER_DAY = 24 * 60

export const DEFAULT_ARRIVAL_TIME = '12:00'

const padTwoDigits = (count: number) => String(count).padStart(2, '0')

/** The times that a guest can choose from, as sent: HH:mm. */
export const arrivalTimes: readonly string[] = Array.from({ length: MINUTES_PER_DAY / STEP_MINUTES }, (_, step) => {
  const minutes = step * STEP_MINUTES
  return `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`
})
