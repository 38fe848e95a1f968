import { defineConfig } from '@playwright/test'
import { findBrowser } from '@portal/local/browser'

// Journeys in a real browser over a city of their own, beside whatever else runs.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two processors: a browser each, and the workers and the database beside them.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: findBrowser(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A recording takes a third more time; whoever hunts a fault asks for it: `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
