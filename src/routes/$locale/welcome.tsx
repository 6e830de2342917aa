import { createFileRoute } from '@tanstack/react-router'
import { HomePage, loadHome } from '#src/app/pages/HomePage.tsx'

export const Route = createFileRoute('/$locale/welcome')({ loader: loadHome, component: HomePage })
