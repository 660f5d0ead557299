import { at, element, shownBy, turn } from './dom.js'
import { lead } from './kiosk.js'

export function showScenes(scenes) {
  at('scenes').replaceChildren(
    ...scenes.map(({ id, title, sentence, opens }) =>
      element(
        'li',
        {},
        element(
          'button',
          {
            type: 'button',
            class: 'scene',
            'data-id': id,
            onclick: async () => {
              await turn({ type: 'scene', scene: id })
              lead(opens)
            },
          },
          element('span', {}, title),
          ' ',
          element('span', { class: 'sentence' }, sentence),
        ),
      ),
    ),
  )
}

export const showPlaying = shownBy((playing) => {
  for (const button of at('scenes').querySelectorAll('button'))
    button.classList.toggle('is-playing', button.dataset.id === playing?.scene)
  if (!playing) return at('playing').replaceChildren()
  const { title, tell, beat, beats, isOver } = playing
  at('playing').replaceChildren(
    element('p', { class: 'beat' }, isOver ? `${title}: done` : `${title}: ${beat} of ${beats}`),
    element('p', { class: 'tell' }, tell),
    element(
      'button',
      { type: 'button', onclick: () => turn({ type: 'scene', scene: null }) },
      isOver ? 'Close' : 'End the scene',
    ),
  )
})
