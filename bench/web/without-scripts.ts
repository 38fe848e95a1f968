// Elements of scripts, the data that they read, and what fetches scripts ahead of them.
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const scriptLinks = /<link\b(?=[^>]*\brel="modulepreload"|[^>]*\bas="script")[^>]*>/g

/** A page of ours as it would be if it had no scripts; its markup and styles stay as they are. */
export const withoutScripts = (page: string): string =>
  page.replaceAll(scripts, '').replaceAll(scriptLinks, '')
