import type { PageAssets } from './page-assets.ts'
import { type PageStyles, sheetCookie } from './page-styles.ts'

declare global {
  interface Window {
    /** Resolves with the visitor's first touch, key or focus. */
    firstUse?: Promise<void>
  }
}

// `<` could let a text end the script element.
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

interface Scripts {
  readonly styled: string
  readonly unstyled: string
}

const scriptsOf = new WeakMap<PageAssets, Scripts>()

/** The script of these assets, which are the same objects for all pages of a route. */
export function bootScript(assets: PageAssets, isStyled: boolean): string {
  const known = scriptsOf.get(assets)
  const scripts = known ?? { styled: write(assets, true), unstyled: write(assets, false) }
  scriptsOf.set(assets, scripts)
  return isStyled ? scripts.styled : scripts.unstyled
}

/**
 * Loads the app's scripts at the visitor's first touch, key or focus, or when the page is at rest and
 * its bytes cost the visitor nothing; otherwise no next page is loaded ahead either. A page that was
 * itself loaded ahead waits until it is shown. A page that carries its styles fetches the whole sheet
 * first, so that the next screens and pages have theirs. News from the service
 * worker start the scripts, too.
 */
function write({ entry, scripts, styles }: PageAssets, isStyled: boolean): string {
  const start = `import(${inScript(entry)})`
  const startStyled = styles && !isStyled ? withSheet(styles, start) : start
  return `(()=>{let d=0;const add=(rel,href,more)=>document.head.appendChild(Object.assign(document.createElement('link'),{rel,href},more));const go=()=>{if(d)return;d=1;for(const h of ${inScript(scripts)})add('modulepreload',h);${startStyled}};navigator.serviceWorker?.addEventListener('message',({data})=>{(window.fromWorker??=[]).push(data);go()});window.firstUse=new Promise(used=>{for(const e of['pointerdown','keydown','focusin'])addEventListener(e,()=>{used();go()},{once:true,passive:true})});const n=navigator.connection;if(n&&(n.saveData||n.type==='cellular')){document.querySelector('script[type=speculationrules]')?.remove();return}const rest=()=>requestAnimationFrame(()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(go):go()));const shown=()=>document.readyState==='complete'?rest():addEventListener('load',rest);document.prerendering?document.addEventListener('prerenderingchange',shown,{once:true}):shown()})()`
}

/** Then pages link the sheet, which the cookie tells the server. */
const withSheet = ({ sheet, font }: PageStyles, start: string): string =>
  `const s=()=>${start};add('stylesheet',${inScript(sheet)},{onerror:s,onload(){s();document.cookie=${inScript(sheetCookie(sheet))}+(location.protocol==='https:'?';secure':'');add('prefetch',${inScript(font)},{as:'font',crossOrigin:''})}})`
