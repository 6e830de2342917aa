import type { Plugin } from 'vite'
import { allMachines } from '../charts/allMachines.ts'
import { layOut } from '../charts/layout.ts'
import { chartOf } from '../charts/model.ts'
import { svgOf } from '../charts/svg.ts'

const LIST = 'virtual:charts'
const DRAWING = 'virtual:charts/'

/** The text of the module `virtual:charts`: every chart as data, and how its drawing is fetched. */
export function listModule(): string {
  const charts = allMachines().map(chartOf)
  const drawings = charts.map(({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(DRAWING + id)})`)
  return `export const charts = ${JSON.stringify(charts)}\nexport const drawings = { ${drawings.join(', ')} }\n`
}

/** The text of the module that holds one machine's drawing. Throws for a flow that does not exist. */
export async function drawingModule(id: string): Promise<string> {
  const machine = allMachines().find((one) => one.id === id)
  if (!machine) throw new Error(`There is no machine "${id}" to draw`)
  return `export const svg = ${JSON.stringify(svgOf(await layOut(chartOf(machine))))}\n`
}

/**
 * Draws the charts while the staff page is built, by the code that draws docs/statecharts. In the browser it could not be
 * done as well: a smaller script has lost the names of guards, and the layout alone weighs more than all drawings together.
 */
export const chartModules = (): Plugin => ({
  name: 'chart-modules',
  resolveId: (id) => (id === LIST || id.startsWith(DRAWING) ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${LIST}`) return listModule()
    return id.startsWith(`\0${DRAWING}`) ? drawingModule(id.slice(DRAWING.length + 1)) : undefined
  },
})
