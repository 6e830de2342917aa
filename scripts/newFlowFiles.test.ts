import { expect, test } from 'vitest'
import { flowName, newFlowFiles } from './newFlowFiles.ts'

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

test('a word that could leave its folder or be no name is refused', () => {
  for (const word of ['', '../x', 'Bonus', 'bonus-code', 'a b', 'x'])
    expect(() => flowName(word)).toThrow('no camelCase name')
})

test('the path model fails until somebody writes it', () => {
  expect(newFlowFiles(flowName('bonusCode')).get('model-tests/bonusCode.paths.ts')).toContain('is not written yet')
})
