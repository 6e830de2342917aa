// Styles of the page itself: imported for what they do.
// oxlint-disable-next-line import/no-unassigned-import
import '#src/ui/global.css.ts'
// oxlint-disable-next-line import/no-unassigned-import
import '#brands/halcyon/theme.css.ts'
import { createRoot } from 'react-dom/client'
import { StaffPage } from './StaffPage.tsx'

createRoot(document.getElementById('root')!).render(<StaffPage />)
