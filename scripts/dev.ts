// npm run dev: the operator with Vite in its own process, so that the page reloads on edit and calls need no proxy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { runUntilSignal } from '../operator/ending.ts'
import { startOperator } from '../operator/server.ts'
import { readOperatorSettings } from '../operator/settings.ts'
import { readStartSettings } from '../operator/startSettings.ts'
import { StartupError } from '../operator/startupError.ts'
import { compileLocales } from './locales.ts'
import { ROOT } from './sources.ts'

try {
  await compileLocales()
  const running = await runUntilSignal((signal) =>
    startOperator({
      settings: readOperatorSettings(readStartSettings(process.env)),
      signal,
      site: async (server) => {
        const own = process.listeners('SIGTERM')
        const vite = await createServer({
          root: ROOT,
          configFile: join(ROOT, 'vite.config.ts'),
          appType: 'custom',
          server: { middlewareMode: true, hmr: { server } },
        })
        // The compiler of styles runs a Vite of its own, which would exit at once and wait for nobody.
        for (const listener of process.listeners('SIGTERM'))
          if (!own.includes(listener)) process.off('SIGTERM', listener)
        return {
          handle: vite.middlewares,
          html: (url) => vite.transformIndexHtml(url, readFileSync(join(ROOT, 'index.html'), 'utf8')),
          close: () => vite.close(),
        }
      },
    }),
  )
  console.log(`Ready ${running.origin} (reloads on edit; restart after changes in operator/ or contract/)`)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
