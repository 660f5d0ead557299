/** Whether the text is an existing calendar date in the form YYYY-MM-DD. */
export function isRealDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (day === undefined) return false
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isThere = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day)
  return isThere && moment.getUTCFullYear() === Number(year)
}

/** Age in whole years. For someone born on 29 February, the birthday is 1 March in other years. */
export function ageOn(today: string, birthDate: string): number {
  const years = getYear(today) - getYear(birthDate)
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export function yearsBefore(today: string, years: number): string {
  return `${String(getYear(today) - years).padStart(4, '0')}${today.slice(4)}`
}

export function getYear(day: string): number {
  return Number(day.slice(0, 4))
}
