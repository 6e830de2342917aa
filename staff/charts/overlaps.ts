import type { Box, Drawing, Label } from './layout.ts'

type Rectangle = { x: number; y: number; width: number; height: number }

const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5 && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5

const contains = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const isInside = (path: string, group: string): boolean => group === '' || path.startsWith(`${group}.`)

/** What is wrong with a drawing, in words: boxes or labels that lie over each other, or stick out. Empty when it can be read. */
export function overlaps(drawing: Drawing): string[] {
  const { boxes, arrows } = drawing
  const labels = arrows.flatMap((one) => (one.label ? [{ name: one.transition!.id, at: one.label }] : []))
  const sheet = { x: 0, y: 0, width: drawing.width, height: drawing.height }
  return [
    ...boxes.filter((one) => !contains(sheet, one)).map((one) => `${one.state.path} is cut off`),
    ...labels.filter((one) => !contains(sheet, one.at)).map((one) => `the words of ${one.name} are cut off`),
    ...boxes.flatMap((one, index) => boxes.slice(index + 1).flatMap((other) => clash(one, other))),
    ...labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .flatMap((other) =>
          meet(one.at, other.at) ? [`the words of ${one.name} lie over those of ${other.name}`] : [],
        ),
    ),
    ...labels.flatMap((one) => boxes.flatMap((box) => labelClash(one, box))),
  ]
}

function clash(one: Box, other: Box): string[] {
  const [outer, inner] = isInside(one.state.path, other.state.path) ? [other, one] : [one, other]
  if (!isInside(inner.state.path, outer.state.path) || inner.state.path === outer.state.path)
    return meet(one, other) ? [`${one.state.path} lies over ${other.state.path}`] : []
  return contains(outer, inner) ? [] : [`${inner.state.path} sticks out of ${outer.state.path}`]
}

/** Words may lie within a group, yet never over a state without children nor over the border of a group. */
function labelClash(label: { name: string; at: Label }, box: Box): string[] {
  if (!meet(label.at, box) || (box.state.children.length && contains(box, label.at))) return []
  return [`the words of ${label.name} lie over ${box.state.path || 'the frame'}`]
}
