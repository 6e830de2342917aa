export { LoginPanel as LoginOverlay } from '#src/views/login/LoginPanel.tsx'
