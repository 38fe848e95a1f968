import chromium from '@sparticuz/chromium'

// Runs in its own process: the package reads its settings from the environment on import, and
// changes it.
await chromium.executablePath()
