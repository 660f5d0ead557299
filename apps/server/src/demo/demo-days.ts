/** What the demo's data says of time is relative to the hotel's day, `YYYY-MM-DD`. */
export type OnDay = (day: string) => string

const yearOf = (day: string) => Number(day.slice(0, 4))

/** A birth date by which somebody is exactly so many years old today: nobody in the demo ages. */
export function aged(years: number, birthday: string): OnDay {
  return (day) => {
    const hadBirthday = day.slice(5) >= birthday
    return `${yearOf(day) - years - (hadBirthday ? 0 : 1)}-${birthday}`
  }
}

/** The given day of the year, so many years from now; before now when negative. */
export function inYears(years: number, on: string): OnDay {
  return (day) => `${yearOf(day) + years}-${on}`
}
