/** Separates the statements that create the tables from those that fill them. */
export const ROWS_LINE = '-- Rows'
