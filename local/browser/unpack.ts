import chromium from '@sparticuz/chromium'

// A process of its own, started by find-browser.ts: the package reads its settings from the
// environment when it is imported, and changes the environment of whoever imports it.
await chromium.executablePath()
