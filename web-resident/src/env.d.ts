declare module 'virtual:page-assets' {
  import type { PageAssets } from '@portal/web-ui/app-entry'
  export const stylesheets: readonly string[]
  /** For the hosted form's page, which is not the app's. */
  export const hostedFormAssets: {
    readonly entry: string
    readonly stylesheets: readonly string[]
  }
  export const assetsOf: (routeIds: readonly string[], isVisitor: boolean) => PageAssets
}
