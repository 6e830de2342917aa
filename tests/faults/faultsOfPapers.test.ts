import { walkAreas } from './table/walk.ts'

walkAreas('documents', 'edd')
