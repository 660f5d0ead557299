import css from './coming-field.module.css'

/** Placeholder for a field that is still loading. */
export function ComingField() {
  return <div className={css['coming']} />
}
