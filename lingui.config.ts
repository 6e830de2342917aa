import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// The English texts stand in the source itself, so the page can always be read; the other languages are fetched
// from /locales/{language}/default.json (LOC-13).
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fi', 'no', 'de', 'caf', 'ca', 'nz', 'fr', 'inen', 'cl', 'pe', 'pt', 'br', 'ja', 'tl', 'tr', 'pl'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/default',
      include: ['<rootDir>/src'],
      exclude: ['**/*.gen.ts', '**/*.css.ts', '**/*.test.*'],
    },
  ],
  catalogsMergePath: '<rootDir>/public/locales/{locale}/default',
  compileNamespace: 'json',
  format: formatter({ lineNumbers: false }),
})
