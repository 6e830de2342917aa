import { expect, test } from 'vitest'
import { errorAnswer } from './answers.ts'
import { englishLeft } from './testPageWords.ts'
import { troublePage } from './troublePage.ts'
import { troubleTexts } from './troubleTexts.ts'

const failed = (status = 500) => errorAnswer(status, 'error.system.error', 'Something went wrong')
const shown = (path: string, init: RequestInit = { headers: { accept: 'text/html' } }, status = 500) => {
  const url = new URL(`http://site.example${path}`)
  return troublePage(new Request(url, init), url, failed(status), 'halcyon')
}

test('APP-6 who opens a page or a payment that fails reads words and may try again, with the failure’s own status', async () => {
  const page = shown('/en-UN/promotions?tag="><script>', undefined, 503)
  expect([page?.status, page?.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const html = (await page?.text()) ?? ''
  expect(html).toContain('This page could not be opened')
  expect(html).not.toContain('<script>')
  expect(await shown('/cashier/1')?.text()).toContain('data-brand="halcyon"')
  // Several slashes before it would make the way to try again an address of another host.
  expect(await shown('//thief.example/x')?.text()).toContain('href="/thief.example/x"')
})

test('a call that fails is answered as data, and so is what did not fail on our side', () => {
  expect(shown('/api/v1/player/profile', { headers: { accept: 'application/json' } })).toBeNull()
  expect(shown('/cashier/1/card', { method: 'POST', headers: { accept: 'text/html' } })).toBeNull()
  expect(shown('/en-UN', undefined, 404)).toBeNull()
})

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await shown(path, { headers: { accept: 'text/html', ...headers } })?.text()) ?? ''
const cameFrom = (referer: string) => ({ referer, 'accept-language': 'pl' })

test.for([
  ['fi-FI', '/fi-FI/promotions', { 'accept-language': 'pl' }],
  ['ja-JP', '/ja-JP/promotions', {}],
  ['fi-FI', '/cashier/1', cameFrom('http://site.example/fi-FI/my-account/banking/deposit')],
  ['ja-JP', '/cashier/bank/1', cameFrom('http://site.example/ja-JP/signup')],
  ['fi-FI', '/id-check/1', { 'accept-language': 'xx, fi;q=0.8' }],
  ['ja-JP', '/cashier/1', { 'accept-language': 'ja' }],
  ['fi-FI', '/?lang=fi', {}],
  ['ja-JP', '/play?language=ja', { 'accept-language': 'pl' }],
] as const)('LOC-13 a failure is told in %s to who opens %s, and in nothing else', async ([lang, path, headers]) => {
  const html = await read(path, headers)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(troubleTexts[lang === 'fi-FI' ? 'fi' : 'ja'].text)
  expect(englishLeft(html, (await read('/en-UN')) + (await read('/cashier/1')))).toEqual([])
})

test('LOC-13 a failure is told in English where nothing says otherwise; what another host’s addresses say counts for nothing', async () => {
  expect(await read('/cashier/1')).toContain('<html lang="en-GB"')
  expect(await read('/en-UN/promotions', { 'accept-language': 'fi' })).toContain('<html lang="en-GB"')
  expect(await read('/cashier/1', { referer: 'https://elsewhere.example/fi-FI' })).toContain('<html lang="en-GB"')
  expect(await read('/cashier/1', { referer: 'nowhere' })).toContain('<html lang="en-GB"')
})

test('LOC-13 a failure has words of its own in every language', () => {
  const { en, ...others } = troubleTexts
  const english = new Set<string>(Object.values(en))
  const same = Object.values(others).flatMap((texts) => Object.values(texts).filter((text) => english.has(text)))
  expect(same).toEqual([])
})
