import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), react()],
  build: { outDir: 'dist/web', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
