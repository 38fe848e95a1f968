import { inScript } from './boot-script.ts'

/**
 * Going back, a browser may show a page as it was left. After a login or logout in this tab it is
 * another person's, so it is loaded again.
 */
export const renewForOther = (userId: string | null): string =>
  `try{const s=sessionStorage,u=${inScript(userId ?? '')};s.viewer=u;addEventListener('pageshow',({persisted:p})=>{if(p&&s.viewer!==u)location.reload()})}catch{}`
