import { createFileRoute } from '@tanstack/react-router'
import { HomePage, loadHome } from '#src/app/pages/HomePage.tsx'

// Not split off: it is the page that most visits begin with, and its file is the first one.
export const Route = createFileRoute('/$locale/')({
  codeSplitGroupings: [],
  loader: loadHome,
  component: HomePage,
})
