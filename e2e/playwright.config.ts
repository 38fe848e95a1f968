import { defineConfig } from '@playwright/test'
import { findBrowser } from '@portal/local/browser'

// Journeys in a real browser, in their own city.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys mostly wait (for replies, timers, pages), so twice as many as processors of the
  // smallest machine.
  workers: 4,
  // On a busy machine one of 500 waits too long. `npm test` names each that needed its second try.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: findBrowser(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Recording takes a third more time; ask for it with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker's requests pass by `page.route`. Journeys of what it does allow it.
    serviceWorkers: 'block',
  },
})
