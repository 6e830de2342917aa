import * as v from 'valibot'
import { expect, test } from 'vitest'
import { httpUrl } from './common.ts'

const takes = (address: string): boolean => v.is(httpUrl, address)

test('SAF-11 an address that a page may open is http or https, however it is written, and never a script or data', () => {
  const good = ['https://pay.example?token=a', 'HTTPS://Pay.example:443/a b/../c', 'http://localhost:3000/x#y']
  const bad = [
    'javascript:alert(1)',
    'JAVASCRIPT://pay.example/%0Aalert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://pay.example/1',
    'file:///etc/hosts',
    '/cashier/1',
    '//pay.example',
    '',
  ]
  expect(good.filter(takes)).toEqual(good)
  expect(bad.filter(takes)).toEqual([])
})
