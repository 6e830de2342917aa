import { createFileRoute, notFound } from '@tanstack/react-router'
import { useHead } from '#src/app/head.ts'
import { paymentMethodsOptions } from '#src/queries/pages.ts'
import { PaymentMethodsPage } from '#src/views/pages/PaymentMethodsPage.tsx'

// A table of its own kind of document, so it is not among the pages of text (NAV-5).
export const Route = createFileRoute('/$locale/payment-methods')({
  loader: async ({ context: { site } }) => {
    const content = await site.queryClient.fetchQuery(paymentMethodsOptions(site.world))
    if (!content) throw notFound()
    return { content }
  },
  component: PaymentMethods,
})

function PaymentMethods() {
  const { content } = Route.useLoaderData()
  useHead(content.seo?.title ?? content.title, content.seo?.description ?? content.lead, content.seo ?? undefined)
  return <PaymentMethodsPage content={content} />
}
