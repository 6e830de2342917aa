import { createFileRoute } from '@tanstack/react-router'
import { part } from '#src/app/part.tsx'
import { sanitise } from '#src/app/sanitise.ts'
import { staticPageOptions } from '#src/queries/pages.ts'

const ContactLiveChatPage = part(() =>
  import('#src/app/pages/ContactLiveChatPage.tsx').then(({ ContactLiveChatPage }) => ContactLiveChatPage),
)

// Its words are content's, but help is there without them too.
export const Route = createFileRoute('/$locale/contact-live-chat')({
  loader: async ({ context: { site } }) => {
    const content = await site.queryClient
      .fetchQuery(staticPageOptions(site.world, 'contact-live-chat'))
      .catch(() => null)
    if (!content) return null
    return {
      ...content,
      html: content.html && sanitise(content.html),
      sections: content.sections.map(({ id, title, html }) => ({ id, title, html: sanitise(html) })),
    }
  },
  component: ContactLiveChat,
})

function ContactLiveChat() {
  return <ContactLiveChatPage content={Route.useLoaderData()} />
}
