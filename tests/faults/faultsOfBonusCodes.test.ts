import { walkAreas } from './table/walk.ts'

walkAreas('bonusCode')
