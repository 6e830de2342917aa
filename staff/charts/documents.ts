import type { AnyStateMachine } from 'xstate'
import { layOut } from './layout.ts'
import { legend, mapLegend } from './legend.ts'
import { type FlowMap, type MappedFlow } from './map.ts'
import { mapSvg } from './mapDrawing.ts'
import { type Chart, chartOf } from './model.ts'
import { signDrawing } from './signs.ts'
import { svgOf } from './svg.ts'
import { eventWords } from './words.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const firstSentence = (chart: Chart): string => (chart.description ?? '').replaceAll('\n', ' ')

const counts = (chart: Chart): string => `${chart.states.length - 1} states, ${chart.transitions.length} transitions`

const keyOf = (signs: readonly (readonly [string, string])[]): string =>
  signs
    .map(([sign, meaning]) => `<dt>${signDrawing(sign) ?? ''}${escape(sign)}</dt><dd>${escape(meaning)}</dd>`)
    .join('\n')

/** The map by its own drawing, whose links lead to places of the page. */
const mapSection = (map: FlowMap, drawing: string): string =>
  `<section id="map">\n<h2>Map of all flows</h2>\n<div class="chart">${drawing}</div>\n<dl>\n${keyOf(mapLegend(map))}\n</dl>\n</section>`

function page(charts: readonly Chart[], drawings: ReadonlyMap<string, string>, map: string): string {
  const contents = charts.map((one) => `<li><a href="#${one.id}">${one.id}</a></li>`).join('\n')
  const sections = charts.map(
    (one) =>
      `<section id="${one.id}">\n<h2>${one.id}</h2>\n<p>${escape(firstSentence(one))} <small>${counts(one)}</small></p>\n` +
      `<div class="chart">${drawings.get(one.id)}</div>\n</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>State charts</title>
<style>
body{font:16px/1.5 Arial,Helvetica,sans-serif;margin:0 auto;max-width:1600px;padding:24px;color:#0f172a}
nav ul{columns:12em;padding:0;list-style:none}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px}
dd{margin:0}
dt{display:flex;align-items:center;gap:8px}
small{color:#475569}
.chart{overflow:auto;border:1px solid #cbd5e1;border-radius:8px;padding:8px}
.chart svg{display:block;max-width:none}
</style>
</head>
<body>
<h1>State charts</h1>
<p>Drawn from the machines that run. Nothing here is edited by hand: <code>npm run diagrams</code>.</p>
<nav aria-label="Flows"><ul>
${contents}
</ul></nav>
${map}
<h2>How to read them</h2>
<dl>
${keyOf(legend)}
</dl>
${sections.join('\n')}
</body>
</html>
`
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const toldBy = ({ tells }: MappedFlow): string =>
  tells.map(({ says, to }) => `${eventWords(says)} (${to.length === 0 ? 'the session' : to.join(', ')})`).join('; ')

const flowInWords = (flow: MappedFlow): string =>
  [
    `- [${flow.id}](${flow.id}.svg), ${flow.lives}: ${flow.description}`,
    flow.uses.length > 0 ? `Uses ${flow.uses.join(', ')}.` : '',
    flow.tells.length > 0 ? `Tells ${toldBy(flow)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')

function mapInWords(map: FlowMap): string {
  const lives = map.lifetimes.map(({ name, description }) => `${name}: ${description}`).join(' ')
  return `
## Map of all flows

[![Map of all flows](map.svg)](map.svg)

The same in words, by what flows are for. The session starts them all and carries what they tell each other. When they live: ${lives}

${map.areas.map(({ name, flows }) => `### ${name}\n\n${flows.map(flowInWords).join('\n')}`).join('\n\n')}
`
}

function readme(charts: readonly Chart[], map: FlowMap | null): string {
  const rows = charts.map((one) => `| [${one.id}](${one.id}.svg) | ${cell(firstSentence(one))} | ${counts(one)} |`)
  return `# State charts

One drawing for each machine, made by \`npm run diagrams\` from the machines that run; \`npm run diagrams -- --check\` says which are stale.
All on one page: open \`index.html\` in a browser.
${map === null ? '' : mapInWords(map)}
## Charts

| flow | what it is | size |
|---|---|---|
${rows.join('\n')}

How to read them: ${legend.map(([sign, meaning]) => `${sign}: ${meaning}`).join('; ')}.
`
}

/**
 * The files of docs/statecharts by name: an SVG for each machine and, where there is one, the map of them, `index.html` and `README.md`.
 * Same machines, same bytes.
 */
export async function chartDocuments(
  machines: readonly AnyStateMachine[],
  map: FlowMap | null = null,
): Promise<Map<string, string>> {
  const charts = machines.map(chartOf)
  const drawings = new Map<string, string>()
  for (const chart of charts) drawings.set(chart.id, svgOf(await layOut(chart)))
  return new Map([
    ...(map ? ([['map.svg', await mapSvg(map, (id) => `${id}.svg`)]] as const) : []),
    ...[...drawings].map(([id, svg]) => [`${id}.svg`, svg] as const),
    ['index.html', page(charts, drawings, map ? mapSection(map, await mapSvg(map, (id) => `#${id}`)) : '')],
    ['README.md', readme(charts, map)],
  ])
}
