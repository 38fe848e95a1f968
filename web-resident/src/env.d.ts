declare module 'virtual:page-assets' {
  import type { PageAssets } from '@portal/web-ui/app-entry'
  /** Stylesheets that every page of the app links to. */
  export const stylesheets: readonly string[]
  /** Files of the hosted form, whose page is none of the app's. */
  export const hostedFormAssets: PageAssets
  /** Files of the page that these routes make up. */
  export const assetsOf: (routeIds: readonly string[], isVisitor: boolean) => PageAssets
}
