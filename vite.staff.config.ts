import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chartModules } from './staff/app/chartModules.ts'

// The staff page is built apart from the site: nothing of it travels to a player.
export default defineConfig({
  root: join(import.meta.dirname, 'staff'),
  base: '/staff/',
  publicDir: false,
  plugins: [chartModules(), react(), vanillaExtractPlugin()],
  build: {
    outDir: '../dist/staff',
    emptyOutDir: true,
    // The list of every state and event is one file, and search wants all of it.
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
  },
})
