declare module 'virtual:page-assets' {
  import type { PageAssets } from '@portal/web-ui/app-entry'
  /** For every page. */
  export const stylesheets: readonly string[]
  /** For a page of these routes. */
  export const assetsOf: (routeIds: readonly string[], isVisitor: boolean) => PageAssets
}
