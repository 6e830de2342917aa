import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readRelease } from './scripts/release.ts'
import { chartModules } from './staff/app/charts/chartModules.ts'

/** The release of the site that was built before it, which logs name; empty where there is none. */
const siteBuild = readRelease(join(import.meta.dirname, 'dist', 'site'))

// The staff page is built apart from the site: nothing of it travels to a player.
export default defineConfig({
  root: join(import.meta.dirname, 'staff'),
  base: '/staff/',
  publicDir: false,
  // The user pool's library is written for Node as well.
  define: { global: 'globalThis', 'import.meta.env.SITE_BUILD': JSON.stringify(siteBuild) },
  worker: { format: 'es' },
  plugins: [chartModules(), react(), vanillaExtractPlugin()],
  build: {
    outDir: '../dist/staff',
    emptyOutDir: true,
    // The list of every state and event is one file, and search wants all of it; what lays out two versions of a chart is another.
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
  },
})
