import { expect, test } from 'vitest'
import { flowName, newFlowFiles, remaining } from './newFlowFiles.ts'

test('a flow goes by one name in all of its places', () => {
  const name = flowName('bonusCode')
  expect(name).toEqual({ camel: 'bonusCode', pascal: 'BonusCode', kebab: 'bonus-code' })
  expect([...newFlowFiles(name).keys()]).toEqual([
    'contract/bonusCode.ts',
    'src/actors/bonusCode.ts',
    'machines/bonusCode/bonusCode.contract.ts',
    'machines/bonusCode/bonusCode.machine.ts',
    'machines/bonusCode/bonusCode.test.ts',
    'src/views/bonusCode/BonusCodeView.tsx',
    'src/routes/$locale/my-account/bonus-code.tsx',
    'model-tests/bonusCode.paths.ts',
    'operator/bonusCode/handlers.ts',
  ])
})

test('a name may be written with dashes, as addresses are', () => {
  expect(flowName('demo-check')).toEqual({ camel: 'demoCheck', pascal: 'DemoCheck', kebab: 'demo-check' })
  expect(flowName('demo-check')).toEqual(flowName('demoCheck'))
})

test('its page says by itself that it is not built, without being entered in a list first', () => {
  const page = newFlowFiles(flowName('demoCheck')).get('src/routes/$locale/my-account/demo-check.tsx')
  expect(page).toContain(`<NotBuiltYet part="demoCheck" />`)
})

test('every file that names all flows is named as still to be done by hand', () => {
  const said = remaining(flowName('demoCheck')).join('\n')
  for (const file of ['contract/calls.ts', 'operator/handlers.ts', 'model-tests/models.ts', 'src/app/session.ts'])
    expect(said).toContain(file)
  for (const file of ['flowIds.ts', 'directory.ts', 'promises.ts', 'session/session.machine.ts', 'directory.test.ts'])
    expect(said).toContain(`machines/${file}`)
})

test('a word that could leave its folder or be no name is refused', () => {
  for (const word of ['', '../x', 'Bonus', 'bonus-', 'bonus--code', '-code', 'Bonus-Code', 'bonus_code', 'a b', 'x'])
    expect(() => flowName(word)).toThrow('no camelCase name')
})

test('the path model fails until somebody writes it', () => {
  expect(newFlowFiles(flowName('bonusCode')).get('model-tests/bonusCode.paths.ts')).toContain('is not written yet')
})
