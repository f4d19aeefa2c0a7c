import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markdownDocuments, screenWords } from './scripts/vite-content.ts'

export default defineConfig({
  plugins: [tailwindcss(), react(), markdownDocuments(), screenWords()],
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
