import type { ChatWidgetEvent } from '#machines/chat/chat.contract.ts'
import { lateStream } from './late.ts'
import type { World } from './world.ts'

/** The support chat. Its code comes when it is first asked for. */
export const chatWidget = (world: World) =>
  lateStream(
    () => import('./chatWidget.ts').then(({ openChatWidget }) => openChatWidget(world)),
    (say: (event: ChatWidgetEvent) => void) => say({ type: 'chat.failed' }),
  )
