import chromium from '@sparticuz/chromium'

// A process of its own, started by find-browser.ts: the package reads its settings from the environment
// on import, and changes the environment of its importer.
await chromium.executablePath()
