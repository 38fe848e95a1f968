// Script elements, their data, and script preloads.
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const scriptLinks = /<link\b(?=[^>]*\brel="modulepreload"|[^>]*\bas="script")[^>]*>/g

/** Markup and styles unchanged. */
export const withoutScripts = (page: string): string =>
  page.replaceAll(scripts, '').replaceAll(scriptLinks, '')
