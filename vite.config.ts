import { join } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readPayAndPlayBuild } from './contract/payAndPlayBuild.ts'
import { chunkGroups } from './scripts/chunkGroups.ts'
import { stripDescriptions } from './scripts/stripDescriptions.ts'

/** Files that the site comes in, besides those of single pages and panels; earlier ones take what is shared. */
const FILES = [
  // What stands before the first paint of the home page; every other page needs nearly all of it too.
  {
    name: 'first',
    roots: [
      '/src/app/main.tsx',
      '/src/routes/$locale/route.tsx',
      '/src/routes/$locale/index.tsx',
      '/src/ui/tokens.ts',
      '/brands/markOf.tsx',
    ],
  },
  // The machines with their actors, the calls, and what stands over every page.
  {
    name: 'session',
    roots: [
      '/src/app/session.ts',
      '/src/actors/api.ts',
      '/src/actors/userPool.ts',
      '/contract/calls.ts',
      '/src/app/Overlays.tsx',
      '/src/app/WalletSlot.tsx',
      '/src/app/Kept.tsx',
      '/src/views/cookieConsent/CookieConsentView.tsx',
      '/src/views/messages/problemKey.ts',
      // A message of the tab says why something was refused as well as a form does, and brings no form along.
      '/src/views/messages/useMessage.ts',
      '/src/ui/useNow.ts',
    ],
  },
  // What lobbies, game pages and winners ask the content service.
  { name: 'content', roots: ['/src/queries/pages.ts'] },
  // Fields and their rules, shared by every form.
  { name: 'forms', roots: ['/src/app/LoginOverlay.tsx', '/src/ui/form/Form.tsx', '/contract/fields.ts'] },
]

// A wrong build setting ends the build, not the page.
readPayAndPlayBuild(process.env)

// The order of the plugins matters: routes are generated first, macros are expanded before React's transform.
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routesDirectory: join(import.meta.dirname, 'src', 'routes'),
      generatedRouteTree: join(import.meta.dirname, 'src', 'app', 'routeTree.gen.ts'),
      // What a page reads comes with the page, not with the first one.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
    }),
    // `message`: a production build would strip the English texts, and the page could not be read without a file (LOC-13).
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    react(),
    stripDescriptions(),
    vanillaExtractPlugin(),
  ],
  // amazon-cognito-identity-js carries a `buffer` that reads `global`
  define: { global: 'globalThis', ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}) },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/site',
    sourcemap: !isSsrBuild,
    manifest: true,
    // The operator names a page's files in its document; a list of them in the entry as well would weigh more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    target: 'baseline-widely-available',
    rollupOptions: {
      ...(isSsrBuild ? {} : { input: { site: 'index.html' } }),
      // Schemas are spread into each other; reading a property of one does nothing, so what is not used can go.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['endpoint', 'contentQuery'] },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups(FILES) } } }),
    },
  },
}))
