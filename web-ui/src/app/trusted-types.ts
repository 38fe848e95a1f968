declare global {
  interface Window {
    /** Sites whose scripts the page may load: its own, and those that a screen adds. */
    scriptOrigins?: Set<string>
  }
}

/**
 * The page's one policy of Trusted Types, as text for the page: no text becomes a script, none becomes markup
 * that would run one, and scripts come from our own site or the payment provider's. React, the map and the
 * provider's script use it without knowing; what staff write was cleaned on the server before. Browsers without
 * Trusted Types are held by the nonce alone.
 */
export const trustOwnMarkup = String.raw`{const o=window.scriptOrigins=new Set([location.origin]);window.trustedTypes?.createPolicy('default',{createHTML:h=>/<(?:script|iframe|object|embed|base|meta)|<[^>]*[\s/"']on\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(h)?null:h,createScriptURL:u=>o.has(new URL(u,location.href).origin)?u:null})}`
