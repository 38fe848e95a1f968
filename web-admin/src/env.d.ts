declare module 'virtual:page-assets' {
  import type { PageAssets } from '@portal/web-ui/app-entry'
  export const stylesheets: readonly string[]
  export const assetsOf: (routeIds: readonly string[], isVisitor: boolean) => PageAssets
}
