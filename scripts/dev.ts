// npm run dev: the operator with Vite in its own process, so that the page reloads on edit and calls need no proxy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { startOperator } from '../operator/server.ts'
import { readOperatorSettings } from '../operator/settings.ts'
import { readStartSettings } from '../operator/startSettings.ts'
import { StartupError } from '../operator/startupError.ts'
import { compileLocales } from './locales.ts'
import { ROOT } from './sources.ts'

try {
  await compileLocales()
  const running = await startOperator({
    settings: readOperatorSettings(readStartSettings(process.env)),
    site: async (server) => {
      const vite = await createServer({
        root: ROOT,
        configFile: join(ROOT, 'vite.config.ts'),
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server } },
      })
      return {
        handle: vite.middlewares,
        html: (url) => vite.transformIndexHtml(url, readFileSync(join(ROOT, 'index.html'), 'utf8')),
        close: () => vite.close(),
      }
    },
  })
  console.log(`Ready ${running.origin} (reloads on edit; restart after changes in operator/ or contract/)`)
  const end = (): void => {
    setTimeout(() => process.exit(1), 4500).unref()
    void running.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
