import css from './coming-field.module.css'

/** The room of a field that is being fetched. */
export function ComingField() {
  return <div className={css['coming']} />
}
