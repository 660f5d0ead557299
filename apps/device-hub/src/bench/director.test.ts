import { expect, it } from 'vitest'
import { Director } from './director.ts'
import { Lobby } from './lobby.ts'
import { scenes } from './scenes.ts'

function createStage() {
  const lobby = new Lobby()
  let reading = false
  const director = new Director({ lobby, isReading: () => reading })
  return {
    lobby,
    director,
    read: (is: boolean) => {
      reading = is
      director.update()
    },
    card: () => lobby.dispenseCard({ room: '306', until: '2026-11-19' }),
  }
}

it('two cards: each is taken by hand, and then the scene ends', () => {
  const { lobby, director, card } = createStage()
  expect(director.play('two-cards')).toBe(true)
  expect([lobby.taker, director.playing?.beat, director.playing?.isOver]).toEqual(['hand', 1, false])
  card()
  expect(director.playing?.tell).toMatch(/take it/)
  lobby.takeCard()
  card()
  expect(director.playing?.isOver).toBe(false)
  lobby.takeCard()
  expect(director.playing).toMatchObject({ isOver: true, beat: 3, beats: 3 })
})

it('the second card jams on its way, but only after the first was taken', () => {
  const { lobby, director, card } = createStage()
  director.play('second-card-jams')
  card()
  lobby.takeCard()
  expect([lobby.jammed, director.playing?.tell]).toEqual([false, 'The second card is on its way.'])
  expect([lobby.feedCard(), lobby.jammed, director.playing?.isOver]).toEqual([false, true, false])
  lobby.setJammed(false)
  expect(director.playing?.isOver).toBe(true)
})

it('pulls the cable as soon as reading starts', () => {
  const { lobby, director, read } = createStage()
  director.play('cable-while-reading')
  expect(lobby.cable).toBe('plugged')
  read(true)
  expect(lobby.cable).toBe('pulled')
  read(false)
  lobby.setCable('plugged')
  read(true)
  expect([director.playing?.isOver, lobby.cable]).toEqual([true, 'plugged'])
})

it('S19 a scene starts with everything working, replays from the beginning, and can be ended', () => {
  const { lobby, director, card } = createStage()
  lobby.setLock('silent')
  lobby.setCable('pulled')
  card()
  director.play('no-paper')
  expect([lobby.lock, lobby.cable, lobby.paper]).toEqual(['answers', 'plugged', 0])
  director.play('second-card-jams')
  lobby.takeCard()
  // A card from before the scene does not count as its first one.
  expect([lobby.paper > 0, lobby.jammed]).toEqual([true, false])
  card()
  lobby.takeCard()
  expect(director.playing?.beat).toBeGreaterThan(1)
  director.play('second-card-jams')
  expect(director.playing?.beat).toBe(1)
  director.stop()
  expect(director.playing).toBeUndefined()
  expect(director.play('nothing')).toBe(false)
})

it('S19 every scene describes in one sentence what to look for', () => {
  for (const { sentence, beats } of scenes)
    expect([sentence.match(/[.!?](?:\s|$)/g)?.length, beats.length > 0]).toEqual([1, true])
})
