import { expect, test } from 'vitest'
import { catalogueProblems, unexplained } from './catalogueProblems.ts'

/** What is said of one translation. */
const said = (language: string, message: string, translation: string): readonly string[] =>
  catalogueProblems(language, [{ message, translation }]).map(({ what }) => what)

const days = '{n, plural, one {# day} other {# days}} for <0>{name}</0>'

test('LOC-13 a text that is not translated, or left in English, is named with its language; English itself needs none', () => {
  const empty = { message: 'Your limits are set', translation: '' }
  expect(catalogueProblems('fi', [empty])).toEqual([
    { language: 'fi', text: 'Your limits are set', what: 'is not translated' },
  ])
  for (const language of ['en', 'ca', 'nz', 'inen']) expect(catalogueProblems(language, [empty])).toEqual([])
  expect(said('de', 'Your limits are set', 'Your limits are set')).toEqual(['is the English text'])
  // Words that the trade has in common.
  expect(said('de', 'Live casino', 'Live casino')).toEqual([])
})

test('LOC-13 a text that is no longer used is named', () => {
  expect(catalogueProblems('pl', [{ message: 'Gone', translation: 'Nie ma', obsolete: true }])).toEqual([
    { language: 'pl', text: 'Gone', what: 'is no longer used' },
  ])
})

test('LOC-13 a text of one or two words without a comment for translators is named; longer ones speak for themselves', () => {
  const short = ['Levels', 'Live chat', 'Won <0/>, staked <1/>', 'Sure?'].map((message) => ({
    message,
    translation: '',
  }))
  expect(unexplained(short).map(({ text }) => text)).toEqual(short.map(({ message }) => message))
  expect(unexplained([{ message: 'Levels', translation: '', comments: ['Noun.'] }])).toEqual([])
  const clear = ['Please try again', '{n, plural, one {# day} other {# days}}', '{date} · {time}']
  expect(unexplained(clear.map((message) => ({ message, translation: '' })))).toEqual([])
  expect(unexplained([{ message: 'Gone', translation: '', obsolete: true }])).toEqual([])
})

test('LOC-13 values and tags must be those of the English, each tag closed in its order', () => {
  expect(said('fi', days, '{n, plural, one {# päivä} other {# päivää}} pelaajalle <0>{name}</0>')).toEqual([])
  expect(said('fi', 'Hello {name}', 'Terve {nimi}')).toEqual(['has the values {nimi}, the English has {name}'])
  expect(said('fi', 'Hello {name}', 'Terve')).toEqual(['has the values none, the English has {name}'])
  expect(said('fi', 'Read <0>this</0>', 'Lue tämä')).toEqual(['has the tags none, the English has </0> <0>'])
  expect(said('fi', '<0>A</0> and <1>B</1>', '<0>A <1>ja</0> B</1>')).toEqual(['does not close </0> in order'])
  expect(said('fi', 'Hello {name}', 'Terve {name')[0]).toMatch(/^is no ICU message of fi/)
  expect(said('fi', 'Hello', ' Terve')).toEqual(['begins or ends with a space, unlike the English'])
})

test.each([
  [
    'pl',
    '{n, plural, one {# dzień} other {# dni}}',
    ['{n, plural} lacks the form "many"', '{n, plural} lacks the form "few"'],
  ],
  ['pl', '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}', []],
  ['ja', '{n, plural, one {#日} other {#日}}', ['{n, plural} has the form "one", which the language never uses']],
  ['ja', '{n, plural, other {#日}}', []],
  ['tr', '{n, plural, other {# gün}}', ['{n, plural} lacks the form "one"']],
  // Zero is "one" in French, and 11 is "one" in Filipino: the number must stand there.
  ['fr', '{n, plural, one {un jour} other {# jours}}', ['{n, plural} stands for several numbers at "one" and lacks #']],
  [
    'tl',
    '{n, plural, one {isang araw} other {# na araw}}',
    ['{n, plural} stands for several numbers at "one" and lacks #'],
  ],
  ['de', '{n, plural, =0 {kein Tag} one {ein Tag} other {# Tage}}', []],
  ['de', '{n, plural, one {# Tag} other {Tage}}', ['{n, plural} stands for several numbers at "other" and lacks #']],
  // Millions, which nobody's days are.
  ['pt', '{n, plural, one {# dia} other {# dias}}', []],
] as const)('LOC-13 plural forms are those of the language: %s %s', (language, translation, problems) => {
  expect(said(language, '{n, plural, one {# day} other {# days}}', translation)).toEqual(problems)
})

test('LOC-13 a choice keeps the choices of the English, also inside a plural', () => {
  const message = '{who, select, player {{n, plural, one {# bet} other {# bets}}} other {none}}'
  expect(said('fi', message, '{who, select, pelaaja {{n, plural, one {# veto} other {# vetoa}}} other {ei}}')).toEqual([
    '{who, select} chooses between other pelaaja, not other player',
  ])
  expect(said('fi', message, '{who, select, player {{n, plural, other {# vetoa}}} other {ei}}')).toEqual([
    '{n, plural} lacks the form "one"',
  ])
})
