import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery: `pnpm --filter @portal/web-ui gallery` while working on a part, `build` for the tests. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { outDir: '../dist/gallery', emptyOutDir: true },
})
