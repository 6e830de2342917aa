import { expect, test } from 'vitest'
import { imageUrl, parseImageReference } from './imageReference.ts'

test('APP-10 an image is asked for at double size, quality 75, webp', () => {
  const image = parseImageReference('image-abc123-1200x800-png')
  expect(image).toEqual({ id: 'abc123', width: 1200, height: 800, format: 'png' })
  expect(imageUrl('/content/images/', image!, 240)).toBe('/content/images/abc123-1200x800.png?w=480&q=75&fm=webp')
})

test('APP-10 never larger than the image itself', () => {
  expect(imageUrl('/', { id: 'a', width: 300, height: 300, format: 'webp' }, 240)).toBe(
    '/a-300x300.webp?w=300&q=75&fm=webp',
  )
})

test('a broken reference is no image', () => {
  expect(parseImageReference('file-abc')).toBeNull()
})
