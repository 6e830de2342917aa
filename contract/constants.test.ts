import { expect, test } from 'vitest'
import { channelOf, deviceTypeOf } from './constants.ts'

test.each([
  [320, 'mobile', 'mobile'],
  [767, 'mobile', 'mobile'],
  [768, 'tablet', 'mobile'],
  [1023, 'tablet', 'mobile'],
  [1024, 'desktop', 'web'],
  [1439, 'desktop', 'web'],
  [1440, 'largeDesktop', 'web'],
])('APP-9 a window of %i px is a %s of the channel %s', (width, device, channel) => {
  expect([deviceTypeOf(width), channelOf(width)]).toEqual([device, channel])
})
