/** Dates in the demo data are relative to the hotel's day, `YYYY-MM-DD`. */
export type OnDay = (day: string) => string

const getYear = (day: string) => Number(day.slice(0, 4))

/** Returns a birth date that makes a guest exactly this old today, so that ages stay constant. */
export function aged(years: number, birthday: string): OnDay {
  return (day) => {
    const hadBirthday = day.slice(5) >= birthday
    return `${getYear(day) - years - (hadBirthday ? 0 : 1)}-${birthday}`
  }
}

/** Returns the given day of the year, this many years from now; negative is in the past. */
export function inYears(years: number, on: string): OnDay {
  return (day) => `${getYear(day) + years}-${on}`
}
