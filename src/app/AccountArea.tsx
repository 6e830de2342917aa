import { AccountShell } from '#src/views/account/AccountShell.tsx'
import { Outlet } from '@tanstack/react-router'
import { useApp } from './AppContext.tsx'
import { useSession } from './flows.ts'
import { framePlayerOf } from './standing.ts'

/** The pages of the account, beside their menu (NAV-8). */
export function AccountArea() {
  const { settings } = useApp()
  const context = useSession((now) => now.context)
  const player = framePlayerOf(context, settings.capabilities)
  if (!player) return <Outlet />
  return (
    <AccountShell player={player}>
      <Outlet />
    </AccountShell>
  )
}
