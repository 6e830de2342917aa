import { walkAreas } from './table/walk.ts'

walkAreas('rewards')
