declare global {
  interface Window {
    /** Origins of scripts that the page may load. */
    scriptOrigins?: Set<string>
  }
}

/**
 * The page's one Trusted Types policy, as script text: no text becomes a script, no markup may run
 * one, and scripts come only from our site or the payment provider's. React, the map and the
 * provider's script use it implicitly; staff's HTML was sanitized on the server. Browsers without
 * Trusted Types rely on the nonce.
 */
export const trustOwnMarkup = String.raw`{const o=window.scriptOrigins=new Set([location.origin]);window.trustedTypes?.createPolicy('default',{createHTML:h=>/<(?:script|iframe|object|embed|base|meta)|<[^>]*[\s/"']on\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(h)?null:h,createScriptURL:u=>o.has(new URL(u,location.href).origin)?u:null})}`
