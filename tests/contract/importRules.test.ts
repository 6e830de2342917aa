import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const place = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => rmSync(place, { recursive: true }))

/** Whether the linter's own settings take each of these files; they stand in a folder laid out as the product's. */
const refused = (files: Readonly<Record<string, string>>): string[] => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(place, '.oxlintrc.json'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    writeFileSync(join(place, name), text)
  }
  const linter = join(ROOT, 'node_modules', '.bin', 'oxlint')
  let said = ''
  try {
    said = execFileSync(linter, ['-f', 'json', '.'], { cwd: place, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    said = (error as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(said) as { diagnostics: { code: string; filename: string }[] }
  const found = diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename)
  return [...new Set(found)].toSorted()
}

const nameOf = (kind: string, at: number, from: string) => `${from}/${kind}${at}.ts`
const state = (hook: string) => `import { ${hook} } from 'react'\nexport const y = ${hook}\n`
const importing = (what: string): string => `import { x } from '${what}'\nexport const y = x\n`

/** Who may not import what: imports run down the list of the architecture, never up. */
const forbidden: readonly (readonly [from: string, what: string])[] = [
  ['contract', '#operator/banking/deposits.ts'],
  ['contract', '../operator/ledger.ts'],
  ['contract', '#machines/deposit/deposit.machine.ts'],
  ['contract', 'drizzle-orm'],
  ['contract', 'react'],
  ['contract', 'xstate'],
  ['machines/deposit', '#src/actors/deposit.ts'],
  ['machines/deposit', '../../src/actors/deposit.ts'],
  ['machines/deposit', '#operator/ledger.ts'],
  ['machines/deposit', '@xstate/react'],
  ['src/actors', '#src/views/deposit/DepositView.tsx'],
  ['src/actors', '../ui/Button.tsx'],
  ['src/actors', '#operator/banking/deposits.ts'],
  ['src/queries', '#src/app/site.ts'],
  ['src/recorder', 'react'],
  ['src/ui', '#machines/deposit/deposit.machine.ts'],
  ['src/ui', '#src/app/paths.ts'],
  ['src/ui', '../views/deposit/DepositView.tsx'],
  ['src/ui/form', '@tanstack/react-query'],
  ['src/views/deposit', '#src/actors/deposit.ts'],
  ['src/views/deposit', '#src/queries/pages.ts'],
  ['src/views/deposit', '#src/app/session.ts'],
  ['src/views/deposit', '../../app/session.ts'],
  ['src/views/deposit', '@tanstack/react-query'],
  ['src/app/pages', '#operator/banking/deposits.ts'],
  ['src/routes', '#staff/replay/replay.ts'],
  ['operator/banking', '#machines/deposit/deposit.machine.ts'],
  ['operator/banking', '../../machines/deposit/deposit.machine.ts'],
  ['operator/banking', '#src/ui/Button.tsx'],
  ['operator/banking', '#brands/halcyon/brand.tsx'],
  ['staff/charts', '#operator/banking/deposits.ts'],
  ['brands/halcyon', '#src/views/deposit/DepositView.tsx'],
]
const allowed: readonly (readonly [from: string, what: string])[] = [
  ['contract', 'valibot'],
  ['machines/deposit', '#contract/money.ts'],
  ['src/actors', '#machines/deposit/deposit.contract.ts'],
  ['src/ui', '#src/ui/theme.css.ts'],
  ['src/views/deposit', '#machines/deposit/deposit.contract.ts'],
  ['src/views/deposit', '#src/ui/Button.tsx'],
  ['src/app', '#src/views/deposit/DepositView.tsx'],
  ['operator/banking', '#contract/money.ts'],
  ['operator/site', '#brands/facts.ts'],
  ['operator/site', '#brands/looks.ts'],
]

test('imports run down the architecture only: the linter refuses every other way, however it is written', () => {
  const all = [
    ...forbidden.map(([from, what], at) => [nameOf('up', at, from), importing(what)] as const),
    ...allowed.map(([from, what], at) => [nameOf('down', at, from), importing(what)] as const),
  ]
  expect(refused(Object.fromEntries(all))).toEqual(forbidden.map(([from], at) => nameOf('up', at, from)).toSorted())
})

test('MOD-8 state of a component’s own stands in the design system alone: the linter refuses it elsewhere', () => {
  const wrong = ['src/views/deposit/A.tsx', 'src/app/B.tsx', 'src/app/pages/C.tsx', 'src/routes/D.tsx']
  const files = wrong.map((file, at) => [file, state(at % 2 === 0 ? 'useState' : 'useReducer')] as const)
  const found = refused({ ...Object.fromEntries(files), 'src/ui/E.tsx': state('useState') })
  expect(found.filter((file) => file.endsWith('.tsx'))).toEqual(wrong.toSorted())
})
