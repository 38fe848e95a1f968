import { defineConfig } from '@playwright/test'
import { findBrowser } from '@portal/local/browser'

// Journeys in a real browser over a city of their own, beside whatever else runs.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits (for answers, timers, pages) for more than half of its time, so twice as many as processors
  // of the smallest machine that runs them.
  workers: 4,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: findBrowser(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A recording takes a third more time; whoever hunts a fault asks for it: `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
