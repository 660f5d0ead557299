import { Suspense } from 'react'
import { pictures } from '../pictures/pictures.ts'
import { PartsActions } from './parts-actions.tsx'
import { PartsFields } from './parts-fields.tsx'
import css from './parts-page.module.css'
import { Shelf } from './parts-shelf.tsx'
import { PartsTexts } from './parts-texts.tsx'
import { PartsWaiting } from './parts-waiting.tsx'

/**
 * Every component in every state, for designers and developers. Guests never see its sample texts.
 */
export function PartsPage() {
  return (
    <main className={css['page']}>
      <h1 className={css['title']}>Foyer parts</h1>
      <div className={css['shelves']}>
        <PartsActions />
        <PartsFields />
        <PartsTexts />
        <PartsWaiting />
        <Shelf name="Pictures" wide>
          <div className={css['pictures']}>
            {Object.entries(pictures).map(([name, Picture]) => (
              <figure key={name} className={css['picture']}>
                <Suspense>
                  <Picture />
                </Suspense>
              </figure>
            ))}
          </div>
        </Shelf>
      </div>
    </main>
  )
}
