import { farWorlds } from './far.ts'
import { legendWorlds } from './legend.ts'
import { natureWorlds } from './nature.ts'
import type { World } from './scene.ts'
import { townWorlds } from './town.ts'
import { waterWorlds } from './water.ts'

/** Scenes by world. */
export const worlds: Readonly<Record<string, World>> = {
  ...farWorlds,
  ...legendWorlds,
  ...natureWorlds,
  ...townWorlds,
  ...waterWorlds,
}
