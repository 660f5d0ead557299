import css from './field-placeholder.module.css'

/** Placeholder for a field that is still loading. */
export function FieldPlaceholder() {
  return <div className={css['coming']} />
}
