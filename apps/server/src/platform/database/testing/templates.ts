/**
 * What a fresh database is a copy of: a migrated, empty one, or one with the demo of `NOON`'s day
 * in it.
 */
export const templates = { empty: 'foyer_template', demo: 'foyer_demo_template' } as const
export type Template = keyof typeof templates

/** Noon at all demo hotels. */
export const NOON = '2027-05-10T10:00:00Z'

/** The prefix of all copies' names. */
export const TEST_DATABASE = 'test_'
