import { expect, test } from 'vitest'
import { sheetOf } from './historyFile.ts'

const table = [
  'Time (UTC),Category,Type,Status,Amount,Currency,Balance after,Reason,Reference',
  '2026-05-02 10:00:00,Casino,Stake,Done,-1234.50,EUR,0.05,"a, ""b""; 1.5\r\n@c",M2',
  "2026-05-02 09:00:00,Correction,Deposit,Done,20.00,EUR,,'=1;2,M1",
  '',
].join('\r\n')

test('TXN-2 where amounts have a comma, the file has it too, and parts its fields by semicolons', () => {
  expect(sheetOf(table, 'fi-FI').split(/\r\n(?=\d|$)/)).toEqual([
    'Time (UTC);Category;Type;Status;Amount;Currency;Balance after;Reason;Reference',
    '2026-05-02 10:00:00;Casino;Stake;Done;-1234,50;EUR;0,05;"a, ""b""; 1.5\r\n@c";M2',
    `2026-05-02 09:00:00;Correction;Deposit;Done;20,00;EUR;;"'=1;2";M1`,
    '',
  ])
})

test('TXN-2 where amounts have a point, the file is as the operator wrote it', () => {
  expect(sheetOf(table, 'en-GB')).toBe(table)
})
