import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { goldenPlans, markdownDocuments } from './scripts/vite-content.ts'

export default defineConfig({
  plugins: [tailwindcss(), react(), markdownDocuments(), goldenPlans()],
  build: { outDir: 'dist/web', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
