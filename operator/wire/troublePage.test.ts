import { expect, test } from 'vitest'
import { errorAnswer } from './answers.ts'
import { troublePage } from './troublePage.ts'

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
