import { walkAreas } from './table/walk.ts'

walkAreas('deposit', 'wallet', 'transactions', 'withdrawal')
