import { expect, test } from 'vitest'
import { picturesOf, readStoryboard } from '#staff/paths/storyboard.ts'
import { models } from './models.ts'
import { scenesOf } from './storyboard.ts'

const modelOf = (id: string) => models.find(({ machine }) => machine.id === id)!

test('MOD-3 the scenes of a flow show each state that can be seen once, and walk no further than they show something new', () => {
  for (const id of ['terms', 'login', 'sportsbook']) {
    const model = modelOf(id)
    const scenes = scenesOf(model)
    const shown = scenes.flatMap(({ states }) => states)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.filter((state) => model.unseen.includes(state))).toEqual([])
    expect(Object.keys(model.states)).toEqual(expect.arrayContaining(shown))
  }
  const [first, ...more] = scenesOf(modelOf('terms'))
  expect(more).toEqual([])
  expect(first?.states).toEqual(['outdated', 'accepting', 'acceptFailed'])
})

const file = (picture: object) =>
  JSON.stringify({
    form: 'storyboard',
    version: 1,
    flows: [
      {
        flow: 'terms',
        at: 1,
        states: [
          { state: 'open.asked', pictures: [{ brand: 'halcyon', width: 375, height: 812, ...picture }], why: null },
          { state: 'opened', pictures: [], why: 'No path comes to it where anybody could see it.' },
        ],
      },
    ],
  })

test('MOD-3 a storyboard is read back, with the pictures of what lies within a state; what is none says so', () => {
  const board = readStoryboard(file({ file: 'terms/halcyon-375/open-asked.webp' }))
  expect(picturesOf(board.flows[0]!, 'open').map(({ state }) => state)).toEqual(['open.asked'])
  expect(() => readStoryboard('no')).toThrow('is no JSON')
  expect(() => readStoryboard('{}')).toThrow('The index of the storyboard can not be read: form')
  // A picture from somewhere else would be asked for there.
  expect(() => readStoryboard(file({ file: '../../secret.webp' }))).toThrow('flows.0.states.0.pictures.0.file')
})
