import type { AnyStateMachine } from 'xstate'
import { layOut } from './layout.ts'
import { legend } from './legend.ts'
import { type Chart, chartOf } from './model.ts'
import { svgOf } from './svg.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const firstSentence = (chart: Chart): string => (chart.description ?? '').replaceAll('\n', ' ')

const counts = (chart: Chart): string => `${chart.states.length - 1} states, ${chart.transitions.length} transitions`

function page(charts: readonly Chart[], drawings: ReadonlyMap<string, string>): string {
  const contents = charts.map((one) => `<li><a href="#${one.id}">${one.id}</a></li>`).join('\n')
  const sections = charts.map(
    (one) =>
      `<section id="${one.id}">\n<h2>${one.id}</h2>\n<p>${escape(firstSentence(one))} <small>${counts(one)}</small></p>\n` +
      `<div class="chart">${drawings.get(one.id)}</div>\n</section>`,
  )
  const key = legend.map(([sign, meaning]) => `<dt>${escape(sign)}</dt><dd>${escape(meaning)}</dd>`).join('\n')
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
<h2>How to read them</h2>
<dl>
${key}
</dl>
${sections.join('\n')}
</body>
</html>
`
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

function readme(charts: readonly Chart[]): string {
  const rows = charts.map((one) => `| [${one.id}](${one.id}.svg) | ${cell(firstSentence(one))} | ${counts(one)} |`)
  return `# State charts

One drawing for each machine, made by \`npm run diagrams\` from the machines that run; \`npm run diagrams -- --check\` says which are stale.
All on one page: open \`index.html\` in a browser.

| flow | what it is | size |
|---|---|---|
${rows.join('\n')}

How to read them: ${legend.map(([sign, meaning]) => `${sign}: ${meaning}`).join('; ')}.
`
}

/** The files of docs/statecharts by name: an SVG for each machine, `index.html` and `README.md`. Same machines, same bytes. */
export async function chartDocuments(machines: readonly AnyStateMachine[]): Promise<Map<string, string>> {
  const charts = machines.map(chartOf)
  const drawings = new Map<string, string>()
  for (const chart of charts) drawings.set(chart.id, svgOf(await layOut(chart)))
  return new Map([
    ...[...drawings].map(([id, svg]) => [`${id}.svg`, svg] as const),
    ['index.html', page(charts, drawings)],
    ['README.md', readme(charts)],
  ])
}
