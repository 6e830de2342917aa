import { circlePath, hsl, type Pen, polygonPath, starPath } from './pen.ts'
import type { Recipe } from './reference.ts'
import type { Frame } from './scenes/blocks.ts'

/** A studio's mark: a small emblem and bars in place of its name, which the page writes itself. */
export function drawMark(_recipe: Recipe, p: Pen, f: Frame): string {
  const { main, accent } = p.colours.hue
  const x = f.width / 2
  const y = f.height / 2
  const r = f.height * 0.32
  const fill = p.linear([
    [0, hsl(main, 80, 70)],
    [1, hsl(main - 20, 76, 44)],
  ])
  const second = hsl(accent, 90, 66)
  const shapes = [
    () =>
      `<path d="${polygonPath(x, y, r, 6)}" fill="${fill}"/><path d="${polygonPath(x, y, r * 0.5, 6, 0)}" fill="${second}"/>`,
    () =>
      `<path d="${circlePath(x - r * 0.34, y, r * 0.72)}" fill="${fill}"/><path d="${circlePath(x + r * 0.34, y, r * 0.72)}" fill="${second}" opacity=".86"/>`,
    () =>
      `<path d="${starPath(x, y, r * 1.1, r * 0.46, 4)}" fill="${fill}"/><path d="${circlePath(x, y, r * 0.2)}" fill="${second}"/>`,
    () =>
      `<path d="M${x - r} ${y + r * 0.7}L${x - r * 0.2} ${y - r}L${x + r * 0.2} ${y - r * 0.1}L${x + r * 0.5} ${y - r * 0.5}L${x + r} ${y + r * 0.7}Z" fill="${fill}"/><path d="${circlePath(x + r * 0.6, y - r * 0.74, r * 0.22)}" fill="${second}"/>`,
    () =>
      [0, 1, 2]
        .map(
          (i) =>
            `<path d="M${x - r} ${y - r * 0.8 + i * r * 0.6}h${r * (2 - i * 0.5)}l${-r * 0.3} ${r * 0.4}h${-r * (1.7 - i * 0.5)}Z" fill="${i === 1 ? second : fill}"/>`,
        )
        .join(''),
    () =>
      `<path d="M${x} ${y - r}A${r} ${r} 0 1 1 ${x - r} ${y}H${x}Z" fill="${fill}"/><path d="M${x - r * 1.05} ${y - r * 0.12}V${y - r * 0.12}A${r} ${r} 0 0 1 ${x - r * 0.12} ${y - r * 1.05}V${y - r * 0.12}Z" fill="${second}"/>`,
  ]
  return p.random.pick(shapes)()
}
