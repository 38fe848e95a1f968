import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `pnpm --filter @portal/web-ui gallery` while working on a component, `build` for the tests. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { outDir: '../dist/gallery', emptyOutDir: true },
})
