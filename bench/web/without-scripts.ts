// Elements of scripts, the data that they read, and what fetches scripts ahead of them.
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const scriptLinks = /<link\b(?=[^>]*\brel="modulepreload"|[^>]*\bas="script")[^>]*>/g

/** One of our pages without its scripts; markup and styles unchanged. */
export const withoutScripts = (page: string): string =>
  page.replaceAll(scripts, '').replaceAll(scriptLinks, '')
